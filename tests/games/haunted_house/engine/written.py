"""Positions and moves as the record format writes them, and what the program answers."""

import json
from typing import Any, Final

from saboteur_desktop.games.haunted_house.engine.notation.texts import answered

Text = dict[str, Any]

LETTERS: Final = [*"ABCDEFGHIJKL"]
ROLL: Final[Text] = {"do": "roll"}
NEW: Final[Text] = {
    "ghosts": dict.fromkeys("CFIL", 1),
    "jewels": dict.fromkeys("ACDEGHJL", 0),
    "deck": [*LETTERS, "shuffle"],
}
"""The house at the beginning of the basic game, its pile in the order of the letters."""


def walk(to: str, jewel: str = "leave") -> Text:
    """Return a walk as text."""
    return {"do": "walk", "to": to, "jewel": jewel}


def scenario(setup: Text, *moves: Text, seats: int = 3, rules: Text | None = None) -> Text:
    """Return a scenario that asks for everything."""
    return {
        "format": "saboteur-record",
        "version": 1,
        "game": "haunted-house",
        "ruleset": rules or {},
        "seats": seats,
        "rounds": [{"setup": setup, "moves": list(moves)}],
        "ask": ["state", "legal", "view:spectator"],
    }


def told(setup: Text, *moves: Text, seats: int = 3, rules: Text | None = None) -> Text:
    """Return the answer to a scenario."""
    return answered(json.dumps(scenario(setup, *moves, seats=seats, rules=rules)).encode())


def stops(answer: Text) -> set[str]:
    """Return where the hunter on turn may end its walk."""
    return {move["to"] for move in answer["legal"] if move["do"] == "walk"}


def kinds(answer: Text) -> list[str]:
    """Return what happened, by name."""
    return [event["kind"] for event in answer["events"]]


def happened(answer: Text, kind: str) -> list[Text]:
    """Return the events of one kind, without it."""
    return [
        {name: fact for name, fact in event.items() if name != "kind"}
        for event in answer["events"]
        if event["kind"] == kind
    ]
