"""Matches of the Haunted House in a window, and who plays them."""

from collections.abc import Callable
from typing import Any, Final

from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.ui.screens.house_table import HouseTable
from tests.ui.house import House, plans

GAME: Final = "haunted-house"


def house_table(house: House) -> HouseTable:
    """The table of the Haunted House that is open."""
    assert isinstance(house.window.table, HouseTable)
    return house.window.table


def played(seats: int, until: Callable[[HouseView], bool], seed: str = "house", **rules: Any) -> Match:
    """A match that careful players have played until a spectator sees what is wanted."""
    game: Any = registry.engine(GAME)
    match = Match(game, game.read_ruleset(rules), seats, seed)
    while not until(match.view(None)):
        seat = match.to_move
        assert seat is not None, "the match is over before that"
        view = match.view(seat)
        match.submit(seat, registry.bot(GAME, "careful", f"{seed}:{view.table.turn}").choose(view, BUDGET))
    return match


def open_house(
    house: House,
    kinds: str,
    until: Callable[[HouseView], bool] = lambda view: True,
    seed: str = "house",
    **rules: Any,
) -> HouseTable:
    """Show a match that stands as wanted, at its beginning if nothing is said."""
    match = played(len(kinds), until, seed, **rules)
    house.window.open_match(house.opened.library.keep(match, plans(kinds)))
    return house_table(house)
