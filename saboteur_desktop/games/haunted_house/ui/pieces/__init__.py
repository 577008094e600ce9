"""The pieces of the Haunted House, drawn from their names and values alone: pawns, cards, dice, ghosts and jewels."""

from saboteur_desktop.games.haunted_house.ui.pieces.dice import draw_battle_die, draw_move_die
from saboteur_desktop.games.haunted_house.ui.pieces.faces import CARD_BACK, card_face, hunter_face, paint
from saboteur_desktop.games.haunted_house.ui.pieces.hunter_signs import HUNTER_COLOURS, draw_hunter_sign
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.games.haunted_house.ui.pieces.locks import draw_door_sign, draw_lock
from saboteur_desktop.games.haunted_house.ui.pieces.pawns import pawn_outline
from saboteur_desktop.paint.figures.spirits import draw_ghost, draw_haunting

__all__ = [
    "CARD_BACK",
    "HUNTER_COLOURS",
    "card_face",
    "draw_battle_die",
    "draw_door_sign",
    "draw_ghost",
    "draw_haunting",
    "draw_hunter_sign",
    "draw_jewel",
    "draw_lock",
    "draw_move_die",
    "hunter_face",
    "paint",
    "pawn_outline",
]
