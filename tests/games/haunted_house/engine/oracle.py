"""Where a hunter may stop, told a second time: from the drawn doors and squares of the board file, by networkx.

It shares no line with the rules: the graph is made from doors and squares (the rules use the file's own list of ways),
haunted rooms are closed by taking away their exits, and distances are those of networkx.
"""

import json
from pathlib import Path
from typing import Any, Final

import networkx as nx

import saboteur_desktop.games.haunted_house.engine as engine

BOARD: Final[dict[str, Any]] = json.loads(
    (Path(str(engine.__file__)).parent / "boards" / "ring-house-01.json").read_text("utf-8")
)
ROOMS: Final = frozenset(room["id"] for room in BOARD["rooms"])


def house(lock: str | None = None, closed: frozenset[str] = frozenset()) -> Any:
    """Return the house as a directed graph; nobody leaves a closed room, and locked doors are not there."""
    graph = nx.DiGraph()
    edges = [(square["id"], other) for square in BOARD["corridors"] for other in square["neighbours"]]
    edges += [tuple(door["between"]) for door in BOARD["doors"] if lock is None or door["colour"] != lock]
    edges.append((BOARD["outside"]["id"], BOARD["outside"]["entrance"]["square"]))
    for one, other in edges:
        for origin, goal in ((one, other), (other, one)):
            if origin not in closed:
                graph.add_edge(origin, goal)
    return graph


def stops(
    here: str,
    die: int,
    others: tuple[str, ...],
    lock: str | None = None,
    *,
    carries: bool = False,
    haunted: frozenset[str] = frozenset(),
    shut_out: bool = False,
) -> set[str]:
    """Return where a hunter may end its walk."""
    graph = house(lock, haunted if carries else frozenset())
    graph.add_node(here)
    reached = set(nx.single_source_shortest_path_length(graph, here, cutoff=die))
    if shut_out:
        reached.discard("OUT")
    taken = {place for place in others if place not in ROOMS and place != "OUT"}
    return (reached - taken) | {here}
