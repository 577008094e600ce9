"""How several people play at one screen, and what it shows them."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces

translate = QCoreApplication.translate


def one_screen() -> Chapter:
    """The chapter on the screen."""
    return Chapter("chapter-screen", translate("HouseRulebook", "One screen for all"), (_nothing_hidden(), _reach()))


def _nothing_hidden() -> Paragraph:
    return Paragraph(
        "nothing-hidden",
        translate("HouseRulebook", "Nothing is hidden"),
        translate(
            "HouseRulebook",
            "All of you sit before the same screen. Nobody has to look away; the bar at the top says whose turn it is.",
        ),
    )


def _reach() -> Paragraph:
    return Paragraph(
        "reach",
        translate("HouseRulebook", "What the table shows you"),
        pieces(
            translate(
                "HouseRulebook",
                "After the roll every place that can be reached is lit, with its number of steps."
                " Signs tell where you would take a jewel, fight or be locked in.",
            ),
            translate("HouseRulebook", "Drag the hunter, tap a place or choose it with the keys, then press “Go”."),
            translate(
                "HouseRulebook",
                "Whoever wants help asks for it at the top right: the odds, in the rooms in danger and before a fight,"
                " or a hint.",
            ),
        ),
    )
