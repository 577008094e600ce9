"""Which paragraph of the rulebook tells about a card, a thing of the table, or a refusal."""

from typing import Final

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.cards import Card, path_face
from saboteur_desktop.games.saboteur.engine.catalog import (
    BREAKS,
    FREE,
    GOLD,
    HANDS_OFF,
    INSPECT,
    MAP,
    REPAIRS,
    ROCKFALL,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
    is_path,
)
from saboteur_desktop.games.saboteur.engine.geometry import START, Cell
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    ClearFront,
    Discard,
    DropRocks,
    LayPath,
    Move,
    PlayOn,
    PlayTheft,
    ReadMap,
    RepairTool,
    Steal,
    TakeGold,
)
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.refusal import IllegalReason
from saboteur_desktop.games.saboteur.ui.explained import (
    BrokenTool,
    DiscardPile,
    DrawPile,
    HeldCard,
    InFront,
    LaidCard,
    Player,
    Thing,
)
from saboteur_desktop.games.saboteur.ui.path_words import PathKind, path_kind

_PATHS: Final[dict[PathKind, str]] = {
    "dead-end": "dead-ends",
    "stub": "stubs",
    "bridge": "bridge",
    "double-curve": "double-curve",
    "ladder": "ladder",
    "green-door": "door",
    "blue-door": "door",
    "crystal": "crystal",
}
_ACTIONS: Final[dict[Card, str]] = {
    **dict.fromkeys(BREAKS, "break"),
    **dict.fromkeys(REPAIRS, "repair"),
    ROCKFALL: "rockfall",
    MAP: "map",
    THEFT: "theft",
    HANDS_OFF: "hands-off",
    SWAP_HANDS: "swap-hands",
    INSPECT: "inspect",
    SWAP_HATS: "swap-hats",
    TRAP: "trap",
    FREE: "free",
}
_REASONS: Final[dict[IllegalReason, str]] = {
    IllegalReason.ROUND_OVER: "round-end",
    IllegalReason.NOT_YOUR_TURN: "turn",
    IllegalReason.NOT_IN_HAND: "turn",
    IllegalReason.TOOL_BROKEN: "break",
    IllegalReason.TRAPPED: "trap",
    IllegalReason.LADDER_AT_GOAL: "ladder",
    IllegalReason.EDGE_MISMATCH: "edges",
    IllegalReason.NOT_CONNECTED: "link",
}
"""Reasons that have one paragraph whatever was tried; the others are told where the card is."""


def key_of_card(card: Card) -> str:
    """The paragraph about a card of the hand."""
    if not is_path(card):
        return _ACTIONS[card]
    kind = path_kind(card)
    if kind != "tunnel":
        return _PATHS[kind]
    openings = path_face(card).openings
    if openings.bit_count() > 2:
        return "crossing" if openings.bit_count() == 4 else "t-cards"
    return "straights" if card in ("NS", "EW") else "curves"


def key_of_thing(thing: Thing, table: OpenTable) -> str:
    """The paragraph about what lies on the table."""
    match thing:
        case HeldCard(_, card, _):
            return key_of_card(card)
        case LaidCard(cell):
            return _key_of_laid(cell, table.board)
        case DrawPile():
            return "draw"
        case DiscardPile():
            return "discard"
        case Player():
            return "turn"
        case BrokenTool():
            return "break"
        case InFront(_, card):
            return key_of_card(card)


def key_of_refusal(reason: IllegalReason, move: Move) -> str:
    """The paragraph that says why a move is refused."""
    return _REASONS.get(reason) or _key_of_move(move)


def _key_of_laid(cell: Cell, board: Board) -> str:
    if cell in board.face_down:
        return "goal-reached"
    if cell == START:
        return "setup-mine"
    card = board.cards[cell].card
    if cell in board.rules.goals:
        return "gold-found" if card == GOLD else "stone"
    return key_of_card(card)


def _key_of_move(move: Move) -> str:
    match move:
        case LayPath():
            return "lay"
        case BreakTool():
            return "break"
        case RepairTool():
            return "repair"
        case DropRocks():
            return "rockfall"
        case ReadMap():
            return "map"
        case Discard():
            return "discard"
        case TakeGold():
            return "sharing"
        case PlayTheft():
            return "theft"
        case PlayOn(card, _):
            return key_of_card(card)
        case ClearFront():
            return "clear-front"
        case Steal():
            return "stealing"
