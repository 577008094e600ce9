"""Which paragraph of the rulebook tells about a card, or why a move is refused."""

from typing import Final

from saboteur_desktop.games.haunted_house.engine.cards import DRAW, LOCK, Card
from saboteur_desktop.games.haunted_house.engine.refusal import IllegalReason

_REASONS: Final[dict[IllegalReason, str]] = {
    IllegalReason.MATCH_OVER: "won",
    IllegalReason.NOT_YOUR_TURN: "turn",
    IllegalReason.NOT_ROLLED: "roll",
    IllegalReason.ALREADY_ROLLED: "roll",
    IllegalReason.NOT_WALKED: "turn",
    IllegalReason.ALREADY_WALKED: "turn",
    IllegalReason.NO_SUCH_PLACE: "spaces",
    IllegalReason.TRAPPED: "locked-in",
    IllegalReason.NOT_NEXT: "numbers",
    IllegalReason.OUT_OF_REACH: "walk",
    IllegalReason.SQUARE_TAKEN: "stopping",
    IllegalReason.NO_JEWEL: "take",
    IllegalReason.NUMBER_UNSEEN: "seen-numbers",
    IllegalReason.HANDS_FULL: "carry",
    IllegalReason.HANDS_EMPTY: "carry",
    IllegalReason.MAY_NOT_PUT_DOWN: "carry",
    IllegalReason.ROOM_HAS_JEWEL: "put-down",
}


def key_of_refusal(reason: IllegalReason) -> str:
    """The paragraph that says why a move is refused."""
    return _REASONS[reason]


def key_of_card(card: Card) -> str:
    """The paragraph about what a card does."""
    if card in DRAW:
        return "draw-cards"
    return "locks" if card in LOCK else "cards"
