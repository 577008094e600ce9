"""Why a move is refused."""

from enum import StrEnum
from typing import NamedTuple


class IllegalReason(StrEnum):
    """Why a move is refused. When several apply, the first in this order is given."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    WRONG_COUNT = "wrong_count"
    TOOL_BROKEN = "tool_broken"
    TRAPPED = "trapped"
    OCCUPIED = "occupied"
    NO_NEIGHBOUR = "no_neighbour"
    LADDER_AT_GOAL = "ladder_at_goal"
    EDGE_MISMATCH = "edge_mismatch"
    NOT_CONNECTED = "not_connected"
    NO_SUCH_TARGET = "no_such_target"
    SELF_TARGET = "self_target"
    ALREADY_BROKEN = "already_broken"
    ALREADY_IN_FRONT = "already_in_front"
    NOTHING_TO_REPAIR = "nothing_to_repair"
    WRONG_TOOL = "wrong_tool"
    NOT_A_TUNNEL = "not_a_tunnel"
    GOAL_FACE_UP = "goal_face_up"
    NOTHING_TO_REMOVE = "nothing_to_remove"
    NO_RESERVE = "no_reserve"
    NOT_OFFERED = "not_offered"


class Refusal(NamedTuple):
    """A reason, and for a path card the set of sides that clash with a neighbour."""

    reason: IllegalReason
    sides: int = 0


Held = tuple[str, ...] | tuple[int, ...]
"""What a seat decides with: the cards of its hand, the gold cards passed to it, or the seats it may steal from."""
