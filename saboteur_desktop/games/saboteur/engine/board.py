"""The mine: cards lying face up, which of their openings hang together with the start, and where a card fits.

A Board is a value: laying or removing a card makes a new one, and no dict of it is changed once it is made.
A set of sides is an int (see geometry); a set of *opening sets* is an int with bit ``n`` for the opening set ``n``.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from operator import itemgetter
from typing import Final, NamedTuple

from saboteur_desktop.games.saboteur.engine.cards import Laid, laid
from saboteur_desktop.games.saboteur.engine.geometry import (
    ALL_SIDES,
    BACKS,
    GOAL_CELLS,
    MIDDLE_FAR,
    START,
    Cell,
    around,
    neighbours,
)
from saboteur_desktop.games.saboteur.engine.ruleset import PlacementLink, Ruleset

_START_CARD = laid("start")

_FIXED, _OPEN, _LINKED, _TOUCHED, _BY_LINKED = 0, 4, 8, 12, 16
"""A border is what the neighbours of a cell ask of a card there: five sets of sides in one int, each at its shift.

The sides whose state a neighbour fixes; those of them that must be open; the sides where an opening would be linked to
the start; the sides with a face-up card; those of them whose card is linked, be it by another of its sides.
"""


class BorderRules(NamedTuple):
    """The options that say where a card fits."""

    link: PlacementLink
    goals_ask_for_openings: bool
    """Whether a face-down goal counts as open on every side."""
    revealed_goals_are_free: bool
    """Whether a face-up goal puts no condition on its borders."""
    goals: tuple[Cell, ...] = GOAL_CELLS
    """Where the goals lie: top, middle, bottom."""


class Reached(NamedTuple):
    """A face-down goal that the tunnels from the start run into, and its sides on which they do."""

    goal: int
    sides: int


class Board(NamedTuple):
    """The mine as it lies."""

    rules: BorderRules
    cards: dict[Cell, Laid]
    """Every face-up card: start, laid cards and goals turned up."""
    face_down: dict[Cell, int]
    """The goals not turned up yet, by number."""
    linked: dict[Cell, int]
    """For each card that hangs together with the start: the openings that do (rules/base.md section 3.1)."""
    borders: dict[Cell, int]
    """For each cell beside a card that holds no face-up card: what its neighbours ask of a card there."""
    fits: dict[Cell, int]
    """For each empty cell where anything fits: the opening sets that may be laid there."""

    def is_laid(self, cell: Cell) -> bool:
        """Whether a path card that was laid lies there: neither the start nor a goal."""
        return cell in self.cards and cell != START and cell not in self.rules.goals

    def laid_cells(self) -> list[Cell]:
        """Return the cells of all laid path cards, in the order they were laid."""
        never_laid = (START, *self.rules.goals)
        return [cell for cell in self.cards if cell not in never_laid]


def border_rules(ruleset: Ruleset) -> BorderRules:
    """Return the options of a ruleset that say where a card fits."""
    return BorderRules(
        ruleset.placement_link,
        ruleset.facedown_goal_borders == "must_match_open",
        ruleset.revealed_goal_borders == "free",
        MIDDLE_FAR if ruleset.middle_goal_distance == 8 else GOAL_CELLS,
    )


def board_of(rules: BorderRules, cards: Mapping[Cell, Laid]) -> Board:
    """Return the board on which these cards lie beside the start; goals not among them lie face down."""
    lying = {START: _START_CARD, **cards}
    face_down = {cell: goal for goal, cell in enumerate(rules.goals) if cell not in lying}
    board = Board(rules, lying, face_down, {}, {}, {})
    _spread(board, _sources(lying))
    for cell in (*face_down, *lying) if rules.goals_ask_for_openings else lying:
        _ask_around(board, cell)
    return board


def lay(board: Board, cell: Cell, card: Laid) -> Board:
    """Return the board with one more face-up card; the cell may hold a face-down goal, which it replaces."""
    if cell in board.face_down and board.rules.goals_ask_for_openings:
        return board_of(board.rules, {**board.cards, cell: card})
    grown = _copied(board)
    grown.cards[cell] = card
    grown.face_down.pop(cell, None)
    grown.fits.pop(cell, None)
    # A ladder hangs together with the start by itself.
    reached = grown.borders.pop(cell, 0) >> _LINKED | card.face.ladder
    changed = _spread(grown, [(cell, tunnel.sides) for tunnel in card.face.tunnels if tunnel.sides & reached])
    for other in changed or (cell,):
        _ask_around(grown, other)
    return grown


def remove(board: Board, cell: Cell) -> Board:
    """Return the board without a laid card; what hung only on it is cut off."""
    rest = _copied(board)
    del rest.cards[cell]
    _ask_around(rest, cell)
    # The neighbours ask once more, now that the cell is empty; face-down goals may ask too.
    changed = [beside for beside in neighbours(cell) if beside in rest.cards or beside in rest.face_down]
    if rest.linked.pop(cell, 0) and (board.cards[cell].face.ladder or _led_on(board, cell)):
        rest.linked.clear()
        _spread(rest, _sources(rest.cards))
        changed += [
            other for other, sides in board.linked.items() if rest.linked.get(other, 0) != sides and other != cell
        ]
    for other in changed:
        _ask_around(rest, other)
    return rest._replace(fits=_in_order(rest))


def reached_goals(board: Board) -> list[Reached]:
    """Return the face-down goals that have a linked, facing opening next to them, by number (section 4.1)."""
    found = []
    borders = board.borders
    for cell, goal in board.face_down.items():
        if cell in borders:
            sides = borders[cell] >> _LINKED & ALL_SIDES
            if sides:
                found.append(Reached(goal, sides))
    return found


def clashing_sides(board: Board, cell: Cell, openings: int) -> int:
    """Return the sides on which an opening would lie against rock, or rock against an opening."""
    border = board.borders.get(cell, 0)
    return (openings ^ border >> _OPEN) & border >> _FIXED & ALL_SIDES


def ladder_fits(board: Board) -> dict[Cell, int]:
    """Return for each cell where a ladder may be laid: the opening sets that fit, by row, then column.

    A ladder must join an opening of some face-up card, linked or not, and may not touch a goal on any side
    (rules/saboteur2.md section 5.2).
    """
    shut = _beside(board.rules.goals)
    fits = {}
    for cell, border in board.borders.items():
        if cell not in shut and cell not in board.face_down:
            fitting = _fitting_ladders(border)
            if fitting:
                fits[cell] = fitting
    return {cell: fits[cell] for cell in sorted(fits, key=_BY_ROW)}


def touches_goal(board: Board, cell: Cell) -> bool:
    """Whether a goal, face up or down, lies beside the cell."""
    return cell in _beside(board.rules.goals)


def has_neighbour(board: Board, cell: Cell) -> bool:
    """Whether a face-up card lies beside the cell; a face-down goal is nothing to build from."""
    return bool(board.borders.get(cell, 0) >> _TOUCHED & ALL_SIDES)


def _copied(board: Board) -> Board:
    """Return a board that may be changed until it is handed out."""
    rules, cards, face_down, linked, borders, fits = board
    # The bare constructor costs a third of Board's own.
    return tuple.__new__(Board, (rules, cards.copy(), face_down.copy(), linked.copy(), borders.copy(), fits.copy()))


def _in_order(board: Board) -> dict[Cell, int]:
    """Return ``fits`` in the order of board_of: by the first card that lets another be laid beside it."""
    fits, borders, holding = board.fits, board.borders, _HOLDING[board.rules.link]
    return {
        beside: fits[beside]
        for cell in board.cards
        for beside, _, back in around(cell)
        if beside in fits and borders[beside] >> holding & back
    }


def _led_on(board: Board, cell: Cell) -> bool:
    """Whether a tunnel of a card joins tunnels of two neighbours."""
    facing = 0
    for beside, bit, back in around(cell):
        if board.linked.get(beside, 0) & back:
            facing |= bit
    return any((facing & tunnel.sides).bit_count() > 1 for tunnel in board.cards[cell].face.tunnels)


_Tunnel = tuple[Cell, int]
"""A passage through a card: where the card lies, and the sides it joins."""


def _sources(cards: Mapping[Cell, Laid]) -> list[_Tunnel]:
    """Return the tunnels that are linked by themselves: the start and every ladder."""
    ladders = [(cell, card.face.ladder) for cell, card in cards.items() if card.face.ladder]
    return [(START, _START_CARD.face.openings), *ladders]


def _spread(board: Board, tunnels: Iterable[_Tunnel]) -> list[Cell]:
    """Link tunnels and all they lead to; returns the cells where something was newly linked."""
    cards, linked = board.cards, board.linked
    changed = []
    waiting = list(tunnels)
    while waiting:
        cell, sides = waiting.pop()
        before = linked.get(cell, 0)
        if before & sides:
            continue
        linked[cell] = before | sides
        changed.append(cell)
        for beside, back in _behind(cell, sides):
            if beside in cards:
                joined = cards[beside].face.joined[back]
                if joined and not linked.get(beside, 0) & joined:
                    waiting.append((beside, joined))
    return changed


@cache
def _behind(cell: Cell, sides: int) -> tuple[tuple[Cell, int], ...]:
    """Return the cells behind some sides of a cell, each with its side that faces back."""
    return tuple((beside, back) for beside, bit, back in around(cell) if sides & bit)


def _ask_around(board: Board, cell: Cell) -> None:
    """Write into the borders of the four cells beside a cell what it asks of them as it lies now."""
    rules, cards, face_down, linked, borders, fits = board
    if cell in cards:
        free = rules.revealed_goals_are_free and cell in rules.goals
        asks = _asks(cards[cell].face.openings, linked.get(cell, 0), free)
    elif cell in face_down and rules.goals_ask_for_openings:
        asks = _FACE_DOWN_ASKS
    else:
        asks = _NOTHING_ASKED
    fitting = _FITTING[rules.link]
    for place, beside in enumerate(neighbours(cell)):
        if beside in cards:
            continue
        border = borders.get(beside, 0) & _ASKED_BY_OTHERS[place] | asks[place]
        if border:
            borders[beside] = border
        else:
            borders.pop(beside, None)
        if beside in face_down:
            continue
        openings = fitting[border]
        if openings:
            fits[beside] = openings
        elif beside in fits:
            del fits[beside]


_Asks = tuple[int, ...]
"""What a cell asks of the borders of its neighbours to the north, east, south and west."""

_NOTHING_ASKED: Final[_Asks] = (0, 0, 0, 0)
_FACE_DOWN_ASKS: Final[_Asks] = tuple(back << _FIXED | back << _OPEN for _, back in BACKS)
_EVERY_SHIFT: Final = 1 << _FIXED | 1 << _OPEN | 1 << _LINKED | 1 << _TOUCHED | 1 << _BY_LINKED
_ASKED_BY_OTHERS: Final[_Asks] = tuple(~(back * _EVERY_SHIFT) for _, back in BACKS)
"""For the same neighbours: the part of their borders in which the cell has no say."""


@cache
def _asks(openings: int, linked: int, free: bool) -> _Asks:
    """Return what a face-up card asks; a ``free`` one only offers to be touched and linked to."""
    asks = []
    for bit, back in BACKS:
        asked = back << _TOUCHED
        if not free:
            asked |= back << _FIXED
            if openings & bit:
                asked |= back << _OPEN
        if linked:
            asked |= back << _BY_LINKED
            if linked & bit:
                asked |= back << _LINKED
        asks.append(asked)
    return tuple(asks)


_HOLDING: Final[dict[PlacementLink, int]] = {
    "start_linked": _LINKED,
    "touch_linked_region": _BY_LINKED,
    "touch_any": _TOUCHED,
}
"""By the way a card must hang together with the mine (section 3.2): the sides of a border that it can hang on."""


_BY_ROW: Final = itemgetter(1, 0)
"""Sorts cells by row, then column."""


@cache
def _beside(cells: tuple[Cell, ...]) -> frozenset[Cell]:
    """Return the cells next to any of these."""
    return frozenset(beside for cell in cells for beside in neighbours(cell))


@cache
def _fitting_ladders(border: int) -> int:
    """Return the opening sets of ladders that fit a border."""
    fixed, opened = border >> _FIXED & ALL_SIDES, border >> _OPEN & ALL_SIDES
    holding = opened & border >> _TOUCHED
    fitting = 0
    for openings in range(1, 16):
        if openings & fixed == opened and openings & holding:
            fitting |= 1 << openings
    return fitting


class _Fitting(dict[int, int]):
    """The opening sets that fit a border, worked out once for each: neighbours match, the card hangs together."""

    def __init__(self, link: PlacementLink) -> None:
        super().__init__()
        self.link = link

    def __missing__(self, border: int) -> int:
        holding = border >> _HOLDING[self.link] & ALL_SIDES
        if holding and self.link != "start_linked":
            holding = ALL_SIDES
        fixed, opened = border >> _FIXED & ALL_SIDES, border >> _OPEN & ALL_SIDES
        fitting = 0
        if holding:
            for openings in range(1, 16):
                if openings & fixed == opened and openings & holding:
                    fitting |= 1 << openings
        self[border] = fitting
        return fitting


_FITTING: Final = {link: _Fitting(link) for link in _HOLDING}
