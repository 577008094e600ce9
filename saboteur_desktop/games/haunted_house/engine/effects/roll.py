"""Rolling the movement die, and the card that it mostly brings (rules sections 2.2, 2.3 and 2.8)."""

from typing import Final

from saboteur_desktop.games.haunted_house.engine.cards import DRAW, LOCK, SHUFFLE, Card
from saboteur_desktop.games.haunted_house.engine.draft import Draft
from saboteur_desktop.games.haunted_house.engine.effects.losing import lost_in_traps, lost_to_hauntings
from saboteur_desktop.games.haunted_house.engine.events import (
    CardTurned,
    DoorsLocked,
    DoorsUnlocked,
    GhostCame,
    HauntingCame,
    PileShuffled,
    Rolled,
)

_WITHOUT_GHOST: Final = 6
_GHOSTS_OF_A_HAUNTING: Final = 3


def roll(draft: Draft) -> None:
    """Roll, turn up a card where the die shows a ghost, and let the hunter walk."""
    draft.die, draft.chance = draft.chance.rolled()
    draft.happen(Rolled(draft.hunter, draft.die))
    draft.phase = "walking"
    if draft.die != _WITHOUT_GHOST:
        _turn_card(draft)


def _turn_card(draft: Draft) -> None:
    card = _drawn(draft)
    if card is None:
        return
    draft.happen(CardTurned(card))
    if card in DRAW:
        _draw_more(draft, DRAW[card])
    elif card == SHUFFLE:
        _shuffle(draft)
    else:
        _obey(draft, card)


def _draw_more(draft: Draft, count: int) -> None:
    """Obey that many more cards, one by one, then shuffle; whatever would shuffle or draw among them is void."""
    if all(map(_is_void, (*draft.pile, *draft.discards))):
        count = 0  # only a written position has nothing else, and the draw would go on for ever
    while count:
        card = _drawn(draft)
        assert card is not None, "there are cards to obey"
        draft.happen(CardTurned(card, _is_void(card)))
        if not _is_void(card):
            count -= 1
            _obey(draft, card)
        if draft.result is not None:
            return
    _shuffle(draft)


def _is_void(card: Card) -> bool:
    """Whether a card counts for nothing among more that are drawn."""
    return card == SHUFFLE or card in DRAW


def _drawn(draft: Draft) -> Card | None:
    """Take the top card and lay it on the discards; an empty pile is made anew from them first.

    None only where a written position has no cards at all.
    """
    if not draft.pile:
        if not draft.discards:
            return None
        _renew_pile(draft)
    card, draft.pile = draft.pile[0], draft.pile[1:]
    draft.discards += (card,)
    return card


def _obey(draft: Draft, card: Card) -> None:
    if card in LOCK:
        draft.lock = LOCK[card]
        draft.happen(DoorsLocked(draft.lock))
    else:
        _place_ghost(draft, card)


def _place_ghost(draft: Draft, letter: Card) -> None:
    rooms = draft.board.rooms
    room = draft.board.room_number[letter]
    while draft.haunted[room]:
        room = (room + 1) % len(rooms)
    draft.ghosts[room] += 1
    draft.happen(GhostCame(letter, rooms[room]))
    if draft.ghosts[room] == _GHOSTS_OF_A_HAUNTING:
        draft.ghosts[room] = 0
        draft.haunted[room] = True
        draft.happen(HauntingCame(rooms[room]))
    if not lost_to_hauntings(draft):
        lost_in_traps(draft)


def _shuffle(draft: Draft) -> None:
    """Shuffle all cards into a new pile, which opens the doors."""
    _renew_pile(draft)
    if draft.lock is not None:
        draft.happen(DoorsUnlocked(draft.lock))
        draft.lock = None


def _renew_pile(draft: Draft) -> None:
    # Sorted, so that the new order tells nothing of the old one and follows from what lies open.
    draft.pile, draft.chance = draft.chance.shuffled(sorted((*draft.pile, *draft.discards)))
    draft.discards = ()
    draft.happen(PileShuffled(len(draft.pile)))
