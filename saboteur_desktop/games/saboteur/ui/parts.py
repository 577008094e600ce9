"""The parts of the mine's table and how a view is drawn with them, from nothing and the same each time."""

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from saboteur_desktop.games.saboteur.engine.cards import Card
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, GOALS, TRAP, is_path
from saboteur_desktop.games.saboteur.engine.events import PathLaid
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import texts
from saboteur_desktop.games.saboteur.ui.face_painter import FaceKey, paint_face
from saboteur_desktop.games.saboteur.ui.faces import board_faces, expansion_faces, hand_faces, unlit_faces
from saboteur_desktop.games.saboteur.ui.hand_zone import HandZone
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.log_rows import rows_of
from saboteur_desktop.games.saboteur.ui.mine_bar import MineBar
from saboteur_desktop.games.saboteur.ui.mine_zone import MineZone
from saboteur_desktop.games.saboteur.ui.piles import Piles
from saboteur_desktop.games.saboteur.ui.player_panel import PlayerPanels
from saboteur_desktop.games.saboteur.ui.role_badge import RoleBadge
from saboteur_desktop.games.saboteur.ui.role_peek import role_faces, role_width
from saboteur_desktop.games.saboteur.ui.room import board_window, cavern_pixmap, ledge_pixmap
from saboteur_desktop.games.saboteur.ui.round_reasons import round_heading
from saboteur_desktop.paint.appearance import appearance
from saboteur_desktop.paint.buttons import Button
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import polyline
from saboteur_desktop.paint.round_pips import Pip
from saboteur_desktop.paint.states import draw_unplayable
from saboteur_desktop.paint.strokes import line
from saboteur_desktop.table.highlight import Mark
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.log_strip import LogStrip
from saboteur_desktop.table.metrics import card_height
from saboteur_desktop.table.paper_button import PaperButton
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.seat_look import SeatLook
from saboteur_desktop.table.top_bar import Banner

translate = QCoreApplication.translate


