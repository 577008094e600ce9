"""Matches of Saboteur 2 in which there is much to steal, and computer players who steal."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer

from saboteur_desktop.bots.service import Answer
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.engine.moves import Discard, LayPath, Move, PlayTheft
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng
from tests.dealer.doubles import LastMove


def thievish_move(view: PlayerView, rng: Rng) -> Move:
    """A theft as soon as there is one, more often than not a tunnel towards the gold, else a discard of many cards."""
    moves = registry.engine("saboteur").legal_moves(view)
    if PlayTheft() in moves:
        return PlayTheft()
    tunnels = [move for move in moves if isinstance(move, LayPath) and "|" not in move.card]
    if tunnels and rng.chance() < 0.6:
        return max(tunnels, key=lambda move: (move.cell.x, -abs(move.cell.y)))
    discards = [move for move in moves if isinstance(move, Discard)]
    return max(discards, key=lambda move: len(move.cards)) if discards else moves[0]


class Thieves(LastMove):
    """Computer players that answer soon with a thievish move."""

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        self.asked.append(view)
        number = len(self.asked)
        answer = Answer(number, thievish_move(view, Rng(seed)), None)
        QTimer.singleShot(0, self, lambda: self.answered.emit(answer))
        return number


def played(kinds: str, seed: str, wanted: Callable[[PlayerView], bool]) -> Match:
    """A match of Saboteur 2 that stands as wanted."""
    game: Any = registry.engine("saboteur")
    for name in (seed, *(f"{seed} {number}" for number in range(50))):
        match, rng = Match(game, game.read_ruleset({"preset": "saboteur2"}), len(kinds), name), Rng(name)
        while match.outcome is None:
            if wanted(match.view(None)):
                return match
            if match.to_move is None:
                match.deal_next_round()
            else:
                match.submit(match.to_move, thievish_move(match.view(match.to_move), rng))
    raise AssertionError("no such match was found")


def stealing(seat: int) -> Callable[[PlayerView], bool]:
    return lambda view: view.table.phase == "stealing" and view.table.to_move == seat
