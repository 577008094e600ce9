"""What is done in a turn, step by step."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import die_picture

translate = QCoreApplication.translate


def turns() -> Chapter:
    """The chapter on the turn."""
    return Chapter("chapter-turn", translate("HouseRulebook", "Your turn"), (_turn(), _roll(), _take_back()))


def _turn() -> Paragraph:
    return Paragraph(
        "turn",
        translate("HouseRulebook", "A turn, step by step"),
        translate(
            "HouseRulebook",
            "Every turn goes like this, from top to bottom. Then it is the next hunter's turn; no turn is skipped.",
        ),
        table=(
            (translate("HouseRulebook", "What"), translate("HouseRulebook", "What you do")),
            (translate("HouseRulebook", "[[roll|Die]]"), translate("HouseRulebook", "Roll the movement die.")),
            (
                translate("HouseRulebook", "[[cards|Card]]"),
                translate("HouseRulebook", "If it shows a ghost, a ghost card is turned up."),
            ),
            (
                translate("HouseRulebook", "[[walk|Walk]]"),
                translate("HouseRulebook", "Walk up to as many steps as you rolled, or stay."),
            ),
            (
                translate("HouseRulebook", "[[take|Jewel]]"),
                translate("HouseRulebook", "Take the jewel where you stop. Outside you put yours down."),
            ),
            (
                translate("HouseRulebook", "[[fight|Fight]]"),
                translate(
                    "HouseRulebook",
                    "Fight where you stop: against ghosts always, against an evil spirit only with another hunter.",
                ),
            ),
        ),
    )


def _roll() -> Paragraph:
    return Paragraph(
        "roll",
        translate("HouseRulebook", "Rolling the die"),
        pieces(
            translate(
                "HouseRulebook",
                "Every turn begins with a roll, even if your hunter is locked in, waits outside or"
                " does not want to walk.",
            ),
            translate(
                "HouseRulebook",
                "The die tells how many steps you may walk. With 1 to 5 it also shows a ghost: then a"
                " [[cards|ghost card]] is turned up before you walk. Only 6 brings no card.",
            ),
        ),
        pictures=(die_picture(3), die_picture(6)),
    )


def _take_back() -> Paragraph:
    return Paragraph(
        "take-back",
        translate("HouseRulebook", "Taking a walk back"),
        pieces(
            translate(
                "HouseRulebook",
                "A walk can be taken back as long as nothing new has come to light: no die was rolled"
                " and no card turned up since.",
            ),
            translate("HouseRulebook", "The roll itself and the card that came with it stay as they are."),
            see("reach"),
        ),
    )
