"""A small button beside what was explained or refused: the rulebook, opened where it tells about it."""

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer

from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.match_scene import MatchScene
from saboteur_desktop.table.metrics import TOUCH_TARGET
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.window_shortcuts import RULES, key_caps

LINGERS_MS = 4000
"""How long it stays after what it is about: a mouse or a finger has to come over to it."""
_AWAY = 14.0
_EDGE = 8.0


class RulesButton(QObject):
    """What it is about is each game's business; a tap asks for the paragraph, and then it is gone."""

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene)
        self.button = PaperButton(Button(), scene.sheets, Layer.POPUP)
        scene.addItem(self.button)
        self.button.hide()
        self._wanted = scene.rules_requested
        self._about = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LINGERS_MS)
        self._timer.timeout.connect(self.forget)
        # It vanishes while it is tapped, so the rulebook opens after the tap.
        self.button.tapped.connect(self._open, Qt.ConnectionType.QueuedConnection)

    @property
    def about(self) -> str:
        """The paragraph that a tap leads to; empty while the button is not there."""
        return self._about

    def show(self, key: str, label: str, place: QRectF, taken: QRectF, room: QRectF, scale: float) -> None:
        """Stand beside a place and in a room, where nothing else is to be read, until it is told to go."""
        self._timer.stop()
        self._about = key
        look = Button(label=label, icon="book", key=key_caps(RULES)[0], kind="cream", px=sized(21, scale, 16))
        self.button.set_button(look)
        height = max(TOUCH_TARGET, 54 * scale)
        size = QRectF(0, 0, self.button.wanted_width(height), height)
        self.button.set_place(_free_place(size, place, taken, room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), scale))
        self.button.show()

    def linger(self) -> None:
        """Stay for a while and go."""
        if self._about and not self._timer.isActive():
            self._timer.start()

    def forget(self) -> None:
        """Go away."""
        self._timer.stop()
        self._about = ""
        self.button.hide()

    def _open(self) -> None:
        key = self._about
        self.forget()
        if key:
            self._wanted.emit(key)


def _free_place(size: QRectF, about: QRectF, taken: QRectF, room: QRectF, scale: float) -> QRectF:
    """Below, above, right or left of what it is about: in the room, and where nothing else is to be read."""
    away, middle = _AWAY * scale, about.center() - size.center()
    x = min(max(room.left(), middle.x()), room.right() - size.width())
    y = min(max(room.top(), middle.y()), room.bottom() - size.height())
    places = [
        size.translated(corner)
        for corner in (
            QPointF(x, about.bottom() + away),
            QPointF(x, about.top() - away - size.height()),
            QPointF(about.right() + away, y),
            QPointF(about.left() - away - size.width(), y),
        )
    ]
    return next((place for place in places if room.contains(place) and not place.intersects(taken)), places[0])
