"""Tips for the blue and the green team of Saboteur 2."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph, SmallBoard
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.cards import Team
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import middle_further, small_board

translate = QCoreApplication.translate


def blue_tips(ruleset: Ruleset) -> Chapter:
    """The page for the blue team."""
    return Chapter(
        "tips-blue",
        translate("Tips", "Tips for the blue team"),
        (
            Paragraph(
                "tips-blue-doors",
                translate("Tips", "Blue doors"),
                pieces(
                    translate(
                        "Tips",
                        "Lay a blue door where every way to the gold must pass, best of all near the goals: behind it"
                        " only your team can win. Early in the round it only tells everybody who you are.",
                    ),
                    translate(
                        "Tips",
                        "A green door in the way is no end: a rockfall takes it away, a ladder behind it opens a new"
                        " way, or you dig around it. One open way is enough.",
                    ),
                    see("door", "ladder", "winning-team"),
                ),
                boards=_door_boards(
                    "blue",
                    ruleset,
                    translate("Tips", "The blue door on the marked cell keeps the green team from the gold."),
                    translate("Tips", "The blue team gets around the green door on the marked cell."),
                ),
            ),
            _finish("tips-blue-finish"),
        ),
    )


def green_tips(ruleset: Ruleset) -> Chapter:
    """The page for the green team."""
    return Chapter(
        "tips-green",
        translate("Tips", "Tips for the green team"),
        (
            Paragraph(
                "tips-green-doors",
                translate("Tips", "Green doors"),
                pieces(
                    translate(
                        "Tips",
                        "Lay a green door where every way to the gold must pass, best of all near the goals: behind it"
                        " only your team can win. Early in the round it only tells everybody who you are.",
                    ),
                    translate(
                        "Tips",
                        "A blue door in the way is no end: a rockfall takes it away, a ladder behind it opens a new"
                        " way, or you dig around it. One open way is enough.",
                    ),
                    see("door", "ladder", "winning-team"),
                ),
                boards=_door_boards(
                    "green",
                    ruleset,
                    translate("Tips", "The green door on the marked cell keeps the blue team from the gold."),
                    translate("Tips", "The green team gets around the blue door on the marked cell."),
                ),
            ),
            _finish("tips-green-finish"),
        ),
    )


def _door_boards(own: Team, ruleset: Ruleset, shut: str, around: str) -> tuple[SmallBoard, ...]:
    """A door of the own team right before the gold, and a way round a door of the other team."""
    other = "green" if own == "blue" else "blue"
    return (
        small_board(shut, f"6,0 EW 7,0 EW+{own}-door 8,0 gold", "7,0", middle_further(ruleset)),
        small_board(around, f"0,0 start 1,0 ESW 2,0 EW+{other}-door 1,1 NES 2,1 EW 3,1 NW 3,0 ESW", "2,0"),
    )


def _finish(key: str) -> Paragraph:
    return Paragraph(
        key,
        translate("Tips", "The last card"),
        pieces(
            translate(
                "Tips",
                "If the way is open to both teams, the team of whoever lays the last card wins alone. So see to it that"
                " one of your team lays it, and above all nobody of the other team.",
            ),
            translate(
                "Tips",
                "The fewer winners there are, the more each is paid. Keep an answer to a trap ready for the end of the"
                " round: whoever is trapped gets nothing.",
            ),
            see("pay", "late-trap"),
        ),
    )
