"""One player's part in a round: the role turned over, the gold cards taken and in which order, or the pay."""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.ui.faces import ROLE_BACK
from saboteur_desktop.games.saboteur.ui.painted_panel import (
    MARGIN,
    PaintedPanel,
    draw_card,
    draw_card_shadow,
    draw_rule,
    is_low,
    row_of_cards,
)
from saboteur_desktop.games.saboteur.ui.result_faces import ResultFaces
from saboteur_desktop.games.saboteur.ui.seat_look import SeatLook
from saboteur_desktop.paint.appearance import appearance, sized
from saboteur_desktop.paint.figures import draw_avatar
from saboteur_desktop.paint.minerals import nugget
from saboteur_desktop.paint.placing import placed
from saboteur_desktop.paint.surfaces import draw_slot
from saboteur_desktop.paint.treasure import draw_gold_tag, draw_order_mark, draw_result_frame, gold_tag_width
from saboteur_desktop.paint.type import CAPTION, CENTRE, NAME, TITLE, draw_text
from saboteur_desktop.table.metrics import CARD_RATIO

GOLD_BACK = "gold-back"

_LEAN = 2.0
"""How far the role card is turned to the right, in degrees."""


@dataclass(frozen=True, slots=True)
class SummaryLook:
    """All that the column tells. It is made from the open table alone."""

    who: SeatLook
    role: Role
    role_name: str
    places: tuple[int, ...]
    """The player's places in the order of choosing, one for each gold card."""
    pay: int
    """Nuggets paid to a saboteur."""
    gold: str
    """The same in words."""
    tag: str
    """Says that this player made the last move."""

    @property
    def face(self) -> str:
        """The picture of the role."""
        return f"role-{self.role}"


class _Parts(NamedTuple):
    card: QRectF
    avatar: QRectF
    name: QRectF
    role: QRectF
    rule: float
    gold: QRectF
    words: QRectF
    tag: QRectF


def _divide(rect: QRectF, s: float) -> _Parts:
    """A high panel has everything in one column; in a low one the gold lies beside the role."""
    return _divide_low(rect, s) if is_low(rect) else _divide_high(rect, s)


def _divide_high(rect: QRectF, s: float) -> _Parts:
    pad = 14 * s
    card = _card(QPointF(rect.left(), rect.top() + 26 * s), rect.width() * 0.62, rect.height() * 0.36)
    avatar = _avatar(card, 0.25)
    card.moveLeft(rect.center().x() - card.width() / 2 + avatar.width() * 0.22)
    inner = rect.adjusted(pad, 0, -pad, 0)
    name = _line(inner, card.bottom() + 20 * s, sized(42, s, 24))
    role = _line(inner, name.bottom(), sized(32, s, 20))
    rule = role.bottom() + 8 * s
    tag_height = _tag_height(50, s)
    tag = _line(inner, rect.bottom() - tag_height * 0.62, tag_height)
    words_height = sized(44, s, 20)
    words = _line(inner, tag.top() - 12 * s - words_height, words_height)
    gold = _line(inner, rule + 14 * s, words.top() - rule - 22 * s)
    return _Parts(card, _avatar(card, 0.25), name, role, rule, gold, words, tag)


def _divide_low(rect: QRectF, s: float) -> _Parts:
    pad = 14 * s
    inner = rect.adjusted(pad, 0, -pad, 0)
    name_height, role_height, words_height = sized(42, s, 24), sized(30, s, 18), sized(34, s, 20)
    words = _line(inner, rect.bottom() - 10 * s - words_height, words_height)
    rule = words.top() - 4 * s
    role = _line(inner, rule - 6 * s - role_height, role_height)
    name = _line(inner, role.top() - name_height, name_height)
    top = rect.top() + 20 * s
    card = _card(QPointF(rect.left(), top), rect.width() * 0.42, name.top() - 10 * s - top)
    card.moveLeft(rect.left() + pad + card.width() * 0.2)
    gold = QRectF(card.right() + pad, card.top(), inner.right() - card.right() - pad, card.height())
    tag_height = _tag_height(44, s)
    tag = QRectF(rect.left() + rect.width() * 0.3, rect.top() - tag_height * 0.5, rect.width() * 0.66, tag_height)
    return _Parts(card, _avatar(card, 0.28), name, role, rule, gold, words, tag)


def _tag_height(height: float, s: float) -> float:
    """A tag that grew with its text would have no room for it beside the pickaxe."""
    return max(26.0, height * s) * (1 + 0.15 * (appearance().text - 1))


def _widest(rect: QRectF) -> float:
    """The width of a gold card that has room enough, at 1080."""
    return 88.0 if is_low(rect) else 112.0