class TableParts:
    """Everything that lies on the table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._layout: Layout | None = None
        self._board_is_painted = False
        self._rooms: dict[Hashable, tuple[QPixmap, QPixmap, QPointF]] = {}
        self.ledge = QGraphicsPixmapItem()
        self.ledge.setZValue(Layer.LEDGE)
        self.mine = MineZone(scene)
        self.hand = HandZone(scene)
        self.panels = PlayerPanels(scene)
        self.piles = Piles(scene)
        self.bar = MineBar(scene.sheets)
        self.log = LogStrip(scene.sheets, _draw_card)
        self.badge = RoleBadge(scene.sheets)
        self.discard = PaperButton(Button(), scene.sheets, Layer.PANEL)
        self.turn = PaperButton(Button(), scene.sheets, Layer.PANEL, repeats=True)
        self.latest = Mark(Layer.BOARD_MARK, self.mine.root)
        for item in (self.ledge, self.bar, self.log, self.badge, self.discard, self.turn):
            scene.addItem(item)

    # -- size and language

    def lay_out(self, layout: Layout) -> None:
        """Put everything in its place and paint the room."""
        self._layout = layout
        scene = self._scene
        cavern, ledge, corner = self._room(layout)
        scene.set_backdrop(cavern)
        self.ledge.setPixmap(ledge)
        self.ledge.setPos(corner)
        self.mine.set_window(board_window(layout), layout.board, scene.dpr)
        self.hand.lay_out(layout)
        self.panels.lay_out(layout)
        self.piles.lay_out(layout)
        self.bar.lay_out(layout.top, layout.scale)
        if layout.log is not None:
            self.log.lay_out(layout.log, layout.scale, panel=True)
        else:
            self.log.lay_out(_ticker_room(layout), layout.scale, panel=False)
        self.badge.lay_out(layout)
        self.discard.set_place(layout.discard_button)
        self.turn.set_place(layout.turn_button)
        self._paint_ahead(layout)

    def _room(self, layout: Layout) -> tuple[QPixmap, QPixmap, QPointF]:
        """Cavern and ledge; the last two rooms are kept, so that a flat screen turns to and fro without painting."""
        cart = layout.cart.toTuple() if layout.cart is not None else None
        key = (layout.size.toTuple(), layout.board.getRect(), cart, layout.log is None, self._scene.dpr, appearance())
        room = self._rooms.pop(key, None)
        if room is None:
            room = (cavern_pixmap(layout, self._scene.dpr), *ledge_pixmap(layout, self._scene.dpr))
        self._rooms[key] = room
        while len(self._rooms) > 2:
            del self._rooms[next(iter(self._rooms))]
        return room

    def _label(self) -> None:
        layout = self._layout
        px = layout.px(21, 16) if layout else 21
        self.badge.set_texts(
            translate("Table", "Your role"), translate("Table", "Hold to look"), translate("Table", "New")
        )
        self.discard.set_button(Button(translate("Table", "Discard"), "night", px, key="D"))
        self.turn.set_button(Button(translate("Table", "Turn 180°"), "teal", px, "half-turn", key="R"))
        self.label_piles(holding=False)

    def label_discard(self, marked: int) -> None:
        """Say on the button how many cards it discards, when there are several."""
        label = translate("Table", "Discard")
        if marked > 1:
            label = translate("Table", "Discard: {number}").format(number=marked)
        self.discard.set_button(self.discard.button._replace(label=label))

    def label_piles(self, holding: bool) -> None:
        """Name the piles; the discard pile says what a held card would do there."""
        discards = translate("Table", "Drop to discard") if holding else translate("Table", "Discard pile")
        self.piles.set_labels(translate("Table", "Draw pile"), discards)

    # -- a view

    def show(self, view: PlayerView, seats: Sequence[SeatLook], private: bool) -> None:
        """Draw a view. Without `private` the hand lies face down, and so it does for a spectator."""
        table = view.table
        self.mine.show(table.board)
        self.bar.offer_reach(table.ruleset.expansion)
        self.panels.show(table, seats)
        self.piles.show(table.deck_size, len(table.discards))
        self._show_hand(view, private)
        if self._layout is not None:
            self._paint_board_ahead()
            self._scene.renderer.prepaint(role_faces(table), role_width(self._layout))
            if table.ruleset.expansion:
                self._scene.renderer.prepaint(expansion_faces(), self._layout.hand_card)
        self.mark_latest(table)
        self.badge.set_active(private and view.role is not None)
        self.write(view, seats)

    def write(self, view: PlayerView, seats: Sequence[SeatLook], pending: bool = False) -> None:
        """Write all texts in the present language."""
        self._label()
        self.show_bar(view, seats, None, pending)
        self.log.show_log(translate("Table", "Just now"), rows_of(view.table.log, seats))

    def show_bar(
        self,
        view: PlayerView,
        seats: Sequence[SeatLook],
        held: Card | None,
        pending: bool = False,
        marking: str = "",
    ) -> None:
        """Say which round it is, whose turn, and what can be done: with what is held, marked or pending."""
        table, mover = view.table, view.table.to_move
        title = texts.between_rounds() if mover is None else texts.turn_title(seats[mover].name)
        hint = ""
        if table.phase == "playing":
            hint = texts.pending_hint() if pending else marking or texts.turn_hint(held, table.ruleset.expansion)
        elif table.result is not None:
            hint, _ = round_heading(table, table.result, seats)
        self.bar.show_rounds(texts.round_label(table.round_no, table.ruleset.rounds), round_pips(table))
        self.bar.show_banner(Banner(title, hint, None if mover is None else seats[mover].avatar))

    def described(self) -> dict[str, object]:
        """All that is seen, for comparing two ways to the same picture."""
        return {
            "mine": self.mine.described(),
            "hand": self.hand.described(),
            "panels": [panel.look() for panel in self.panels],
            "piles": self.piles.described(),
            "bar": self.bar.look(),
            "log": self.log.look(),
            "latest": self.latest.pos().toTuple() if self.latest.isVisible() else None,
            "badge": self.badge.look(),
            "veiled": [item.veiled for item in self.hand.cards],
            "buttons": (self.discard.look(), self.turn.look()),
        }

    # -- parts of it

    def _show_hand(self, view: PlayerView, private: bool) -> None:
        table = view.table
        if private and view.seat is not None:
            self.hand.show(view.hand)
            self.veil_tunnels(table.in_front[view.seat])
            return
        owner = hand_owner(view)
        self.hand.show_backs(0 if owner is None else table.hand_sizes[owner])

    def toggle_reach(self) -> None:
        """Show how far each team gets, or no longer; without teams there is nothing to show."""
        if self.bar.offers_reach:
            shown = not self.mine.reach.shown
            self.mine.reach.show_teams(shown)
            self.bar.show_reach(shown)

    def veil_tunnels(self, in_front: Sequence[Card]) -> None:
        """Darken what cannot be played because of a broken tool or a trap, where the card is seen."""
        barring: str | None = next(
            (BREAKS[card] for card in in_front if card in BREAKS), "bars" if TRAP in in_front else None
        )
        for item in self.hand.cards:
            card = self.hand.seen_text_of(item)
            veiled = barring is not None and card is not None and is_path(card)
            item.set_veil(self._veil(barring, item.width) if veiled and barring is not None else None)

    def _veil(self, barring: str, width: float) -> QPixmap:
        size = QSizeF(width, card_height(width))
        return self._scene.sheets.sheet(("veil", barring), size, partial(_draw_veil, barring))

    def mark_latest(self, table: OpenTable) -> None:
        """A frame on the card that was laid last, so that everybody sees what happened."""
        cell = latest_cell(table)
        self.latest.setVisible(cell is not None)
        if cell is not None:
            rect = self.mine.rect_of(cell)
            self.latest.wear(self._scene.sheets, "latest", rect, 6, _draw_latest)

    def _paint_ahead(self, layout: Layout) -> None:
        """Paint in idle time what may be seen next; always the same pictures, whoever looks."""
        renderer = self._scene.renderer
        renderer.prepaint(hand_faces(), layout.hand_card)
        renderer.prepaint(GOALS, layout.size.height() * 0.36 / 1.25)
        self._board_is_painted = False

    def _paint_board_ahead(self) -> None:
        """The same for the mine, once its cards have a size: that comes with the first board after a new layout."""
        if not self._board_is_painted and self._scene.camera.steady:
            self._board_is_painted = True
            self._scene.renderer.prepaint((*board_faces(), *unlit_faces()), self._scene.camera.scale)


def hand_owner(view: PlayerView) -> int | None:
    """Whose hand lies at the lower edge: one's own, or that of the seat to move."""
    return view.seat if view.seat is not None else view.table.to_move


