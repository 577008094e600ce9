"""Path cards in words: what they are called, what they do, where their tunnels lead."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.cards import Card, PathFace, path_face
from saboteur_desktop.games.saboteur.engine.geometry import Side

translate = QCoreApplication.translate

PathKind = Literal[
    "tunnel", "dead-end", "stub", "bridge", "double-curve", "ladder", "green-door", "blue-door", "crystal"
]


def path_kind(card: Card) -> PathKind:
    """What there is to say about a path card before anything else."""
    face = path_face(card)
    for tunnel in face.tunnels:
        if tunnel.ladder:
            return "ladder"
        if tunnel.crystal:
            return "crystal"
        if tunnel.door is not None:
            return "green-door" if tunnel.door == "green" else "blue-door"
    through, stubs = _through(face), _stubs(face)
    if len(through) > 1:
        return "bridge" if Side.N | Side.S in through else "double-curve"
    if not through:
        return "dead-end"
    return "stub" if stubs else "tunnel"


def path_name(card: Card) -> str:
    """What a path card is called."""
    match path_kind(card):
        case "tunnel":
            return translate("Card", "Tunnel")
        case "dead-end":
            return translate("Card", "Dead end")
        case "stub":
            return translate("Card", "Tunnel with a stub")
        case "bridge":
            return translate("Card", "Bridge")
        case "double-curve":
            return translate("Card", "Double curve")
        case "ladder":
            return translate("Card", "Ladder")
        case "green-door":
            return translate("Card", "Green door")
        case "blue-door":
            return translate("Card", "Blue door")
        case "crystal":
            return translate("Card", "Crystal")


def path_hint(card: Card) -> str:
    """One sentence about what a path card does."""
    match path_kind(card):
        case "tunnel":
            return translate("Card", "Lay it in the mine to carry a lit tunnel on.")
        case "dead-end":
            return translate("Card", "Lay it in the mine: no way leads through it.")
        case "stub":
            return translate("Card", "The way goes on through the tunnel; a stub leads nowhere.")
        case "bridge":
            return translate("Card", "Two tunnels cross here and do not meet.")
        case "double-curve":
            return translate("Card", "Two tunnels bend past each other and do not meet.")
        case "ladder":
            return translate("Card", "Its tunnel is joined to the start wherever it lies, but it may not touch a goal.")
        case "green-door":
            return translate("Card", "Only the green team gets through this door.")
        case "blue-door":
            return translate("Card", "Only the blue team gets through this door.")
        case "crystal":
            return translate("Card", "Each crystal in the mine is worth gold to a geologist.")


def openings(sides: int) -> str:
    """Sides, named one after the other."""
    words = [
        word
        for side, word in (
            (Side.N, translate("Side", "top")),
            (Side.E, translate("Side", "right")),
            (Side.S, translate("Side", "bottom")),
            (Side.W, translate("Side", "left")),
        )
        if sides & side
    ]
    return translate("Side", ", ").join(words)


def directions(card: Card, turned: bool) -> str:
    """Where the tunnels of a path card lead, for those who cannot see it."""
    face = path_face(card, turned)
    through, stubs = _through(face), _stubs(face)
    if len(through) > 1:
        first, second = (_between(sides) for sides in through)
        said = translate("Side", "tunnels {first} and {second} that do not meet")
        return said.format(first=first, second=second)
    if through and stubs:
        return translate("Side", "{ways}; stub: {stubs}").format(ways=openings(through[0]), stubs=openings(sum(stubs)))
    if path_kind(card) == "crystal" and not through:
        return translate("Side", "dead end, {ways}").format(ways=openings(face.openings))
    return openings(face.openings)


def lit_part(card: Card, turned: bool, linked: int) -> str:
    """Where light comes in, if it reaches only one of two tunnels of the card; else nothing."""
    through = _through(path_face(card, turned))
    if len(through) < 2 or not linked or all(sides & linked for sides in through):
        return ""
    return openings(linked)


def _through(face: PathFace) -> list[int]:
    return [tunnel.sides for tunnel in face.tunnels if tunnel.sides & (tunnel.sides - 1)]


def _stubs(face: PathFace) -> list[int]:
    return [tunnel.sides for tunnel in face.tunnels if not tunnel.sides & (tunnel.sides - 1)]


def _between(sides: int) -> str:
    """A tunnel that joins two sides."""
    match sides:
        case 5:
            return translate("Side", "top to bottom")
        case 10:
            return translate("Side", "left to right")
        case 3:
            return translate("Side", "top to right")
        case 6:
            return translate("Side", "right to bottom")
        case 12:
            return translate("Side", "left to bottom")
        case _:
            return translate("Side", "top to left")
