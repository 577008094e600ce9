"""The words of the lesson about Saboteur 2."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.dealer.lesson_words import LessonWords, StepWords, Told

translate = QCoreApplication.translate


def _saboteur2() -> LessonWords:
    return LessonWords(
        translate("Lesson", "Saboteur 2"),
        translate("Lesson", "Two cards for one, bridges, doors and crystals."),
        translate("Lesson", "Well done! The other cards and all roles are told in the rules: press F1."),
        {
            "clear": StepWords(
                translate(
                    "Lesson",
                    "Your mine cart is broken. Give up any two cards, and it is whole again: mark map and rockfall "
                    "by the circles above them or with Ctrl and a click, and drag them onto yourself.",
                ),
                translate("Lesson", "Mark the map and the rockfall and drag both onto yourself."),
            ),
            "bridge": StepWords(
                translate(
                    "Lesson",
                    "A bridge carries two tunnels that do not meet. Lay it on the right of the fork: only the "
                    "straight tunnel is joined to the start.",
                ),
                translate("Lesson", "Lay the bridge on the right of the fork."),
            ),
            "door": StepWords(
                translate(
                    "Lesson",
                    "A door lets only its own team through. You are blue, your sign is the drop. Lay the blue door "
                    "on the right of the bridge: the green team does not get any farther.",
                ),
                translate("Lesson", "Lay the blue door on the right of the bridge."),
            ),
            "crystal": StepWords(
                translate(
                    "Lesson",
                    "Crystals pay the geologists, whether the gold is reached or not. Lay the card with the crystal "
                    "on the right of the door.",
                ),
                translate("Lesson", "Lay the card with the crystal on the right of the door."),
            ),
        },
    )


EXPANSION: Final[Mapping[str, Told]] = {"saboteur2": _saboteur2}
