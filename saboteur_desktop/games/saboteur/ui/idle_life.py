"""The room breathes while nobody does anything: the lanterns flicker a little, and dust drifts in their light.

It is the first thing to give way: nothing of it moves while anything else does, while the table is covered or not in
sight, and where it makes the window late it rests.
"""

import math
import random
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QSizeF, QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem

from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.cavern import furnish
from saboteur_desktop.paint.furniture import draw_lantern_light, draw_mote
from saboteur_desktop.table.drag import State
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

TICK_MS: Final = 90
LATE_MS: Final = 3 * TICK_MS
PATIENCE: Final = 6
"""So many ticks in a row may come late before it rests."""
_MOTES = 12
_LANTERN = 56.0
"""Size of a lantern, at 1080."""


class _Mote(NamedTuple):
    """One grain of dust: where it hovers, how far it strays, and how many seconds it takes there and back."""

    item: QGraphicsPixmapItem
    middle: QPointF
    stray: QPointF
    seconds: float
    late: float


class IdleLife(QObject):
    """Moves what lies just before the back wall."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._layout: Layout | None = None
        self._lights: list[QGraphicsPixmapItem] = []
        self._motes: list[_Mote] = []
        self._wanted = False
        self._late = 0
        self._lived = 0.0
        self._since = QElapsedTimer()
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self.tick)

    @property
    def awake(self) -> bool:
        """Whether its clock runs."""
        return self._ticks.isActive()

    def set_wanted(self, wanted: bool) -> None:
        """Whether anybody could see it."""
        self._wanted = wanted
        self.renew()

    def lay_out(self, layout: Layout) -> None:
        """Take the places of lanterns and dust in that room."""
        self._layout = layout
        self.renew()

    def renew(self) -> None:
        """Begin again, or stop, as the settings of motion and contrast ask."""
        self._ticks.stop()
        self._clear()
        self._late = 0
        if self._wanted and self._layout is not None and not self._scene.animator.reduced and not is_bold():
            self._furnish(self._layout)
            self._since.start()
            self._ticks.start()

    def live(self, seconds: float) -> None:
        """Let time pass for lanterns and dust."""
        self._lived += seconds
        now = self._lived
        for place, light in enumerate(self._lights):
            flicker = math.sin(now * 1.7 + place * 2.4) + 0.6 * math.sin(now * 4.1 + place)
            light.setOpacity(0.5 + 0.28 * flicker)
        for mote in self._motes:
            angle = math.tau * (now / mote.seconds + mote.late)
            mote.item.setPos(mote.middle + QPointF(mote.stray.x() * math.sin(angle), mote.stray.y() * math.cos(angle)))
            mote.item.setOpacity(0.55 + 0.35 * math.sin(angle * 0.5))

    def tick(self) -> None:
        """The clock has struck."""
        self.pass_time(self._since.restart())

    def pass_time(self, ms: int) -> None:
        """So long it is since the clock struck before: live on, if nothing else moves and there is time for it."""
        scene = self._scene
        if scene.animator.busy or scene.queue.playing or scene.controller.state is State.DRAGGING:
            return
        self._late = self._late + 1 if ms > LATE_MS else 0
        if self._late > PATIENCE:
            self._ticks.stop()
        else:
            self.live(min(ms, LATE_MS) / 1000)

    # -- inner workings

    def _furnish(self, layout: Layout) -> None:
        s, sheets, rng = layout.scale, self._scene.sheets, random.Random(8)
        glow = round(_LANTERN * s * 3.2)
        light = sheets.sheet("lantern-light", QSizeF(glow, glow), draw_lantern_light)
        for place in furnish(layout.board, layout.board.bottom(), s).lanterns:
            self._lights.append(self._add(QGraphicsPixmapItem(light), place + QPointF(0, _LANTERN * s * 0.1), 1))
        grain = max(6, round(13 * s))
        mote = sheets.sheet("mote", QSizeF(grain, grain), draw_mote)
        for _ in range(_MOTES):
            middle = layout.board.topLeft() + QPointF(
                layout.board.width() * rng.uniform(0.04, 0.96), layout.board.height() * rng.uniform(0.06, 0.94)
            )
            stray = QPointF(rng.uniform(12, 34) * s, rng.uniform(18, 46) * s)
            item = self._add(QGraphicsPixmapItem(mote), middle, 2)
            self._motes.append(_Mote(item, middle, stray, rng.uniform(9, 16), rng.random()))
        self.live(0)

    def _add(self, item: QGraphicsPixmapItem, place: QPointF, above_wall: int) -> QGraphicsPixmapItem:
        size = item.pixmap().deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setPos(place)
        item.setZValue(Layer.BACKDROP + above_wall)
        self._scene.addItem(item)
        return item

    def _clear(self) -> None:
        for item in (*self._lights, *(mote.item for mote in self._motes)):
            self._scene.removeItem(item)
        self._lights, self._motes = [], []
