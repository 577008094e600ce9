"""Every card and how many there are (rules/base.md section 1, rules/saboteur2.md section 1)."""

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

EXPANSION_PATHS: Final[Mapping[Card, int]] = MappingProxyType(
    {
        "NS|EW": 2,
        "NW|ES": 1,
        "NE|SW": 1,
        "S+ladder": 1,
        "W+ladder": 1,
        "ES+ladder": 1,
        "NE+ladder": 1,
        "ES+green-door": 1,
        "EW+green-door": 1,
        "NS|E+green-door": 1,
        "NS+blue-door": 1,
        "EW+blue-door": 1,
        "SW+blue-door": 1,
        "NE|S": 1,
        "NS|E|W": 1,
        "N|EW|S": 1,
        "NS|E": 1,
        "N|ES": 2,
        "W+crystal": 1,
        "S+crystal": 1,
        "ESW+crystal": 3,
        "N|ESW+crystal": 1,
        "NES+crystal": 1,
        "NSW|E+crystal": 1,
        "NESW+crystal": 1,
        "EW|S+crystal": 1,
    }
)
"""The 30 path cards of Saboteur 2: bridges, double curves, ladders, doors, cards with stubs, crystals."""

ALL_PATHS: Final[tuple[Card, ...]] = (*PATH_CARDS, *EXPANSION_PATHS)

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

THEFT: Final[Card] = "theft"
HANDS_OFF: Final[Card] = "hands-off"
SWAP_HANDS: Final[Card] = "swap-hands"
INSPECT: Final[Card] = "inspect"
SWAP_HATS: Final[Card] = "swap-hats"
TRAP: Final[Card] = "trap"
FREE: Final[Card] = "free"

EXPANSION_ACTIONS: Final[Mapping[Card, int]] = MappingProxyType(
    {THEFT: 4, HANDS_OFF: 3, SWAP_HANDS: 2, INSPECT: 2, SWAP_HATS: 2, TRAP: 3, FREE: 4}
)
"""The action cards that only Saboteur 2 has; it also brings a fourth rockfall."""

STONES: Final = ("stone-SW", "stone-ES")
GOLD: Final = "gold"
GOALS: Final = (GOLD, *STONES)

GOLD_CARDS: Final = (1,) * 16 + (2,) * 8 + (3,) * 4
"""The 28 gold cards by their nuggets: 44 in all."""
OLD_MINE: Final = (0,) * 6 + (1,) * 10 + (2,) * 8 + (3,) * 4
"""The gold cards of a mine that has been dug before: six are empty, 38 nuggets in all."""
GOLD_DECKS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType({"printed": GOLD_CARDS, "old_mine": OLD_MINE})
"""The gold cards by the ruleset option ``gold_deck``."""

BROKEN_BY_TOOL: Final[Mapping[Tool, Card]] = MappingProxyType({tool: card for card, tool in BREAKS.items()})


@cache
def deck(action_deck: str, expansion: bool = False, maps: int | None = None) -> tuple[Card, ...]:
    """Return every card of the draw deck in catalogue order; ``maps`` says how many of those there are."""
    counts = {**PATH_CARDS, **ACTION_DECKS[action_deck]}
    if maps is not None:
        counts[MAP] = maps
    if expansion:
        counts |= {**EXPANSION_PATHS, **EXPANSION_ACTIONS, ROCKFALL: counts[ROCKFALL] + 1}
    return tuple(card for card, copies in counts.items() for _ in range(copies))


def is_path(card: Card) -> bool:
    """Whether the card is laid into the mine."""
    return card in PATH_CARDS or card in EXPANSION_PATHS


def is_card(card: Card, expansion: bool = True) -> bool:
    """Whether there is a hand card of this text, with the expansion or without it."""
    base = card in PATH_CARDS or card in ACTION_DECKS["official27"]
    return base or (expansion and (card in EXPANSION_PATHS or card in EXPANSION_ACTIONS))
