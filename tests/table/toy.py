"""A toy game on the table toolkit: cards with two ways up, cells that take one way, both or none."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.table.card_item import CardItem, Face
from saboteur_desktop.table.drag import DragController, Hold, State
from saboteur_desktop.table.drop_target import DropTarget, EdgeMark, Proposal, Spot, Verdict
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.view import TableView

YES = Verdict(True)
NO = Verdict(False, "It does not fit.", (EdgeMark(Qt.Edge.RightEdge, False),))
CELLS = {"upright": QRectF(300, 60, 80, 100), "flipped": QRectF(400, 60, 80, 100), "both": QRectF(500, 60, 80, 100)}
WALL = QRectF(580, 60, 80, 100)
SEAT = QRectF(20, 60, 160, 100)


class Painted:
    """A face painter that notes what it painted."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, int, int]] = []

    def __call__(self, face: str, size: QSize) -> QImage:
        self.calls.append((face, size.width(), size.height()))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("teal" if face.endswith("turned") else "gold"))
        return image


class ToyScene(TableScene):
    """Three cards in hand: "a" and "b" can be turned, "act" cannot."""

    def __init__(self, painted: Painted) -> None:
        super().__init__(painted)
        self.proposals: list[Proposal] = []
        self.asked = 0
        for index, name in enumerate(("a", "b", "act")):
            card = self.add_card(name, "back")
            card.show_face(Face(name, f"{name}-turned" if name != "act" else None))
            card.grabbable = True
            card.home = Spot(QPointF(300 + 120 * index, 500), 100)
            card.home_layer = Layer.HAND_CARD + index
            card.setZValue(card.home_layer)
            card.place(card.home)
            card.rest()
        self.controller.set_provider(self)
        self.controller.set_enabled(True)
        self.controller.move_proposed.connect(self.proposals.append)
        self.keys.set_hand(lambda: list(self.cards.values()))
        self.camera.set_content(QRectF(-1, -2, 7, 6))
        self.camera.set_window(QRectF(200, 20, 560, 400), 1.0)

    def targets(self, card_id: str, turned: bool) -> Sequence[DropTarget]:
        self.asked += 1
        if card_id == "act":
            return [DropTarget("seat", SEAT, YES), DropTarget("wall", WALL, NO)]
        return [
            DropTarget("upright", CELLS["upright"], NO if turned else YES, snaps=True, asks=True),
            DropTarget("flipped", CELLS["flipped"], YES if turned else NO, snaps=True, asks=True),
            DropTarget("both", CELLS["both"], YES, snaps=True, asks=True),
            DropTarget("wall", WALL, NO, snaps=True, asks=True),
        ]


class ToyTable:
    """A shown view on the toy scene, and hands to play on it."""

    def __init__(self) -> None:
        self.painted = Painted()
        self.scene = ToyScene(self.painted)
        self.view = TableView(self.scene)
        self.view.resize(QSize(800, 600))

    @property
    def controller(self) -> DragController:
        return self.scene.controller

    def state(self) -> State:
        return self.controller.state

    def hold(self) -> Hold:
        assert self.controller.hold is not None
        return self.controller.hold

    def over(self) -> Hashable:
        place = self.hold().place
        return None if place is None else place.id

    def verdict(self) -> Verdict:
        verdict = self.hold().verdict
        assert verdict is not None
        return verdict

    def card(self, name: str) -> CardItem:
        return self.scene.cards[name]

    def press(self, where: QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mousePress(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self._at(where))

    def move(self, where: QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self._at(where))

    def release(self, where: QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseRelease(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self._at(where))

    def click(self, where: QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self._at(where))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self.view, QKeyEvent(kind, key, modifier))

    def start_drag(self, name: str, towards: QPointF | None = None) -> None:
        home = self.card(name).home.center
        self.press(home)
        self.move(home + QPointF(0, -12))
        if towards is not None:
            self.move(towards)

    def drag(self, name: str, where: QPointF) -> None:
        self.start_drag(name, where)
        self.release(where)

    def settle(self) -> None:
        """Let every animation end."""
        self.scene.animator.finish()

    def size(self) -> QSizeF:
        return QSizeF(self.view.viewport().size())

    def _at(self, where: QPointF) -> QPoint:
        return self.view.mapFromScene(where)
