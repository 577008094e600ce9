"""Tips for gold miners (rules/base.md sections 10.4 and 10.6)."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset

translate = QCoreApplication.translate


def miner_tips(ruleset: Ruleset) -> Chapter:
    """The page for gold miners of the base game."""
    return Chapter("tips-miner", translate("Tips", "Tips for gold miners"), (_trust(), _last_step(ruleset)))


def _trust() -> Paragraph:
    return Paragraph(
        "tips-trust",
        translate("Tips", "Whom to trust"),
        pieces(
            translate(
                "Tips",
                "Saboteurs give themselves away by a dead end at the open end of the tunnel, a rockfall on a good"
                " tunnel, a broken tool in front of a busy miner and detours without need. Friends shorten the way,"
                " take dead ends away with rockfalls and repair those who dig.",
            ),
            translate(
                "Tips",
                "Repair friends, and break the tools of those who have shown themselves. Tell the truth about what a"
                " map showed you. Do not believe anybody about a goal which they have never looked at. A discard proves"
                " little.",
            ),
            see("talk", "map"),
        ),
    )


def _last_step(ruleset: Ruleset) -> Paragraph:
    if ruleset.pays_points:
        gain = translate("Tips", "Whoever lays the last card is paid most: prepare the last step for yourself.")
        more = see("pay")
    else:
        gain = translate(
            "Tips",
            "Whoever lays the last card comes first when the gold is shared, then the gold miners to the right. So lay"
            " the last card yourself, or prepare it for your neighbour on the left: then you come next.",
        )
        more = see("sharing")
    return Paragraph("tips-last-step", translate("Tips", "The last step"), pieces(gain, more))
