"""Records: matches as text that people can keep, send and read back."""

from typing import Any, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, NonNegativeInt, ValidationError

from saboteur_desktop.kernel.game import Game, RoundRecord
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.record_text import Version
from saboteur_desktop.storage.library import SavedMatch
from saboteur_desktop.storage.seats import SeatPlan

FORMAT: Final = "saboteur-record"
VERSION: Final = 1


class NoRecord(ValueError):
    """What was read is not in the form of a record, or one of another game."""


class Recorded(NamedTuple):
    """A match read from a record, and its people."""

    match: Match
    seats: tuple[SeatPlan, ...]


class _Round(BaseModel):
    model_config = ConfigDict(extra="ignore")

    setup: dict[str, Any]
    moves: tuple[dict[str, Any], ...] = ()


class _Seat(BaseModel):
    name: str = ""
    kind: Literal["human", "bot"] = "human"
    level: str | None = None


class _Record(BaseModel):
    """What every game's record has; what stands in a deal or a move is for the game itself to judge."""

    format: Literal["saboteur-record"]
    version: Version
    game: str
    ruleset: Any = Field(default_factory=dict)
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
    """Return the match of a record; raises NoRecord, and ValueError when the moves of a record do not hold.

    A record tells no seed, so rounds that are still to come are dealt from the one given.
    """
    try:
        record = _Record.model_validate(data)
    except ValidationError as error:
        fault = error.errors()[0]
        raise NoRecord(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}") from error
    if record.game != game.id:
        raise NoRecord(f"game: this is a record of {record.game!r}")
    if not record.rounds:
        raise NoRecord("rounds: a match has at least one")
    told = (_Seat(),) * record.seats if isinstance(record.seats, int) else record.seats
    # A record does not tell the figures: each seat has another one. Who has no name is called by the number.
    seats = tuple(
        SeatPlan(seat.name or str(number + 1), number, seat.kind, seat.level) for number, seat in enumerate(told)
    )
    try:
        ruleset = game.read_ruleset(record.ruleset)
    except ValueError as error:
        raise NoRecord(f"ruleset: {error}") from error
    rounds = tuple(RoundRecord(played.setup, played.moves) for played in record.rounds)
    return Recorded(Match.resumed(game, ruleset, len(seats), seed, rounds), seats)


def _written(seat: SeatPlan) -> dict[str, str]:
    told = {"name": seat.name, "kind": seat.kind}
    return told if seat.level is None else told | {"level": seat.level}
