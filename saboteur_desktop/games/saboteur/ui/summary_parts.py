"""Where the parts of a column lie on the page at the end of a round."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from saboteur_desktop.games.saboteur.ui.summary_look import PointsLook
from saboteur_desktop.paint.appearance import appearance, sized
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.painted_panel import is_low

_LEAST_NAME, _LEAST_ROLE = 22.0, 18.0
"""Lines, in pixels, in which name and role do not touch at the smallest size that they are drawn in."""


class SummaryParts(NamedTuple):
    card: QRectF
    avatar: QRectF
    name: QRectF
    role: QRectF
    rule: float
    gold: QRectF
    words: QRectF
    tag: QRectF
    total: QRectF
    why: QRectF


def divide(rect: QRectF, s: float, points: PointsLook | None) -> SummaryParts:
    """A high panel has everything in one column; in a low one the gold lies beside the role."""
    if points is not None:
        return _divide_low_in_points(rect, s, points) if is_low(rect) else _divide_high_in_points(rect, s, points)
    return _divide_low(rect, s) if is_low(rect) else _divide_high(rect, s)


def _divide_high(rect: QRectF, s: float, share: float = 0.36) -> SummaryParts:
    """`share` is how much of the height the role card has at the most."""
    pad = 14 * s
    card = _card(QPointF(rect.left(), rect.top() + 26 * s), rect.width() * 0.62, rect.height() * share)
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
    return SummaryParts(card, _avatar(card, 0.25), name, role, rule, gold, words, tag, QRectF(), QRectF())


def _divide_high_in_points(rect: QRectF, s: float, points: PointsLook) -> SummaryParts:
    """As for cards, with the sum below the nuggets, then the total, and the reason at the foot.

    There is more to read than in a game with cards: large text grows no further than its share of the panel.
    """
    parts = _divide_high(rect, s, 0.31)
    inner, height = rect.adjusted(14 * s, 0, -14 * s, 0), rect.height()
    name = _line(inner, parts.name.top(), min(parts.name.height(), height * 0.075))
    role = _line(inner, name.bottom(), min(parts.role.height(), height * 0.055))
    rule = role.bottom() + 8 * s
    why = _line(inner, 0, min(sized(100, s, 66), height * 0.20))
    why.moveBottom(parts.tag.top() - 4 * s)
    total = _line(inner, 0, min(sized(36, s, 22), height * 0.06) if points.total else 0.0)
    total.moveBottom(why.top() - 6 * s)
    words = _line(inner, 0, min(sized(54, s, 32), height * 0.08))
    words.moveBottom(total.top())
    gold = _line(inner, rule + 8 * s, words.top() - rule - 8 * s)
    return parts._replace(name=name, role=role, rule=rule, gold=gold, words=words, total=total, why=why)


def _divide_low(rect: QRectF, s: float) -> SummaryParts:
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
    tag = QRectF(rect.left() + rect.width() * 0.12, rect.top() - tag_height * 0.5, rect.width() * 0.84, tag_height)
    return SummaryParts(card, _avatar(card, 0.28), name, role, rule, gold, words, tag, QRectF(), QRectF())


def _divide_low_in_points(rect: QRectF, s: float, points: PointsLook) -> SummaryParts:
    """Beside the role lie the nuggets, their sum and the total; the reason is at the foot, and text grows little."""
    parts = _divide_low(rect, s)
    inner, height = rect.adjusted(14 * s, 0, -14 * s, 0), rect.height()
    why = _line(inner, 0, min(sized(94, s, 62), height * 0.34))
    why.moveBottom(rect.bottom() - 8 * s)
    rule = why.top() - 3 * s
    role = _line(inner, 0, min(parts.role.height(), max(_LEAST_ROLE, height * 0.095)))
    role.moveBottom(rule - 2 * s)
    name = _line(inner, 0, min(parts.name.height(), max(_LEAST_NAME, height * 0.125)))
    name.moveBottom(role.top())
    top = parts.card.top()
    card = _card(parts.card.topLeft(), rect.width() * 0.42, name.top() - 6 * s - top)
    left = card.right() + 12 * s
    beside = QRectF(left, top, inner.right() - left, card.height())
    total = _line(beside, 0, min(beside.height() * 0.3, sized(32, s, 20)) if points.total else 0.0)
    total.moveBottom(beside.bottom())
    words = _line(beside, 0, beside.height() * 0.36)
    words.moveBottom(total.top())
    gold = _line(beside, beside.top(), words.top() - beside.top())
    return SummaryParts(card, _avatar(card, 0.28), name, role, rule, gold, words, parts.tag, total, why)


def _tag_height(height: float, s: float) -> float:
    """A tag that grew with its text would have no room for it beside the pickaxe."""
    return max(26.0, height * s) * (1 + 0.15 * (appearance().text - 1))


def widest_gold(rect: QRectF) -> float:
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
