"""Who is locked in, and how others help."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.ui.rulebook.house_board import NORTH_EAST, HouseBoard

translate = QCoreApplication.translate


def locked_in() -> Chapter:
    """The chapter on carriers beside evil spirits."""
    return Chapter(
        "chapter-locked-in",
        translate("HouseRulebook", "Locked in, and rescue"),
        (_locked_in(), _rescue()),
    )


def _locked_in() -> Paragraph:
    return Paragraph(
        "locked-in",
        translate("HouseRulebook", "Locked in"),
        pieces(
            translate(
                "HouseRulebook", "A hunter with a jewel in a room with an evil spirit is locked in and cannot walk out."
            ),
            translate(
                "HouseRulebook",
                "It happens when an evil spirit appears where you carry a jewel, when you carry one"
                " into such a room, or when you take the jewel there. You are asked before you lock"
                " yourself in.",
            ),
            translate("HouseRulebook", "The hunter still has its turns: the die is rolled, cards are turned up."),
        ),
        boards=(
            HouseBoard(
                translate("HouseRulebook", "Locked in: with the jewel there is no way out of H."),
                NORTH_EAST,
                haunted=("H",),
                hunters=(("H", 1, True),),
                lit=("H",),
            ),
        ),
    )


def _rescue() -> Paragraph:
    return Paragraph(
        "rescue",
        translate("HouseRulebook", "Rescue"),
        pieces(
            translate(
                "HouseRulebook",
                "Another hunter comes into the room and stops there. It fights at once, and from then"
                " on both of them do, each in its own turn.",
            ),
            translate("HouseRulebook", "When the evil spirit is driven out, everybody there is free."),
            translate("HouseRulebook", "Help with empty hands: whoever comes with a jewel is locked in as well."),
            see("against-spirits", "chances"),
        ),
        boards=(
            HouseBoard(
                translate("HouseRulebook", "Yellow is locked in; red comes from G, and both can fight."),
                NORTH_EAST,
                haunted=("H",),
                hunters=(("H", 1, True), ("G", 0, False)),
                way=("G", "H"),
            ),
        ),
    )
