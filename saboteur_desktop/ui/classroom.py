"""Where things are learned: the list, the lessons, and how far the person has come with them."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.lessons.contents import Lesson
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.preferences import Learned, Preferences, PreferencesFile
from saboteur_desktop.ui.scale import rescale, scale_of
from saboteur_desktop.ui.screens.learn import Entry, LearnSheet, Shelf
from saboteur_desktop.ui.screens.lesson import LessonScreen

translate = QCoreApplication.translate

_LESSON = "lesson:"


class Classroom(QObject):
    """Opens what is chosen from the list, goes on to the next, and keeps every step at once."""

    opened = Signal(object)
    """A page (GuidedTable) that shall fill the window."""
    left = Signal()
    """The person is through with the page: back to the list."""

    def __init__(
        self,
        over: QWidget,
        lessons: Sequence[Lesson],
        file: PreferencesFile,
        present: Callable[[], Preferences],
        sounds: Sounds,
    ) -> None:
        """The list lies over that widget; ``present`` tells the preferences as they hold now."""
        super().__init__(over)
        self._lessons = {f"{_LESSON}{lesson.name}": lesson for lesson in lessons}
        self._file, self._present, self._sounds = file, present, sounds
        self.sheet = LearnSheet(over)
        self.sheet.chosen.connect(self.begin)

    def open_list(self) -> None:
        """Lay the list over the page."""
        self.sheet.show_shelves(self._shelves, self._file.current.learned)
        rescale(self.sheet, scale_of(self.sheet.size()))
        self.sheet.open()

    def begin(self, key: str) -> None:
        """Open something of the list, where the person left it."""
        self.sheet.close_sheet()
        self._open_lesson(key, self._learned(key))

    # -- inner workings

    def _shelves(self) -> tuple[Shelf, ...]:
        lessons = (Entry(key, *lesson.words()[:2]) for key, lesson in self._lessons.items())
        return (Shelf(translate("Classroom", "Lessons at the table"), tuple(lessons)),)

    def _learned(self, key: str) -> Learned:
        return self._file.current.learned.get(key, Learned())

    def _keep(self, key: str, learned: Learned) -> None:
        self._file.change(learned={**self._file.current.model_dump()["learned"], key: learned.model_dump()})

    def _open_lesson(self, key: str, learned: Learned) -> None:
        following = next((later for before, later in pairwise(self._lessons) if before == key), None)
        page = LessonScreen(self._lessons[key], learned, self._present(), self._sounds, is_last=following is None)
        # Each of these ends the page that says it.
        later = Qt.ConnectionType.QueuedConnection
        page.progressed.connect(lambda now: self._keep(key, now))
        page.left.connect(self.left, later)
        page.again_wanted.connect(lambda: self._begin_anew(key), later)
        if following is not None:
            page.next_wanted.connect(lambda: self.begin(following), later)
        self.opened.emit(page)

    def _begin_anew(self, key: str) -> None:
        self._keep(key, Learned(done=self._learned(key).done))
        self.begin(key)
