"""The page at the end of a round: who won and why, all roles, what everybody was given, and for what."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.events import SaboteursPaid
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable, RoundResult
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import result_texts, round_reasons
from saboteur_desktop.games.saboteur.ui.faces import ROLE_BACK
from saboteur_desktop.games.saboteur.ui.flying_gold import FlyingGold
from saboteur_desktop.games.saboteur.ui.result_grid import result_grid
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.games.saboteur.ui.role_texts import role_name
from saboteur_desktop.games.saboteur.ui.round_pips_panel import RoundPipsPanel
from saboteur_desktop.games.saboteur.ui.spare_role_panel import SpareRolePanel
from saboteur_desktop.games.saboteur.ui.summary_column import GOLD_BACK, SummaryColumn
from saboteur_desktop.games.saboteur.ui.summary_look import PointsLook, SummaryLook
from saboteur_desktop.games.saboteur.ui.way_panel import WayPanel
from saboteur_desktop.table.result_button import ResultButton
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate

TURN_MS: Final = 180
APART_MS: Final = 140
"""How long a role takes to turn, and how long after the one before it begins."""
GOLD_MS: Final = 360
GOLD_APART_MS: Final = 200
"""The same for the gold cards, which fly once all roles have turned."""


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
        self.ways = WayPanel(self, self.faces)
        self.pips = RoundPipsPanel(self, self.faces)
        self.board_button = ResultButton(self, "night", "look")
        self.next_button = ResultButton(self, "gold", "arrow")
        self.buttons = (self.board_button, self.next_button)
        self.board_button.clicked.connect(self.board_requested)
        self.next_button.clicked.connect(self.next_round_requested)
        self.flying = FlyingGold(self)
        self._still = False
        self._showing = QVariantAnimation(self)
        self._showing.setStartValue(0.0)
        self._showing.valueChanged.connect(self._show_moment)

    def show_view(self, view: PlayerView, seats: Sequence[SeatLook], reduced_motion: bool = False) -> None:
        """Show the round that has just ended; with reduced motion all roles lie face up at once."""
        self._table, self._seats, self._still = view.table, tuple(seats), reduced_motion
        self._showing.stop()
        result = view.table.result
        assert result is not None
        self.set_won(result.finisher is not None)
        self.retranslate()
        self._hide_again()
        self.renew()

    def retranslate(self) -> None:
        table = self._table
        if table is None or table.result is None:
            return
        result = table.result
        self.ribbon.say(*round_reasons.round_heading(table, result, self._seats))
        self.board_button.setText(translate("Results", "See the board"))
        last = table.phase == "match_over"
        self.next_button.setText(translate("Results", "Final standing") if last else translate("Results", "Next round"))
        self._show_left_panel(table, result)
        self.pips.show_rounds(table.past_winners, table.ruleset.rounds)
        looks = [self._look(table, result, seat) for seat in range(table.seats)]
        if [column.look for column in self.columns] != looks:
            self._renew_columns(looks)

    def arrange(self, scale: float) -> None:
        self.queue.clear()
        self.flying.setGeometry(self.rect())
        sides = (self.spare, self.ways, self.pips)
        for panel in sides:
            panel.place_beside(QRectF(self.rect()), scale)
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
        self.queue.add(self.spare.paint_faces)
        for panel in sides:
            self.queue.add(panel.paint_picture)
        self.queue.add(self._begin_showing)

    def first_focus(self) -> QWidget:
        return self.next_button

    def finish(self) -> None:
        """Let everything that moves come to rest."""
        self.queue.finish()
        self._showing.stop()
        self._show_moment(self._length())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish()
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()
        event.accept()

    # -- inner workings

    def _show_left_panel(self, table: OpenTable, result: RoundResult) -> None:
        """The roles that were left over; in Saboteur 2, where a whole reserve is, what decided the pay."""
        expansion = table.ruleset.expansion
        self.spare.show_roles(() if expansion else result.spare_roles)
        self.ways.setVisible(expansion)
        if expansion:
            paid = round_reasons.paid(table)
            self.ways.show_ways(result.finisher is not None, paid.open_to, paid.crystals)

    def _look(self, table: OpenTable, result: RoundResult, seat: int) -> SummaryLook:
        role = result.roles[seat]
        if table.ruleset.pays_points:
            return self._look_in_points(table, result, seat)
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
            role_name=role_name(role),
            places=places,
            pay=pay,
            gold=result_texts.nuggets(pay) if pay else result_texts.gold_cards(len(places)),
            tag=_tag(result, seat),
        )

    def _look_in_points(self, table: OpenTable, result: RoundResult, seat: int) -> SummaryLook:
        pay, done = round_reasons.paid(table).nuggets[seat], round_reasons.thefts(table)
        stolen = sum(theft.seat == seat and theft.target is not None for theft in done)
        lost = sum(theft.target == seat for theft in done)
        why = [round_reasons.why_paid(table, result, seat), *round_reasons.theft_sentences(table, self._seats, seat)]
        return SummaryLook(
            who=self._seats[seat],
            role=result.roles[seat],
            role_name=role_name(result.roles[seat]),
            places=(),
            pay=pay,
            gold=result_texts.nuggets(pay),
            tag=_tag(result, seat),
            points=PointsLook(
                stolen=stolen,
                lost=lost,
                why=tuple(why),
                total=result_texts.total(table.gold_counts[seat]) if table.ruleset.show_totals else "",
                trapped=round_reasons.is_trapped(table, seat),
            ),
        )

    def _renew_columns(self, looks: Sequence[SummaryLook]) -> None:
        self.discard(self.columns)
        self.columns = [SummaryColumn(self, self.faces, look) for look in looks]
        for column, look in zip(self.columns, looks, strict=True):
            said = [look.role_name, *([look.tag] if look.tag else []), look.gold]
            if look.places:
                said.append(result_texts.order_of(look.places))
            if look.points is not None:
                said += [sentence.rstrip(".。") for sentence in look.points.why]
                said += filter(None, (look.points.total,))
            column.setAccessibleName(look.who.name)
            column.setAccessibleDescription(". ".join(said))
            column.show()
        self._hide_again()

    def _hide_again(self) -> None:
        """Before anything is shown roles lie face down and the gold is on its heap, unless nothing shall move."""
        for column in self.columns:
            column.set_turned(1.0 if self._still else 0.0)
            column.show_gold(len(column.look.places) if self._still else 0)

    def _begin_showing(self) -> None:
        length = self._length()
        self._showing.setEndValue(length)
        self._showing.setDuration(round(length))
        if self._still:
            self._show_moment(length)
        else:
            self._still = True  # once shown all stays so, whatever size the window takes
            self.flying.raise_()
            self._showing.start()

    def _length(self) -> float:
        """How long roles and gold take together, in milliseconds."""
        cards = sum(len(column.look.places) for column in self.columns)
        return self._roles_ms() + (GOLD_APART_MS * (cards - 1) + GOLD_MS if cards else 0)

    def _roles_ms(self) -> float:
        return float(APART_MS * (len(self.columns) - 1) + TURN_MS)

    def _show_moment(self, now: float) -> None:
        for place, column in enumerate(self.columns):
            column.set_turned(min(1.0, max(0.0, (now - APART_MS * place) / TURN_MS)))
        flying = []
        for column in self.columns:
            arrived = 0
            for place, way in zip(column.look.places, column.gold_spots(), strict=True):
                share = (now - self._roles_ms() - GOLD_APART_MS * (place - 1)) / GOLD_MS
                arrived += share >= 1
                if 0 < share < 1:
                    flying.append((way._replace(end=QPointF(column.pos()) + way.end), share))
            column.show_gold(arrived)
        self.flying.show_cards(self.faces.picture(GOLD_BACK, flying[0][0].width) if flying else QPixmap(), flying)


def _tag(result: RoundResult, seat: int) -> str:
    return translate("Results", "Last move") if seat == result.finisher else ""
