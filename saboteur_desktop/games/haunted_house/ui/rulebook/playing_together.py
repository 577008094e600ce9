"""Tips for playing together, with what can be counted."""

from fractions import Fraction
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.haunted_house.engine.board import board
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.rulebook.fighting import chance_of
from saboteur_desktop.games.haunted_house.ui.rulebook.room_lists import letters
from saboteur_desktop.games.haunted_house.ui.rulebook.share import percent

translate = QCoreApplication.translate

_DIE: Final = 6
CARD_COMES: Final = ((13, 19, 25), (10, 24, 32), (7, 33, 42), (5, 43, 51), (3, 53, 57))
"""By the cards in the draw pile: how many times in a hundred a certain one of them comes before the hunter's next turn,
with three and with four hunters."""


def playing_together(ruleset: Ruleset) -> Chapter:
    """The chapter of tips."""
    return Chapter(
        "tips-together",
        translate("HouseRulebook", "Tips for playing together"),
        (
            _two_ghosts(ruleset),
            _discards(),
            _neighbours(),
            _pairs(ruleset),
            _share_out(ruleset),
            _carrier(),
            _leave_in_time(),
            _talk(),
        ),
    )


def _two_ghosts(ruleset: Ruleset) -> Paragraph:
    alarm = translate(
        "HouseRulebook",
        "A room with two ghosts gets an evil spirit with the next card of its letter. Drive a"
        " ghost out before that, above all where a jewel or its carrier is.",
    )
    if ruleset.extra_cards:
        return Paragraph("tip-two-ghosts", _alarm_heading(), alarm)
    head = (
        translate("HouseRulebook", "Cards in the draw pile"),
        translate("HouseRulebook", "3 hunters"),
        translate("HouseRulebook", "4 hunters"),
    )
    return Paragraph(
        "tip-two-ghosts",
        _alarm_heading(),
        pieces(
            alarm,
            translate(
                "HouseRulebook", "This is how often a card that is still in the draw pile comes before your next turn."
            ),
        ),
        table=(head, *((str(cards), percent(three / 100), percent(four / 100)) for cards, three, four in CARD_COMES)),
    )


def _alarm_heading() -> str:
    return translate("HouseRulebook", "Two ghosts are an alarm")


def _discards() -> Paragraph:
    return Paragraph(
        "tip-discards",
        translate("HouseRulebook", "Read the discard pile"),
        pieces(
            translate(
                "HouseRulebook",
                "A letter on the discard pile does not come again before the reshuffle. Ghosts in"
                " such a room can wait; go where the card is still to come.",
            ),
            see("discard-pile"),
        ),
    )


def _neighbours() -> Paragraph:
    return Paragraph(
        "tip-neighbours",
        translate("HouseRulebook", "After an evil spirit it gets crowded"),
        pieces(
            translate(
                "HouseRulebook",
                "The room after an evil spirit gets ghosts from two cards: its own and that of the"
                " room before it. After two evil spirits in a row it is three. Keep that room empty.",
            ),
            see("overflow"),
        ),
    )


def _pairs(ruleset: Ruleset) -> Paragraph:
    faces = ruleset.battle_faces
    return Paragraph(
        "tip-pairs",
        translate("HouseRulebook", "Never alone against an evil spirit"),
        pieces(
            translate(
                "HouseRulebook",
                "With a partner one fight drives it out in {once} of all cases, two fights in"
                " {twice}. Let the hunter come who is near and carries nothing.",
            ).format(once=percent(chance_of(faces, "red", 2)), twice=percent(chance_of(faces, "red", 2, 2))),
            see("rescue"),
        ),
    )


def _share_out(ruleset: Ruleset) -> Paragraph:
    plan = board(ruleset.board)
    distances = plan.plan.distance_from_outside
    rooms = sorted(plan.jewel_rooms, key=lambda room: distances[room])
    steps = sorted({distances[room] for room in rooms})
    rows = (
        (letters(room for room in rooms if distances[room] == far), str(far), _tenths(2 * turns_for(far)))
        for far in steps
    )
    return Paragraph(
        "tip-share-out",
        translate("HouseRulebook", "Share the jewels out"),
        translate(
            "HouseRulebook",
            "Agree on who fetches which jewel, so that nobody walks for nothing. There and back,"
            " with nothing in the way, it takes so many turns on average.",
        ),
        table=(
            (
                translate("HouseRulebook", "Jewel in the room"),
                translate("HouseRulebook", "Steps"),
                translate("HouseRulebook", "Turns"),
            ),
            *rows,
        ),
    )


@cache
def turns_for(steps: int) -> Fraction:
    """How many turns it takes on average to walk so many steps, when the last roll need not be exact."""
    further = sum(turns_for(steps - rolled) for rolled in range(1, min(_DIE, steps - 1) + 1))
    return 1 + Fraction(further) / _DIE


def _tenths(number: Fraction) -> str:
    whole, tenth = divmod(round(10 * number), 10)
    return translate("HouseRulebook", "{whole}.{tenth}").format(whole=whole, tenth=tenth)


def _carrier() -> Paragraph:
    return Paragraph(
        "tip-carrier",
        translate("HouseRulebook", "Carry jewels past danger"),
        translate(
            "HouseRulebook",
            "With a jewel, do not stop where two ghosts are: one card, and you are locked in."
            " Walk through, or fight there with a partner.",
        ),
    )


def _leave_in_time() -> Paragraph:
    return Paragraph(
        "tip-leave",
        translate("HouseRulebook", "Leave in time"),
        translate(
            "HouseRulebook",
            "In the end every hunter has to get out. Whoever is not needed any more walks towards"
            " the door before the last jewel is out.",
        ),
    )


def _talk() -> Paragraph:
    return Paragraph(
        "tip-talk",
        translate("HouseRulebook", "Talk, and let each decide"),
        pieces(
            translate(
                "HouseRulebook",
                "Ask first what the player on turn has in mind, then give advice. So everybody plays,"
                " the youngest too.",
            ),
            see("together"),
        ),
    )
