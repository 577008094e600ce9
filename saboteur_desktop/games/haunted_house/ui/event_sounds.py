"""Which sound an event makes."""

from typing import assert_never

from saboteur_desktop.games.haunted_house.engine.events import (
    CardTurned,
    DoorsLocked,
    DoorsUnlocked,
    Event,
    Fought,
    GhostCame,
    GhostsGone,
    HauntingCame,
    HauntingGone,
    JewelLaid,
    JewelOut,
    JewelTaken,
    MatchBegun,
    MatchEnded,
    NumberShown,
    PileShuffled,
    Rolled,
    Walked,
)
from saboteur_desktop.sound.effects import Effect


def sound_of(event: Event) -> Effect | None:
    """The sound of an event; None for the beginning, which only shows the whole table."""
    match event:
        case Rolled() | Fought():
            return "dice"
        case CardTurned():
            return "draw"
        case PileShuffled():
            return "discard"
        case GhostCame():
            return "ghost"
        case HauntingCame():
            return "haunting"
        case DoorsLocked() | DoorsUnlocked():
            return "lock"
        case Walked():
            return "set_down"
        case NumberShown():
            return "peek"
        case JewelTaken():
            return "coin"
        case JewelLaid():
            return "lay"
        case JewelOut():
            return "gold"
        case GhostsGone():
            return "light"
        case HauntingGone():
            return "banish"
        case MatchEnded(result=result):
            return "miners_win" if result == "won" else "saboteurs_win"
        case MatchBegun():
            return None
    assert_never(event)
