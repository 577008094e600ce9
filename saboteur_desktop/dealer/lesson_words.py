"""What a lesson says, in the language that is on."""

from collections.abc import Callable, Mapping
from typing import NamedTuple


class StepWords(NamedTuple):
    """The words of one step."""

    say: str
    """What is to be done, and why."""
    wrong: str = ""
    """The answer to a move that the rules allow and the step does not ask for; steps without a move need none."""


class LessonWords(NamedTuple):
    """All words of a lesson."""

    title: str
    about: str
    """What is learned, in one line."""
    praise: str
    """What is said at the end."""
    steps: Mapping[str, StepWords]
    """By the key of the step."""


Told = Callable[[], LessonWords]
"""Says a lesson in the language that is on now."""
