"""Playing a record through: the beginning and every move, one after another."""

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from saboteur_desktop.games.haunted_house.engine.apply import apply
from saboteur_desktop.games.haunted_house.engine.events import Event
from saboteur_desktop.games.haunted_house.engine.notation.model import MoveText, RecordText
from saboteur_desktop.games.haunted_house.engine.notation.moves import move_of
from saboteur_desktop.games.haunted_house.engine.notation.position import position
from saboteur_desktop.games.haunted_house.engine.notation.reading import reading
from saboteur_desktop.games.haunted_house.engine.refusal import IllegalReason, Refusal
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.kernel.errors import IllegalMove
from saboteur_desktop.kernel.fault import Fault
from saboteur_desktop.kernel.game import RoundRecord


class Step(NamedTuple):
    """The state at the beginning or after a move. A refused move leaves the state as it was and ends the play."""

    moves: int
    """How many moves have been made."""
    state: GameState
    events: tuple[Event, ...]
    refusal: Refusal | None = None


def play(record: RecordText) -> Iterator[Step]:
    """Yield a step for the beginning and every move; raises Fault when the setup makes no sense."""
    (played,) = record.rounds
    try:
        state = position(record.ruleset, len(record.seats), played.setup)
    except Fault as fault:
        raise (fault if fault.path == "seats" else fault.within("rounds.0")) from None
    yield Step(0, state, state.table.log)
    for count, text in enumerate(played.moves):
        made = _make(state, text)
        if isinstance(made, Refusal):
            yield Step(count, state, (), made)
            return
        state, events = made
        yield Step(count + 1, state, events)


def _make(state: GameState, text: MoveText) -> tuple[GameState, tuple[Event, ...]] | Refusal:
    """Make a move of a record, or return why it is refused."""
    table = state.table
    if text.seat is not None and text.seat != table.to_move:
        return Refusal(IllegalReason.MATCH_OVER if table.to_move is None else IllegalReason.NOT_YOUR_TURN)
    try:
        return apply(state, move_of(text))
    except IllegalMove as error:
        refusal: Refusal = error.refusal
        return refusal


def restored(ruleset: Ruleset, seats: int, rounds: Sequence[RoundRecord]) -> GameState:
    """Return the state that a stored match leads to; raises Fault when it does not hold."""
    written = {
        "format": "saboteur-record",
        "version": 1,
        "game": "haunted-house",
        "ruleset": ruleset.written(),
        "seats": seats,
        "rounds": [{"setup": played.setup, "moves": played.moves} for played in rounds],
    }
    record = reading(lambda: RecordText.model_validate_json(json.dumps(written)))
    *_, last = play(record)
    if last.refusal is not None:
        raise Fault(f"rounds.0.moves.{last.moves}", f"this move is not legal: {last.refusal.reason}")
    return last.state
