"""A lesson as text: a position in the record format, and the steps that lead through it."""

from typing import Literal

from pydantic import BaseModel, Field, model_validator

from saboteur_desktop.games.saboteur.engine.notation.fault import reading
from saboteur_desktop.games.saboteur.engine.notation.model import MoveText, RecordText

Asks = Literal["move", "reading", "curtain", "role"]
"""What ends a step: one of its right moves, the words "I have read it", an opened curtain, a look at the role."""


class StepText(BaseModel):
    """One step: what is waited for, and what the computer players do after it."""

    model_config = RecordText.model_config

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


class LessonText(RecordText):
    """A record that nobody has played yet."""

    steps: tuple[StepText, ...] = Field(min_length=1)


def read_lesson(text: str) -> LessonText:
    """Return the lesson that a file tells; raises Fault."""
    lesson: LessonText = reading(lambda: LessonText.model_validate_json(text))
    return lesson
