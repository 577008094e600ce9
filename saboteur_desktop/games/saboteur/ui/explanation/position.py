"""The table that is explained: a round in its middle, seen by nobody in particular."""

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.kernel.game import Game, RoundRecord
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.seats import SeatPlan

translate = QCoreApplication.translate

DEAD_END: Final = Cell(2, -1)
BRANCH: Final = Cell(4, 1)
"""A tunnel beside the main way, which a rockfall may take without much harm."""
BROKEN: Final = 2
"""The seat that has a broken tool."""

_LAID: Final = {
    Cell(1, 0): "EW",
    Cell(2, 0): "NESW",
    DEAD_END: "N|S",
    Cell(3, 0): "EW",
    Cell(4, 0): "ESW",
    BRANCH: "NS",
    Cell(5, 0): "NSW",
}
_FACES: Final = (6, 5, 9, 0, 7)
_HAND: Final = ["EW", "NS", "ESW", "SW", "map", "rockfall"]

_SETUP: Final[dict[str, Any]] = {
    "goals": ["stone-ES", "gold", "stone-SW"],
    "hands": [_HAND] * len(_FACES),
    "deck": ["NESW"] * 24,
    "table": [{"cell": list(cell), "card": card} for cell, card in _LAID.items()],
    "in_front": [["break-lantern"] if seat == BROKEN else [] for seat in range(len(_FACES))],
}
_MOVES: Final = tuple({"seat": seat, "do": "discard", "cards": ["map"]} for seat in (0, 1, 2))


def seats() -> tuple[SeatPlan, ...]:
    """Who sits there, with names in the language that is on."""
    names = (
        translate("NewMatchScreen", "Hana"),
        translate("NewMatchScreen", "Pip"),
        translate("NewMatchScreen", "Fern"),
        translate("NewMatchScreen", "Misha"),
        translate("NewMatchScreen", "Ruby"),
    )
    return tuple(SeatPlan(name=name, avatar=face) for name, face in zip(names, _FACES, strict=True))


def match(game: Game) -> Match:
    """The round that is explained; nobody will go on with it."""
    return Match.resumed(game, Ruleset(), len(_FACES), "explanation", (RoundRecord(_SETUP, _MOVES),))
