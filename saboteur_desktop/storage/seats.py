"""Who sits where: the people and computer players of a table."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from pydantic import TypeAdapter


@dataclass(frozen=True)
class SeatPlan:
    """One place at the table."""

    name: str
    avatar: int = 0
    """Which of the figures stands for the seat, counted from 0."""
    kind: Literal["human", "bot"] = "human"
    level: str | None = None
    """Which computer player it is; None for a person."""


def write_seats(seats: tuple[SeatPlan, ...]) -> str:
    """Return the text of a table, as the library keeps it."""
    return json.dumps([asdict(seat) for seat in seats], ensure_ascii=False, separators=(",", ":"))


def read_seats(text: str) -> tuple[SeatPlan, ...]:
    """Return the table of a text; raises ValueError when it is none."""
    return _table().validate_json(text)


def people(seats: tuple[SeatPlan, ...]) -> frozenset[int]:
    """Return the seats that are taken by persons."""
    return frozenset(number for number, seat in enumerate(seats) if seat.kind == "human")


@cache
def _table() -> "TypeAdapter[tuple[SeatPlan, ...]]":
    # Imported here: the home screen is there without it the sooner.
    from pydantic import TypeAdapter

    return TypeAdapter(tuple[SeatPlan, ...])
