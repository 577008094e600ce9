"""Tips for saboteurs, made precise with small boards (rules/base.md sections 10.5 and 10.6)."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import small_board

translate = QCoreApplication.translate


def saboteur_tips(ruleset: Ruleset) -> Chapter:
    """The page for saboteurs, with Saboteur 2 and without it."""
    return Chapter(
        "tips-saboteur",
        translate("Tips", "Tips for saboteurs"),
        (_hide(), _turn_away(), _dead_end(), _rockfall(), _wait(), _lie(ruleset)),
    )


def _hide() -> Paragraph:
    return Paragraph(
        "tips-hide",
        translate("Tips", "Look like a miner"),
        pieces(
            translate(
                "Tips",
                "As long as nobody suspects you, nobody breaks your tools. Lay harmless cards at first, repair somebody"
                " now and then, and complain loudly about saboteurs.",
            ),
            translate(
                "Tips",
                "Discard the straight tunnels in your hand rather than lay them: nobody sees what you give away, and"
                " the miners will miss them.",
            ),
            see("discard", "straights"),
        ),
    )


def _turn_away() -> Paragraph:
    return Paragraph(
        "tips-turn-away",
        translate("Tips", "Turn the way aside"),
        pieces(
            translate(
                "Tips",
                "A curve looks like digging and still leads away from the gold. Every cell up or down that leads to no"
                " goal costs the miners a card to come back.",
            ),
        ),
        boards=(
            small_board(
                translate(
                    "Tips",
                    "The curve on the marked cell leads upwards: no straight tunnel from left to right can go on from"
                    " there.",
                ),
                "0,0 start 1,0 EW 2,0 NW",
                "2,0",
            ),
        ),
    )


def _dead_end() -> Paragraph:
    return Paragraph(
        "tips-dead-end",
        translate("Tips", "Where a dead end hurts most"),
        pieces(
            translate(
                "Tips",
                "Lay a dead end where the tunnel has only one open end. Then the miners need a rockfall or a long"
                " detour. Beside a crossing it achieves little and gives you away all the same.",
            ),
            see("dead-ends"),
        ),
        boards=(
            small_board(
                translate("Tips", "The way had only one end: the dead end on the marked cell stops everybody."),
                "4,0 EW 5,0 EW 6,0 E|W",
                "6,0",
            ),
        ),
    )


def _rockfall() -> Paragraph:
    return Paragraph(
        "tips-rockfall",
        translate("Tips", "Where a rockfall hurts most"),
        pieces(
            translate(
                "Tips",
                "Take away a tunnel on which everything behind it hangs, best of all a straight one that the miners can"
                " hardly replace. Where another way leads round, a rockfall is wasted.",
            ),
            see("rockfall", "cut-off"),
        ),
        boards=(
            small_board(
                translate("Tips", "Everything on the right hangs on the tunnel on the marked cell."),
                "0,0 start 1,0 EW 2,0 NESW 3,0 EW",
                "1,0",
            ),
            small_board(
                translate("Tips", "Without the tunnel on the marked cell the way still leads round the bottom."),
                "0,0 start 1,0 ESW 2,0 EW 1,1 NES 2,1 EW 3,1 NW 3,0 ESW",
                "2,0",
            ),
        ),
    )


def _wait() -> Paragraph:
    return Paragraph(
        "tips-wait",
        translate("Tips", "Wait for the right moment"),
        pieces(
            translate(
                "Tips",
                "Keep broken tools and rockfalls until the tunnel is one or two cards away from a goal. Then each costs"
                " the miners a whole round of turns.",
            ),
            translate(
                "Tips",
                "Break the tools of somebody who has not yet shown what they are: the others will hesitate to repair"
                " them.",
            ),
            see("break"),
        ),
    )


def _lie(ruleset: Ruleset) -> Paragraph:
    more = () if ruleset.pays_points else ("saboteur-pay",)
    return Paragraph(
        "tips-lie",
        translate("Tips", "Lie about maps"),
        pieces(
            translate(
                "Tips",
                "Send the miners to the wrong goal. For that you must have looked at a goal yourself, or nobody will"
                " believe you. A small lie told early is better than a big one told late.",
            ),
            see("map", "talk", *more),
        ),
    )
