"""Action cards of the base game."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.card_frames import (
    arch_window,
    badge,
    burst,
    frame,
    rays,
    rings,
    square_window,
)
from saboteur_desktop.paint.card_space import CX, CY
from saboteur_desktop.paint.marks import bolt, eye, plus
from saboteur_desktop.paint.minerals import boulder, nugget
from saboteur_desktop.paint.palette import STOCKS, color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import curve, ellipse, outline, polyline, rounded, spun
from saboteur_desktop.paint.placing import box, placed
from saboteur_desktop.paint.strokes import fill, line, radial
from saboteur_desktop.paint.tools import BROKEN_TOOLS, TOOLS
from saboteur_desktop.paint.type import CENTRE, TITLE, draw_text
from saboteur_desktop.paint.wobble import wobble


def paint_break(p: QPainter, tool: str) -> None:
    """A broken tool in front of a burst."""
    frame(p, STOCKS["break"], square_window(), burst(5 + len(tool)))
    with box(p, CX, CY - 2, 168):
        BROKEN_TOOLS[tool](p)
    badge(p, bolt, "coral")


def paint_repair(p: QPainter, tools: tuple[str, ...]) -> None:
    """One whole tool, or two with a slash between them: one of the two."""
    frame(p, STOCKS["repair"], arch_window(), rays)
    if len(tools) == 1:
        with box(p, CX, CY + 2, 158):
            TOOLS[tools[0]](p)
    else:
        for tool, dx, dy in zip(tools, (-40, 40), (-30, 62), strict=True):
            with box(p, CX + dx, CY + dy, 108):
                TOOLS[tool](p)
        sheet(p, outline(polyline([(172, 70), (70, 236)]), 5), "cream", 1.5)
    badge(p, plus, "teal")


def paint_rockfall(p: QPainter) -> None:
    """Boulders falling on a tunnel."""
    frame(p, STOCKS["rockfall"], square_window(), rings)
    for x, y, radius, seed in (
        (92, 74, 26, 3),
        (150, 66, 20, 5),
        (178, 116, 22, 9),
        (64, 128, 18, 12),
        (118, 118, 34, 7),
    ):
        for side in (-1, 0, 1):
            streak = polyline(
                [(x + side * radius * 0.5, y - radius * 0.9), (x + side * radius * 0.5, y - radius * 1.7)]
            )
            line(p, streak, color("#FFFFFF", 0.55), 3)
        boulder(p, x, y, radius, seed, 4)
    mouth = QPainterPath(QPointF(56, 262))
    mouth.cubicTo(56, 196, 90, 186, 120, 186)
    mouth.cubicTo(150, 186, 184, 196, 184, 262)
    mouth.closeSubpath()
    sheet(p, mouth, "rock1", 4)
    fill(p, spun(mouth, 0, 120, 262, 0.78, 0.8), radial(120, 240, 70, (0, "lamphot"), (1, "lampdeep")))
    for x, y, radius, seed in _FALLEN:
        boulder(p, x, y, radius, seed, 3)


def paint_map(p: QPainter) -> None:
    """A parchment with a trail to three goals, one of them looked at."""
    frame(p, STOCKS["map"], square_window(), rings)
    with placed(p, CX, CY - 8, degrees=-6):
        sheet(p, wobble(rounded(-76, -92, 152, 178, 6), 3, 14, 5, step=9), "parch", 6, tooth=0.7)
        for side in (-1, 1):
            sheet(p, rounded(-84, side * 90 - 10, 168, 19, 9), "parchlo", 3)
        fill(p, rounded(-25, -80, 50, 160), color("#B88E4E", 0.12))
        trail = curve([(-52, 58), (-30, 30), (-44, 2), (-8, -8), (6, -34), (30, -30)])
        line(p, trail, "#8A4B2A", 5, dash=(10, 11))
        _goal_on_map(p, -58, seen=True)
        _goal_on_map(p, -18, seen=False)
        _goal_on_map(p, 22, seen=False)
        sheet(p, ellipse(-52, 58, 8), "coral", 1.5)
    badge(p, eye, "sky", x=192, y=252)


_FALLEN = (
    (84, 240, 25, 21),
    (150, 244, 28, 22),
    (116, 226, 27, 24),
    (118, 254, 20, 26),
    (176, 256, 15, 27),
    (62, 258, 15, 28),
)


def _goal_on_map(p: QPainter, y: float, seen: bool) -> None:
    sheet(p, rounded(28, y - 2, 30, 36, 5), "#FFE9A8" if seen else "violetdeep", 2.2)
    if seen:
        nugget(p, 43, y + 16, 11, 4, 1.5)
    else:
        draw_text(p, QRectF(28, y - 2, 30, 36), "?", TITLE, 24, "lamp", CENTRE)
