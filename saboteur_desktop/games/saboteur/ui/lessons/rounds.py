"""The words of the lessons about goals, gold and sharing one screen."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.dealer.lesson_words import LessonWords, StepWords, Told

translate = QCoreApplication.translate


def _goal() -> LessonWords:
    return LessonWords(
        translate("Lesson", "Reaching a goal"),
        translate("Lesson", "What happens when a way arrives, and how a stone turns."),
        translate("Lesson", "Gold! The round ends at once, and the gold miners have won it."),
        {
            "reach": StepWords(
                translate(
                    "Lesson",
                    "One card is missing before the middle goal. Lay the straight tunnel there and see what lies "
                    "under the goal.",
                ),
                translate("Lesson", "Lay the straight tunnel right before the middle goal."),
            ),
            "stone": StepWords(
                translate(
                    "Lesson",
                    "Only stone. It has turned so that its tunnel meets yours, and its other end leads down. Lay "
                    "the upright tunnel between this stone and the bottom goal.",
                ),
                translate("Lesson", "Lay the upright tunnel right below the stone."),
            ),
        },
    )


def _gold() -> LessonWords:
    return LessonWords(
        translate("Lesson", "Sharing the gold"),
        translate("Lesson", "Who gets how many nuggets at the end of a round."),
        translate(
            "Lesson",
            "The others took the rest. After three rounds the player with the most nuggets wins. In a round in "
            "which the gold is not reached, the saboteurs are paid.",
        ),
        {
            "last": StepWords(
                translate("Lesson", "Only the last card is missing. Lay the straight tunnel and reach the gold."),
                translate("Lesson", "Lay the straight tunnel right before the middle goal."),
            ),
            "choose": StepWords(
                translate(
                    "Lesson",
                    "There is one gold card for each player. You have laid the last tunnel, so you choose first. "
                    "Take the card with three nuggets.",
                ),
                translate("Lesson", "There is a better one: take the card with three nuggets."),
            ),
        },
    )


def _screen() -> LessonWords:
    return LessonWords(
        translate("Lesson", "Playing on one screen"),
        translate("Lesson", "How several people share a screen and keep their secrets."),
        translate("Lesson", "That is all: hold, play, pass the screen on. Behind the curtain every secret is safe."),
        {
            "curtain": StepWords(
                translate(
                    "Lesson",
                    "Several people can share this screen. The curtain says whose turn it is; everybody else looks "
                    "away. Here you play for all: hold the button until the curtain opens.",
                )
            ),
            "role": StepWords(
                translate(
                    "Lesson",
                    "At the start of a round look at your role: hold the role card at the lower left, then let it go.",
                )
            ),
            "move": StepWords(
                translate("Lesson", "Now play as always: lay the straight tunnel on the right of the start."),
                translate("Lesson", "Lay the straight tunnel on the right of the start."),
            ),
            "pass": StepWords(
                translate(
                    "Lesson",
                    "The hand is hidden again. Now the screen is passed on, and the next person holds the button.",
                )
            ),
            "second-role": StepWords(
                translate("Lesson", "This person has another hand and a role of their own. Look at it.")
            ),
            "second-move": StepWords(
                translate("Lesson", "A saboteur! Nobody has to notice yet. Discard the map."),
                translate("Lesson", "This time discard the map."),
            ),
        },
    )


ROUNDS: Final[Mapping[str, Told]] = {"goal": _goal, "gold": _gold, "screen": _screen}
