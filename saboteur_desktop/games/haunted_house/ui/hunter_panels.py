"""The panels of all hunters, in the order of their turns."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.hunter_panel import HunterLook, draw_hunter_panel
from saboteur_desktop.games.haunted_house.ui.texts import lettered_room
from saboteur_desktop.table.drawn_item import DrawnItem
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


class HunterPanel(DrawnItem):
    """One hunter."""

    margin = 34.0
    takes_taps = False

    def __init__(self, sheets: SheetStore) -> None:
        super().__init__(sheets, Layer.PANEL)
        self._look = HunterLook("", 0, 0)
        self._scale = 1.0

    @property
    def shown(self) -> HunterLook:
        """What it shows."""
        return self._look

    def show_hunter(self, look: HunterLook, scale: float) -> None:
        """Show this."""
        if (look, scale) != (self._look, self._scale):
            self._look, self._scale = look, scale
            self.update()

    def look(self) -> Hashable:
        return (self._look, self._scale)

    def draw(self, p: QPainter, rect: QRectF) -> None:
        draw_hunter_panel(p, rect, self._look, self._scale)


class HunterPanels:
    """All hunters of a match."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._panels: list[HunterPanel] = []
        self._intentions: dict[int, str] = {}
        self._scale = 1.0

    def __len__(self) -> int:
        return len(self._panels)

    def __getitem__(self, hunter: int) -> HunterPanel:
        return self._panels[hunter]

    def __iter__(self) -> Iterator[HunterPanel]:
        return iter(self._panels)

    @property
    def active(self) -> int | None:
        """The hunter that is shown to be in turn."""
        return next((hunter for hunter, panel in enumerate(self._panels) if panel.shown.is_active), None)

    def lay_out(self, places: Sequence[QRectF], scale: float) -> None:
        """Have a panel in each of these places."""
        self._scale = scale
        while len(self._panels) < len(places):
            panel = HunterPanel(self._scene.sheets)
            self._scene.addItem(panel)
            self._panels.append(panel)
        while len(self._panels) > len(places):
            gone = self._panels.pop()
            self._scene.removeItem(gone)
            gone.deleteLater()
        for panel, place in zip(self._panels, places, strict=True):
            panel.set_place(place)

    def show(self, table: OpenTable, looks: Sequence[SeatLook]) -> None:
        """Show what lies open about every hunter."""
        for hunter, panel in enumerate(self._panels):
            who = looks[table.seat_of(hunter)]
            look = HunterLook(
                name=who.name,
                avatar=who.avatar,
                hunter=hunter,
                is_bot=who.is_bot,
                is_active=table.to_move is not None and hunter == table.hunter,
                jewel=table.carried[hunter],
                where=_where(table, hunter),
                trapped=_trapped(table.is_trapped(hunter)),
                intention=self._intentions.get(hunter, ""),
            )
            panel.show_hunter(look, self._scale)

    def intend(self, hunter: int, words: str) -> None:
        """Say what a hunter is about to do; nothing is said with no words."""
        self._intentions[hunter] = words
        if hunter < len(self._panels):
            self.change(hunter, intention=words)

    def lock_in(self, hunter: int, trapped: bool) -> None:
        """Show a hunter behind bars or free, until the next `show`."""
        self.change(hunter, trapped=_trapped(trapped))

    def change(self, hunter: int, **changes: object) -> None:
        """Show something else about one hunter, until the next `show`."""
        panel = self._panels[hunter]
        panel.show_hunter(replace(panel.shown, **changes), self._scale)  # type: ignore[arg-type]


def _trapped(trapped: bool) -> str:
    return translate("HouseHunter", "Locked in") if trapped else ""


def _where(table: OpenTable, hunter: int) -> str:
    """Its room, or that it is outside; squares of the corridor have no name worth the room."""
    place = table.places[hunter]
    if table.board.is_room(place):
        return lettered_room(place)
    if place == table.board.outside:
        return translate("HouseHunter", "Outside")
    return translate("HouseHunter", "Corridor")
