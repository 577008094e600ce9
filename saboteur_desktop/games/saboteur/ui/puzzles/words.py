"""What each puzzle asks, what helps to find its answer, and why that is right, in the language that is on."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class PuzzleWords(NamedTuple):
    """The words of one puzzle."""

    title: str
    ask: str
    """What is known, and what is to be found."""
    look: str
    """What to look for: it leads the thoughts, and leaves the move to be found."""
    why: str
    """Why the best move is the best."""


def _bend() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "The last bend"),
        translate(
            "Puzzle",
            "Your map showed the gold in the middle. One tunnel is missing. Which card is it, and which way up?",
        ),
        translate("Puzzle", "Look at the empty cell: which two of its sides must be joined?"),
        translate(
            "Puzzle",
            "Turned by 180°, this bend joins top and right. The other bend would lead away from the gold: no turning "
            "makes one kind of bend out of the other.",
        ),
    )


def _island() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "The torn tunnel"),
        translate(
            "Puzzle",
            "Rocks tore a hole in your tunnel; the gold lies in the middle. Which card closes the hole?",
        ),
        translate("Puzzle", "Look at every card around the hole: on which sides is it open?"),
        translate(
            "Puzzle",
            "The dead end above is open at the bottom, so only a fork that is open at the top fits below it. All that "
            "was cut off is joined again, as far as the gold.",
        ),
    )


def _two_goals() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "Two goals at once"),
        translate(
            "Puzzle",
            "The top goal is a stone; the gold lies in the middle or at the bottom. Which card finds it for sure?",
        ),
        translate("Puzzle", "One card can reach two goals at once. Which cell lies between two of them?"),
        translate(
            "Puzzle",
            "Between two goals the tall fork is open at the top and at the bottom: it turns both of them up, and one "
            "of them is the gold.",
        ),
    )


def _curve() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "An innocent bend"),
        translate(
            "Puzzle",
            "You are a saboteur without a dead end, and you know that the gold lies at the top. Which tunnel costs "
            "the gold miners most?",
        ),
        translate("Puzzle", "A tunnel need not be shut to cost cards: see where each of yours would lead it."),
        translate(
            "Puzzle",
            "This bend leads the front of the tunnel down, away from the gold. And you can still say that you had "
            "nothing better.",
        ),
    )


def _dead_end() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "Two ends, one cell"),
        translate(
            "Puzzle",
            "You are a saboteur; the gold lies at the bottom. Where does your dead end cost the gold miners most?",
        ),
        translate("Puzzle", "There are two tunnels. Follow both: into which cell would each of them go on?"),
        translate(
            "Puzzle",
            "Both tunnels run into the same cell, so one dead end there shuts both. Anywhere else the gold miners "
            "simply dig on.",
        ),
    )


def _through_the_stone() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "Through the stone"),
        translate(
            "Puzzle",
            "Your maps showed the gold at the bottom, and in the middle the stone that leads from the left down. "
            "Which card brings the gold nearest?",
        ),
        translate("Puzzle", "A stone that you reach is a tunnel of yours as well. See where it leads."),
        translate(
            "Puzzle",
            "Reached from the left, this stone lies so that it leads down. One upright tunnel below it reaches the "
            "gold; the way round needs one card more.",
        ),
    )


def _gap() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "The gap before the gold"),
        translate(
            "Puzzle",
            "One cell is missing, but straight tunnels, crossings and wide forks are all used up. The gold lies in "
            "the middle. Where do you begin?",
        ),
        translate(
            "Puzzle", "Where nothing leads straight on, there is a way round. How many cards does it take past the gap?"
        ),
        translate(
            "Puzzle",
            "Beside the crossing: up, to the right and down into the goal, three cards in all. When the straight "
            "tunnels are gone, do not wait for one: dig with bends.",
        ),
    )


def _tall_t() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "Forward or down?"),
        translate(
            "Puzzle",
            "The gold lies at the bottom. What leads straight on is used up; bends are left, and your tall fork. "
            "Where does it belong?",
        ),
        translate("Puzzle", "Lay the fork into each cell in your mind, and count the bends that are then needed."),
        translate(
            "Puzzle",
            "To the right: there it gains a column and leads down as well. In the cell below you would be no farther "
            "to the right, and two more bends would be needed.",
        ),
    )


def _clear() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "One rockfall, two dead ends"),
        translate(
            "Puzzle",
            "The gold lies at the bottom. Two dead ends bar your tunnels. Where does your rockfall help most?",
        ),
        translate(
            "Puzzle", "Think first one dead end away, then the other: how many cards are then needed to the gold?"
        ),
        translate(
            "Puzzle",
            "The lower tunnel is on the row of the gold: without its dead end three cards are enough. Without the "
            "upper one the gold is no nearer.",
        ),
    )


def _loop() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "The knot of the loop"),
        translate(
            "Puzzle",
            "You are a saboteur; the gold lies in the middle. Wide forks and crossings are used up. Which card do "
            "your rocks take?",
        ),
        translate("Puzzle", "Rocks help where there is no other way and no other card. Follow both ways of the loop."),
        translate(
            "Puzzle",
            "Where both ways of the loop meet, only a wide fork or a crossing fits, and none is left. On the loop "
            "itself a hole costs nothing: there is the other way.",
        ),
    )


def _no_straights() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "The last straight tunnel"),
        translate(
            "Puzzle",
            "You are a saboteur; the gold lies in the middle. What leads straight from left to right is used up. "
            "Which card do your rocks take?",
        ),
        translate("Puzzle", "Ask of each card: if it fell, what could the gold miners lay in its place?"),
        translate(
            "Puzzle",
            "A bend that falls is soon replaced. The straight tunnel is not: with the cards still to come there is "
            "neither another one nor a way round.",
        ),
    )


def _wrong_stone() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "The stone that leads away"),
        translate(
            "Puzzle",
            "Your maps showed the gold at the top, and in the middle the stone that leads from the left down. "
            "Which card brings the gold nearest?",
        ),
        translate("Puzzle", "See first where the stone would lead you. Then look for a way that does not need it."),
        translate(
            "Puzzle",
            "The stone would lead you down, away from the gold. Turned so that it opens upwards, your fork keeps "
            "the short way free: two more cards.",
        ),
    )


def _ladder() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "A second start"),
        translate(
            "Puzzle",
            "The end of the tunnel is cut off, close to the gold in the middle. Where does your ladder bring the gold "
            "nearest?",
        ),
        translate("Puzzle", "A ladder is a start of its own: it need not lie beside a lit tunnel."),
        translate(
            "Puzzle",
            "A ladder is joined to the start wherever it lies. At the cut-off end it lights all of that tunnel, and "
            "one card is still needed.",
        ),
    )


def _door() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "The wrong door"),
        translate(
            "Puzzle",
            "You belong to the green team. The gold lies in the middle, behind a blue door. Which move brings it "
            "nearest to your team?",
        ),
        translate("Puzzle", "Whom does a tunnel behind the blue door serve? It is not only tunnels that help."),
        translate(
            "Puzzle",
            "Without the door two cards are enough. With the last tunnel behind it you would have found the gold for "
            "the blue team alone.",
        ),
    )


def _double_curve() -> PuzzleWords:
    return PuzzleWords(
        translate("Puzzle", "Four open sides"),
        translate(
            "Puzzle",
            "You are a saboteur; the gold lies in the middle. All your cards fit the hole in the tunnel. Which one "
            "costs the most there?",
        ),
        translate("Puzzle", "Follow the tunnel from the left through each of your cards: where does it come out?"),
        translate(
            "Puzzle",
            "This double curve leads the tunnel up into the dead end. The bridge and the other double curve would "
            "join it with what was cut off.",
        ),
    )


WORDS: Final[Mapping[str, Callable[[], PuzzleWords]]] = {
    "bend": _bend,
    "island": _island,
    "two-goals": _two_goals,
    "curve": _curve,
    "dead-end": _dead_end,
    "through-the-stone": _through_the_stone,
    "gap": _gap,
    "tall-t": _tall_t,
    "clear": _clear,
    "loop": _loop,
    "no-straights": _no_straights,
    "wrong-stone": _wrong_stone,
    "ladder": _ladder,
    "door": _door,
    "double-curve": _double_curve,
}
"""By the name of the puzzle."""
