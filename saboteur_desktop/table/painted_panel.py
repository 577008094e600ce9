"""A panel on a page of results that is painted in its turn, and what is drawn on such panels."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS, placed
from saboteur_desktop.paint.strokes import linear, shadow
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.page_faces import PageFaces

Draw = Callable[[QPainter, QRectF], None]

MARGIN: Final = 40.0
"""Room around the panel for its glow and for what sticks out of it, at 1080."""


class PaintedPanel(QWidget):
    """Painted once for a size; until then it shows the old picture stretched, or nothing."""

    def __init__(self, parent: QWidget, faces: PageFaces) -> None:
        super().__init__(parent)
        self.faces = faces
        self.scale = 1.0
        self._picture = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        """Draw the panel into that rectangle."""
        raise NotImplementedError

    @property
    def panel(self) -> QRectF:
        """The panel without its margin."""
        room = MARGIN * self.scale
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    @property
    def is_painted(self) -> bool:
        """Whether there is something to see."""
        return not self._picture.isNull()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie there."""
        self.scale = scale
        room = MARGIN * scale
        self.setGeometry(
            round(rect.left() - room),
            round(rect.top() - room),
            ceil(rect.width() + 2 * room),
            ceil(rect.height() + 2 * room),
        )

    def paint_picture(self) -> None:
        """Paint what it shows, for the size that it has."""
        self._picture = self.painted(self.draw)
        self.update()

    def painted(self, draw: Draw) -> QPixmap:
        """A picture of the whole widget in which that drawing was made."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as p:
            p.setRenderHints(HINTS)
            draw(p, self.panel)
        return picture

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_painted:
            with QPainter(self) as p:
                p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                p.drawPixmap(QRectF(self.rect()), self._picture, QRectF(self._picture.rect()))


def is_low(rect: QRectF) -> bool:
    """Whether a panel has more room beside things than below them."""
    return rect.height() < rect.width() * 1.35


def draw_rule(p: QPainter, left: float, right: float, y: float) -> None:
    """A thin line between two parts of a panel."""
    white = "#FFFFFF"
    fade = linear(left, 0, right, 0, (0, color(white, 0)), (0.5, color(white, 0.30)), (1, color(white, 0)))
    p.fillRect(QRectF(left, y, right - left, 1.4), fade)


def draw_card(
    p: QPainter,
    faces: PageFaces,
    face: str,
    centre: QPointF,
    width: float,
    degrees: float = 0.0,
    painted: float | None = None,
) -> None:
    """A card lying on a panel; `painted` is the width of the picture, where several widths share one."""
    draw_card_shadow(p, centre, width, degrees)
    height = width * CARD_RATIO
    card = QRectF(-width / 2, -height / 2, width, height)
    with placed(p, centre.x(), centre.y(), degrees=degrees):
        picture = faces.picture(face, painted or width)
        p.drawPixmap(card, picture, QRectF(picture.rect()))


def draw_card_shadow(p: QPainter, centre: QPointF, width: float, degrees: float = 0.0) -> None:
    """What a card lying there throws on the panel."""
    height = width * CARD_RATIO
    with placed(p, centre.x(), centre.y(), degrees=degrees):
        card = rounded_rect(QRectF(-width / 2, -height / 2, width, height), width * 14 / 240)
        shadow(p, card, width * 0.035, width * 0.07, 0.5)


def row_of_cards(room: QRectF, number: int, widest: float) -> tuple[float, Sequence[QPointF]]:
    """The width of cards side by side in that room, and their middles.

    Several become narrower, down to half of the widest, and overlap by a quarter; more than that overlap further.
    """
    width = min(widest, room.height() / CARD_RATIO, max(widest / 2, room.width() / (1 + 0.74 * (number - 1))))
    width = max(4.0, width // 4 * 4)
    step = width * 1.14
    if number > 1:
        step = min(step, (room.width() - width) / (number - 1))
    left = room.center().x() - step * (number - 1) / 2
    return width, [QPointF(left + step * place, room.center().y()) for place in range(number)]
