"""All lessons of the Haunted House."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.dealer import lesson
from saboteur_desktop.dealer.lesson import Lesson
from saboteur_desktop.dealer.lesson_words import LessonWords, StepWords, Told
from saboteur_desktop.games.haunted_house.engine.game import HauntedHouse

translate = QCoreApplication.translate


def _jewel() -> LessonWords:
    first_roll = translate("HouseLesson", "Press the large button and roll the die.")
    return LessonWords(
        translate("HouseLesson", "Bring a jewel out"),
        translate("HouseLesson", "Rolling, walking, taking a jewel and carrying it outside."),
        translate(
            "HouseLesson",
            "Well done! When all eight jewels and all hunters are outside, everybody wins. Talk to each other: who "
            "fetches which jewel?",
        ),
        {
            "welcome": StepWords(
                translate(
                    "HouseLesson",
                    "This is the Haunted House from above. Eight jewels lie in its rooms. You play together: bring "
                    "them all outside before there are too many evil spirits. You are the red hunter.",
                )
            ),
            "roll": StepWords(
                translate(
                    "HouseLesson",
                    "Every turn begins with the die. It says how far you may walk, and with a 1 to 5 a ghost comes "
                    "too. Press the large button and roll.",
                ),
                first_roll,
            ),
            "take": StepWords(
                translate(
                    "HouseLesson",
                    "Where the floor is lit you can stop; the number tells the steps. A room counts as one step, "
                    "however large it is. Drag your hunter to the jewel in the Parlour (A), then press “Go”.",
                ),
                translate("HouseLesson", "In a game you may do that. Here walk to the Parlour (A) and take the jewel."),
            ),
            "again": StepWords(
                translate(
                    "HouseLesson",
                    "Now you carry the jewel. Nobody carries two. Pip has taken a jewel as well. Roll again.",
                ),
                first_roll,
            ),
            "out": StepWords(
                translate(
                    "HouseLesson",
                    "Carry the jewel outside, through the front door below. Other hunters are no obstacle: you walk "
                    "past them.",
                ),
                translate("HouseLesson", "The jewel is not outside yet. Walk out through the front door."),
            ),
        },
    )


def _ghosts() -> LessonWords:
    roll = translate("HouseLesson", "Press the large button and roll the die.")
    return LessonWords(
        translate("HouseLesson", "Ghosts and evil spirits"),
        translate("HouseLesson", "Fighting ghosts, and helping a hunter who is locked in."),
        translate(
            "HouseLesson",
            "Saved! Pip has brought the jewel outside. Fight where two ghosts are before they are three, and stay near "
            "each other: then you win.",
        ),
        {
            "cards": StepWords(
                translate(
                    "HouseLesson",
                    "After a 1 to 5 a ghost card is turned over: its letter says which room the ghost comes to. Three "
                    "ghosts in one room become an evil spirit, and the sixth evil spirit ends the game.",
                )
            ),
            "roll": StepWords(
                translate("HouseLesson", "Let us see which room is next. Roll the die."),
                roll,
            ),
            "fight": StepWords(
                translate(
                    "HouseLesson",
                    "Two ghosts in the Kitchen (C)! Who stops among ghosts fights: one hunter with one die, two "
                    "hunters with two dice. Each die that shows a ghost drives one out. Walk to the Kitchen (C).",
                ),
                translate("HouseLesson", "The ghosts are still there. Walk to the Kitchen (C) and fight."),
            ),
            "spirit": StepWords(
                translate(
                    "HouseLesson",
                    "One ghost less. But in the Box room (B) there were three: an evil spirit! Pip is there with a "
                    "jewel and is locked in. With empty hands one can go in and out.",
                )
            ),
            "again": StepWords(
                translate("HouseLesson", "Only two hunters together can drive an evil spirit out. Roll the die."),
                roll,
            ),
            "rescue": StepWords(
                translate(
                    "HouseLesson",
                    "Help Pip: walk to the Box room (B). You fight with two dice, and one red face is enough.",
                ),
                translate("HouseLesson", "Pip still needs you. Walk to the Box room (B)."),
            ),
        },
    )


WORDS: Final[Mapping[str, Told]] = {"jewel": _jewel, "ghosts": _ghosts}
"""What each lesson says, by its name."""


def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    """Return every lesson of a folder, in the order of the course."""
    return lesson.lessons_in(folder, HauntedHouse(), WORDS)
