"""Passing: a card goes face down onto the discard pile."""

from functools import cache

from saboteur_desktop.games.saboteur.engine.draft import Draft
from saboteur_desktop.games.saboteur.engine.events import Discarded
from saboteur_desktop.games.saboteur.engine.moves import Discard

_discarded = cache(Discarded)


def discard(draft: Draft, seat: int, move: Discard) -> None:
    """Put the cards away unseen by others."""
    for card in move.cards:
        draft.lose_card(seat, card)
        draft.discards += (None,)
    draft.happen(_discarded(seat, len(move.cards), move.cards))
    if len(move.cards) > 1:
        draft.draws = seat, len(move.cards)
