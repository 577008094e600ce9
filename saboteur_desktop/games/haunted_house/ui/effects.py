"""What is seen when something happens in the house: each effect is a tween for the scene's queue."""

import math
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsRectItem

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.ui import poses
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.games.haunted_house.ui.room_marks import MOONLIGHT
from saboteur_desktop.games.haunted_house.ui.stage import Stage
from saboteur_desktop.paint.bursts import draw_flash
from saboteur_desktop.paint.figures.spirits import draw_ghost
from saboteur_desktop.paint.icons import draw_icon
from saboteur_desktop.paint.marks import cross
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.strokes import line
from saboteur_desktop.table.animation import Motion, Tween
from saboteur_desktop.table.flourish import Flourishes, Pose, Sprite
from saboteur_desktop.table.highlight import Draw
from saboteur_desktop.table.layers import Layer

FLOAT: Final = Motion(620, QEasingCurve.Type.InOutSine)
HOP: Final = Motion(420, QEasingCurve.Type.InOutSine)
GATHER: Final = Motion(560, QEasingCurve.Type.InQuad)
BURST: Final = Motion(420, QEasingCurve.Type.OutQuad)
SHAKE: Final = Motion(360, QEasingCurve.Type.Linear)
DARKEN: Final = Motion(900, QEasingCurve.Type.Linear)
VANISH: Final = Motion(700, QEasingCurve.Type.OutSine)
CARRY: Final = Motion(480, QEasingCurve.Type.InOutCubic)
THROB: Final = Motion(900, QEasingCurve.Type.Linear)

_SHAKE_PX: Final = 6.0
_DARKNESS: Final = 0.62
_SHADE: Final = Layer.BOARD_MARK - 10
"""Above all pieces but the one that is raised."""

Point = Callable[[], QPointF]
"""A place that is known when the movement begins."""


