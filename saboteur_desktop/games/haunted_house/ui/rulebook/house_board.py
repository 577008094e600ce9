"""A piece of the house as an example and as a picture: drawn as on the table, with what the text speaks of."""

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap

from saboteur_desktop.book.page import PaintPicture
from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, Place, board
from saboteur_desktop.games.haunted_house.ui.floor_plan import STRIP, WALL, FloorPlan
from saboteur_desktop.games.haunted_house.ui.night_house import house_picture
from saboteur_desktop.games.haunted_house.ui.pieces.jewels import draw_jewel
from saboteur_desktop.games.haunted_house.ui.room_marks import draw_haunted_floor
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import hunter_picture
from saboteur_desktop.games.haunted_house.ui.way_line import MOONLIGHT, way_points
from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.figures.spirits import GHOST, draw_ghost, draw_haunting
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import Point, curve, ellipse, polygon, polyline, rounded_rect
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.strokes import fill, line, soft

_CELL: Final = 0.72
"""The side of a square of the house, in card widths."""
_ROUND: Final = 0.12
_ABOVE: Final = 0.12
"""Room between the picture and the text above it, in card widths."""


class Part(NamedTuple):
    """A piece of the board, in squares from the top left."""

    left: float
    top: float
    right: float
    bottom: float


WHOLE: Final = Part(-WALL, -WALL, 9 + WALL, 8 + WALL + STRIP)
NORTH_WEST: Final = Part(-WALL, -WALL, 5, 4)
NORTH_EAST: Final = Part(5, -WALL, 9 + WALL, 4)
WEST: Final = Part(-WALL, -WALL, 4, 6)
EAST: Final = Part(5, -WALL, 9 + WALL, 6)
SOUTH: Final = Part(2, 5, 7, 8 + WALL + STRIP)


