"""Sizes and thresholds of the table, in logical pixels unless a name says otherwise."""

from PySide6.QtCore import QSizeF

CARD_RATIO = 1.25
"""Height of a card divided by its width."""

MOUSE_DRAG_START = 8.0
FINGER_DRAG_START = 14.0
FINGER_LIFT = 0.6
"""How far above the finger a card rides, in card heights: a hand must not hide what it holds."""

HOVER_LIFT = 16.0
CHOSEN_LIFT = 34.0
HOVER_SCALE = 1.04
HELD_SCALE = 1.06
HELD_OVER_TARGET = 0.62
"""Width of a card over a target it does not lie down in, in parts of the target's height: the target stays visible."""
SNAP_MARGIN = 0.18
"""How far outside its rectangle an allowed target still attracts a card, in parts of its shorter side."""

SMALL_CARD = 100.0
"""Below this width what is picked up rises less: a pawn would float away from where it stands."""

REST_SHADOW = 7.0
HOVER_SHADOW = 12.0
HELD_SHADOW = 16.0

TOUCH_TARGET = 48.0
LONG_PRESS_MS = 450
HOVER_LOOK_MS = 700
TAP_GUARD_MS = 300
"""A second tap on the same control within this time is the same tap of an impatient hand."""


SMALLEST_SCALE = 0.667


def is_upright(size: QSizeF) -> bool:
    """Whether a window stands upright, like a tablet held that way."""
    return size.width() < size.height()


def window_scale(size: QSizeF) -> float:
    """How large things are drawn, 1 in a window of 1920 x 1080 or, upright, of 1200 x 1920; never below 1280 x 720."""
    wide, high = (1200, 1920) if is_upright(size) else (1920, 1080)
    return max(SMALLEST_SCALE, min(size.width() / wide, size.height() / high))


def lift(height: float, width: float) -> float:
    """How far a card of this width rises where a whole card of the hand rises by `height`: small ones rise less."""
    return height * min(1.0, width / SMALL_CARD)


def card_height(width: float) -> float:
    """The height of a card of this width."""
    return width * CARD_RATIO


def whole_card_width(width: float, dpr: float = 1.0) -> float:
    """The next smaller card width whose width and height are whole device pixels."""
    return max(4, int(width * dpr + 1e-6) // 4 * 4) / dpr
