"""The Haunted House as the kernel's Game."""

import json
from collections.abc import Sequence
from typing import Any

from saboteur_desktop.games.haunted_house.engine import apply as applying
from saboteur_desktop.games.haunted_house.engine import legality, sample, setup, view
from saboteur_desktop.games.haunted_house.engine.events import CardTurned, Event, Fought, NumberShown, Rolled
from saboteur_desktop.games.haunted_house.engine.moves import Move
from saboteur_desktop.games.haunted_house.engine.notation.moves import MOVE, move_of, written_move
from saboteur_desktop.games.haunted_house.engine.notation.position import written_setup
from saboteur_desktop.games.haunted_house.engine.notation.reading import reading
from saboteur_desktop.games.haunted_house.engine.notation.replay import restored
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.kernel.game import Applied, RoundRecord
from saboteur_desktop.kernel.outcome import Outcome
from saboteur_desktop.kernel.rng import Rng

_REVEALING = (CardTurned, Fought, NumberShown, Rolled)
"""After these a move cannot be taken back: chance has spoken."""


class HauntedHouse:
    """The basic and the advanced game; see kernel.game.Game for what each function promises."""

    id = "haunted-house"
    view = staticmethod(view.view)
    check_move = staticmethod(legality.check_move)
    legal_moves = staticmethod(legality.legal_moves)
    apply = staticmethod(applying.apply)
    sample = staticmethod(sample.sample)

    def setup(self, ruleset: Ruleset, seats: int, rng: Rng, starter: int = 0) -> Applied[GameState]:
        return setup.furnished(ruleset, seats, rng, starter)

    def next_round(self, state: GameState, rng: Rng) -> Applied[GameState]:
        raise ValueError("a match of the Haunted House is one round")

    def to_move(self, state: GameState) -> int | None:
        return state.table.to_move

    def redact(self, event: Event, viewer: int | None) -> Event:
        # What happens is seen by all: only what is still to come is hidden.
        return event

    def outcome(self, state: GameState) -> Outcome | None:
        return state.table.outcome

    def read_ruleset(self, data: Any) -> Ruleset:
        ruleset: Ruleset = reading(lambda: Ruleset.model_validate(data))
        return ruleset

    def write_ruleset(self, ruleset: Ruleset) -> dict[str, Any]:
        return ruleset.written()

    def write_setup(self, state: GameState) -> dict[str, Any]:
        return written_setup(state)

    def write_move(self, seat: int, move: Move) -> dict[str, Any]:
        return {"seat": seat, **written_move(move)}

    def read_move(self, data: Any) -> Move:
        # Through JSON, like a whole record: there a list is as good as the tuple that strict Python reading asks for.
        return move_of(reading(lambda: MOVE.validate_json(json.dumps(data))))

    def restore(self, ruleset: Ruleset, seats: int, rounds: Sequence[RoundRecord]) -> GameState:
        return restored(ruleset, seats, rounds)

    def decides_openly(self, view: HouseView) -> bool:
        return True

    def reveals(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, _REVEALING) for event in events)
