"""Positions of Saboteur 2 for the table: four seats, seat 0 to move, hands and what lies in front as wished."""

import json
from collections.abc import Sequence

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.notation.model import SetupText
from saboteur_desktop.games.saboteur.engine.notation.position import position
from saboteur_desktop.games.saboteur.engine.state import GameState
from tests.games.saboteur.ui.played import GAME

SEATS = 4
ROLES = ("blue", "green", "boss", "geologist")


def expansion(
    hand: Sequence[Card],
    in_front: Sequence[Sequence[Card]] = ((), (), (), ()),
    spare_roles: Sequence[str] = ("saboteur", "profiteer"),
    others: Sequence[Card] = ("EW", "NS", "map"),
    columns: int = 2,
) -> GameState:
    """A round of the expansion: a way of so many crossings to the east, and four cards in the draw pile."""
    setup = {
        "starter": 0,
        "roles": ROLES,
        "spare_roles": spare_roles,
        "hands": [hand, *(others for _ in range(SEATS - 1))],
        "in_front": in_front,
        "deck": ["NESW", "rockfall", "ES", "SW"],
        "table": [{"cell": [x, 0], "card": "NESW", "turned": False} for x in range(1, columns + 1)],
    }
    ruleset = GAME.read_ruleset({"preset": "saboteur2"})
    return position(ruleset, SEATS, SetupText.model_validate_json(json.dumps(setup)))
