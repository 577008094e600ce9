"""The scene of a card table: its cards, its one hand, its clock and its back wall."""

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from saboteur_desktop.table.animation import AnimationQueue, Animator
from saboteur_desktop.table.camera import Camera
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.card_look import CARD, Silhouette
from saboteur_desktop.table.drag import DragController, Exit, Pointer, State
from saboteur_desktop.table.drop_target import NoTargets
from saboteur_desktop.table.keyboard import TableKeys
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.pointer import PointerInput
from saboteur_desktop.table.renderer import FaceRenderer, PaintFace, SheetStore
from saboteur_desktop.table.turn_button import TurnButton


class TableScene(QGraphicsScene):
    """What every game's table has. Scene coordinates are the logical pixels of the window.

    The scene draws and asks; it decides nothing. A subclass lays out its parts in `lay_out` and keeps its cards
    through `add_card` and `remove_card`, so that each card has one owner and one name.
    """

    hurried = Signal()
    """Somebody presses, clicks or goes on: what only decorates the table comes to its end."""
    changed = Signal()
    """The things that can have the keyboard's focus are others now, or lie elsewhere."""

    def __init__(self, paint_face: PaintFace, min_scale: float = 60.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.renderer = FaceRenderer(paint_face, self)
        self.sheets = SheetStore()
        self.animator = Animator(self)
        self.queue = AnimationQueue(self.animator, self)
        self.camera = Camera(self.animator, min_scale, self)
        self.controller = DragController(self)
        self.pointer = PointerInput(self, self.controller, self.camera)
        self.keys = TableKeys(self.controller, self.queue, self)
        self.cards: dict[str, CardItem] = {}
        self.renderer.wait_while(lambda: self.queue.playing or self.controller.state is State.DRAGGING)
        self._size = QSizeF()
        self._backdrop = QGraphicsPixmapItem()
        self._backdrop.setZValue(Layer.BACKDROP)
        self.addItem(self._backdrop)
        self.turn_button = TurnButton(self.controller)
        self.addItem(self.turn_button)

    # -- size

    @property
    def size(self) -> QSizeF:
        """Size of the window."""
        return QSizeF(self._size)

    @property
    def dpr(self) -> float:
        """Device pixels per logical pixel."""
        return self.renderer.dpr

    def resize(self, size: QSizeF, dpr: float) -> None:
        """The window has a new size or is on another screen."""
        if (size == self._size and dpr == self.dpr) or size.isEmpty():
            return
        self.controller.cancel(Exit.PUT_BACK)
        self._size = QSizeF(size)
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        if dpr != self.dpr:
            self.renderer.set_dpr(dpr)
        self.sheets.set_window(size, dpr)
        self.lay_out()
        for card in self.cards.values():
            card.refresh()

    def dress_anew(self) -> None:
        """Draw everything anew: it looks different from now on."""
        self.controller.cancel(Exit.PUT_BACK)
        self.renderer.forget()
        self.sheets.clear()
        self.lay_out()
        for card in self.cards.values():
            card.refresh()
        for item in self.items():
            item.update()

    def lay_out(self) -> None:
        """Put everything in its place for the present size."""

    def set_backdrop(self, pixmap: QPixmap) -> None:
        """Draw this behind everything."""
        self._backdrop.setPixmap(pixmap)

    # -- cards

    def add_card(self, card_id: str, back: str, silhouette: Silhouette = CARD) -> CardItem:
        """A new card, face down, or whatever has that silhouette."""
        if card_id in self.cards:
            raise KeyError(f"there is a card named {card_id!r} already")
        card = CardItem(card_id, back, self.renderer, self.sheets, self.animator, silhouette)
        self.cards[card_id] = card
        self.addItem(card)
        return card

    def remove_card(self, card_id: str) -> None:
        """Take a card off the table for good."""
        card = self.cards.pop(card_id)
        if self.controller.hold is not None and self.controller.hold.card is card:
            self.controller.cancel(Exit.PUT_BACK)
        self.animator.drop_owned_by(card)
        self.pointer.forget(card)
        self.removeItem(card)
        card.deleteLater()

    def dispose(self) -> None:
        """Stop the clock, take everything off the table and go: nothing of a match may outlive its table."""
        self.give_up(Exit.TURN_ENDED)
        self.queue.clear()
        self.animator.stop()
        self.controller.set_enabled(False)
        self.controller.set_provider(NoTargets())
        for card_id in list(self.cards):
            self.remove_card(card_id)
        self.deleteLater()

    # -- what ends a drag

    def give_up(self, way: Exit) -> None:
        """Let go of everything that is held or pressed."""
        self.pointer.lose(way)

    def skip(self) -> bool:
        """Finish what is being played; whether anything was that a press is used up for."""
        self.hurried.emit()
        if not self.queue.playing:
            return False
        self.queue.skip()
        return True

    # -- events

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.RightButton:
            self.pointer.turn(event.scenePos())
        elif event.button() == Qt.MouseButton.LeftButton and not self.skip():
            self.pointer.press(event.scenePos(), Pointer.MOUSE)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.move(event.scenePos())
        else:
            self.pointer.hover(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(event.scenePos())

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.accept()
        self.pointer.wheel(event.scenePos(), event.delta() / 120)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.keys.press(event))
