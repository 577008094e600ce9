"""Pixmaps of card faces and of other drawn parts, painted once per size and pixel ratio.

A face costs tens of milliseconds, so it is painted on demand or while nothing else happens. A face that is not
there yet in the wanted size is shown as the nearest one there is, scaled; `painted` tells when to look again.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from saboteur_desktop.table.metrics import CARD_RATIO, window_scale

PaintFace = Callable[[str, QSize], QImage]
"""Paints a face into an image of exactly this many device pixels."""

FACE_BUDGET = 192 * 1024 * 1024
SHEETS_OF_A_WINDOW = 2
"""Other parts may fill the window so many times: enough for all that is seen at once and for what comes back soon."""
_BUSY_MS = 40
"""How soon it is looked again whether there is time to paint."""


class Picture(NamedTuple):
    """A pixmap, and whether it has the wanted size or is a stand-in to be scaled."""

    pixmap: QPixmap
    exact: bool


def device_size(width: float, dpr: float) -> QSize:
    """The device pixels of a card that is `width` logical pixels wide."""
    return QSize(max(1, round(width * dpr)), max(1, round(width * CARD_RATIO * dpr)))


class PixmapStore:
    """Pixmaps by key; the least recently used ones go when the budget of bytes is spent."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._bytes = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pixmaps

    def keys(self) -> list[Hashable]:
        """All keys, the least recently used first."""
        return list(self._pixmaps)

    def get(self, key: Hashable) -> QPixmap | None:
        """The pixmap under this key."""
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
        return pixmap

    def put(self, key: Hashable, pixmap: QPixmap) -> None:
        """Keep a pixmap, and let the oldest go if need be."""
        self.drop(key)
        self._pixmaps[key] = pixmap
        self._bytes += _bytes_of(pixmap)
        self._let_go()

    def limit(self, budget: int) -> None:
        """Spend no more than that from now on."""
        self._budget = budget
        self._let_go()

    def _let_go(self) -> None:
        while self._bytes > self._budget and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._bytes -= _bytes_of(oldest)

    def drop(self, key: Hashable) -> None:
        """Forget a pixmap."""
        pixmap = self._pixmaps.pop(key, None)
        if pixmap is not None:
            self._bytes -= _bytes_of(pixmap)

    def clear(self) -> None:
        """Forget everything."""
        self._pixmaps.clear()
        self._bytes = 0


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _window_bytes(size: QSizeF) -> int:
    return int(size.width() * size.height() * 4) * SHEETS_OF_A_WINDOW


class FaceRenderer(QObject):
    """The pixmaps of all card faces at the pixel ratio of the screen."""

    painted = Signal(str)
    """A face has just been painted in idle time."""

    def __init__(self, paint_face: PaintFace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paint_face = paint_face
        self._dpr = 1.0
        self._store = PixmapStore(FACE_BUDGET)
        self._sizes: dict[str, set[tuple[int, int]]] = {}
        self._wanted: OrderedDict[tuple[str, tuple[int, int]], None] = OrderedDict()
        self._is_busy: Callable[[], bool] = lambda: False
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self._paint_next)

    @property
    def dpr(self) -> float:
        """Device pixels per logical pixel."""
        return self._dpr

    def set_dpr(self, dpr: float) -> None:
        """Paint for another screen from now on; older pixmaps serve as stand-ins until then."""
        self._dpr = dpr
        self._wanted.clear()

    def wait_while(self, is_busy: Callable[[], bool]) -> None:
        """Paint ahead only while this says no: a face takes longer than a frame."""
        self._is_busy = is_busy

    def picture(self, face: str, width: float) -> Picture:
        """The face at this width; painted now only if no size of it exists yet."""
        size = device_size(width, self._dpr).toTuple()
        pixmap = self._store.get((face, size))
        if pixmap is not None:
            return Picture(pixmap, True)
        stand_in = self._nearest(face, size)
        if stand_in is None:
            return Picture(self._paint(face, size), True)
        self._want(face, size, urgent=True)
        return Picture(stand_in, False)

    def prepaint(self, faces: Iterable[str], width: float) -> None:
        """Paint these faces when nothing else happens."""
        size = device_size(width, self._dpr).toTuple()
        for face in faces:
            self._want(face, size, urgent=False)

    def keys(self) -> list[Hashable]:
        """The faces and sizes in store: they must be the same whoever looks at the screen."""
        return self._store.keys()

    def forget(self) -> None:
        """Drop all pixmaps: the faces look different from now on."""
        self._store.clear()
        self._sizes.clear()
        self._wanted.clear()

    def _want(self, face: str, size: tuple[int, int], urgent: bool) -> None:
        key = (face, size)
        if key in self._store:
            return
        self._wanted[key] = None
        if urgent:
            self._wanted.move_to_end(key, last=False)
        if not self._idle.isActive():
            self._idle.start(0)

    def _nearest(self, face: str, size: tuple[int, int]) -> QPixmap | None:
        there = [other for other in self._sizes.get(face, ()) if (face, other) in self._store]
        if not there:
            return None
        best = min(there, key=lambda other: (other[0] < size[0], abs(other[0] - size[0])))
        return self._store.get((face, best))

    def _paint_next(self) -> None:
        if self._is_busy():
            self._idle.start(_BUSY_MS)
            return
        while self._wanted:
            (face, size), _ = self._wanted.popitem(last=False)
            if (face, size) not in self._store:
                self._paint(face, size)
                self.painted.emit(face)
                break
        if self._wanted:
            self._idle.start(0)

    def _paint(self, face: str, size: tuple[int, int]) -> QPixmap:
        image = self._paint_face(face, QSize(*size))
        image.setDevicePixelRatio(self._dpr)
        pixmap = QPixmap.fromImage(image)
        self._store.put((face, size), pixmap)
        self._sizes.setdefault(face, set()).add(size)
        return pixmap


class SheetStore:
    """Other drawn parts (glows, shadows, marks, panels), painted the first time they are shown."""

    def __init__(self) -> None:
        self._dpr = 1.0
        self._scale = 1.0
        self._store = PixmapStore(_window_bytes(QSizeF(1920, 1080)))

    @property
    def dpr(self) -> float:
        """Device pixels per logical pixel."""
        return self._dpr

    @property
    def scale(self) -> float:
        """How large things are drawn, see `metrics.window_scale`."""
        return self._scale

    def set_window(self, size: QSizeF, dpr: float) -> None:
        """Paint for a window of that size and its screen from now on."""
        self._scale = window_scale(size)
        if dpr != self._dpr:
            self._dpr = dpr
            self._store.clear()
        self._store.limit(_window_bytes(size * dpr))

    def sheet(self, key: Hashable, size: QSizeF, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
        """The part under this key and size; `draw` paints it into the rectangle when it is not in store."""
        width, height = max(1, round(size.width() * self._dpr)), max(1, round(size.height() * self._dpr))
        full_key = (key, width, height)
        pixmap = self._store.get(full_key)
        if pixmap is None:
            pixmap = QPixmap(width, height)
            pixmap.fill(Qt.GlobalColor.transparent)
            pixmap.setDevicePixelRatio(self._dpr)
            painter = QPainter(pixmap)
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing
                | QPainter.RenderHint.TextAntialiasing
                | QPainter.RenderHint.SmoothPixmapTransform
            )
            draw(painter, QRectF(0, 0, width / self._dpr, height / self._dpr))
            painter.end()
            self._store.put(full_key, pixmap)
        return pixmap

    def keys(self) -> list[Hashable]:
        """The parts in store."""
        return self._store.keys()

    def clear(self) -> None:
        """Drop all parts: they look different from now on."""
        self._store.clear()
