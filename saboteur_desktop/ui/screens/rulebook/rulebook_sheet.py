"""The rulebook: its contents at the left, its text beside them, and above both what one needs to find something."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QKeyCombination, QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeySequence, QMouseEvent, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from saboteur_desktop.book.page import Book
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.table.metrics import is_upright
from saboteur_desktop.table.shortcut import Shortcut
from saboteur_desktop.table.window_shortcuts import NEXT_PLACE, SEARCH, WAY_BACK
from saboteur_desktop.ui.game_names import game_name
from saboteur_desktop.ui.rulebooks import Shelved
from saboteur_desktop.ui.scale import scale_of, text_px
from saboteur_desktop.ui.screens.rulebook.book_page import BookPage
from saboteur_desktop.ui.screens.rulebook.book_tools import BookTools
from saboteur_desktop.ui.screens.rulebook.contents_list import ContentsList
from saboteur_desktop.ui.screens.rulebook.pdf_saving import PdfSaving
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.toast import Toast

_ZOOMS: Final = (0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
_HEIGHT: Final = 1020
_UPRIGHT: Final = 1840
_CONTENTS: Final = 16
"""Width of the contents, in sizes of their text."""
_BOTH: Final = 52
"""Contents and text lie side by side where there is room for so many sizes of text."""


class RulebookSheet(Sheet):
    """Opened at a paragraph, or where it lay open before. It tells rules, and nothing of a match."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 1760, _HEIGHT)
        self._shelf: Sequence[Shelved] = ()
        self._game = ""
        self._book: Book | None = None
        self._zoom = 1.0
        self._closed = True
        self.other = PaperButton(self, icon="book", px=22, height=52)
        self.tools = BookTools(self)
        self.set_head(self.tools)
        self.contents = ContentsList(self.content)
        self.page = BookPage(self.content)
        self.columns = QHBoxLayout()
        self.columns.addWidget(self.contents)
        self.columns.addWidget(self.page, 1)
        self.body.addLayout(self.columns, 1)
        self.saving = PdfSaving(self)
        self.toast = Toast(self)
        self._connect()
        self._listen()
        self.retranslate()

    def _connect(self) -> None:
        tools, page = self.tools, self.page
        self.other.clicked.connect(self._change_books)
        tools.back.clicked.connect(page.backward)
        tools.forward.clicked.connect(page.forward)
        tools.contents.toggled.connect(self._change_sides)
        tools.smaller.clicked.connect(lambda: self._enlarge(-1))
        tools.larger.clicked.connect(lambda: self._enlarge(1))
        tools.paper.clicked.connect(self._save)
        tools.field.textChanged.connect(page.look_for)
        tools.field.stepped.connect(page.search.next)
        tools.next.clicked.connect(lambda: page.search.next())
        tools.previous.clicked.connect(lambda: page.search.next(-1))
        page.history_changed.connect(self._show_ways)
        page.search.changed.connect(lambda: tools.show_hits(page.search.hit, page.search.hits))
        page.place_changed.connect(self.contents.show_place)
        self.contents.chosen.connect(self._read)
        self.saving.told.connect(self.toast.say)
        self.closed.connect(self._put_away)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.update)

    def _listen(self) -> None:
        """Keys that mean the same whatever has the focus."""
        keys = QKeySequence.StandardKey
        acts: tuple[tuple[QKeySequence, Callable[[], None]], ...] = (
            (_sequence(SEARCH), self._search),
            (_sequence(NEXT_PLACE), self.page.search.next),
            (QKeySequence(keys.FindPrevious), lambda: self.page.search.next(-1)),
            (_sequence(WAY_BACK), self.page.backward),
            (QKeySequence(keys.Forward), self.page.forward),
            (QKeySequence(keys.ZoomIn), lambda: self._enlarge(1)),
            (QKeySequence(keys.ZoomOut), lambda: self._enlarge(-1)),
        )
        for key, act in acts:
            shortcut = QShortcut(key, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def show_rules(self, shelf: Sequence[Shelved], key: str = "") -> None:
        """Lay the first rulebook of a shelf over the page, at that paragraph.

        Without a paragraph the one of them that was read last lies open where it lay open before. Another one on the
        shelf can be read instead.
        """
        self.tools.contents.setChecked(False)
        if not key:
            shelf = sorted(shelf, key=lambda shelved: shelved.game != self._game)
        anew = self._closed or shelf[0].game != self._game
        self._shelf, self._closed = shelf, False
        self.open()
        if anew:
            self._begin(key)
        else:
            self.page.start_at(key)

    def close_book(self) -> None:
        """Put it away, and open it at its beginning next time: where somebody read is nobody else's business.

        It may lie open at the paragraph about a card of a hand.
        """
        self._closed = True
        self.close_sheet()

    def first_focus(self) -> QWidget | None:
        return self.page if not self.page.isHidden() else self.contents

    def retranslate(self) -> None:
        super().retranslate()
        self.tools.retranslate()
        self.contents.setAccessibleName(self.tr("Contents"))
        self.other.setVisible(len(self._shelf) > 1)
        if not self._shelf:
            return
        self._game, write = self._shelf[0]
        self._book = write()
        self.title.set_text(self._book.title)
        self.page.setAccessibleName(self._book.title)
        self.contents.show_chapters(self._book.chapters)
        self.page.show_book(self._book)
        if len(self._shelf) > 1:
            name = game_name(self._shelf[1].game)
            self.other.setText(name)
            self.other.setAccessibleName(self.tr("Rules of another game: {game}").format(game=name))

    # -- Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.BackButton:
            self.page.backward()
        elif event.button() == Qt.MouseButton.ForwardButton:
            self.page.forward()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        for widget in (self.page, self.contents):
            if widget.hasFocus():
                place = QRectF(widget.rect().translated(widget.mapTo(self, QPoint())))
                with QPainter(self) as p:
                    p.setRenderHints(HINTS)
                    draw_focus_ring(p, place, 8, 3)

    # -- inner workings

    def _put_away(self) -> None:
        """What nobody reads is not written in another language either."""
        self._shelf = ()

    def _change_books(self) -> None:
        """Read the next rulebook on the shelf, from its beginning."""
        first, *others = self._shelf
        self._shelf = (*others, first)
        self.retranslate()
        self._arrange()
        self._begin("")

    def _begin(self, key: str) -> None:
        """Open a book that did not lie open: nothing is looked for in it yet."""
        self.tools.field.clear()
        if self._book is not None:
            self.page.start_at(key or self._book.chapters[0].key)

    def _read(self, key: str) -> None:
        self.tools.contents.setChecked(False)
        self.page.go_to(key)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _change_sides(self) -> None:
        """Show the contents or the text, where there is room for one of them, and give it the keyboard."""
        self._arrange()
        (self.page if self.contents.isHidden() else self.contents).setFocus(Qt.FocusReason.OtherFocusReason)

    def _search(self) -> None:
        self.tools.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.tools.field.selectAll()

    def _show_ways(self) -> None:
        back, forward = self.page.ways
        self.tools.back.setEnabled(back)
        self.tools.forward.setEnabled(forward)

    def _enlarge(self, step: int) -> None:
        place = min(max(0, _ZOOMS.index(self._zoom) + step), len(_ZOOMS) - 1)
        self._zoom = _ZOOMS[place]
        self.tools.smaller.setEnabled(place > 0)
        self.tools.larger.setEnabled(place < len(_ZOOMS) - 1)
        self.page.set_zoom(self._zoom)
        self._arrange()

    def _save(self) -> None:
        if self._book is not None:
            self.saving.ask(self._book)

    def _arrange(self) -> None:
        """Contents and text side by side, or one of them alone."""
        scale = scale_of(self.size())
        room = min(self._width * scale, self.width() - 68 * scale) - 68 * scale
        px = text_px(19, scale, 15)
        upright = is_upright(QSizeF(self.size()))
        self._height = _UPRIGHT if upright else _HEIGHT
        narrow = upright or room < _BOTH * max(px, self.page.text_px())
        self.tools.set_scale(scale)
        self.tools.set_narrow(narrow)
        listed = self.tools.contents.isChecked() or not narrow
        self.contents.setVisible(listed)
        self.page.setVisible(not (narrow and listed))
        self.contents.setMaximumWidth(round(room) if narrow else round(_CONTENTS * px))
        self.contents.setMinimumWidth(0 if narrow else round(_CONTENTS * px))
        self.columns.setSpacing(round(20 * scale))
        super()._arrange()
        if not self.other.isHidden():
            self._place_other(scale)

    def _place_other(self, scale: float) -> None:
        """Beside the button that closes; the title has what room is left."""
        size, close, title = self.other.sizeHint(), self.close_button.geometry(), self.title.geometry()
        left = close.left() - size.width() - round(8 * scale)
        self.other.setGeometry(left, close.center().y() - size.height() // 2, size.width(), size.height())
        self.title.setGeometry(title.x(), title.y(), left - title.x() - round(12 * scale), title.height())


def _sequence(shortcut: Shortcut) -> QKeySequence:
    """A key of the page of keys, as Qt listens to it."""
    return QKeySequence(QKeyCombination(shortcut.modifier, shortcut.keys[0]))
