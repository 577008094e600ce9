"""Who sits where: the people and computer players of a table."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter


class SeatPlan(BaseModel):
    """One place at the table."""

    model_config = ConfigDict(frozen=True)

    name: str
    avatar: int = 0
    """Which of the figures stands for the seat, counted from 0."""
    kind: Literal["human", "bot"] = "human"
    level: str | None = None
    """Which computer player it is; None for a person."""


SEATS = TypeAdapter(tuple[SeatPlan, ...])


def people(seats: tuple[SeatPlan, ...]) -> frozenset[int]:
    """Return the seats that are taken by persons."""
    return frozenset(number for number, seat in enumerate(seats) if seat.kind == "human")
