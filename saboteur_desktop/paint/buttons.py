"""Paper buttons with a lip: gold is the way on, night the other ways, teal confirms, coral destroys."""

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import appearance, is_bold
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.palette import Tint, color, darker, lighter
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.strokes import fill, line, linear, shadow_of
from saboteur_desktop.paint.type import (
    CAPTION,
    CENTRE,
    LEFT,
    NAME,
    draw_lines,
    draw_text,
    smallest_px,
    takes_two_lines,
    text_width,
)

Kind = Literal["gold", "night", "teal", "coral", "cream"]


class _Paper(NamedTuple):
    face: Tint
    lip: Tint
    ink: Tint


_PAPERS: Final[dict[Kind, _Paper]] = {
    "gold": _Paper("gold", "#A8620C", "ink"),
    "night": _Paper("#2F4272", "#141D3A", "cream"),
    "teal": _Paper("teal", "#0A6A66", "ink"),
    "coral": _Paper("#FF7A66", "#8E2626", "ink"),
    "cream": _Paper("cream", "#B79A62", "ink"),
}
_DISABLED: Final = _Paper("#39415F", "#232A45", "#8C97B5")


class Button(NamedTuple):
    """How a button looks. Without a label the icon stands alone in the middle."""

    label: str = ""
    kind: Kind = "night"
    px: float = 21.0
    icon: str | None = None
    key: str = ""
    """The key that does the same, shown as a cap at the right."""
    note: str = ""
    """A second, smaller line."""
    to_left: bool = False
    lead: float = 0.0
    """Room before the words for what is drawn there by others."""
    pressed: bool = False
    enabled: bool = True


def lip_of(height: float) -> float:
    """How far the lip hangs below a face of that height."""
    return max(3.0, height * 0.075)


def radius_of(height: float) -> float:
    """The corner radius of a button of that height."""
    return height * 0.36


def button_width(button: Button, height: float) -> float:
    """The width in which everything on the button has its full size."""
    width = height * 0.64 + max(
        text_width(button.label, NAME, button.px), text_width(button.note, CAPTION, button.px * 0.6)
    )
    width += button.lead
    if button.icon:
        width += height * 0.74
    if button.key:
        width += _cap_width(button, height) + height * 0.12
    return width


def draw_button(p: QPainter, rect: QRectF, button: Button) -> None:
    """The button; `rect` is its face at rest, the lip and the shadow lie below it."""
    paper = _PAPERS[button.kind] if button.enabled else _DISABLED
    lip = lip_of(rect.height())
    face = rect.translated(0, lip * 0.6) if button.pressed else rect
    _draw_paper(p, rect, face, paper, lip, button.enabled)
    if button.label:
        _draw_content(p, face, button, paper.ink)
    elif button.icon:
        draw_icon(p, button.icon, _square(face.center().x(), face, 0.58), paper.ink)


def _draw_paper(p: QPainter, rest: QRectF, face: QRectF, paper: _Paper, lip: float, lit: bool) -> None:
    radius = radius_of(rest.height())
    base = rest.translated(0, lip)
    shadow_of(p, base, radius, lip * 0.9, lip * 2.6, 0.5)
    fill(p, rounded_rect(base, radius), paper.lip)
    top, bottom = rest.top(), rest.bottom()
    path = rounded_rect(face, radius)
    body = ((0.0, lighter(paper.face, 0.22)), (0.5, paper.face), (1.0, darker(paper.face, 0.08)))
    fill(p, path, linear(0, top, 0, bottom, *body))
    if is_bold():
        line(p, rounded_rect(face.adjusted(1, 1, -1, -1), radius - 1), "cream" if lit else "#8C97B5", 2.4)
    elif lit:
        white = "#FFFFFF"
        gleam = linear(0, top, 0, bottom, (0, color(white, 0.55)), (0.5, color(white, 0.05)), (1, color(white, 0)))
        line(p, rounded_rect(face.adjusted(1, 1, -1, -1), radius - 1), gleam, 1.6)
    grain(p, path, 0.3)


def _draw_content(p: QPainter, rect: QRectF, button: Button, ink: Tint) -> None:
    height = rect.height()
    left, right = rect.left() + height * 0.34 + button.lead, rect.right() - height * 0.30
    button = _without_the_dispensable(button, right - left, height)
    if button.key:
        right = _draw_cap(p, rect, button, right, ink)
    align = LEFT if button.to_left or button.icon else CENTRE
    if button.icon:
        size, gap = height * 0.56, height * 0.18
        if not button.to_left:
            text = max(text_width(button.label, NAME, button.px), text_width(button.note, CAPTION, button.px * 0.6))
            spare = right - left - size - gap - text
            left += max(0.0, spare / 2)
        draw_icon(p, button.icon, _square(left + size / 2, rect, 0.56), ink)
        left += size + gap
    width = right - left
    if button.note:
        label = QRectF(left, rect.top() + height * 0.12, width, height * 0.46)
        note = QRectF(left, rect.top() + height * 0.54, width, height * 0.32)
        lower = QRectF(left, rect.top() + height * 0.48, width, height * 0.45)
        if takes_two_lines(lower, button.note, CAPTION, button.px * 0.6):
            note, label = lower, QRectF(left, rect.top() + height * 0.06, width, height * 0.42)
        draw_text(p, label, button.label, NAME, button.px, ink, align)
        draw_lines(p, note, button.note, CAPTION, button.px * 0.6, color(ink, 0.85), align)
    else:
        draw_text(p, QRectF(left, rect.top(), width, height), button.label, NAME, button.px, ink, align)


def _without_the_dispensable(button: Button, room: float, height: float) -> Button:
    """The button without its key, and then without its icon, where its words would have no room beside them."""
    grown = appearance().text
    least = smallest_px(button.px) if grown == 1 else max(button.px / grown, button.px * 0.8)
    words = text_width(button.label, NAME, least)
    icon = height * 0.74 if button.icon else 0.0
    if button.key and words + icon + _cap_width(button, height) + height * 0.12 > room:
        button = button._replace(key="")
    if button.icon and words + icon > room:
        button = button._replace(icon=None)
    return button


def _draw_cap(p: QPainter, rect: QRectF, button: Button, right: float, ink: Tint) -> float:
    """The key's cap; returns where it begins."""
    height = rect.height()
    width = _cap_width(button, height)
    cap = QRectF(right - width, rect.center().y() - height * 0.23, width, height * 0.46)
    fill(p, rounded_rect(cap, height * 0.12), color(ink, 0.16))
    draw_text(p, cap, button.key, NAME, button.px * 0.66, ink, CENTRE)
    return cap.left() - height * 0.12


def _cap_width(button: Button, height: float) -> float:
    return max(height * 0.44, text_width(button.key, NAME, button.px * 0.66) + button.px * 0.6)


def _square(centre_x: float, rect: QRectF, share: float) -> QRectF:
    size = rect.height() * share
    return QRectF(centre_x - size / 2, rect.center().y() - size / 2, size, size)
