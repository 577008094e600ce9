"""The path cards of Saboteur 2: bridges, double curves, stubs, ladders, doors and crystals."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.catalog import EXPANSION_PATHS
from saboteur_desktop.games.saboteur.ui.faces import face_name
from saboteur_desktop.games.saboteur.ui.path_words import PathKind, path_kind
from saboteur_desktop.games.saboteur.ui.rulebook.copies import copies
from saboteur_desktop.games.saboteur.ui.rulebook.small_boards import small_board

translate = QCoreApplication.translate


def new_paths() -> list[Paragraph]:
    """A paragraph for each kind."""
    return [_bridge(), _double_curve(), _stubs(), _ladder(), _door(), _crystal()]


def cards_of(*kinds: PathKind) -> Sequence[str]:
    """The cards of these kinds, in catalogue order."""
    return tuple(card for card in EXPANSION_PATHS if path_kind(card) in kinds)


def _pictures(*kinds: PathKind) -> tuple[str, ...]:
    return tuple(map(face_name, cards_of(*kinds)))


def _copies(*kinds: PathKind) -> str:
    return copies(sum(EXPANSION_PATHS[card] for card in cards_of(*kinds)))


def _bridge() -> Paragraph:
    return Paragraph(
        "bridge",
        translate("Rulebook", "Bridges"),
        pieces(
            translate(
                "Rulebook",
                "On a bridge one tunnel runs from left to right and another from top to bottom. They pass each other"
                " and do not meet: whoever comes from the left can only go on to the right.",
            ),
            _copies("bridge"),
            see("double-lit"),
        ),
        pictures=_pictures("bridge"),
        boards=(
            small_board(
                translate(
                    "Rulebook",
                    "Over the bridge the way leads on to the right. Above it and below it nothing is joined to the"
                    " start.",
                ),
                "0,0 start 1,0 EW 2,0 NS|EW 3,0 EW",
                "2,-1 2,1",
            ),
        ),
    )


def _double_curve() -> Paragraph:
    return Paragraph(
        "double-curve",
        translate("Rulebook", "Double curves"),
        pieces(
            translate(
                "Rulebook",
                "Two curves share one card and do not meet. Each of the two cards joins other sides, and turning them"
                " by 180° changes nothing.",
            ),
            _copies("double-curve"),
            see("double-lit"),
        ),
        pictures=_pictures("double-curve"),
    )


def _stubs() -> Paragraph:
    return Paragraph(
        "stubs",
        translate("Rulebook", "Stubs"),
        pieces(
            translate(
                "Rulebook",
                "Beside the tunnel that leads on, such a card has one or more stubs: short blind tunnels. A stub is an"
                " opening and must meet a tunnel, not a wall, but it leads nowhere.",
            ),
            translate(
                "Rulebook",
                "If only a stub of the new card meets the way from the start, the card may be laid, but the way is over"
                " there.",
            ),
            _copies("stub"),
            see("dead-ends"),
        ),
        pictures=_pictures("stub"),
    )


def _ladder() -> Paragraph:
    return Paragraph(
        "ladder",
        translate("Rulebook", "Ladders"),
        pieces(
            translate(
                "Rulebook",
                "A ladder leads up to the surface, and so does the start card: wherever a ladder lies, its tunnel is"
                " joined to the start, for everybody.",
            ),
            translate(
                "Rulebook",
                "A ladder need not continue the way from the start. Its opening must meet a tunnel of some card lying"
                " face up, even of one that is cut off; wall against wall is not enough. But it may not lie beside a"
                " goal, be it face up or face down; touching at a corner is allowed.",
            ),
            translate("Rulebook", "If a rockfall takes the ladder away, that link is gone."),
            _copies("ladder"),
        ),
        pictures=_pictures("ladder"),
        boards=(
            small_board(
                translate(
                    "Rulebook",
                    "A rockfall has left a gap on the left of the marked cell. The ladder lights the tunnel again from"
                    " its other end.",
                ),
                "0,0 start 1,0 EW 3,0 EW 4,0 SW+ladder",
                "3,0",
            ),
        ),
    )


def _door() -> Paragraph:
    return Paragraph(
        "door",
        translate("Rulebook", "Doors"),
        pieces(
            translate(
                "Rulebook",
                "Only the blue team gets through a blue door, and only the green team through a green door. The boss,"
                " the profiteer, the geologists and the saboteurs get through any door.",
            ),
            translate(
                "Rulebook",
                "Doors hinder nobody in laying cards, and goals behind them are turned over as usual. They only decide"
                " which team has won. If there are several ways to the gold, one that is open is enough for a team.",
            ),
            _copies("green-door", "blue-door"),
            see("winning-team"),
        ),
        pictures=_pictures("green-door", "blue-door"),
        boards=(
            small_board(
                translate(
                    "Rulebook",
                    "Above there is a green door, below a blue one: both teams get to the fork on the right.",
                ),
                "0,0 start 1,0 ESW 2,0 EW+green-door 1,1 NES 2,1 EW+blue-door 3,0 ESW 3,1 NW",
                "2,0 2,1",
            ),
        ),
    )


def _crystal() -> Paragraph:
    return Paragraph(
        "crystal",
        translate("Rulebook", "Crystals"),
        pieces(
            translate(
                "Rulebook",
                "A crystal changes nothing about the tunnel on which it lies. It is worth gold to a geologist at the"
                " end of the round.",
            ),
            _copies("crystal"),
            see("geologist-pay"),
        ),
        pictures=_pictures("crystal"),
    )


def double_lit() -> Paragraph:
    """On which cards it is enough that one of two tunnels goes on."""
    return Paragraph(
        "double-lit",
        translate("Rulebook", "Cards with two tunnels"),
        pieces(
            translate(
                "Rulebook",
                "A bridge or a double curve may be laid if one of its two tunnels continues the way. The other one must"
                " fit its neighbours too, but it stays dark until a lit tunnel reaches it from somewhere else.",
            ),
            see("bridge", "double-curve"),
        ),
        boards=(
            small_board(
                translate("Rulebook", "On the marked cell only the curve from left to top is lit."),
                "0,0 start 1,0 EW 2,0 NW|ES 2,-1 ES",
                "2,0",
            ),
        ),
    )
