"""What a move is worth, found once more in another way: every card is tried everywhere, in any order.

It reads the written position and shares no code with the engine or the solver. How far the gold is at least, as if no
card ever ran out, is asked of networkx; whatever cannot be quick enough by that measure is left out, nothing else is.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any, NamedTuple

import networkx as nx

Place = tuple[int, int]
Text = Mapping[str, Any]

START: Place = (0, 0)
GOALS: tuple[Place, ...] = ((8, -2), (8, 0), (8, 2))
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
NAMED = {"start": "NESW", "gold": "NESW", "stone-SW": "SW", "stone-ES": "ES"}
ROOM = [(x, y) for x in range(-3, 12) for y in range(-5, 6)]
"""As far out as any way is looked for."""
STRANGE = {"green": "blue-door", "blue": "green-door", None: "no door"}
_FAR = 99


class Tunnel(NamedTuple):
    sides: str
    mark: str = ""


Lying = tuple[Tunnel, ...]


def lying(card: str, turned: bool = False) -> Lying:
    """A card as it lies: its tunnels and what stands in them."""
    body, _, mark = NAMED.get(card, card).partition("+")
    groups = body.split("|")
    marked = max(groups, key=len)
    return tuple(
        Tunnel("".join(sorted(BACK[side] if turned else side for side in group)), mark if group == marked else "")
        for group in groups
    )


def beside(place: Place, side: str) -> Place:
    return place[0] + STEP[side][0], place[1] + STEP[side][1]


def opens(card: Lying, side: str) -> bool:
    return any(side in tunnel.sides for tunnel in card)


@lru_cache(4_000)
def reached(cards: frozenset[tuple[Place, Lying]], strange: str) -> frozenset[tuple[Place, str]]:
    """The openings that hang together with the start and the ladders, past every door but strange ones."""
    by_place = dict(cards)
    found: set[tuple[Place, str]] = set()
    waiting = [
        (place, tunnel)
        for place, card in cards
        for tunnel in card
        if (place == START or tunnel.mark == "ladder") and tunnel.mark != strange
    ]
    while waiting:
        place, tunnel = waiting.pop()
        if (place, tunnel.sides[0]) in found:
            continue
        found |= {(place, side) for side in tunnel.sides}
        for side in tunnel.sides:
            there, back = beside(place, side), BACK[side]
            waiting += [
                (there, other) for other in by_place.get(there, ()) if back in other.sides and other.mark != strange
            ]
    return frozenset(found)


class Mine(NamedTuple):
    cards: dict[Place, Lying]
    possible: tuple[tuple[str, ...], ...]
    """What the goals may be, for all that the seat to move knows."""

    def reached(self, team: str | None = None) -> frozenset[tuple[Place, str]]:
        """The openings that hang together with the start; for a team those before which no strange door stands."""
        return reached(frozenset(self.cards.items()), STRANGE[team])

    def gold_up(self) -> bool:
        return any(self.cards.get(place) == lying("gold") for place in GOALS)

    def won(self, team: str | None) -> bool:
        """Whether the gold that lies face up was reached by the team."""
        return any(place in GOALS and len(self.cards[place][0].sides) == 4 for place, _ in self.reached(team))

    def legal(self, place: Place, card: Lying, linked: frozenset[tuple[Place, str]]) -> bool:
        if place in self.cards or place in GOALS:
            return False
        joined = any(mark == "ladder" for _, mark in card)
        for side in STEP:
            neighbour = self.cards.get(beside(place, side))
            if neighbour is not None and opens(neighbour, BACK[side]) != opens(card, side):
                return False
            joined = joined or (opens(card, side) and (beside(place, side), BACK[side]) in linked)
        return joined

    def with_card(self, place: Place, card: Lying) -> list["Mine"]:
        """The mine with one more card, once for every way in which goals may have turned up."""
        found: dict[tuple[Lying | None, ...], Mine] = {}
        for goals in self.possible:
            cards = {**self.cards, place: card}
            while turned := [
                (goal, BACK[side])
                for where, side in Mine(cards, ()).reached()
                if (goal := beside(where, side)) in GOALS and goal not in cards
            ]:
                # Of several sides the one that the last card lies on counts.
                goal, side = min(turned, key=lambda reached: (GOALS.index(reached[0]), beside(*reached) != place))
                name = goals[GOALS.index(goal)]
                cards[goal] = next(card for card in (lying(name), lying(name, True)) if opens(card, side))
            seen = tuple(cards.get(goal) for goal in GOALS)
            found[seen] = Mine(cards, (*(found[seen].possible if seen in found else ()), goals))
        return list(found.values())


class Search:
    """The fewest more cards of a stock to the gold."""

    def __init__(self, mine: Mine, stock: Counter[str], team: str | None) -> None:
        self.mine, self.team, self.stock = mine, team, stock
        self.faces = {card: tuple({lying(card), lying(card, True)}) for card in self.stock}
        self.least = {goals: self._distances(goals) for goals in mine.possible}
        self.failed: dict[Any, int] = {}

    def fewest(self) -> int | None:
        if self.mine.gold_up():
            return 0 if self.mine.won(self.team) else None
        return next((n for n in range(self.stock.total() + 1) if self._within(self.mine, self.stock, n)), None)

    def _within(self, mine: Mine, stock: Counter[str], cards: int) -> bool:
        if mine.gold_up():
            return mine.won(self.team)
        linked = mine.reached()
        if self._at_least(mine) > cards:
            return False
        key = (frozenset(mine.cards.items()), mine.possible)
        if self.failed.get(key, -1) >= cards:
            return False
        # Whatever serves a team can be laid from where it gets to.
        for place in {beside(*opening) for opening in mine.reached(self.team)}:
            for card, left in stock.items():
                for face in self.faces[card] if left else ():
                    if mine.legal(place, face, linked) and all(
                        self._within(then, stock - Counter([card]), cards - 1) for then in mine.with_card(place, face)
                    ):
                        return True
        self.failed[key] = cards
        return False

    def _at_least(self, mine: Mine) -> int:
        ends = {(beside(*opening), BACK[opening[1]]) for opening in mine.reached(self.team)}
        return max(min(self.least[goals].get(end, _FAR) for end in ends) for goals in mine.possible)

    def _distances(self, goals: tuple[str, ...]) -> dict[tuple[Place, str], int]:
        """From every way into a cell the cards to the gold, if no kind ever ran out and stones lay either way up."""
        gold = GOALS[goals.index("gold")]
        graph = nx.DiGraph()
        every = [face for faces in self.faces.values() for face in faces]
        for place in ROOM:
            if place == gold:
                continue
            if place in self.mine.cards:
                cost, through = 0, [t.sides for t in self.mine.cards[place] if t.mark != STRANGE[self.team]]
            elif place in GOALS:
                stone = goals[GOALS.index(place)]
                cost, through = 0, [tunnel.sides for turned in (False, True) for tunnel in lying(stone, turned)]
            else:
                known = {s: self.mine.cards[beside(place, s)] for s in STEP if beside(place, s) in self.mine.cards}
                cost, through = (
                    1,
                    [
                        tunnel.sides
                        for face in every
                        if all(opens(face, side) == opens(card, BACK[side]) for side, card in known.items())
                        for tunnel in face
                    ],
                )
            for way_in, way_out in permutations("NESW", 2):
                if any(way_in in sides and way_out in sides for sides in through):
                    graph.add_edge((beside(place, way_out), BACK[way_out]), (place, way_in), weight=cost)
        ends = [(gold, side) for side in "NESW" if (gold, side) in graph]
        return dict(nx.multi_source_dijkstra_path_length(graph, ends)) if ends else {}
