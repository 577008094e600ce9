"""The page on which thieves choose one after another whom they rob; all of it lies open."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.events import GoldStolen
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.points import targets
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import result_texts, round_reasons
from saboteur_desktop.games.saboteur.ui.order_step import OrderStep, StepLook
from saboteur_desktop.games.saboteur.ui.player_panel import gold_figure
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.games.saboteur.ui.seat_choice import SeatChoice
from saboteur_desktop.table.result_button import ResultButton
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate

_MOST_IN_A_ROW = 6


class TheftPage(ResultPage):
    """Shows whose choice it is and who can be robbed; only with `chooses` can anybody be chosen."""

    theft_chosen = Signal(object)
    """The seat that is robbed, or None when the thief takes nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: OpenTable | None = None
        self._seats: tuple[SeatLook, ...] = ()
        self._chooses = False
        self.steps: list[OrderStep] = []
        self.choices: list[SeatChoice] = []
        self.nothing_button = ResultButton(self, "night", "close")
        self.steal_button = ResultButton(self, "teal", "confirm")
        self.buttons = (self.nothing_button, self.steal_button)
        self.nothing_button.clicked.connect(self._take_nothing)
        self.steal_button.clicked.connect(self._steal)

    def show_view(self, view: PlayerView, seats: Sequence[SeatLook], chooses: bool) -> None:
        """Show what lies open; with `chooses` the thief whose turn it is sits at the screen."""
        self._table, self._seats, self._chooses = view.table, tuple(seats), chooses
        self.retranslate()
        self.renew()

    @property
    def chosen(self) -> int | None:
        """Which seat is chosen."""
        return next((choice.seat for choice in self.choices if choice.isChecked()), None)

    def retranslate(self) -> None:
        table = self._table
        if table is None or table.result is None:
            return
        self.nothing_button.setText(translate("Results", "Take nothing"))
        self.steal_button.setText(translate("Results", "Steal a nugget"))
        for button in self.buttons:
            button.setVisible(self._chooses)
        done = round_reasons.thefts(table)
        self._say(table, done)
        self._renew_steps(table, done)
        self._renew_choices(table)

    def arrange(self, scale: float) -> None:
        s = scale
        self.queue.clear()
        gap = 12 * s
        width = 300 * s
        x = (self.width() - width * len(self.steps) - gap * (len(self.steps) - 1)) / 2
        for step in self.steps:
            step.place(QRectF(x, 190 * s, width, 124 * s), s)
            self.queue.add(step.paint_picture)
            x += width + gap
        self._place_choices(QRectF(104 * s, 350 * s, self.width() - 208 * s, self.height() - 510 * s), s)

    def first_focus(self) -> QWidget | None:
        return self.choices[0] if self._chooses and self.choices else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = next((place for place, choice in enumerate(self.choices) if choice.hasFocus()), None)
        key = Qt.Key(event.key())
        if not self._chooses:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape and self.chosen is not None:
            self._choose(None)
        elif at is None and key == Qt.Key.Key_Up:
            chosen = next((choice for choice in self.choices if choice.isChecked()), self.choices[0])
            chosen.setFocus(Qt.FocusReason.TabFocusReason)
        elif at is not None and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            self.choices[(at + step) % len(self.choices)].setFocus(Qt.FocusReason.TabFocusReason)
        elif at is not None and key == Qt.Key.Key_Down:
            button = self.steal_button if self.steal_button.isEnabled() else self.nothing_button
            button.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    # -- inner workings

    def _say(self, table: OpenTable, done: Sequence[GoldStolen]) -> None:
        note = _told(done[-1], self._seats) if done else ""
        if table.phase != "stealing" or table.to_move is None:
            self.ribbon.say(translate("Results", "All thefts are over"), note)
            return
        title = translate("Results", "{name} chooses whom to rob").format(name=self._seats[table.to_move].name)
        if not note:
            note = translate("Results", "A thief takes one nugget from one player, or nothing.")
        self.ribbon.say(title, note)

    def _renew_steps(self, table: OpenTable, done: Sequence[GoldStolen]) -> None:
        thieves = table.thieves if table.phase == "stealing" else ()
        looks = [StepLook(place, self._seats[theft.seat], "over") for place, theft in enumerate(done, 1)]
        for place, seat in enumerate(thieves, len(done) + 1):
            looks.append(StepLook(place, self._seats[seat], "now" if seat == table.to_move else "to-come"))
        if [step.look for step in self.steps] != looks:
            self.discard(self.steps)
            self.steps = [OrderStep(self, self.faces, look) for look in looks]
        for place, step in enumerate(self.steps):
            theft = done[place] if place < len(done) else None
            step.setAccessibleName(result_texts.step_text(step.look) if theft is None else _told(theft, self._seats))
            step.show()

    def _renew_choices(self, table: OpenTable) -> None:
        # Where the keyboard was on this page it stays on this page: what it was on is replaced.
        held_keyboard = self.hasFocus() or any(w.hasFocus() for w in (*self.buttons, *self.choices))
        chosen = self.chosen
        self.discard(self.choices)
        self.choices = []
        for seat in _to_be_robbed(table):
            figure = gold_figure(table, seat)
            choice = SeatChoice(self, seat, self._seats[seat], figure, self._chooses)
            choice.setAccessibleName(self._seats[seat].name)
            choice.setAccessibleDescription(result_texts.points_owned(table, seat))
            choice.clicked.connect(self._seat_chosen)
            choice.show()
            self.choices.append(choice)
        self._choose(chosen)
        if held_keyboard:
            (self.first_focus() or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_choices(self, room: QRectF, s: float) -> None:
        number = len(self.choices)
        if not number:
            return
        rows = -(-number // _MOST_IN_A_ROW)
        in_a_row, gap = -(-number // rows), 26 * s
        height = min(330 * s, (room.height() - gap * (rows - 1)) / rows)
        width = min(280 * s, height * 1.2, (room.width() - gap * (in_a_row - 1)) / in_a_row)
        top = room.center().y() - (height * rows + gap * (rows - 1)) / 2
        for place, choice in enumerate(self.choices):
            row, column = divmod(place, in_a_row)
            in_row = min(in_a_row, number - row * in_a_row)
            left = room.center().x() - (width * in_row + gap * (in_row - 1)) / 2
            choice.lie_on(QRectF(left + column * (width + gap), top + row * (height + gap), width, height), s)

    def _seat_chosen(self) -> None:
        self.steal_button.setEnabled(True)
        self.steal_button.setFocus(Qt.FocusReason.OtherFocusReason)
        for choice in self.choices:
            choice.update()

    def _choose(self, seat: int | None) -> None:
        """Choose a seat without pressing it, or none."""
        for choice in self.choices:
            choice.setAutoExclusive(False)
            choice.setChecked(self._chooses and choice.seat == seat)
            choice.setAutoExclusive(self._chooses)
        if self.chosen is None and self.steal_button.hasFocus() and self.choices:
            self.choices[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.steal_button.setEnabled(self.chosen is not None)

    def _steal(self) -> None:
        if self.chosen is not None:
            self._decide(self.chosen)

    def _take_nothing(self) -> None:
        self._decide(None)

    def _decide(self, seat: int | None) -> None:
        if self._chooses:
            self._chooses = False  # a second tap must not choose for the next thief
            self.theft_chosen.emit(seat)


def _to_be_robbed(table: OpenTable) -> tuple[int, ...]:
    """The seats with a nugget that the thief may take: everybody knows who has any, so everybody knows these."""
    if table.phase != "stealing" or table.to_move is None:
        return ()
    return targets(table.ruleset, [(number,) for number in table.gold_counts], table.log, table.to_move)


def _told(theft: GoldStolen, seats: Sequence[SeatLook]) -> str:
    """What a thief has done."""
    if theft.target is None:
        return translate("Results", "{name} takes nothing.").format(name=seats[theft.seat].name)
    text = translate("Results", "{name} takes a nugget from {target}.")
    return text.format(name=seats[theft.seat].name, target=seats[theft.target].name)
