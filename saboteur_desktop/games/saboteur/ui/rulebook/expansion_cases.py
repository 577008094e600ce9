"""Questions that come up at the table in Saboteur 2."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Paragraph
from saboteur_desktop.book.pieces import pieces, see

translate = QCoreApplication.translate


def expansion_cases() -> list[Paragraph]:
    """A paragraph for each question."""
    return [_new_hat(), _late_trap(), _nobody_left()]


def _new_hat() -> Paragraph:
    return Paragraph(
        "new-hat",
        translate("Rulebook", "A new role in the middle of the round"),
        pieces(
            translate(
                "Rulebook",
                "What counts is the role held at the end. Whoever turns from blue to green and then lays the last card"
                " does so for the green team. Cards that lie in front of a player stay there.",
            ),
            see("swap-hats"),
        ),
    )


def _late_trap() -> Paragraph:
    return Paragraph(
        "late-trap",
        translate("Rulebook", "Trapped at the very end"),
        pieces(
            translate(
                "Rulebook",
                "Whoever has no card left can no longer answer a trap. Keep two cards to remove it or a free-at-last"
                " card, if you fear one.",
            ),
            see("clear-front", "free"),
        ),
    )


def _nobody_left() -> Paragraph:
    return Paragraph(
        "nobody-paid",
        translate("Rulebook", "Nobody to be paid"),
        pieces(
            translate(
                "Rulebook",
                "If the winning team has no member in play, or if all its members are trapped, the other team does not"
                " win in its place. If no saboteur is in play and the gold is not reached, only the profiteer wins.",
            ),
            see("winning-team", "pay"),
        ),
    )
