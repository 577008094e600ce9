"""What the table says: what rooms and hunters are called, whose turn it is, why a move is refused.

Every colour has sentences of its own, because in other languages it changes the words around it.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, Lock, Place, board
from saboteur_desktop.games.haunted_house.engine.events import Result
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.refusal import IllegalReason, Refusal
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


class BannerWords(NamedTuple):
    """The two lines at the top of the table."""

    title: str
    """Whose turn it is."""
    hint: str
    """What is to be done now."""


def room_name(room: Place) -> str:
    """What a room is called, without its letter."""
    theme = next(drawn.theme for drawn in board(RING_HOUSE).plan.rooms if drawn.id == room)
    match theme:
        case "parlour":
            return translate("HouseRoom", "Parlour")
        case "box_room":
            return translate("HouseRoom", "Box room")
        case "kitchen":
            return translate("HouseRoom", "Kitchen")
        case "conservatory":
            return translate("HouseRoom", "Conservatory")
        case "library":
            return translate("HouseRoom", "Library")
        case "music_room":
            return translate("HouseRoom", "Music room")
        case "study":
            return translate("HouseRoom", "Study")
        case "observatory":
            return translate("HouseRoom", "Observatory")
        case "gallery":
            return translate("HouseRoom", "Gallery")
        case "dining_room":
            return translate("HouseRoom", "Dining room")
        case "laundry":
            return translate("HouseRoom", "Laundry")
    return translate("HouseRoom", "Wardrobe")


def lettered_room(room: Place) -> str:
    """What a room is called, with its letter: Kitchen (C)."""
    return translate("HouseRoom", "{name} ({letter})").format(name=room_name(room), letter=room)


def place_name(place: Place) -> str:
    """What a place is called: a room with its letter, a square of the corridor by its number, or the outside."""
    house = board(RING_HOUSE)
    if house.is_room(place):
        return lettered_room(place)
    if place == house.outside:
        return translate("HouseRoom", "Outside")
    return translate("HouseRoom", "Corridor, space {number}").format(number=int(place.lstrip("h")))


def hunter_name(table: OpenTable, looks: Sequence[SeatLook], hunter: int) -> str:
    """Who a hunter is: the name of its player, with the colour where the player has more than one."""
    name = looks[table.seat_of(hunter)].name
    if len(table.places) == table.seats:
        return name
    return (
        translate("HouseHunter", "{name} (red)"),
        translate("HouseHunter", "{name} (yellow)"),
        translate("HouseHunter", "{name} (blue)"),
        translate("HouseHunter", "{name} (green)"),
    )[hunter].format(name=name)


def hunter_colour(hunter: int) -> str:
    """A hunter by its colour alone."""
    return (
        translate("HouseHunter", "Red hunter"),
        translate("HouseHunter", "Yellow hunter"),
        translate("HouseHunter", "Blue hunter"),
        translate("HouseHunter", "Green hunter"),
    )[hunter]


def turn_title(table: OpenTable, looks: Sequence[SeatLook]) -> str:
    """Whose turn it is, with the hunter's colour."""
    return (
        translate("HouseBanner", "{name}'s turn (red hunter)"),
        translate("HouseBanner", "{name}'s turn (yellow hunter)"),
        translate("HouseBanner", "{name}'s turn (blue hunter)"),
        translate("HouseBanner", "{name}'s turn (green hunter)"),
    )[table.hunter].format(name=looks[table.seat_of(table.hunter)].name)


def banner_words(table: OpenTable, looks: Sequence[SeatLook]) -> BannerWords:
    """Whose turn it is and what is to be done now; at the end how the match came out and why."""
    if table.result is not None:
        won = table.result == "won"
        title = translate("HouseBanner", "Everybody wins") if won else translate("HouseBanner", "Everybody loses")
        return BannerWords(title, result_sentence(table.result))
    return BannerWords(turn_title(table, looks), _turn_hint(table, looks))


def _turn_hint(table: OpenTable, looks: Sequence[SeatLook]) -> str:
    if looks[table.seat_of(table.hunter)].is_bot:
        return translate("HouseBanner", "The computer moves this hunter.")
    carried = table.carried[table.hunter]
    trapped = table.is_trapped(table.hunter)
    match table.phase:
        case "rolling" if trapped:
            return translate("HouseBanner", "Locked in. Roll the die first.")
        case "rolling":
            return translate("HouseBanner", "Roll the die.")
        case "deciding":
            return _number_hint(table)
    if trapped and table.places.count(table.places[table.hunter]) > 1:
        return translate("HouseBanner", "Locked in, but not alone: stay and fight.")
    if trapped:
        return translate("HouseBanner", "Locked in: stay until another hunter comes to help.")
    if carried is not None:
        return translate("HouseBanner", "Bring the jewel outside: %n step(s) at most.", "", table.die or 0)
    return translate("HouseBanner", "Walk %n step(s) at most, or stay.", "", table.die or 0)


