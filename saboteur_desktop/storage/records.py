"""Records: matches as text that people can keep, send and read back."""

from typing import Any, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, NonNegativeInt, ValidationError

from saboteur_desktop.kernel.game import Game, RoundRecord
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.library import SavedMatch
from saboteur_desktop.storage.seats import SeatPlan

FORMAT: Final = "saboteur-record"
VERSION: Final = 1


class Recorded(NamedTuple):
    """A match read from a record, and its people."""

    match: Match
    seats: tuple[SeatPlan, ...]


class _Round(BaseModel):
    model_config = ConfigDict(extra="ignore")

    setup: dict[str, Any]
    moves: tuple[dict[str, Any], ...] = ()


class _Seat(BaseModel):
    name: str
    avatar: int = 0
    kind: Literal["human", "bot"] = "human"
    level: str | None = None


class _Record(BaseModel):
    """What every game's record has; what stands in a deal or a move is for the game itself to judge."""

    format: Literal["saboteur-record"]
    version: Literal[1]
    game: str
    ruleset: Any
    seats: NonNegativeInt | tuple[_Seat, ...]
    rounds: tuple[_Round, ...]


def record_of(saved: SavedMatch) -> dict[str, Any]:
    """Return a saved match as a record, ready for JSON."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": saved.game,
        "ruleset": saved.ruleset,
        "seats": [_written(seat) for seat in saved.seats],
        "rounds": [{"setup": played.setup, "moves": list(played.moves)} for played in saved.rounds],
    }


def read_record(data: Any, game: Game, seed: str) -> Recorded:
    """Return the match of a record; raises ValueError when it is none of this game or does not hold.

    A record tells no seed, so rounds that are still to come are dealt from the one given.
    """
    try:
        record = _Record.model_validate(data)
    except ValidationError as error:
        fault = error.errors()[0]
        raise ValueError(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}") from error
    if record.game != game.id:
        raise ValueError(f"game: this is a record of {record.game!r}")
    if not record.rounds:
        raise ValueError("rounds: a match has at least one")
    if isinstance(record.seats, int):
        seats = tuple(SeatPlan(name=str(number + 1)) for number in range(record.seats))
    else:
        seats = tuple(SeatPlan(**seat.model_dump()) for seat in record.seats)
    rounds = tuple(RoundRecord(played.setup, played.moves) for played in record.rounds)
    return Recorded(Match.resumed(game, game.read_ruleset(record.ruleset), len(seats), seed, rounds), seats)


def _written(seat: SeatPlan) -> dict[str, str]:
    told = {"name": seat.name, "kind": seat.kind}
    return told if seat.level is None else told | {"level": seat.level}
