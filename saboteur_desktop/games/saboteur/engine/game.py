"""Saboteur as the kernel's Game."""

from collections.abc import Sequence

from saboteur_desktop.games.saboteur.engine import apply as applying
from saboteur_desktop.games.saboteur.engine import legality, redact, sample, setup, view
from saboteur_desktop.games.saboteur.engine.events import CardDrawn, Event, GoalTurned, GoldTaken, MapRead, RoundEnded
from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.game import Applied
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

    def reveals(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, CardDrawn | GoalTurned | GoldTaken | MapRead | RoundEnded) for event in events)
