"""How a round ends, who has won it, and how the next one begins."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere

translate = QCoreApplication.translate


def ending(ruleset: Ruleset) -> Chapter:
    """The chapter on the end of a round."""
    return Chapter(
        "chapter-end",
        translate("Rulebook", "The end of a round"),
        (_round_end(ruleset), _who_wins(ruleset), _next_round()),
    )


def _round_end(ruleset: Ruleset) -> Paragraph:
    ways = _ways_to_end()
    return Paragraph(
        "round-end",
        translate("Rulebook", "When a round is over"),
        pieces(
            translate("Rulebook", "A round is over as soon as the gold is turned over."),
            ways[ruleset.round_end],
            translate("Rulebook", "That the draw pile is used up does not end a round by itself."),
        ),
        elsewhere=() if ruleset.expansion else elsewhere(ruleset, "round_end", ways),
    )


def _ways_to_end() -> dict[object, str]:
    return {
        "hands_empty": translate("Rulebook", "Without gold the round is over when nobody has a card left in hand."),
        "no_playable_now": translate(
            "Rulebook",
            "Without gold the round is over when the draw pile is used up and nobody holds a card that could be"
            " played.",
        ),
        "all_passed_unplayable": translate(
            "Rulebook",
            "Without gold the round is over when the draw pile is used up and all players, one after the other, have"
            " passed because they held no card that could be played.",
        ),
    }


def _who_wins(ruleset: Ruleset) -> Paragraph:
    if ruleset.expansion:
        reached = translate(
            "Rulebook",
            "When the gold is reached, one of the teams has won, both, or neither. When it is not reached, the"
            " saboteurs have won.",
        )
        more = see("winning-team", "pay", "stealing")
    else:
        reached = translate(
            "Rulebook",
            "When the gold is reached, the gold miners have won. When it is not reached, the saboteurs have won.",
        )
        more = see("pay") if ruleset.pays_points else see("sharing", "saboteur-pay")
    alone = "" if ruleset.selfish_dwarf == "none" else _alone()
    return Paragraph(
        "who-wins",
        translate("Rulebook", "Who has won the round"),
        pieces(
            reached, alone, translate("Rulebook", "All role cards are turned over, and the gold is shared out."), more
        ),
    )


def _alone() -> str:
    return translate(
        "Rulebook", "But when the selfish dwarf himself lays the card that reaches the gold, he alone has won."
    )


def _next_round() -> Paragraph:
    return Paragraph(
        "next-round",
        translate("Rulebook", "The next round"),
        pieces(
            translate(
                "Rulebook",
                "For the next round everything is prepared anew: all cards are shuffled, the roles are dealt again, and"
                " nothing is left in front of anybody. Only the gold is kept.",
            ),
            translate(
                "Rulebook",
                "The player on the left of whoever played or discarded the last card begins.",
            ),
            see("match"),
        ),
    )
