"""Typography: four roles of text, and text that fits its box."""

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QTextLayout

from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.paint.blur import soft_silhouette
from saboteur_desktop.paint.palette import Tint, color
from saboteur_desktop.paint.paths import spun
from saboteur_desktop.paint.phrases import loose, phrased, unbroken
from saboteur_desktop.paint.placing import saved
from saboteur_desktop.paint.strokes import fill

_SMALLEST = 0.7
"""Text shrinks to this share of the size of the design before it is elided, however large the person wants it."""
_READABLE = 14.0
"""And never below this many pixels; text that is hardly larger or smaller from the start shrinks by a tenth only."""
CROWDED = 11.0
"""The floor, in pixels, where many columns stand side by side and each word of them has to be there."""
_PITCH = 1.08
"""From one of two lines to the other, in text sizes."""

_LINE = 1.16
"""Height of a line of capitals and descenders, in text sizes."""


class Role(Enum):
    """What a text is for; the value is the family that sets it.

    The rounded face registers one family per weight, so weight is part of the name and never set on the font.
    """

    TITLE = "Dela Gothic One"
    NAME = "Rounded Mplus 1c ExtraBold"
    CAPTION = "Rounded Mplus 1c Bold"
    BODY = "Rounded Mplus 1c Medium"


TITLE, NAME, CAPTION, BODY = Role.TITLE, Role.NAME, Role.CAPTION, Role.BODY

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def font(role: Role, px: float) -> QFont:
    """The font of a role at a pixel size."""
    made = QFont(role.value)
    made.setPixelSize(max(1, round(px)))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=4096)
def text_width(text: str, role: Role, px: float) -> float:
    """Width of one line of text."""
    return QFontMetricsF(font(role, px)).horizontalAdvance(text)


def smallest_px(px: float) -> float:
    """The size down to which text of that size may shrink."""
    return max(px * _SMALLEST / appearance().text, min(_READABLE, px * 0.9))


def fitted(text: str, role: Role, px: float, width: float, floor: float | None = None) -> tuple[QFont, str]:
    """The largest font that may be in which the line fits, and the line, elided if even the smallest is too wide.

    A ``floor`` in pixels lets it become smaller than lines usually may.
    """
    made = font(role, px)
    size, smallest = px, smallest_px(px) if floor is None else min(px, floor)
    while size > smallest and QFontMetricsF(made).horizontalAdvance(text) > width:
        size = max(smallest, size - 0.03 * px)
        made = font(role, size)
    return made, QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)


def within(px: float, height: float) -> float:
    """A text size that was grown, taken back as far as the height of its box asks, but not below that of the design."""
    return max(px / appearance().text, min(px, height / _LINE))


def fitting_px(text: str, role: Role, px: float, width: float, height: float) -> float:
    """The size that `draw_text` gives a line in a box of that width and height."""
    return float(fitted(text, role, within(px, height), width)[0].pixelSize())


def draw_text(
    p: QPainter,
    rect: QRectF,
    text: str,
    role: Role,
    px: float,
    tint: Tint = "cream",
    align: Qt.AlignmentFlag = LEFT,
    floor: float | None = None,
) -> None:
    """One line of text in a box; it shrinks, then is elided. See `fitted` for ``floor``."""
    made, shown = fitted(text, role, within(px, rect.height()), rect.width(), floor)
    with saved(p):
        p.setFont(made)
        p.setPen(color(tint))
        p.drawText(rect, int(align.value) | int(Qt.TextFlag.TextDontClip.value), shown)


def takes_two_lines(rect: QRectF, text: str, role: Role, px: float) -> bool:
    """Whether `draw_lines` sets the text in two lines there: one would be cut or much smaller, and two have room."""
    least, highest = smallest_px(px), rect.height() / (1 + _PITCH)
    return highest >= least and text_width(text, role, max(least, min(px * _SMALLEST, highest))) > rect.width()


def two_lines(text: str, role: Role, px: float, width: float, height: float) -> tuple[QFont, str, str]:
    """The largest font that may be in which the text fits on two lines, and both, elided if they must be."""
    least = smallest_px(px)
    px = max(least, min(px, height / (1 + _PITCH)))
    halves = _halves(text, role, px, width)
    while px > least and max(text_width(half, role, px) for half in halves) > width:
        px = max(least, px - 1)
        halves = _halves(text, role, px, width)
    made = font(role, px)
    first, second = (QFontMetricsF(made).elidedText(half, Qt.TextElideMode.ElideRight, width + 1) for half in halves)
    return made, first, second