def latest_cell(table: OpenTable) -> Cell | None:
    """The cell of the card that was laid last, if it is the newest thing on the board."""
    for event in reversed(table.log):
        if isinstance(event, PathLaid):
            return event.cell if event.cell in table.board.cards else None
    return None


def round_pips(table: OpenTable) -> tuple[Pip, ...]:
    over: list[Pip] = list(table.past_winners)
    rounds = table.ruleset.rounds
    if table.phase == "playing":
        over.append("now")
    to_come: list[Pip] = ["to-come"] * (rounds - len(over))
    return (*over, *to_come)


def _ticker_room(layout: Layout) -> QRectF:
    """Where the newest row of the log stands when there is no panel for it: at the foot of the board."""
    s, board = layout.scale, layout.board
    return QRectF(board.left() + 10 * s, board.top(), board.width() * 0.62, layout.strip.top() - 6 * s - board.top())


def _draw_card(p: QPainter, rect: QRectF, card: str) -> None:
    paint_face(p, FaceKey(card), rect)


def _draw_latest(p: QPainter, rect: QRectF) -> None:
    """Four corners around the card."""
    length, inset = rect.width() * 0.20, 2.0
    frame = rect.adjusted(inset, inset, -inset, -inset)
    for x, dx in ((frame.left(), length), (frame.right(), -length)):
        for y, dy in ((frame.top(), length), (frame.bottom(), -length)):
            corner = polyline([(x + dx, y), (x, y), (x, y + dy)])
            line(p, corner, color("night0", 0.7), 6)
            line(p, corner, "cream", 3)


def _draw_veil(barring: str, p: QPainter, rect: QRectF) -> None:
    draw_unplayable(p, rect, barring)