class Effects:
    """Makes them for one table."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._flourishes = Flourishes(stage.scene)
        self._shade = QGraphicsRectItem(stage.parts.rooms.root)
        self._shade.setZValue(_SHADE)
        self._shade.setPen(QPen(Qt.PenStyle.NoPen))
        self._shade.setBrush(color("#05020F"))
        self._shade.hide()

    def clear_away(self) -> None:
        """Nothing of them is left, and the house stands where it stood."""
        self._flourishes.clear_away()
        self._shade.hide()
        self._stage.parts.rooms.root.setPos(0, 0)

    # -- ghosts and spirits

    def float_in(self, start: Point, end: Point, hops: bool = False) -> Tween:
        """A ghost comes from somewhere."""

        def sprites() -> Sequence[Sprite]:
            return [self._ghost(partial(poses.floated, start(), end(), self._stage.plan.cell * 0.5))]

        return self._flourishes.add(Layer.FLYING_CARD, sprites).tween(HOP if hops else FLOAT)

    def point(self, start: Point, end: Point) -> Tween:
        """An arrow between two rooms: the first is full of a spirit, the ghost goes on."""

        def sprites() -> Sequence[Sprite]:
            way = QLineF(start(), end())
            picture = self._sheet("onward", self._stage.plan.cell * 0.62, _draw_onward)
            return [Sprite(picture, partial(poses.pointed, way.center(), -way.angle()))]

        return self._flourishes.add(Layer.TARGET_MARK, sprites).tween(HOP, still_at=0.5)

    def gather(self, room: Place) -> Tween:
        """Three ghosts are drawn together where their spirit will be."""

        def sprites() -> Sequence[Sprite]:
            rooms, middle = self._stage.parts.rooms, self._stage.plan.haunting(room).center()
            starts = [rooms.ghost_rect(room, index).center() for index in range(3)]
            return [self._ghost(partial(poses.gathered, start, middle)) for start in starts]

        return self._flourishes.add(Layer.FLYING_CARD, sprites).tween(GATHER)

    def vanish(self, places: Callable[[], Sequence[QPointF]]) -> Tween:
        """Ghosts go up in the air."""

        def sprites() -> Sequence[Sprite]:
            rise = self._stage.plan.cell * 0.8
            return [self._ghost(partial(poses.vanished, place, rise)) for place in places()]

        return self._flourishes.add(Layer.FLYING_CARD, sprites).tween(VANISH)

    def burst(self, middle: Point) -> Tween:
        """A light."""

        def sprites() -> Sequence[Sprite]:
            picture = self._sheet("burst", self._stage.plan.cell * 2.6, draw_flash)
            return [Sprite(picture, partial(poses.burst, middle()))]

        return self._flourishes.add(Layer.FLYING_CARD, sprites).tween(BURST)

    def shake(self) -> Tween:
        """The house shakes; under reduced motion it stands still."""
        root = self._stage.parts.rooms.root

        def apply(progress: float) -> None:
            left = 1 - progress
            root.setPos(_SHAKE_PX * left * math.sin(progress * 7 * math.pi), 0 if progress >= 1 else 3 * left)

        return Tween(apply, SHAKE)

    def darken(self) -> Tween:
        """It becomes dark and light again around what is coming."""

        def begin() -> None:
            size = self._stage.scene.size
            self._shade.setRect(QRectF(-20, -20, size.width() + 40, size.height() + 40))
            self._shade.setOpacity(0.0)
            self._shade.show()

        def apply(progress: float) -> None:
            self._shade.setOpacity(_DARKNESS * min(1.0, progress * 5, (1 - progress) * 2.5))
            if progress >= 1:
                self._shade.hide()

        return Tween(apply, DARKEN, begin)

    def throb(self, room: Place, motion: Motion = THROB) -> Tween:
        """The room that is spoken of is framed."""

        def sprites() -> Sequence[Sprite]:
            space = self._stage.plan.space(room)
            picture = self._stage.scene.sheets.sheet(("effect", "frame"), space.size(), _draw_frame)
            return [Sprite(picture, partial(poses.throbbed, space.center()))]

        return self._flourishes.add(Layer.TARGET_MARK, sprites).tween(motion, still_at=0.5)

    # -- jewels and cards

    def carry(self, number: int, start: Callable[[], QRectF], end: Callable[[], QRectF]) -> Tween:
        """A jewel goes from one place to another."""

        def sprites() -> Sequence[Sprite]:
            first, last = start(), end()
            side = max(first.width(), last.width()) * 1.2
            picture = self._sheet(("jewel", number), side, partial(draw_jewel, number=number))
            sizes = (first.width() / side, last.width() / side)
            return [Sprite(picture, partial(poses.thrown, first.center(), last.center(), 0.22, sizes))]

        return self._flourishes.add(Layer.FLYING_CARD, sprites).tween(CARRY)

    def strike(self, middle: Point, motion: Motion) -> Tween:
        """A cross over a card that does not count."""

        def sprites() -> Sequence[Sprite]:
            picture = self._sheet("void", self._stage.plan.cell * 0.9, _draw_cross)
            return [Sprite(picture, partial(poses.pointed, middle(), 0.0))]

        return self._flourishes.add(Layer.BUBBLE, sprites).tween(motion, still_at=0.5)

    # -- pictures

    def _ghost(self, pose: Callable[[float], Pose]) -> Sprite:
        side = self._stage.parts.rooms.ghost_rect(self._stage.plan.board.rooms[0].id, 0).width()
        return Sprite(self._sheet("ghost", side * 1.1, draw_ghost), pose)

    def _sheet(self, key: Hashable, side: float, draw: Draw) -> QPixmap:
        return self._stage.scene.sheets.sheet(("effect", key), QSizeF(round(side), round(side)), draw)


def _draw_onward(p: QPainter, rect: QRectF) -> None:
    inset = rect.width() * 0.1
    draw_icon(p, "arrow", rect.adjusted(inset, inset, -inset, -inset), MOONLIGHT)


def _draw_cross(p: QPainter, rect: QRectF) -> None:
    with box(p, rect.center().x(), rect.center().y(), rect.width() * 0.86):
        cross(p)


def _draw_frame(p: QPainter, rect: QRectF) -> None:
    path = rounded_rect(rect.adjusted(5, 5, -5, -5), rect.width() * 0.05)
    line(p, path, color("night0", 0.8), 8)
    line(p, path, MOONLIGHT, 4)
