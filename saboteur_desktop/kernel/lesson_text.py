"""A lesson as text: a position in the record format of its game, and the steps that lead through it."""

from typing import Any, Literal

from pydantic import Field, model_validator

from saboteur_desktop.kernel.fault import reading
from saboteur_desktop.kernel.record_text import Part, SeatsText

Asks = Literal["move", "reading", "curtain", "role"]
"""What ends a step: one of its right moves, the words "I have read it", an opened curtain, a look at the role."""

MoveText = dict[str, Any]
"""A move as a record of the game writes it."""


class StepText(Part):
    """One step: what is waited for, and what the computer players do after it."""

    key: str = Field(pattern="^[a-z]+(-[a-z]+)*$")
    """Names the step's words."""
    asks: Asks = "move"
    right: tuple[MoveText, ...] = ()
    then: tuple[MoveText, ...] = ()

    @model_validator(mode="after")
    def _asks_for_moves(self) -> "StepText":
        if bool(self.right) != (self.asks == "move"):
            raise ValueError(f"the step {self.key} asks for a move and names none, or names one and asks for none")
        return self


class PositionText(Part):
    """The round that a lesson begins with."""

    setup: dict[str, Any]


class LessonText(Part):
    """A record that nobody has played yet."""

    format: Literal["saboteur-record"]
    version: Literal[1]
    game: str
    ruleset: dict[str, Any] = {}
    seats: SeatsText
    rounds: tuple[PositionText]
    steps: tuple[StepText, ...] = Field(min_length=1)


def read_lesson(text: str) -> LessonText:
    """Return the lesson that a file tells, its moves unread; raises Fault."""
    lesson: LessonText = reading(lambda: LessonText.model_validate_json(text))
    return lesson
