"""What a hunter intends, in one sentence said by itself: the table hears it before the hunter walks."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.bots.intention import Aim, Intention
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.texts import hunter_name
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


def intention_words(intention: Intention, table: OpenTable, looks: Sequence[SeatLook]) -> str:
    """Return the sentence, short enough for the panel of the hunter: there a room is told by its letter alone."""
    room = intention.room or ""
    other = "" if intention.other is None else hunter_name(table, looks, intention.other)
    return _sentence(intention.aim, intention.other).format(room=room, other=other)


def _sentence(aim: Aim, other: int | None) -> str:
    match aim:
        case Aim.FETCH:
            return translate("HouseIntention", "I fetch the jewel in {room}.")
        case Aim.LOOK:
            return translate("HouseIntention", "I look at the jewel in {room}.")
        case Aim.CARRY_HOME:
            return translate("HouseIntention", "I bring my jewel outside.")
        case Aim.KEEP:
            return translate("HouseIntention", "I wait until my jewel is next.")
        case Aim.PUT_DOWN:
            return translate("HouseIntention", "I put my jewel down in {room}.")
        case Aim.CLEAR:
            return translate("HouseIntention", "I fight the ghosts in {room}.")
        case Aim.BANISH:
            return translate("HouseIntention", "I fight the evil spirit in {room}.")
        case Aim.RESCUE if other is not None:
            return translate("HouseIntention", "I help {other} in {room}.")
        case Aim.RESCUE | Aim.WAIT_FOR_HELP:
            return translate("HouseIntention", "I need help in {room}.")
        case Aim.LEAVE_HOUSE:
            return translate("HouseIntention", "I go outside.")
