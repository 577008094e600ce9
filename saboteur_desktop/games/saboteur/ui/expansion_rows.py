"""What happened with the cards of Saboteur 2, in the sentences of the log."""

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import THEFT
from saboteur_desktop.games.saboteur.ui.path_words import path_kind

translate = QCoreApplication.translate


def laid(card: Card) -> tuple[str, str]:
    """A path card that was laid: in a word, and as a sentence."""
    match path_kind(card):
        case "dead-end":
            return translate("Log", "dead end"), translate("Log", "{name} lays a dead end.")
        case "bridge":
            return translate("Log", "bridge"), translate("Log", "{name} lays a bridge.")
        case "double-curve":
            return translate("Log", "double curve"), translate("Log", "{name} lays a double curve.")
        case "ladder":
            return translate("Log", "ladder"), translate("Log", "{name} lays a ladder.")
        case "green-door":
            return translate("Log", "green door"), translate("Log", "{name} lays a green door.")
        case "blue-door":
            return translate("Log", "blue door"), translate("Log", "{name} lays a blue door.")
        case "crystal":
            return translate("Log", "crystal"), translate("Log", "{name} lays a tunnel with a crystal.")
        case _:
            return translate("Log", "tunnel"), translate("Log", "{name} lays a tunnel.")


def put(card: Card) -> str:
    """A theft or a trap was put in front of somebody."""
    if card == THEFT:
        return translate("Log", "{name} plans a theft.")
    return translate("Log", "{name} traps {target}.")


def taken_off(card: Card, own: bool) -> str:
    """A theft or a trap was taken away from in front of somebody."""
    if card == THEFT:
        return (
            translate("Log", "{name} gives up a theft.") if own else translate("Log", "{name} stops {target}'s theft.")
        )
    return translate("Log", "{name} breaks free.") if own else translate("Log", "{name} frees {target}.")


def hats_swapped(own: bool) -> str:
    """Somebody got a new role."""
    if own:
        return translate("Log", "{name} takes a new role.")
    return translate("Log", "{name} gives {target} a new role.")


def discarded(number: int) -> str:
    """Cards were discarded."""
    if number == 1:
        return translate("Log", "{name} discards a card.")
    return translate("Log", "{name} discards %n card(s).", "", number)


def cleared(removed: Card) -> str:
    """Two cards were discarded to be rid of one in front of oneself."""
    match removed:
        case "break-pickaxe":
            return translate("Log", "{name} discards two cards: the pickaxe is whole again.")
        case "break-lantern":
            return translate("Log", "{name} discards two cards: the lantern is whole again.")
        case "break-cart":
            return translate("Log", "{name} discards two cards: the mine cart is whole again.")
        case "trap":
            return translate("Log", "{name} discards two cards and is free.")
        case _:
            return translate("Log", "{name} discards two cards and gives up a theft.")


def stolen(target: int | None) -> str:
    """A thief took gold, or did not."""
    if target is None:
        return translate("Log", "{name} steals nothing.")
    return translate("Log", "{name} steals a nugget from {target}.")
