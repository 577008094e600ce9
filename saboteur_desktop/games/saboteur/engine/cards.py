"""What a path card is: tunnels that join some of its sides.

A card is named by its text (record-format.md, "Cards as text"): openings grouped by the tunnels that join them, then
its marks. ``NESW`` is a crossing, ``E|W`` a dead end with two stubs, ``NS|EW`` a bridge, ``EW+blue-door`` has a door.
"""

from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple, get_args

from saboteur_desktop.games.saboteur.engine.geometry import half_turn, parse_sides, sides_text

Card = str
"""A card of any kind, by its text."""

Tool = Literal["pickaxe", "lantern", "cart"]
TOOLS: tuple[Tool, ...] = get_args(Tool)

Team = Literal["green", "blue"]


@dataclass(frozen=True, slots=True)
class Tunnel:
    """A passage that joins the sides it opens to; with a single side it is a stub that leads nowhere."""

    sides: int
    door: Team | None = None
    ladder: bool = False
    crystal: bool = False


@dataclass(frozen=True, slots=True)
class PathFace:
    """A path card as it lies: its tunnels, already turned (rules/saboteur2.md section 5)."""

    tunnels: tuple[Tunnel, ...]
    openings: int
    """All sides with an opening."""
    joined: tuple[int, ...]
    """Indexed by the bit of a side: the sides of the tunnel that opens there, 0 where there is rock."""
    ladder: int = 0
    """The sides of the tunnel with a ladder; it hangs together with the start wherever it lies."""

    @property
    def is_dead_end(self) -> bool:
        """Whether no opening leads to another one."""
        return all(tunnel.sides & (tunnel.sides - 1) == 0 for tunnel in self.tunnels)


class Laid(NamedTuple):
    """A card lying face up in the mine."""

    card: Card
    turned: bool
    face: PathFace


def _face(tunnels: tuple[Tunnel, ...]) -> PathFace:
    ordered = tuple(sorted(tunnels, key=lambda tunnel: tunnel.sides & -tunnel.sides))
    openings = 0
    joined = [0] * 9
    for tunnel in ordered:
        if not tunnel.sides or openings & tunnel.sides:
            raise ValueError("every opening belongs to exactly one tunnel")
        openings |= tunnel.sides
        for bit in (1, 2, 4, 8):
            if tunnel.sides & bit:
                joined[bit] = tunnel.sides
    ladder = next((tunnel.sides for tunnel in ordered if tunnel.ladder), 0)
    return PathFace(ordered, openings, tuple(joined), ladder)


def _parse(card: Card) -> PathFace:
    body, *marks = card.split("+")
    groups = [parse_sides(group) for group in body.split("|")]
    if any(group == 0 for group in groups) or "|".join(map(sides_text, sorted(groups, key=lambda g: g & -g))) != body:
        raise ValueError(f"not a path card: {card!r}")
    main = next((place for place, group in enumerate(groups) if group & (group - 1)), 0)
    tunnels = []
    for place, group in enumerate(groups):
        if place != main or not marks:
            tunnels.append(Tunnel(group))
        elif marks == ["ladder"]:
            tunnels.append(Tunnel(group, ladder=True))
        elif marks == ["crystal"]:
            tunnels.append(Tunnel(group, crystal=True))
        elif marks == ["green-door"]:
            tunnels.append(Tunnel(group, door="green"))
        elif marks == ["blue-door"]:
            tunnels.append(Tunnel(group, door="blue"))
        else:
            raise ValueError(f"unknown marks on a path card: {card!r}")
    return _face(tuple(tunnels))


_NAMED_FACES = {"start": "NESW", "gold": "NESW", "stone-SW": "SW", "stone-ES": "ES"}


@cache
def path_face(card: Card, turned: bool = False) -> PathFace:
    """Return how a path, start or goal card looks as printed or turned by 180 degrees.

    Raises ValueError when the text names no such card.
    """
    if not turned:
        return _parse(_NAMED_FACES.get(card, card))
    return _face(
        tuple(Tunnel(half_turn(t.sides), t.door, t.ladder, t.crystal) for t in path_face(card).tunnels),
    )


@cache
def looks_same_turned(card: Card) -> bool:
    """Whether a half turn changes neither openings nor tunnels, so that both ways up are one."""
    return path_face(card, False) == path_face(card, True)


@cache
def laid(card: Card, turned: bool = False) -> Laid:
    """Return the card lying that way up; a card that looks the same both ways counts as unturned."""
    turned = turned and not looks_same_turned(card)
    return Laid(card, turned, path_face(card, turned))
