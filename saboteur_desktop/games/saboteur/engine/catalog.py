"""Every card of the base game and how many there are (rules/base.md section 1)."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from saboteur_desktop.games.saboteur.engine.cards import Card, Tool

PATH_CARDS: Final[Mapping[Card, int]] = MappingProxyType(
    {
        "NESW": 5,
        "ESW": 5,
        "NSW": 5,
        "EW": 3,
        "NS": 4,
        "SW": 5,
        "ES": 4,
        "N|E|S|W": 1,
        "E|S|W": 1,
        "N|S|W": 1,
        "E|W": 1,
        "N|S": 1,
        "S|W": 1,
        "E|S": 1,
        "S": 1,
        "W": 1,
    }
)
"""The 31 passable cards and the nine dead ends, with their numbers of copies."""

BREAKS: Final[Mapping[Card, Tool]] = MappingProxyType(
    {"break-pickaxe": "pickaxe", "break-lantern": "lantern", "break-cart": "cart"}
)
"""Broken-tool cards and the tool each breaks."""

REPAIRS: Final[Mapping[Card, tuple[Tool, ...]]] = MappingProxyType(
    {
        "repair-pickaxe": ("pickaxe",),
        "repair-lantern": ("lantern",),
        "repair-cart": ("cart",),
        "repair-pickaxe-lantern": ("pickaxe", "lantern"),
        "repair-pickaxe-cart": ("pickaxe", "cart"),
        "repair-lantern-cart": ("lantern", "cart"),
    }
)
"""Repair cards and the tools each can mend, one of them at a time."""

ROCKFALL: Final[Card] = "rockfall"
MAP: Final[Card] = "map"

ACTION_DECKS: Final[Mapping[str, Mapping[Card, int]]] = MappingProxyType(
    {
        "official27": MappingProxyType(
            {**dict.fromkeys(BREAKS, 3)}
            | {card: 2 if len(tools) == 1 else 1 for card, tools in REPAIRS.items()}
            | {ROCKFALL: 3, MAP: 6}
        ),
        "s002_28": MappingProxyType(
            {**dict.fromkeys(BREAKS, 3)}
            | {card: 3 if len(tools) == 1 else 1 for card, tools in REPAIRS.items()}
            | {ROCKFALL: 3, MAP: 4}
        ),
    }
)
"""The action cards by the ruleset option ``action_deck``."""

STONES: Final = ("stone-SW", "stone-ES")
GOLD: Final = "gold"
GOALS: Final = (GOLD, *STONES)

GOLD_CARDS: Final = (1,) * 16 + (2,) * 8 + (3,) * 4
"""The 28 gold cards by their nuggets: 44 in all."""

BROKEN_BY_TOOL: Final[Mapping[Tool, Card]] = MappingProxyType({tool: card for card, tool in BREAKS.items()})


@cache
def deck(action_deck: str) -> tuple[Card, ...]:
    """Return every card of the draw deck in catalogue order."""
    counts = {**PATH_CARDS, **ACTION_DECKS[action_deck]}
    return tuple(card for card, copies in counts.items() for _ in range(copies))


def is_path(card: Card) -> bool:
    """Whether the card is laid into the mine."""
    return card in PATH_CARDS


def is_card(card: Card) -> bool:
    """Whether the base game has a hand card of this text."""
    return card in PATH_CARDS or card in ACTION_DECKS["official27"]
