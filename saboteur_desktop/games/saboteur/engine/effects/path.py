"""Laying a path card."""

from saboteur_desktop.games.saboteur.engine.board import lay
from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.draft import Draft
from saboteur_desktop.games.saboteur.engine.effects.goals import turn_reached_goals
from saboteur_desktop.games.saboteur.engine.events import PathLaid
from saboteur_desktop.games.saboteur.engine.moves import LayPath


def lay_path(draft: Draft, seat: int, move: LayPath) -> None:
    """Lay the card and turn up every goal that is reached now."""
    card = laid(move.card, move.turned)
    draft.lose_card(seat, move.card)
    draft.board = lay(draft.board, move.cell, card)
    draft.happen(PathLaid(seat, card.card, move.cell, card.turned))
    turn_reached_goals(draft, move.cell)
