"""The advanced game: more cards, and jewels with numbers."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.cards import DRAW
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.pieces.faces import card_face
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import jewel_picture

translate = QCoreApplication.translate


def advanced(ruleset: Ruleset) -> tuple[Chapter, ...]:
    """The chapter on what the advanced game adds, where anything of it is played."""
    paragraphs = tuple(_paragraphs(ruleset))
    return (
        (Chapter("chapter-advanced", translate("HouseRulebook", "The advanced game"), paragraphs),)
        if paragraphs
        else ()
    )


def _paragraphs(ruleset: Ruleset) -> Iterator[Paragraph]:
    if ruleset.extra_cards:
        yield _draw_cards()
        yield _locks()
    if ruleset.numbered_jewels:
        yield _numbers()
        yield _seen_numbers()
        yield _put_down(ruleset)


def _draw_cards() -> Paragraph:
    return Paragraph(
        "draw-cards",
        translate("HouseRulebook", "Cards that draw more"),
        pieces(
            translate(
                "HouseRulebook",
                "Two or three more cards are turned up one by one, and each does what it says. Then"
                " all cards are reshuffled.",
            ),
            translate(
                "HouseRulebook",
                "Among them a card that reshuffles or draws more does not count: another one is"
                " turned up in its place.",
            ),
        ),
        pictures=tuple(map(card_face, DRAW)),
    )


def _locks() -> Paragraph:
    return Paragraph(
        "locks",
        translate("HouseRulebook", "Locked doors"),
        pieces(
            translate("HouseRulebook", "Nobody walks through doors of the locked colour, neither in nor out."),
            translate(
                "HouseRulebook",
                "Only one colour is locked at a time: the card of the other colour opens the doors"
                " that were locked before. Every reshuffle opens all doors.",
            ),
            translate("HouseRulebook", "Every room has a plain door too, so no room is cut off by a lock alone."),
            see("doors"),
        ),
        pictures=(card_face("lock-blue"), card_face("lock-green")),
    )


def _numbers() -> Paragraph:
    return Paragraph(
        "numbers",
        translate("HouseRulebook", "Jewels in their order"),
        pieces(
            translate(
                "HouseRulebook",
                "Jewels leave the house only in the order of their numbers, beginning with 1. They"
                " may be taken in any order.",
            ),
            translate("HouseRulebook", "For a hunter whose jewel is not next the front door is shut."),
        ),
        pictures=tuple(jewel_picture(number) for number in (1, 2, 3)),
    )


def _seen_numbers() -> Paragraph:
    return Paragraph(
        "seen-numbers",
        translate("HouseRulebook", "Seeing a number"),
        pieces(
            translate(
                "HouseRulebook",
                "A number is turned up when a hunter stops in the room. Only then you decide whether"
                " to take the jewel.",
            ),
            translate(
                "HouseRulebook", "Walking through shows nothing. A number that was seen stays open to everybody."
            ),
        ),
    )


def _put_down(ruleset: Ruleset) -> Paragraph:
    if ruleset.may_put_down:
        told = pieces(
            translate(
                "HouseRulebook",
                "Where you stop in a room without a jewel, you may put yours down. Where one lies,"
                " you may exchange it for yours.",
            ),
            translate("HouseRulebook", "Otherwise all hunters might end up with jewels that are not next."),
        )
    else:
        told = pieces(
            translate(
                "HouseRulebook",
                "A jewel is put down outside only. So keep a hunter free who can fetch the next number.",
            ),
            see("stuck"),
        )
    return Paragraph("put-down", translate("HouseRulebook", "Putting a jewel down in a room"), told)
