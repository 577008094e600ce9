"""How likely an evil spirit appears in each room before everybody has rolled once, as a figure in the room."""

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.bots.odds import FightOdds, fight_odds, spirit_odds
from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.moves import Move, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.paint.appearance import bold
from saboteur_desktop.paint.figures.spirits import draw_haunting
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text
from saboteur_desktop.table.highlight import Mark
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.scene import TableScene

translate = QCoreApplication.translate

_CHIP: Final = (0.94, 0.34)
_BELOW: Final = 0.58
"""How far below the upper edge of the room the figure stands, under its ghosts."""
_MARGIN: Final = 4.0


def percent(chance: float) -> int:
    """A chance as a whole number of percent; what may happen is never 0, and what may fail never 100."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def spirit_words(chance: float) -> str:
    """The chance of an evil spirit in a room, to be said."""
    return translate("HouseOdds", "Evil spirit within one round of turns: {percent}%").format(percent=percent(chance))


def fight_words(fight: FightOdds) -> str:
    """The chance to drive somebody out in a fight."""
    if fight.against_spirit:
        return translate("HouseOdds", "Evil spirit driven out: {percent}%").format(percent=percent(fight.success))
    return translate("HouseOdds", "A ghost driven out: {percent}%").format(percent=percent(fight.success))


class OddsMarks:
    """Shows the rooms in danger, as long as that is wanted; where nothing can happen stands nothing."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._plan: FloorPlan | None = None
        self._marks: dict[Place, Mark] = {}
        self.wanted = False
        """Whether odds are to be seen and said."""
        self.chances: dict[Place, float] = {}
        """The rooms in danger; none while nothing is shown."""

    def lay_out(self, plan: FloorPlan) -> None:
        """Lie on a house of that size."""
        self._plan = plan
        self._draw()

    def show(self, table: OpenTable | None) -> None:
        """Show the chances on that table, if they are wanted; None shows none."""
        odds = () if table is None or not self.wanted else zip(table.board.rooms, spirit_odds(table), strict=True)
        self.chances = {room: chance for room, chance in odds if chance > 0}
        self._draw()

    def of_fight(self, table: OpenTable, move: Move | None) -> str:
        """How a fight at the end of that walk may come out, in words; empty where there is none, or none are wanted."""
        fight = fight_odds(table, move.to) if self.wanted and isinstance(move, Walk) else None
        return "" if fight is None else fight_words(fight)

    def _draw(self) -> None:
        plan = self._plan
        if plan is None:
            return
        for room in set(self._marks) - set(self.chances):
            self._marks[room].hide()
        for room, chance in self.chances.items():
            mark = self._marks.get(room)
            if mark is None:
                mark = self._marks[room] = Mark(Layer.BOARD_MARK + 15)
                self._scene.addItem(mark)
            wide, high = _CHIP[0] * plan.cell, _CHIP[1] * plan.cell
            space = plan.space(room)
            rect = QRectF(space.right() - 0.1 * plan.cell - wide, space.top() + _BELOW * plan.cell, wide, high)
            shown = percent(chance)
            mark.wear(self._scene.sheets, ("odds", shown), rect, _MARGIN, partial(_draw_chip, shown))
            mark.show()


def _draw_chip(shown: int, p: QPainter, rect: QRectF) -> None:
    """A little spirit and a figure; the likelier, the redder."""
    pill = rounded_rect(rect, rect.height() / 2)
    fill(p, pill, color("coraldeep" if shown >= 20 else "#120C38", 0.94))
    line(p, pill, "coral", bold(1.6))
    side = rect.height() * 0.92
    draw_haunting(p, QRectF(rect.left() + rect.height() * 0.1, rect.center().y() - side / 2, side, side))
    words = rect.adjusted(side + rect.height() * 0.06, 0, -rect.height() * 0.2, 0)
    draw_text(
        p,
        words,
        translate("HouseOdds", "{percent}%").format(percent=shown),
        NAME,
        rect.height() * 0.72,
        "#FFFFFF",
        CENTRE,
    )
