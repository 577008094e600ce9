"""Every icon by its name."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.palette import Tint
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.signs import SIGNS, Icon


def icon(name: str) -> Icon:
    """Return the drawing of that name; raises KeyError when there is none."""
    if name in SIGNS:
        return SIGNS[name]
    # Imported here: the home screen shows signs alone, and is there the sooner.
    from saboteur_desktop.paint.things import THINGS

    return THINGS[name]


def draw_icon(painter: QPainter, name: str, rect: QRectF, tint: Tint = "cream") -> None:
    """The icon centred in the largest square that fits the rectangle."""
    centre = rect.center()
    with box(painter, centre.x(), centre.y(), min(rect.width(), rect.height())):
        icon(name)(painter, tint)
