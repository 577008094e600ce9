"""The panels of the seats: who sits there, what they hold, what of theirs is broken, whose turn it is."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, THEFT, TRAP
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.paint.seat_panel import SeatLook as PanelLook
from saboteur_desktop.paint.seat_panel import draw_seat
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.drop_target import Spot
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.seat_look import SeatLook

SeatVerdict = Literal["may", "may-not"]


def gold_figure(table: OpenTable, seat: int) -> str:
    """How much gold a seat is seen to have; where totals are hidden only whether it has any."""
    number = table.gold_counts[seat]
    return "?" if number and table.ruleset.pays_points and not table.ruleset.show_totals else str(number)


class PlayerPanel(DrawnItem):
    """One seat."""

    margin = 46.0
    takes_taps = False

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, Layer.PANEL)
        self._look = PanelLook("", 0, 0)
        self._scale = 1.0

    @property
    def shown(self) -> PanelLook:
        """What it shows."""
        return self._look

    @property
    def scale_(self) -> float:
        """How large it is drawn."""
        return self._scale

    def show_panel(self, look: PanelLook, scale: float) -> None:
        """Show this."""
        if (look, scale) != (self._look, self._scale):
            self._look, self._scale = look, scale
            self.update()

    def look(self) -> Hashable:
        return (self._look, self._scale)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        draw_seat(p, rect, self._look, self._scale)


class PlayerPanels:
    """All seats of a match, in their places around the board."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._panels: list[PlayerPanel] = []
        self._layout: Layout | None = None

    def __len__(self) -> int:
        return len(self._panels)

    def __getitem__(self, seat: int) -> PlayerPanel:
        return self._panels[seat]

    def __iter__(self) -> Iterator[PlayerPanel]:
        return iter(self._panels)

    @property
    def active(self) -> int | None:
        """The seat that is shown to be in turn."""
        return next((seat for seat, panel in enumerate(self._panels) if panel.shown.active), None)

    def set_count(self, seats: int) -> None:
        """Have so many panels."""
        while len(self._panels) < seats:
            panel = PlayerPanel(self._scene.sheets)
            self._scene.addItem(panel)
            self._panels.append(panel)
        while len(self._panels) > seats:
            gone = self._panels.pop()
            self._scene.removeItem(gone)
            gone.deleteLater()

    def lay_out(self, layout: Layout) -> None:
        """Take the places the layout gives."""
        self._layout = layout
        for panel, rect in zip(self._panels, layout.seats, strict=True):
            panel.set_place(rect)

    def show(self, table: OpenTable, seats: Sequence[SeatLook]) -> None:
        """Show what lies open about every seat."""
        layout = self._layout
        if layout is None:
            return
        following = _next_seat(table)
        for seat, (panel, who) in enumerate(zip(self._panels, seats, strict=True)):
            look = PanelLook(
                name=who.name,
                face=who.avatar,
                hand=table.hand_sizes[seat],
                gold=gold_figure(table, seat),
                nuggets=table.ruleset.pays_points,
                broken=tuple(BREAKS[card] for card in table.in_front[seat] if card in BREAKS),
                trapped=TRAP in table.in_front[seat],
                theft=THEFT in table.in_front[seat],
                bot=who.is_bot,
                active=seat == table.to_move,
                next_to=layout.towards[seat] if seat == following else None,
            )
            panel.show_panel(look, layout.scale)

    def change(self, seat: int, **changes: object) -> None:
        """Show something else about one seat, until the next `show`."""
        panel = self._panels[seat]
        panel.show_panel(replace(panel.shown, **changes), self._layout.scale if self._layout else 1.0)  # type: ignore[arg-type]

    def mark(self, verdicts: dict[int, tuple[SeatVerdict, tuple[str, ...]]]) -> None:
        """Mark who may receive the held card and which of their tools it mends; no verdict, no mark."""
        for seat, panel in enumerate(self._panels):
            verdict, mends = verdicts.get(seat, (None, ()))
            if (verdict, mends) != (panel.shown.verdict, panel.shown.mends):
                self.change(seat, verdict=verdict, mends=mends)

    def spot(self, seat: int) -> Spot:
        """Where a small card of that seat appears or goes."""
        place = self._panels[seat].place
        return Spot(place.center(), place.height() * 0.6)


def _next_seat(table: OpenTable) -> int | None:
    """Who moves after the seat to move: the next one that holds cards."""
    if table.to_move is None or table.phase != "playing":
        return None
    for step in range(1, table.seats):
        seat = (table.to_move + step) % table.seats
        if table.hand_sizes[seat]:
            return seat
    return None