def _number_hint(table: OpenTable) -> str:
    number = table.jewels[table.board.room_number[table.places[table.hunter]]]
    if table.carried[table.hunter] is not None:
        return translate("HouseBanner", "The jewel here has the number {number}: swap, or leave it.").format(
            number=number
        )
    return translate("HouseBanner", "The jewel here has the number {number}: take it, or leave it.").format(
        number=number
    )


def pending_hint() -> str:
    """What can be done with a walk that is chosen but not confirmed."""
    return translate("HouseBanner", "Press “Go”, or take the walk back.")


def result_sentence(result: Result) -> str:
    """Why the match is over, in one sentence."""
    match result:
        case "won":
            return translate("HouseBanner", "All jewels and all hunters are out of the house.")
        case "six":
            return translate("HouseBanner", "There are too many evil spirits in the house.")
        case "trapped":
            return translate("HouseBanner", "Every hunter is locked in alone with a jewel.")
        case "stuck":
            return translate("HouseBanner", "Nobody can fetch the next jewel any more.")


def refusal_words(refusal: Refusal, table: OpenTable, to: Place | None = None) -> str:
    """One sentence that says why a move is refused; ``to`` is where the hunter was to walk."""
    match refusal.reason:
        case IllegalReason.NOT_NEXT:
            return translate("HouseRefusal", "Jewel {number} has to leave the house first.").format(
                number=table.out + 1
            )
        case IllegalReason.OUT_OF_REACH:
            return _out_of_reach(table, to)
        case IllegalReason.MAY_NOT_PUT_DOWN if table.ruleset.numbered_jewels:
            return translate("HouseRefusal", "Jewels are put down in rooms, or outside.")
    return _plain_refusal(refusal.reason)


def _out_of_reach(table: OpenTable, to: Place | None) -> str:
    """Why no way leads there: a locked door or a room with an evil spirit, if that is it, else the distance."""
    if to is not None:
        if table.lock is not None and to in _within_reach(table, None, _closed(table)):
            return _behind_locked_doors(table.lock)
        if to in _within_reach(table, table.lock, ()):
            return translate("HouseRefusal", "With a jewel there is no way through a room with an evil spirit.")
    return translate("HouseRefusal", "Too far: %n step(s) at most.", "", table.die or 0)


def _closed(table: OpenTable) -> Collection[Place]:
    return table.haunted_rooms if table.carried[table.hunter] is not None else ()


def _within_reach(table: OpenTable, lock: Lock | None, closed: Collection[Place]) -> Collection[Place]:
    return table.board.steps(table.places[table.hunter], lock, closed, table.die or 0)


def _behind_locked_doors(lock: Lock) -> str:
    match lock:
        case "blue":
            return translate("HouseRefusal", "The blue doors are locked.")
        case "green":
            return translate("HouseRefusal", "The green doors are locked.")


def _plain_refusal(reason: IllegalReason) -> str:
    match reason:
        case IllegalReason.MATCH_OVER:
            return translate("HouseRefusal", "The match is over.")
        case IllegalReason.NOT_YOUR_TURN:
            return translate("HouseRefusal", "It is another hunter's turn.")
        case IllegalReason.NOT_ROLLED:
            return translate("HouseRefusal", "Roll the die first.")
        case IllegalReason.ALREADY_ROLLED:
            return translate("HouseRefusal", "The die has been rolled.")
        case IllegalReason.NOT_WALKED:
            return translate("HouseRefusal", "Walk first.")
        case IllegalReason.ALREADY_WALKED:
            return translate("HouseRefusal", "The walk is over.")
        case IllegalReason.TRAPPED:
            return translate("HouseRefusal", "Locked in: nobody carries a jewel past an evil spirit.")
        case IllegalReason.SQUARE_TAKEN:
            return translate("HouseRefusal", "Another hunter stands there: walk past, or stop before.")
        case IllegalReason.NO_JEWEL:
            return translate("HouseRefusal", "There is no jewel here.")
        case IllegalReason.NUMBER_UNSEEN:
            return translate("HouseRefusal", "The number of this jewel is seen only by going there.")
        case IllegalReason.HANDS_FULL:
            return translate("HouseRefusal", "This hunter carries a jewel already.")
        case IllegalReason.HANDS_EMPTY:
            return translate("HouseRefusal", "This hunter carries no jewel.")
        case IllegalReason.MAY_NOT_PUT_DOWN:
            return translate("HouseRefusal", "Jewels are put down outside only.")
        case IllegalReason.ROOM_HAS_JEWEL:
            return translate("HouseRefusal", "A jewel lies here already.")
    return translate("HouseRefusal", "Nobody can walk there.")
