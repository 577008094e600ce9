"""What is seen while a card is held: where it may go, what it would be there, and why not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from saboteur_desktop.games.saboteur.engine.board import remove
from saboteur_desktop.games.saboteur.engine.cards import Card, looks_same_turned
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, ROCKFALL, is_path
from saboteur_desktop.games.saboteur.engine.expansion_moves import TAKES_OFF
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.mine_zone import MineZone
from saboteur_desktop.games.saboteur.ui.piles import Piles
from saboteur_desktop.games.saboteur.ui.player_panel import PlayerPanels, SeatVerdict
from saboteur_desktop.games.saboteur.ui.targets import (
    CellTarget,
    FrontTarget,
    GoalTarget,
    SeatTarget,
    mendable,
)
from saboteur_desktop.games.saboteur.ui.ways_bubble import WaysBubble
from saboteur_desktop.paint.laid_cards import draw_cracks
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.states import (
    Fit as FitSign,
)
from saboteur_desktop.paint.states import (
    draw_legal_cell,
    draw_refusal,
    draw_refusal_glow,
    draw_side_mark,
    draw_target_cell,
)
from saboteur_desktop.paint.strokes import line, soft
from saboteur_desktop.paint.surfaces import draw_focus_ring, draw_slot
from saboteur_desktop.table.card_look import card_rect, corner_radius
from saboteur_desktop.table.drag import Hold
from saboteur_desktop.table.drop_target import EdgeMark, Fit, Place, Spot
from saboteur_desktop.table.ghost_buttons import GhostButtons
from saboteur_desktop.table.highlight import Mark, TargetGlows
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.reason_bubble import ReasonBubble
from saboteur_desktop.table.scene import TableScene

_FIT_SIGNS: Final[dict[Fit, FitSign]] = {Fit.AS_HELD: "as-held", Fit.AFTER_TURN: "turned", Fit.BOTH: "both"}
_SIDES: Final[dict[Qt.Edge, Literal["N", "E", "S", "W"]]] = {
    Qt.Edge.TopEdge: "N",
    Qt.Edge.RightEdge: "E",
    Qt.Edge.BottomEdge: "S",
    Qt.Edge.LeftEdge: "W",
}
_MARGIN = 40.0


@dataclass(frozen=True, slots=True)
class Furniture:
    """The parts of the table that show verdicts themselves."""

    mine: MineZone
    panels: PlayerPanels
    piles: Piles


class Preview:
    """Draws each `Hold` anew; without one, nothing of it is left."""

    def __init__(self, scene: TableScene, furniture: Furniture) -> None:
        self._scene, self._furniture = scene, furniture
        self._layout: Layout | None = None
        root = furniture.mine.root
        self._cells = TargetGlows(root, scene.sheets, scene.animator, self._draw_cell)
        self._cards = TargetGlows(root, scene.sheets, scene.animator, self._draw_card_target, Layer.BOARD_MARK)
        self._placed: tuple[tuple[Place, ...], tuple[Place, ...], tuple[Place, ...]] = ((), (), ())
        """The places of what is held, and those of them that are cells and cards of the board."""
        self._under = Mark(Layer.CELL_GLOW + 1, root)
        self._over = Mark(Layer.TARGET_MARK)
        self._ring = Mark(Layer.TARGET_MARK)
        self._slot = Mark(Layer.HAND_CARD - 1)
        self._ghost = QGraphicsPixmapItem()
        self._ghost.setZValue(Layer.HELD_CARD)
        self._reason = ReasonBubble(scene.sheets)
        self._ways = WaysBubble(scene.sheets, scene.renderer)
        self.buttons = GhostButtons(scene)
        for item in (self._over, self._ring, self._slot, self._ghost, self._reason, self._ways):
            scene.addItem(item)
        self._parts = (self._under, self._over, self._ring, self._slot, self._ghost, self._reason, self._ways)
        self._wanted: set[QGraphicsItem] = set()
        self._slot_of: Spot | None = None
        self._darkened = False
        scene.controller.moved.connect(self._hold_still)
        self.show(None, None, None)

    @property
    def reason(self) -> str:
        """The sentence that says why not, empty while there is none."""
        return self._reason.text

    @property
    def read_at(self) -> QRectF:
        """Where that sentence and the buttons of an aimed card are; empty without them."""
        shown = [button.place for button in self.buttons.shown()]
        if self._reason.isVisible():
            shown.append(self._reason.place)
        whole = QRectF()
        for place in shown:
            whole = whole.united(place)
        return whole

    def lay_out(self, layout: Layout) -> None:
        """Draw for another size from now on."""
        self._layout = layout

    def show(self, hold: Hold | None, view: PlayerView | None, card: Card | None) -> None:
        """Show what is held, a card of this name, for the seat of this view."""
        self._wanted.clear()
        self._show(hold, view, card)
        # Only now: what is hidden and shown again would be painted again, although nothing of it has changed.
        for item in self._parts:
            item.setVisible(item in self._wanted)

    def _show(self, hold: Hold | None, view: PlayerView | None, card: Card | None) -> None:
        if hold is None or not hold.dragged:
            self.buttons.hide()
        self._light_again(view)
        layout = self._layout
        if hold is None or view is None or card is None or layout is None:
            self._placed = ((), (), ())
            self._cells.clear()
            self._cards.clear()
            self._furniture.panels.mark({})
            self._furniture.piles.set_open(False)
            return
        if hold.places is not self._placed[0]:
            self._furniture.piles.set_open(True)
            self._furniture.panels.mark(_seat_verdicts(hold.places, view, card))
        self._show_glows(hold)
        self._show_slot(hold, layout)
        place = hold.place
        verdict = hold.verdict
        if place is None or verdict is None:
            hold.card.hold()
            return
        if place.snaps:
            self._show_in_cell(hold, place, card, layout)
        else:
            hold.card.hold()
            if not hold.dragged:
                self._show_ring(place, layout)
        if not verdict.allowed:
            room = layout.board.united(layout.seats[0]).united(layout.seats[-1])
            self._reason.say(verdict.text, place.rect, room, layout.scale)
            self._wanted.add(self._reason)
        elif isinstance(place.id, CellTarget) and card == ROCKFALL:
            self._darken_without(view, place.id)
            self._over.wear(self._scene.sheets, "cracks", place.rect, 0, draw_cracks)
            self._wanted.add(self._over)
        if not hold.dragged and place.asks:
            taken = QRectF() if verdict.allowed else self._reason.place
            if isinstance(place.id, SeatTarget):
                taken = taken.united(_neighbours(place.id.seat, layout))
            below_bar = QRectF(0, layout.top.bottom(), layout.size.width(), layout.size.height() - layout.top.bottom())
            self.buttons.show_at(place.rect, below_bar, layout.scale, hold.card.turnable, verdict.allowed, taken)

    # -- parts

    def _hold_still(self) -> None:
        self._cells.hold_still()
        self._cards.hold_still()

    def _show_glows(self, hold: Hold) -> None:
        if hold.places is not self._placed[0]:
            cells = tuple(place for place in hold.places if place.snaps)
            cards = tuple(p for p in hold.places if isinstance(p.id, CellTarget | GoalTarget) and not p.snaps)
            self._placed = (hold.places, cells, cards)
        aimed = hold.place.id if hold.place is not None and hold.place.snaps else None
        self._cells.show(self._placed[1], hold.own_turned)
        self._cells.aim(aimed)
        self._cards.show(self._placed[2], hold.own_turned)

    def _show_slot(self, hold: Hold, layout: Layout) -> None:
        home = hold.card.home
        if not hold.dragged:
            return
        self._wanted.add(self._slot)
        if self._slot.isVisible() and self._slot_of == home:
            return
        self._slot_of = home
        rect = card_rect(home.width).adjusted(4, 4, -4, -4)
        draw = partial(_draw_empty_slot, layout.scale)
        self._slot.wear(self._scene.sheets, ("slot", layout.scale), rect, 4, draw)
        self._slot.setTransformOriginPoint(-rect.topLeft() + QPointF(4, 4))
        self._slot.setRotation(home.angle)
        self._slot.setPos(home.center + rect.topLeft() - QPointF(4, 4))

    def _show_in_cell(self, hold: Hold, place: Place, card: Card, layout: Layout) -> None:
        """The card lies in the cell: burning bright where it fits, hatched where not."""
        unit = place.rect.width() / 116
        fits = place.verdict(hold.turned).allowed
        sheets = self._scene.sheets
        under = draw_target_cell if fits else draw_refusal_glow
        self._under.wear(sheets, ("under", fits), place.rect, _MARGIN, partial(_draw_scaled, under, unit))
        self._wanted.add(self._under)
        if hold.dragged:
            if fits:
                hold.card.hold()
            else:
                hold.card.lie_flat()
        else:
            self._show_ghost(hold, place)
        if not fits:
            marks = place.verdict(hold.turned).marks
            draw = partial(_draw_refused, unit, marks)
            self._over.wear(sheets, ("refused", marks), place.rect, _MARGIN, draw)
            self._wanted.add(self._over)
        if place.allowed and is_path(card) and not looks_same_turned(card) and hold.dragged:
            both = (place.verdict(False).allowed, place.verdict(True).allowed)
            self._ways.show_ways(card, hold.turned, both, place.rect, layout)
            self._wanted.add(self._ways)

    def _show_ghost(self, hold: Hold, place: Place) -> None:
        face = hold.card.face
        if face is None:
            return
        name = face.turned if hold.turned and face.turned is not None else face.upright
        pixmap = self._scene.renderer.picture(name, place.rect.width()).pixmap
        self._ghost.setPixmap(pixmap)
        self._ghost.setScale(place.rect.width() / pixmap.deviceIndependentSize().width())
        self._ghost.setPos(place.rect.topLeft())
        self._ghost.setOpacity(0.92)
        self._wanted.add(self._ghost)

    def _show_ring(self, place: Place, layout: Layout) -> None:
        radius = (
            corner_radius(place.rect.width())
            if not isinstance(place.id, SeatTarget | FrontTarget)
            else 18 * layout.scale + 2
        )
        self._ring.wear(self._scene.sheets, ("ring", radius), place.rect, 16, partial(_draw_ring, radius))
        self._wanted.add(self._ring)

    def _darken_without(self, view: PlayerView, target: CellTarget) -> None:
        """Show which tunnels would go dark if this card fell."""
        left = remove(view.table.board, target.cell)
        for cell in view.table.board.linked:
            if cell not in left.linked and cell in left.cards:
                self._furniture.mine.light(cell, False)
                self._darkened = True

    def _light_again(self, view: PlayerView | None) -> None:
        if self._darkened and view is not None:
            for cell in view.table.board.cards:
                self._furniture.mine.light(cell, cell in view.table.board.linked)
        self._darkened = False

    def _draw_cell(self, p: QPainter, rect: QRectF, fit: Fit) -> None:
        draw_legal_cell(p, rect, _FIT_SIGNS[fit], rect.width() / 116)

    def _draw_card_target(self, p: QPainter, rect: QRectF, fit: Fit) -> None:
        unit = rect.width() / 116
        path = rounded_rect(rect, corner_radius(rect.width()))
        soft(p, path, 15 * unit, "teal", 0.5, 9, filled=False)
        line(p, path, "tealhi", 4 * unit)


def _seat_verdicts(
    places: Sequence[Place], view: PlayerView, card: Card
) -> dict[int, tuple[SeatVerdict, tuple[str, ...]]]:
    verdicts: dict[int, tuple[SeatVerdict, tuple[str, ...]]] = {}
    for place in places:
        if isinstance(place.id, SeatTarget):
            seat = place.id.seat
            verdicts[seat] = ("may", _taken_off(view, card, seat)) if place.allowed else ("may-not", ())
        elif isinstance(place.id, FrontTarget):
            seat = place.id.seat
            signs = tuple(BREAKS.get(known, known) for known in view.table.in_front[seat])
            verdicts[seat] = ("may", signs) if place.allowed else ("may-not", ())
    return verdicts


def _neighbours(seat: int, layout: Layout) -> QRectF:
    """The column or row of seats in which one sits, so that no button covers who else may be meant."""
    place, whole = layout.seats[seat], layout.size
    if layout.towards[seat] in ("left", "right"):
        return QRectF(place.left(), 0, place.width(), whole.height())
    return QRectF(0, place.top(), whole.width(), place.height())


def _taken_off(view: PlayerView, card: Card, seat: int) -> tuple[str, ...]:
    """The signs of a seat that this card would take away."""
    return (TAKES_OFF[card],) if card in TAKES_OFF else mendable(view, card, seat)


def _draw_scaled(draw: Callable[[QPainter, QRectF, float], None], unit: float, p: QPainter, rect: QRectF) -> None:
    draw(p, rect, unit)


def _draw_refused(unit: float, marks: tuple[EdgeMark, ...], p: QPainter, rect: QRectF) -> None:
    draw_refusal(p, rect, unit)
    for mark in marks:
        draw_side_mark(p, rect, _SIDES[mark.edge], mark.fits, unit)


def _draw_ring(radius: float, p: QPainter, rect: QRectF) -> None:
    draw_focus_ring(p, rect, radius)


def _draw_empty_slot(scale: float, p: QPainter, rect: QRectF) -> None:
    draw_slot(p, rect, 12 * scale, "tealhi", scale)