def _card(corner: QPointF, width: float, height: float) -> QRectF:
    """The largest card that has room, a whole number of pixels wide and high."""
    whole = max(4.0, min(width, height / CARD_RATIO) // 4 * 4)
    return QRectF(corner.x(), corner.y(), whole, whole * CARD_RATIO)


def _avatar(card: QRectF, share: float) -> QRectF:
    """Over the card's upper left corner."""
    radius = card.width() * share
    return QRectF(card.left() - radius * 0.9, card.top() + radius * 0.15, 2 * radius, 2 * radius)


def _line(inner: QRectF, top: float, height: float) -> QRectF:
    return QRectF(inner.left(), top, inner.width(), height)


class SummaryColumn(PaintedPanel):
    """The role card lies face down until it is turned."""

    def __init__(self, parent: QWidget, faces: ResultFaces, look: SummaryLook) -> None:
        super().__init__(parent, faces)
        self.look = look
        self._gnome = QPixmap()
        self._turned = 0.0

    @property
    def turned(self) -> float:
        """How far the role is turned over: from 0, face down, to 1."""
        return self._turned

    def set_turned(self, share: float) -> None:
        """Turn the role so far."""
        if share != self._turned:
            self._turned = share
            room = MARGIN / 2 * self.scale
            self.update(_divide(self.panel, self.scale).card.adjusted(-room, -room, room, room).toAlignedRect())

    @property
    def card_width(self) -> float:
        """The width of the role card."""
        return _divide(self.panel, self.scale).card.width()

    def paint_gnome(self) -> None:
        """Paint the player's picture, which lies over the role card."""
        avatar, who = _divide(self.panel, self.scale).avatar, self.look.who
        self._gnome = self.painted(
            lambda p, rect: draw_avatar(p, who.avatar, avatar, active=bool(self.look.tag), bot=who.is_bot)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_painted:
            return
        card = _divide(self.panel, self.scale).card
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            face = self.look.face if self._turned > 0.5 else ROLE_BACK
            picture = self.faces.picture(face, card.width())
            with placed(p, card.center().x(), card.center().y(), degrees=_LEAN):
                p.scale(max(0.02, abs(1 - 2 * self._turned)), 1)
                at_origin = card.translated(-card.center())
                p.drawPixmap(at_origin, picture, QRectF(picture.rect()))
            p.drawPixmap(QRectF(self.rect()), self._gnome, QRectF(self._gnome.rect()))

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s, look, parts = self.scale, self.look, _divide(rect, self.scale)
        saboteur = look.role == "saboteur"
        draw_result_frame(p, rect, s, saboteur, bool(look.tag))
        draw_card_shadow(p, parts.card.center(), parts.card.width(), _LEAN)
        draw_text(p, parts.name, look.who.name, TITLE, sized(32, s, 19), "cream", CENTRE)
        draw_text(
            p, parts.role, look.role_name, CAPTION, sized(24, s, 15), "#D9C2FF" if saboteur else "#FFDE8C", CENTRE
        )
        draw_rule(p, rect.left() + 22 * s, rect.right() - 22 * s, parts.rule)
        if look.places:
            self._draw_gold(p, parts.gold)
        elif look.pay:
            _draw_nuggets(p, parts.gold, look.pay)
        else:
            width, _ = row_of_cards(parts.gold, 1, 0.85 * _widest(rect) * s)
            slot = QRectF(0, 0, width, width * CARD_RATIO)
            slot.moveCenter(parts.gold.center())
            draw_slot(p, slot, 8 * s, "#B58CFF" if saboteur else "night5", s)
        draw_text(p, parts.words, look.gold, NAME, sized(28, s, 16), "#E6D6FF" if saboteur else "goldhi", CENTRE)
        if look.tag:
            px = sized(24, s, 15)
            tag = QRectF(parts.tag)
            tag.setWidth(min(gold_tag_width(look.tag, tag.height(), px), parts.tag.width()))
            if is_low(rect):
                tag.moveRight(parts.tag.right())
            else:
                tag.moveCenter(parts.tag.center())
            draw_gold_tag(p, tag, look.tag, px)

    def _draw_gold(self, p: QPainter, room: QRectF) -> None:
        width, middles = row_of_cards(room, len(self.look.places), _widest(self.panel) * self.scale)
        disc = max(26.0, width * 0.46)
        for place, middle in zip(self.look.places, middles, strict=True):
            draw_card(p, self.faces, GOLD_BACK, middle, width, degrees=3 if place % 2 else -3)
        for place, middle in zip(self.look.places, middles, strict=True):
            mark = QRectF(0, 0, disc, disc)
            mark.moveCenter(QPointF(middle.x() - width * 0.36, middle.y() + width * 0.46))
            draw_order_mark(p, mark, place)


def _draw_nuggets(p: QPainter, room: QRectF, number: int) -> None:
    radius = min(room.height() * 0.34, room.width() / (number * 2.3))
    left = room.center().x() - radius * 1.08 * (number - 1)
    for place in range(number):
        nugget(p, left + place * radius * 2.16, room.center().y(), radius, 40 + place, radius * 0.12)
