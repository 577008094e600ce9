"""One player's part in the match: place, nuggets, and all gold cards face up."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.result_column import ResultColumn, draw_card, draw_rule, row_of_cards
from saboteur_desktop.games.saboteur.ui.result_faces import ResultFaces
from saboteur_desktop.games.saboteur.ui.seat_look import SeatLook
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.figures.hats import crown
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.treasure import draw_order_mark, draw_result_frame
from saboteur_desktop.paint.type import CAPTION, CENTRE, TITLE, draw_text

_IN_A_ROW = 5


@dataclass(frozen=True, slots=True)
class StandingLook:
    """All that the column tells."""

    who: SeatLook
    place: int
    """The place in the standing; equal totals share one."""
    total: int
    worth: str
    """The total in words."""
    credit: str
    """Words about nuggets without a card, or nothing."""
    cards: tuple[int, ...]
    winner: bool


class StandingColumn(ResultColumn):
    """Winners glow and wear a crown on their panel."""

    def __init__(self, parent: QWidget, faces: ResultFaces, look: StandingLook) -> None:
        super().__init__(parent, faces)
        self.look = look

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s = self.scale
        draw_result_frame(p, rect, s, False, self.look.winner)
        if rect.height() < rect.width() * 1.35:
            self._draw_low(p, rect)
        else:
            self._draw_high(p, rect)
        if self.look.winner:
            with box(p, rect.center().x(), rect.top() + 24 * s, 110 * s):
                crown(p, "gold")

    def _draw_high(self, p: QPainter, rect: QRectF) -> None:
        s, width = self.scale, rect.width()
        radius = min(width * 0.27, rect.height() * 0.13)
        self._draw_who(p, QRectF(rect.center().x() - radius, rect.top() + 56 * s, 2 * radius, 2 * radius), rect)
        inner = rect.adjusted(14 * s, 0, -14 * s, 0)
        y = rect.top() + 72 * s + 2 * radius
        self._draw_name(p, QRectF(inner.left(), y, inner.width(), 46 * s))
        y += 52 * s
        draw_text(
            p, QRectF(inner.left(), y, inner.width(), 92 * s), str(self.look.total), TITLE, 80 * s, "goldhi", CENTRE
        )
        y += 92 * s
        self._draw_words(p, QRectF(inner.left(), y, inner.width(), max(20.0, 30 * s)))
        y += max(20.0, 30 * s) + 12 * s
        draw_rule(p, rect.left() + 22 * s, rect.right() - 22 * s, y)
        foot = max(20.0, 32 * s) if self.look.credit else 8 * s
        self._draw_cards(p, QRectF(inner.left(), y + 12 * s, inner.width(), rect.bottom() - y - foot - 20 * s))
        if self.look.credit:
            credit = QRectF(inner.left(), rect.bottom() - foot - 6 * s, inner.width(), foot)
            draw_text(p, credit, self.look.credit, CAPTION, max(14.0, 20 * s), "mist", CENTRE)

    def _draw_low(self, p: QPainter, rect: QRectF) -> None:
        s = self.scale
        inner = rect.adjusted(16 * s, 0, -16 * s, 0)
        radius = rect.height() * 0.19
        avatar = QRectF(inner.left() + 20 * s, rect.top() + 26 * s, 2 * radius, 2 * radius)
        self._draw_who(p, avatar, rect)
        left = avatar.right() + 14 * s
        room = QRectF(left, avatar.top(), inner.right() - left, avatar.height())
        high = room.height() * 0.62
        total = QRectF(room.left(), room.top(), room.width(), high)
        draw_text(p, total, str(self.look.total), TITLE, high * 0.9, "goldhi", CENTRE)
        self._draw_words(p, QRectF(room.left(), total.bottom(), room.width(), room.height() - high))
        name = QRectF(inner.left(), avatar.bottom() + 8 * s, inner.width(), max(24.0, 42 * s))
        self._draw_name(p, name)
        foot = max(18.0, 28 * s) if self.look.credit else 6 * s
        cards = QRectF(
            inner.left(), name.bottom() + 4 * s, inner.width(), rect.bottom() - name.bottom() - foot - 12 * s
        )
        self._draw_cards(p, cards)
        if self.look.credit:
            credit = QRectF(inner.left(), rect.bottom() - foot - 4 * s, inner.width(), foot)
            draw_text(p, credit, self.look.credit, CAPTION, max(14.0, 20 * s), "mist", CENTRE)

    def _draw_who(self, p: QPainter, avatar: QRectF, rect: QRectF) -> None:
        s, who = self.scale, self.look.who
        draw_avatar(p, who.avatar, avatar, active=self.look.winner, bot=who.is_bot)
        disc = max(28.0, 52 * s)
        draw_order_mark(p, QRectF(rect.left() + 8 * s, rect.top() + 8 * s, disc, disc), self.look.place)

    def _draw_name(self, p: QPainter, room: QRectF) -> None:
        draw_text(p, room, self.look.who.name, TITLE, max(19.0, 34 * self.scale), "cream", CENTRE)

    def _draw_words(self, p: QPainter, room: QRectF) -> None:
        draw_text(p, room, self.look.worth, CAPTION, max(15.0, 24 * self.scale), "#FFDE8C", CENTRE)

    def _draw_cards(self, p: QPainter, room: QRectF) -> None:
        """From the best to the least; many lie in two rows."""
        cards = self.look.cards
        rows = [cards] if len(cards) <= _IN_A_ROW else [cards[: (len(cards) + 1) // 2], cards[(len(cards) + 1) // 2 :]]
        height = room.height() / len(rows)
        for row, values in enumerate(rows):
            place = QRectF(room.left(), room.top() + row * height, room.width(), height - 4 * self.scale)
            width, middles = row_of_cards(place, max(1, len(values)), 96 * self.scale)
            for value, middle in zip(values, middles, strict=False):
                draw_card(p, self.faces, f"gold-{value}", QPointF(middle), width)
