"""The people of the mine: twelve gnomes told apart by their hats, and the portraits of the roles."""

from saboteur_desktop.paint.figures.avatar import draw_avatar
from saboteur_desktop.paint.figures.gnomes import GNOMES, draw_gnome, draw_miner
from saboteur_desktop.paint.figures.hooded import draw_saboteur

__all__ = ["GNOMES", "draw_avatar", "draw_gnome", "draw_miner", "draw_saboteur"]
