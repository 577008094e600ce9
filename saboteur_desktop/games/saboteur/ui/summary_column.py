"""One player's part in a round: the role turned over, the gold cards taken and in which order, or the pay and why."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.faces import ROLE_BACK
from saboteur_desktop.games.saboteur.ui.flying_gold import GoldWay
from saboteur_desktop.games.saboteur.ui.nugget_rows import draw_nuggets
from saboteur_desktop.games.saboteur.ui.summary_look import PointsLook, SummaryLook
from saboteur_desktop.games.saboteur.ui.summary_parts import SummaryParts, divide, widest_gold
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.placing import placed
from saboteur_desktop.paint.seat_panel import draw_bars
from saboteur_desktop.paint.surfaces import draw_slot
from saboteur_desktop.paint.treasure import draw_gold_tag, draw_order_mark, draw_result_frame, gold_tag_width
from saboteur_desktop.paint.type import (
    CAPTION,
    CENTRE,
    CROWDED,
    NAME,
    TITLE,
    draw_paragraph,
    draw_text,
    paragraph_height,
)
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.page_faces import PageFaces
from saboteur_desktop.table.painted_panel import (
    MARGIN,
    PaintedPanel,
    draw_card,
    draw_card_shadow,
    draw_rule,
    is_low,
    row_of_cards,
)

GOLD_BACK = "gold-back"

SMALLEST_REASON = 11.0
"""In pixels; the room for a reason is made for this size at the least."""

_MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_LEAN = 2.0
"""How far the role card is turned to the right, in degrees."""


class SummaryColumn(PaintedPanel):
    """The role card lies face down until it is turned."""

    def __init__(self, parent: QWidget, faces: PageFaces, look: SummaryLook) -> None:
        super().__init__(parent, faces)
        self.look = look
        self._gnome = QPixmap()
        self._gilded = QPixmap()
        self._turned = 0.0
        self._gold_seen = len(look.places)

    @property
    def turned(self) -> float:
        """How far the role is turned over: from 0, face down, to 1."""
        return self._turned

    def set_turned(self, share: float) -> None:
        """Turn the role so far."""
        if share != self._turned:
            self._turned = share
            room = MARGIN / 2 * self.scale
            self.update(self._parts().card.adjusted(-room, -room, room, room).toAlignedRect())

    @property
    def gold_seen(self) -> int:
        """How many of the gold cards lie on the panel; the others are still on their way."""
        return self._gold_seen

    def show_gold(self, number: int) -> None:
        """Let so many of the gold cards lie on the panel, in the order in which they were taken."""
        if number != self._gold_seen:
            self._gold_seen = number
            self.update()

    def gold_spots(self) -> Sequence[GoldWay]:
        """Where the gold cards lie on the widget."""
        look = self.look
        if not look.places:
            return ()
        width, middles = row_of_cards(self._parts().gold, len(look.places), widest_gold(self.panel) * self.scale)
        return [GoldWay(middle, width, _lean(place)) for place, middle in zip(look.places, middles, strict=True)]

    @property
    def card_width(self) -> float:
        """The width of the role card."""
        return self._parts().card.width()

    def paint_gnome(self) -> None:
        """Paint the player's picture, which lies over the role card."""
        self._gnome = self.painted(self._draw_gnome)

    def paint_picture(self) -> None:
        super().paint_picture()
        if self.look.places:
            self._gilded = self.painted(lambda p, _rect: self._draw_gold(p))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_painted:
            return
        card = self._parts().card
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            face = self.look.face if self._turned > 0.5 else ROLE_BACK
            picture = self.faces.picture(face, card.width())
            with placed(p, card.center().x(), card.center().y(), degrees=_LEAN):
                p.scale(max(0.02, abs(1 - 2 * self._turned)), 1)
                at_origin = card.translated(-card.center())
                p.drawPixmap(at_origin, picture, QRectF(picture.rect()))
            p.drawPixmap(QRectF(self.rect()), self._gnome, QRectF(self._gnome.rect()))
            for way in self.gold_spots()[: self._gold_seen]:
                self._show_one(p, way)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s, look, parts = self.scale, self.look, divide(rect, self.scale, self.look.points)
        saboteur = look.role == "saboteur"
        draw_result_frame(p, rect, s, saboteur, bool(look.tag))
        draw_card_shadow(p, parts.card.center(), parts.card.width(), _LEAN)
        draw_text(p, parts.name, look.who.name, TITLE, sized(32, s, 19), "cream", CENTRE)
        ink = "#D9C2FF" if saboteur else "#FFDE8C"
        draw_text(p, parts.role, look.role_name, CAPTION, sized(24, s, 15), ink, CENTRE, CROWDED)
        draw_rule(p, rect.left() + 22 * s, rect.right() - 22 * s, parts.rule)
        if look.places:
            pass  # the cards lie on a picture of their own
        elif look.points is not None:
            draw_nuggets(p, parts.gold, look.pay, look.points.stolen, look.points.lost)
        elif look.pay:
            draw_nuggets(p, parts.gold, look.pay)
        else:
            width, _ = row_of_cards(parts.gold, 1, 0.85 * widest_gold(rect) * s)
            slot = QRectF(0, 0, width, width * CARD_RATIO)
            slot.moveCenter(parts.gold.center())
            draw_slot(p, slot, 8 * s, "#B58CFF" if saboteur else "night5", s)
        tint = "#E6D6FF" if saboteur else "goldhi"
        if look.points is None:
            draw_text(p, parts.words, look.gold, NAME, sized(28, s, 16), tint, CENTRE)
        else:
            self._draw_points(p, parts, look.points, tint)
        if look.tag:
            px = sized(24, s, 15)
            tag = QRectF(parts.tag)
            tag.setWidth(min(gold_tag_width(look.tag, tag.height(), px), parts.tag.width()))
            if is_low(rect):
                tag.moveRight(parts.tag.right())
            else:
                tag.moveCenter(parts.tag.center())
            draw_gold_tag(p, tag, look.tag, px)

    def _parts(self) -> SummaryParts:
        return divide(self.panel, self.scale, self.look.points)

    def _draw_gnome(self, p: QPainter, rect: QRectF) -> None:
        avatar, who = self._parts().avatar, self.look.who
        draw_avatar(p, who.avatar, avatar, active=bool(self.look.tag), bot=who.is_bot)
        if self.look.points is not None and self.look.points.trapped:
            draw_bars(p, avatar, self.scale)

    def _draw_points(self, p: QPainter, parts: SummaryParts, points: PointsLook, tint: str) -> None:
        """What came of the round, the total, and why."""
        s = self.scale
        gained = self.look.pay + points.stolen - points.lost
        figure = f"+{gained}" if gained >= 0 else f"\N{MINUS SIGN}{-gained}"
        draw_text(p, parts.words, figure, TITLE, min(44 * s, parts.words.height() * 0.8), tint, CENTRE)
        if points.total:
            draw_text(p, parts.total, points.total, NAME, sized(24, s, 16), "cream", CENTRE)
        why = (" " if is_low(self.panel) else "\n").join(points.why)
        draw_paragraph(p, parts.why, why, CAPTION, reason_px(why, parts.why, s), "sand", _MIDDLE)

    def _draw_gold(self, p: QPainter) -> None:
        spots = self.gold_spots()
        for way in spots:
            draw_card(p, self.faces, GOLD_BACK, way.end, way.width, way.degrees)
        for place, way in zip(self.look.places, spots, strict=True):
            disc = max(26.0, way.width * 0.46)
            mark = QRectF(0, 0, disc, disc)
            mark.moveCenter(QPointF(way.end.x() - way.width * 0.36, way.end.y() + way.width * 0.46))
            draw_order_mark(p, mark, place)

    def _show_one(self, p: QPainter, way: GoldWay) -> None:
        """The part of the picture of all gold cards in which this one lies."""
        reach, ratio = way.width * CARD_RATIO * 0.62, self._gilded.devicePixelRatio()
        part = QRectF(way.end.x() - way.width * 0.72, way.end.y() - reach, way.width * 1.295, 2.3 * reach)
        source = QRectF(part.topLeft() * ratio, part.size() * ratio)
        p.drawPixmap(part, self._gilded, source)


def _lean(place: int) -> float:
    """How carelessly a gold card lies, in degrees."""
    return 3.0 if place % 2 else -3.0


def reason_px(text: str, room: QRectF, scale: float) -> float:
    """The size in which a reason fills its room and no more."""
    px = sized(20, scale, 14)
    while px > SMALLEST_REASON and paragraph_height(text, CAPTION, px, room.width()) > room.height():
        px -= 0.5
    return px
