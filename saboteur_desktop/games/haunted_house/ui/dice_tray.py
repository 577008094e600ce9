"""The tray: the button that rolls, the movement die, and the battle dice of a fight."""

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.engine.events import Event, Fought, Rolled
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.ruleset import Face
from saboteur_desktop.games.haunted_house.ui.die_item import DieItem
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.paint.surfaces import draw_panel
from saboteur_desktop.paint.type import CENTRE, NAME, draw_text
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.scene import TableScene

translate = QCoreApplication.translate

_MOVE: Final = tuple(str(value) for value in range(1, 7))
_BATTLE: Final = ("ghost", "blank", "red", "ghost", "red")


class _Tray(DrawnItem):
    """The panel below the dice, and what it says beside them."""

    margin = 22.0
    takes_taps = False

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, Layer.PANEL)
        self._words = ""
        self._room = QRectF()
        self._scale = 1.0

    def lay_out(self, rect: QRectF, scale: float) -> None:
        """Take that place."""
        self.set_place(rect)
        self._scale = scale
        self.update()

    def say(self, words: str, room: QRectF) -> None:
        """Say that in a room of the scene."""
        room = room.translated(-self.pos())
        if (words, room) != (self._words, self._room):
            self._words, self._room = words, room
            self.update()

    def look(self) -> Hashable:
        return (self._words, self._scale, self._room.getRect())

    def draw(self, p: QPainter, rect: QRectF) -> None:
        s = self._scale
        draw_panel(p, rect, 18 * s + 2, "#2A1F63", 0.94, 5 * s, "#8F7BE0")
        draw_text(p, self._room.translated(rect.topLeft()), self._words, NAME, sized(24, s, 17), "cream", CENTRE)


class DiceTray:
    """All dice of a match."""

    def __init__(self, scene: TableScene) -> None:
        self._tray = _Tray(scene.sheets)
        self.move = DieItem(scene.sheets, _MOVE)
        self.battle = (DieItem(scene.sheets, _BATTLE), DieItem(scene.sheets, _BATTLE))
        self.roll = PaperButton(Button(), scene.sheets, Layer.PANEL + 1)
        self._scale = 1.0
        self._words = ""
        for item in (self._tray, self.move, *self.battle, self.roll):
            scene.addItem(item)
        self.move.tapped.connect(self._roll)
        for die in self.battle:
            die.takes_taps = False

    @property
    def place(self) -> QRectF:
        """The tray in the scene."""
        return self._tray.place

    def lay_out(self, rect: QRectF, scale: float) -> None:
        """Take that place."""
        self._scale = scale
        self._tray.lay_out(rect, scale)
        self._arrange()

    def show(self, table: OpenTable, may_roll: bool) -> None:
        """Show the throws of this turn, or faintly those of the last one; `may_roll` offers the button."""
        die, faces = last_throws(table.log)
        is_past = table.phase == "rolling"
        self.roll.setVisible(may_roll and is_past)
        self._words = _words(table)
        self.move.lie(None if die is None else str(die), is_past)
        self.show_fight(faces, is_past)

    def write(self) -> None:
        """Write the button in the present language."""
        self.roll.set_button(Button(translate("HouseTable", "Roll the die"), "gold", sized(24, self._scale, 17)))

    def show_fight(self, faces: Sequence[Face], is_past: bool = False) -> None:
        """Show the battle dice of a fight; without one they are not there."""
        for number, die in enumerate(self.battle):
            die.setVisible(number < len(faces))
            die.lie(faces[number] if number < len(faces) else None, is_past)
        self._arrange()

    def begin_roll(self) -> None:
        """The throw of a new turn begins."""
        self.roll.hide()
        self._words = ""
        self.show_fight(())

    def described(self) -> Hashable:
        """What is seen, for comparing two ways to the same picture."""
        dice = (self.move, *self.battle)
        return (
            tuple((die.look(), die.isVisible(), die.pos().toTuple(), die.rotation()) for die in dice),
            self.roll.isVisible(),
            self._tray.look(),
        )

    def _arrange(self) -> None:
        """Let the dice have all the room that the button leaves; words stand beside the movement die alone."""
        inset = max(6.0, 12 * self._scale)
        room = self._tray.place.adjusted(inset, inset * 0.8, -inset, -inset)
        button = max(48.0, 64 * self._scale)
        self.roll.set_place(QRectF(room.left(), room.bottom() - button, room.width(), button))
        if self.roll.isVisible():
            room.setBottom(room.bottom() - button - inset * 0.6)
        fights = self.battle[0].isVisible()
        across = (room.width() - 2 * inset) / 3 if fights else room.width() * 0.46
        side = min(room.height(), across)
        top = room.center().y() - side / 2
        self.move.set_place(QRectF(room.left(), top, side, side))
        for number, die in enumerate(self.battle):
            right = room.right() - (1 - number) * (side * 0.94 + inset * 0.4)
            die.set_place(QRectF(right - side * 0.94, top + side * 0.03, side * 0.94, side * 0.94))
        beside = room.adjusted(side + inset * 0.6, 0, 0, 0)
        self._tray.say("" if fights else self._words, beside)

    def _roll(self) -> None:
        if self.roll.isVisible():
            self.roll.tap()


def _words(table: OpenTable) -> str:
    if table.phase in ("walking", "deciding"):
        return translate("HouseTable", "%n step(s)", "", table.die or 0)
    return "" if table.turn == 1 else translate("HouseTable", "Last roll")


def last_throws(log: Sequence[Event]) -> tuple[int | None, tuple[Face, ...]]:
    """The last throw of the movement die, and of the battle dice since then."""
    faces: tuple[Face, ...] = ()
    for event in reversed(log):
        if isinstance(event, Fought):
            faces = event.faces
        elif isinstance(event, Rolled):
            return event.die, faces
    return None, faces
