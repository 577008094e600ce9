"""The table of the mine: draws what one seat may know, and turns what is done on it into moves."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from saboteur_desktop.games.saboteur.engine.events import Event
from saboteur_desktop.games.saboteur.engine.moves import Move
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui import faces
from saboteur_desktop.games.saboteur.ui.arranging import lay_out
from saboteur_desktop.games.saboteur.ui.closer_look import CloserLook
from saboteur_desktop.games.saboteur.ui.explained import LaidCard, Thing, explain
from saboteur_desktop.games.saboteur.ui.front_choice import FrontChoice
from saboteur_desktop.games.saboteur.ui.hand_cover import HandCover
from saboteur_desktop.games.saboteur.ui.layout import Layout
from saboteur_desktop.games.saboteur.ui.marking import Marking
from saboteur_desktop.games.saboteur.ui.mine_keys import MineKeys
from saboteur_desktop.games.saboteur.ui.motions import Motions
from saboteur_desktop.games.saboteur.ui.new_role import NewRole
from saboteur_desktop.games.saboteur.ui.parts import TableParts
from saboteur_desktop.games.saboteur.ui.peek import Peek
from saboteur_desktop.games.saboteur.ui.pending import Pending
from saboteur_desktop.games.saboteur.ui.places import TablePlaces
from saboteur_desktop.games.saboteur.ui.preview import Furniture, Preview
from saboteur_desktop.games.saboteur.ui.proposals import Proposals
from saboteur_desktop.games.saboteur.ui.role_peek import RolePeek
from saboteur_desktop.games.saboteur.ui.rules_chip import RulesChip
from saboteur_desktop.games.saboteur.ui.secret_look import SecretLook, own_look
from saboteur_desktop.games.saboteur.ui.table_eye import TableEye
from saboteur_desktop.games.saboteur.ui.targets import DiscardTarget, targets_of
from saboteur_desktop.table.animation import HOVER, PUT_BACK, SNAP
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import Exit, Hold, State
from saboteur_desktop.table.drop_target import DropTarget
from saboteur_desktop.table.match_scene import MatchScene
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


class MineScene(MatchScene):
    """Draws what one seat may know, and at the end of a play a look at a goal.

    Faces of hidden cards never reach the scene: with
    `set_private_visible(False)` the hand lies face down, and a look at a secret shows it only while a button is held.
    """

    peek_started = Signal()
    peek_ended = Signal()
    private_changed = Signal()
    """What belongs to the seat at the screen alone may be seen now, or no more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(faces.paint, parent=parent)
        self.layout: Layout | None = None
        self._view: PlayerView | None = None
        self._seats: tuple[SeatLook, ...] = ()
        self._private = True
        self._interactive = True
        self._far = False
        self._carried: CardItem | None = None
        self._look_after: SecretLook | None = None
        self._role_peek: RolePeek | None = None
        self.parts = TableParts(self)
        self.places = TablePlaces(self.parts)
        self.preview = Preview(self, Furniture(self.parts.mine, self.parts.panels, self.parts.piles))
        self.pending = Pending(self)
        self.choice = FrontChoice(self)
        self.marking = Marking(self)
        self.proposals = Proposals(self)
        self.peek = Peek(self)
        self.cover = HandCover(self)
        self.new_role = NewRole(self)
        self.eye = TableEye(self, self.parts)
        self.closer_look = CloserLook()
        self.addItem(self.closer_look)
        self.motions = Motions(self, self.parts, self.sounded.emit)
        self._mine_keys = MineKeys(self)
        self._connect()
        self.rules_chip = RulesChip(self)

    def _connect(self) -> None:
        self.controller.set_provider(self)
        self.controller.hold_changed.connect(self._show_hold)
        self.queue.finished.connect(self._finish_playing)
        self.camera.changed.connect(self._board_moved)
        self.pointer.hovered.connect(self._lift_hovered)
        self.pointer.set_eye(self.eye.thing_at)
        self.pointer.closer_look.connect(self._look_closer)
        self.keys.set_hand(lambda: self.parts.hand.cards)
        self.pending.confirmed.connect(self.confirm_requested)
        self.pending.taken_back.connect(self.take_back_requested)
        self.marking.changed.connect(self._show_marks)
        self.peek.shown.connect(self.peek_started)
        self.peek.hidden.connect(self.peek_ended)
        self.peek.done.connect(self._end_look)
        self.parts.badge.hold_started.connect(self.show_role)
        self.parts.badge.hold_ended.connect(self.hide_role)
        self.parts.turn.tapped.connect(self.controller.turn)
        self.parts.discard.tapped.connect(self.discard_held)
        self.parts.log.tapped.connect(self.log_requested)
        self.parts.bar.buttons["reach"].tapped.connect(self.toggle_reach)
        for name, signal in (
            ("hint", self.hint_requested),
            ("sound", self.sound_requested),
            ("full-screen", self.full_screen_requested),
            ("menu", self.menu_requested),
        ):
            self.parts.bar.buttons[name].tapped.connect(signal)

    # -- what the match says

    @property
    def view(self) -> PlayerView | None:
        """The view that is drawn."""
        return self._view

    @property
    def seats(self) -> tuple[SeatLook, ...]:
        """Who sits at the table."""
        return self._seats

    def sync(self, view: PlayerView | None, seats: Sequence[SeatLook]) -> None:
        """Draw a view from nothing; None draws the same table as nobody's eyes may see it, hand face down."""
        self._stop()
        if view is None:
            if self._view is None:
                return
            view = without_secrets(self._view)
        self._view, self._seats = view, tuple(seats)
        if len(self._seats) != len(self.parts.panels) or self.layout is None:
            self.parts.panels.set_count(len(self._seats))
            self._lay_out_parts()
        self._draw()

    def play(self, events: Sequence[Event], view: PlayerView) -> None:
        """Show what happened, then draw the view; `played` follows."""
        self.skip()
        if self._view is None:
            raise RuntimeError("events can be played only on a table that was drawn before")
        held = self.pending.item or (self.controller.hold.card if self.controller.hold else None)
        self._end_choosing()
        self.pending.clear()
        self.pointer.end_look()
        self.rules_chip.forget()
        before, self._view = self._view, view
        self._look_after = own_look(events, view.table, self._seats) if self._private else None
        self.motions.add(events, before, view, held)
        self.queue.play()

    def reject(self) -> None:
        """The proposed move was not taken: the card goes home."""
        self.proposals.forget()
        self.controller.rejected()
        self._allow_moves()

    def show_pending(self, move: Move) -> None:
        """The move is made but not confirmed: its card lies where it was dropped, with two buttons."""
        layout, view = self.layout, self._view
        if layout is None or view is None:
            return
        hold = self.controller.hold
        item = hold.card if hold is not None else None
        spot = self.places.spot_of_move(move)
        self._end_choosing()
        if item is not None:
            item.glide(lambda: spot, SNAP)
        self.pending.show(move, item, self.places.rect_of_move(move), self.places.taken(), layout)
        self.cover.cover()
        self._label_pending()
        self.parts.show_bar(view, self._seats, None, pending=True)
        self.changed.emit()

    def take_back(self) -> None:
        """The pending move is undone: the card glides home."""
        item = self.pending.item
        self.pending.clear()
        if item is not None:
            item.rest()
            item.set_turned(False)
            item.go_home(PUT_BACK)
        self.cover.cover()
        if self._view is not None:
            self.parts.show_bar(self._view, self._seats, None)
        self._allow_moves()

    # -- settings

    def set_private_visible(self, visible: bool) -> None:
        """Whether the seat at the screen may see what is its own; if not, nothing of it is on the table."""
        if visible == self._private:
            return
        self._private = visible
        if not visible:
            self.give_up(Exit.CURTAIN)
        if self._view is not None and not self.queue.playing:
            self._stop()
            self._draw()
        self.private_changed.emit()

    @property
    def private_visible(self) -> bool:
        """Whether what belongs to the seat at the screen alone may be seen and said."""
        return self._private

    def set_seats(self, seats: Sequence[SeatLook]) -> None:
        """Who sits at the table is called otherwise from now on."""
        self._seats = tuple(seats)
        if self._view is not None:
            self.parts.panels.show(self._view.table, self._seats)
        self.retranslate()

    def set_far(self, far: bool) -> None:
        """Whether it is seen from the far edge of a screen that lies flat: the seats stay where the people sit."""
        if far != self._far:
            self._far = far
            self.lay_out()

    def set_sound(self, on: bool) -> None:
        """Whether the button of the sound says that it is on."""
        self.parts.bar.show_sound(on)
        self.changed.emit()

    def withdraw_hint(self) -> None:
        """There is no button for hints from now on."""
        self.parts.bar.withdraw("hint")
        self.changed.emit()

    def set_interactive(self, interactive: bool) -> None:
        """Whether the seat at the screen may make a move now, its turn provided."""
        self._interactive = interactive
        self._allow_moves()

    def set_hold_to_peek(self, needed: bool) -> None:
        """Whether secrets show only while a button is held; with one person at the table they need not be."""
        self.peek.set_needs_hold(needed)
        self.cover.set_needs_hold(needed)

    def retranslate(self) -> None:
        """Write everything in the present language; a card in the hand goes back."""
        self.controller.cancel(Exit.PUT_BACK)
        if self._view is not None:
            self.parts.write(self._view, self._seats, pending=self.pending.move is not None)
        if self.layout is not None:
            self.cover.lay_out(self.layout)
        self._label_pending()
        self.changed.emit()

    # -- what the player does

    def targets(self, card_id: str, turned: bool) -> Sequence[DropTarget]:
        card = self.parts.hand.text_of(card_id)
        if card is None or self._view is None:
            return ()
        return tuple(targets_of(self._view, self.marking.cards_of(card_id), turned, self.places))

    def discard_held(self) -> None:
        """Discard what is chosen or marked; without anything, let cards be marked where several may go at once."""
        self.marking.hold_marked()
        if self.controller.state is State.CHOSEN:
            self.controller.aim_at(DiscardTarget())
            self.controller.drop()
        elif self.controller.state is State.IDLE:
            self.marking.start()

    def toggle_reach(self) -> None:
        """Show how far each team gets, or no longer."""
        self.parts.toggle_reach()
        self.changed.emit()

    def show_role(self) -> None:
        """Show role and known goals above the badge, as long as it is held."""
        view, layout = self._view, self.layout
        if self._role_peek is not None or view is None or layout is None or view.role is None or not self._private:
            return
        self._role_peek = RolePeek(view, self._seats, layout, self.renderer)
        self.addItem(self._role_peek)
        self.peek_started.emit()

    def hide_role(self) -> None:
        """Hide it again."""
        if self._role_peek is not None:
            self.removeItem(self._role_peek)
            self._role_peek = None
            self.peek_ended.emit()

    @property
    def shows_role(self) -> bool:
        """Whether the role can be seen now."""
        return self._role_peek is not None

    def give_up(self, way: Exit) -> None:
        """Let go of everything that is held, secrets first."""
        self.cover.close()
        self.hide_role()
        self.peek.hide_face()
        self.closer_look.forget()
        self.rules_chip.forget()
        self.dismiss_choice()
        super().give_up(way)

    # -- keys and buttons

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        along = event.button() == Qt.MouseButton.LeftButton and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if along and not self.queue.playing and self.marking.toggle_at(event.scenePos()):
            event.accept()
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.hurried.emit()
        if self._mine_keys.press(event):
            event.accept()
            return
        super().keyPressEvent(event)
        if not event.isAccepted():
            event.setAccepted(self._mine_keys.press_other(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._mine_keys.release(event))

    # -- size

    def lay_out(self) -> None:
        if self.pending.move is not None:
            self.take_back_requested.emit()
        self._lay_out_parts()
        if self._view is not None:
            self._stop()
            self._draw()

    def _lay_out_parts(self) -> None:
        if self.size.isEmpty() or not self._seats:
            return
        self.layout = lay_out(self.size, len(self._seats), self._far)
        self.parts.lay_out(self.layout)
        self.motions.life.lay_out(self.layout)
        self.preview.lay_out(self.layout)
        self.cover.lay_out(self.layout)
        if self.peek.open:
            self.peek.lay_out(self.layout)

    # -- inner workings

    def _draw(self) -> None:
        if self._view is None or self.layout is None:
            return
        self.cover.set_allowed(self._private and self._view.seat is not None)
        self.parts.show(self._view, self._seats, self._private)
        self.new_role.show()
        self.cover.cover()
        self._allow_moves()
        self.changed.emit()

    def _stop(self) -> None:
        """Give up everything that is under way: a sync follows."""
        self.controller.cancel(Exit.PUT_BACK)
        self.controller.settled()
        self.marking.clear()
        self.proposals.forget()
        self.pending.clear()
        self.peek.abandon()
        self.pointer.end_look()
        self.rules_chip.forget()
        self.hide_role()
        self.queue.clear()
        self.animator.finish()
        self.motions.clear_away()

    def _end_choosing(self) -> None:
        """A move is made: what was held belongs to the table, and nothing can be held or marked for now."""
        self.controller.settled()
        self.controller.set_enabled(False)
        self.marking.clear()
        self.parts.discard.set_active(False)

    def _allow_moves(self) -> None:
        view = self._view
        free = self._interactive and self._private and not self.queue.playing and self.pending.move is None
        allowed = free and view is not None and view.seat is not None and view.table.phase == "playing"
        allowed = allowed and view is not None and view.seat == view.table.to_move
        self.controller.set_enabled(allowed)
        self.parts.discard.set_active(allowed and (self.controller.hold is not None or self.marking.allowed))
        self.marking.show_circles()
        self.parts.turn.set_active(allowed and self.controller.hold is not None and self.controller.hold.card.turnable)

    def _show_hold(self, hold: Hold | None) -> None:
        card = self.parts.hand.text_of(hold.card.card_id) if hold is not None else None
        if hold is not None:
            self.marking.keep_to(hold.card)
        self.cover.cover()
        self.preview.show(hold, self._view, card)
        carried, self._carried = self._carried, hold.card if hold is not None and hold.dragged else None
        if carried is not None and carried is self._carried:
            return  # it is over another place, which changes nothing beside the preview
        self.parts.label_piles(holding=hold is not None)
        self.parts.discard.set_active(hold is not None or self.marking.allowed)
        self.parts.turn.set_active(hold is not None and hold.card.turnable)
        if self._view is not None:
            self.parts.show_bar(self._view, self._seats, card, marking=self.marking.hint)
        self.changed.emit()

    def _show_marks(self) -> None:
        """What is marked is written on the button of the discard and in the bar."""
        view, hold = self._view, self.controller.hold
        self.parts.label_discard(len(self.marking.marked))
        if view is not None and self.pending.move is None:
            card = self.parts.hand.text_of(hold.card.card_id) if hold is not None else None
            self.parts.show_bar(view, self._seats, card, marking=self.marking.hint)
        self.changed.emit()

    def dismiss_choice(self) -> None:
        """Nothing was chosen: the card goes home."""
        if self.choice.asking:
            self.reject()

    def _finish_playing(self) -> None:
        look = self._look_after
        self._look_after = None
        self.motions.clear_away_and(self._draw)
        if look is None or self.layout is None:
            self.played.emit()
            return
        self.controller.set_enabled(False)
        self.peek.begin(look, self.layout)

    def _end_look(self) -> None:
        self._allow_moves()
        self.played.emit()

    def _board_moved(self) -> None:
        self.controller.refresh()
        if self._view is not None:
            self.parts.mark_latest(self._view.table)
        self.changed.emit()

    def _lift_hovered(self, card: CardItem | None) -> None:
        if self.queue.playing:
            return
        held = self.controller.hold.card if self.controller.hold is not None else None
        for item in self.parts.hand.cards:
            if item is held or item is self.pending.item:
                continue
            if item is card and item.grabbable and self.controller.enabled:
                item.hover()
            elif item.hovering:
                item.rest()
                item.go_home(HOVER)

    def _look_closer(self, thing: Thing | None) -> None:
        view, layout = self._view, self.layout
        self.parts.mine.reach.look_at(thing.cell if isinstance(thing, LaidCard) else None)
        if thing is None or view is None or layout is None or self.queue.playing:
            self.closer_look.forget()
            return
        explained = explain(thing, view.table, self._seats)
        if explained is not None:
            self.closer_look.show_thing(explained, self.eye.place_of(thing), layout, self.dpr)

    def _label_pending(self) -> None:
        if self.layout is not None:
            self.pending.set_labels(translate("Table", "End turn"), translate("Table", "Take back"), self.layout)


def without_secrets(view: PlayerView) -> PlayerView:
    """The same table as a spectator sees it."""
    return PlayerView(view.table, None, (), None, (), 0, (), ())
