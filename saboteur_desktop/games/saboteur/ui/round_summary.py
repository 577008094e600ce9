"""The page at the end of a round: who won and why, all roles, who took how many gold cards and when."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.events import SaboteursPaid
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable, RoundResult
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import result_texts
from saboteur_desktop.games.saboteur.ui.faces import ROLE_BACK
from saboteur_desktop.games.saboteur.ui.result_button import ResultButton
from saboteur_desktop.games.saboteur.ui.result_grid import result_grid
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.games.saboteur.ui.round_pips_panel import RoundPipsPanel
from saboteur_desktop.games.saboteur.ui.seat_look import SeatLook
from saboteur_desktop.games.saboteur.ui.spare_role_panel import SpareRolePanel
from saboteur_desktop.games.saboteur.ui.summary_column import SummaryColumn, SummaryLook

translate = QCoreApplication.translate

TURN_MS: Final = 180
APART_MS: Final = 140


class RoundSummary(ResultPage):
    """Nothing on it depends on anything but the open table: everybody may look at it, whoever holds the screen."""

    next_round_requested = Signal()
    board_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: OpenTable | None = None
        self._seats: tuple[SeatLook, ...] = ()
        self.columns: list[SummaryColumn] = []
        self.spare = SpareRolePanel(self, self.faces)
        self.pips = RoundPipsPanel(self, self.faces)
        self.board_button = ResultButton(self, "night", "look")
        self.next_button = ResultButton(self, "gold", "arrow")
        self.buttons = (self.board_button, self.next_button)
        self.board_button.clicked.connect(self.board_requested)
        self.next_button.clicked.connect(self.next_round_requested)
        self._still = False
        self._turning = QVariantAnimation(self)
        self._turning.setStartValue(0.0)
        self._turning.valueChanged.connect(self._turn_roles)

    def show_view(self, view: PlayerView, seats: Sequence[SeatLook], reduced_motion: bool = False) -> None:
        """Show the round that has just ended; with reduced motion all roles lie face up at once."""
        self._table, self._seats, self._still = view.table, tuple(seats), reduced_motion
        self._turning.stop()
        result = view.table.result
        assert result is not None
        self.set_won(result.winner == "miners")
        self.retranslate()
        for column in self.columns:
            column.set_turned(1.0 if reduced_motion else 0.0)
        self.renew()

    def retranslate(self) -> None:
        table = self._table
        if table is None or table.result is None:
            return
        result = table.result
        self.ribbon.say(*result_texts.round_heading(table, result, self._seats))
        self.board_button.setText(translate("Results", "See the board"))
        last = table.phase == "match_over"
        self.next_button.setText(translate("Results", "Final standing") if last else translate("Results", "Next round"))
        self.spare.show_roles(result.spare_roles)
        self.pips.show_rounds(table.past_winners, table.ruleset.rounds)
        looks = [self._look(table, result, seat) for seat in range(table.seats)]
        if [column.look for column in self.columns] != looks:
            self._renew_columns(looks)

    def arrange(self, scale: float) -> None:
        self.queue.clear()
        self.spare.place_beside(QRectF(self.rect()), scale)
        self.pips.place_beside(QRectF(self.rect()), scale)
        for column, rect in zip(
            self.columns, result_grid(self.size(), len(self.columns), self.won, scale), strict=True
        ):
            column.place(rect, scale)
        for face in sorted({ROLE_BACK, *(column.look.face for column in self.columns)}):
            for width in {column.card_width for column in self.columns}:
                self.queue.add(partial(self.faces.picture, face, width))
        for column in self.columns:
            self.queue.add(column.paint_gnome)
            self.queue.add(column.paint_picture)
        for job in (self.spare.paint_faces, self.spare.paint_picture, self.pips.paint_picture):
            self.queue.add(job)
        self.queue.add(self._begin_turning)

    def first_focus(self) -> QWidget:
        return self.next_button

    def finish(self) -> None:
        """Let everything that moves come to rest."""
        self.queue.finish()
        self._turning.stop()
        self._turn_roles(self._turning.endValue())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish()
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()
        event.accept()

    # -- inner workings

    def _look(self, table: OpenTable, result: RoundResult, seat: int) -> SummaryLook:
        role = result.roles[seat]
        places = tuple(place for place, taker in enumerate(result.order, 1) if taker == seat)
        pay = next(
            (
                paid
                for event in table.log
                if isinstance(event, SaboteursPaid)
                for payee, paid in zip(event.seats, event.nuggets, strict=True)
                if payee == seat
            ),
            0,
        )
        return SummaryLook(
            who=self._seats[seat],
            role=role,
            role_name=result_texts.role_name(role),
            places=places,
            pay=pay,
            gold=result_texts.nuggets(pay) if pay else result_texts.gold_cards(len(places)),
            tag=translate("Results", "Last move") if seat == result.finisher else "",
        )

    def _renew_columns(self, looks: Sequence[SummaryLook]) -> None:
        self.discard(self.columns)
        self.columns = [SummaryColumn(self, self.faces, look) for look in looks]
        for column, look in zip(self.columns, looks, strict=True):
            said = [look.role_name, *([look.tag] if look.tag else []), look.gold]
            if look.places:
                said.append(result_texts.order_of(look.places))
            column.setAccessibleName(look.who.name)
            column.setAccessibleDescription(". ".join(said))
            column.show()
            column.set_turned(1.0 if self._still else 0.0)

    def _begin_turning(self) -> None:
        length = APART_MS * (len(self.columns) - 1) + TURN_MS
        self._turning.setEndValue(float(length))
        self._turning.setDuration(length)
        if self._still:
            self._turn_roles(length)
        else:
            self._still = True  # once turned they stay so, whatever size the window takes
            self._turning.start()

    def _turn_roles(self, now: float) -> None:
        for place, column in enumerate(self.columns):
            column.set_turned(min(1.0, max(0.0, (now - APART_MS * place) / TURN_MS)))
