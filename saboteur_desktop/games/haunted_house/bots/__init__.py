"""Players made of code. They see a HouseView and nothing else."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur_desktop.games.haunted_house.bots.careful_bot import CarefulBot
from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.bots.random_bot import RandomBot

LEVELS: Final[Mapping[str, type[CarefulBot] | type[RandomBot]]] = MappingProxyType(
    {"careful": CarefulBot, "random": RandomBot}
)
"""The kinds of computer player by the name that a seat's settings give."""


def bot(level: str, seed: str, plan: Plan = NO_PLAN) -> CarefulBot | RandomBot:
    """Return a player of that level that keeps to a plan if it has a mind; raises KeyError when there is none."""
    kind = LEVELS[level]
    return kind(seed, plan) if issubclass(kind, CarefulBot) else kind(seed)
