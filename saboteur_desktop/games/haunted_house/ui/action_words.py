"""What stands on the buttons of a walk, and what is said before a hunter locks itself in."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.engine.moves import JewelDeed, Move, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.prospect import Prospect, would_lose

translate = QCoreApplication.translate


def go_label() -> str:
    """On the button that confirms a walk."""
    return translate("HouseAction", "Go")


def take_back_label() -> str:
    """On the button that undoes a walk not yet confirmed."""
    return translate("HouseAction", "Take back")


def retract_label() -> str:
    """On the button that undoes the last walk, while neither die nor card has come out since."""
    return translate("HouseAction", "Take the walk back")


def stay_label() -> str:
    """On the button that ends the walk where the hunter stands."""
    return translate("HouseAction", "Stay here")


def plan_label() -> str:
    """On the button that opens the agreement with computer partners."""
    return translate("HouseAction", "Who takes what?")


def deed_label(deed: JewelDeed) -> str:
    """What is done with a jewel."""
    match deed:
        case "take":
            return translate("HouseAction", "Take the jewel")
        case "lay":
            return translate("HouseAction", "Put the jewel down")
        case "swap":
            return translate("HouseAction", "Swap the jewels")
        case "leave":
            return translate("HouseAction", "Leave it here")


def keep_label() -> str:
    """On the button with which a hunter goes on carrying its jewel."""
    return translate("HouseAction", "Keep the jewel")


def anyway_label(move: Move) -> str:
    """On the button that makes a move in spite of the warning."""
    if isinstance(move, Walk) and move.jewel == "leave":
        return translate("HouseAction", "Go there anyway")
    return translate("HouseAction", "Take it anyway")


def warning_words(table: OpenTable, move: Move) -> str:
    """What would come of locking oneself in."""
    if would_lose(table, move):
        return translate("HouseAction", "Then every hunter is locked in alone, and the match is lost.")
    return translate("HouseAction", "With a jewel you are locked in there until the evil spirit is driven out.")


def prospect_words(prospect: Prospect) -> list[str]:
    """What would come of stopping there, to be said after what lies there."""
    said = []
    if prospect.deed == "take":
        said.append(translate("HouseAction", "The jewel is taken"))
    if prospect.fights:
        said.append(translate("HouseAction", "There is a fight"))
    if prospect.traps:
        said.append(translate("HouseAction", "You are locked in there"))
    return said
