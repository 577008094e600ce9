"""The violet curtain between two players, and the round button that is held to open it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.blur import soft_silhouette
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.marks import eye_outline
from saboteur_desktop.paint.noise import noise
from saboteur_desktop.paint.palette import color, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import arc, ellipse, outline, polygon, rounded
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import fill, line, linear, radial, shadow, soft
from saboteur_desktop.paint.type import title_path

HALO: Final = "#1B0F36"
"""The dark soft edge of text on the curtain (`type.draw_haloed`)."""
WHISPER: Final = "#E3D4FF"
"""Secondary text on the curtain."""

_FOLDS, _SCALLOPS = 22, 9
_DARK = "#0B0620"
_FOLD: Final = ((0.0, "#3B2378"), (0.22, "#6A43B8"), (0.42, "#5A379F"), (0.8, "#331D68"), (1.0, "#241349"))


def paint_curtain(p: QPainter, size: QSizeF) -> None:
    """The closed curtain: folds, a warm halo for the text, a valance with gold tassels; flat in strong contrast."""
    width, height, unit = size.width(), size.height(), size.height() / 720
    full = rounded(0, 0, width, height)
    fill(p, full, "#1B0F36")
    if is_bold():
        line(p, rounded(6, 6, width - 12, height - 12, 20 * unit), "gold", 4 * unit)
        return
    for i in range(_FOLDS + 1):
        _fold(p, size, unit, i)
    veil = ((0.0, color(_DARK, 0.55)), (0.25, color(_DARK, 0)), (0.75, color(_DARK, 0.05)), (1.0, color(_DARK, 0.6)))
    fill(p, full, linear(0, 0, 0, height, *veil))
    halo = ((0.0, color("#FFCF86", 0.55)), (0.45, color("spill", 0.20)), (1.0, color("spill", 0)))
    fill(p, full, radial(width / 2, height * 0.46, height * 0.80, *halo))
    _valance(p, width, unit)
    grain(p, full, 0.5)


def draw_curtain_name(p: QPainter, rect: QRectF, name: str, px: float) -> QRectF:
    """A player's name in gold, centred and as large as fits; returns where it stands."""
    path = title_path(name, px, rect.width())
    centre = path.boundingRect().center()
    path = path.translated(rect.center().x() - centre.x(), rect.center().y() - centre.y())
    unit = px / 86
    soft_silhouette(p, path.translated(0, 5 * unit), 14 * unit, HALO, 0.8)
    fill(p, path.translated(0, 4 * unit), "#7A3E0A")
    bounds = path.boundingRect()
    fill(p, path, linear(0, bounds.top(), 0, bounds.bottom(), (0, "goldhi"), (0.55, "gold"), (1, "#F09A2A")))
    return bounds


def draw_hold_button(p: QPainter, centre: QPointF, radius: float, progress: float = 0.0, focused: bool = False) -> None:
    """A round gold button with an eye; a ring around it fills while it is held, from 0 to 1."""
    x, y, unit = centre.x(), centre.y(), radius / 72
    if focused:
        line(p, ellipse(x, y, radius + 15 * unit), "night0", 9 * unit)
        line(p, ellipse(x, y, radius + 15 * unit), "sky", 4.5 * unit)
    sheet(p, ellipse(x, y, radius + 8 * unit), "#160B30", 8 * unit)
    held = progress > 0
    face_y = y + (3 * unit if held else 0)
    fill(p, ellipse(x, y + (0 if held else 5 * unit), radius * 0.80), "#A8620C")
    gold = linear(0, y - radius, 0, y + radius, (0, lighter("gold", 0.3)), (1, "#F0A41E"))
    fill(p, ellipse(x, face_y, radius * 0.80), gold)
    with box(p, x, face_y, radius * 0.95):
        eye_outline(p, "ink")
    line(p, ellipse(x, y, radius), color("#FFFFFF", 0.16), 8 * unit)
    if held:
        ring = arc(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), 90, -360 * min(progress, 1.0))
        soft(p, outline(ring, 8 * unit), 10 * unit, "lamp", 0.7, 6)
        line(p, ring, "lamphot", 8 * unit)


def _fold(p: QPainter, size: QSizeF, unit: float, number: int) -> None:
    width, height = size.width() / _FOLDS * 1.12, size.height()
    x = size.width() * number / _FOLDS - size.width() / _FOLDS * 0.5
    sway = noise(number * 0.7, 3, 5) * 10 * unit
    path = QPainterPath(QPointF(x, -10))
    path.cubicTo(x + sway, height * 0.3, x - sway, height * 0.6, x + sway * 1.6, height + 10)
    path.lineTo(x + width + sway * 1.6, height + 10)
    path.cubicTo(x + width - sway, height * 0.6, x + width + sway, height * 0.3, x + width, -10)
    path.closeSubpath()
    shadow(p, path, 0, 12 * unit, 0.35, shift=-5 * unit)
    fill(p, path, linear(x, 0, x + width, 0, *_FOLD))


def _valance(p: QPainter, width: float, unit: float) -> None:
    across = (width + 40) / _SCALLOPS
    path = QPainterPath(QPointF(-20, -20))
    path.lineTo(width + 20, -20)
    path.lineTo(width + 20, 52 * unit)
    for i in range(_SCALLOPS):
        end = width + 20 - across * (i + 1)
        path.quadTo(end + across / 2, 128 * unit, end, 52 * unit)
    path.closeSubpath()
    shadow(p, path, 10 * unit, 24 * unit, 0.6)
    fill(p, path, linear(0, 0, 0, 110 * unit, (0, "#2C1A5C"), (1, "#55349A")))
    line(p, path.translated(0, -7 * unit), color("gold", 0.9), 4 * unit)
    line(p, path, "golddeep", 3 * unit)
    for i in range(1, _SCALLOPS):
        _tassel(p, width + 20 - across * i, unit)


def _tassel(p: QPainter, x: float, unit: float) -> None:
    sheet(p, ellipse(x, 60 * unit, 8 * unit), "gold", 2 * unit)
    threads = [(-7.0, 66.0), (7.0, 66.0), (11.0, 98.0), (-11.0, 98.0)]
    sheet(p, polygon([(x + dx * unit, y * unit) for dx, y in threads]), "golddeep", 2 * unit)
