"""What a move is worth to an honest miner, in cards of way gained."""

from typing import Final

from saboteur_desktop.games.saboteur.bots.reading import Reading
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, MAP, REPAIRS, ROCKFALL
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    Discard,
    DropRocks,
    LayPath,
    Move,
    ReadMap,
    RepairTool,
    TakeGold,
)

_GOLD_FOUND: Final = 4.0
_ROCKS_COST: Final = 0.5
_LOOK: Final = 1.3
_OWN_TOOL: Final = (0.0, 2.0, 1.2, 0.8)
"""Mending one's own tool, by how many are broken: one makes a digger again."""
_OTHERS_TOOL: Final = (0.0, 1.6, 0.7, 0.4)
_BREAK: Final = 2.6
_SURE: Final = 0.5
"""From this chance on a saboteur's tools are worth breaking."""
_AGAIN: Final = 0.25
"""What is left of the worth of a break when the target cannot dig anyway."""

KEEP: Final[dict[Card, float]] = {
    "NESW": 0.9,
    "ESW": 0.8,
    "EW": 0.7,
    "NSW": 0.55,
    "SW": 0.4,
    "ES": 0.4,
    "NS": 0.35,
    ROCKFALL: 0.5,
    MAP: 0.6,
    **dict.fromkeys(BREAKS, 0.4),
    **{card: 0.3 + 0.15 * len(tools) for card, tools in REPAIRS.items()},
}
"""What is lost with a card put away; a dead end is no loss."""


def worth(reading: Reading, move: Move) -> float:
    """Return what the move is worth; only the order of the figures means anything."""
    match move:
        case LayPath():
            nearer, found = reading.laying(move)
            return nearer + _GOLD_FOUND * found
        case BreakTool(_, target):
            if target == reading.seat:
                return -9.0
            likely = _BREAK * (reading.suspicion[target] - _SURE)
            return likely * _AGAIN if reading.bars[target] and likely > 0 else likely
        case RepairTool(_, target, _):
            broken = min(reading.bars[target], len(_OWN_TOOL) - 1)
            if target == reading.seat:
                return _OWN_TOOL[broken]
            return _OTHERS_TOOL[broken] * (1 - 2.5 * reading.suspicion[target])
        case DropRocks(cell):
            return reading.rockfalls.get(cell, -9.0) - _ROCKS_COST
        case ReadMap(goal):
            return _LOOK if 0 < reading.odds[goal] < 1 else -1.0
        case Discard((card,)):
            return 0.0 if card == MAP and reading.knows_gold else -KEEP.get(card, 0.0)
        case TakeGold(value):
            return value
    return -9.0