def _halves(text: str, role: Role, px: float, width: float) -> tuple[str, str]:
    """What goes on the first line, as much as has room, and the rest; a Japanese phrase goes on one line if it can."""
    first, rest = _broken(phrased(text), role, px, width)
    if text_width(first, role, px) > width:
        first, rest = _broken(text, role, px, width)
    return first, rest


def _broken(text: str, role: Role, px: float, width: float) -> tuple[str, str]:
    layout = QTextLayout(text, font(role, px))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(width)
    layout.endLayout()
    return loose(text[: line.textLength()]).rstrip(), loose(text[line.textLength() :]).lstrip()


def draw_lines(
    p: QPainter,
    rect: QRectF,
    text: str,
    role: Role,
    px: float,
    tint: Tint = "cream",
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """A line of text in a box, or two where one would be cut or become much smaller than was wanted."""
    if not takes_two_lines(rect, text, role, px):
        draw_text(p, rect, text, role, px, tint, align)
        return
    made, *lines = two_lines(text, role, px, rect.width(), rect.height())
    high = _PITCH * made.pixelSize()
    flags = int(align.value) | int(Qt.TextFlag.TextDontClip.value)
    with saved(p):
        p.setFont(made)
        p.setPen(color(tint))
        for place, line in enumerate(lines):
            p.drawText(QRectF(rect.x(), rect.center().y() + (place - 1) * high, rect.width(), high), flags, line)


def paragraph_height(text: str, role: Role, px: float, width: float) -> float:
    """The height of text that wraps in this width."""
    room = QRectF(0, 0, max(1.0, width), 10_000)
    return QFontMetricsF(font(role, px)).boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), text).height()


def draw_paragraph(
    p: QPainter,
    rect: QRectF,
    text: str,
    role: Role,
    px: float,
    tint: Tint = "mist",
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
) -> None:
    """Text that wraps inside the box; text that was grown is taken back as far as the box asks."""
    least = px / appearance().text
    while px > least and not _has_room(rect, text, role, px):
        px = max(least, px - 1)
    with saved(p):
        p.setFont(font(role, px))
        p.setPen(color(tint))
        p.drawText(rect, int(align.value) | int(Qt.TextFlag.TextWordWrap.value), text)


def _has_room(rect: QRectF, text: str, role: Role, px: float) -> bool:
    metrics = QFontMetricsF(font(role, px))
    widest = max((metrics.horizontalAdvance(word) for word in unbroken(text)), default=0.0)
    return widest <= rect.width() and paragraph_height(text, role, px, rect.width()) <= rect.height()


def draw_haloed(
    p: QPainter,
    rect: QRectF,
    text: str,
    role: Role,
    px: float,
    tint: Tint = "cream",
    halo: Tint = "#1B0F36",
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """One line of text over a dark soft edge, readable on any ground."""
    px = within(px, rect.height())
    made, shown = fitted(text, role, px, rect.width())
    metrics = QFontMetricsF(made)
    spare = rect.width() - metrics.horizontalAdvance(shown)
    x = rect.x()
    if align & Qt.AlignmentFlag.AlignHCenter:
        x += spare / 2
    elif align & Qt.AlignmentFlag.AlignRight:
        x += spare
    path = QPainterPath()
    path.addText(x, rect.y() + (rect.height() - metrics.height()) / 2 + metrics.ascent(), made, shown)
    soft_silhouette(p, path, px * 0.22, halo, 0.85)
    fill(p, path, tint)


def title_path(text: str, px: float, max_width: float | None = None) -> QPainterPath:
    """The outline of a title, its bounding box at the origin, scaled down when wider than `max_width`."""
    path = QPainterPath()
    path.addText(0, 0, font(TITLE, px), text)
    width = path.boundingRect().width()
    if max_width is not None and width > max_width:
        path = spun(path, 0, 0, 0, max_width / width, max_width / width)
    bounds = path.boundingRect()
    return path.translated(-bounds.x(), -bounds.y())
