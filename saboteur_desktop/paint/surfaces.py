"""Panels, buttons and the other surfaces that carry text."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from saboteur_desktop.paint.appearance import bold, is_bold
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.palette import Tint, color, darker, lighter
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import polygon, polyline, rounded, rounded_rect
from saboteur_desktop.paint.strokes import fill, line, linear, shadow, shadow_of
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text, text_width


def draw_panel(
    p: QPainter,
    rect: QRectF,
    radius: float,
    tint: Tint = "night2",
    opacity: float = 0.96,
    depth: float = 5.0,
    rim: Tint = "night5",
    rim_opacity: float = 0.55,
    rim_width: float = 1.4,
) -> None:
    """A dark sheet with a rim that fades downwards; in strong contrast it is flat, and the rim goes all around."""
    path = rounded_rect(rect, radius)
    if is_bold():
        fill(p, path, tint)
        line(p, rounded_rect(rect.adjusted(1, 1, -1, -1), radius), rim, max(2.0, bold(rim_width)))
        return
    top, bottom = rect.top(), rect.bottom()
    if depth:
        shadow_of(p, rect, radius, depth, depth * 2.2, 0.5)
    face = linear(0, top, 0, bottom, (0, color(lighter(tint, 0.07), opacity)), (1, color(darker(tint, 0.18), opacity)))
    fill(p, path, face)
    grain(p, path, 0.35)
    edge = linear(0, top, 0, bottom, (0, color(rim, rim_opacity)), (1, color(rim, rim_opacity * 0.3)))
    line(p, rounded_rect(rect.adjusted(0.7, 0.7, -0.7, -0.7), radius), edge, rim_width)


def draw_focus_ring(p: QPainter, rect: QRectF, radius: float, width: float = 4.0) -> None:
    """A sky ring in a dark casing, outside the rectangle of what has the focus."""
    width = bold(width)
    out = width * 1.6
    path = rounded_rect(rect.adjusted(-out, -out, out, out), radius + width)
    line(p, path, "night0", width * 2.1)
    line(p, path, "sky", width)


def draw_slot(p: QPainter, rect: QRectF, radius: float, tint: Tint = "night5", scale: float = 1.0) -> None:
    """An empty place for a card: dark, with a dashed edge."""
    path = rounded_rect(rect, radius)
    fill(p, path, color("night0", 0.45))
    line(p, path, color(tint, 0.75), bold(2.4) * scale, dash=(10 * scale, 8 * scale))


def draw_chip(
    p: QPainter,
    origin: QPointF,
    height: float,
    label: str,
    px: float,
    ground: Tint = "night1",
    ink: Tint = "cream",
    icon: str | None = None,
) -> float:
    """A short text in a pill, with an icon before it; returns the width."""
    lead = height * 0.5 + (height * 0.85 if icon else 0)
    width = text_width(label, NAME, px) + lead + height * 0.5
    fill(p, rounded(origin.x(), origin.y(), width, height, height / 2), ground)
    if icon:
        size = height * 0.8
        place = QRectF(origin.x() + height * 0.40, origin.y() + (height - size) / 2, size, size)
        draw_icon(p, icon, place, ink)
    draw_text(p, QRectF(origin.x() + lead, origin.y(), width - lead, height), label, NAME, px, ink)
    return width


def draw_key_cap(p: QPainter, rect: QRectF, label: str, px: float) -> None:
    """A key of the keyboard."""
    path = rounded_rect(rect, rect.height() * 0.26)
    fill(p, path, "night4")
    line(p, path, "night5", 1.2)
    draw_text(p, rect, label, NAME, px, "cream", CENTRE)


def draw_top_bar(p: QPainter, rect: QRectF, scale: float = 1.0) -> None:
    """The sheet along the window's upper edge."""
    bar = rounded_rect(rect.adjusted(-20, -20, 20, 0))
    edge = polyline([(rect.left(), rect.bottom()), (rect.right(), rect.bottom())])
    if is_bold():
        fill(p, bar, "night1")
        line(p, edge, "night5", 2)
        return
    shadow(p, bar, 6 * scale, 14 * scale, 0.55)
    fill(p, bar, linear(0, rect.top(), 0, rect.bottom(), (0, "#241E40"), (1, "#171534")))
    grain(p, bar, 0.4)
    line(p, edge, color("#FFC48A", 0.35), 1.6)


def draw_banner(p: QPainter, rect: QRectF, scale: float = 1.0) -> None:
    """A parchment that hangs from the upper edge of the rectangle; its text is `bannerink` and `bannersub`."""
    flare = 26 * scale
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    parchment = polygon([(left - flare, top), (right + flare, top), (right, bottom), (left, bottom)])
    sheet(p, parchment, "banner", 6 * scale, shade=0.08, tooth=0.5)
    inset = 5 * scale
    hem = polyline([(left + inset, bottom - inset), (right - inset, bottom - inset)])
    line(p, hem, color("golddeep", 0.7), 2)


def draw_bubble(
    p: QPainter, rect: QRectF, radius: float, tip: QPointF | None = None, ground: Tint = "cream", scale: float = 1.0
) -> None:
    """A speech bubble; its pointer leaves the upper or lower edge towards `tip`."""
    bubble = rounded_rect(rect, radius)
    if tip is not None:
        bubble = bubble.united(_pointer(rect, radius, tip, 16 * scale))
    shadow(p, bubble, 6 * scale, 16 * scale, 0.62)
    fill(p, bubble, ground)
    grain(p, bubble, 0.5)


def _pointer(rect: QRectF, radius: float, tip: QPointF, half: float) -> QPainterPath:
    below = tip.y() > rect.center().y()
    edge = rect.bottom() - 2 if below else rect.top() + 2
    reach = radius + half
    x = min(max(tip.x(), rect.left() + reach), rect.right() - reach)
    return polygon([(x - half, edge), (x + half, edge), (tip.x(), tip.y())])
