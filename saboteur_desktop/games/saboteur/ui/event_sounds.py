"""Which sound an event makes: decided by what everybody at the table sees of it, and by nothing else."""

from collections.abc import Mapping
from typing import Final, assert_never

from saboteur_desktop.games.saboteur.engine.cards import Tool
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, GOLD
from saboteur_desktop.games.saboteur.engine.events import (
    CardDrawn,
    CardPut,
    CardTakenOff,
    Discarded,
    Event,
    FellowsTold,
    FrontCleared,
    GoalTurned,
    GoldOffered,
    GoldStolen,
    GoldTaken,
    HandGiven,
    HandsSwapped,
    HatsSwapped,
    MapRead,
    MatchEnded,
    PathLaid,
    RocksDropped,
    RoleInspected,
    RoleTaken,
    RoundDealt,
    RoundEnded,
    RoundPaid,
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
        case MapRead() | RoleInspected() | HatsSwapped():
            return "peek"
        case Discarded() | FrontCleared():
            return "discard"
        case CardDrawn() | HandsSwapped():
            return "draw"
        case CardPut() | CardTakenOff():
            return "lay"
        case RoundEnded(winner=winner):
            return "saboteurs_win" if winner in {"saboteurs", "none"} else "miners_win"
        case GoldTaken() | GoldStolen():
            return "coin"
        case RoundDealt() | SeatSkipped() | GoldOffered() | SaboteursPaid() | RoundPaid() | MatchEnded():
            return None
        case HandGiven() | RoleTaken() | FellowsTold():
            return None
    assert_never(event)
