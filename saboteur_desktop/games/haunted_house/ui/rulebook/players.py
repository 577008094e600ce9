"""How many play, and who moves whom."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset

translate = QCoreApplication.translate


def players(ruleset: Ruleset) -> Chapter:
    """The chapter on numbers of players."""
    return Chapter(
        "chapter-players",
        translate("HouseRulebook", "How many play"),
        (_three_four(), _two(), _alone(ruleset), _computers()),
    )


def hunters_of(ruleset: Ruleset, seats: int) -> str:
    """Who moves which hunters at a table of so many."""
    if seats == 1:
        return _all_by_one(ruleset)
    return _two_each() if seats == 2 else translate("HouseRulebook", "Each player moves one hunter.")


def _three_four() -> Paragraph:
    return Paragraph(
        "three-four",
        translate("HouseRulebook", "Three or four"),
        pieces(
            hunters_of(Ruleset(), 4),
            translate("HouseRulebook", "With three players the green hunter stays away."),
        ),
    )


def _two() -> Paragraph:
    return Paragraph(
        "two",
        translate("HouseRulebook", "Two"),
        pieces(
            _two_each(),
            translate(
                "HouseRulebook",
                "They take turns in the order red, yellow, blue, green, so the players alternate. All"
                " four have to get out.",
            ),
        ),
    )


def _two_each() -> str:
    return translate(
        "HouseRulebook", "Each player moves two hunters: the first red and blue, the other yellow and green."
    )


def _alone(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "alone",
        translate("HouseRulebook", "Alone"),
        pieces(
            _all_by_one(ruleset),
            translate(
                "HouseRulebook",
                "In the form for a new game you choose between three and four. All of them have to get out.",
            ),
        ),
    )


def _all_by_one(ruleset: Ruleset) -> str:
    if ruleset.solo_hunters == 4:
        return translate("HouseRulebook", "You move four hunters, one after the other.")
    return translate("HouseRulebook", "You move three hunters, one after the other.")


def _computers() -> Paragraph:
    return Paragraph(
        "computers",
        translate("HouseRulebook", "With the computer"),
        pieces(
            translate(
                "HouseRulebook",
                "Any hunter can be moved by the computer. It knows no more than you do: neither the"
                " order of the cards nor the next roll.",
            ),
            translate("HouseRulebook", "It tells what it is going to do."),
            translate("HouseRulebook", "With “Who takes what?” you agree with it on who takes which jewel."),
            see("together"),
        ),
    )
