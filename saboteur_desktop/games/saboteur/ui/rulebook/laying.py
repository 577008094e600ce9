"""Where a path card may be laid."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook import new_paths
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import small_board

translate = QCoreApplication.translate


def laying(ruleset: Ruleset) -> Chapter:
    """The chapter on laying path cards."""
    paragraphs = [_where(ruleset), _edges(), _link(ruleset), _half_turn(), _no_rim()]
    if ruleset.expansion:
        paragraphs.append(new_paths.double_lit())
    return Chapter("chapter-laying", translate("Rulebook", "Laying a path card"), tuple(paragraphs))


def _where(ruleset: Ruleset) -> Paragraph:
    if ruleset.expansion:
        barred = translate("Rulebook", "Whoever has a broken tool or is trapped may not lay path cards.")
    else:
        barred = translate("Rulebook", "Whoever has a broken tool may not lay path cards.")
    return Paragraph(
        "lay",
        translate("Rulebook", "Which cells are allowed"),
        pieces(
            translate(
                "Rulebook",
                "A path card is laid on a free cell that has a card lying face up beside it: the start, another path"
                " card or a goal that has been turned over. Touching at a corner does not count, and neither does a"
                " goal that is face down.",
            ),
            translate("Rulebook", "A card that lies is never moved, turned or covered."),
            barred,
            see("edges", "link", "break"),
        ),
    )


def _edges() -> Paragraph:
    return Paragraph(
        "edges",
        translate("Rulebook", "Tunnel to tunnel, wall to wall"),
        pieces(
            translate(
                "Rulebook",
                "On every side where the new card touches a card lying face up, a tunnel must meet a tunnel and a wall"
                " must meet a wall. This holds for all its neighbours, not only for the one from which the way comes.",
            ),
        ),
        boards=(
            small_board(
                translate(
                    "Rulebook",
                    "Tunnels lead to the marked cell from above and from the left: a card laid there must be open at"
                    " the top and on the left.",
                ),
                "0,0 start 1,0 ESW 2,0 SW 1,1 NE",
                "2,1",
            ),
            small_board(
                translate(
                    "Rulebook",
                    "Above the marked cell there is a wall: a card laid there must be open on the left and closed at"
                    " the top.",
                ),
                "0,0 start 1,0 ESW 2,0 EW 1,1 NE",
                "2,1",
            ),
        ),
    )


def _link(ruleset: Ruleset) -> Paragraph:
    links = _links()
    return Paragraph(
        "link",
        translate("Rulebook", "Joined to the start"),
        pieces(
            links[ruleset.placement_link],
            translate(
                "Rulebook",
                "The tunnels joined to the start are lit. The light goes through every card on which the way leads on;"
                " it ends in a dead end and where a rockfall has left a gap.",
            ),
            see("dead-ends", "cut-off", *(("ladder",) if ruleset.expansion else ())),
        ),
        boards=(
            small_board(
                translate(
                    "Rulebook",
                    "The light ends in the dead end: no way leads to the marked cell from the start.",
                ),
                "0,0 start 1,0 EW 2,0 E|W",
                "3,0",
            ),
        ),
        elsewhere=elsewhere(ruleset, "placement_link", links),
    )


def _links() -> dict[object, str]:
    return {
        "start_linked": translate(
            "Rulebook",
            "A new card must carry on a tunnel that is joined to the start: at least one of its openings must meet such"
            " a tunnel. Wall against wall is no joint.",
        ),
        "touch_linked_region": translate(
            "Rulebook",
            "A new card must touch at least one card that is joined to the start; wall against wall is enough. A part"
            " of the mine that has been cut off may not be carried on until it is joined again.",
        ),
        "touch_any": translate(
            "Rulebook",
            "A new card need only touch a card lying face up, joined to the start or not. But a goal is turned over"
            " only when a tunnel leads to it from the start without a gap.",
        ),
    }


def _half_turn() -> Paragraph:
    return Paragraph(
        "half-turn",
        translate("Rulebook", "Upright or turned by 180°"),
        pieces(
            translate(
                "Rulebook",
                "You choose which way up a card lies. Where it fits both ways, it is up to you where the way leads."
                " Turning by 90° is not allowed.",
            ),
        ),
        boards=(
            small_board(translate("Rulebook", "Upright, this fork opens downwards."), "0,0 start 1,0 ESW", "1,0"),
            small_board(
                translate("Rulebook", "The same card turned by 180° opens upwards."), "0,0 start 1,0 NEW", "1,0"
            ),
        ),
    )


def _no_rim() -> Paragraph:
    return Paragraph(
        "no-rim",
        translate("Rulebook", "The mine has no edge"),
        pieces(
            translate(
                "Rulebook",
                "You may dig in every direction: behind the start, above and below it, and past the goals. There is"
                " always room for one more card.",
            ),
        ),
        boards=(
            small_board(
                translate("Rulebook", "The start card is open on all four sides, so tunnels may lead to the left too."),
                "0,0 start -1,0 EW 0,-1 ES 0,1 NS",
            ),
        ),
    )
