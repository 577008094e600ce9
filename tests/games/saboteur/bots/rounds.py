"""Rounds between computer players, move by move."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.games.saboteur.bots import bot
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.rng import Rng

GAME = Saboteur()


class Round:
    """A round on its way; iterating it plays it, one decision after the other."""

    def __init__(
        self, seats: int, seed: str, preset: str = "standard", miners: str = "careful", saboteurs: str = "careful"
    ) -> None:
        self.state: Any = GAME.setup(Ruleset.model_validate({"preset": preset}), seats, Rng(f"deal {seed}")).state
        self._bots = [bot(miners if role == "miner" else saboteurs, seed) for role in self.state.roles]

    def __iter__(self) -> Iterator[tuple[PlayerView, Move]]:
        while (seat := self.state.table.to_move) is not None:
            view = GAME.view(self.state, seat)
            move = self._bots[seat].choose(view, BUDGET)
            yield view, move
            self.state = GAME.apply(self.state, move).state

    @property
    def miners_won(self) -> bool:
        winner: str = self.state.table.result.winner
        return winner == "miners"


def miners_share(rounds: int, seats: int, miners: str, saboteurs: str) -> float:
    """Return the share of rounds that the miners win, each side at its own level, on deals that never change."""
    won = 0
    for number in range(rounds):
        played = Round(seats, f"strength {number}", miners=miners, saboteurs=saboteurs)
        for _ in played:
            pass
        won += played.miners_won
    return won / rounds


def digest_of_rounds() -> str:
    """Return a digest of every move of some rounds, all sizes and presets among them."""
    digest = blake2b(digest_size=16)
    for number, seats in enumerate(range(3, 11)):
        for _, move in Round(seats, f"digest {number}", PRESET_NAMES[number % len(PRESET_NAMES)]):
            digest.update(repr(move).encode())
    return digest.hexdigest()
