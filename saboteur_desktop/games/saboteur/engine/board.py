"""The mine: cards lying face up, which of their openings hang together with the start, and where a card fits.

A Board is a value: laying or removing a card makes a new one. Its mappings are never changed after it is made.
A set of sides is an int (see geometry); a set of *opening sets* is an int with bit ``n`` for the opening set ``n``.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from saboteur_desktop.games.saboteur.engine.cards import Laid, laid
from saboteur_desktop.games.saboteur.engine.geometry import GOAL_CELLS, START, STEPS, Cell
from saboteur_desktop.games.saboteur.engine.ruleset import PlacementLink, Ruleset

_START_CARD = laid("start")
_GOALS = {cell: goal for goal, cell in enumerate(GOAL_CELLS)}
_NEVER_LAID = frozenset({START, *GOAL_CELLS})


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
    cards: Mapping[Cell, Laid]
    """Every face-up card: start, laid cards and goals turned up."""
    face_down: Mapping[Cell, int]
    """The goals not turned up yet."""
    linked: Mapping[Cell, int]
    """For each card that hangs together with the start: the openings that do (rules/base.md section 3.1)."""
    fits: Mapping[Cell, int]
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
    linked: dict[Cell, int] = {}
    _spread(lying, linked, ((START, _START_CARD.face.openings),))
    fits: dict[Cell, int] = {}
    _refresh(rules, lying, face_down, linked, fits, lying)
    return Board(rules, lying, face_down, linked, fits)


def lay(board: Board, cell: Cell, card: Laid) -> Board:
    """Return the board with one more face-up card; the cell may hold a face-down goal, which it replaces."""
    cards = {**board.cards, cell: card}
    linked = {**board.linked}
    fits = {**board.fits}
    fits.pop(cell, None)
    face_down = board.face_down
    if cell in face_down:
        face_down = {goal_cell: goal for goal_cell, goal in face_down.items() if goal_cell != cell}
    x, y = cell
    openings, joined = card.face.openings, card.face.joined
    seeds = [
        (cell, joined[bit])
        for bit, dx, dy, back in STEPS
        if openings & bit and linked.get((x + dx, y + dy), 0) & back  # type: ignore[call-overload]
    ]
    changed = _spread(cards, linked, seeds)
    _refresh(board.rules, cards, face_down, linked, fits, {*changed, cell} if len(changed) > 1 else (cell,))
    return Board(board.rules, cards, face_down, linked, fits)


def remove(board: Board, cell: Cell) -> Board:
    """Return the board without a laid card; what hung only on it is cut off."""
    return board_of(board.rules, {other: card for other, card in board.cards.items() if other != cell})


def reached_goals(board: Board) -> tuple[Reached, ...]:
    """Return the face-down goals that have a linked, facing opening next to them, by number (section 4.1)."""
    found = []
    linked = board.linked
    for cell, goal in board.face_down.items():
        x, y = cell
        sides = 0
        for bit, dx, dy, back in STEPS:
            if linked.get((x + dx, y + dy), 0) & back:  # type: ignore[call-overload]
                sides |= bit
        if sides:
            found.append(Reached(goal, sides))
    return tuple(sorted(found))


def clashing_sides(board: Board, cell: Cell, openings: int) -> int:
    """Return the sides on which an opening would lie against rock, or rock against an opening."""
    known, opened, *_ = _border(board.rules, board.cards, board.face_down, board.linked, cell)
    return (openings ^ opened) & known


def has_neighbour(board: Board, cell: Cell) -> bool:
    """Whether a face-up card lies beside the cell; a face-down goal is nothing to build from."""
    _, _, _, touches, _ = _border(board.rules, board.cards, board.face_down, board.linked, cell)
    return touches


_Border = tuple[int, int, int, bool, bool]
"""What the four neighbours of a cell ask of a card there: the sides whose state they fix, those of them that must be
open, the sides where an opening would be linked; whether a face-up card lies beside the cell, and a linked one."""


def _border(
    rules: BorderRules,
    cards: Mapping[Cell, Laid],
    face_down: Mapping[Cell, int],
    linked: Mapping[Cell, int],
    cell: Cell,
) -> _Border:
    known = opened = reach = 0
    touches = touches_linked = False
    x, y = cell
    for bit, dx, dy, back in STEPS:
        beside = (x + dx, y + dy)
        neighbour = cards.get(beside)  # type: ignore[call-overload]
        if neighbour is not None:
            touches = True
            if not (rules.revealed_goals_are_free and beside in _GOALS):
                known |= bit
                if neighbour.face.openings & back:
                    opened |= bit
            link = linked.get(beside)  # type: ignore[call-overload]
            if link:
                touches_linked = True
                if link & back:
                    reach |= bit
        elif rules.goals_ask_for_openings and beside in face_down:
            known |= bit
            opened |= bit
    return known, opened, reach, touches, touches_linked


@cache
def _fitting(link: PlacementLink, border: _Border) -> int:
    """Return the opening sets that fit a border: all neighbours match and the card hangs together (section 3.2)."""
    known, opened, reach, touches, touches_linked = border
    fitting = 0
    for openings in range(1, 16):
        match link:
            case "start_linked":
                holds = bool(openings & reach)
            case "touch_linked_region":
                holds = touches_linked
            case "touch_any":
                holds = touches
        if holds and openings & known == opened:
            fitting |= 1 << openings
    return fitting


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
        x, y = cell
        for bit, dx, dy, back in STEPS:
            if sides & bit:
                beside = (x + dx, y + dy)
                neighbour = cards.get(beside)  # type: ignore[call-overload]
                if neighbour is not None:
                    tunnel = neighbour.face.joined[back]
                    if tunnel and not linked.get(beside, 0) & tunnel:  # type: ignore[call-overload]
                        waiting.append((beside, tunnel))  # type: ignore[arg-type]
    return changed


def _refresh(
    rules: BorderRules,
    cards: Mapping[Cell, Laid],
    face_down: Mapping[Cell, int],
    linked: Mapping[Cell, int],
    fits: dict[Cell, int],
    changed: Iterable[Cell],
) -> None:
    """Work out anew what fits beside the changed cells."""
    beside = {Cell(x + dx, y + dy) for x, y in changed for _, dx, dy, _ in STEPS}
    for cell in sorted(beside):
        if cell not in cards and cell not in face_down:
            fitting = _fitting(rules.link, _border(rules, cards, face_down, linked, cell))
            if fitting:
                fits[cell] = fitting
            else:
                fits.pop(cell, None)
