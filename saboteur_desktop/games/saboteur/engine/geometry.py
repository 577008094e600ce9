"""Cells of the mine and sides of a card.

x grows towards the goals, y grows downwards; the start lies at (0, 0) and the grid has no rim
(rules/base.md section 2). A set of sides is an int with one bit per side.
"""

from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple


class Cell(NamedTuple):
    """A place for one card."""

    x: int
    y: int


class Side(IntEnum):
    """One edge of a card; the value is its bit in a set of sides."""

    N = 1
    E = 2
    S = 4
    W = 8


ALL_SIDES: Final = 15
START: Final = Cell(0, 0)
GOAL_CELLS: Final = (Cell(8, -2), Cell(8, 0), Cell(8, 2))
"""The goals top, middle and bottom."""
MIDDLE_FAR: Final = (Cell(8, -2), Cell(9, 0), Cell(8, 2))
"""The same with one more column before the middle one, so that no card touches two (rules/saboteur2.md section 8.2)."""

STEPS: Final = ((1, 0, -1, 4), (2, 1, 0, 8), (4, 0, 1, 1), (8, -1, 0, 2))
"""For every side: its bit, the step to the neighbour there, and the bit of the neighbour's side that faces back."""

BACKS: Final = ((1, 4), (2, 8), (4, 1), (8, 2))
"""For every side its bit and the bit of the neighbour's side that faces back."""

_LETTERS: Final = "NESW"


def half_turn(sides: int) -> int:
    """Return the set of sides after turning the card by 180 degrees: N and S change places, E and W too."""
    return (sides << 2 | sides >> 2) & ALL_SIDES


def opposite(side: int) -> int:
    """Return the side that faces the given one across a border."""
    return half_turn(side)


@cache
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the cells to the north, east, south and west, the order of BACKS."""
    x, y = cell
    return Cell(x, y - 1), Cell(x + 1, y), Cell(x, y + 1), Cell(x - 1, y)


@cache
def around(cell: Cell) -> tuple[tuple[Cell, int, int], ...]:
    """Return for every side the cell there, the bit of the side and the bit of that cell's side that faces back."""
    return tuple((beside, bit, back) for beside, (bit, back) in zip(neighbours(cell), BACKS, strict=True))


def neighbour(cell: Cell, side: int) -> Cell:
    """Return the cell on that side; raises ValueError for anything but one side."""
    return neighbours(cell)[(1, 2, 4, 8).index(side)]


def sides_text(sides: int) -> str:
    """Write a set of sides in the order N E S W."""
    return "".join(letter for place, letter in enumerate(_LETTERS) if sides >> place & 1)


def parse_sides(text: str) -> int:
    """Read a set of sides; raises ValueError for anything but different letters in the order N E S W."""
    sides = 0
    for letter in text:
        place = _LETTERS.find(letter)
        if place < 0 or sides >> place:
            raise ValueError(f"not sides in the order N E S W: {text!r}")
        sides |= 1 << place
    return sides


def letters(sides: int) -> tuple[str, ...]:
    """Return the names of the sides in a set, in the order N E S W."""
    return tuple(sides_text(sides))
