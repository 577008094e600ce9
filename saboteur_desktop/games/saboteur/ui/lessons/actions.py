"""The words of the lessons about action cards."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.dealer.lesson_words import LessonWords, StepWords, Told

translate = QCoreApplication.translate


def _tools() -> LessonWords:
    return LessonWords(
        translate("Lesson", "Broken tools and repairs"),
        translate("Lesson", "How to stop a player, and how to help one."),
        translate("Lesson", "Well done! You may repair the tools of others too. It shows whom you trust."),
        {
            "break": StepWords(
                translate(
                    "Lesson",
                    "A player with a broken tool cannot lay tunnels. Drag the broken lantern onto Pip.",
                ),
                translate("Lesson", "This time break the lantern of Pip."),
            ),
            "repair": StepWords(
                translate(
                    "Lesson",
                    "Pip has broken your pickaxe: you cannot lay tunnels now. Drag the repair onto yourself. A card "
                    "with two tools repairs one of them.",
                ),
                translate("Lesson", "Repair your own pickaxe first."),
            ),
            "dig": StepWords(
                translate(
                    "Lesson",
                    "Your tools are whole again, so you can dig. Lay the straight tunnel on the right of the start.",
                ),
                translate("Lesson", "Lay the straight tunnel on the right of the start."),
            ),
        },
    )


def _rockfall() -> LessonWords:
    return LessonWords(
        translate("Lesson", "Rockfall"),
        translate("Lesson", "How a tunnel is taken away again."),
        translate("Lesson", "Well done! Any tunnel can fall, but never the start and never a goal."),
        {
            "rocks": StepWords(
                translate(
                    "Lesson",
                    "A rockfall removes one tunnel. Miners clear dead ends with it, saboteurs cut the way. Drag it "
                    "onto the boulders.",
                ),
                translate("Lesson", "You still need this one. Remove the dead end with the boulders."),
            ),
            "free": StepWords(
                translate("Lesson", "The cell is free again. Lay the straight tunnel there."),
                translate("Lesson", "Lay the straight tunnel where the boulders were."),
            ),
        },
    )


def _map() -> LessonWords:
    return LessonWords(
        translate("Lesson", "Map and talk"),
        translate("Lesson", "Look at a goal in secret, and talk about it."),
        translate(
            "Lesson",
            "Well done! By the way, the bottom goal is stone: Pip was lying. Watch what people do, not only what "
            "they say.",
        ),
        {
            "look": StepWords(
                translate(
                    "Lesson",
                    "With a map you look at a goal in secret. Drag it onto the middle goal. When you have seen "
                    "enough, press “Done”.",
                ),
                translate("Lesson", "Look at the middle goal."),
            ),
            "talk": StepWords(
                translate(
                    "Lesson",
                    "Only you know that it is stone. You may tell it, say nothing or even lie, but never show "
                    "cards. Pip has looked at the bottom goal and says: “Gold!” Can you believe it?",
                )
            ),
            "away": StepWords(
                translate(
                    "Lesson",
                    "You know that the middle goal is stone. Lead the way past it: lay the bend at the end of the "
                    "way, turned so that it leads up.",
                ),
                translate("Lesson", "That does not lead up. Lay the bend at the end of the way, towards the top goal."),
            ),
        },
    )


ACTIONS: Final[Mapping[str, Told]] = {"tools": _tools, "rockfall": _rockfall, "map": _map}
