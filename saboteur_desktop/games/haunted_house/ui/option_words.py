"""The words of every point that can be set beside the level."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

OptionWords = tuple[str, Any, Any, tuple[tuple[object, Any], ...]]
"""The field of the ruleset, its name, a sentence on what it changes, and each value with its name."""

_ON_OFF: Final = ((True, QT_TRANSLATE_NOOP("HouseOption", "on")), (False, QT_TRANSLATE_NOOP("HouseOption", "off")))

OPTIONS: Final[tuple[OptionWords, ...]] = (
    (
        "start_ghosts",
        QT_TRANSLATE_NOOP("HouseOption", "Ghosts at the start"),
        QT_TRANSLATE_NOOP("HouseOption", "In how many rooms a ghost waits before the first turn."),
        (
            ("all", QT_TRANSLATE_NOOP("HouseOption", "in four rooms, as printed")),
            ("first_and_last", QT_TRANSLATE_NOOP("HouseOption", "in two rooms")),
            ("none", QT_TRANSLATE_NOOP("HouseOption", "in no room")),
        ),
    ),
    (
        "losing_hauntings",
        QT_TRANSLATE_NOOP("HouseOption", "Too many evil spirits"),
        QT_TRANSLATE_NOOP("HouseOption", "Which evil spirit ends the game."),
        (
            (6, QT_TRANSLATE_NOOP("HouseOption", "the sixth")),
            (7, QT_TRANSLATE_NOOP("HouseOption", "the seventh")),
        ),
    ),
    (
        "battle_dice",
        QT_TRANSLATE_NOOP("HouseOption", "Battle dice"),
        QT_TRANSLATE_NOOP("HouseOption", "How many of the six faces show a ghost, an evil spirit and nothing."),
        (
            ("3-2-1", QT_TRANSLATE_NOOP("HouseOption", "3 ghosts, 2 evil spirits, 1 blank")),
            ("3-3-0", QT_TRANSLATE_NOOP("HouseOption", "3 ghosts, 3 evil spirits")),
            ("3-1-2", QT_TRANSLATE_NOOP("HouseOption", "3 ghosts, 1 evil spirit, 2 blanks")),
            ("2-2-2", QT_TRANSLATE_NOOP("HouseOption", "2 ghosts, 2 evil spirits, 2 blanks")),
            ("2-1-3", QT_TRANSLATE_NOOP("HouseOption", "2 ghosts, 1 evil spirit, 3 blanks")),
        ),
    ),
    (
        "extra_cards",
        QT_TRANSLATE_NOOP("HouseOption", "More cards"),
        QT_TRANSLATE_NOOP("HouseOption", "Cards that bring more ghosts at once, and cards that lock doors."),
        _ON_OFF,
    ),
    (
        "numbered_jewels",
        QT_TRANSLATE_NOOP("HouseOption", "Numbered jewels"),
        QT_TRANSLATE_NOOP(
            "HouseOption",
            "Jewels leave the house only in the order of their numbers. A number is seen by stopping in the room.",
        ),
        _ON_OFF,
    ),
    (
        "may_put_down",
        QT_TRANSLATE_NOOP("HouseOption", "Putting a jewel down"),
        QT_TRANSLATE_NOOP(
            "HouseOption",
            "Whether a hunter may put a numbered jewel down in a room, or exchange it for the one there.",
        ),
        (
            (True, QT_TRANSLATE_NOOP("HouseOption", "allowed")),
            (False, QT_TRANSLATE_NOOP("HouseOption", "not allowed")),
        ),
    ),
)
"""In the order in which they are offered."""
