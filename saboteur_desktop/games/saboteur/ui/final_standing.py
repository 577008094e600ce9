"""The last page of a match: who won, everybody's nuggets, all gold cards face up."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import result_texts
from saboteur_desktop.games.saboteur.ui.result_grid import result_grid
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.games.saboteur.ui.round_pips_panel import RoundPipsPanel
from saboteur_desktop.games.saboteur.ui.standing_column import StandingColumn, StandingLook, card_width, spare_height
from saboteur_desktop.table.result_button import ResultButton
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate

_STEP, _LOWEST = 26.0, 4
"""How much lower each next place stands, at 1080, and the place from which all stand alike."""


class FinalStanding(ResultPage):
    """Players from the best to the last; those with the same total share their place."""

    again_requested = Signal()
    home_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: OpenTable | None = None
        self._seats: tuple[SeatLook, ...] = ()
        self.columns: list[StandingColumn] = []
        self.pips = RoundPipsPanel(self, self.faces)
        self.home_button = ResultButton(self, "night", "home")
        self.again_button = ResultButton(self, "gold", "play")
        self.buttons = (self.home_button, self.again_button)
        self.home_button.clicked.connect(self.home_requested)
        self.again_button.clicked.connect(self.again_requested)

    def show_view(self, view: PlayerView, seats: Sequence[SeatLook]) -> None:
        """Show a match that is over."""
        self._table, self._seats = view.table, tuple(seats)
        self.retranslate()
        self.renew()

    def retranslate(self) -> None:
        table = self._table
        if table is None or table.outcome is None:
            return
        winners = [self._seats[seat].name for seat in table.outcome.winners]
        self.ribbon.say(*result_texts.standing_heading(winners, max(table.outcome.totals)))
        self.home_button.setText(translate("Results", "Home"))
        self.again_button.setText(translate("Results", "Play again"))
        self.pips.show_rounds(table.past_winners, table.ruleset.rounds)
        looks = [self._look(table, seat) for seat in _from_the_best(table.outcome.totals)]
        if [column.look for column in self.columns] != looks:
            self._renew_columns(looks)

    def arrange(self, scale: float) -> None:
        self.queue.clear()
        self.pips.place_beside(QRectF(self.rect()), scale)
        for value in sorted({value for column in self.columns for value in column.look.cards or ()}):
            self.queue.add(partial(self.faces.picture, f"gold-{value}", card_width(scale)))
        rects = result_grid(self.size(), len(self.columns), self.won, scale)
        podium = len({rect.top() for rect in rects}) == 1
        for column, rect in zip(self.columns, rects, strict=True):
            lower = min(_STEP * scale, spare_height(rect, scale) / _LOWEST) * min(column.look.place - 1, _LOWEST)
            column.place(rect.adjusted(0, lower if podium else 0.0, 0, 0), scale)
            self.queue.add(column.paint_picture)
        self.queue.add(self.pips.paint_picture)

    def first_focus(self) -> QWidget:
        return self.again_button

    # -- inner workings

    def _look(self, table: OpenTable, seat: int) -> StandingLook:
        assert table.outcome is not None
        totals = table.outcome.totals
        points = table.ruleset.pays_points
        cards = table.gold_shown[seat] if table.gold_shown is not None and not points else ()
        credit = 0 if points else totals[seat] - sum(cards)
        return StandingLook(
            who=self._seats[seat],
            place=1 + sum(total > totals[seat] for total in totals),
            total=totals[seat],
            worth=result_texts.nuggets(totals[seat]),
            credit=result_texts.credit(credit) if credit else "",
            cards=None if points else tuple(sorted(cards, reverse=True)),
            winner=seat in table.outcome.winners,
        )

    def _renew_columns(self, looks: Sequence[StandingLook]) -> None:
        self.discard(self.columns)
        self.columns = [StandingColumn(self, self.faces, look) for look in looks]
        for column, look in zip(self.columns, looks, strict=True):
            column.setAccessibleName(result_texts.place_text(look.place, look.who.name, look.worth))
            column.setAccessibleDescription("" if look.cards is None else result_texts.cards_text(look.cards))
            column.show()


def _from_the_best(totals: Sequence[int]) -> list[int]:
    return sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
