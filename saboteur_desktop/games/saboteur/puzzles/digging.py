"""How many more cards bring the tunnel to the gold, found by looking at every way there is.

Only cards on the way itself help to get there, so a way is laid from its near end: each card at an opening that the
one before it brought. A face-down goal that is reached on the way turns up and may lead on; where it is not known which
one it is, the way must do for every lie of the goals that is still possible.

Never looked for: a tunnel that crosses itself below a bridge of its own.
"""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from saboteur_desktop.games.saboteur.engine.board import Board, clashing_sides, lay, reached_goals
from saboteur_desktop.games.saboteur.engine.cards import Card, Laid, PathFace, Team, laid, looks_same_turned
from saboteur_desktop.games.saboteur.engine.catalog import GOLD, is_path
from saboteur_desktop.games.saboteur.engine.effects.goals import lie_of_goal
from saboteur_desktop.games.saboteur.engine.geometry import Cell, around, neighbour, opposite
from saboteur_desktop.games.saboteur.engine.reach import reach, reaches

Goals = tuple[Card, ...]
"""What lies at the top, in the middle and at the bottom."""

Entry = tuple[Cell, int]
"""A cell that a tunnel runs into, and the side on which it does."""

Stock = Mapping[Card, int]
"""How many of each card are still to come."""

_Ends = frozenset[Entry]

_OUT_OF_REACH: Final = 1_000


class Mine(NamedTuple):
    """The mine as it lies, and every lie of the goals that is possible for all that is known."""

    board: Board
    goals: tuple[Goals, ...]

    @property
    def gold_found(self) -> bool:
        """Whether the gold lies face up."""
        return any(card.card == GOLD for card in self.board.cards.values())


def after_card(mine: Mine, cell: Cell, card: Laid) -> list[Mine]:
    """Return the mine with one more card: one for each way in which the goals that it reaches may turn up."""
    board = lay(mine.board, cell, card)
    found: dict[tuple[Laid | None, ...], Mine] = {}
    for goals in mine.goals:
        turned = _turned_up(board, goals, cell)
        seen = tuple(turned.cards.get(place) for place in turned.rules.goals)
        before = found.get(seen)
        found[seen] = Mine(turned, (*(before.goals if before else ()), goals))
    return list(found.values())


def _turned_up(board: Board, goals: Goals, just_laid: Cell) -> Board:
    while reached := reached_goals(board):
        goal, sides = reached[0]
        board = lay(board, board.rules.goals[goal], lie_of_goal(board, goals[goal], goal, sides, just_laid))
    return board


def fewest_cards(mine: Mine, stock: Stock, team: Team | None = None) -> int | None:
    """Return how many more cards of a stock are needed at least to have the gold for certain; None: they do not do.

    With a team, what counts is that the team gets to the gold.
    """
    if mine.gold_found:
        return 0 if _serves(mine.board, team) else None
    return _Search(mine, stock, team).fewest()


def _serves(board: Board, team: Team | None) -> bool:
    gold = next(cell for cell in board.rules.goals if cell in board.cards and board.cards[cell].card == GOLD)
    return team is None or reaches(board, team, gold)


class _Search:
    """Looks for ways of one card, then of two, and so on; ways that cannot be short enough are given up early."""

    def __init__(self, mine: Mine, stock: Stock, team: Team | None) -> None:
        self._mine = mine
        self._team = team
        self._stock = {card: copies for card, copies in stock.items() if is_path(card) and copies > 0}
        self._ways = {card: tuple(_ways_up(card)) for card in self._stock}
        faces = {way.face for ways in self._ways.values() for way in ways}
        self._distances = {goals: _Distances(mine.board, goals, faces, team) for goals in mine.goals}

    def fewest(self) -> int | None:
        """Return the length of the shortest way, None without any."""
        ends = entries(self._mine.board, self._team)
        for cards in range(sum(self._stock.values()) + 1):
            for distances in self._distances.values():
                distances.look_as_far_as(cards)
            if self._leads_on(self._mine, ends, ends, self._stock, cards):
                return cards
        return None

    def _leads_on(self, mine: Mine, ends: _Ends, fresh: _Ends, left: Stock, cards: int) -> bool:
        """Whether so many of the cards that are left, the first of them at one of the fresh ends, get to the gold."""
        distances = [self._distances[goals] for goals in mine.goals]
        if any(distance.least(fresh) > cards for distance in distances):
            return False
        return any(
            self._goes_on(mine, after_card(mine, end[0], way), ends, _without(left, way.card), cards - 1)
            for end in fresh
            if any(distance.least((end,)) <= cards for distance in distances)
            for way in self._carrying_on(mine.board, end, left)
        )

    def _carrying_on(self, board: Board, end: Entry, left: Stock) -> Iterator[Laid]:
        cell, side = end
        fitting = board.fits.get(cell, 0)
        for card, ways in self._ways.items():
            if left[card]:
                for way in ways:
                    if fitting >> way.face.openings & 1 and _leads_through(way.face, side, self._team):
                        yield way

    def _goes_on(self, before: Mine, found: list[Mine], ends: _Ends, left: Stock, cards: int) -> bool:
        """Whether so many cards get to the gold in every mine that the last one may have led to."""
        for mine in found:
            if mine.gold_found:
                if not _serves(mine.board, self._team):
                    return False
                continue
            after = entries(mine.board, self._team)
            turned_up = len(mine.board.face_down) < len(before.board.face_down)
            if not self._leads_on(mine, after, after if turned_up else after - ends, left, cards):
                return False
        return True


