"""Where the parts of the table lie: the house in the middle, hunters at its left, what is rolled and read at its right.

In a window that stands upright the house is above and everything else below.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from saboteur_desktop.paint.appearance import appearance, sized
from saboteur_desktop.table.metrics import TOUCH_TARGET, is_upright, window_scale

ACTION_ROWS = 3
"""How many buttons stand one above the other: what happens to a jewel, go, take back."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of the table, in logical pixels."""

    size: QSizeF
    scale: float
    top: QRectF
    house: QRectF
    """The room for the house and its forecourt; the garden around them fills the window."""
    hunters: tuple[QRectF, ...]
    """The panel of each hunter, in the order of their turns."""
    piles: QRectF
    log: QRectF | None
    """None where there is no room for it."""
    actions: QRectF
    """Where the buttons of a walk stand, in up to `ACTION_ROWS` rows."""
    dice: QRectF
    """The tray, its roll button included."""

    def px(self, size: float, floor: float = 14) -> float:
        """A text size of the 1080-line design in this window, as large as the person wants it."""
        return sized(size, self.scale, floor)

    @property
    def gap(self) -> float:
        """Room between two parts of a column."""
        return _gap(self.scale)

    def action_rows(self, count: int) -> tuple[QRectF, ...]:
        """The places of that many buttons, from the top; they stand at the foot of their room."""
        high = (self.actions.height() - (ACTION_ROWS - 1) * self.gap) / ACTION_ROWS
        first = self.actions.bottom() - count * high - (count - 1) * self.gap
        left, wide = self.actions.left(), self.actions.width()
        return tuple(QRectF(left, first + row * (high + self.gap), wide, high) for row in range(count))


def lay_out(size: QSizeF, hunters: int) -> Layout:
    """Where everything lies in a window of that size."""
    return _upright(size, hunters) if is_upright(size) else _wide(size, hunters)


def _wide(size: QSizeF, hunters: int) -> Layout:
    width, height, s = size.width(), size.height(), window_scale(size)
    grown = appearance().text - 1
    margin, gap = _margin(s), _gap(s)
    top = _top(size, s)
    column = round(max(200.0, 300 * s) * (1 + 0.2 * grown))
    left = QRectF(margin, top.bottom() + margin, column, height - top.bottom() - 2 * margin)
    right = left.translated(width - 2 * margin - column, 0)
    panel = min(round(136 * s * (1 + 0.35 * grown)), (left.height() - gap * (hunters - 1)) // hunters)
    dice = _cut(right, right.bottom() - _dice_height(s), right.bottom())
    actions = _cut(right, dice.top() - gap - _actions_height(s), dice.top() - gap)
    piles = _cut(right, right.top(), right.top() + _piles_height(s))
    log = _cut(right, piles.bottom() + gap, actions.top() - gap)
    house_left = left.right() + margin
    return Layout(
        size=QSizeF(size),
        scale=s,
        top=top,
        house=QRectF(
            house_left,
            top.bottom() + margin * 0.5,
            right.left() - margin - house_left,
            height - top.bottom() - margin,
        ),
        hunters=tuple(
            QRectF(left.left(), left.top() + hunter * (panel + gap), column, panel) for hunter in range(hunters)
        ),
        piles=piles,
        log=log if log.height() >= 96 else None,
        actions=actions,
        dice=dice,
    )


def _upright(size: QSizeF, hunters: int) -> Layout:
    width, height, s = size.width(), size.height(), window_scale(size)
    margin, gap = _margin(s), _gap(s)
    top = _top(size, s)
    shelf_height = _dice_height(s) + gap + _actions_height(s)
    shelf = QRectF(margin, height - margin - shelf_height, width - 2 * margin, shelf_height)
    panel = round(136 * s * (1 + 0.35 * (appearance().text - 1)))
    row = QRectF(margin, shelf.top() - margin - panel, width - 2 * margin, panel)
    across = min(round(330 * s), (row.width() - gap * (hunters - 1)) // hunters)
    first = row.center().x() - (hunters * across + (hunters - 1) * gap) / 2
    column = round(max(200.0, 320 * s))
    right = QRectF(shelf.right() - column, shelf.top(), column, shelf.height())
    piles = QRectF(shelf.left(), shelf.top(), column, shelf.height())
    dice = _cut(right, right.bottom() - _dice_height(s), right.bottom())
    return Layout(
        size=QSizeF(size),
        scale=s,
        top=top,
        house=QRectF(margin, top.bottom() + margin * 0.5, width - 2 * margin, row.top() - margin * 1.5 - top.bottom()),
        hunters=tuple(
            QRectF(round(first + hunter * (across + gap)), row.top(), across, panel) for hunter in range(hunters)
        ),
        piles=_cut(piles, piles.top(), piles.top() + _piles_height(s)),
        log=QRectF(piles.right() + margin, shelf.top(), right.left() - piles.right() - 2 * margin, shelf.height()),
        actions=_cut(right, right.top(), dice.top() - gap),
        dice=dice,
    )


def _top(size: QSizeF, s: float) -> QRectF:
    return QRectF(0, 0, size.width(), round(max(52.0, round(68 * s)) * (1 + 0.3 * (appearance().text - 1))))


def _margin(s: float) -> float:
    return max(8.0, round(14 * s))


def _gap(s: float) -> float:
    return max(6.0, round(10 * s))


def _dice_height(s: float) -> float:
    return round(max(136.0, 204 * s))


def _piles_height(s: float) -> float:
    return round(max(108.0, 168 * s))


def _actions_height(s: float) -> float:
    return ACTION_ROWS * round(max(TOUCH_TARGET, 56 * s)) + (ACTION_ROWS - 1) * _gap(s)


def _cut(column: QRectF, top: float, bottom: float) -> QRectF:
    """The part of a column between two heights."""
    return QRectF(column.left(), top, column.width(), bottom - top)
