"""A card on the table, or a pawn: whatever can be taken in the hand."""

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from saboteur_desktop.table.animation import HALF_TURN, HOVER, SHIVER, Animator, Motion
from saboteur_desktop.table.card_look import CARD, Sheet, Silhouette, card_rect, outline_sheet, shadow_sheet
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.metrics import (
    HELD_SCALE,
    HELD_SHADOW,
    HOVER_LIFT,
    HOVER_SCALE,
    HOVER_SHADOW,
    REST_SHADOW,
    TOUCH_TARGET,
    lift,
)
from saboteur_desktop.table.renderer import FaceRenderer, SheetStore, device_size

_ENLARGED = 4
"""How many sizes of a raised card are kept: in the hand and over the board, each way up."""


class Face(NamedTuple):
    """The face of a card the right way up and, if the card has two ways, after a half turn."""

    upright: str
    turned: str | None = None


class CardItem(QGraphicsObject):
    """A card: no contents of its own, pixmaps as children, the middle of the card at its position.

    Lying face down it does not know its face at all: whoever turns it up brings the face along. A card that is only
    covered, in front of watchers, keeps its face for its owner and shows its back.
    """

    def __init__(
        self,
        card_id: str,
        back: str,
        renderer: FaceRenderer,
        sheets: SheetStore,
        animator: Animator,
        silhouette: Silhouette = CARD,
    ) -> None:
        super().__init__()
        self.card_id = card_id
        self.home = Spot(QPointF(), 100.0)
        self.home_layer = 0
        self._grabbable = False
        self._back = back
        self._face: Face | None = None
        self._turned = False
        self._covered = False
        self._width = 100.0
        self._stretched = False
        self._grown = 1.0
        self._clad_width = 100
        self._raised = 0.0
        self._hovering = False
        self._enlarged: dict[tuple[int, int], QPixmap] = {}
        self._renderer, self._sheets, self._animator = renderer, sheets, animator
        self._silhouette = silhouette
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._shadow = self._child()
        self._outline = self._child()
        self._body = self._child()
        self._former = self._child()
        self._veil = self._child()
        for soft in (self._shadow, self._outline):
            # Nobody sees the steps in what is soft, and smoothing them costs time in each frame.
            soft.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self._outline.hide()
        self._former.hide()
        self._veil.hide()
        renderer.painted.connect(self._look_again)
        self.refresh()

    def boundingRect(self) -> QRectF:
        return self._grip().adjusted(0, 0, 0, HOVER_LIFT)

    def shape(self) -> QPainterPath:
        """The card; while it hovers also the place it rose from, else it would fall away from the pointer."""
        path = QPainterPath()
        path.addRect(self.boundingRect() if self._hovering else self._grip())
        return path

    def _grip(self) -> QRectF:
        """Where it is taken hold of: all of its rectangle, and as much about a small one as a finger needs."""
        rect = card_rect(self._width * self._grown)
        if not self.grabbable:
            return rect
        aside, above = (max(0.0, TOUCH_TARGET - side) / 2 for side in (rect.width(), rect.height()))
        return rect.adjusted(-aside, -above, aside, above)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the children are the card."""

    @property
    def grabbable(self) -> bool:
        """Whether it can be taken in the hand."""
        return self._grabbable

    @grabbable.setter
    def grabbable(self, grabbable: bool) -> None:
        if grabbable != self._grabbable:
            self.prepareGeometryChange()
            self._grabbable = grabbable

    # -- face

    @property
    def face(self) -> Face | None:
        """The face while it is up, None while it is down."""
        return self._face

    @property
    def turnable(self) -> bool:
        """Whether a half turn makes another card of it."""
        return self._face is not None and self._face.turned is not None

    @property
    def turned(self) -> bool:
        """Whether it lies the other way up."""
        return self._turned

    def show_face(self, face: Face, turned: bool = False) -> None:
        """Lay it face up."""
        self._face, self._turned = face, turned
        self._stop_turning()
        self._show_body()

    def show_back(self) -> None:
        """Lay it face down and forget the face."""
        self._face, self._turned = None, False
        self._enlarged.clear()
        self._forget_former()
        self._stop_turning()
        self._show_body()

    @property
    def covered(self) -> bool:
        """Whether it shows its back although it is one's own."""
        return self._covered

    def set_covered(self, covered: bool) -> None:
        """Show the back of a card that keeps its face, or the face again."""
        if covered != self._covered:
            self._covered = covered
            self._enlarged.clear()
            self._forget_former()
            self._stop_turning()
            self._show_body()

    def set_turned(self, turned: bool, animated: bool = True) -> None:
        """Make a half turn if it lies the other way.

        The picture rotates and is drawn anew half-way, so that light falls from the upper left again at the end.
        """
        if not self.turnable or turned == self._turned:
            return
        before = self._shown_face()
        fade = self.keep_picture() if animated and self._animator.reduced else None
        self._turned = turned
        if not animated:
            self._stop_turning()
            self._show_body()
            return

        def apply(progress: float) -> None:
            first_half = progress < 0.5
            self._body.setRotation(180 * progress if first_half else 180 * (progress - 1))
            self._show_body(before if first_half else None)

        self._animator.start(self._key("turn"), apply, HALF_TURN, owner=self, fade=fade)

    def keep_picture(self) -> Callable[[float], None]:
        """Leave what is shown now lying over whatever is shown next; returns what lets it fade, from 0 to 1.

        A card that is laid face down forgets it at once.
        """
        self._former.setPixmap(self._body.pixmap())
        self._former.setOffset(self._body.offset())
        self._former.setScale(self._body.scale())
        self._former.setOpacity(1.0)
        self._former.show()
        return self._fade_former

    def _fade_former(self, progress: float) -> None:
        if progress >= 1:
            self._forget_former()
        else:
            self._former.setOpacity(1 - progress)

    def _forget_former(self) -> None:
        self._former.hide()
        self._former.setPixmap(QPixmap())

    # -- place and size

    @property
    def width(self) -> float:
        """Width in pixels, without the growth of a raised card."""
        return self._width

    def set_width(self, width: float) -> None:
        """Give it another size; the pixmap of the old size is stretched until the new one is painted."""
        if width != self._width or self._stretched:
            self.prepareGeometryChange()
            self._width, self._stretched = width, False
            self.refresh()

    def place(self, spot: Spot) -> None:
        """Put it there at once."""
        self._animator.drop(self._key("move"))
        self.setPos(spot.center)
        self.setRotation(spot.angle)
        self.set_width(spot.width)

    def carry_to(self, spot: Spot) -> None:
        """Put it there in the middle of a drag.

        Where it was and where it is are painted as one rectangle: cut along the edges of card, shadow and outline
        the same pixels cost several times as much.
        """
        before = self._surroundings()
        self.place(spot)
        after = self._surroundings()
        both = before.united(after)
        if self.scene() is not None and _area(both) < 2 * _area(after):
            self.scene().update(both)

    def _surroundings(self) -> QRectF:
        return self.mapRectToScene(self.childrenBoundingRect())

    def glide(self, goal: Callable[[], Spot], motion: Motion, done: Callable[[], None] | None = None) -> None:
        """Move to a goal that may itself move."""
        start = Spot(self.pos(), self._width, self.rotation())

        def apply(progress: float) -> None:
            end = goal()
            if progress >= 1.0:
                self.setPos(end.center)
                self.setRotation(end.angle)
                self.set_width(end.width)
                return
            self.setPos(start.center + (end.center - start.center) * progress)
            self.setRotation(start.angle + (end.angle - start.angle) * progress)
            self.stretch(start.width + (end.width - start.width) * progress)

        self._animator.start(self._key("move"), apply, motion, done, owner=self)

    def go_home(self, motion: Motion, done: Callable[[], None] | None = None) -> None:
        """Move back to where it belongs, above all others until it is there."""

        def arrived() -> None:
            self.setZValue(self.home_layer)
            if done is not None:
                done()

        self.glide(lambda: self.home, motion, arrived)

    def stop(self) -> None:
        """Stop moving."""
        self._animator.drop(self._key("move"))

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self._animator.moves(self._key("move"))

    # -- look

    def rest(self) -> None:
        """Lie on the table, in full sight."""
        self.setOpacity(1.0)
        self._raise(1.0, REST_SHADOW, outlined=False)

    def stand_straight(self) -> None:
        """Forget whatever was done to it for a moment: it is in full sight, unscaled, and faces the looker."""
        self.setOpacity(1.0)
        self.setScale(1.0)
        self.setTransform(QTransform())

    def hover(self) -> None:
        """Rise a little from where it belongs, as under the pointer; under reduced motion it is only outlined."""
        if self._animator.reduced:
            self._raise(1.0, HOVER_SHADOW, outlined=True)
            self._hovering = True
            return
        self._raise(HOVER_SCALE, HOVER_SHADOW, outlined=False)
        self._hovering = True
        risen = self.home._replace(center=self.home.center - QPointF(0, lift(HOVER_LIFT, self.home.width)))
        self.glide(lambda: risen, HOVER)

    @property
    def hovering(self) -> bool:
        """Whether it has risen under the pointer."""
        return self._hovering

    def hold(self) -> None:
        """Lift as in a hand."""
        self._raise(HELD_SCALE, HELD_SHADOW, outlined=True)

    def lie_flat(self) -> None:
        """Lie in a cell, close to its neighbours: no shadow of its own."""
        self._raise(1.0, 0.0, outlined=False)

    def set_veil(self, veil: QPixmap | None) -> None:
        """Lay a picture of the card's size over it that says why it cannot be played; None takes it away."""
        self._veil.setVisible(veil is not None)
        if veil is not None:
            size = veil.deviceIndependentSize()
            self._veil.setPixmap(veil)
            self._veil.setOffset(-size.width() / 2, -size.height() / 2)

    @property
    def veiled(self) -> bool:
        """Whether a veil lies over it."""
        return self._veil.isVisible()

    def shiver(self) -> None:
        """Say no: six pixels to and fro, three times. Under reduced motion the marks say it alone."""

        def apply(progress: float) -> None:
            for child in (self._body, self._outline, self._veil):
                child.setX(6 * math.sin(progress * 3 * math.tau))

        self._animator.start(self._key("shiver"), apply, SHIVER, owner=self)

    def refresh(self) -> None:
        """Look up all pixmaps again: another size, pixel ratio or style."""
        self._show_body()
        self._show_surroundings()

    @property
    def picture_key(self) -> str:
        """The face or back that is shown."""
        return self._shown_face()

    # -- inner workings

    def _key(self, aspect: str) -> tuple[int, str]:
        return (id(self), aspect)

    def _child(self) -> QGraphicsPixmapItem:
        child = QGraphicsPixmapItem(self)
        child.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        child.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        child.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        return child

    def _shown_face(self) -> str:
        if self._face is None or self._covered:
            return self._back
        if self._turned and self._face.turned is not None:
            return self._face.turned
        return self._face.upright

    def _show_body(self, face: str | None = None) -> None:
        pixmap, _exact = self._renderer.picture(face or self._shown_face(), self._width)
        if self._grown != 1.0:
            pixmap = self._enlarge(pixmap)
        size = pixmap.deviceIndependentSize()
        shown = self._width * self._grown
        self._body.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._body.setPixmap(pixmap)
        self._body.setOffset(-size.width() / 2, -size.height() / 2)
        # A picture that is a part of a pixel off is not scaled: that would cost more than all the rest of a frame.
        self._body.setScale(1.0 if abs(shown - size.width()) < 1 else shown / size.width())

    def _enlarge(self, pixmap: QPixmap) -> QPixmap:
        """The picture in the size of the raised card: scaled once, and not in each frame of a drag."""
        size = device_size(self._width * self._grown, self._renderer.dpr)
        key = (pixmap.cacheKey(), size.width())
        if key not in self._enlarged:
            while len(self._enlarged) >= _ENLARGED:
                del self._enlarged[next(iter(self._enlarged))]
            larger = pixmap.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            larger.setDevicePixelRatio(self._renderer.dpr)
            self._enlarged[key] = larger
        return self._enlarged[key]

    def stretch(self, width: float) -> None:
        """Change the size for a moment only: nothing is painted for it."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width, self._stretched = width, True
            shown = width * self._grown
            self._body.setTransformationMode(Qt.TransformationMode.FastTransformation)
            self._body.setScale(shown / self._body.pixmap().deviceIndependentSize().width())
            for child in (self._shadow, self._outline):
                child.setScale(shown / self._clad_width)

    def _show_surroundings(self) -> None:
        width = self._clad_width = max(1, round(self._width * self._grown))
        self._shadow.setVisible(self._raised > 0)
        if self._raised > 0:
            depth = round(lift(self._raised, self._width), 1)
            _wear(self._shadow, shadow_sheet(self._sheets, width, depth, self._silhouette))
        if self._outline.isVisible():
            _wear(self._outline, outline_sheet(self._sheets, width, self._silhouette))
        self._veil.setScale(self._grown)

    def _raise(self, grown: float, depth: float, outlined: bool) -> None:
        self._hovering = False
        if (grown, depth, outlined) == (self._grown, self._raised, self._outline.isVisible()):
            return
        self.prepareGeometryChange()
        self._raised = depth
        self._outline.setVisible(outlined)
        if grown != self._grown:
            self._grown = grown
            self._show_body()
        self._show_surroundings()

    def _stop_turning(self) -> None:
        self._animator.drop(self._key("turn"))
        self._body.setRotation(0)

    @Slot(str)
    def _look_again(self, face: str) -> None:
        passing = self._stretched or self._animator.moves(self._key("turn"))
        if face == self._shown_face() and not passing:
            self._show_body()


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def _wear(child: QGraphicsPixmapItem, sheet: Sheet) -> None:
    child.setScale(1.0)
    if child.pixmap().cacheKey() != sheet.pixmap.cacheKey():
        child.setPixmap(sheet.pixmap)
        child.setOffset(sheet.offset)
