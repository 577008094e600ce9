"""The page at the end of a match: the house and its hunters as it came out, why, and what happened on the way."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSizeF, QVariantAnimation, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.haunted_house.engine.events import JewelOut
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.games.haunted_house.ui import end_words
from saboteur_desktop.games.haunted_house.ui.end_panels import FactPanel, HunterPanel, RisingPanel
from saboteur_desktop.games.haunted_house.ui.endings.ending import Ending, ending_of
from saboteur_desktop.games.haunted_house.ui.endings.scene import paint_ending
from saboteur_desktop.games.haunted_house.ui.pieces import faces
from saboteur_desktop.games.haunted_house.ui.texts import banner_words, hunter_name
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.table.metrics import is_upright
from saboteur_desktop.table.painted_room import painted_room
from saboteur_desktop.table.result_button import ResultButton
from saboteur_desktop.table.room_page import RoomPage
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate

UP_MS: Final = 260
"""How long a panel takes to come up."""
APART_MS: Final = 110
"""How long after the one before it begins."""
_ROWS: Final = 3
_DUSK: Final = {
    "won": ("#5B3FA0", "#1A1550"),
    "six": ("#4A1450", "#160A2E"),
    "trapped": ("#2A2A72", "#0E1038"),
    "stuck": ("#3A3A8C", "#121446"),
}


class EndPage(RoomPage):
    """Nothing is hidden in this game: everybody reads the same page."""

    again_requested = Signal()
    home_requested = Signal()
    board_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(faces.paint, parent)
        self._table: OpenTable | None = None
        self._looks: tuple[SeatLook, ...] = ()
        self._ending: Ending | None = None
        self.hunters: list[HunterPanel] = []
        self.facts: list[FactPanel] = []
        self.home_button = ResultButton(self, "night", "home")
        self.board_button = ResultButton(self, "night", "look")
        self.again_button = ResultButton(self, "gold", "play")
        self.buttons = (self.home_button, self.board_button, self.again_button)
        self.home_button.clicked.connect(self.home_requested)
        self.board_button.clicked.connect(self.board_requested)
        self.again_button.clicked.connect(self.again_requested)
        self._still = False
        self._rising = QVariantAnimation(self)
        self._rising.setStartValue(0.0)
        self._rising.valueChanged.connect(self._show_moment)

    def show_view(self, view: HouseView, looks: Sequence[SeatLook], reduced_motion: bool = False) -> None:
        """Show a match that is over; with reduced motion everything is there at once."""
        table = view.table
        self._rising.stop()
        self._table, self._looks, self._still = table, tuple(looks), reduced_motion
        avatars = tuple(looks[table.seat_of(hunter)].avatar for hunter in range(len(table.places)))
        self._ending = ending_of(table, avatars)
        self.leave_room()
        self.retranslate()
        self.renew()

    def retranslate(self) -> None:
        table = self._table
        if table is None:
            return
        words = banner_words(table, self._looks)
        self.ribbon.say(words.title, words.hint)
        self.home_button.setText(translate("HouseEnd", "Home"))
        self.board_button.setText(translate("HouseEnd", "See the house"))
        self.again_button.setText(translate("HouseEnd", "Play again"))
        self._renew_panels(table)

    def arrange(self, scale: float) -> None:
        self.queue.clear()
        hunters, facts = _places(QSizeF(self.size()), len(self.hunters), len(self.facts), scale)
        for panel, rect in zip(self._panels(), (*hunters, *facts), strict=True):
            panel.place(rect, scale)
            self.queue.add(panel.paint_picture)
        self.queue.add(self._begin_rising)

    def first_focus(self) -> QWidget:
        return self.again_button

    def coming_room(self) -> Future[QImage]:
        ending = self._ending
        assert ending is not None
        size, ratio = QSize(self.size()), self.devicePixelRatioF()
        return painted_room(repr(ending), lambda p, area: paint_ending(p, area, ending), size, ratio)

    def dusk(self) -> tuple[str, str]:
        return _DUSK[self._ending.result] if self._ending is not None else _DUSK["won"]

    def finish(self) -> None:
        """Let everything that moves come to rest."""
        self.queue.finish()
        self._rising.stop()
        self._show_moment(self._length())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish()
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()
        event.accept()

    # -- inner workings

    def _panels(self) -> tuple[RisingPanel, ...]:
        return (*self.hunters, *self.facts)

    def _renew_panels(self, table: OpenTable) -> None:
        self.discard(self._panels())
        brought = [event.hunter for event in table.log if isinstance(event, JewelOut)]
        self.hunters = [
            HunterPanel(
                self,
                self.faces,
                hunter,
                self._looks[table.seat_of(hunter)],
                hunter_name(table, self._looks, hunter),
                brought.count(hunter),
            )
            for hunter in range(len(table.places))
        ]
        self.facts = [FactPanel(self, self.faces, fact) for fact in end_words.facts_of(table)]
        for panel in self._panels():
            panel.show_share(1.0 if self._still else 0.0)
            panel.show()

    def _begin_rising(self) -> None:
        length = self._length()
        if self._still:
            self._show_moment(length)
            return
        self._still = True  # once shown all stays so, whatever size the window takes
        self._rising.setEndValue(length)
        self._rising.setDuration(round(length))
        self._rising.start()

    def _length(self) -> float:
        """How long all panels take together, in milliseconds."""
        return float(APART_MS * (len(self._panels()) - 1) + UP_MS)

    def _show_moment(self, elapsed: float) -> None:
        for number, panel in enumerate(self._panels()):
            panel.show_share(min(1.0, max(0.0, (elapsed - number * APART_MS) / UP_MS)))


def _places(size: QSizeF, hunters: int, facts: int, scale: float) -> tuple[list[QRectF], list[QRectF]]:
    """Where the panels lie: right of the house, in an upright window below it; in the middle where none is drawn."""
    s, gap, upright = scale, 16 * scale, is_upright(size)
    left, top, right = (60 * s, 196 * s, 60 * s) if upright else (size.width() * 0.51, 196 * s, 44 * s)
    if is_bold():
        left = right = max(60 * s, (size.width() - 1000 * s) / 2)
    elif upright:
        top = size.height() * 0.545
    room = QRectF(left, top, size.width() - left - right, size.height() - top - 164 * s)
    above = min(room.height() * 0.19, 150 * s)
    high = min((room.height() - above) / _ROWS - gap, 190 * s)
    top = room.top() + (room.height() - above - _ROWS * (high + gap)) / 2
    columns = -(-facts // _ROWS)
    rows = [_row(room, top + above + gap + row * (high + gap), columns, high, gap) for row in range(_ROWS)]
    return _row(room, top, hunters, above, gap), [place for row in rows for place in row][:facts]


def _row(room: QRectF, top: float, number: int, high: float, gap: float) -> list[QRectF]:
    wide = (room.width() - gap * (number - 1)) / number
    return [QRectF(room.left() + place * (wide + gap), top, wide, high) for place in range(number)]
