"""What the game is about: everybody together against the house."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import GHOST, HAUNTING, JEWEL

translate = QCoreApplication.translate


def aim(ruleset: Ruleset) -> Chapter:
    """The chapter that a newcomer reads first."""
    return Chapter(
        "chapter-aim",
        translate("HouseRulebook", "The aim of the game"),
        (_about(ruleset), _together(ruleset)),
    )


def _about(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "aim",
        translate("HouseRulebook", "What it is about"),
        pieces(
            translate(
                "HouseRulebook",
                "You are jewel hunters. Eight jewels lie in the rooms of a haunted house: bring them"
                " all outside, and get out yourselves.",
            ),
            _ghosts_come(ruleset),
            see("turn", "won"),
        ),
        pictures=(JEWEL, GHOST, HAUNTING),
    )


def _ghosts_come(ruleset: Ruleset) -> str:
    if ruleset.losing_hauntings == 7:
        return translate(
            "HouseRulebook",
            "All the while ghosts come. Three in one room become an evil spirit, and with seven"
            " evil spirits in the house everybody loses.",
        )
    return translate(
        "HouseRulebook",
        "All the while ghosts come. Three in one room become an evil spirit, and with six"
        " evil spirits in the house everybody loses.",
    )


def _together(ruleset: Ruleset) -> Paragraph:
    if ruleset.numbered_jewels:
        unknown = translate(
            "HouseRulebook",
            "Nothing is hidden, so you may talk about everything. Only the order of the cards,"
            " the next roll and the numbers of jewels not seen yet are known to nobody.",
        )
    else:
        unknown = translate(
            "HouseRulebook",
            "Nothing is hidden, so you may talk about everything. Only the order of the cards and"
            " the next roll are known to nobody.",
        )
    return Paragraph(
        "together",
        translate("HouseRulebook", "One team"),
        pieces(
            translate("HouseRulebook", "Either all of you win or all of you lose."),
            unknown,
            translate(
                "HouseRulebook", "Whoever is on turn decides what the hunter does. The others may advise, no more."
            ),
            see("tip-talk"),
        ),
    )
