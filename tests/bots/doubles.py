"""Players that fail in every way there is; the worker process finds them by their module's name."""

import os
from typing import Any

from saboteur_desktop.bots.protocol import Bot
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.engine.legality import legal_moves
from saboteur_desktop.games.saboteur.engine.moves import Discard


class Looping:
    def choose(self, view: Any, budget: int) -> Any:
        while True:
            pass


class Raising:
    def choose(self, view: Any, budget: int) -> Any:
        raise ZeroDivisionError(f"my hand is {view.hand}")


class Dying:
    def choose(self, view: Any, budget: int) -> Any:
        os._exit(3)


class Cheating:
    """Discards a card that is in no hand."""

    def choose(self, view: Any, budget: int) -> Any:
        return Discard(("no-such-card",))


class Babbling:
    """Answers with something that is no move."""

    def choose(self, view: Any, budget: int) -> Any:
        return "pass"


class Unspeakable:
    """Answers with something that cannot leave the process."""

    def choose(self, view: Any, budget: int) -> Any:
        return lambda: None


class First:
    """Plays the first legal move: nothing wrong with it."""

    def choose(self, view: Any, budget: int) -> Any:
        return legal_moves(view)[0]


DOUBLES: dict[str, type[Bot]] = {
    "looping": Looping,
    "raising": Raising,
    "dying": Dying,
    "cheating": Cheating,
    "babbling": Babbling,
    "unspeakable": Unspeakable,
    "first": First,
}


def make(game_id: str, level: str, seed: str, agreement: Any) -> Bot:
    """Return a double, or a real player where there is none of that name."""
    double = DOUBLES.get(level)
    return double() if double else registry.bot(game_id, level, seed, agreement)


def make_with_looping_careful_player(game_id: str, level: str, seed: str, agreement: Any) -> Bot:
    """Return doubles, and one that loops in place of the player that stands in for others."""
    return Looping() if level == "careful" else make(game_id, level, seed, agreement)


class Agreeing:
    """Makes the move that was agreed on."""

    def __init__(self, agreement: Any) -> None:
        self._agreement = agreement

    def choose(self, view: Any, budget: int) -> Any:
        return self._agreement


def make_agreeing(game_id: str, level: str, seed: str, agreement: Any) -> Bot:
    """Return a player that does as agreed, except in place of the one that fails."""
    return Raising() if level == "raising" else Agreeing(agreement)
