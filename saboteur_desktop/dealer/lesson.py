"""Lessons: their files, their words, and what a table needs to play one."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.dealer.lesson_words import LessonWords, Told
from saboteur_desktop.kernel.fault import Fault
from saboteur_desktop.kernel.game import Game, RoundRecord
from saboteur_desktop.kernel.lesson_text import Asks, LessonText, MoveText, read_lesson
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.record_text import SeatText
from saboteur_desktop.storage.seats import SeatPlan

translate = QCoreApplication.translate


class LessonStep(NamedTuple):
    """One step, as the table plays it."""

    key: str
    asks: Asks
    right: tuple[Any, ...]
    then: tuple[Any, ...]


class Lesson:
    """A lesson as its file tells it."""

    def __init__(self, file: Path, game: Game, words: Mapping[str, Told]) -> None:
        """``file`` is named after a number, which is its place in the course, and the name of the lesson."""
        self._file, self._words = file, words
        self.game = game
        self.name = file.stem.partition("-")[2]

    @cached_property
    def text(self) -> LessonText:
        """The position and the steps; raises Fault when the file makes no sense."""
        return read_lesson(self._file.read_text("utf-8"))

    @cached_property
    def steps(self) -> tuple[LessonStep, ...]:
        """What is asked for, one thing after another; raises Fault when there is no such move."""
        return tuple(
            LessonStep(
                step.key,
                step.asks,
                self._moves(f"steps.{number}.right", step.right),
                self._moves(f"steps.{number}.then", step.then),
            )
            for number, step in enumerate(self.text.steps)
        )

    def words(self) -> LessonWords:
        """What it says in the language that is on."""
        return self._words[self.name]()

    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits at the table: the person who learns has the first seat."""
        return seats_at(self.text.seats)

    def match(self, moves: tuple[dict[str, Any], ...] = ()) -> Match:
        """The match of the lesson after these moves; raises ValueError when they do not hold."""
        ruleset = self.game.read_ruleset(self.text.ruleset)
        record = RoundRecord(self.text.rounds[0].setup, moves)
        return Match.resumed(self.game, ruleset, len(self.text.seats), self.name, (record,))

    def _moves(self, path: str, texts: Sequence[MoveText]) -> tuple[Any, ...]:
        read = []
        for number, text in enumerate(texts):
            try:
                read.append(self.game.read_move(text))
            except Fault as fault:
                raise fault.within(f"{path}.{number}") from None
        return tuple(read)


_FACES: Final = (6, 5, 9)


def seats_at(table: Sequence[SeatText]) -> tuple[SeatPlan, ...]:
    """Give written seats a face and a name in the language that is on; the computer players follow a script."""
    return tuple(
        SeatPlan(name=name, avatar=face, kind=seat.kind, level="script" if seat.kind == "bot" else None)
        for seat, name, face in zip(table, _names(), _FACES, strict=False)
    )


def lessons_in(folder: Path, game: Game, words: Mapping[str, Told]) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in the order of the course; words are told by the names of the lessons."""
    return tuple(Lesson(file, game, words) for file in sorted(folder.glob("*.json")))


def _names() -> tuple[str, ...]:
    return translate("NewMatchScreen", "Hana"), translate("NewMatchScreen", "Pip"), translate("NewMatchScreen", "Fern")
