"""The panels on the page at the end: one for each fact, one for each hunter. They come up one after the other."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.haunted_house.ui.end_words import Fact, Sign, jewels_brought_out
from saboteur_desktop.games.haunted_house.ui.pieces import draw_battle_die, draw_hunter_sign, draw_jewel, draw_move_die
from saboteur_desktop.games.haunted_house.ui.pieces.hunter_signs import HUNTER_COLOURS
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.figures.spirits import draw_ghost, draw_haunting
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.phrases import phrased
from saboteur_desktop.paint.placing import faded
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.type import CAPTION, CENTRE, NAME, TITLE, draw_paragraph, draw_text, paragraph_height
from saboteur_desktop.table.page_faces import PageFaces
from saboteur_desktop.table.painted_panel import PaintedPanel
from saboteur_desktop.table.seat_look import SeatLook

_GROUND: Final = "#1E1650"
_RIM: Final = "#7D6BD0"
_RISE: Final = 26.0
"""From how far below a panel comes up, at 1080."""
_UNLIT: Final = 0.22

SMALLEST_NOTE: Final = 11.0
"""In pixels; the room for a sentence is made for this size at the least."""

_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class RisingPanel(PaintedPanel):
    """Comes up from a little below as it begins to be seen."""

    def __init__(self, parent: QWidget, faces: PageFaces) -> None:
        super().__init__(parent, faces)
        self._shown = 1.0

    @property
    def shown(self) -> float:
        """How much of it is seen: from 0, nothing, to 1."""
        return self._shown

    def show_share(self, share: float) -> None:
        """Be seen that much."""
        if share != self._shown:
            self._shown = share
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown == 1.0:
            super().paintEvent(event)
        elif self._shown > 0:
            with QPainter(self) as p, faded(p, self._shown):
                p.translate(0, (1 - self._shown) * _RISE * self.scale)
                p.drawPixmap(QRectF(self.rect()), self._picture, QRectF(self._picture.rect()))


class FactPanel(RisingPanel):
    """A sign, what it is about, the number in large, and a row of signs or a sentence below."""

    def __init__(self, parent: QWidget, faces: PageFaces, fact: Fact) -> None:
        super().__init__(parent, faces)
        self.fact = fact
        self.setAccessibleName(fact.spoken)
        self.setAccessibleDescription(fact.note)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s, fact = self.scale, self.fact
        draw_panel(p, rect, 18 * s + 2, _GROUND, 0.90, 5 * s, _RIM)
        side = min(max(rect.height() * 0.40, 36), rect.width() * 0.22)
        inner = rect.adjusted(16 * s, 10 * s, -14 * s, -8 * s)
        sentence, px, below = phrased(fact.note), 0.0, 0.0
        room = QRectF(inner.left(), inner.top() + side + 6 * s, inner.width(), inner.height() - side - 6 * s)
        if fact.filled is not None:
            below = room.height()
        elif sentence:
            px = note_px(sentence, room, s)
            below = min(room.height(), paragraph_height(sentence, CAPTION, px, room.width()))
        head = QRectF(inner.left(), 0, inner.width(), side)
        head.moveTop(inner.top() + (inner.height() - side - (6 * s + below if below else 0)) / 2)
        room.moveTop(head.bottom() + 6 * s)
        _draw_sign(p, QRectF(head.left(), head.top(), side, side), fact.sign)
        words = head.adjusted(side + 14 * s, 0, 0, 0)
        label = QRectF(words.left(), words.top(), words.width(), words.height() * 0.38)
        draw_text(p, label, fact.label, CAPTION, sized(20, s), "sand")
        value = QRectF(words.left(), label.bottom(), words.width(), words.bottom() - label.bottom())
        draw_text(p, value, fact.value, TITLE, sized(36, s, 20), "cream")
        if fact.filled is not None:
            _draw_row(p, room, fact.sign, *fact.filled)
        elif sentence:
            draw_paragraph(p, room, sentence, CAPTION, px, "mist", _TOP_LEFT)


class HunterPanel(RisingPanel):
    """Who moved a hunter, and a jewel for each that it brought out; its sign says which one of a player's it is."""

    def __init__(self, parent: QWidget, faces: PageFaces, hunter: int, who: SeatLook, name: str, jewels: int) -> None:
        super().__init__(parent, faces)
        self.hunter, self.who, self.jewels = hunter, who, jewels
        self.setAccessibleName(name)
        self.setAccessibleDescription(jewels_brought_out(jewels))

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s = self.scale
        draw_panel(p, rect, 18 * s + 2, _GROUND, 0.90, 5 * s, HUNTER_COLOURS[self.hunter], 0.9)
        inner = rect.adjusted(12 * s, 8 * s, -12 * s, -10 * s)
        name = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.36)
        draw_text(p, name, self.who.name, NAME, sized(22, s, 14), "cream", CENTRE)
        side = min(inner.height() * 0.56, inner.width() * 0.42)
        face = QRectF(inner.left(), inner.bottom() - side, side, side)
        draw_avatar(p, self.who.avatar, face, bot=self.who.is_bot, tint=HUNTER_COLOURS[self.hunter])
        sign = side * 0.44
        draw_hunter_sign(p, QRectF(face.left() - sign * 0.2, face.top() - sign * 0.2, sign, sign), self.hunter)
        room = QRectF(face.right() + 8 * s, face.top(), inner.right() - face.right() - 8 * s, side)
        _draw_jewels(p, room, self.jewels)


def note_px(note: str, room: QRectF, scale: float) -> float:
    """The size in which a sentence below a number fills its room and no more."""
    px = sized(18, scale, 14)
    while px > SMALLEST_NOTE and paragraph_height(note, CAPTION, px, room.width()) > room.height():
        px -= 0.5
    return px


def _draw_sign(p: QPainter, rect: QRectF, sign: Sign) -> None:
    match sign:
        case "jewel":
            draw_jewel(p, rect, 0)
        case "spirit":
            draw_haunting(p, rect)
        case "die":
            draw_move_die(p, rect.adjusted(3, 3, -3, -3), 5)
        case "fight":
            draw_battle_die(p, rect.adjusted(3, 3, -3, -3), "ghost")
        case "ghost":
            draw_ghost(p, rect)
        case "level":
            draw_icon(p, "star", rect, "gold")


def _draw_jewels(p: QPainter, room: QRectF, number: int) -> None:
    """So many jewels, in two lines where there are more than three; an unlit one for none."""
    columns = max(1, number if number <= 3 else -(-number // 2))
    rows = max(1, -(-number // columns))
    side = min(room.width() / columns, room.height() / rows, room.height() * 0.72)
    left, top = room.center().x() - side * columns / 2, room.center().y() - side * rows / 2
    for place in range(max(1, number)):
        spot = QRectF(left + place % columns * side, top + place // columns * side, side, side)
        with faded(p, 1.0 if number else _UNLIT):
            draw_jewel(p, spot, 0)


def _draw_row(p: QPainter, room: QRectF, sign: Sign, bright: int, number: int) -> None:
    """So many signs, the first of them bright."""
    side = min(room.height(), room.width() / number)
    for place in range(number):
        spot = QRectF(room.left() + place * side, room.center().y() - side / 2, side, side)
        with faded(p, 1.0 if place < bright else _UNLIT):
            _draw_sign(p, spot.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06), sign)
