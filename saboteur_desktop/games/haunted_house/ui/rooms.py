"""The pieces that lie on the house: ghosts, spirits, jewels, locks, and the marks of cards that were turned up."""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from saboteur_desktop.games.haunted_house.engine.board import Lock, Place
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.games.haunted_house.ui.pieces.locks import draw_lock
from saboteur_desktop.games.haunted_house.ui.room_look import RoomLook, jewels_out, room_look
from saboteur_desktop.games.haunted_house.ui.room_marks import draw_haunted_floor, draw_safe
from saboteur_desktop.paint.figures.spirits import draw_ghost, draw_haunting
from saboteur_desktop.table.highlight import Draw, Mark
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.scene import TableScene

_GHOSTS: Final = 3
"""Tokens kept for a room: the third ghost is there until three have become a haunting."""
_LOCK: Final = 0.6
"""Side of a lock, in cells."""


class Token(Mark):
    """A piece on the house; it grows and turns about its middle."""

    def __init__(self, layer: int, parent: QGraphicsItem) -> None:
        super().__init__(layer, parent)
        self._layer = layer

    def lie(self, sheets: SheetStore, key: Hashable, rect: QRectF, draw: Draw) -> None:
        """Be that piece, there, in full sight."""
        margin = round(rect.width() * 0.16)
        self.wear(sheets, key, rect, margin, draw)
        self.setTransformOriginPoint(QPointF(rect.width() / 2 + margin, rect.height() / 2 + margin))
        self.setTransform(QTransform())
        self.setScale(1.0)
        self.setRotation(0.0)
        self.setOpacity(1.0)
        self.set_raised(False)
        self.show()

    def set_raised(self, raised: bool) -> None:
        """Be above all others, or where it belongs."""
        self.setZValue(Layer.BOARD_MARK if raised else self._layer)


