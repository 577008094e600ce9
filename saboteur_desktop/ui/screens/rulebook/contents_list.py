"""The contents of the rulebook: its chapters, and the paragraphs of the one that is open."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from saboteur_desktop.book.page import Chapter
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import fill
from saboteur_desktop.paint.surfaces import draw_focus_ring
from saboteur_desktop.paint.type import CAPTION, LEFT, NAME, Role, draw_paragraph, paragraph_height
from saboteur_desktop.table.metrics import TOUCH_TARGET
from saboteur_desktop.ui.scale import text_px
from saboteur_desktop.ui.widgets.finger_scroll import FingerScroll

_KEY: Final = Qt.ItemDataRole.UserRole
_IS_CHAPTER: Final = Qt.ItemDataRole.UserRole + 1

_Index = QModelIndex | QPersistentModelIndex


class ContentsList(QListWidget):
    """One line for each chapter; below the chapter that is read, one for each of its paragraphs."""

    chosen = Signal(str)
    """The key of the chapter or paragraph that somebody wants to read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self._chapter_of: dict[str, str] = {}
        self._open = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_Row(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.fingers = FingerScroll(self)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def show_chapters(self, chapters: Sequence[Chapter]) -> None:
        """List these."""
        self.clear()
        self._chapter_of = {}
        for chapter in chapters:
            self._add(chapter.key, chapter.title, chapter.key)
            for paragraph in chapter.paragraphs:
                self._add(paragraph.key, paragraph.heading, chapter.key)
        self._open_chapter(self._open)

    def show_place(self, key: str) -> None:
        """Mark what is read now, and open its chapter."""
        if key not in self._chapter_of:
            return
        self._open_chapter(self._chapter_of[key])
        for item in self._items():
            if item.data(_KEY) == key:
                self.setCurrentItem(item)
                self.scrollToItem(item)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self.scale = scale
        self.scheduleDelayedItemsLayout()

    def dress_anew(self) -> None:
        """Take on the size of text that is wanted now."""
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    # -- inner workings

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    def _add(self, key: str, words: str, chapter: str) -> None:
        item = QListWidgetItem(words, self)
        item.setData(_KEY, key)
        item.setData(_IS_CHAPTER, key == chapter)
        self._chapter_of[key] = chapter

    def _open_chapter(self, chapter: str) -> None:
        self._open = chapter
        for item in self._items():
            item.setHidden(not item.data(_IS_CHAPTER) and self._chapter_of[item.data(_KEY)] != chapter)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(_KEY))


class _Row(QStyledItemDelegate):
    """A line: bold for a chapter, set in for a paragraph; as high as its words need, never below a fingertip."""

    def __init__(self, contents: ContentsList) -> None:
        super().__init__(contents)
        self._list = contents

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        width = self._list.viewport().width()
        words, role, px, lead = self._line(index)
        high = paragraph_height(words, role, px, width - lead - px * 0.6) + px * 0.8
        return QSize(width - 2, ceil(max(TOUCH_TARGET, high)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        words, role, px, lead = self._line(index)
        state, whole = option.state, QRectF(option.rect)
        read = index == self._list.currentIndex()
        painter.save()
        painter.setRenderHints(HINTS)
        paper = whole.adjusted(3, 2, -3, -2)
        if read:
            fill(painter, rounded_rect(paper, px * 0.5), color("night4"))
        tint = "lamp" if index.data(_IS_CHAPTER) else "cream" if read else "sand"
        place = whole.adjusted(lead, 0, -px * 0.5, 0)
        draw_paragraph(painter, place, words, role, px, tint, LEFT)
        if read and state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, paper.adjusted(5, 5, -5, -5), px * 0.4, 2.4)
        painter.restore()

    def _line(self, index: _Index) -> tuple[str, Role, float, float]:
        px = text_px(19, self._list.scale, 15)
        chapter = index.data(_IS_CHAPTER)
        return str(index.data()), NAME if chapter else CAPTION, px, px * (0.6 if chapter else 1.5)
