"""One player's part in the match: place, nuggets, and all gold cards face up, if there are any in the game."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.nugget_rows import draw_nuggets
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.figures.hats import crown
from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.surfaces import draw_slot
from saboteur_desktop.paint.treasure import draw_order_mark, draw_result_frame
from saboteur_desktop.paint.type import CAPTION, CENTRE, TITLE, draw_text, text_width
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.page_faces import PageFaces
from saboteur_desktop.table.painted_panel import PaintedPanel, draw_card, draw_rule, is_low, row_of_cards
from saboteur_desktop.table.seat_look import SeatLook

_IN_A_ROW = 5


@dataclass(frozen=True, slots=True)
class StandingLook:
    """All that the column tells."""

    who: SeatLook
    place: int
    """The place in the standing; equal totals share one."""
    total: int
    worth: str
    """The total in words, to be read aloud."""
    credit: str
    """Words about nuggets without a card, or nothing."""
    cards: tuple[int, ...] | None
    """The gold cards; None where gold is counted in points."""
    winner: bool


class StandingColumn(PaintedPanel):
    """Winners glow and wear a crown on their panel."""

    def __init__(self, parent: QWidget, faces: PageFaces, look: StandingLook) -> None:
        super().__init__(parent, faces)
        self.look = look

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s = self.scale
        draw_result_frame(p, rect, s, False, self.look.winner)
        if is_low(rect):
            self._draw_low(p, rect)
        else:
            self._draw_high(p, rect)
        if self.look.winner:
            with box(p, rect.center().x(), rect.top() + 30 * s, 106 * s):
                crown(p, "gold")

    def _draw_high(self, p: QPainter, rect: QRectF) -> None:
        s, width = self.scale, rect.width()
        radius = min(width * 0.30, rect.height() * 0.14)
        self._draw_who(p, QRectF(rect.center().x() - radius, rect.top() + 56 * s, 2 * radius, 2 * radius), rect)
        inner = rect.adjusted(14 * s, 0, -14 * s, 0)
        name = QRectF(inner.left(), rect.top() + 72 * s + 2 * radius, inner.width(), max(46 * s, sized(36, s, 20)))
        self._draw_name(p, name)
        total = QRectF(inner.left(), name.bottom() + 4 * s, inner.width(), 100 * s)
        self._draw_total(p, total)
        rule = total.bottom() + 10 * s
        draw_rule(p, rect.left() + 22 * s, rect.right() - 22 * s, rule)
        self._draw_gold(p, QRectF(inner.left(), rule + 10 * s, inner.width(), rect.bottom() - rule - 24 * s))

    def _draw_low(self, p: QPainter, rect: QRectF) -> None:
        s = self.scale
        inner = rect.adjusted(16 * s, 0, -16 * s, 0)
        radius = rect.height() * 0.19
        avatar = QRectF(inner.left() + 20 * s, rect.top() + 26 * s, 2 * radius, 2 * radius)
        self._draw_who(p, avatar, rect)
        left = avatar.right() + 14 * s
        self._draw_total(p, QRectF(left, avatar.top(), inner.right() - left, avatar.height()))
        name = QRectF(inner.left(), avatar.bottom() + 8 * s, inner.width(), sized(42, s, 24))
        self._draw_name(p, name)
        self._draw_gold(
            p, QRectF(inner.left(), name.bottom() + 4 * s, inner.width(), rect.bottom() - name.bottom() - 14 * s)
        )

    def _draw_who(self, p: QPainter, avatar: QRectF, rect: QRectF) -> None:
        s, who = self.scale, self.look.who
        draw_avatar(p, who.avatar, avatar, active=self.look.winner, bot=who.is_bot)
        disc = max(28.0, 52 * s)
        draw_order_mark(p, QRectF(rect.left() + 8 * s, rect.top() + 8 * s, disc, disc), self.look.place)

    def _draw_name(self, p: QPainter, room: QRectF) -> None:
        draw_text(p, room, self.look.who.name, TITLE, sized(34, self.scale, 19), "cream", CENTRE)

    def _draw_total(self, p: QPainter, room: QRectF) -> None:
        """The number of nuggets, and one of them."""
        text, px = str(self.look.total), min(84 * self.scale, room.height() * 0.86)
        px *= min(1.0, room.width() / (text_width(text, TITLE, px) + px * 1.1))
        width, radius = text_width(text, TITLE, px), px * 0.36
        left = room.center().x() - (width + 3 * radius) / 2
        draw_text(p, QRectF(left, room.top(), width + 2, room.height()), text, TITLE, px, "goldhi")
        nugget(p, left + width + 2 * radius, room.center().y() + px * 0.04, radius, 41, radius * 0.12)

    def _draw_gold(self, p: QPainter, room: QRectF) -> None:
        s, credit = self.scale, self.look.credit
        if credit:
            line = sized(28, s, 18)
            words = QRectF(room.left(), room.bottom() - line, room.width(), line)
            draw_text(p, words, credit, CAPTION, sized(20, s), "mist", CENTRE)
            room = room.adjusted(0, 0, 0, -line)
        cards = self.look.cards
        if cards is None:
            draw_nuggets(p, room.adjusted(0, 8 * s, 0, -8 * s), self.look.total)
            return
        if not cards:
            width, middles = row_of_cards(room, 1, 96 * s)
            slot = QRectF(0, 0, width, width * CARD_RATIO)
            slot.moveCenter(middles[0])
            draw_slot(p, slot, 8 * s, scale=s)
            return
        half = len(cards) if len(cards) <= _IN_A_ROW else (len(cards) + 1) // 2
        height = room.height() / (2 if half < len(cards) else 1)
        for row, values in enumerate(filter(None, (cards[:half], cards[half:]))):
            self._draw_cards(p, QRectF(room.left(), room.top() + row * height, room.width(), height - 4 * s), values)

    def _draw_cards(self, p: QPainter, room: QRectF, values: tuple[int, ...]) -> None:
        widest = card_width(self.scale)
        width, middles = row_of_cards(room, len(values), widest)
        # From the right: a card that lies over another leaves its number in sight.
        for value, middle in reversed(tuple(zip(values, middles, strict=True))):
            draw_card(p, self.faces, f"gold-{value}", middle, width, painted=widest)


def card_width(scale: float) -> float:
    """The width of a gold card that has room enough; where there is less its picture is drawn smaller."""
    return 104 * scale // 4 * 4


def spare_height(rect: QRectF, scale: float) -> float:
    """How much lower a high panel may be than this one, with its gold cards still as large as those of the others."""
    return max(0.0, 0.72 * rect.height() - 366 * scale)
