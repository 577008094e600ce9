"""How far the gold is, counted in cards that are still needed.

Steps on the grid would mislead: what counts is which cards can carry the tunnel on. So a way is a chain of empty cells,
each entered on one side and left on another, and a cell costs more the fewer unseen cards could do that there. The
search runs backwards from each goal (Dijkstra over cell and entry side); one search prices every way to go on, and
so every card of a hand with a few look-ups.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.cards import Card, PathFace, Team, path_face
from saboteur_desktop.games.saboteur.engine.catalog import PATH_CARDS
from saboteur_desktop.games.saboteur.engine.geometry import STEPS, Cell
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.reach import reach

Distances = tuple[float, float, float]
"""Cards needed to reach the goals top, middle and bottom."""

CAP: Final = 24.0
"""Farther than this is as good as cut off."""

_CARD: Final = 60
"""Costs are ints inside, in sixtieths of a card: they compare faster and never differ between machines."""
_SCARCITY: Final = 2.0
"""A cell costs ``1 + _SCARCITY / n`` cards when n unseen cards could be laid there."""
_FAR: Final = int(CAP * _CARD)
_MARGIN: Final = 4 * _CARD
"""Ways longer than the best by more than this are not told apart."""

# The part of the mine that can be searched, inside a rim that is never entered; place 0 stands for all cells outside.
_LEFT, _TOP, _WIDTH, _HEIGHT = -3, -6, 15, 13
_CELLS: Final = _WIDTH * _HEIGHT
_STEP: Final = (-_WIDTH, 1, _WIDTH, -1)
_PLACE: Final = {1: 0, 2: 1, 4: 2, 8: 3}
_BITS: Final = (1, 2, 4, 8)

_Passage = tuple[int, int]
"""The side a cell is entered on (its place in N E S W) and what that costs."""
_Passages = tuple[tuple[_Passage, ...], ...]
"""By the side a cell is left on: how it may have been entered."""
_NO_WAY: Final[_Passages] = ((), (), (), ())

_THROUGH: Final = tuple(card for card in PATH_CARDS if not path_face(card).is_dead_end)
_KIND: Final = {card: kind for kind, card in enumerate(_THROUGH)}

Unseen = tuple[int, ...]
"""How many cards of each passable kind nobody has seen on the table yet."""


class Routes(NamedTuple):
    """The ways from the linked tunnels to the goals on one board."""

    fields: tuple[tuple[int, ...] | None, ...]
    """For each goal: the cost from every entry of a cell, None once the goal lies face up."""
    exits: tuple[int, ...]
    """The entries that linked openings lead to now."""
    distances: Distances

    def after(self, board: Board, cell: Cell, face: PathFace) -> Distances:
        """Return the distances as they would be with one more card, without a new search.

        Other ways that would have crossed the cell are still counted, so a blocking card may look too harmless.
        """
        place = _place(cell)
        kept = [entry for entry in self.exits if entry >> 2 != place]
        x, y = cell
        linked = board.linked
        # A ladder hangs together with the start wherever it lies.
        openings = face.ladder
        for bit, dx, dy, back in STEPS:
            if face.openings & bit and linked.get(Cell(x + dx, y + dy), 0) & back:
                openings |= face.joined[bit]
        for bit, dx, dy, back in STEPS:
            if openings & bit and not linked.get(Cell(x + dx, y + dy), 0):
                entry = _place(Cell(x + dx, y + dy)) << 2 | _PLACE[back]
                kept.append(entry)
        return _nearest(self.fields, kept)


def fallen_on(table: OpenTable) -> tuple[Card, ...]:
    """Return the passable cards that rocks took out of the mine; they lie face up among the discards."""
    return tuple(card for card in table.discards if card in _KIND)


def unseen_on(board: Board, fallen: Iterable[Card]) -> Unseen:
    """Return the passable cards that neither lie in the mine nor were taken out of it by rocks."""
    seen = Counter(lying.card for lying in board.cards.values())
    seen.update(fallen)
    return tuple([max(0, PATH_CARDS[card] - seen[card]) for card in _THROUGH])


_known: dict[tuple[object, ...], Routes] = {}
_KEPT: Final = 400


def routes(board: Board, left: Unseen, team: Team | None = None) -> Routes:
    """Return the ways on a board, for a team only those that no strange door shuts.

    Boards seen lately are remembered, as every seat asks about the same ones.
    """
    key = (board.rules, left, team, tuple((cell, lying[0], lying[1]) for cell, lying in board.cards.items()))
    found = _known.get(key)
    if found is None:
        if len(_known) >= _KEPT:
            _known.pop(next(iter(_known)), None)
        found = _known[key] = _search(board if team is None else as_seen_by(board, team), left, team)
    return found


def _place(cell: Cell) -> int:
    x, y = cell[0] - _LEFT, cell[1] - _TOP
    return y * _WIDTH + x if 0 < x < _WIDTH - 1 and 0 < y < _HEIGHT - 1 else 0


def as_seen_by(board: Board, team: Team) -> Board:
    """Return the board on which only what a team gets to counts as linked."""
    linked: dict[Cell, int] = {}
    for cell, sides in reach(board, team):
        linked[cell] = linked.get(cell, 0) | sides
    return board._replace(linked=linked)


def _search(board: Board, left: Unseen, team: Team | None) -> Routes:
    passages = _passages(board, left, team)
    exits = []
    for cell, sides in board.linked.items():
        x, y = cell
        for bit, dx, dy, back in STEPS:
            if sides & bit:
                beside = Cell(x + dx, y + dy)
                if beside not in board.cards:
                    place = _place(beside)
                    if place:
                        exits.append(place << 2 | _PLACE[back])
    ends = frozenset(exits)
    fields = tuple(
        _field(passages, _place(cell), ends) if cell in board.face_down else None for cell in board.rules.goals
    )
    return Routes(fields, tuple(exits), _nearest(fields, exits))


def _nearest(fields: tuple[tuple[int, ...] | None, ...], entries: Iterable[int]) -> Distances:
    top, middle, bottom = (
        0.0 if field is None else min((field[entry] for entry in entries), default=_FAR) / _CARD for field in fields
    )
    return top, middle, bottom


def _field(passages: list[_Passages], goal: int, exits: frozenset[int]) -> tuple[int, ...]:
    """Return the cost to the goal from every entry, exact up to a margin beyond the nearest exit."""
    field = [_FAR] * (_CELLS * 4)
    waiting = [goal << 2 | side for side in range(4)]
    for entry in waiting:
        field[entry] = 0
    limit = _FAR
    while waiting:
        code = heappop(waiting)
        cost, entry = code >> 10, code & 1023
        if cost > field[entry]:
            continue
        if cost > limit:
            break
        if limit == _FAR and entry in exits:
            limit = min(limit, cost + _MARGIN)
        side = entry & 3
        before = (entry >> 2) + _STEP[side]
        base = before << 2
        for entered, price in passages[before][side ^ 2]:
            longer = cost + price
            if longer < field[base | entered]:
                field[base | entered] = longer
                heappush(waiting, longer << 10 | base | entered)
    return tuple(field)


def _passages(board: Board, left: Unseen, team: Team | None) -> list[_Passages]:
    """Return for each cell how a tunnel may be carried through it."""
    prices = [0] + [round(_CARD * (1 + _SCARCITY / count)) for count in range(1, sum(left) + 1)]
    priced: dict[tuple[int, int], _Passages] = {}
    for border in {(0, 0), *(borders := _borders(board)).values()}:
        priced[border] = _priced(border, left, prices)
    passages = [_NO_WAY] * _CELLS
    left_end, right_end, top_end, bottom_end = _extent(board)
    for row in range(top_end, bottom_end):
        start = row * _WIDTH
        passages[start + left_end : start + right_end] = [priced[0, 0]] * (right_end - left_end)
    for cell, border in borders.items():
        passages[_place(cell)] = priced[border]
    for cell in board.face_down:
        passages[_place(cell)] = _NO_WAY
    for cell, lying in board.cards.items():
        passages[_place(cell)] = _NO_WAY if board.linked.get(cell) else _free(lying.face, team)
    passages[0] = _NO_WAY
    return passages


def _extent(board: Board) -> tuple[int, int, int, int]:
    """Return the columns and rows searched, as half-open ranges: one cell farther each way than cards lie."""
    xs = [cell[0] for cell in (*board.cards, *board.rules.goals)]
    ys = [cell[1] for cell in (*board.cards, *board.rules.goals)]
    return (
        max(1, min(xs) - 1 - _LEFT),
        min(_WIDTH - 1, max(xs) + 2 - _LEFT),
        max(1, min(ys) - 1 - _TOP),
        min(_HEIGHT - 1, max(ys) + 2 - _TOP),
    )


def _borders(board: Board) -> Mapping[Cell, tuple[int, int]]:
    """Return for each empty cell with a condition: the sides that are fixed, and those of them that must be open."""
    known: dict[Cell, int] = {}
    opened: dict[Cell, int] = {}
    free_goals = board.rules.goals if board.rules.revealed_goals_are_free else ()
    sources = [(cell, lying.face.openings) for cell, lying in board.cards.items() if cell not in free_goals]
    if board.rules.goals_ask_for_openings:
        sources += [(cell, 15) for cell in board.face_down]
    for (x, y), openings in sources:
        for bit, dx, dy, back in STEPS:
            beside = Cell(x + dx, y + dy)
            if beside not in board.cards and beside not in board.face_down:
                known[beside] = known.get(beside, 0) | back
                if openings & bit:
                    opened[beside] = opened.get(beside, 0) | back
    return {cell: (sides, opened.get(cell, 0)) for cell, sides in known.items()}


def _priced(border: tuple[int, int], left: Unseen, prices: list[int]) -> _Passages:
    return tuple(
        tuple((entered, prices[count]) for entered, kinds in entries if (count := sum([left[kind] for kind in kinds])))
        for entries in _fitting(*border)
    )


@cache
def _fitting(known: int, opened: int) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
    """Return by exit side, then by entry side: the kinds of card that carry a tunnel so and match the border."""
    return tuple(
        tuple(
            (entered, kinds)
            for entered in range(4)
            if entered != out and (kinds := _carrying(known, opened, _BITS[entered], _BITS[out]))
        )
        for out in range(4)
    )


def _carrying(known: int, opened: int, entered: int, out: int) -> tuple[int, ...]:
    return tuple(
        kind
        for card, kind in _KIND.items()
        if any(
            face.joined[entered] & out and face.openings & known == opened
            for face in (path_face(card), path_face(card, True))
        )
    )


@cache
def _free(face: PathFace, team: Team | None) -> _Passages:
    """Return the passages of a card that was cut off: what lies already costs nothing, but a strange door is shut."""
    shut = sum(tunnel.sides for tunnel in face.tunnels if team is not None and tunnel.door not in (None, team))
    joined = [0 if bit & shut else face.joined[bit] for bit in _BITS]
    return tuple(
        tuple((entered, 0) for entered in range(4) if entered != out and joined[out] & _BITS[entered])
        for out in range(4)
    )
