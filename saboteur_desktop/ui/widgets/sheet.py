"""A sheet of paper over the page: settings, rules, a question. Esc and a press beside it close it."""

from math import ceil
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from saboteur_desktop.paint.palette import color, tokens
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.type import TITLE
from saboteur_desktop.ui.scale import rescale, scale_of
from saboteur_desktop.ui.widgets.finger_scroll import FingerScroll
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.text_label import TextLine


class Sheet(QWidget):
    """Covers its parent, dims it and holds the keyboard until it is closed; `body` takes content, `foot` buttons."""

    closed = Signal()

    def __init__(self, parent: QWidget, width: float = 1100, height: float = 900) -> None:
        super().__init__(parent)
        self._width, self._height = width, height
        self._panel = QRectF()
        self._focus_before: QWidget | None = None
        self.title = TextLine(self, TITLE, 40, "lamp", floor=22)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.content = QWidget()
        self.content.setAutoFillBackground(False)
        self.body = QVBoxLayout(self.content)
        self.area.setWidget(self.content)
        self.area.viewport().setAutoFillBackground(False)
        self.fingers = FingerScroll(self.area)
        self.content.setAutoFillBackground(False)
        self.close_button = PaperButton(self, icon="close", height=60)
        self.close_button.clicked.connect(self.close_sheet)
        self.foot: list[PaperButton] = []
        self._head: QWidget | None = None
        parent.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)
        self.hide()

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        self.close_button.setAccessibleName(self.tr("Close"))

    def set_head(self, head: QWidget) -> None:
        """Put a widget below the title, where it stays while the content scrolls."""
        head.setParent(self)
        self._head = head

    def add_foot(self, button: PaperButton) -> None:
        """Put a button at the lower edge, from right to left."""
        button.setParent(self)
        self.foot.append(button)

    def open(self) -> None:
        """Lie over the page."""
        self._focus_before = self.window().focusWidget()
        self.retranslate()
        self.setGeometry(self._parent().rect())
        self._arrange()
        self.show()
        self.raise_()
        (self.first_focus() or self.close_button).setFocus(Qt.FocusReason.PopupFocusReason)

    def first_focus(self) -> QWidget | None:
        """The widget that the keyboard reaches first."""
        return self.foot[0] if self.foot else None

    def close_sheet(self) -> None:
        """Go away; the keyboard returns to where it was, unless it went elsewhere by itself."""
        if self.isHidden():
            return
        focus = cast("QWidget | None", self.window().focusWidget())
        had_focus = focus is None or self.isAncestorOf(focus)
        self.hide()
        if self._focus_before is not None and had_focus:
            self._focus_before.setFocus(Qt.FocusReason.PopupFocusReason)
        self._focus_before = None
        self.closed.emit()

    def dress_anew(self) -> None:
        """Draw and lay out everything as it is wanted now."""
        if self.isVisible():
            self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._parent().rect())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._arrange()
            self.update()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Nothing that lies below may answer a key while the sheet is open; the window's own size is no such thing.
        event.setAccepted(event.key() != Qt.Key.Key_F11)
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._panel.contains(event.position()):
            self.close_sheet()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round among the sheet's own widgets."""
        stops = self._stops()
        now = self.window().focusWidget()
        if now in stops and stops:
            following = stops[(stops.index(now) + (1 if forward else -1)) % len(stops)]
        elif stops:
            following = stops[0 if forward else -1]
        else:
            return True
        following.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            p.fillRect(self.rect(), color("#05060E", 0.66))
            draw_panel(p, self._panel, 26 * scale_of(self.size()), "night2", 0.99, 12, "night5", 0.8)

    def _parent(self) -> QWidget:
        parent = self.parentWidget()
        assert parent is not None
        return parent

    def _stops(self) -> list[QWidget]:
        """The widgets that Tab stops at: from top to bottom, in a line from left to right, then foot and close button.

        What is scrolled out of sight may lie as low as the foot, so the place alone does not tell.
        """
        found = [
            widget
            for widget in self.findChildren(QWidget)
            if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        last = (*self.foot, self.close_button)
        ends: dict[QWidget, int] = {widget: place for place, widget in enumerate(last, 1)}
        return sorted(found, key=lambda widget: (ends.get(widget, 0), *self._line_and_column(widget)))

    def _line_and_column(self, widget: QWidget) -> tuple[int, int]:
        middle = QPoint(0, widget.height() // 2)
        if self.content.isAncestorOf(widget):
            # As if nothing were scrolled: what is out of sight above would come before the head.
            place = self.area.pos() + widget.mapTo(self.content, middle)
        else:
            place = widget.mapTo(self, middle)
        return place.y() // 24, place.x()

    def _follow_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        # What is under a pressed button of the mouse must not move: the click would be lost.
        pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is not None and self.content.isAncestorOf(now) and not pressed:
            self.area.ensureWidgetVisible(now)

    def _arrange(self) -> None:
        scale = scale_of(self.size())
        rescale(self, scale)
        room = 34 * scale
        width = min(self._width * scale, self.width() - 2 * room)
        height = min(self._height * scale, self.height() - 2 * room)
        self._panel = QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)
        panel = self._panel
        side = self.close_button.sizeHint()
        self.close_button.setGeometry(
            round(panel.right() - side.width() - 4 * scale), round(panel.top() + 4 * scale), side.width(), side.height()
        )
        title = self.title.sizeHint().height()
        top = panel.top() + 30 * scale
        self.title.setGeometry(
            round(panel.left() + room), round(top), round(panel.width() - 2 * room - side.width()), title
        )
        bottom = panel.bottom() - 22 * scale
        x = panel.right() - 22 * scale
        for button in self.foot:
            size = button.sizeHint()
            x -= size.width()
            button.setGeometry(round(x), round(bottom - size.height()), size.width(), size.height())
        if self.foot:
            bottom -= self.foot[0].sizeHint().height() + 4 * scale
        top += title + 22 * scale
        if self._head is not None:
            size = self._head.sizeHint()
            wide = min(float(size.width()), panel.width() - 2 * room)
            high = self._head.heightForWidth(round(wide)) if self._head.hasHeightForWidth() else size.height()
            self._head.setGeometry(round(panel.center().x() - wide / 2), round(top), round(wide), high)
            top += high + 8 * scale
        gap = ceil(12 * scale)
        self.body.setContentsMargins(gap, 0, gap, gap)
        self.body.setSpacing(gap)
        self.area.setGeometry(
            round(panel.left() + room - gap), round(top), round(panel.width() - 2 * (room - gap)), round(bottom - top)
        )
        self.area.setStyleSheet(_SCROLLING.format(width=max(10, round(14 * scale)), **tokens()))


_SCROLLING = """
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {night5}; border-radius: 4px; min-height: 48px; }}
QScrollBar::handle:vertical:disabled {{ background: transparent; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
