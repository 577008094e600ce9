"""What can be learned by playing: shelves of lessons, each with a mark on what is done."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.paint.type import NAME
from saboteur_desktop.storage.preferences import Learned
from saboteur_desktop.ui.widgets.learn_row import LearnRow, Progress
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.text_label import Paragraph

_SIDE_BY_SIDE: Final = 1.3
"""Up to this size of text two columns have room."""


class Entry(NamedTuple):
    """One thing to be learned."""

    key: str
    """Its name, under which the progress is kept."""
    title: str
    about: str


class Shelf(NamedTuple):
    """Things of one kind, in the order of the course."""

    heading: str
    entries: tuple[Entry, ...]


class LearnSheet(Sheet):
    """Lies over the home screen; whoever opened it brings the person to what is chosen."""

    chosen = Signal(str)
    """The key of an entry."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 1500, 980)
        self.rows: dict[str, LearnRow] = {}
        self._headings: list[Paragraph] = []
        self._grids: list[tuple[QGridLayout, list[LearnRow]]] = []
        self._told: Callable[[], Sequence[Shelf]] = tuple
        self._marks: Mapping[str, Learned] = {}
        self.retranslate()

    def show_shelves(self, told: Callable[[], Sequence[Shelf]], marks: Mapping[str, Learned]) -> None:
        """Show these shelves, told anew in each language, with the marks of what is begun and done."""
        self._told, self._marks = told, marks
        if [entry.key for shelf in told() for entry in shelf.entries] != [*self.rows]:
            self._build(told())
        self.retranslate()

    def first_focus(self) -> QWidget | None:
        """What was begun, or the first thing that is new."""
        rows = self.rows.values()
        return next((row for state in ("begun", "new", "done") for row in rows if row.progress == state), None)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(self.tr("Learn to play"))
        words: dict[Progress, str] = {"new": "", "begun": self.tr("Begun."), "done": self.tr("Done.")}
        for heading, shelf in zip(self._headings, self._told(), strict=True):
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

    def _build(self, shelves: Sequence[Shelf]) -> None:
        while (item := self.body.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows, self._headings, self._grids = {}, [], []
        for shelf in shelves:
            self._headings.append(Paragraph(self.content, NAME, 25, "lamp", floor=17))
            self.body.addWidget(self._headings[-1])
            board = QWidget(self.content)
            grid = QGridLayout(board)
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setSpacing(2)
            rows = [LearnRow(board, number) for number in range(1, len(shelf.entries) + 1)]
            for row, entry in zip(rows, shelf.entries, strict=True):
                row.clicked.connect(lambda _checked=False, key=entry.key: self.chosen.emit(key))
                self.rows[entry.key] = row
            self._grids.append((grid, rows))
            self.body.addWidget(board)
        self.body.addStretch(1)


def progress_of(learned: Learned) -> Progress:
    """What is begun once more after it was done counts as begun."""
    if learned.step:
        return "begun"
    return "done" if learned.done else "new"
