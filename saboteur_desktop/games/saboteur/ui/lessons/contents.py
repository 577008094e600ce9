"""All lessons: their files, their words, and what a table needs to play one."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.engine.notation.lesson import Asks, LessonText, read_lesson
from saboteur_desktop.games.saboteur.engine.notation.moves import move_of
from saboteur_desktop.games.saboteur.ui.lessons.actions import ACTIONS
from saboteur_desktop.games.saboteur.ui.lessons.expansion import EXPANSION
from saboteur_desktop.games.saboteur.ui.lessons.rounds import ROUNDS
from saboteur_desktop.games.saboteur.ui.lessons.tunnels import TUNNELS
from saboteur_desktop.games.saboteur.ui.lessons.words import LessonWords, Told
from saboteur_desktop.kernel.game import Game, RoundRecord
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.record_text import SeatText
from saboteur_desktop.storage.seats import SeatPlan

translate = QCoreApplication.translate

WORDS: Final[Mapping[str, Told]] = {**TUNNELS, **ACTIONS, **ROUNDS, **EXPANSION}
"""What each lesson says, by its name."""


class LessonStep(NamedTuple):
    """One step, as the table plays it."""

    key: str
    asks: Asks
    right: tuple[Move, ...]
    then: tuple[Move, ...]


class Lesson:
    """A lesson as its file tells it."""

    def __init__(self, file: Path) -> None:
        """``file`` is named after a number, which is its place in the course, and the name of the lesson."""
        self._file = file
        self.name = file.stem.partition("-")[2]

    @cached_property
    def text(self) -> LessonText:
        """The position and the steps; raises Fault when the file makes no sense."""
        return read_lesson(self._file.read_text("utf-8"))

    @cached_property
    def steps(self) -> tuple[LessonStep, ...]:
        """What is asked for, one thing after another."""
        return tuple(
            LessonStep(step.key, step.asks, tuple(map(move_of, step.right)), tuple(map(move_of, step.then)))
            for step in self.text.steps
        )

    def words(self) -> LessonWords:
        """What it says in the language that is on."""
        return WORDS[self.name]()

    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits at the table: the person who learns has the first seat."""
        return seats_at(self.text.seats)

    def match(self, game: Game, moves: tuple[dict[str, Any], ...] = ()) -> Match:
        """The match of the lesson after these moves; raises ValueError when they do not hold."""
        setup = self.text.rounds[0].setup.model_dump(mode="json", exclude_unset=True)
        return Match.resumed(game, self.text.ruleset, len(self.text.seats), self.name, (RoundRecord(setup, moves),))


_FACES: Final = (6, 5, 9)


def seats_at(table: Sequence[SeatText]) -> tuple[SeatPlan, ...]:
    """Give written seats a face and a name in the language that is on; the computer players follow a script."""
    return tuple(
        SeatPlan(name=name, avatar=face, kind=seat.kind, level="script" if seat.kind == "bot" else None)
        for seat, name, face in zip(table, _names(), _FACES, strict=False)
    )


def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    """Return every lesson of a folder, in the order of the course."""
    return tuple(map(Lesson, sorted(folder.glob("*.json"))))


def _names() -> tuple[str, ...]:
    return translate("NewMatchScreen", "Hana"), translate("NewMatchScreen", "Pip"), translate("NewMatchScreen", "Fern")
