"""Map: one seat looks at a goal, the table sees only at which."""

from functools import cache

from saboteur_desktop.games.saboteur.engine.catalog import MAP
from saboteur_desktop.games.saboteur.engine.draft import Draft
from saboteur_desktop.games.saboteur.engine.events import MapRead
from saboteur_desktop.games.saboteur.engine.moves import ReadMap

_map_read = cache(MapRead)


def read_map(draft: Draft, seat: int, move: ReadMap) -> None:
    """Show the goal to the seat and discard the map."""
    draft.lose_card(seat, MAP)
    draft.discards += (MAP,)
    draft.happen(_map_read(seat, move.goal, draft.goals[move.goal]))
