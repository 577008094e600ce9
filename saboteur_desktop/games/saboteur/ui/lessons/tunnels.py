"""The words of the lessons about tunnels."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.dealer.lesson_words import LessonWords, StepWords, Told

translate = QCoreApplication.translate


def _lay() -> LessonWords:
    first = translate("Lesson", "Lay the straight tunnel on the right of the start.")
    return LessonWords(
        translate("Lesson", "Lay a tunnel"),
        translate("Lesson", "Your first tunnels, and what a turn is."),
        translate("Lesson", "Well done! You dig, you draw a card, and the next player's turn begins."),
        {
            "welcome": StepWords(
                translate(
                    "Lesson",
                    "This is the mine: on the left the start, on the right three face-down goals. Gold lies under "
                    "one of them. Card by card the gold miners dig a way to it.",
                )
            ),
            "first": StepWords(
                translate(
                    "Lesson",
                    "Drag the straight tunnel from your hand to the cell on the right of the start. Cells that take "
                    "the card glow.",
                ),
                first,
            ),
            "lit": StepWords(
                translate(
                    "Lesson",
                    "The tunnel is lit: it is joined to the start. And you have drawn a new card. Dig on: lay the "
                    "crossing at the right end of your tunnel.",
                ),
                translate("Lesson", "Lay the crossing at the right end of your tunnel."),
            ),
            "discard": StepWords(
                translate(
                    "Lesson",
                    "A turn is one of three things: lay a tunnel, play an action or discard a card. Drag the broken "
                    "mine cart to the discard pile.",
                ),
                translate("Lesson", "In a game you may do that. Here discard the broken mine cart."),
            ),
        },
    )


def _turn() -> LessonWords:
    return LessonWords(
        translate("Lesson", "Turn a card"),
        translate("Lesson", "Every card can lie in two ways."),
        translate("Lesson", "Well done! Turning costs nothing: look at both ways before you lay a card."),
        {
            "fork": StepWords(
                translate(
                    "Lesson",
                    "This tunnel forks. Lay it at the end of the way so that its fork leads up: turn it with R, a "
                    "right click, a second finger or the button “Turn 180°”.",
                ),
                translate("Lesson", "The fork has to lead up, at the end of the way. Turn the card first."),
            ),
            "bend": StepWords(
                translate(
                    "Lesson",
                    "Where a card fits only after a half turn, it turns by itself. Drag the bend to the right end "
                    "of the fork and let go.",
                ),
                translate("Lesson", "Lay the bend at the right end of the fork."),
            ),
        },
    )


def _edges() -> LessonWords:
    return LessonWords(
        translate("Lesson", "Edges and the way to the start"),
        translate("Lesson", "Where a tunnel may lie, and where it may not."),
        translate("Lesson", "See how the light runs on! Every new tunnel must continue a lit one."),
        {
            "edges": StepWords(
                translate(
                    "Lesson",
                    "On every side tunnel must meet tunnel and wall must meet wall. Lay the straight tunnel on the "
                    "right of the fork. Try other cells too: they tell you why not.",
                ),
                translate("Lesson", "There it fits as well. But lay it on the right of the fork."),
            ),
            "gap": StepWords(
                translate(
                    "Lesson",
                    "The dark tunnels are cut off from the start: no card may be joined to them alone. Close the "
                    "gap with the crossing.",
                ),
                translate("Lesson", "Lay the crossing into the gap between the lit and the dark tunnels."),
            ),
        },
    )


def _dead_ends() -> LessonWords:
    around = translate("Lesson", "Lay the straight tunnel at the right end of the bend.")
    return LessonWords(
        translate("Lesson", "Dead ends"),
        translate("Lesson", "Boulders in the way, and how to get past them."),
        translate(
            "Lesson", "You are past it! A dead end stops nobody for good, but it costs cards. Saboteurs like that."
        ),
        {
            "start": StepWords(
                translate("Lesson", "Lay the straight tunnel on the right of the start. Then watch what Pip does."),
                translate("Lesson", "Lay the straight tunnel on the right of the start."),
            ),
            "boulders": StepWords(
                translate(
                    "Lesson",
                    "Pip has laid a dead end. Its tunnels stop at the boulders: nothing can be joined behind it. Go "
                    "round it and lay the bend above the start.",
                ),
                translate("Lesson", "Go round the boulders: lay the bend above the start."),
            ),
            "around": StepWords(
                translate("Lesson", "The bend leads past the boulders. Lay the straight tunnel at its right end."),
                around,
            ),
        },
    )


TUNNELS: Final[Mapping[str, Told]] = {"lay": _lay, "turn": _turn, "edges": _edges, "dead-ends": _dead_ends}
