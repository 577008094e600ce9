"""Positions and moves written down as the rules write them: `lies("TS", 8, 1)` is a wide T, its stem to the south."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from saboteur_desktop.games.saboteur.engine.notation.answer import answer
from saboteur_desktop.games.saboteur.engine.notation.fault import reading
from saboteur_desktop.games.saboteur.engine.notation.model import ScenarioText

Text = dict[str, Any]

WAYS: Final[Mapping[str, tuple[str, bool]]] = {
    "X": ("NESW", False),
    "H": ("EW", False),
    "V": ("NS", False),
    "TS": ("ESW", False),
    "TN": ("ESW", True),
    "TW": ("NSW", False),
    "TE": ("NSW", True),
    "SW": ("SW", False),
    "NE": ("SW", True),
    "SE": ("ES", False),
    "NW": ("ES", True),
    "dX": ("N|E|S|W", False),
    "dH": ("E|W", False),
    "dV": ("N|S", False),
    "dTS": ("E|S|W", False),
    "dTW": ("N|S|W", False),
    "dS": ("S", False),
    "dN": ("S", True),
    "dW": ("W", False),
    "dE": ("W", True),
}
"""The cards by the sides they open to as they lie; a `d` before it is a dead end."""

GOALS: Final = {"$": "gold", "A": "stone-SW", "B": "stone-ES"}


def lies(way: str, x: int, y: int) -> Text:
    """Return a card lying on the table."""
    card, turned = WAYS[way]
    return {"cell": [x, y], "card": card, "turned": turned}


def path(way: str, x: int, y: int) -> Text:
    """Return the move that lays a card."""
    return {"do": "path", **lies(way, x, y)}


def discard(card: str) -> Text:
    """Return the move that passes with a card."""
    return {"do": "discard", "cards": [card]}


def row0(length: int) -> list[Text]:
    """Return straight tunnels from the start towards the middle goal."""
    return [lies("H", x, 0) for x in range(1, length + 1)]


def row1(length: int) -> list[Text]:
    """Return a tunnel that leaves the start to the south and runs east one row below it."""
    return [lies("NE", 0, 1), *(lies("H", x, 1) for x in range(1, length + 1))]


def row_above(length: int) -> list[Text]:
    """Return a tunnel that leaves the start to the north and runs east one row above it."""
    return [lies("SE", 0, -1), *(lies("H", x, -1) for x in range(1, length + 1))]


def goals(signs: str) -> list[str]:
    """Return the goals top, middle and bottom from signs such as `$AB`."""
    return [GOALS[sign] for sign in signs]


def scenario(
    setup: Mapping[str, Any],
    moves: Iterable[Mapping[str, Any]] = (),
    *,
    seats: int = 3,
    ask: Iterable[str] = ("state",),
    **options: Any,
) -> Text:
    """Return a scenario of one round; hands that are not told are one map each, so that the round goes on."""
    return {
        "format": "saboteur-record",
        "version": 1,
        "game": "saboteur",
        "ruleset": options,
        "seats": seats,
        "rounds": [{"setup": {"hands": [["map"]] * seats, **setup}, "moves": list(moves)}],
        "ask": list(ask),
    }


def answered(text: Text) -> Text:
    """Return the answer to a scenario, as it is after a trip through JSON; raises Fault."""
    told = answer(reading(lambda: ScenarioText.model_validate_json(json.dumps(text))))
    back: Text = json.loads(json.dumps(told))
    return back


def played(
    setup: Mapping[str, Any],
    moves: Iterable[Mapping[str, Any]] = (),
    *,
    seats: int = 3,
    ask: Iterable[str] = ("state",),
    **options: Any,
) -> Text:
    """Return the answer to a scenario whose moves are all legal."""
    told = answered(scenario(setup, moves, seats=seats, ask=ask, **options))
    assert told["rejected"] is None, told["rejected"]
    return told


def refused(
    setup: Mapping[str, Any], move: Mapping[str, Any], *, seats: int = 3, **options: Any
) -> tuple[str | None, list[str]]:
    """Return the reason and the clashing sides with which a move is refused; no reason when it is legal."""
    rejected = answered(scenario(setup, [move], seats=seats, **options))["rejected"]
    return (rejected["reason"], rejected["sides"]) if rejected else (None, [])


def verdict(table: list[Text], way: str, x: int, y: int, **given: Any) -> str | None:
    """Return why the first seat, holding just that card, may not lay it there; None when it may."""
    options = {name: value for name, value in given.items() if name not in SETUP_FIELDS}
    setup = {name: value for name, value in given.items() if name in SETUP_FIELDS}
    hands = [[WAYS[way][0], "map"], ["map"], ["map"]]
    return refused({"table": table, "hands": hands, **setup}, path(way, x, y), **options)[0]


SETUP_FIELDS: Final = frozenset({"goals", "revealed", "in_front", "starter", "roles"})


def turned_up(told: Text) -> dict[int, str]:
    """Return the goals that lie face up in an answer, each with the sides it opens to."""
    shown = {
        ("stone-SW", False): "SW",
        ("stone-SW", True): "NE",
        ("stone-ES", False): "ES",
        ("stone-ES", True): "NW",
        ("gold", False): "NESW",
    }
    cards = {event["goal"]: event["card"] for event in told["events"] if event["kind"] == "goal_turned"}
    return {
        goal["goal"]: shown[cards[goal["goal"]], goal["turned"]]
        for goal in told["state"]["revealed"]
        if goal["goal"] in cards
    }
