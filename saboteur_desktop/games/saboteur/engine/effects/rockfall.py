"""Rockfall: one laid card leaves the mine; nothing else moves, goals stay as they lie."""

from saboteur_desktop.games.saboteur.engine.board import remove
from saboteur_desktop.games.saboteur.engine.catalog import ROCKFALL
from saboteur_desktop.games.saboteur.engine.draft import Draft
from saboteur_desktop.games.saboteur.engine.events import RocksDropped
from saboteur_desktop.games.saboteur.engine.moves import DropRocks


def drop_rocks(draft: Draft, seat: int, move: DropRocks) -> None:
    """Discard the laid card and the rockfall."""
    fallen = draft.board.cards[move.cell].card
    draft.lose_card(seat, ROCKFALL)
    draft.board = remove(draft.board, move.cell)
    draft.discards += (fallen, ROCKFALL)
    draft.happen(RocksDropped(seat, move.cell, fallen))
