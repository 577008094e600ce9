"""Which part of an endless board is seen, and how large.

The board is measured in world units: a card is 1 wide and `CARD_RATIO` high. `scale` is the width of a card in
pixels. While `following`, the camera fits all that lies on the board; a zoom or pan by hand ends that until `fit`.
"""

from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from saboteur_desktop.table.animation import CAMERA, Animator
from saboteur_desktop.table.metrics import whole_card_width

MAX_SCALE = 360.0
NEARLY_FITTING = 1.04
"""Pinched down to this much more than the fitting scale, all of the board is meant."""


class Grip(NamedTuple):
    """A point of the board that fingers or the mouse have taken hold of, and the scale at that moment."""

    world: QPointF
    scale: float


class Camera(QObject):
    """Maps the board's world to the scene."""

    changed = Signal()

    def __init__(self, animator: Animator, min_scale: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._animator = animator
        self._min_scale = min_scale
        self._dpr = 1.0
        self._window = QRectF(0, 0, 1, 1)
        self._content = QRectF(0, 0, 1, 1)
        self._core = QRectF()
        self._scale = 100.0
        self._origin = QPointF(0, 0)
        self.following = True
        self.steady = True
        """Whether the scale will stay; while it is on its way nothing has to be painted for it."""

    @property
    def scale(self) -> float:
        """Width of a card in pixels."""
        return self._scale

    @property
    def window(self) -> QRectF:
        """The part of the scene through which the board is seen."""
        return QRectF(self._window)

    def to_scene(self, world: QPointF) -> QPointF:
        """Where a point of the board is drawn."""
        return QPointF(self._origin.x() + world.x() * self._scale, self._origin.y() + world.y() * self._scale)

    def to_world(self, point: QPointF) -> QPointF:
        """Which point of the board is drawn here."""
        return QPointF((point.x() - self._origin.x()) / self._scale, (point.y() - self._origin.y()) / self._scale)

    def rect_to_scene(self, world: QRectF) -> QRectF:
        """Where a rectangle of the board is drawn."""
        corner = self.to_scene(world.topLeft())
        return QRectF(corner.x(), corner.y(), world.width() * self._scale, world.height() * self._scale)

    def set_window(self, window: QRectF, dpr: float) -> None:
        """The window has a new place or size: fit again while following, else keep the middle in the middle."""
        middle = self.to_world(self._window.center())
        self._window, self._dpr = QRectF(window), dpr
        if self.following:
            self._jump(*self._fitting())
        else:
            self._jump(self._scale, self._origin_for(middle, self._scale, self._window.center()))

    def set_content(self, content: QRectF, core: QRectF | None = None, animated: bool = True) -> None:
        """What lies on the board has grown or shrunk; without following the picture stands still.

        `core` is the part that stays in sight when all of it would be too small.
        """
        core = QRectF() if core is None else core
        if (content, core) == (self._content, self._core):
            return
        self._content, self._core = QRectF(content), QRectF(core)
        if self.following:
            self._go(*self._fitting(), animated)
        else:
            self._jump(self._scale, self._clamped(self._origin, self._scale))

    def set_least(self, scale: float) -> None:
        """Fit the board with smaller cards than usual, down to that width, before any of it has to leave the window."""
        self._min_scale = scale
        if self.following:
            self._jump(*self._fitting())

    def fit(self, animated: bool = True) -> None:
        """Show all of the board and follow it from now on."""
        self.following = True
        self._go(*self._fitting(), animated)

    def zoom_at(self, point: QPointF, factor: float) -> None:
        """Zoom about a point that stays where it is."""
        self.following = False
        self._jump(*self._pulled(self.grip(point), point, factor))

    def grip(self, point: QPointF) -> Grip:
        """Take hold of the board there."""
        return Grip(self.to_world(point), self._scale)

    def pull(self, grip: Grip, point: QPointF, factor: float = 1.0) -> None:
        """Bring what was gripped there, so many times as large as it was then.

        It always starts from the grip, so that rounding does not add up and the way back leads to the same picture.
        """
        self.following = False
        self._jump(*self._pulled(grip, point, factor), steady=factor == 1.0)

    def settle(self) -> None:
        """The fingers are gone: follow the board again if they have brought nearly all of it into sight."""
        self._jump(self._scale, self._origin)
        if not self.following and self._scale <= self._fitting()[0] * NEARLY_FITTING:
            self.fit()

    def _pulled(self, grip: Grip, point: QPointF, factor: float) -> tuple[float, QPointF]:
        scale = min(MAX_SCALE, max(min(self._min_scale, self._fitting()[0]), grip.scale * factor))
        return scale, self._clamped(self._origin_for(grip.world, scale, point), scale)

    def reveal(self, world: QRectF) -> None:
        """Move as little as needed to bring a rectangle of the board into the window."""
        shift = self._shift_into_sight(world, self._scale, self._origin)
        if not shift.isNull():
            self._go(self._scale, self._origin + shift, True)

    def _fitting(self) -> tuple[float, QPointF]:
        room = min(self._window.width() / self._content.width(), self._window.height() / self._content.height())
        scale = whole_card_width(min(MAX_SCALE, max(self._min_scale, room)), self._dpr)
        origin = self._origin_for(self._content.center(), scale, self._window.center())
        return scale, origin + self._shift_into_sight(self._core, scale, origin)

    def _shift_into_sight(self, world: QRectF, scale: float, origin: QPointF) -> QPointF:
        """The shortest way to bring a rectangle of the board into the window."""
        corner = origin + world.topLeft() * scale
        right, bottom = corner.x() + world.width() * scale, corner.y() + world.height() * scale
        dx = max(0.0, self._window.left() - corner.x()) - max(0.0, right - self._window.right())
        dy = max(0.0, self._window.top() - corner.y()) - max(0.0, bottom - self._window.bottom())
        return QPointF(round(dx * self._dpr) / self._dpr, round(dy * self._dpr) / self._dpr)

    def _origin_for(self, world: QPointF, scale: float, point: QPointF) -> QPointF:
        """The origin, on whole device pixels, that puts a point of the board there."""
        x, y = point.x() - world.x() * scale, point.y() - world.y() * scale
        return QPointF(round(x * self._dpr) / self._dpr, round(y * self._dpr) / self._dpr)

    def _clamped(self, origin: QPointF, scale: float) -> QPointF:
        """An origin that leaves a part of the content in the middle half of the window."""
        inner = self._window.adjusted(
            self._window.width() / 4, self._window.height() / 4, -self._window.width() / 4, -self._window.height() / 4
        )
        content = self._content
        x = min(inner.right() - content.left() * scale, max(inner.left() - content.right() * scale, origin.x()))
        y = min(inner.bottom() - content.top() * scale, max(inner.top() - content.bottom() * scale, origin.y()))
        return QPointF(round(x * self._dpr) / self._dpr, round(y * self._dpr) / self._dpr)

    def _go(self, scale: float, origin: QPointF, animated: bool) -> None:
        if not animated:
            self._jump(scale, origin)
            return
        from_scale, from_origin = self._scale, self._origin

        def apply(progress: float) -> None:
            if progress >= 1.0:
                self._set(scale, origin)
            else:
                between = from_origin + (origin - from_origin) * progress
                self._set(from_scale + (scale - from_scale) * progress, between, steady=scale == from_scale)

        self._animator.start(("camera", id(self)), apply, CAMERA, owner=self)

    def _jump(self, scale: float, origin: QPointF, steady: bool = True) -> None:
        self._animator.drop(("camera", id(self)))
        self._set(scale, origin, steady)

    def _set(self, scale: float, origin: QPointF, steady: bool = True) -> None:
        if (scale, origin, steady) != (self._scale, self._origin, self.steady):
            self._scale, self._origin, self.steady = scale, QPointF(origin), steady
            self.changed.emit()
