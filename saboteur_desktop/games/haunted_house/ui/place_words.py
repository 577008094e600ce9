"""What there is to know about a place: what lies there, what that means, and how far it is."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.open_table import UNNUMBERED, OpenTable
from saboteur_desktop.games.haunted_house.ui.action_words import prospect_words
from saboteur_desktop.games.haunted_house.ui.prospect import Prospect

translate = QCoreApplication.translate


def place_lines(table: OpenTable, place: Place, prospect: Prospect | None) -> list[str]:
    """A line for each thing; ``prospect`` is what would come of stopping there."""
    number = table.board.room_number.get(place)
    if place == table.board.outside:
        said = [
            translate("HousePlace", "Jewels are put down here"),
            translate("HousePlace", "All hunters have to be here in the end"),
        ]
    elif number is None:
        said = [translate("HousePlace", "Only one hunter can stop here")]
    else:
        said = _in_room(table, number)
        if place in table.discards:
            said.append(translate("HousePlace", "The card of this room lies open: until the reshuffle it is not drawn"))
    if prospect is not None and prospect.steps:
        said.append(translate("HousePlace", "%n step(s) from here", "", prospect.steps))
    return said if prospect is None else [*said, *prospect_words(prospect)]


def _in_room(table: OpenTable, number: int) -> list[str]:
    said = []
    if table.haunted[number]:
        said.append(translate("HousePlace", "An evil spirit: only two hunters together can drive it out"))
        said.append(translate("HousePlace", "A hunter with a jewel cannot leave"))
    elif table.ghosts[number] > 1:
        said.append(translate("HousePlace", "Two ghosts: a third one makes an evil spirit of them"))
    elif table.ghosts[number]:
        said.append(translate("HousePlace", "A ghost: three of them become an evil spirit"))
    jewel = table.jewels[number]
    if jewel == UNNUMBERED and table.ruleset.numbered_jewels:
        said.append(translate("HousePlace", "A jewel: its number is seen by going there"))
    elif jewel == UNNUMBERED:
        said.append(translate("HousePlace", "A jewel to be carried outside"))
    elif jewel is not None:
        said.append(translate("HousePlace", "Jewel {number}, to be carried outside").format(number=jewel))
    return said or [translate("HousePlace", "Nobody is haunting here, and no jewel lies here")]
