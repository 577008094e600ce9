"""Which sound an event makes: decided by what everybody at the table sees of it, and by nothing else."""

from collections.abc import Mapping
from typing import Final, assert_never

from saboteur_desktop.games.saboteur.engine.cards import Tool
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, GOLD
from saboteur_desktop.games.saboteur.engine.events import (
    CardDrawn,
    Discarded,
    Event,
    GoalTurned,
    GoldOffered,
    GoldTaken,
    MapRead,
    MatchEnded,
    PathLaid,
    RocksDropped,
    RoundDealt,
    RoundEnded,
    SaboteursPaid,
    SeatSkipped,
    ToolBroken,
    ToolRepaired,
)
from saboteur_desktop.sound.effects import Effect

_BREAKING: Final[Mapping[Tool, Effect]] = {
    "pickaxe": "break_pickaxe",
    "lantern": "break_lantern",
    "cart": "break_cart",
}


def sound_of(event: Event) -> Effect | None:
    """The sound of an event; None for what only follows from another or changes the whole table.

    Every card that is drawn, discarded or looked at sounds the same, and so does every card of gold that is taken.
    """
    match event:
        case PathLaid():
            return "lay"
        case GoalTurned(card=card):
            return "gold" if card == GOLD else "goal"
        case ToolBroken(card=card):
            return _BREAKING[BREAKS[card]]
        case ToolRepaired():
            return "repair"
        case RocksDropped():
            return "rockfall"
        case MapRead():
            return "peek"
        case Discarded():
            return "discard"
        case CardDrawn():
            return "draw"
        case RoundEnded(winner=winner):
            return "miners_win" if winner == "miners" else "saboteurs_win"
        case GoldTaken():
            return "coin"
        case RoundDealt() | SeatSkipped() | GoldOffered() | SaboteursPaid() | MatchEnded():
            return None
    assert_never(event)
