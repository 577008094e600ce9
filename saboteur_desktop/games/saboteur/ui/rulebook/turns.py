"""What is done in a turn."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere

translate = QCoreApplication.translate


def turns(ruleset: Ruleset) -> Chapter:
    """The chapter on the turn: three things to choose from, or four with Saboteur 2."""
    paragraphs = (
        (_expansion_turn(), _many_discards(), _clear_front(ruleset)) if ruleset.expansion else (_turn(), _discard())
    )
    return Chapter("chapter-turn", translate("Rulebook", "Your turn"), (*paragraphs, _draw(ruleset)))


def _turn() -> Paragraph:
    return Paragraph(
        "turn",
        translate("Rulebook", "What you do in a turn"),
        pieces(
            translate(
                "Rulebook",
                "In your turn you do exactly one of three things: lay a path card into the mine, play an action card,"
                " or discard one card face down.",
            ),
            translate("Rulebook", "Then you draw a card, and it is the turn of the player on your left."),
            see("lay", "action-cards", "discard"),
        ),
    )


def _expansion_turn() -> Paragraph:
    return Paragraph(
        "turn",
        translate("Rulebook", "What you do in a turn"),
        pieces(
            translate(
                "Rulebook",
                "In your turn you do exactly one of four things: lay a path card into the mine, play an action card,"
                " discard one to three cards face down, or discard two cards to remove one card that lies in front of"
                " you.",
            ),
            translate("Rulebook", "Then you draw, and it is the turn of the player on your left."),
            see("lay", "action-cards", "discard", "clear-front"),
        ),
    )


def _discard() -> Paragraph:
    return Paragraph(
        "discard",
        translate("Rulebook", "Discarding a card"),
        pieces(
            translate(
                "Rulebook",
                "Nobody may pass and keep all cards: whoever neither lays a card nor plays one discards exactly one,"
                " face down.",
            ),
            _unseen(),
        ),
    )


def _many_discards() -> Paragraph:
    return Paragraph(
        "discard",
        translate("Rulebook", "Discarding cards"),
        pieces(
            translate(
                "Rulebook",
                "Nobody may pass and keep all cards: whoever does nothing else discards one, two or three cards face"
                " down and then draws as many.",
            ),
            _unseen(),
        ),
    )


def _unseen() -> str:
    return translate(
        "Rulebook",
        "Nobody else sees what you discard. Cards that were played lie face up on the discard pile. It is not shuffled"
        " into the draw pile before the next round.",
    )


def _clear_front(ruleset: Ruleset) -> Paragraph:
    refills = _refills()
    return Paragraph(
        "clear-front",
        translate("Rulebook", "Removing a card in front of you"),
        pieces(
            translate(
                "Rulebook",
                "Discard any two cards from your hand face down and remove one card that lies in front of you: a broken"
                " tool, a trap, even your own theft. It goes to the discard pile.",
            ),
            refills[ruleset.discard_two_refill],
            see("in-front"),
        ),
        elsewhere=elsewhere(ruleset, "discard_two_refill", refills),
    )


def _refills() -> dict[object, str]:
    return {
        False: translate(
            "Rulebook",
            "Afterwards you draw only one card: until the end of the round your hand stays one card smaller.",
        ),
        True: translate("Rulebook", "Afterwards you draw two cards, so your hand does not shrink."),
    }


def _draw(ruleset: Ruleset) -> Paragraph:
    if ruleset.expansion:
        after = translate(
            "Rulebook",
            "After a path card or an action card you draw one card, after discarding as many as you discarded. If fewer"
            " are left, you draw those.",
        )
    else:
        after = translate("Rulebook", "Each turn ends with drawing one card, so your hand stays the same size.")
    return Paragraph(
        "draw",
        translate("Rulebook", "Drawing cards"),
        pieces(
            after,
            translate(
                "Rulebook",
                "When the draw pile is used up, play goes on without drawing: each turn still costs at least one card."
                " Whoever has no cards left is skipped.",
            ),
            see("round-end"),
        ),
    )
