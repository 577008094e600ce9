"""Why a move is refused."""

from enum import StrEnum
from typing import NamedTuple


class IllegalReason(StrEnum):
    """Why a move is refused. When several apply, the first in this order is given."""

    MATCH_OVER = "match_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_ROLLED = "not_rolled"
    ALREADY_ROLLED = "already_rolled"
    NOT_WALKED = "not_walked"
    ALREADY_WALKED = "already_walked"
    NO_SUCH_PLACE = "no_such_place"
    TRAPPED = "trapped"
    NOT_NEXT = "not_next"
    OUT_OF_REACH = "out_of_reach"
    SQUARE_TAKEN = "square_taken"
    NO_JEWEL = "no_jewel"
    NUMBER_UNSEEN = "number_unseen"
    HANDS_FULL = "hands_full"
    HANDS_EMPTY = "hands_empty"
    MAY_NOT_PUT_DOWN = "may_not_put_down"
    ROOM_HAS_JEWEL = "room_has_jewel"


class Refusal(NamedTuple):
    """The reason of a refusal, as data and never as prose."""

    reason: IllegalReason
