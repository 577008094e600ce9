"""The one table of stacking orders: every z value of the scene comes from here."""

from enum import IntEnum


class Layer(IntEnum):
    """What lies on what, from the back wall to the curtain."""

    BACKDROP = -1000
    BOARD_SHADE = 0
    CELL_GLOW = 50
    BOARD_CARD = 100
    BOARD_MARK = 200
    LEDGE = 300
    PANEL = 400
    PILE = 500
    HAND_CARD = 600
    BAR = 700
    HELD_CARD = 800
    TARGET_MARK = 850
    FLYING_CARD = 900
    BUBBLE = 950
    PEEK_SHADE = 1000
    PEEK_CARD = 1010
    POPUP = 1100
    CURTAIN = 2000
