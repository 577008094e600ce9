"""Rings around things of the table, to point at them."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.table.card_look import corner_radius
from saboteur_desktop.table.highlight import Mark
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

_MARGIN = 22.0


class Ringed(NamedTuple):
    """A rectangle of the scene to be ringed, and how it leans."""

    rect: QRectF
    angle: float = 0.0


class Rings:
    """As many rings as are wanted at a time."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._marks: list[Mark] = []

    @property
    def places(self) -> tuple[QRectF, ...]:
        """Where the rings are."""
        return tuple(
            mark.sceneBoundingRect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
            for mark in self._marks
            if mark.isVisible()
        )

    def show(self, wanted: Sequence[Ringed]) -> None:
        """Ring these, and nothing else."""
        while len(self._marks) < len(wanted):
            self._marks.append(Mark(Layer.TARGET_MARK))
            self._scene.addItem(self._marks[-1])
        for mark in self._marks[len(wanted) :]:
            mark.hide()
        for mark, (rect, angle) in zip(self._marks, wanted, strict=False):
            radius = corner_radius(min(rect.width(), rect.height())) + 4
            mark.wear(self._scene.sheets, ("ring", radius), rect, _MARGIN, partial(_draw_ring, radius))
            mark.setTransformOriginPoint(rect.width() / 2 + _MARGIN, rect.height() / 2 + _MARGIN)
            mark.setRotation(angle)
            mark.show()


def _draw_ring(radius: float, p: QPainter, rect: QRectF) -> None:
    path = rounded_rect(rect.adjusted(-4, -4, 4, 4), radius)
    soft(p, path, 18, "sky", 0.75, 9, filled=False)
    line(p, path, "night0", 9)
    line(p, path, "sky", 4.5)
