"""Saboteur as the kernel's Game."""

from collections.abc import Sequence
from typing import Any

from saboteur_desktop.games.saboteur.engine import apply as applying
from saboteur_desktop.games.saboteur.engine import legality, redact, sample, setup, view
from saboteur_desktop.games.saboteur.engine.events import CardDrawn, Event, GoalTurned, GoldTaken, MapRead, RoundEnded
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


class Saboteur:
    """The base game; see kernel.game.Game for what each function promises."""

    id = "saboteur"

    def setup(self, ruleset: Ruleset, seats: int, rng: Rng, starter: int = 0) -> Applied[GameState]:
        return setup.first_round(ruleset, seats, rng, starter)

    def next_round(self, state: GameState, rng: Rng) -> Applied[GameState]:
        return setup.next_round(state, rng)

    def to_move(self, state: GameState) -> int | None:
        return state.table.to_move

    def view(self, state: GameState, viewer: int | None) -> PlayerView:
        return view.view(state, viewer)

    def redact(self, event: Event, viewer: int | None) -> Event:
        return redact.redact(event, viewer)

    def check_move(self, view: PlayerView, move: Move) -> legality.Refusal | None:
        return legality.check_move(view, move)

    def legal_moves(self, view: PlayerView) -> Sequence[Move]:
        return legality.legal_moves(view)

    def apply(self, state: GameState, move: Move) -> Applied[GameState]:
        return applying.apply(state, move)

    def outcome(self, state: GameState) -> Outcome | None:
        return state.table.outcome

    def sample(self, view: PlayerView, rng: Rng) -> GameState:
        return sample.sample(view, rng)

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
        return move_of(reading(lambda: MOVE.validate_python(data)))

    def restore(self, ruleset: Ruleset, seats: int, rounds: Sequence[RoundRecord]) -> GameState:
        return restored(ruleset, seats, rounds)

    def reveals(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, CardDrawn | GoalTurned | GoldTaken | MapRead | RoundEnded) for event in events)
