"""The mine: cards lying face up, which of their openings hang together with the start, and where a card fits.

A Board is a value: laying or removing a card makes a new one, and no dict of it is changed once it is made.
A set of sides is an int (see geometry); a set of *opening sets* is an int with bit ``n`` for the opening set ``n``.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from saboteur_desktop.games.saboteur.engine.cards import Laid, laid
from saboteur_desktop.games.saboteur.engine.geometry import ALL_SIDES, BACKS, GOAL_CELLS, START, Cell, neighbours
from saboteur_desktop.games.saboteur.engine.ruleset import PlacementLink, Ruleset

_START_CARD = laid("start")
_GOALS = {cell: goal for goal, cell in enumerate(GOAL_CELLS)}
_NEVER_LAID = frozenset({START, *GOAL_CELLS})

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
    """For each cell beside a card: what its neighbours ask of a card there."""
    fits: dict[Cell, int]
    """For each empty cell where anything fits: the opening sets that may be laid there."""

    def is_laid(self, cell: Cell) -> bool:
        """Whether a path card that was laid lies there: neither the start nor a goal."""
        return cell in self.cards and cell not in _NEVER_LAID

    def laid_cells(self) -> list[Cell]:
        """Return the cells of all laid path cards, in the order they were laid."""
        return [cell for cell in self.cards if cell not in _NEVER_LAID]


def border_rules(ruleset: Ruleset) -> BorderRules:
    """Return the options of a ruleset that say where a card fits."""
    return BorderRules(
        ruleset.placement_link,
        ruleset.facedown_goal_borders == "must_match_open",
        ruleset.revealed_goal_borders == "free",
    )


def board_of(rules: BorderRules, cards: Mapping[Cell, Laid]) -> Board:
    """Return the board on which these cards lie beside the start; goals not among them lie face down."""
    lying = {START: _START_CARD, **cards}
    face_down = {cell: goal for cell, goal in _GOALS.items() if cell not in lying}
    board = Board(rules, lying, face_down, {}, {}, {})
    if rules.goals_ask_for_openings:
        for goal_cell in face_down:
            _ask_around(board, goal_cell, _FACE_DOWN_ASKS)
    _spread(lying, board.linked, ((START, _START_CARD.face.openings),))
    for cell in lying:
        _ask_around(board, cell, _asked_by(board, cell))
    return board


def lay(board: Board, cell: Cell, card: Laid) -> Board:
    """Return the board with one more face-up card; the cell may hold a face-down goal, which it replaces."""
    rules, face_down = board.rules, board.face_down
    if cell in face_down:
        if rules.goals_ask_for_openings:
            return board_of(rules, {**board.cards, cell: card})
        face_down = {goal_cell: goal for goal_cell, goal in face_down.items() if goal_cell != cell}
    cards, linked, fits = board.cards.copy(), board.linked.copy(), board.fits.copy()
    cards[cell] = card
    fits.pop(cell, None)
    grown = Board(rules, cards, face_down, linked, board.borders.copy(), fits)
    joined = card.face.joined
    reached = board.borders.get(cell, 0) >> _LINKED & card.face.openings
    changed = _spread(cards, linked, [(cell, joined[bit]) for bit in (1, 2, 4, 8) if reached & bit])
    for other in changed or (cell,):
        _ask_around(grown, other, _asked_by(grown, other))
    return grown


def remove(board: Board, cell: Cell) -> Board:
    """Return the board without a laid card; what hung only on it is cut off."""
    return board_of(board.rules, {other: card for other, card in board.cards.items() if other != cell})


def reached_goals(board: Board) -> list[Reached]:
    """Return the face-down goals that have a linked, facing opening next to them, by number (section 4.1)."""
    found = []
    for cell, goal in board.face_down.items():
        sides = board.borders.get(cell, 0) >> _LINKED & ALL_SIDES
        if sides:
            found.append(Reached(goal, sides))
    return found


def clashing_sides(board: Board, cell: Cell, openings: int) -> int:
    """Return the sides on which an opening would lie against rock, or rock against an opening."""
    border = board.borders.get(cell, 0)
    return (openings ^ border >> _OPEN) & border >> _FIXED & ALL_SIDES


def has_neighbour(board: Board, cell: Cell) -> bool:
    """Whether a face-up card lies beside the cell; a face-down goal is nothing to build from."""
    return bool(board.borders.get(cell, 0) >> _TOUCHED & ALL_SIDES)


def _spread(cards: Mapping[Cell, Laid], linked: dict[Cell, int], seeds: Iterable[tuple[Cell, int]]) -> list[Cell]:
    """Link the seeds' tunnels and all they lead to; returns the cells where something was newly linked."""
    changed = []
    waiting = list(seeds)
    while waiting:
        cell, sides = waiting.pop()
        before = linked.get(cell, 0)
        if before & sides:
            continue
        linked[cell] = before | sides
        changed.append(cell)
        for beside, (bit, back) in zip(neighbours(cell), BACKS, strict=True):
            if sides & bit and beside in cards:
                tunnel = cards[beside].face.joined[back]
                if tunnel and not linked.get(beside, 0) & tunnel:
                    waiting.append((beside, tunnel))
    return changed


_Asks = tuple[int, int, int, int]
"""What a card asks of the borders of its neighbours to the north, east, south and west."""

_FACE_DOWN_ASKS: _Asks = tuple(back << _FIXED | back << _OPEN for _, back in BACKS)  # type: ignore[assignment]


def _asked_by(board: Board, cell: Cell) -> _Asks:
    free = board.rules.revealed_goals_are_free and cell in _GOALS
    return _asks(board.cards[cell].face.openings, board.linked.get(cell, 0), free)


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
    return tuple(asks)  # type: ignore[return-value]


def _ask_around(board: Board, cell: Cell, asks: _Asks) -> None:
    """Write into the borders of the four cells beside a card what it asks of them."""
    rules, cards, face_down, _, borders, fits = board
    for beside, asked in zip(neighbours(cell), asks, strict=True):
        borders[beside] = border = borders.get(beside, 0) | asked
        if beside not in cards and beside not in face_down:
            fitting = _fitting(rules.link, border)
            if fitting:
                fits[beside] = fitting
            elif beside in fits:
                del fits[beside]


@cache
def _fitting(link: PlacementLink, border: int) -> int:
    """Return the opening sets that fit a border: all neighbours match and the card hangs together (section 3.2)."""
    fixed, opened = border >> _FIXED & ALL_SIDES, border >> _OPEN & ALL_SIDES
    fitting = 0
    for openings in range(1, 16):
        match link:
            case "start_linked":
                holds = openings & border >> _LINKED & ALL_SIDES
            case "touch_linked_region":
                holds = border >> _BY_LINKED & ALL_SIDES
            case "touch_any":
                holds = border >> _TOUCHED & ALL_SIDES
        if holds and openings & fixed == opened:
            fitting |= 1 << openings
    return fitting