class Rooms:
    """All pieces on the house but the hunters."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.root = QGraphicsPixmapItem()
        """Everything hangs on it, so that the house can shake."""
        scene.addItem(self.root)
        self.plan: FloorPlan | None = None
        self._tokens: dict[Hashable, Token] = {}
        self._looks: dict[Place, RoomLook] = {}
        self._out: tuple[int, ...] = ()
        self._lock: Lock | None = None

    # -- what is shown

    def lay_out(self, plan: FloorPlan) -> None:
        """Lie on a house of that size."""
        self.plan = plan
        self._draw()

    def show(self, table: OpenTable) -> None:
        """Lie as on that table."""
        self._looks = {room: room_look(table, room) for room in table.board.rooms}
        self._out, self._lock = jewels_out(table), table.lock
        self.root.setPos(0, 0)
        self._draw()

    def has(self, place: Place) -> bool:
        """Whether a place is a room."""
        return place in self._looks

    def look(self, room: Place) -> RoomLook:
        """What is shown of a room."""
        return self._looks[room]

    def change(self, room: Place, **changes: object) -> None:
        """Show something else in one room, until the next `show`."""
        self._looks[room] = replace(self._looks[room], **changes)  # type: ignore[arg-type]
        self._draw_room(room)

    def forget_cards(self) -> None:
        """Every card may come again."""
        for room in self._looks:
            self.change(room, is_safe=False)

    @property
    def lock(self) -> Lock | None:
        """The colour of the doors that are shown locked."""
        return self._lock

    def set_lock(self, lock: Lock | None) -> None:
        """Lock the doors of a colour and open the others."""
        self._lock = lock
        self._draw_locks()

    @property
    def out(self) -> tuple[int, ...]:
        """The jewels that lie outside."""
        return self._out

    def lay_out_jewel(self, number: int) -> None:
        """One more jewel lies outside."""
        self._out = (*self._out, number)
        self._draw_hoard()

    def described(self) -> Hashable:
        """What is seen, for comparing two ways to the same picture."""
        shown = sorted(
            (str(key), token.pos().toTuple(), token.scale(), token.rotation(), token.opacity())
            for key, token in self._tokens.items()
            if token.isVisible()
        )
        return (tuple(self._looks.items()), self._out, self._lock, tuple(shown), self.root.pos().toTuple())

    # -- where it is

    def ghost_rect(self, room: Place, index: int) -> QRectF:
        """The place of a ghost; the third is below the others, where their haunting will be."""
        places = self._plan.ghosts(room)
        if index < len(places):
            return places[index]
        middle, size = self._plan.haunting(room).center(), places[0].width()
        return QRectF(middle.x() - size / 2, places[0].bottom() - size * 0.06, size, size)

    def hoard_rect(self, index: int) -> QRectF:
        """The place of a jewel outside: two rows of four, or two columns beside a house that faces the side."""
        hoard = self._plan.hoard()
        across = hoard.width() > hoard.height()
        row, column = divmod(index, 4) if across else divmod(index, 2)
        wide, high = hoard.width() / (4 if across else 2), hoard.height() / (2 if across else 4)
        size = min(wide, high) * 0.98
        middle = QPointF(hoard.left() + (column + 0.5) * wide, hoard.top() + (row + 0.5) * high)
        return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)

    def locks(self) -> tuple[Token, ...]:
        """The locks that are shown."""
        return tuple(token for key, token in self._tokens.items() if _kind(key) == "lock" and token.isVisible())

    def token(self, kind: str, room: Place, *index: int) -> Token:
        """The jewel or haunting of a room, or one of its ghosts."""
        return self._tokens[kind, room, *index]

    @property
    def _plan(self) -> FloorPlan:
        if self.plan is None:
            raise RuntimeError("the house has no size yet")
        return self.plan

    # -- drawing

    def _draw(self) -> None:
        if self.plan is None:
            return
        for room in self._looks:
            self._draw_room(room)
        self._draw_locks()
        self._draw_hoard()

    def _draw_room(self, room: Place) -> None:
        look, plan = self._looks[room], self.plan
        if plan is None:
            return
        space = plan.space(room)
        dusk = partial(draw_haunted_floor, letter=plan.letter(room).translated(-space.topLeft()))
        self._put(("floor", room), look.haunted, space, dusk, Layer.BOARD_SHADE, ("floor", room))
        for index in range(_GHOSTS):
            there = index < look.ghosts
            self._put(("ghost", room, index), there, self.ghost_rect(room, index), draw_ghost)
        self._put(("haunting", room), look.haunted, plan.haunting(room), draw_haunting)
        number = look.jewel
        drawing = partial(draw_jewel, number=number or 0)
        self._put(("jewel", room), number is not None, plan.jewel(room), drawing, picture=("jewel", number))
        letter = plan.letter(room)
        size = letter.width() * 0.62
        mark = QRectF(letter.right() + size * 0.12, letter.top() + size * 0.06, size, size)
        self._put(("safe", room), look.is_safe, mark, draw_safe)

    def _draw_locks(self) -> None:
        plan = self.plan
        if plan is None:
            return
        for door in plan.board.doors:
            if door.colour != "none":
                middle, half = plan.door(door.id).center(), plan.cell * _LOCK / 2
                rect = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
                drawing = partial(draw_lock, colour=door.colour)
                locked = door.colour == self._lock
                self._put(("lock", door.id), locked, rect, drawing, Layer.BOARD_CARD - 1, ("lock", door.colour))

    def _draw_hoard(self) -> None:
        if self.plan is None:
            return
        for index in range(max(len(self._out), sum(_kind(key) == "out" for key in self._tokens))):
            there = index < len(self._out)
            number = self._out[index] if there else 0
            drawing = partial(draw_jewel, number=number)
            self._put(("out", index), there, self.hoard_rect(index), drawing, picture=("jewel", number))

    def _put(
        self,
        key: tuple[Hashable, ...],
        there: bool,
        rect: QRectF,
        draw: Draw,
        layer: int = Layer.BOARD_CARD,
        picture: tuple[Hashable, ...] = (),
    ) -> None:
        """Have a token or not; its picture is kept under `picture`, or the first word of its key."""
        token = self._tokens.get(key)
        if not there:
            if token is not None:
                token.hide()
            return
        if token is None:
            token = self._tokens[key] = Token(layer, self.root)
        token.lie(self._scene.sheets, ("house", *(picture or key[:1])), rect, draw)


def _kind(key: Hashable) -> Hashable:
    return key[0] if isinstance(key, tuple) else key
