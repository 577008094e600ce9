"""Every kind of path card of the base game, with its pictures and its number of copies."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.cards import Card, path_face
from saboteur_desktop.games.saboteur.engine.catalog import EXPANSION_PATHS, PATH_CARDS
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import face_name
from saboteur_desktop.games.saboteur.ui.rulebook import new_paths
from saboteur_desktop.games.saboteur.ui.rulebook.copies import copies
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import small_board

translate = QCoreApplication.translate

DEAD_ENDS = tuple(card for card in PATH_CARDS if path_face(card).is_dead_end)


def path_kinds(ruleset: Ruleset) -> Chapter:
    """The chapter of path cards, those of Saboteur 2 at its end."""
    paragraphs = [_about(ruleset), _crossing(), _forks(), _straights(), _curves(), _dead_ends()]
    if ruleset.expansion:
        paragraphs += new_paths.new_paths()
    return Chapter("chapter-paths", translate("Rulebook", "The path cards"), tuple(paragraphs))


def in_deck(cards: Iterable[Card]) -> str:
    """How many of these path cards there are in all."""
    counts = {**PATH_CARDS, **EXPANSION_PATHS}
    return copies(sum(counts[card] for card in cards))


def _about(ruleset: Ruleset) -> Paragraph:
    counts = {**PATH_CARDS, **(EXPANSION_PATHS if ruleset.expansion else {})}
    # Two crystals of Saboteur 2 lie at the end of a tunnel too.
    number = (
        translate("Rulebook", "Path cards in the deck: {all}. Plain dead ends among them: {ends}.")
        if ruleset.expansion
        else translate("Rulebook", "Path cards in the deck: {all}. Dead ends among them: {ends}.")
    ).format(
        all=sum(counts.values()),
        ends=sum(PATH_CARDS[card] for card in DEAD_ENDS),
    )
    return Paragraph(
        "path-cards",
        translate("Rulebook", "How to read a path card"),
        pieces(
            translate(
                "Rulebook",
                "A path card shows a piece of tunnel. Each of its four sides is either open, where the tunnel leads"
                " out, or a wall. Where openings are joined inside the card, the way leads through.",
            ),
            translate(
                "Rulebook",
                "The cards are always upright. They may be turned by 180°, so that top and bottom change places and"
                " left and right too, but they never lie crosswise.",
            ),
            number,
            see("half-turn", "dead-ends"),
        ),
    )


def _crossing() -> Paragraph:
    return Paragraph(
        "crossing",
        translate("Rulebook", "Crossing"),
        pieces(
            translate("Rulebook", "A crossing is open on all four sides, and every side is joined to every other."),
            in_deck(("NESW",)),
        ),
        pictures=(face_name("NESW"),),
    )


def _forks() -> Paragraph:
    return Paragraph(
        "t-cards",
        translate("Rulebook", "Forks"),
        pieces(
            translate(
                "Rulebook",
                "A fork is open on three sides; the remaining side is a wall. One kind carries on a tunnel from left to"
                " right, the other kind a tunnel from top to bottom, and both can also turn the way.",
            ),
            in_deck(("ESW", "NSW")),
        ),
        pictures=(face_name("ESW"), face_name("NSW")),
    )


def _straights() -> Paragraph:
    return Paragraph(
        "straights",
        translate("Rulebook", "Straight tunnels"),
        pieces(
            translate(
                "Rulebook",
                "A straight tunnel joins opposite sides: left and right, or top and bottom. Those from left to right"
                " are precious to the miners, and there are few of them.",
            ),
            in_deck(("EW", "NS")),
        ),
        pictures=(face_name("EW"), face_name("NS")),
    )


def _curves() -> Paragraph:
    return Paragraph(
        "curves",
        translate("Rulebook", "Curves"),
        pieces(
            translate(
                "Rulebook",
                "A curve joins neighbouring sides. There are two kinds, and no turning makes one into the other. One"
                " joins left and bottom or, turned by 180°, right and top. The other joins right and bottom or, turned"
                " by 180°, left and top.",
            ),
            in_deck(("SW", "ES")),
        ),
        pictures=(face_name("SW"), face_name("SW", True), face_name("ES"), face_name("ES", True)),
    )


def _dead_ends() -> Paragraph:
    return Paragraph(
        "dead-ends",
        translate("Rulebook", "Dead ends"),
        pieces(
            translate(
                "Rulebook",
                "In a dead end every tunnel is blocked in the middle of the card: no side is joined to any other. It is"
                " a path card like the others and must fit like them. But no way leads on through it, and it never"
                " turns a goal over.",
            ),
            in_deck(DEAD_ENDS),
        ),
        pictures=tuple(face_name(card) for card in DEAD_ENDS),
        boards=(
            small_board(
                translate("Rulebook", "The dead end fits, but here the way is over. It can go on only from below."),
                "0,0 start 1,0 ESW 2,0 N|E|W",
                "2,0",
            ),
        ),
    )
