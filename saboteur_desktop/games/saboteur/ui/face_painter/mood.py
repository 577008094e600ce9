"""Light is information: a path card is lit when it is joined to the start, unlit when it is cut off."""

from dataclasses import dataclass
from typing import Final

from saboteur_desktop.paint.card_space import H, W
from saboteur_desktop.paint.palette import Tint, color
from saboteur_desktop.paint.strokes import Ink, linear


@dataclass(frozen=True, slots=True)
class Mood:
    """The colours of a path card's sheets and track."""

    lit: bool
    floor: Tint
    step2: Tint
    step1: Tint
    rock: Tint
    rock_high: Tint
    rock_low: Tint
    lip: Ink
    shade: Tint
    rail: Tint
    sleeper: Tint


LIT: Final = Mood(
    lit=True,
    floor="lamp",
    step2="rock2",
    step1="rock1",
    rock="rock0",
    rock_high="rock0hi",
    rock_low="rock0lo",
    lip=linear(0, 0, W * 0.5, H, (0, color("#E9C2A8", 0.30)), (1, color("#FFDDB0", 0.75))),
    shade="#2A0E12",
    rail="rail",
    sleeper="sleeper",
)
UNLIT: Final = Mood(
    lit=False,
    floor="dimfloor",
    step2="dim2",
    step1="dim1",
    rock="dimrock",
    rock_high="dimrockhi",
    rock_low="dimrocklo",
    lip=color("#B7A9C0", 0.4),
    shade="#0E0A18",
    rail="dimrail",
    sleeper="dimsleeper",
)
