"""Agreeing with computer partners: which hunter takes the jewel of which room."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.promise_marks import rooms_with_jewel
from saboteur_desktop.games.haunted_house.ui.texts import hunter_name, lettered_room
from saboteur_desktop.paint.type import BODY
from saboteur_desktop.table.seat_look import SeatLook
from saboteur_desktop.ui.scale import rescale, scale_of
from saboteur_desktop.ui.widgets.segments import Segments
from saboteur_desktop.ui.widgets.setting_row import SettingRow
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.text_label import Paragraph

_ANYBODY = ""


class PlanSheet(Sheet):
    """One row for each jewel that still lies in the house; what is chosen holds at once."""

    planned = Signal(object)
    """The plan (games.haunted_house.bots.plan.Plan) that holds from now on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 1180, 940)
        self.rows: dict[Place, Segments] = {}
        self._settings: dict[Place, SettingRow] = {}
        self._plan = NO_PLAN
        self._names: list[str] = []
        self._about = Paragraph(self.content, BODY, 20, "cream", floor=16)
        self.body.addWidget(self._about)
        self.body.addStretch(1)

    def show_table(self, table: OpenTable, looks: Sequence[SeatLook], plan: Plan) -> None:
        """Lie over the page with what is agreed on so far."""
        self._plan = plan
        self._names = [hunter_name(table, looks, hunter) for hunter in range(len(table.places))]
        self._build(rooms_with_jewel(table))
        self.retranslate()
        rescale(self, scale_of(self._parent().size()))
        self.open()

    def first_focus(self) -> QWidget | None:
        return next((row.current_widget() for row in self.rows.values()), None)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(self.tr("Who takes which jewel?"))
        self._about.setText(
            self.tr("Computer partners keep to it: they fetch their own jewels first and leave the others alone.")
        )
        for room, row in self.rows.items():
            row.set_labels([self.tr("anybody"), *self._names])
            self._settings[room].set_texts(lettered_room(room))

    def _build(self, rooms: Sequence[Place]) -> None:
        for setting in self._settings.values():
            self.body.removeWidget(setting)
            setting.hide()
            setting.deleteLater()
        self.rows, self._settings = {}, {}
        for place, room in enumerate(rooms):
            taker = self._plan.taker(room)
            values = (_ANYBODY, *map(str, range(len(self._names))))
            row = Segments(None, values, _ANYBODY if taker is None else str(taker), px=19, pad=34)
            row.chosen.connect(lambda value, room=room: self._choose(room, value))
            self.rows[room] = row
            self._settings[room] = SettingRow(self.content, row)
            self.body.insertWidget(place + 1, self._settings[room])

    def _choose(self, room: Place, value: str) -> None:
        plan = self._plan
        self._plan = plan.without(room) if value == _ANYBODY else plan.with_taker(int(value), room)
        self.planned.emit(self._plan)
