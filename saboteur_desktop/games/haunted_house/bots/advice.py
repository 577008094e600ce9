"""Advice for whoever is on turn: two things to do and what each is good for, so that the choice stays the player's."""

from dataclasses import dataclass
from typing import Final

from saboteur_desktop.games.haunted_house.bots.careful_bot import CarefulBot
from saboteur_desktop.games.haunted_house.bots.intending import intention_with
from saboteur_desktop.games.haunted_house.bots.intention import Intention
from saboteur_desktop.games.haunted_house.bots.outlook import outlook_of
from saboteur_desktop.games.haunted_house.bots.plan import Plan
from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.moves import Decide, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.view import HouseView

_WORTH_A_LOOK: Final = 4.0
"""How much worse, in steps, another idea may be and still be told."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to do, and what for."""

    move: Walk | Decide
    intention: Intention


def advice(table: OpenTable, plan: Plan) -> tuple[Option, ...]:
    """Return what looks best for the hunter on turn, and the best with another purpose; nothing before the roll."""
    if table.to_move is None or table.phase == "rolling":
        return ()
    now = outlook_of(table)
    weighed = [
        (Option(move, intention_with(now, table.hunter, move, plan)), cost)
        for move, cost in CarefulBot("advice", plan).weighed(HouseView(table, table.to_move))
        if isinstance(move, Walk | Decide)
    ]
    best, least = weighed[0]
    others = [(option, cost) for option, cost in weighed if _is_other(table, option, best)]
    if not others:
        return (best,)
    new_purpose = [
        option for option, cost in others if option.intention != best.intention and cost <= least + _WORTH_A_LOOK
    ]
    return best, (new_purpose or [others[0][0]])[0]


def _is_other(table: OpenTable, option: Option, best: Option) -> bool:
    """Whether an option is another walk than the best, or another deed where there is no walk any more."""
    if table.phase == "deciding":
        return option.move != best.move
    return _goal(option) != _goal(best)


def _goal(option: Option) -> Place | None:
    return option.move.to if isinstance(option.move, Walk) else None