class HouseBoard(NamedTuple):
    """What is where in a part of the house, with a line that says what it shows."""

    caption: str
    part: Part = WHOLE
    ghosts: tuple[tuple[Place, int], ...] = ()
    haunted: tuple[Place, ...] = ()
    jewels: tuple[tuple[Place, int], ...] = ()
    hunters: tuple[tuple[Place, int, bool], ...] = ()
    """Where each hunter is, its number, and whether it carries a jewel."""
    way: tuple[Place, ...] = ()
    """A walk, drawn as a line of light."""
    hops: tuple[Place, ...] = ()
    """How a ghost goes on from room to room."""
    lit: tuple[Place, ...] = ()
    """Places the text speaks of."""

    def size(self, cell: int) -> QSizeF:
        """The size of the picture in which a card is that wide."""
        cut = self._cut(cell)
        return QSizeF(cut.width(), round(cut.bottom()))

    def paint(self, cell: int, ratio: float, paint_card: PaintPicture) -> QImage:
        """The picture for a screen of that many pixels to the point."""
        image = QImage((self.size(cell) * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        house, plan = _house(cell, ratio, is_bold())
        with QPainter(image) as p:
            p.setRenderHints(HINTS)
            cut, part = self._cut(cell), self.part
            p.setClipPath(rounded_rect(cut, cell * _ROUND))
            p.translate((WHOLE.left - part.left) * plan.cell, (WHOLE.top - part.top) * plan.cell + cut.top())
            p.drawPixmap(QPointF(), house)
            self._draw_rooms(p, plan)
            if self.way:
                self._draw_way(p, plan)
            self._draw_hunters(p, plan, ratio, paint_card)
            for step in pairwise(self.hops):
                _draw_hop(p, plan, *step)
        return image

    def _cut(self, cell: int) -> QRectF:
        """What is seen of the house."""
        side, part = cell * _CELL, self.part
        return QRectF(0, cell * _ABOVE, round((part.right - part.left) * side), round((part.bottom - part.top) * side))

    def _draw_rooms(self, p: QPainter, plan: FloorPlan) -> None:
        for room in self.haunted:
            space = plan.space(room)
            draw_haunted_floor(p, space, plan.letter(room).translated(-space.topLeft()))
            draw_haunting(p, plan.haunting(room))
        for room, count in self.ghosts:
            for corner in plan.ghosts(room)[:count]:
                draw_ghost(p, corner)
        for room, number in self.jewels:
            draw_jewel(p, plan.jewel(room), number)
        for place in self.lit:
            ring = rounded_rect(_spoken_of(plan, place), plan.cell * 0.1)
            soft(p, ring, plan.cell * 0.1, "teal", 0.6, 6, filled=False)
            line(p, ring, "tealhi", max(2.0, plan.cell * 0.06))

    def _draw_way(self, p: QPainter, plan: FloorPlan) -> None:
        there = sum(place == self.way[-1] for place, _, _ in self.hunters)
        start, end = _feet(plan.stands(self.way[0], 1)[0]), _feet(plan.stands(self.way[-1], there + 1)[0])
        points: list[Point] = [(at.x(), at.y()) for at in (start, *way_points(plan, self.way), end)]
        width = plan.cell * 0.1
        line(p, polyline(points), color("night0", 0.85), width * 1.9)
        line(p, polyline(points), MOONLIGHT, width)
        fill(p, ellipse(end.x(), end.y(), width * 1.7), "night0")
        fill(p, ellipse(end.x(), end.y(), width * 1.25), MOONLIGHT)

    def _draw_hunters(self, p: QPainter, plan: FloorPlan, ratio: float, paint_card: PaintPicture) -> None:
        for place in dict.fromkeys(place for place, _, _ in self.hunters):
            there = [(hunter, carries) for at, hunter, carries in self.hunters if at == place]
            joining = len(self.way) > 1 and place == self.way[-1]
            stands = plan.stands(place, len(there) + joining)[joining:]
            for stand, (hunter, carries) in zip(stands, there, strict=True):
                picture = paint_card(hunter_picture(hunter, carries), (stand.size() * ratio).toSize())
                p.drawImage(stand, picture, QRectF(picture.rect()))


@lru_cache(maxsize=2)
def _house(cell: int, ratio: float, bold: bool) -> tuple[QPixmap, FloorPlan]:
    """The empty house; all boards of a page are cut out of one picture."""
    size = HouseBoard("")._cut(cell).size()
    plan = FloorPlan(board(RING_HOUSE).plan, QRectF(QPointF(), size))
    return house_picture(plan, size, ratio), plan


def _feet(stand: QRectF) -> QPointF:
    return QPointF(stand.center().x(), stand.bottom() - stand.height() * 0.12)


def _spoken_of(plan: FloorPlan, place: Place) -> QRectF:
    """Where the ring around a place runs; outside it goes round a hunter before the door."""
    if place == plan.board.outside.id:
        return plan.stands(place, 1)[0].adjusted(*(plan.cell * way * 0.12 for way in (-1, -1, 1, 1)))
    return plan.space(place).adjusted(*(plan.cell * way * 0.09 for way in (1, 1, -1, -1)))


def _draw_hop(p: QPainter, plan: FloorPlan, room: Place, further: Place) -> None:
    """An arrow that passes the spirits on their left, from one room to the next one."""
    start, end = (plan.haunting(place) for place in (room, further))
    above = start.y() > end.y()
    first = QPointF(start.left() - plan.cell * 0.06, start.center().y())
    last = QPointF(end.left() - plan.cell * 0.06, end.center().y() + plan.cell * (0.34 if above else -0.34))
    middle = (first + last) / 2 - QPointF(plan.cell * 0.22, 0)
    path = curve([(first.x(), first.y()), (middle.x(), middle.y()), (last.x(), last.y())])
    head = _arrow_head(path, plan.cell * 0.2)
    for ink, width in ((color("night0", 0.85), 0.17), (color(GHOST), 0.09)):
        line(p, path, ink, plan.cell * width)
        line(p, head, ink, plan.cell * width)
        fill(p, head, ink)


def _arrow_head(path: QPainterPath, size: float) -> QPainterPath:
    tip, back = path.pointAtPercent(1), path.pointAtPercent(0.9)
    along = tip - back
    along /= max(1e-6, (along.x() ** 2 + along.y() ** 2) ** 0.5)
    aside = QPointF(-along.y(), along.x())
    points = (tip + along * size * 0.6, tip + aside * size * 0.55, tip - aside * size * 0.55)
    return polygon([(at.x(), at.y()) for at in points])
