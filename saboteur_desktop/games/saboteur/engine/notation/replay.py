"""Playing a record through: every deal and every move, one after another."""

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from saboteur_desktop.games.saboteur.engine.apply import apply
from saboteur_desktop.games.saboteur.engine.events import Event
from saboteur_desktop.games.saboteur.engine.legality import check_move
from saboteur_desktop.games.saboteur.engine.notation.fault import Fault, reading
from saboteur_desktop.games.saboteur.engine.notation.model import MoveText, RecordText
from saboteur_desktop.games.saboteur.engine.notation.moves import move_of
from saboteur_desktop.games.saboteur.engine.notation.position import position
from saboteur_desktop.games.saboteur.engine.refusal import IllegalReason, Refusal
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import view
from saboteur_desktop.kernel.errors import IllegalMove
from saboteur_desktop.kernel.game import RoundRecord


class Step(NamedTuple):
    """The state after a deal or a move. A refused move leaves the state as it was and ends the play."""

    round: int
    """The place of the round in the record."""
    moves: int
    """How many moves of the round have been made."""
    state: GameState
    events: tuple[Event, ...]
    refusal: Refusal | None = None


def play(record: RecordText) -> Iterator[Step]:
    """Yield a step for every deal and every move; raises Fault when a setup makes no sense."""
    before: GameState | None = None
    for place, played in enumerate(record.rounds):
        if before is not None and before.table.phase != "round_over":
            raise Fault(f"rounds.{place}", "no round can be dealt here: the one before is not over, or was the last")
        past_winners = before.table.past_winners if before is not None else ()
        try:
            state = position(record.ruleset, len(record.seats), played.setup, place + 1, past_winners, before)
        except Fault as fault:
            raise (fault if fault.path == "seats" else fault.within(f"rounds.{place}")) from None
        yield Step(place, 0, state, state.table.log)
        for count, text in enumerate(played.moves):
            step = make(state, text)
            if isinstance(step, Refusal):
                yield Step(place, count, state, (), step)
                return
            state, events = step
            yield Step(place, count + 1, state, events)
        before = state


def make(state: GameState, text: MoveText) -> tuple[GameState, tuple[Event, ...]] | Refusal:
    """Make a move of a record, or return why it is refused."""
    move = move_of(text)
    if text.seat is not None and text.seat != state.table.to_move:
        # A spectator is never to move, so it is told what any seat out of turn would be told.
        return check_move(view(state, None), move) or Refusal(IllegalReason.NOT_YOUR_TURN)
    try:
        return apply(state, move)
    except IllegalMove as error:
        refusal = error.refusal
        return refusal if isinstance(refusal, Refusal) else Refusal(IllegalReason.ROUND_OVER)


def restored(ruleset: Ruleset, seats: int, rounds: Sequence[RoundRecord]) -> GameState:
    """Return the state that stored rounds lead to; raises Fault when one of them does not hold."""
    written = {
        "format": "saboteur-record",
        "version": 1,
        "game": "saboteur",
        "ruleset": ruleset.written(),
        "seats": seats,
        "rounds": [{"setup": played.setup, "moves": played.moves} for played in rounds],
    }
    record = reading(lambda: RecordText.model_validate_json(json.dumps(written)))
    *_, last = play(record)
    if last.refusal is not None:
        raise Fault(f"rounds.{last.round}.moves.{last.moves}", f"this move is not legal: {last.refusal.reason}")
    return last.state
