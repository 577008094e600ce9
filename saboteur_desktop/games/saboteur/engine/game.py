"""Saboteur as the kernel's Game."""

import json
from collections.abc import Sequence
from typing import Any

from saboteur_desktop.games.saboteur.engine import apply as applying
from saboteur_desktop.games.saboteur.engine import legality, redact, sample, setup, view
from saboteur_desktop.games.saboteur.engine.events import (
    CardDrawn,
    Event,
    GoalTurned,
    GoldStolen,
    GoldTaken,
    HandGiven,
    MapRead,
    RoleInspected,
    RoleTaken,
    RoundEnded,
)
from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.engine.notation.fault import reading
from saboteur_desktop.games.saboteur.engine.notation.moves import MOVE, move_of, written_move
from saboteur_desktop.games.saboteur.engine.notation.position import written_setup
from saboteur_desktop.games.saboteur.engine.notation.replay import restored
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.game import Applied, RoundRecord
from saboteur_desktop.kernel.outcome import Outcome
from saboteur_desktop.kernel.rng import Rng

_REVEALING = (CardDrawn, GoalTurned, GoldStolen, GoldTaken, HandGiven, MapRead, RoleInspected, RoleTaken, RoundEnded)
"""After these a move cannot be taken back: something secret or random has come out."""


class Saboteur:
    """The base game and its expansion; see kernel.game.Game for what each function promises."""

    id = "saboteur"
    view = staticmethod(view.view)
    redact = staticmethod(redact.redact)
    check_move = staticmethod(legality.check_move)
    legal_moves = staticmethod(legality.legal_moves)
    apply = staticmethod(applying.apply)
    sample = staticmethod(sample.sample)

    def setup(self, ruleset: Ruleset, seats: int, rng: Rng, starter: int = 0) -> Applied[GameState]:
        return setup.first_round(ruleset, seats, rng, starter)

    def next_round(self, state: GameState, rng: Rng) -> Applied[GameState]:
        return setup.next_round(state, rng)

    def to_move(self, state: GameState) -> int | None:
        return state.table.to_move

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

    def decides_openly(self, view: PlayerView) -> bool:
        return view.table.phase == "stealing"

    def reveals(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, _REVEALING) for event in events)
