"""Questions that come up at the table, each with its answer."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.ui.rulebook.house_board import NORTH_WEST, HouseBoard

translate = QCoreApplication.translate


def special_cases() -> Chapter:
    """The chapter of special cases."""
    return Chapter(
        "chapter-cases",
        translate("HouseRulebook", "Special cases"),
        (_walled_in(), _card_first(), _jewel_beside_spirit(), _waiting_outside(), _one_step()),
    )


def _walled_in() -> Paragraph:
    return Paragraph(
        "walled-in",
        translate("HouseRulebook", "Evil spirits on every side"),
        pieces(
            translate(
                "HouseRulebook",
                "A hunter with a jewel in a room whose doors all lead to evil spirits is not locked in, but"
                " walled in. It stays until others have driven one of them out; nobody has lost yet.",
            ),
            see("haunted-way"),
        ),
        boards=(
            HouseBoard(
                translate("HouseRulebook", "Whichever way it goes from E, the hunter meets an evil spirit."),
                NORTH_WEST,
                haunted=("D", "F"),
                hunters=(("E", 2, True),),
            ),
        ),
    )


def _card_first() -> Paragraph:
    return Paragraph(
        "card-first",
        translate("HouseRulebook", "The card comes before the fight"),
        translate(
            "HouseRulebook",
            "You stay to fight two ghosts, and your own card brings the third: the evil spirit is"
            " there before you roll, and alone you cannot fight it.",
        ),
    )


def _jewel_beside_spirit() -> Paragraph:
    return Paragraph(
        "jewel-beside-spirit",
        translate("HouseRulebook", "A jewel in a room with an evil spirit"),
        pieces(
            translate(
                "HouseRulebook",
                "It stays where it lies. Whoever takes it is locked in: drive the evil spirit out"
                " first, or bring help along.",
            ),
            see("locked-in", "rescue"),
        ),
    )


def _waiting_outside() -> Paragraph:
    return Paragraph(
        "waiting-outside",
        translate("HouseRulebook", "Waiting outside"),
        translate(
            "HouseRulebook",
            "Outside, too, the die is rolled and cards are turned up: while you wait, more ghosts come.",
        ),
    )


def _one_step() -> Paragraph:
    return Paragraph(
        "one-step",
        translate("HouseRulebook", "One step too late"),
        pieces(
            translate(
                "HouseRulebook",
                "The last jewel is one step from the door, and your card brings one evil spirit too"
                " many: everybody loses, for the card comes before the walk.",
            ),
            see("too-many"),
        ),
    )
