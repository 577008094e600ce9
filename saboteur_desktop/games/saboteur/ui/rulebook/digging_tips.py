"""Tips for all who dig, made precise with small boards (rules/base.md sections 10.1 to 10.3)."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.cards import path_face
from saboteur_desktop.games.saboteur.engine.catalog import deck, is_path
from saboteur_desktop.games.saboteur.engine.geometry import Side
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import face_name
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import small_board

translate = QCoreApplication.translate

CARDS_WITHOUT_STRAIGHTS: Final = ((3, 4, 8, 6, 8), (4, 3, 7, 5, 7), (5, 2, 4, 4, 4), (6, 1, 3, 3, 3))
"""By the column of the last card, open to the right: cards to the middle goal, and with curves alone; to an outer goal,
and with curves alone. A search over all ways gives the same (section 10.3)."""


def digging_tips(ruleset: Ruleset) -> Chapter:
    """What everybody should know who wants to reach the gold."""
    paragraphs = [_straights(ruleset), _open_ends(), _staircase(ruleset), _tall_fork()]
    if _as_printed(ruleset):
        paragraphs.append(_around_a_gap())
    if ruleset.middle_goal_distance == 7:
        paragraphs.append(_through_a_stone())
    return Chapter("tips-digging", translate("Tips", "Tips for all who dig"), tuple(paragraphs))


def _as_printed(ruleset: Ruleset) -> bool:
    """Whether the goals lie as printed and walls may lie against them, so that curves get round the middle one."""
    return ruleset.middle_goal_distance == 7 and ruleset.facedown_goal_borders == "free"


def straight_cards(ruleset: Ruleset) -> int:
    """How many cards of the deck carry a tunnel on from left to right."""
    cards = deck(ruleset.action_deck, ruleset.expansion, ruleset.map_count)
    return sum(is_path(card) and bool(path_face(card).joined[Side.W] & Side.E) for card in cards)


def _straights(ruleset: Ruleset) -> Paragraph:
    cards = len(deck(ruleset.action_deck, ruleset.expansion, ruleset.map_count))
    if ruleset.middle_goal_distance == 8:
        needed = translate("Tips", "A straight way to the middle goal takes eight of them.")
    else:
        needed = translate("Tips", "A straight way to the middle goal takes seven of them.")
    return Paragraph(
        "tips-straights",
        translate("Tips", "Count the straight tunnels"),
        pieces(
            translate(
                "Tips", "Cards that carry the way on from left to right: {straight}. Cards in the deck: {all}."
            ).format(straight=straight_cards(ruleset), all=cards),
            needed,
            translate(
                "Tips",
                "Count them as they are laid, and do not spend them on side ways. When nobody has laid one for two"
                " rounds of turns, assume that they are gone, and go on with curves.",
            ),
            see("straights", "tips-staircase"),
        ),
        pictures=(face_name("NESW"), face_name("ESW"), face_name("EW")),
    )


def _open_ends() -> Paragraph:
    return Paragraph(
        "tips-open-ends",
        translate("Tips", "Keep several ends open"),
        pieces(
            translate(
                "Tips",
                "Where the tunnel has only one open end, one dead end stops everybody. Lay crossings and forks early:"
                " they show that you dig, and the way can go on from another end. A dead end of your own does the least"
                " harm behind the start.",
            ),
        ),
        boards=(
            small_board(
                translate(
                    "Tips",
                    "The dead end shuts the way to the right, but the crossing is still open on the marked cells.",
                ),
                "0,0 start 1,0 EW 2,0 NESW 3,0 E|W",
                "2,-1 2,1",
            ),
        ),
    )


def _staircase(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "tips-staircase",
        translate("Tips", "The staircase of curves"),
        pieces(
            translate(
                "Tips",
                "With curves alone every step to the right must be followed by a step up or down. Downwards the same"
                " kind of curve is used again and again, now upright, now turned by 180°; upwards it is the other kind."
                " A tall fork may stand in for any of them.",
            ),
            translate(
                "Tips",
                "From a card five cells away from the start a staircase to an outer goal costs no more cards than the"
                " straight way. Nearer to the start it costs more.",
            ),
            see("curves"),
        ),
        table=_staircase_table() if _as_printed(ruleset) else (),
        boards=(
            small_board(
                translate("Tips", "Four curves lead from the marked cell down to the bottom goal."),
                "5,0 EW 6,0 SW 6,1 NE 7,1 SW 7,2 NE 8,2 gold",
                "5,0",
            ),
        ),
    )


def _staircase_table() -> tuple[tuple[str, ...], ...]:
    return (
        (
            translate("Tips", "Cells from the start"),
            translate("Tips", "To the middle goal"),
            translate("Tips", "with curves alone"),
            translate("Tips", "To an outer goal"),
            translate("Tips", "with curves alone"),
        ),
        *(tuple(map(str, row)) for row in CARDS_WITHOUT_STRAIGHTS),
    )


def _tall_fork() -> Paragraph:
    return Paragraph(
        "tips-tall-fork",
        translate("Tips", "Where to lay the tall fork"),
        pieces(
            translate(
                "Tips",
                "The straight tunnels are gone, the gold is at the bottom, and you hold a fork that runs from top to"
                " bottom. Lay it to the right of the open card, not below it: first go one cell forward, then turn"
                " down. Laid below, it costs one straight tunnel or two curves more.",
            ),
        ),
        pictures=(face_name("NSW"),),
        boards=(
            small_board(
                translate("Tips", "Right: after the fork on the marked cell three curves are enough."),
                "5,0 ESW 6,0 NSW 6,1 NE 7,1 SW 7,2 NE 8,2 gold",
                "6,0",
            ),
            small_board(
                translate("Tips", "Wrong: now a straight tunnel is needed on the marked cell."),
                "5,0 ESW 5,1 NES 6,1 SW 6,2 NE 7,2 EW 8,2 gold",
                "7,2",
            ),
        ),
    )


def _around_a_gap() -> Paragraph:
    return Paragraph(
        "tips-around-a-gap",
        translate("Tips", "Around the last gap"),
        pieces(
            translate(
                "Tips",
                "If only the cell before the middle goal is free and no straight tunnel is left, go over the top or"
                " round the bottom: three curves reach the goal from its other side. If the last of them is a tall"
                " fork, it reaches an outer goal as well.",
            ),
            see("two-goals"),
        ),
        boards=(
            small_board(
                translate("Tips", "Three curves lead from the marked cell over the top into the middle goal."),
                "6,0 EW 7,0 NW 7,-1 ES 8,-1 SW 8,0 gold",
                "6,0",
            ),
        ),
    )


def _through_a_stone() -> Paragraph:
    return Paragraph(
        "tips-through-a-stone",
        translate("Tips", "Through the stone"),
        pieces(
            translate(
                "Tips",
                "A stone in the middle is no loss: it leads on upwards or downwards, and one card that runs from top to"
                " bottom reaches the next goal. If a map has shown you which stone it is, you know which outer goal"
                " will be near.",
            ),
            translate(
                "Tips",
                "If you do not know it, lay a crossing or a fork right before the goal: then the other side stays open"
                " too.",
            ),
            see("stone-turn"),
        ),
        boards=(
            small_board(
                translate("Tips", "The card on the marked cell is the only one between the stone and the bottom goal."),
                "7,0 EW 8,0 stone-SW 8,1 NS 8,2 gold",
                "8,1",
            ),
        ),
    )
