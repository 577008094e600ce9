"""How hunters walk, and what is in their way."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.ui.rulebook.house_board import EAST, SOUTH, HouseBoard

translate = QCoreApplication.translate


def walking() -> Chapter:
    """The chapter on the walk."""
    return Chapter(
        "chapter-walking",
        translate("HouseRulebook", "Walking"),
        (_walk(), _passing(), _stopping(), _haunted_way(), _in_and_out()),
    )


def _walk() -> Paragraph:
    return Paragraph(
        "walk",
        translate("HouseRulebook", "How far you walk"),
        pieces(
            translate(
                "HouseRulebook",
                "You walk as many steps as the die shows, or fewer, or stay where you are. Steps that"
                " are left are lost.",
            ),
            translate("HouseRulebook", "Every space is one step: a room, a square of the corridor, the place outside."),
            see("spaces"),
        ),
        boards=(
            HouseBoard(
                translate("HouseRulebook", "Three steps lead from outside into room A."),
                SOUTH,
                hunters=(("OUT", 0, False),),
                way=("OUT", "h01", "h02", "A"),
                lit=("A",),
            ),
        ),
    )


def _passing() -> Paragraph:
    return Paragraph(
        "passing",
        translate("HouseRulebook", "Past ghosts and hunters"),
        pieces(
            translate(
                "HouseRulebook",
                "You may walk through a room with ghosts: nothing happens on the way, and nobody fights there.",
            ),
            translate("HouseRulebook", "You may also walk past other hunters."),
        ),
    )


def _stopping() -> Paragraph:
    return Paragraph(
        "stopping",
        translate("HouseRulebook", "Where you can stop"),
        pieces(
            translate(
                "HouseRulebook",
                "In a room and outside there is room for everybody. On a square of the corridor only"
                " one hunter can stop.",
            ),
            translate(
                "HouseRulebook",
                "If another hunter stands where you would end, stop before it, or walk on as far as the die allows.",
            ),
        ),
        boards=(
            HouseBoard(
                translate(
                    "HouseRulebook",
                    "With a 3 the hunter outside can stop at the marked places only: the squares between are taken.",
                ),
                SOUTH,
                hunters=(("h01", 0, False), ("h02", 1, False), ("h03", 2, False), ("OUT", 3, False)),
                lit=("OUT", "A", "L"),
            ),
        ),
    )


def _haunted_way() -> Paragraph:
    return Paragraph(
        "haunted-way",
        translate("HouseRulebook", "Evil spirits in the way"),
        pieces(
            translate(
                "HouseRulebook",
                "Without a jewel you walk through a room with an evil spirit as through any other,"
                " and out of it again.",
            ),
            translate(
                "HouseRulebook", "With a jewel you may go in, but the walk ends there: you are [[locked-in|locked in]]."
            ),
        ),
        boards=(
            HouseBoard(
                translate(
                    "HouseRulebook",
                    "An evil spirit is in I: from H the jewel gets to J only by the long way round,"
                    " through G and the corridor.",
                ),
                EAST,
                haunted=("I",),
                hunters=(("H", 1, True),),
                way=("H", "G", "h17", "h16", "h15", "J"),
                lit=("J",),
            ),
        ),
    )


def _in_and_out() -> Paragraph:
    return Paragraph(
        "in-and-out",
        translate("HouseRulebook", "Out and in again"),
        translate(
            "HouseRulebook",
            "Outside, a jewel is put down at once and the walk is over. In a later turn the hunter may go in again.",
        ),
    )
