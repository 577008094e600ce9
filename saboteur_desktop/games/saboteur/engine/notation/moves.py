"""Moves as text and back."""

from typing import Any

from pydantic import TypeAdapter

from saboteur_desktop.games.saboteur.engine.catalog import REPAIRS
from saboteur_desktop.games.saboteur.engine.geometry import Cell
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
from saboteur_desktop.games.saboteur.engine.notation.model import (
    BreakText,
    ClearText,
    DiscardText,
    MapText,
    MoveText,
    PathText,
    PlayOnText,
    RepairText,
    RockfallText,
    StealText,
    TakeGoldText,
    TheftText,
)

MOVE: TypeAdapter[MoveText] = TypeAdapter(MoveText)


def move_of(text: MoveText) -> Move:
    """Return the move that a text tells. A repair that can mend but one tool need not name it."""
    match text:
        case PathText():
            return LayPath(text.card, Cell(*text.cell), text.turned)
        case BreakText():
            return BreakTool(text.card, text.target)
        case RepairText():
            tools = REPAIRS[text.card]
            return RepairTool(text.card, text.target, text.tool or (tools[0] if len(tools) == 1 else None))
        case RockfallText():
            return DropRocks(Cell(*text.cell))
        case MapText():
            return ReadMap(text.goal)
        case DiscardText():
            return Discard(text.cards)
        case TakeGoldText():
            return TakeGold(text.card)
        case TheftText():
            return PlayTheft()
        case PlayOnText():
            return PlayOn(text.do, text.target)
        case ClearText():
            return ClearFront(text.cards, text.remove)
        case StealText():
            return Steal(text.target)


def written_move(move: Move) -> dict[str, Any]:
    """Return the text of a move, without its seat."""
    match move:
        case LayPath(card, cell, turned):
            return {"do": "path", "card": card, "cell": list(cell), "turned": turned}
        case BreakTool(card, target):
            return {"do": "break", "card": card, "target": target}
        case RepairTool(card, target, tool):
            return {"do": "repair", "card": card, "target": target, "tool": tool}
        case DropRocks(cell):
            return {"do": "rockfall", "cell": list(cell)}
        case ReadMap(goal):
            return {"do": "map", "goal": goal}
        case Discard(cards):
            return {"do": "discard", "cards": list(cards)}
        case TakeGold(value):
            return {"do": "take_gold", "card": value}
        case PlayTheft():
            return {"do": "theft", "card": "theft"}
        case PlayOn(card, target):
            return {"do": card, "card": card, "target": target}
        case ClearFront(cards, remove):
            return {"do": "clear", "cards": list(cards), "remove": remove}
        case Steal(target):
            return {"do": "steal", "target": target}
