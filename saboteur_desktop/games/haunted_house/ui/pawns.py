"""The hunters on the house: who stands where, and how they walk."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.open_table import UNNUMBERED, OpenTable
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.pieces.faces import hunter_face
from saboteur_desktop.games.haunted_house.ui.pieces.pawns import pawn_body, pawn_outline
from saboteur_desktop.games.haunted_house.ui.way_line import way_points
from saboteur_desktop.table.animation import Motion, Tween
from saboteur_desktop.table.card_item import CardItem, Face
from saboteur_desktop.table.card_look import Silhouette
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.seat_look import SeatLook

PAWN: Final = Silhouette("pawn", pawn_outline, pawn_body)
STEP_MS: Final = 170
"""How long one step takes."""
_FADE_MS: Final = 160
_RISE: Final = 0.18
"""How far the middle of a pawn is above the way it walks, in cells."""
_LAYER: Final = Layer.BOARD_MARK + 20


class Pawns:
    """One item for each hunter in play, by its number."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.plan: FloorPlan | None = None
        self.items: list[CardItem] = []
        self._avatars: tuple[int, ...] = ()
        self._carried: list[int | None] = []
        self._places: tuple[Place, ...] = ()

    # -- what is shown

    def lay_out(self, plan: FloorPlan) -> None:
        """Stand on a house of that size."""
        self.plan = plan
        if self._places:
            self.arrange(self._places, None)

    def show(self, table: OpenTable, looks: Sequence[SeatLook]) -> None:
        """Stand as on that table, at once and each in its place."""
        avatars = tuple(looks[table.seat_of(hunter)].avatar for hunter in range(len(table.places)))
        self._set_hunters(avatars)
        for hunter, jewel in enumerate(table.carried):
            self.carry(hunter, jewel)
        for item in self.items:
            item.stand_straight()
            item.rest()
        self.arrange(table.places, None)
        self._paint_ahead(table)

    def carry(self, hunter: int, jewel: int | None) -> None:
        """Show a hunter with that jewel in its pack, or with none."""
        self._carried[hunter] = jewel
        self.items[hunter].show_face(Face(hunter_face(hunter, self._avatars[hunter], jewel)))

    def carried(self, hunter: int) -> int | None:
        """The jewel that a hunter is shown with."""
        return self._carried[hunter]

    @property
    def places(self) -> tuple[Place, ...]:
        """Where each hunter is shown."""
        return self._places

    def arrange(self, places: Sequence[Place], motion: Motion | None) -> None:
        """Stand there, at once or along a motion; who shares a place makes room for who comes."""
        self._places = tuple(places)
        for hunter, (item, spot) in enumerate(zip(self.items, self.spots(places), strict=True)):
            item.home, item.home_layer = spot, _LAYER + hunter
            if motion is None:
                item.place(spot)
                item.setZValue(item.home_layer)
            elif (item.pos(), item.width) != (spot.center, spot.width):
                item.go_home(motion)

    def spots(self, places: Sequence[Place]) -> tuple[Spot, ...]:
        """Where each hunter stands when they are in those places."""
        if self.plan is None:
            return tuple(item.home for item in self.items)
        stands: dict[Place, list[QRectF]] = {
            place: list(self.plan.stands(place, places.count(place))) for place in places
        }
        return tuple(_spot(stands[place].pop(0)) for place in places)

    def number_of(self, item: CardItem) -> int:
        """The hunter whose pawn it is."""
        return self.items.index(item)

    # -- walking

    def walk(self, hunter: int, way: Sequence[Place]) -> Tween:
        """Walk that way, step by step through the doors, and stand at its end beside who is there.

        A hunter that stands there already, because it was put there by hand, stays.
        """
        item = self.items[hunter]
        points: list[QPointF] = []

        def begin() -> None:
            start, there = item.pos(), self._places[hunter] == way[-1]
            places = [way[-1] if number == hunter else place for number, place in enumerate(self._places)]
            self._places = tuple(places)
            for number, spot in enumerate(self.spots(places)):
                self.items[number].home = spot
                if number != hunter and self.items[number].pos() != spot.center:
                    self.items[number].go_home(Motion(STEP_MS))
            item.setZValue(Layer.HELD_CARD)
            points[:] = [start, *(() if there else self._between(way)), item.home.center]

        def apply(progress: float) -> None:
            if progress < 1:
                item.setPos(_along(points, progress))
            else:
                item.place(item.home)
                item.setZValue(item.home_layer)

        motion = Motion(STEP_MS * max(1, len(way) - 1), QEasingCurve.Type.InOutSine, _FADE_MS)
        return Tween(apply, motion, begin, item.setOpacity)

    def _between(self, way: Sequence[Place]) -> list[QPointF]:
        """Where the middle of the pawn comes along: its feet are on the way."""
        if self.plan is None:
            return []
        rise = QPointF(0, self.plan.cell * _RISE)
        return [point - rise for point in way_points(self.plan, way)]

    # -- inner workings

    def _paint_ahead(self, table: OpenTable) -> None:
        """Paint in idle time how each hunter looks with a jewel that it may lift."""
        numbers = range(1, len(table.board.jewel_rooms) + 1) if table.ruleset.numbered_jewels else (UNNUMBERED,)
        for hunter, item in enumerate(self.items):
            faces = [hunter_face(hunter, self._avatars[hunter], number) for number in (None, *numbers)]
            self._scene.renderer.prepaint(faces, item.width)

    def _set_hunters(self, avatars: tuple[int, ...]) -> None:
        if avatars == self._avatars:
            return
        for item in self.items:
            self._scene.remove_card(item.card_id)
        self._avatars, self._carried = avatars, [None] * len(avatars)
        self.items = [
            self._scene.add_card(f"hunter {hunter}", hunter_face(hunter, avatar), PAWN)
            for hunter, avatar in enumerate(avatars)
        ]


def _spot(rect: QRectF) -> Spot:
    return Spot(rect.center(), rect.width())


def _along(points: Sequence[QPointF], progress: float) -> QPointF:
    """The point at that part of a line's length."""
    pairs = list(pairwise(points))
    lengths = [(after - before).manhattanLength() for before, after in pairs]
    left = progress * sum(lengths)
    for (before, after), length in zip(pairs, lengths, strict=True):
        if left <= length and length:
            return before + (after - before) * (left / length)
        left -= length
    return points[-1]
