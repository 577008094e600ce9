"""The light on every place where the hunter on turn may stop, how many steps it is, and what would come of it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.pieces.dice import draw_battle_die
from saboteur_desktop.games.haunted_house.ui.prospect import Prospect
from saboteur_desktop.paint.appearance import bold
from saboteur_desktop.paint.marks import plus
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse, rounded_rect
from saboteur_desktop.paint.placing import box
from saboteur_desktop.paint.signs import bars
from saboteur_desktop.paint.strokes import fill, line, soft
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text
from saboteur_desktop.table.drop_target import Fit, Verdict
from saboteur_desktop.table.drop_target import Place as Target
from saboteur_desktop.table.highlight import Mark, TargetGlows
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

Sign = Literal["take", "fight", "trap"]

_BADGE: Final = 0.42
_SIGN: Final = 0.38
_NARROW: Final = 0.33
_ROW: Final = 0.92
"""How far below the upper edge of a room the signs stand: under its letter and ghosts, above jewel and hunters."""
_MARGIN: Final = 5.0


class Badge(NamedTuple):
    """A number of steps or a sign, and where it stands."""

    what: int | Sign
    rect: QRectF


def badges(plan: FloorPlan, prospect: Prospect, standing: int = 0) -> list[Badge]:
    """What is said at a stop, laid out: nothing about steps where the hunter stands already.

    Where so many hunters stand that one of them would have the signs on its face, they are a column beside it.
    """
    said: list[int | Sign] = [prospect.steps] if prospect.steps else []
    said += ["fight"] if prospect.fights else []
    said += ["trap"] if prospect.traps else []
    laid = _row(plan, prospect.place, said)
    pawns = plan.stands(prospect.place, standing) if standing else ()
    in_room = any(room.id == prospect.place for room in plan.board.rooms)
    if in_room and any(pawn.intersects(badge.rect) for pawn in pawns for badge in laid):
        laid = _column(plan, prospect.place, said)
    if prospect.deed == "take":
        jewel, size = plan.jewel(prospect.place), _SIGN * plan.cell * 0.8
        laid.append(Badge("take", QRectF(jewel.right() - size * 0.62, jewel.top() - size * 0.3, size, size)))
    return laid


def _row(plan: FloorPlan, place: Place, said: Sequence[int | Sign]) -> list[Badge]:
    """Side by side, under the letter."""
    corner = _row_start(plan, place)
    laid: list[Badge] = []
    x = corner.x()
    for what in said:
        size = (_BADGE if isinstance(what, int) else _SIGN) * plan.cell
        laid.append(Badge(what, QRectF(x, corner.y() - size / 2, size, size)))
        x += size + 0.04 * plan.cell
    return laid


def _column(plan: FloorPlan, room: Place, said: Sequence[int | Sign]) -> list[Badge]:
    """One below the other, between the letter and the ghosts and down to the hunters in front."""
    left, right = plan.letter(room).right(), plan.haunting(room).left()
    size = min(_NARROW * plan.cell, right - left)
    top = plan.space(room).top() + 0.12 * plan.cell
    return [Badge(what, QRectF(right - size, top + place * size, size, size)) for place, what in enumerate(said)]


def _row_start(plan: FloorPlan, place: Place) -> QPointF:
    """Where the first sign begins, and the middle of its height."""
    space, size = plan.space(place), _BADGE * plan.cell
    if place == plan.board.outside.id:
        first = plan.stands(place, 4)[0]
        return QPointF(first.left() - size * 1.25, first.center().y())
    if any(square.id == place for square in plan.board.corridors):
        return QPointF(space.center().x() - size / 2, space.center().y())
    return QPointF(space.left() + 0.1 * plan.cell, space.top() + _ROW * plan.cell)


class ReachLights:
    """Shows the stops; the one that is aimed at has no light of its own, because it is drawn otherwise."""

    def __init__(self, scene: TableScene, house: QGraphicsItem) -> None:
        """The lights hang on the house, below the pieces that lie in it."""
        self._scene = scene
        self._plan: FloorPlan | None = None
        self._shown: Mapping[Place, Prospect] = {}
        self._standing: Sequence[Place] = ()
        self._signs: list[Mark] = []
        self.badges: tuple[Badge, ...] = ()
        """What is said at all stops that are shown."""
        self._glows = TargetGlows(house, scene.sheets, scene.animator, self._draw_light)
        scene.controller.moved.connect(self._glows.hold_still)

    def lay_out(self, plan: FloorPlan) -> None:
        """Lie on a house of that size."""
        self._plan = plan
        self._draw()

    def show(self, prospects: Mapping[Place, Prospect], standing: Sequence[Place] = ()) -> None:
        """Light up these stops and no others; the hunters stand in those places."""
        if (prospects, standing) != (self._shown, self._standing):
            self._shown, self._standing = prospects, standing
            self._draw()

    def renew(self) -> None:
        """Draw everything anew: it looks different from now on."""
        self._glows.clear()
        self._draw()

    def clear(self) -> None:
        """No light anywhere."""
        self.show({})

    def aim(self, place: Place | None) -> None:
        """Leave one place to whoever draws what is aimed at."""
        self._glows.aim(place)

    @property
    def lit(self) -> dict[Place, Prospect]:
        """The stops that are lit."""
        return dict(self._shown)

    # -- drawing

    def _draw(self) -> None:
        plan = self._plan
        if plan is None:
            return
        lights = tuple(Target(place, plan.space(place), Verdict(True)) for place in self._shown)
        self._glows.show(lights, False)
        self.badges = tuple(
            badge
            for place, prospect in self._shown.items()
            for badge in badges(plan, prospect, self._standing.count(place))
        )
        while len(self._signs) < len(self.badges):
            self._signs.append(Mark(Layer.BOARD_MARK + 40))
            self._scene.addItem(self._signs[-1])
        for mark in self._signs[len(self.badges) :]:
            mark.hide()
        for mark, badge in zip(self._signs, self.badges, strict=False):
            key = ("reach", badge.what)
            mark.wear(self._scene.sheets, key, badge.rect, _MARGIN, partial(draw_badge, what=badge.what))
            mark.show()

    def _draw_light(self, p: QPainter, rect: QRectF, _fit: Fit) -> None:
        draw_stop(p, rect, self._plan.cell if self._plan is not None else rect.height())


def draw_stop(p: QPainter, rect: QRectF, cell: float) -> None:
    """The light on a room or square where the hunter may stop."""
    unit, pad = cell / 104, cell * 0.06
    path = rounded_rect(rect.adjusted(pad, pad, -pad, -pad), cell * 0.09)
    soft(p, path, 14 * unit, "teal", 0.5, 9, filled=False)
    fill(p, path, color("teal", 0.13 if rect.height() > 1.5 * cell else 0.24))
    line(p, path, "tealhi", bold(3.4) * max(unit, 0.7))


def draw_badge(p: QPainter, rect: QRectF, what: int | Sign) -> None:
    """A number of steps, or a sign, on a dark disc."""
    middle, radius = rect.center(), rect.width() / 2
    if what == "fight":
        draw_battle_die(p, rect, "ghost")
        return
    rim = {"take": "gold", "trap": "coral"}.get(str(what), "tealhi")
    sheet(p, ellipse(middle.x(), middle.y(), radius), "night0", radius * 0.1)
    line(p, ellipse(middle.x(), middle.y(), radius * 0.9), rim, bold(radius * 0.14))
    if isinstance(what, int):
        draw_text(p, rect, str(what), NAME, rect.height() * 0.62, "cream", CENTRE)
        return
    with box(p, middle.x(), middle.y(), radius * 1.15):
        if what == "take":
            plus(p, "gold")
        else:
            bars(p, "coral")
