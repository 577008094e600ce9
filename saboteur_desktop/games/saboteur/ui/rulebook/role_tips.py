"""Tips for the boss, the profiteer and the geologists of Saboteur 2."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph, SmallBoard
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import small_board

translate = QCoreApplication.translate


def boss_tips(ruleset: Ruleset) -> Chapter:
    """The page for the boss."""
    if ruleset.boss_needs_team:
        aim = translate(
            "Tips",
            "You need a team that wins with you. Never let doors shut out both teams: with a blue and a green door one"
            " behind the other you get nothing.",
        )
        alone = ""
    else:
        aim = translate(
            "Tips",
            "All you want is that the gold is reached: you win with every way to it, whatever doors lie on it.",
        )
        alone = translate(
            "Tips",
            "With a blue and a green door one behind the other, neither team wins. Then you are one of the few to be"
            " paid, and well paid.",
        )
    return Chapter(
        "tips-boss",
        translate("Tips", "Tips for the boss"),
        (
            Paragraph(
                "tips-boss-aim",
                translate("Tips", "Dig, and keep the winners few"),
                pieces(
                    aim,
                    translate(
                        "Tips",
                        "Each further winner costs you a nugget, so it is better when only one of the teams wins, the"
                        " one with fewer players. If you lay the last card yourself, both teams may win with you.",
                    ),
                    alone,
                    see("pay", "winning-team"),
                ),
                boards=(
                    small_board(
                        translate("Tips", "Past the marked cells the boss gets, but neither team does."),
                        "0,0 start 1,0 EW 2,0 EW+blue-door 3,0 EW+green-door 4,0 EW",
                        "2,0 3,0",
                    ),
                ),
            ),
        ),
    )


def profiteer_tips() -> Chapter:
    """The page for the profiteer."""
    return Chapter(
        "tips-profiteer",
        translate("Tips", "Tips for the profiteer"),
        (
            Paragraph(
                "tips-profiteer-aim",
                translate("Tips", "Help the smaller side"),
                pieces(
                    translate(
                        "Tips",
                        "You win with whoever wins, but when there are four winners or more, nothing is left for you."
                        " So find out early which side is the smallest, and help it: an inspection is worth a lot to"
                        " you.",
                    ),
                    translate(
                        "Tips",
                        "A trap in front of one more winner at the end of the round is as good as a nugget for you. But"
                        " take care not to be trapped yourself.",
                    ),
                    see("pay", "inspect", "trap"),
                ),
            ),
        ),
    )


def geologist_tips(ruleset: Ruleset) -> Chapter:
    """The page for geologists."""
    if ruleset.crystal_scope == "connected":
        paid = translate(
            "Tips",
            "Lay crystals where they stay joined to the start: a crystal that is cut off is worth nothing at the end."
            " Close gaps, and use ladders to join what hangs loose.",
        )
        boards: tuple[SmallBoard, ...] = (
            small_board(
                translate("Tips", "The crystal on the right counts only when the gap on the marked cell is closed."),
                "0,0 start 1,0 EW 3,0 EW 4,0 ESW+crystal",
                "2,0",
            ),
        )
    else:
        paid = translate(
            "Tips",
            "Lay crystals wherever they fit: each one that lies on the table at the end counts. Only a rockfall can"
            " take it from you.",
        )
        boards = ()
    return Chapter(
        "tips-geologist",
        translate("Tips", "Tips for geologists"),
        (
            Paragraph(
                "tips-geologist-aim",
                translate("Tips", "Crystals"),
                pieces(
                    paid,
                    translate(
                        "Tips",
                        "You do not care who reaches the gold, only when: the longer the round lasts, the more crystals"
                        " lie in the mine. When many do, help whoever is about to end the round.",
                    ),
                    translate(
                        "Tips",
                        "Two geologists share. If you have found the other one, a trap at the end of the round leaves"
                        " all the crystals to you.",
                    ),
                    see("geologist-pay", "crystal", "trap"),
                ),
                boards=boards,
            ),
        ),
    )
