"""Draws every card of the game, face and back, from its text alone.

A half turn is applied to the card's tunnels, never to the picture: the light stays in the upper left. The tunnels come
from the engine, so picture and rule cannot differ.
"""

from saboteur_desktop.games.saboteur.ui.face_painter.faces import FaceKey, paint_face

__all__ = ["FaceKey", "paint_face"]
