"""What the page at the end of a match says. Everybody reads it, so nobody is "you" here."""

import math
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.engine.events import Fought, GhostCame, GhostsGone, HauntingGone, Walked
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.level_words import level_name, share_words

translate = QCoreApplication.translate

Sign = Literal["jewel", "spirit", "die", "fight", "ghost", "level"]

_SHARE_WITH_GHOST: Final = 5 / 6
"""Of the faces of the movement die."""
_USUAL_SPREAD: Final = 0.3
"""Times the root of the turns: nearer to the mean than that, luck was neither good nor bad."""
_HARMLESS: Final = {"preset", "solo_hunters"}
"""Options beside which the measured shares hold."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that came of a match."""

    sign: Sign
    label: str
    value: str
    note: str = ""
    filled: tuple[int, int] | None = None
    """How many of how many signs are bright, where the note is such a row."""

    @property
    def spoken(self) -> str:
        """The fact as it is read aloud."""
        return translate("HouseEnd", "{label}: {value}").format(label=self.label, value=self.value)


def facts_of(table: OpenTable) -> tuple[Fact, ...]:
    """What is told of a match that is over."""
    jewels, spirits = len(table.board.jewel_rooms), sum(table.haunted)
    most, ghosts = table.ruleset.losing_hauntings, sum(isinstance(event, GhostCame) for event in table.log)
    fights = sum(isinstance(event, Fought) for event in table.log)
    return (
        Fact("jewel", translate("HouseEnd", "Jewels outside"), _of(table.out, jewels), filled=(table.out, jewels)),
        Fact("spirit", translate("HouseEnd", "Evil spirits"), _of(spirits, most), filled=(spirits, most)),
        Fact("die", translate("HouseEnd", "Turns"), str(table.turn), _steps(table)),
        Fact("fight", translate("HouseEnd", "Fights"), str(fights), _driven_out(table)),
        Fact("ghost", translate("HouseEnd", "Ghosts that came"), str(ghosts), luck_words(table, ghosts)),
        Fact("level", translate("HouseEnd", "Level"), level_name(table.ruleset.preset), _level_note(table)),
    )


def usual_ghosts(table: OpenTable) -> float | None:
    """How many ghosts come on average in so many turns; nothing is known of decks with extra cards.

    Between two shuffles half of the letters come, for the card that shuffles lies anywhere among them.
    """
    if table.ruleset.extra_cards:
        return None
    letters = len(table.board.rooms)
    return _SHARE_WITH_GHOST * letters / (letters + 2) * table.turn


def luck_words(table: OpenTable, ghosts: int) -> str:
    """Whether more or fewer ghosts came than usual."""
    usual = usual_ghosts(table)
    if usual is None:
        return ""
    spread = _USUAL_SPREAD * math.sqrt(table.turn)
    if ghosts < usual - spread:
        sentence = translate("HouseEnd", "Good luck: about {usual} usually come in so many turns.")
    elif ghosts > usual + spread:
        sentence = translate("HouseEnd", "Bad luck: about {usual} usually come in so many turns.")
    else:
        sentence = translate("HouseEnd", "As usual: about {usual} come in so many turns.")
    return sentence.format(usual=round(usual))


def jewels_brought_out(number: int) -> str:
    """How many jewels a hunter brought out."""
    return translate("HouseEnd", "%n jewel(s) brought outside", "", number)


def _of(count: int, most: int) -> str:
    return translate("HouseEnd", "{count} of {all}").format(count=count, all=most)


def _steps(table: OpenTable) -> str:
    steps = sum(len(event.way) - 1 for event in table.log if isinstance(event, Walked))
    return translate("HouseEnd", "Steps walked: {steps}").format(steps=steps)


def _driven_out(table: OpenTable) -> str:
    ghosts = sum(event.ghosts for event in table.log if isinstance(event, GhostsGone))
    spirits = sum(isinstance(event, HauntingGone) for event in table.log)
    return translate("HouseEnd", "Driven out: ghosts {ghosts}, evil spirits {spirits}").format(
        ghosts=ghosts, spirits=spirits
    )


def _level_note(table: OpenTable) -> str:
    if set(table.ruleset.written()) <= _HARMLESS:
        return share_words(table.ruleset.preset, len(table.places))
    return translate("HouseEnd", "Some rules were set differently.")
