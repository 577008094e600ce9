"""Who sits where: the people and computer players of a table."""

import json
from typing import Any, Literal, NamedTuple


class SeatPlan(NamedTuple):
    """One place at the table."""

    name: str
    avatar: int = 0
    """Which of the figures stands for the seat, counted from 0."""
    kind: Literal["human", "bot"] = "human"
    level: str | None = None
    """Which computer player it is; None for a person."""


def write_seats(seats: tuple[SeatPlan, ...]) -> str:
    """Return the text of a table, as the library keeps it."""
    return json.dumps([seat._asdict() for seat in seats], ensure_ascii=False, separators=(",", ":"))


def read_seats(text: str) -> tuple[SeatPlan, ...]:
    """Return the table of a text; raises ValueError when it is none."""
    table = json.loads(text)
    if not isinstance(table, list):
        raise ValueError(f"not a table: {table!r}")
    return tuple(map(_seat, table))


def people(seats: tuple[SeatPlan, ...]) -> frozenset[int]:
    """Return the seats that are taken by persons."""
    return frozenset(number for number, seat in enumerate(seats) if seat.kind == "human")


def _seat(written: Any) -> SeatPlan:
    match written:
        case {
            "name": str(name),
            "avatar": int(avatar),
            "kind": "human" | "bot" as kind,
            "level": str() | None as level,
        }:
            return SeatPlan(name, avatar, kind, level)
    raise ValueError(f"not a seat: {written!r}")
