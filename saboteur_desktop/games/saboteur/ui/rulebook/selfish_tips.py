"""Tips for the selfish dwarf."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import middle_further, small_board

translate = QCoreApplication.translate


def selfish_tips(ruleset: Ruleset) -> Chapter:
    """The page for the selfish dwarf."""
    return Chapter(
        "tips-selfish", translate("Tips", "Tips for the selfish dwarf"), (_dig(), _count(ruleset), _slow_down())
    )


def _dig() -> Paragraph:
    return Paragraph(
        "tips-dig-along",
        translate("Tips", "Dig along at first"),
        pieces(
            translate(
                "Tips",
                "Until the tunnel comes near the goals you want what the gold miners want: help them, so that they take"
                " you for one of them. Look at a goal with a map as early as you can, and keep to yourself what you"
                " saw.",
            ),
            see("selfish", "map"),
        ),
    )


def _count(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "tips-count-steps",
        translate("Tips", "Count the last steps"),
        pieces(
            translate(
                "Tips",
                "You must lay the last card yourself. When two cards are missing, whoever lays the next one hands the"
                " last one to the following player. Then rather spend your turn on something else, and keep two cards"
                " that fit the last cells.",
            ),
            see("gold-found"),
        ),
        boards=(
            small_board(
                translate("Tips", "Two cells are free before the goal: better let somebody else fill the first one."),
                "4,0 EW 5,0 EW 8,0 goal-back",
                "6,0 7,0",
                middle_further(ruleset),
            ),
        ),
    )


def _slow_down() -> Paragraph:
    return Paragraph(
        "tips-slow-down",
        translate("Tips", "Slow the others down"),
        pieces(
            translate(
                "Tips",
                "When the others are about to reach the gold, you need what a saboteur needs: a broken tool in front of"
                " the right player, a curve that turns the way aside, at worst a rockfall. But the cards must not run"
                " out, or you get nothing.",
            ),
            see("break", "tips-turn-away"),
        ),
    )
