"""Looking at something secret: a card in the middle, face down, that shows itself only while a button is held."""

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.secret_look import SecretLook
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.type import CAPTION, CENTRE, TITLE, draw_haloed
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import CARD_RATIO, card_height
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.scene import TableScene

translate = QCoreApplication.translate

HOLD_LIMIT_MS = 5000
"""A card shows itself this long at most, however long the button is held."""


def look_width(window: QSizeF) -> int:
    """The width of a card that is looked at."""
    return round(window.height() * 0.36 / CARD_RATIO)


class PeekSheet(DrawnItem):
    """The dimmed table with a card, drawn fresh each time: no picture of a secret is stored under its name."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene.sheets, Layer.PEEK_SHADE)
        self._scene = scene
        self.title, self.warning, self.scale_ = "", "", 1.0
        self.face: str | None = None
        self.sentence = ""
        """What the face shows, while it shows."""
        self.back = ""
        self.card = QRectF()

    def look(self) -> Hashable:
        return None

    def draw(self, p: QPainter, rect: QRectF) -> None:
        p.fillRect(rect, color("#0B0718", 0.80))
        pixmap = self._scene.renderer.picture(self.face or self.back, self.card.width()).pixmap
        p.drawPixmap(self.card, pixmap, QRectF(pixmap.rect()))
        s = self.scale_
        title = QRectF(rect.left(), self.card.top() - 76 * s, rect.width(), 56 * s)
        draw_haloed(p, title, self.sentence or self.title, TITLE, sized(38, s, 22))
        warning = QRectF(rect.left(), self.card.top() - 112 * s, rect.width(), 36 * s)
        draw_haloed(p, warning, self.warning, CAPTION, sized(20, s), "sand", align=CENTRE)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.draw(painter, self.rect)


class Peek(QObject):
    """One look at one card: opened with its face, closed by "Done"; in between the face shows while held."""

    shown = Signal()
    hidden = Signal()
    done = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.look: SecretLook | None = None
        """What is looked at, while a look is under way."""
        self._needs_hold = True
        self._sheet = PeekSheet(scene)
        self.hold = PaperButton(Button(icon="look", kind="cream"), scene.sheets, Layer.PEEK_CARD)
        self.close = PaperButton(Button(icon="confirm", kind="gold"), scene.sheets, Layer.PEEK_CARD)
        for item in (self._sheet, self.hold, self.close):
            scene.addItem(item)
            item.hide()
        self.hold.hold_started.connect(self.show_face)
        self.hold.hold_ended.connect(self.hide_face)
        self.close.tapped.connect(self.finish, Qt.ConnectionType.QueuedConnection)
        self.limit = QTimer(self)
        self.limit.setSingleShot(True)
        self.limit.setInterval(HOLD_LIMIT_MS)
        self.limit.timeout.connect(self.hide_face)

    @property
    def open(self) -> bool:
        """Whether a look is under way."""
        return self.look is not None

    @property
    def showing(self) -> bool:
        """Whether the face can be seen now."""
        return self._sheet.face is not None

    @property
    def words(self) -> str:
        """What is written over the card now."""
        return self._sheet.sentence or self._sheet.title

    @property
    def card_place(self) -> QRectF:
        """Where the card lies."""
        return QRectF(self._sheet.card)

    @property
    def needs_hold(self) -> bool:
        """Whether the face shows only while the button is held."""
        return self._needs_hold

    def set_needs_hold(self, needs_hold: bool) -> None:
        """With one person at the table nobody has to hold anything."""
        self._needs_hold = needs_hold

    def begin(self, look: SecretLook, layout: Layout) -> None:
        """Dim the table and bring the card."""
        self.look = look
        self._sheet.back = look.back
        warning = translate("Table", "Everyone else: please look away")
        self._sheet.title, self._sheet.warning = look.title, warning if self._needs_hold else ""
        px = layout.px(21, 16)
        self.hold.set_button(Button(translate("Table", "Hold to look"), "cream", px, "look"))
        self.close.set_button(Button(translate("Table", "Done"), "gold", px, "confirm"))
        self.lay_out(layout)
        self._sheet.show()
        self.close.show()
        self.hold.setVisible(self._needs_hold)
        if not self._needs_hold:
            self.show_face()

    def lay_out(self, layout: Layout) -> None:
        """Take the middle of the window."""
        s = layout.scale
        whole = QRectF(0, 0, layout.size.width(), layout.size.height())
        width = look_width(layout.size)
        height = card_height(width)
        self._sheet.scale_ = s
        self._sheet.set_place(whole)
        self._sheet.card = QRectF(
            round(whole.center().x() - width / 2), round(whole.center().y() - height / 2 - 10 * s), width, height
        )
        button = max(56.0, 68 * s)
        top = self._sheet.card.bottom() + 22 * s
        wide = max(self.hold.wanted_width(button), 260 * s)
        self.hold.set_place(QRectF(whole.center().x() - wide / 2, top, wide, button))
        narrow = max(self.close.wanted_width(button * 0.86), 180 * s)
        self.close.set_place(QRectF(whole.center().x() - narrow / 2, top + button + 18 * s, narrow, button * 0.86))

    def show_face(self) -> None:
        """Turn the card up; every picture it could have is fetched, so that the store does not tell which one has."""
        if self.look is None or self.showing:
            return
        for face in (*self.look.alike, self.look.back):
            self._scene.renderer.picture(face, self._sheet.card.width())
        self._sheet.face, self._sheet.sentence = self.look.face, self.look.sentence
        self._sheet.update()
        if self._needs_hold:
            self.limit.start()
        self.shown.emit()

    def hide_face(self) -> None:
        """Turn it down at once."""
        self.limit.stop()
        if self.showing:
            self._sheet.face, self._sheet.sentence = None, ""
            self._sheet.update()
            self.hidden.emit()

    def abandon(self) -> None:
        """Close without saying so."""
        self.hide_face()
        self.look = None
        for item in (self._sheet, self.hold, self.close):
            item.hide()

    def finish(self) -> None:
        """Enough seen."""
        if self.open:
            self.abandon()
            self.done.emit()