def _without(stock: Stock, card: Card) -> Stock:
    return {**stock, card: stock[card] - 1}


def _ways_up(card: Card) -> Iterator[Laid]:
    yield laid(card)
    if not looks_same_turned(card):
        yield laid(card, True)


def _leads_through(face: PathFace, side: int, team: Team | None) -> bool:
    """Whether a tunnel that comes in on a side leads on to another one, past any door."""
    return face.joined[side] != side and not _shut(face, side, team)


def _shut(face: PathFace, side: int, team: Team | None) -> bool:
    return team is not None and any(tunnel.sides & side and tunnel.door not in (None, team) for tunnel in face.tunnels)


def entries(board: Board, team: Team | None = None) -> frozenset[Entry]:
    """Return where tunnels from the start run into empty cells; for a team those that it gets to."""
    tunnels: Iterable[tuple[Cell, int]] = board.linked.items() if team is None else reach(board, team)
    return frozenset(
        (beside, back)
        for cell, sides in tunnels
        for beside, bit, back in around(cell)
        if sides & bit and beside not in board.cards and beside not in board.face_down
    )


class _Distances:
    """How many cards are needed at least from every entry to the gold, as if no kind of card ever ran out.

    Cards that lie are free, and so are face-down stones, either way up. Only as much of the mine is looked at as so
    many cards can matter in.
    """

    def __init__(self, board: Board, goals: Goals, faces: Collection[PathFace], team: Team | None) -> None:
        self._board, self._goals, self._faces, self._team = board, goals, faces, team
        self._gold = board.rules.goals[goals.index(GOLD)]
        self._found: dict[Entry, int] = {(self._gold, side): 0 for side in (1, 2, 4, 8)}
        self._waiting = deque(self._found)

    def least(self, ends: Iterable[Entry]) -> int:
        """Return the cards needed from the nearest of these entries, as far as was looked."""
        return min((self._found.get(end, _OUT_OF_REACH) for end in ends), default=_OUT_OF_REACH)

    def look_as_far_as(self, cards: int) -> None:
        """Find every entry that is no more than so many cards away."""
        board, found, waiting = self._board, self._found, self._waiting
        while waiting and found[waiting[0]] <= cards:
            entry = waiting.popleft()
            cell, side = entry
            before, out = neighbour(cell, side), opposite(side)
            if before == self._gold:
                continue
            empty = before not in board.cards and before not in board.face_down
            needed = found[entry] + empty
            for entered in self._ways_in(before, out):
                if needed < found.get((before, entered), _OUT_OF_REACH):
                    found[before, entered] = needed
                    (waiting.append if empty else waiting.appendleft)((before, entered))

    def _ways_in(self, cell: Cell, out: int) -> set[int]:
        """Return the sides on which a tunnel may come into a cell to leave it on another one."""
        board = self._board
        if cell in board.cards:
            faces = [board.cards[cell].face]
        elif cell in board.face_down:
            faces = [way.face for way in _ways_up(self._goals[board.face_down[cell]])]
        else:
            faces = [face for face in self._faces if not clashing_sides(board, cell, face.openings)]
        joined = [face.joined[out] for face in faces if not _shut(face, out, self._team)]
        return {side for side in (1, 2, 4, 8) if side != out and any(sides & side for sides in joined)}
