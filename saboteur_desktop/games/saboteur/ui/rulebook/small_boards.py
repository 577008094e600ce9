"""Pieces of a mine, written down in a line.

A card is written as it lies, with its cell: ``1,0 EW`` is a straight tunnel on the right of the start, ``2,0 NE`` the
curve ``SW`` turned by half, ``8,0 stone-NE`` the stone that is printed ``stone-SW``, turned by half.
"""

from functools import cache
from typing import Final

from saboteur_desktop.games.saboteur.engine.cards import Laid, PathFace, laid, path_face
from saboteur_desktop.games.saboteur.engine.catalog import ALL_PATHS, GOLD, STONES
from saboteur_desktop.games.saboteur.engine.geometry import Cell, half_turn, parse_sides, sides_text
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import GOAL_BACK
from saboteur_desktop.games.saboteur.ui.rulebook.piece_of_mine import PieceOfMine

_START: Final = "start"
_STONE: Final = "stone-"


def small_board(caption: str, cards: str, lit: str = "", further: int = 0) -> PieceOfMine:
    """Cards in the order in which they were laid, and the cells that the text speaks of; all so much further right."""
    words = cards.split()
    lying = tuple((_cell(cell, further), _lying(card)) for cell, card in zip(words[::2], words[1::2], strict=True))
    return PieceOfMine(lying, caption, tuple(_cell(cell, further) for cell in lit.split()))


def middle_further(ruleset: Ruleset) -> int:
    """How many cells the middle goal lies further right than printed."""
    return ruleset.middle_goal_distance - 7


def _cell(text: str, further: int) -> Cell:
    x, y = text.split(",")
    return Cell(int(x) + further, int(y))


def _lying(text: str) -> Laid:
    if text == GOAL_BACK:
        return Laid(GOAL_BACK, False, PathFace((), 0, (0,) * 9))
    card, turned = _ways_up()[text]
    return laid(card, turned)


@cache
def _ways_up() -> dict[str, tuple[str, bool]]:
    """Every card by what is written for it, upright before turned."""
    ways = {card: (card, False) for card in (_START, GOLD, *STONES, *ALL_PATHS)}
    for card in ALL_PATHS:
        _, *marks = card.split("+")
        tunnels = "|".join(sides_text(tunnel.sides) for tunnel in path_face(card, True).tunnels)
        ways.setdefault("+".join((tunnels, *marks)), (card, True))
    for card in STONES:
        ways[_STONE + sides_text(half_turn(parse_sides(card.removeprefix(_STONE))))] = (card, True)
    return ways
