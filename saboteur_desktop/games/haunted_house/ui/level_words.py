"""What each level of difficulty is called, what makes it so, and how often careful players win at it."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from saboteur_desktop.games.haunted_house.bots.measured import WIN_SHARES
from saboteur_desktop.games.haunted_house.engine.presets import PresetName

translate = QCoreApplication.translate

_WORDS: Final[Mapping[PresetName, tuple[Any, Any]]] = {
    "very-easy": (
        QT_TRANSLATE_NOOP("HouseLevel", "Very easy"),
        QT_TRANSLATE_NOOP(
            "HouseLevel", "No ghost waits in the house at the start, and only the seventh evil spirit ends the game."
        ),
    ),
    "easy": (
        QT_TRANSLATE_NOOP("HouseLevel", "Easy"),
        QT_TRANSLATE_NOOP("HouseLevel", "No ghost waits in the house at the start."),
    ),
    "fairly-easy": (
        QT_TRANSLATE_NOOP("HouseLevel", "Fairly easy"),
        QT_TRANSLATE_NOOP("HouseLevel", "Ghosts wait in two rooms only at the start."),
    ),
    "kind": (
        QT_TRANSLATE_NOOP("HouseLevel", "Seven evil spirits"),
        QT_TRANSLATE_NOOP("HouseLevel", "Only the seventh evil spirit ends the game."),
    ),
    "normal": (
        QT_TRANSLATE_NOOP("HouseLevel", "Normal"),
        QT_TRANSLATE_NOOP(
            "HouseLevel", "The basic game as printed: ghosts wait in four rooms, the sixth evil spirit ends the game."
        ),
    ),
    "hard": (
        QT_TRANSLATE_NOOP("HouseLevel", "Hard"),
        QT_TRANSLATE_NOOP("HouseLevel", "With the cards that bring more ghosts at once and those that lock doors."),
    ),
    "master": (
        QT_TRANSLATE_NOOP("HouseLevel", "Master"),
        QT_TRANSLATE_NOOP(
            "HouseLevel",
            "The advanced game: more ghosts at once, locked doors, and jewels that leave the house only in the order"
            " of their numbers.",
        ),
    ),
}


def level_name(level: PresetName) -> str:
    """What a level is called."""
    return translate("HouseLevel", _WORDS[level][0])


def level_sentence(level: PresetName) -> str:
    """What makes a level easier or harder than the printed game."""
    return translate("HouseLevel", _WORDS[level][1])


def share_words(level: PresetName, hunters: int) -> str:
    """How often so many careful computer players win at a level."""
    percent = round(100 * WIN_SHARES[level][hunters])
    if hunters == 3:
        return translate("HouseLevel", "Three careful computer players win {percent}% of their games.").format(
            percent=percent
        )
    return translate("HouseLevel", "Four careful computer players win {percent}% of their games.").format(
        percent=percent
    )
