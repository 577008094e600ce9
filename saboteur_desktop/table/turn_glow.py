"""The light of the seat in turn on its way from one panel to the next."""

from typing import Final, Protocol

from PySide6.QtCore import QEasingCurve, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.table.animation import Motion
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.highlight import Mark
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

TURN_PASSES: Final = Motion(400, QEasingCurve.Type.InOutSine)
_MARGIN = 30.0


class Panels(Protocol):
    """The panels of everybody who has turns."""

    def __getitem__(self, number: int) -> DrawnItem: ...


class TurnGlow:
    """A frame of light; between two turns it is not there."""

    def __init__(self, scene: TableScene, panels: Panels) -> None:
        self._scene, self._panels = scene, panels
        self._frame = Mark(Layer.PANEL + 1)
        self._frame.hide()
        scene.addItem(self._frame)

    @property
    def shown(self) -> bool:
        """Whether it is on its way."""
        return self._frame.isVisible()

    def pass_on(self, before: int | None, now: int | None) -> None:
        """Go from one panel to another; under reduced motion only the panels change."""
        if before is None or now is None or before == now:
            return
        start, end = self._panels[before].place, self._panels[now].place
        self._frame.wear(self._scene.sheets, "turn-glow", end, _MARGIN, _draw_frame)

        def apply(progress: float) -> None:
            self._frame.setVisible(progress < 1)
            middle = start.topLeft() + (end.topLeft() - start.topLeft()) * progress
            self._frame.setPos(middle.x() - _MARGIN, middle.y() - _MARGIN)
            self._frame.setOpacity(min(1.0, 4 * (1 - progress)))

        self._scene.animator.start("turn-glow", apply, TURN_PASSES)


def _draw_frame(p: QPainter, rect: QRectF) -> None:
    path = rounded_rect(rect, 20)
    soft(p, path, 22, "lampdeep", 0.6, 10, filled=False)
    line(p, path, "gold", 3.5)
