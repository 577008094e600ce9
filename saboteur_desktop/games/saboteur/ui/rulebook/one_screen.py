"""How several people play at one screen without seeing each other's secrets."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces

translate = QCoreApplication.translate


def one_screen() -> Chapter:
    """The chapter on the curtain."""
    return Chapter("chapter-screen", translate("Rulebook", "One screen for all"), (_curtain(), _held()))


def _curtain() -> Paragraph:
    return Paragraph(
        "curtain",
        translate("Rulebook", "The curtain"),
        pieces(
            translate(
                "Rulebook",
                "Before another person's turn a curtain falls and names who is next. Everybody else looks away until"
                " that player has finished the turn. Behind the curtain nothing secret is left on the screen.",
            ),
            translate("Rulebook", "If only one person plays, against the computer, no curtain is needed."),
        ),
    )


def _held() -> Paragraph:
    return Paragraph(
        "held-to-look",
        translate("Rulebook", "Press and hold to look"),
        pieces(
            translate(
                "Rulebook",
                "Your role and what a map showed you are seen only while you hold the button. Your hand can be hidden"
                " in the same way: in the settings.",
            ),
        ),
    )
