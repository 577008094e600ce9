"""Every decision a player can make, as data. The hunter on turn makes it, so no move names its maker."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from saboteur_desktop.games.haunted_house.engine.board import Place

JewelDeed = Literal["leave", "take", "lay", "swap"]
"""What a hunter does with jewels where its walk ends: nothing, lift the one there, lay its own down, change them."""

JEWEL_DEEDS: Final[tuple[JewelDeed, ...]] = get_args(JewelDeed)


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the movement die; a card follows where it shows a ghost."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Walk to a place, or stay where one is, and see to the jewel there. A fight follows by itself."""

    to: Place
    jewel: JewelDeed = "leave"


@dataclass(frozen=True, slots=True)
class Decide:
    """See to a jewel whose number was turned up only by coming there."""

    jewel: JewelDeed


Move = Roll | Walk | Decide
