"""A plan as it is kept in JSON."""

from typing import Any

from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable


def written_plan(plan: Plan) -> dict[str, Any]:
    """Return which room's jewel goes to which hunter."""
    return {"takes": {room: hunter for hunter, room in plan.takes}}


def read_plan(data: Any, table: OpenTable) -> Plan:
    """Return the plan that was written for a table; without one, or with one that makes no sense there, none."""
    match data:
        case {"takes": dict(takes)} if all(_can_take(table, hunter, room) for room, hunter in takes.items()):
            return Plan(tuple((hunter, room) for room, hunter in takes.items()))
    return NO_PLAN


def _can_take(table: OpenTable, hunter: Any, room: Any) -> bool:
    return type(hunter) is int and hunter in range(len(table.places)) and room in table.board.rooms
