"""The text of the rulebook: read, searched, and gone through from link to link."""

from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from saboteur_desktop.book.page import Book
from saboteur_desktop.book.page_html import FOLD, book_html, headings_of
from saboteur_desktop.book.page_look import PageLook, on_screen
from saboteur_desktop.book.pictures import Pictures, picture_name
from saboteur_desktop.ui.scale import text_px
from saboteur_desktop.ui.screens.rulebook.book_search import BookSearch
from saboteur_desktop.ui.screens.rulebook.finding import told_elsewhere
from saboteur_desktop.ui.screens.rulebook.ways import Place, Ways
from saboteur_desktop.ui.widgets.finger_scroll import FingerScroll

_BOOK: Final = "book:rules"
_TEXT: Final = 21.0
_FLOOR: Final = 16.0


class BookPage(QTextBrowser):
    """Shows the chapters of a book one below the other. Links lead on within the book, and the way back is kept."""

    place_changed = Signal(str)
    """Another paragraph is being read: its key."""
    history_changed = Signal()
    """There is a way back or forward now, or no longer."""
    link_followed = Signal(str)
    """A link leads to a paragraph that is not here: its key."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._book = _EMPTY
        self._headings: dict[str, str] = {}
        self._look = PageLook(on_screen(), _TEXT, 600)
        self._pictures = Pictures(_EMPTY, self._look, 1)
        self._waiting: list[QUrl] = []
        self._scale, self._zoom = 1.0, 1.0
        self._unfolded: set[str] = set()
        self._ways = Ways()
        self._tops: list[tuple[str, QTextBlock]] = []
        self.search = BookSearch(self)
        self._read_key = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setUndoRedoEnabled(False)
        self.setOpenLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.document().setDocumentMargin(0)
        self._leave_room()
        self.fingers = FingerScroll(self)
        self._painting = QTimer(self)
        self._painting.timeout.connect(self._paint_next)
        self.anchorClicked.connect(self._follow)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._tell_place)
        bar.rangeChanged.connect(lambda first, last: bar.setEnabled(last > first))

    # -- what is read

    @property
    def look(self) -> PageLook:
        """How the pages look now."""
        return self._look

    def show_book(self, book: Book) -> None:
        """Show this one, at the paragraph that was read before if it has it, else from the beginning."""
        place = self.place()
        self._book, self._headings = book, headings_of(book.chapters)
        self._render(place)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        if scale != self._scale:
            self._scale = scale
            self._leave_room()
            self._render(self.place())

    def set_zoom(self, zoom: float) -> None:
        """Make everything that many times as large as it is on other pages."""
        self._zoom = zoom
        self._render(self.place())

    def dress_anew(self) -> None:
        """Take on the size of text and the colours that are wanted now."""
        self._render(self.place())

    def text_px(self) -> float:
        """The size of the text now."""
        return text_px(_TEXT, self._scale, _FLOOR) * self._zoom

    def go_to(self, key: str) -> None:
        """Go to that paragraph or chapter; the way back is kept."""
        if key in self._headings:
            self._ways.leave(self._here())
            self._go(Place(key, 0))

    def start_at(self, key: str) -> None:
        """Begin to read there, with no way back to what was read before; without a key, where the book lay open."""
        if key in self._headings:
            self._go(Place(key, 0))
        self._ways.clear()
        self.history_changed.emit()

    def backward(self) -> None:
        """Go back to where a link was followed."""
        self._go(self._ways.back_from(self._here()))

    def forward(self) -> None:
        """Go where one has come back from."""
        self._go(self._ways.forward_from(self._here()))

    @property
    def ways(self) -> tuple[bool, bool]:
        """Whether there is a way back, and a way forward."""
        return self._ways.open

    def place(self) -> Place | None:
        """Where the upper edge is now."""
        now = self.verticalScrollBar().value()
        found = None
        for key, block in self._tops:
            top = self._top_of(block)
            if found is not None and top > now + 2:
                break
            found = Place(key, now - top)
        return found

    def is_unfolded(self, key: str) -> bool:
        """Whether what other rules say about that paragraph is to be read."""
        return key in self._unfolded

    def unfold_everything(self) -> None:
        """Let everything be read that other rules say."""
        self._unfolded = set(self._headings)
        self._render(self.place())

    def look_for(self, words: str) -> None:
        """Mark the words wherever they occur, unfolding what other rules say about them; no words mark nothing."""
        words = words.strip()
        folded = told_elsewhere(self._book.chapters, words) - self._unfolded if words else set()
        if folded:
            self._unfolded |= folded
            self._render(self.place())
        self.search.look_for(words)

    # -- Qt

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        if kind == QTextDocument.ResourceType.HtmlResource.value:
            return book_html(self._book.chapters, self._look, self._unfolded)
        if kind == QTextDocument.ResourceType.ImageResource.value:
            wanted = QUrl(name)
            kept = self._pictures.kept(picture_name(wanted))
            if kept is not None:
                return kept
            if wanted not in self._waiting:
                self._waiting.append(wanted)
                self._painting.start(0)
            return _NOTHING_YET
        return super().loadResource(kind, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        place = self.place()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._render(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.BackButton:
            self.backward()
        elif event.button() == Qt.MouseButton.ForwardButton:
            self.forward()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that read and follow links; Esc is the sheet's."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    # -- inner workings

    def _render(self, place: Place | None) -> None:
        """Lay the book out anew, with that place at the upper edge."""
        if not self._book.chapters:
            return
        look = PageLook(on_screen(), self.text_px(), max(100, self.viewport().width()))
        if look != self._look or self._pictures.book != self._book:
            self._pictures = Pictures(self._book, look, self.devicePixelRatioF())
        self._look = look
        self._waiting.clear()
        self.document().setDefaultFont(look.font)
        if self.source().isEmpty():
            self.setSource(QUrl(_BOOK))
        else:
            self.reload()
        blocks = (block for block in _blocks(self.document()) if block.blockFormat().headingLevel())
        self._tops = list(zip(self._headings, blocks, strict=True))
        self.search.mark()
        self._put(place)

    def _here(self) -> Place:
        return self.place() or Place(next(iter(self._headings)), 0)

    def _go(self, place: Place | None) -> None:
        if place is not None and place.key in self._headings:
            # Tab goes on from here.
            self.setTextCursor(QTextCursor(dict(self._tops)[place.key]))
            self._put(place)
            self._tell_place()
        self.history_changed.emit()

    def _leave_room(self) -> None:
        """Keep the text away from the ring of the focus."""
        room = round(14 * self._scale)
        self.setViewportMargins(room, room // 2, room // 2, room // 2)

    def _put(self, place: Place | None) -> None:
        tops = dict(self._tops)
        if place is None or place.key not in tops:
            self.verticalScrollBar().setValue(0)
            return
        keys = list(tops)
        top = self._top_of(tops[place.key])
        following = keys.index(place.key) + 1
        end = self._top_of(tops[keys[following]]) if following < len(keys) else top + place.above + 1
        self.verticalScrollBar().setValue(min(top + place.above, max(top, end - 1)))

    def _top_of(self, block: QTextBlock) -> int:
        return round(self.document().documentLayout().blockBoundingRect(block).top())

    def _follow(self, link: QUrl) -> None:
        key = link.fragment()
        if link.toString().startswith(FOLD):
            folded = link.toString().removeprefix(FOLD)
            self._unfolded ^= {folded}
            self._render(self.place())
        elif key in self._headings:
            self.go_to(key)
        else:
            self.link_followed.emit(key)

    def _tell_place(self) -> None:
        place = self.place()
        if place is not None and place.key != self._read_key:
            self._read_key = place.key
            self.place_changed.emit(place.key)

    def _paint_next(self) -> None:
        """Paint one of the pictures that came into sight; the page can be scrolled meanwhile."""
        if not self._waiting:
            self._painting.stop()
            return
        url = self._waiting.pop()  # what was scrolled into sight last
        image = self._pictures.paint(picture_name(url))
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, url, image)
        self.viewport().update()


_EMPTY: Final = Book("", (), lambda name, size: QImage(size, QImage.Format.Format_ARGB32_Premultiplied))
_NOTHING_YET: Final = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
_NOTHING_YET.fill(Qt.GlobalColor.transparent)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()
