"""What one seat may know, and nothing else."""

from typing import NamedTuple

from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.state import GameState


class HouseView(NamedTuple):
    """The open table and who looks at it; no seat knows more than another one."""

    table: OpenTable
    seat: int | None


def view(state: GameState, viewer: int | None) -> HouseView:
    """Return what that seat may know; None is a spectator."""
    return HouseView(state.table, viewer)
