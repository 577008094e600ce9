"""The ten steps: what is said, and what is ringed on the table meanwhile."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

Topic = Literal[
    "seats",
    "start",
    "goals",
    "role",
    "hand",
    "draw-pile",
    "discard-pile",
    "tunnels",
    "dead-end",
    "broken-tool",
    "branch",
]
"""What can be pointed at."""


class StepWords(NamedTuple):
    """One step in the language that is on."""

    title: str
    say: str


class ExplanationStep(NamedTuple):
    """One thing at a time."""

    topics: tuple[Topic, ...]
    told: Callable[[], StepWords]


def _aim() -> StepWords:
    return StepWords(
        translate("Explanation", "Who we are"),
        translate(
            "Explanation",
            "We are dwarves in search of gold. Most of us are gold miners, who want to reach it. Some are saboteurs,"
            " who secretly want the others to fail. Nobody knows who is who.",
        ),
    )


def _mine() -> StepWords:
    return StepWords(
        translate("Explanation", "The mine"),
        translate(
            "Explanation",
            "On the left is the start. On the right lie three goals, face down: gold under one of them, stone under "
            "the other two. Card by card the miners dig a path from the start to the gold.",
        ),
    )


def _roles() -> StepWords:
    return StepWords(
        translate("Explanation", "The roles"),
        translate(
            "Explanation",
            "Each of us is dealt a role. Look at yours when it is your turn at the screen, and show it to nobody. "
            "One role is left over, so we cannot be sure how many saboteurs there are.",
        ),
    )


def _turn() -> StepWords:
    return StepWords(
        translate("Explanation", "A turn"),
        translate(
            "Explanation",
            "We go clockwise. In your turn you lay a tunnel, play an action or discard a card. Then you draw a new "
            "one, as long as the draw pile lasts. Keep your hand to yourself.",
        ),
    )


def _tunnels() -> StepWords:
    return StepWords(
        translate("Explanation", "Laying tunnels"),
        translate(
            "Explanation",
            "A new tunnel carries on the way from the start. Wherever it touches a card, way must meet way and wall "
            "must meet wall. You may turn the card by half a turn, but never lay it on its side.",
        ),
    )


def _dead_ends() -> StepWords:
    return StepWords(
        translate("Explanation", "Dead ends"),
        translate(
            "Explanation",
            "Some tunnels end in the middle of the card: there the way is over. Saboteurs lay them with pleasure. "
            "But an honest miner, too, may have nothing better to play.",
        ),
    )


def _tools() -> StepWords:
    return StepWords(
        translate("Explanation", "The tools"),
        translate(
            "Explanation",
            "Each of us has a pickaxe, a lantern and a mine cart. Whoever has a broken tool can lay no tunnels until"
            " it is repaired. You may break the tools of others, and repair theirs or your own.",
        ),
    )


def _rocks_and_maps() -> StepWords:
    return StepWords(
        translate("Explanation", "Rockfall and map"),
        translate(
            "Explanation",
            "A rockfall takes one tunnel out of the mine, but never the start or a goal. A map lets you look at one "
            "goal in secret. You may tell what you saw, and it need not be true.",
        ),
    )


def _discard() -> StepWords:
    return StepWords(
        translate("Explanation", "Discarding"),
        translate(
            "Explanation",
            "If you cannot play a card, or do not want to, discard one face down. Nobody sees what it was. So watch "
            "what the others do, talk, and suspect one another.",
        ),
    )


def _end() -> StepWords:
    return StepWords(
        translate("Explanation", "The gold"),
        translate(
            "Explanation",
            "Once a path reaches the gold, the miners win and share it out. If all cards are used up first, the "
            "saboteurs win. After three rounds, whoever has the most gold wins the game.",
        ),
    )


STEPS: Final = (
    ExplanationStep(("seats",), _aim),
    ExplanationStep(("start", "goals"), _mine),
    ExplanationStep(("role",), _roles),
    ExplanationStep(("hand", "draw-pile"), _turn),
    ExplanationStep(("tunnels",), _tunnels),
    ExplanationStep(("dead-end",), _dead_ends),
    ExplanationStep(("broken-tool",), _tools),
    ExplanationStep(("branch", "goals"), _rocks_and_maps),
    ExplanationStep(("discard-pile",), _discard),
    ExplanationStep(("goals", "seats"), _end),
)
