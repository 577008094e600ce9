"""Hands and hats change owners, and a role is looked at (rules/saboteur2.md section 4)."""

from saboteur_desktop.games.saboteur.engine.draft import Draft, put
from saboteur_desktop.games.saboteur.engine.events import (
    HandGiven,
    HandsSwapped,
    HatsSwapped,
    RoleInspected,
    RoleTaken,
)
from saboteur_desktop.games.saboteur.engine.moves import PlayOn


def swap_hands(draft: Draft, seat: int, move: PlayOn) -> None:
    """Exchange two hands; the other player draws, not the one who played the card."""
    draft.lose_card(seat, move.card)
    draft.discards += (move.card,)
    own, others = draft.hands[seat], draft.hands[move.target]
    draft.hands[seat], draft.hands[move.target] = others, own
    draft.happen(HandsSwapped(seat, move.target))
    draft.happen(HandGiven(seat, move.target, own))
    draft.happen(HandGiven(move.target, seat, others))
    draft.draws = move.target, 1


def swap_hats(draft: Draft, seat: int, move: PlayOn) -> None:
    """Give the target the top role of the reserve; the old one is out of the round, unseen by others."""
    draft.lose_card(seat, move.card)
    draft.discards += (move.card,)
    before, role = draft.roles[move.target], draft.spare_roles[0]
    draft.roles = put(draft.roles, move.target, role)
    draft.spare_roles = draft.spare_roles[1:]
    draft.put_away += (before,)
    draft.happen(HatsSwapped(seat, move.target))
    draft.happen(RoleTaken(move.target, role, before))


def inspect(draft: Draft, seat: int, move: PlayOn) -> None:
    """Show the seat somebody's role as it is now."""
    draft.lose_card(seat, move.card)
    draft.discards += (move.card,)
    draft.happen(RoleInspected(seat, move.target, draft.roles[move.target]))
