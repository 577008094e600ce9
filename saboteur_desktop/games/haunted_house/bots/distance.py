"""How far it is: for a hunter with free hands, and home for one with a jewel."""

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from saboteur_desktop.games.haunted_house.engine.board import Lock, Place, board

Steps = Mapping[Place, int]

FAR: Final = 30
"""Steps of a way that there is not."""
_KEPT: Final = 4096


@lru_cache(_KEPT)
def steps_to(board_id: str, goal: Place, lock: Lock | None, closed: frozenset[Place] = frozenset()) -> Steps:
    """Return the steps to a goal from every space that it can be reached from; a closed space is left by nobody."""
    house = board(board_id)
    ways = house.ways[lock]
    steps = {goal: 0}
    ahead = deque([goal])
    while ahead:
        place = ahead.popleft()
        # Every way can be walked in both directions, so the search runs from the goal.
        for onward in ways[place]:
            if onward not in steps and onward not in closed:
                steps[onward] = steps[place] + 1
                ahead.append(onward)
    return steps
