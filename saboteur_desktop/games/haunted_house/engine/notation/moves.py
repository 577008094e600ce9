"""Moves as text and back."""

from typing import Any

from pydantic import TypeAdapter

from saboteur_desktop.games.haunted_house.engine.moves import Decide, Move, Roll, Walk
from saboteur_desktop.games.haunted_house.engine.notation.model import DecideText, MoveText, RollText, WalkText

MOVE: TypeAdapter[MoveText] = TypeAdapter(MoveText)


def move_of(text: MoveText) -> Move:
    """Return the move that a text tells."""
    match text:
        case RollText():
            return Roll()
        case WalkText():
            return Walk(text.to, text.jewel)
        case DecideText():
            return Decide(text.jewel)


def written_move(move: Move) -> dict[str, Any]:
    """Return the text of a move, without its seat."""
    match move:
        case Roll():
            return {"do": "roll"}
        case Walk(to, jewel):
            return {"do": "walk", "to": to, "jewel": jewel}
        case Decide(jewel):
            return {"do": "decide", "jewel": jewel}
