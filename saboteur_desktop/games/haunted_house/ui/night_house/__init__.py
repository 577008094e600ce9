"""The drawn house, seen from above by night: one picture for a size of the window. The board is data to it."""

from saboteur_desktop.games.haunted_house.ui.night_house.picture import house_picture

__all__ = ["house_picture"]
