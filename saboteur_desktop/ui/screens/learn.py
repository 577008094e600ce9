"""What can be learned by playing: for each game a page of shelves, each thing with a mark on what is done."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.paint.type import NAME
from saboteur_desktop.storage.preferences import Learned
from saboteur_desktop.ui.widgets.learn_row import LearnRow, Progress
from saboteur_desktop.ui.widgets.segments import Segments
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.text_label import Paragraph
from saboteur_desktop.ui.widgets.vignette import Drawing, Vignette

_SIDE_BY_SIDE: Final = 1.3
"""Up to this size of text two columns have room."""


class Entry(NamedTuple):
    """One thing to be learned."""

    key: str
    """Its name, under which the progress is kept."""
    title: str
    about: str
    icon: str = ""
    """What stands in the place of its number, where it is no part of a course."""


class Shelf(NamedTuple):
    """Things of one kind, in the order of the course."""

    heading: str
    entries: tuple[Entry, ...]


class Course(NamedTuple):
    """What can be learned about one game."""

    name: str
    shelves: tuple[Shelf, ...]


class Place(NamedTuple):
    """What a game looks like in the list."""

    icon: str
    picture: Drawing | None = None
    """Fills the page where its shelves leave room."""


class LearnSheet(Sheet):
    """Lies over the home screen; whoever opened it brings the person to what is chosen."""

    chosen = Signal(str)
    """The key of an entry."""

    def __init__(self, parent: QWidget, places: Mapping[str, Place]) -> None:
        """``places`` are told by the ids of the games."""
        super().__init__(parent, 1500, 1600)
        self.games = Segments(
            self, tuple(places), next(iter(places)), icons=[place.icon for place in places.values()], pad=40
        )
        self.games.chosen.connect(self._turn_to)
        self.set_head(self.games)
        self.rows: dict[str, LearnRow] = {}
        self.headings: list[Paragraph] = []
        """Those of all games."""
        self._grids: list[tuple[QGridLayout, list[LearnRow]]] = []
        self._pages = {game: self._new_page() for game in places}
        self._pictures = {game: place.picture for game, place in places.items()}
        self._told: Callable[[], Mapping[str, Course]] = dict
        self._marks: Mapping[str, Learned] = {}
        self.retranslate()

    def show_courses(self, told: Callable[[], Mapping[str, Course]], marks: Mapping[str, Learned], game: str) -> None:
        """Show the courses, told anew in each language, with the marks of what is begun and done: first that game."""
        self._told, self._marks = told, marks
        if not self.rows:
            for each, course in told().items():
                self._fill(self._pages[each], course, self._pictures[each])
        self.games.set_current(game)
        self._turn_to(game)
        self.retranslate()

    def first_focus(self) -> QWidget | None:
        """What was begun of the game in sight, or the first thing that is new."""
        page = self._pages[self.games.current()]
        rows = [row for row in self.rows.values() if page.isAncestorOf(row)]
        return next((row for state in ("begun", "new", "done") for row in rows if row.progress == state), None)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(self.tr("Learn to play"))
        self.games.setAccessibleName(self.tr("Game"))
        words: dict[Progress, str] = {"new": "", "begun": self.tr("Begun."), "done": self.tr("Done.")}
        courses = self._told().values()
        if courses:
            self.games.set_labels([course.name for course in courses])
        shelves = (shelf for course in courses for shelf in course.shelves)
        for heading, shelf in zip(self.headings, shelves, strict=True):
            heading.setText(shelf.heading)
            for entry in shelf.entries:
                progress = progress_of(self._marks.get(entry.key, Learned()))
                self.rows[entry.key].set_texts(entry.title, entry.about, progress, words[progress])

    def _arrange(self) -> None:
        columns = 2 if appearance().text <= _SIDE_BY_SIDE and self.width() > self.height() else 1
        for grid, rows in self._grids:
            for place, row in enumerate(rows):
                grid.addWidget(row, place // columns, place % columns)
        super()._arrange()

    def _turn_to(self, game: str) -> None:
        for each, page in self._pages.items():
            page.setVisible(each == game)
        self.area.verticalScrollBar().setValue(0)

    def _new_page(self) -> QWidget:
        page = QWidget(self.content)
        QVBoxLayout(page).setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(page)
        return page

    def _fill(self, page: QWidget, course: Course, picture: Drawing | None) -> None:
        shelves = page.layout()
        assert isinstance(shelves, QVBoxLayout)
        for shelf in course.shelves:
            self.headings.append(Paragraph(page, NAME, 25, "lamp", floor=17))
            shelves.addWidget(self.headings[-1])
            board = QWidget(page)
            grid = QGridLayout(board)
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setSpacing(2)
            rows = [LearnRow(board, entry.icon or number) for number, entry in enumerate(shelf.entries, 1)]
            for row, entry in zip(rows, shelf.entries, strict=True):
                row.clicked.connect(lambda _checked=False, key=entry.key: self.chosen.emit(key))
                self.rows[entry.key] = row
            self._grids.append((grid, rows))
            shelves.addWidget(board)
        if picture is not None:
            shelves.addWidget(Vignette(page, picture), 1)
        else:
            shelves.addStretch(1)


def progress_of(learned: Learned) -> Progress:
    """What is begun once more after it was done counts as begun."""
    if learned.step:
        return "begun"
    return "done" if learned.done else "new"
