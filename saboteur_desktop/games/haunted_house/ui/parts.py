"""The parts of the house's table and how a view is drawn with them, from nothing and the same each time."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE, board
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.games.haunted_house.ui import texts
from saboteur_desktop.games.haunted_house.ui.danger import danger
from saboteur_desktop.games.haunted_house.ui.dice_tray import DiceTray
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.hunter_panels import HunterPanels
from saboteur_desktop.games.haunted_house.ui.layout import Layout
from saboteur_desktop.games.haunted_house.ui.log_pictures import draw_log_picture
from saboteur_desktop.games.haunted_house.ui.log_rows import rows_of
from saboteur_desktop.games.haunted_house.ui.night_house import house_picture
from saboteur_desktop.games.haunted_house.ui.pieces import HUNTER_COLOURS
from saboteur_desktop.games.haunted_house.ui.piles import Piles, all_cards, shown_width
from saboteur_desktop.games.haunted_house.ui.rooms import Rooms
from saboteur_desktop.games.haunted_house.ui.top_bar import HouseBar
from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.table.log_strip import LogStrip
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.seat_look import SeatLook
from saboteur_desktop.table.top_bar import Banner

translate = QCoreApplication.translate


class HouseParts:
    """Everything that lies on the table but the hunters' pawns."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._pictures: dict[Hashable, QPixmap] = {}
        self.rooms = Rooms(scene)
        self.hunters = HunterPanels(scene)
        self.piles = Piles(scene)
        self.dice = DiceTray(scene)
        self.bar = HouseBar(scene.sheets)
        self.log = LogStrip(scene.sheets, draw_log_picture)
        for item in (self.bar, self.log):
            scene.addItem(item)

    @property
    def plan(self) -> FloorPlan | None:
        """Where everything in the house lies; None before the first `lay_out`."""
        return self.rooms.plan

    # -- size and language

    def lay_out(self, layout: Layout) -> None:
        """Put everything in its place and paint the house."""
        plan = FloorPlan(board(RING_HOUSE).plan, layout.house)
        self._scene.set_backdrop(self._picture(plan, layout))
        self.rooms.lay_out(plan)
        self.hunters.lay_out(layout.hunters, layout.scale)
        self.piles.lay_out(layout.piles, layout.scale)
        self.dice.lay_out(layout.dice, layout.scale)
        self.bar.lay_out(layout.top, layout.scale)
        if layout.log is not None:
            self.log.lay_out(layout.log, layout.scale, panel=True)
        self.log.setVisible(layout.log is not None)
        for width in (self.piles.width, shown_width(self.piles.width)):
            self._scene.renderer.prepaint(all_cards(), width)

    def _picture(self, plan: FloorPlan, layout: Layout) -> QPixmap:
        """House and garden; the last two are kept, so that a window that goes to full screen and back waits once."""
        key = (layout.size.toTuple(), plan.house.getRect(), self._scene.dpr, appearance())
        picture = self._pictures.pop(key, None)
        if picture is None:
            picture = house_picture(plan, layout.size, self._scene.dpr)
        self._pictures[key] = picture
        while len(self._pictures) > 2:
            del self._pictures[next(iter(self._pictures))]
        return picture

    # -- a view

    def show(self, view: HouseView, looks: Sequence[SeatLook]) -> None:
        """Draw a view."""
        table = view.table
        self.rooms.show(table)
        self.bar.show_danger(danger(table))
        self.write(view, looks)

    def write(self, view: HouseView, looks: Sequence[SeatLook], pending: bool = False) -> None:
        """Write all texts in the present language; `pending` is a walk that is chosen and not confirmed."""
        table = view.table
        is_bots = table.to_move is not None and looks[table.to_move].is_bot
        self.hunters.show(table, looks)
        self.piles.write()
        self.piles.show(table.pile_size, table.discards)
        self.dice.write()
        self.dice.show(table, may_roll=table.to_move is not None and not is_bots)
        self.show_banner(view, looks, pending)
        self.log.show_log(translate("HouseTable", "Just now"), rows_of(table.log, table, looks))

    def show_banner(self, view: HouseView, looks: Sequence[SeatLook], pending: bool = False, hint: str = "") -> None:
        """Say whose turn it is and what can be done, or that hint instead."""
        table = view.table
        words = texts.banner_words(table, looks)
        hint = hint or (texts.pending_hint() if pending else words.hint)
        avatar = None if table.to_move is None else looks[table.to_move].avatar
        self.bar.show_banner(Banner(words.title, hint, avatar, HUNTER_COLOURS[table.hunter]))

    def described(self) -> dict[str, object]:
        """All that is seen, for comparing two ways to the same picture."""
        return {
            "rooms": self.rooms.described(),
            "hunters": [panel.look() for panel in self.hunters],
            "piles": self.piles.described(),
            "dice": self.dice.described(),
            "bar": self.bar.look(),
            "log": self.log.look(),
        }
