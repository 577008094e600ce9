"""Where things are learned: the list, lessons, puzzles and the explanation, and how far the person has come."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.lesson import Lesson
from saboteur_desktop.games.saboteur.ui.puzzles.contents import TablePuzzle
from saboteur_desktop.paint.haunted_house import draw_haunted_house
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.speech.voice import Voice
from saboteur_desktop.storage.preferences import Learned, Preferences, PreferencesFile
from saboteur_desktop.ui.game_names import game_name
from saboteur_desktop.ui.reading_aloud import ReadingAloud
from saboteur_desktop.ui.scale import rescale, scale_of
from saboteur_desktop.ui.screens.explanation import ExplanationScreen
from saboteur_desktop.ui.screens.learn import Course, Entry, LearnSheet, Place, Shelf
from saboteur_desktop.ui.screens.lesson import LessonScreen
from saboteur_desktop.ui.screens.puzzle import PuzzleScreen

translate = QCoreApplication.translate

_LESSON = "lesson:"
_PUZZLE = "puzzle:"
_EXPLANATION = "explanation:aloud"
_PLACES: Final[Mapping[str, Place]] = {
    "saboteur": Place("pickaxe-mark"),
    "haunted-house": Place("ghost", draw_haunted_house),
}


class Classroom(QObject):
    """Opens what is chosen from the list, goes on to the next, and keeps every step at once."""

    opened = Signal(object)
    """A page (GuidedTable) that shall fill the window."""
    left = Signal()
    """The person is through with the page: back to the list."""

    def __init__(
        self,
        over: QWidget,
        lessons: Mapping[str, Sequence[Lesson]],
        puzzles: Sequence[TablePuzzle],
        file: PreferencesFile,
        present: Callable[[], Preferences],
        sounds: Sounds,
        voice: Voice,
    ) -> None:
        """The list lies over that widget; ``lessons`` are told by the ids of their games.

        ``present`` tells the preferences as they hold now.
        """
        super().__init__(over)
        self._courses = {
            game: {f"{_LESSON}{lesson.name}": lesson for lesson in course} for game, course in lessons.items()
        }
        self._lessons = {key: lesson for course in self._courses.values() for key, lesson in course.items()}
        self._puzzles = {f"{_PUZZLE}{puzzle.name}": puzzle for puzzle in puzzles}
        self._file, self._present, self._sounds = file, present, sounds
        self._reading = ReadingAloud(voice, self)
        self.sheet = LearnSheet(over, _PLACES)
        self.sheet.chosen.connect(self.begin)

    def open_list(self, game: str) -> None:
        """Lay the list over the page, with that game in sight."""
        self.sheet.show_courses(self._told, self._file.current.learned, game)
        rescale(self.sheet, scale_of(self.sheet.size()))
        self.sheet.open()

    def begin(self, key: str) -> None:
        """Open something of the list, where the person left it."""
        self.sheet.close_sheet()
        if key == _EXPLANATION:
            self.opened.emit(self._explanation_page())
        else:
            self.opened.emit(self._lesson_page(key) if key in self._lessons else self._puzzle_page(key))

    # -- inner workings

    def _told(self) -> dict[str, Course]:
        return {game: Course(game_name(game), tuple(self._shelves_of(game))) for game in self._courses}

    def _shelves_of(self, game: str) -> Iterator[Shelf]:
        if game == "saboteur":
            yield Shelf(
                translate("Classroom", "For the person who explains"),
                (
                    Entry(
                        _EXPLANATION,
                        translate("Classroom", "Explain Saboteur aloud"),
                        translate("Classroom", "Ten steps for everybody at the table, in large words and read aloud."),
                        "sound",
                    ),
                ),
            )
        lessons = self._courses[game].items()
        yield Shelf(
            translate("Classroom", "Lessons at the table"),
            tuple(Entry(key, *lesson.words()[:2]) for key, lesson in lessons),
        )
        if game == "saboteur":
            puzzles = (Entry(key, puzzle.words().title, puzzle.about()) for key, puzzle in self._puzzles.items())
            yield Shelf(translate("Classroom", "Puzzles: one move is the best"), tuple(puzzles))

    def _learned(self, key: str) -> Learned:
        return self._file.current.learned.get(key, Learned())

    def _keep(self, key: str, learned: Learned) -> None:
        self._file.change(learned={**self._file.current.learned, key: learned})

    def _lesson_page(self, key: str) -> LessonScreen:
        course = next(course for course in self._courses.values() if key in course)
        following = _after(key, course)
        page = LessonScreen(
            self._lessons[key], self._learned(key), self._present(), self._sounds, is_last=following is None
        )
        self._follow(page, key, following)
        return page

    def _puzzle_page(self, key: str) -> PuzzleScreen:
        following = _after(key, self._puzzles)
        page = PuzzleScreen(self._puzzles[key], self._present(), self._sounds, is_last=following is None)
        self._follow(page, key, following)
        return page

    def _explanation_page(self) -> ExplanationScreen:
        page = ExplanationScreen(self._present(), self._reading, self._sounds)
        page.told.connect(lambda: self._keep(_EXPLANATION, Learned(done=True)))
        page.left.connect(self.left, Qt.ConnectionType.QueuedConnection)
        return page

    def _follow(self, page: LessonScreen | PuzzleScreen, key: str, following: str | None) -> None:
        # Each of these ends the page that says it.
        later = Qt.ConnectionType.QueuedConnection
        page.progressed.connect(lambda now: self._keep(key, now))
        page.left.connect(self.left, later)
        page.again_wanted.connect(lambda: self._begin_anew(key), later)
        if following is not None:
            page.next_wanted.connect(lambda: self.begin(following), later)

    def _begin_anew(self, key: str) -> None:
        self._keep(key, Learned(done=self._learned(key).done))
        self.begin(key)


def _after(key: str, keys: Iterable[str]) -> str | None:
    return next((later for before, later in pairwise(keys) if before == key), None)
