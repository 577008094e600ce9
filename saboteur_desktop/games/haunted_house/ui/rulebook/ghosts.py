"""Ghosts, evil spirits, and where a ghost goes when a room has one already."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.cards import SHUFFLE
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.pieces.faces import card_face
from saboteur_desktop.games.haunted_house.ui.rulebook.house_board import NORTH_WEST, WEST, HouseBoard

translate = QCoreApplication.translate


def ghosts(ruleset: Ruleset) -> Chapter:
    """The chapter on what cards bring."""
    return Chapter(
        "chapter-ghosts",
        translate("HouseRulebook", "Ghosts and evil spirits"),
        (_cards(ruleset), _spirits(), _overflow(), _discard_pile()),
    )


def _cards(ruleset: Ruleset) -> Paragraph:
    return Paragraph(
        "cards",
        translate("HouseRulebook", "Turning up a card"),
        pieces(
            translate(
                "HouseRulebook",
                "A letter brings one ghost into the room of that letter. The card stays face up on the discard pile.",
            ),
            translate(
                "HouseRulebook",
                "The card for reshuffling brings no ghost: all cards are shuffled into a new draw"
                " pile. As it is always among them, the draw pile never runs out.",
            ),
            see("draw-cards", "locks") if ruleset.extra_cards else "",
        ),
        pictures=(card_face("C"), card_face(SHUFFLE)),
    )


def _spirits() -> Paragraph:
    return Paragraph(
        "spirits",
        translate("HouseRulebook", "Three ghosts become an evil spirit"),
        pieces(
            translate(
                "HouseRulebook",
                "When the third ghost comes into a room, all three become one evil spirit at once."
                " There is never more than one in a room.",
            ),
            translate(
                "HouseRulebook",
                "Hunters in that room stay. Whoever carries a jewel there is [[locked-in|locked in]] from now on.",
            ),
        ),
        boards=(
            HouseBoard(
                translate("HouseRulebook", "Two ghosts are in room E, and its card has not come yet."),
                NORTH_WEST,
                ghosts=(("E", 2),),
                lit=("E",),
            ),
            HouseBoard(
                translate("HouseRulebook", "The card E has come: one evil spirit is there, and no ghost."),
                NORTH_WEST,
                haunted=("E",),
                lit=("E",),
            ),
        ),
    )


def _overflow() -> Paragraph:
    return Paragraph(
        "overflow",
        translate("HouseRulebook", "Where an evil spirit is already"),
        pieces(
            translate(
                "HouseRulebook",
                "No ghost comes into a room with an evil spirit. It goes on to the next letter, and"
                " further, until it finds a room without one. After L comes A.",
            ),
            translate(
                "HouseRulebook", "There it counts like any other: if it is the third, one more evil spirit appears."
            ),
        ),
        boards=(
            HouseBoard(
                translate(
                    "HouseRulebook", "The card C has come. C and D have evil spirits, so the ghost goes on to E."
                ),
                WEST,
                ghosts=(("E", 1),),
                haunted=("C", "D"),
                hops=("C", "D", "E"),
                lit=("E",),
            ),
        ),
    )


def _discard_pile() -> Paragraph:
    return Paragraph(
        "discard-pile",
        translate("HouseRulebook", "What the discard pile tells"),
        pieces(
            translate(
                "HouseRulebook",
                "Until the next reshuffle no letter comes twice. A room whose card lies on the"
                " discard pile is safe till then, unless a ghost [[overflow|goes on]] to it.",
            ),
            translate("HouseRulebook", "Everybody may look through the discard pile at any time."),
            see("tip-discards"),
        ),
    )
