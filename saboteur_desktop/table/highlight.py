"""Marks laid over or under the cards: where a held card may go, where it may not, where the keyboard is."""

import math
from collections.abc import Callable, Hashable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from saboteur_desktop.table.animation import PULSE, STILL, Animator
from saboteur_desktop.table.drop_target import Fit, Place
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.renderer import SheetStore

Draw = Callable[[QPainter, QRectF], None]
DrawFit = Callable[[QPainter, QRectF, Fit], None]


class Mark(QGraphicsPixmapItem):
    """A drawing on and around a rectangle of the scene, painted once per size."""

    def __init__(self, layer: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)  # some lie on tilted cards
        self.setZValue(layer)

    def wear(self, sheets: SheetStore, key: Hashable, rect: QRectF, margin: float, draw: Draw) -> None:
        """Show what `draw` paints on a rectangle of this size; it may reach `margin` beyond it."""
        size = QSizeF(rect.width() + 2 * margin, rect.height() + 2 * margin)

        def paint(painter: QPainter, whole: QRectF) -> None:
            draw(painter, whole.adjusted(margin, margin, -margin, -margin))

        pixmap = sheets.sheet(key, size, paint)
        if pixmap.cacheKey() != self.pixmap().cacheKey():  # the same one again would be painted again
            self.setPixmap(pixmap)
        self.setPos(rect.topLeft() - QPointF(margin, margin))


class TargetGlows:
    """A glow on every target that takes the held card; it breathes slowly, or stands still under reduced motion."""

    MARGIN = 24.0

    def __init__(
        self, root: QGraphicsItem, sheets: SheetStore, animator: Animator, draw: DrawFit, layer: int = Layer.CELL_GLOW
    ) -> None:
        self._root, self._sheets, self._animator, self._draw = root, sheets, animator, draw
        self._layer = layer
        self._marks: dict[Hashable, Mark] = {}
        self._spare: list[Mark] = []
        self._shown_for: tuple[Sequence[Place], bool] = ((), False)
        self._aimed: Hashable = None
        self._strength = 1.0

    def show(self, places: Sequence[Place], turned: bool) -> None:
        """Glow on those places that take a card held `turned`, in the fashion of how it fits."""
        if (places, turned) == self._shown_for:
            return
        self._shown_for = (places, turned)
        self.aim(None)
        fits = {place.id: (place.rect, place.fit(turned)) for place in places if place.allowed}
        for target_id in [known for known in self._marks if known not in fits]:
            self._put_away(target_id)
        for target_id, (rect, fit) in fits.items():
            mark = self._marks.get(target_id) or self._take_out(target_id)
            mark.wear(self._sheets, ("glow", fit), rect, self.MARGIN, partial(self._draw_fit, fit))
        if fits and not self._animator.moves(self._key):
            self._breathe()
        elif not fits:
            self._animator.drop(self._key)

    def aim(self, target_id: Hashable) -> None:
        """Let one target be without its glow, because something else is shown there; None lets all glow."""
        if target_id != self._aimed:
            for changed, glows in ((self._aimed, True), (target_id, False)):
                if changed in self._marks:
                    self._marks[changed].setVisible(glows)
            self._aimed = target_id

    def hold_still(self) -> None:
        """Stand still until nothing has moved for a while: one thing at a time draws the eye, and costs frames."""
        if self._marks:
            self._set_strength(1.0)
            self._animator.start(self._key, _nothing, STILL, self._breathe)

    def clear(self) -> None:
        """No glow anywhere."""
        self.show((), False)

    @property
    def shown(self) -> dict[Hashable, Mark]:
        """The marks that glow, by target."""
        return dict(self._marks)

    @property
    def _key(self) -> tuple[int, str]:
        return (id(self), "pulse")

    def _draw_fit(self, fit: Fit, painter: QPainter, rect: QRectF) -> None:
        self._draw(painter, rect, fit)

    def _take_out(self, target_id: Hashable) -> Mark:
        mark = self._spare.pop() if self._spare else Mark(self._layer, self._root)
        mark.setOpacity(self._strength)
        mark.show()
        self._marks[target_id] = mark
        return mark

    def _put_away(self, target_id: Hashable) -> None:
        mark = self._marks.pop(target_id)
        mark.hide()
        self._spare.append(mark)

    def _breathe(self) -> None:
        self._animator.repeat(self._key, self._pulse, PULSE)

    def _pulse(self, progress: float) -> None:
        self._set_strength(0.875 + 0.125 * math.cos(progress * math.tau))

    def _set_strength(self, strength: float) -> None:
        if strength != self._strength:
            self._strength = strength
            for mark in self._marks.values():
                mark.setOpacity(strength)


def _nothing(_progress: float) -> None:
    """Let time pass."""
