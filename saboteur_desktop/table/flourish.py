"""Pictures that move for a moment and are gone: dust, splinters, sparks. They mean nothing by themselves."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from saboteur_desktop.table.animation import Motion, Tween


class Pose(NamedTuple):
    """How a picture lies: where its middle is in the scene, how large, how far turned, how strong."""

    x: float
    y: float
    scale: float = 1.0
    degrees: float = 0.0
    opacity: float = 1.0


class Sprite(NamedTuple):
    """A picture and its pose at each moment from 0 to 1."""

    pixmap: QPixmap
    pose: Callable[[float], Pose]


class Flourish:
    """Some sprites from the moment they appear to the moment they are gone, which is the end of their tween."""

    def __init__(self, scene: QGraphicsScene, layer: int, sprites: Callable[[], Sequence[Sprite]]) -> None:
        self._scene, self._layer, self._sprites = scene, layer, sprites
        self._shown: list[tuple[QGraphicsPixmapItem, Sprite]] = []

    def tween(self, motion: Motion, still_at: float | None = None) -> Tween:
        """The movement; under reduced motion nothing is seen of it, or it stands still in one pose for a while."""

        def stand(progress: float) -> None:
            if progress >= 1 or still_at is None:
                self.clear()
            elif not self._shown:
                self.appear()
                self._place(still_at)

        return Tween(self._apply, motion, self.appear, None if still_at is None else stand)

    @property
    def seen(self) -> bool:
        """Whether it is there now."""
        return bool(self._shown)

    def clear(self) -> None:
        """Be gone."""
        for item, _ in self._shown:
            self._scene.removeItem(item)
        self._shown = []

    def appear(self) -> None:
        """Be there, in the first pose."""
        self.clear()
        for sprite in self._sprites():
            item = QGraphicsPixmapItem(sprite.pixmap)
            size = sprite.pixmap.deviceIndependentSize()
            item.setOffset(-size.width() / 2, -size.height() / 2)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setZValue(self._layer)
            self._scene.addItem(item)
            self._shown.append((item, sprite))
        self._place(0.0)

    def _apply(self, progress: float) -> None:
        if progress >= 1:
            self.clear()
        else:
            self._place(progress)

    def _place(self, progress: float) -> None:
        for item, sprite in self._shown:
            pose = sprite.pose(progress)
            item.setPos(pose.x, pose.y)
            item.setScale(pose.scale)
            item.setRotation(pose.degrees)
            item.setOpacity(min(1.0, max(0.0, pose.opacity)))


class Flourishes:
    """All flourishes of a scene, so that a scene that is drawn anew can be rid of them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._all: list[Flourish] = []

    def add(self, layer: int, sprites: Callable[[], Sequence[Sprite]]) -> Flourish:
        """A new one; its sprites are made when it appears."""
        flourish = Flourish(self._scene, layer, sprites)
        self._all.append(flourish)
        return flourish

    def clear_away(self) -> None:
        """Nothing of any of them is left."""
        for flourish in self._all:
            flourish.clear()
        self._all = []
