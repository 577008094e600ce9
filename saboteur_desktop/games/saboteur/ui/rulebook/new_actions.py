"""The action cards of Saboteur 2."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import (
    EXPANSION_ACTIONS,
    FREE,
    HANDS_OFF,
    INSPECT,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
)
from saboteur_desktop.games.saboteur.ui.faces import face_name
from saboteur_desktop.games.saboteur.ui.rulebook.copies import copies
from saboteur_desktop.games.saboteur.ui.texts import card_name

translate = QCoreApplication.translate


def new_actions() -> list[Paragraph]:
    """A paragraph for each card, and one about what lies in front of a player."""
    return [
        _in_front(),
        _card(
            THEFT,
            translate(
                "Rulebook",
                "Lay a theft in front of yourself. At the end of the round it lets you take one nugget from another"
                " player, unless you are trapped then. You may lay it down even while you are trapped.",
            ),
            links=("stealing", "hands-off", "in-front"),
        ),
        _card(
            HANDS_OFF,
            translate(
                "Rulebook",
                "Remove a theft that lies in front of any player, yourself too. The two cards are discarded. Without a"
                " theft on the table it cannot be played.",
            ),
            links=("theft",),
        ),
        _card(
            TRAP,
            translate(
                "Rulebook",
                "Lay a trap in front of another player, never in front of yourself. Whoever is trapped may not lay path"
                " cards; everything else is allowed.",
            ),
            translate(
                "Rulebook",
                "Whoever is still trapped at the end of the round is no winner: no pay, no crystals and no theft.",
            ),
            links=("free", "clear-front", "late-trap"),
        ),
        _card(
            FREE,
            translate(
                "Rulebook",
                "Remove a trap that lies in front of any player, yourself too. The two cards are discarded. If nobody"
                " is trapped, it cannot be played.",
            ),
            links=("trap",),
        ),
        _card(
            INSPECT,
            translate(
                "Rulebook",
                "Look at the role of another player, alone. Everybody sees whom you inspect, but not what you see. What"
                " you know may become out of date when that player gets a new role.",
            ),
            links=("swap-hats", "talk"),
        ),
        _card(
            SWAP_HATS,
            translate(
                "Rulebook",
                "Choose any player, yourself too. That player puts the old role away unseen and gets a new one from the"
                " reserve, which nobody else sees. The old role stays out of this round.",
            ),
            translate("Rulebook", "When the reserve is used up, the card cannot be played."),
            links=("new-hat",),
        ),
        _card(
            SWAP_HANDS,
            translate(
                "Rulebook",
                "Exchange the rest of your hand with another player, however many cards either of you has. Afterwards"
                " the other player draws one card, and you draw none.",
            ),
        ),
    ]


def _card(card: Card, *texts: str, links: tuple[str, ...] = ()) -> Paragraph:
    return Paragraph(
        card,
        card_name(card),
        pieces(*texts, copies(EXPANSION_ACTIONS[card]), see(*links) if links else ""),
        pictures=(face_name(card),),
    )


def _in_front() -> Paragraph:
    return Paragraph(
        "in-front",
        translate("Rulebook", "What lies in front of a player"),
        pieces(
            translate(
                "Rulebook",
                "Broken tools, a trap and a theft stay in front of a player until they are removed or the round ends."
                " No card lies there twice, but different ones may lie side by side: at most five, with all three tools"
                " broken.",
            ),
            see("break", "trap", "theft", "clear-front"),
        ),
    )
