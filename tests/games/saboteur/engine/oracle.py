"""The rules of the mine once more, in another way: openings are nodes of a graph, networkx finds what hangs together.

It starts from written positions alone and shares no code with the engine, so both are wrong only when both are wrong
in the same way. Nothing here is fast.
"""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any, NamedTuple

import networkx as nx

Place = tuple[int, int]
Groups = tuple[frozenset[str], ...]
Text = Mapping[str, Any]

START: Place = (0, 0)
GOALS: tuple[Place, ...] = ((8, -2), (8, 0), (8, 2))
BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
SHAPES = {"start": "NESW", "gold": "NESW", "stone-SW": "SW", "stone-ES": "ES"}


class Options(NamedTuple):
    """The ruleset options that the mine depends on."""

    placement_link: str = "start_linked"
    facedown_goal_borders: str = "free"
    revealed_goal_borders: str = "must_match"
    stone_misfit: str = "allowed_if_unavoidable"


def groups(card: str, turned: bool) -> Groups:
    """Return the sides that each tunnel of a card joins, as it lies."""
    tunnels = (SHAPES.get(card) or card).split("|")
    return tuple(frozenset(BACK[side] if turned else side for side in tunnel) for tunnel in tunnels)


def openings(lying: Groups) -> frozenset[str]:
    """Return all sides with an opening."""
    return frozenset().union(*lying)


class Mine:
    """What lies face up: by place, the groups of sides that the card there joins."""

    def __init__(self, options: Options, table: Iterable[Text], goals: Iterable[str], revealed: Iterable[Text]) -> None:
        self.options = options
        self.goals = tuple(goals)
        self.cards: dict[Place, Groups] = {START: groups("start", False)}
        for lying in table:
            self.cards[lying["cell"][0], lying["cell"][1]] = groups(lying["card"], lying["turned"])
        self.face_up: dict[int, bool] = {}
        for goal in revealed:
            self.turn_up(goal["goal"], goal["turned"])
        self._linked: frozenset[tuple[Place, str]] | None = None

    @property
    def face_down(self) -> dict[Place, int]:
        """The goals that are not turned up, by place."""
        return {place: goal for goal, place in enumerate(GOALS) if goal not in self.face_up}

    def turn_up(self, goal: int, turned: bool) -> None:
        """Turn a goal face up."""
        self.face_up[goal] = turned
        self.cards[GOALS[goal]] = groups(self.goals[goal], turned)
        self._linked = None

    def lay(self, place: Place, lying: Groups) -> None:
        """Lay a card; whether it may lie there is another question."""
        self.cards[place] = lying
        self._linked = None

    def linked(self) -> frozenset[tuple[Place, str]]:
        """Return every opening that hangs together with the start."""
        if self._linked is None:
            graph = nx.Graph()
            for place, lying in self.cards.items():
                for tunnel in lying:
                    graph.add_nodes_from((place, side) for side in tunnel)
                    graph.add_edges_from(((place, one), (place, other)) for one, other in combinations(tunnel, 2))
            for place, side in list(graph):
                facing = beside(place, side), BACK[side]
                if facing in graph:
                    graph.add_edge((place, side), facing)
            self._linked = frozenset(nx.node_connected_component(graph, (START, "N")))
        return self._linked

    def frontier(self) -> set[Place]:
        """Return the empty cells beside a face-up card."""
        around = {beside(place, side) for place in self.cards for side in BESIDE}
        return around - set(self.cards) - set(self.face_down)

    def clashes(self, place: Place, lying: Groups) -> set[str]:
        """Return the sides on which a card there would not match its neighbours."""
        clashing = set()
        opened = openings(lying)
        for side in BESIDE:
            other = beside(place, side)
            if other in self.face_down:
                if self.options.facedown_goal_borders == "must_match_open" and side not in opened:
                    clashing.add(side)
            elif other in self.cards:
                if other in GOALS and self.options.revealed_goal_borders == "free":
                    continue
                open_beside = BACK[side] in openings(self.cards[other])
                if open_beside != (side in opened):
                    clashing.add(side)
        return clashing

    def why_not(self, place: Place, lying: Groups) -> tuple[str | None, set[str]]:
        """Return why a card cannot lie there, and the sides that clash; None when it can."""
        if place in self.cards or place in self.face_down:
            return "occupied", set()
        neighbours = {side: beside(place, side) for side in BESIDE if beside(place, side) in self.cards}
        if not neighbours:
            return "no_neighbour", set()
        clashing = self.clashes(place, lying)
        if clashing:
            return "edge_mismatch", clashing
        return (None if self._holds(neighbours, lying) else "not_connected"), set()

    def _holds(self, neighbours: Mapping[str, Place], lying: Groups) -> bool:
        linked = self.linked()
        match self.options.placement_link:
            case "start_linked":
                return any(
                    (other, BACK[side]) in linked and side in openings(lying) for side, other in neighbours.items()
                )
            case "touch_linked_region":
                return any(place in neighbours.values() for place, _ in linked)
            case _:
                return True

    def turn_reached_goals(self, just_laid: Place) -> list[tuple[int, bool]]:
        """Turn up what the tunnels have reached, until nothing changes; returns the goals and their ways up."""
        turned_up: list[tuple[int, bool]] = []
        while True:
            linked = self.linked()
            reached = []
            for place, goal in self.face_down.items():
                sides = [side for side in BESIDE if (beside(place, side), BACK[side]) in linked]
                if sides:
                    turned = self._way_up(place, self.goals[goal], sides, just_laid)
                    misfit = self.goals[goal] != "gold" and self.clashes(place, groups(self.goals[goal], turned))
                    if not (misfit and self.options.stone_misfit == "never"):
                        reached.append((goal, turned))
            if not reached:
                return turned_up
            for goal, turned in reached:
                self.turn_up(goal, turned)
            turned_up += reached

    def _way_up(self, place: Place, card: str, sides: list[str], just_laid: Place) -> bool:
        """Whether a goal that is reached on those sides lies turned (rules section 4.3)."""
        if card == "gold":
            return False
        nearest = [side for side in sides if beside(place, side) == just_laid]
        joining = [way for way in (False, True) if openings(groups(card, way)) & set(nearest or sides)]
        return min(joining, key=lambda way: (len(self.clashes(place, groups(card, way))), way))


def beside(place: Place, side: str) -> Place:
    """Return the place on that side."""
    return place[0] + BESIDE[side][0], place[1] + BESIDE[side][1]


def ways_up(card: str) -> list[bool]:
    """Return the ways up of a card that differ."""
    return [False] if set(groups(card, False)) == set(groups(card, True)) else [False, True]


def lays(mine: Mine, card: str) -> list[tuple[Place, bool]]:
    """Return every place and way up in which a card may be laid, in no order that means anything."""
    ways = [(turned, groups(card, turned)) for turned in ways_up(card)]
    return [
        (place, turned) for place in mine.frontier() for turned, lying in ways if mine.why_not(place, lying)[0] is None
    ]
