"""What lies in front of a seat beside broken tools: thefts, traps, and what takes them away (rules/saboteur2.md 4)."""

from saboteur_desktop.games.saboteur.engine.catalog import THEFT
from saboteur_desktop.games.saboteur.engine.draft import Draft, put
from saboteur_desktop.games.saboteur.engine.events import CardPut, CardTakenOff, FrontCleared
from saboteur_desktop.games.saboteur.engine.expansion_moves import TAKES_OFF
from saboteur_desktop.games.saboteur.engine.moves import ClearFront, PlayOn, PlayTheft


def play_theft(draft: Draft, seat: int, _move: PlayTheft) -> None:
    """Put a theft in front of its player."""
    _put_in_front(draft, seat, THEFT, seat)


def trap(draft: Draft, seat: int, move: PlayOn) -> None:
    """Put a trap in front of the target."""
    _put_in_front(draft, seat, move.card, move.target)


def take_off(draft: Draft, seat: int, move: PlayOn) -> None:
    """Discard a theft or a trap, with the card played against it."""
    taken = TAKES_OFF[move.card]
    draft.lose_card(seat, move.card)
    _remove_from_front(draft, move.target, taken)
    draft.discards += (taken, move.card)
    draft.happen(CardTakenOff(seat, taken, move.target))


def clear_front(draft: Draft, seat: int, move: ClearFront) -> None:
    """Discard two cards unseen, and openly one in front of the seat; it draws one card for the two."""
    for card in move.cards:
        draft.lose_card(seat, card)
    _remove_from_front(draft, seat, move.remove)
    draft.discards += (*(None for _ in move.cards), move.remove)
    draft.happen(FrontCleared(seat, move.remove, len(move.cards), move.cards))
    draft.draws = seat, len(move.cards) if draft.ruleset.discard_two_refill else 1


def _put_in_front(draft: Draft, seat: int, card: str, target: int) -> None:
    draft.lose_card(seat, card)
    draft.in_front = put(draft.in_front, target, (*draft.in_front[target], card))
    draft.happen(CardPut(seat, card, target))


def _remove_from_front(draft: Draft, seat: int, card: str) -> None:
    left = tuple(lying for lying in draft.in_front[seat] if lying != card)
    draft.in_front = put(draft.in_front, seat, left)
