"""Questions that come up at the table, each with its answer."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.roles import role_cards, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.expansion_cases import expansion_cases
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import middle_further, small_board

translate = QCoreApplication.translate


def special_cases(ruleset: Ruleset) -> Chapter:
    """The chapter of special cases."""
    paragraphs = [_cut_off(ruleset), _not_playable(), _own_repair()]
    if ruleset.expansion:
        paragraphs += expansion_cases()
    else:
        paragraphs += [_last_card(), _dead_end_at_goal(ruleset)]
        if not ruleset.pays_points and may_lack_saboteurs(ruleset):
            paragraphs.append(_no_saboteur(ruleset))
    return Chapter("chapter-cases", translate("Rulebook", "Special cases"), tuple(paragraphs))


def may_lack_saboteurs(ruleset: Ruleset) -> list[int]:
    """For how many players it can happen that no saboteur is dealt."""
    return [
        seats
        for seats in seat_counts(ruleset)
        if role_cards(ruleset, seats).count("saboteur") <= len(role_cards(ruleset, seats)) - seats
    ]


def _cut_off(ruleset: Ruleset) -> Paragraph:
    carried_on = {
        "start_linked": translate(
            "Rulebook",
            "The cards behind the gap stay, but their light goes out, and nothing may be laid that only continues them."
            " Once the gap is filled they are lit again.",
        ),
        "touch_linked_region": translate(
            "Rulebook",
            "The cards behind the gap stay, but their light goes out, and nothing may be laid that touches only them."
            " Once the gap is filled they are lit again.",
        ),
        "touch_any": translate(
            "Rulebook",
            "The cards behind the gap stay, but their light goes out. They may still be carried on, but no goal is"
            " turned over from there until the gap is filled.",
        ),
    }
    return Paragraph(
        "cut-off",
        translate("Rulebook", "A rockfall has cut the tunnel"),
        pieces(
            carried_on[ruleset.placement_link],
            translate("Rulebook", "A goal that has been turned over stays face up, whatever a rockfall takes away."),
            see("rockfall", "link"),
        ),
        boards=(
            small_board(
                translate(
                    "Rulebook", "A card open on the left and on the right, laid on the marked cell, closes the gap."
                ),
                "0,0 start 1,0 EW 3,0 NESW 4,0 EW",
                "2,0",
            ),
        ),
    )


def _not_playable() -> Paragraph:
    return Paragraph(
        "not-playable",
        translate("Rulebook", "A card that fits nowhere"),
        pieces(
            translate(
                "Rulebook",
                "A repair without a tool to repair, a rockfall without a tunnel to take away, a break card for a tool"
                " that is already broken everywhere or a path card that fits nowhere cannot be played. But any card may"
                " be discarded.",
            ),
            see("discard"),
        ),
    )


def _own_repair() -> Paragraph:
    return Paragraph(
        "own-repair",
        translate("Rulebook", "Repairing your own tool"),
        pieces(
            translate(
                "Rulebook",
                "Repairing is your whole turn: a path card can be laid again in your next turn at the earliest.",
            ),
        ),
    )


def _last_card() -> Paragraph:
    return Paragraph(
        "last-card",
        translate("Rulebook", "The very last card"),
        pieces(
            translate(
                "Rulebook",
                "If the last card of the last hand reaches the gold, the gold has been reached: goals are turned over"
                " before anybody asks whether the round is over.",
            ),
        ),
    )


def _dead_end_at_goal(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "dead-end-at-goal",
        translate("Rulebook", "A dead end beside a goal"),
        pieces(
            translate(
                "Rulebook",
                "It may be laid, but the goal stays face down, even if the dead end is open towards it. Whoever wants"
                " to go on needs another side of the goal or a rockfall.",
            ),
        ),
        boards=(
            small_board(
                translate("Rulebook", "The dead end on the marked cell touches the goal, and nothing happens."),
                "6,0 NESW 7,0 E|W 8,0 goal-back",
                "7,0",
                middle_further(ruleset),
            ),
        ),
    )


def _no_saboteur(ruleset: Ruleset) -> Paragraph:
    most = max(may_lack_saboteurs(ruleset))
    return Paragraph(
        "no-saboteur",
        translate("Rulebook", "No saboteur in play"),
        pieces(
            translate(
                "Rulebook",
                "With %n player(s) or fewer it can happen that the only saboteur card is left over. If the gold is not"
                " reached then, nobody is paid.",
                "",
                most,
            ),
        ),
    )
