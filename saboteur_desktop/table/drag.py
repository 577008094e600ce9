"""Holding a card: by dragging, by tapping or with the keyboard, all through one state machine.

    idle ─press─► armed ─moved far enough─► dragging ─let go over an allowed target─► settling ─► idle
                    └─let go (a tap)─► chosen ─tap or Enter on an allowed target─► settling
      ◄── every other way out puts the card back: see `Exit`

The controller asks the game where a card may go (`DropTargets`) and proposes; it never knows a rule. Who looks at
what is held draws `hold`, which is replaced as a whole by each change.
"""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QObject, QPointF, Signal

from saboteur_desktop.table.aim import Direction, Finder, distance, next_place
from saboteur_desktop.table.animation import PICK_UP, PUT_BACK, SNAP
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drop_target import DropTargets, NoTargets, Place, Proposal, Spot, Verdict, places_of
from saboteur_desktop.table.layers import Layer
from saboteur_desktop.table.metrics import (
    CHOSEN_LIFT,
    FINGER_DRAG_START,
    FINGER_LIFT,
    HELD_OVER_TARGET,
    MOUSE_DRAG_START,
    card_height,
    lift,
)


class Pointer(Enum):
    """What points at the table."""

    MOUSE = auto()
    FINGER = auto()


class State(Enum):
    """What the controller is doing."""

    IDLE = auto()
    ARMED = auto()
    CHOSEN = auto()
    DRAGGING = auto()
    SETTLING = auto()


class Exit(Enum):
    """How a card that was held came back to where it was."""

    NOWHERE = auto()
    REFUSED = auto()
    PUT_BACK = auto()
    ESCAPE = auto()
    FOCUS_LOST = auto()
    WINDOW_DEACTIVATED = auto()
    GRAB_LOST = auto()
    TURN_ENDED = auto()
    CURTAIN = auto()


@dataclass(frozen=True, slots=True)
class Hold:
    """The card that is held, how, and over what."""

    card: CardItem
    places: tuple[Place, ...]
    own_turned: bool
    turned: bool
    dragged: bool
    place: Place | None = None

    @property
    def verdict(self) -> Verdict | None:
        """The verdict for the card as it is held now, over what it is held."""
        return None if self.place is None else self.place.verdict(self.turned)


class DragController(QObject):
    """The one hand at the table."""

    state_changed = Signal(object)
    hold_changed = Signal(object)
    move_proposed = Signal(object)
    refused = Signal(object)
    """The card was let go over a target that does not take it: the target's `Place`."""
    moved = Signal()
    """The pointer carries the card on."""
    put_back = Signal(object)
    """The card went home: how (`Exit`)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._provider: DropTargets = NoTargets()
        self._state = State.IDLE
        self._enabled = False
        self._card: CardItem | None = None
        self._was_chosen = False
        self._hold: Hold | None = None
        self._finder = Finder(())
        self._pointer = Pointer.MOUSE
        self._press_point = QPointF()
        self._point = QPointF()

    # -- what others may know

    @property
    def state(self) -> State:
        """What it is doing."""
        return self._state

    @property
    def hold(self) -> Hold | None:
        """What is held, None while nothing is."""
        return self._hold

    @property
    def enabled(self) -> bool:
        """Whether cards may be picked up."""
        return self._enabled

    def set_provider(self, provider: DropTargets) -> None:
        """Ask this game from now on."""
        self._provider = provider

    def set_enabled(self, enabled: bool) -> None:
        """The turn begins or ends; a card in the hand goes back when it ends."""
        if not enabled:
            self.cancel(Exit.TURN_ENDED)
        self._enabled = enabled

    # -- pointer

    def press(self, card: CardItem, point: QPointF, pointer: Pointer) -> None:
        """A finger or the left button goes down on a card of the hand."""
        if not self._enabled or self._state not in (State.IDLE, State.CHOSEN):
            return
        was_chosen = self._state is State.CHOSEN and self._card is card
        if self._state is State.CHOSEN and not was_chosen:
            self.cancel(Exit.PUT_BACK)
        self._card, self._pointer, self._was_chosen = card, pointer, was_chosen
        self._press_point = QPointF(point)
        self._set_state(State.ARMED)

    def move(self, point: QPointF) -> None:
        """The pointer that went down on a card moves."""
        if self._state is State.ARMED:
            start = FINGER_DRAG_START if self._pointer is Pointer.FINGER else MOUSE_DRAG_START
            if distance(point, self._press_point) < start:
                return
            self._point = QPointF(point)
            self._pick_up(dragged=True)
        if self._state is State.DRAGGING:
            self._drag_to(point)

    def release(self, point: QPointF) -> None:
        """The pointer that went down on a card comes up: a drop, or a tap."""
        if self._state is State.ARMED:
            if self._was_chosen:
                self.cancel(Exit.PUT_BACK)
            else:
                self._pick_up(dragged=False)
        elif self._state is State.DRAGGING:
            self._drag_to(point)
            self.drop()

    def disarm(self) -> None:
        """The press was for something else than picking up."""
        if self._state is State.ARMED:
            self._set_state(State.CHOSEN if self._was_chosen else State.IDLE)

    def hover(self, point: QPointF) -> None:
        """The mouse moves while a card is chosen: aim at what is under it."""
        if self._state is State.CHOSEN and self._hold is not None:
            self._aim(self._finder.place_at(point))

    def tap(self, point: QPointF) -> None:
        """A tap on the table while a card is chosen: aim, or drop where that is meant already."""
        if self._state is not State.CHOSEN or self._hold is None:
            return
        place = self._finder.place_at(point)
        if place is None:
            self.cancel(Exit.NOWHERE)
            return
        meant = not place.asks or (self._hold.place is not None and self._hold.place.id == place.id)
        self._aim(place)
        if meant:
            self.drop()

    # -- keyboard and buttons

    def choose(self, card: CardItem) -> None:
        """Hold a card without a pointer."""
        if not self._enabled or self._state not in (State.IDLE, State.CHOSEN) or self._card is card:
            return
        self.cancel(Exit.PUT_BACK)
        self._card = card
        self._pick_up(dragged=False)

    def step(self, direction: Direction, allowed_only: bool = True) -> None:
        """Aim at the next target in a direction."""
        if self._state is State.CHOSEN and self._hold is not None:
            places = tuple(p for p in self._hold.places if p.allowed or not allowed_only)
            self._aim(next_place(places, self._hold.place, direction, self._hold.card.home.center))

    def aim_at(self, target_id: Hashable) -> None:
        """Aim at a target by its name."""
        if self._state is State.CHOSEN and self._hold is not None:
            self._aim(next((place for place in self._hold.places if place.id == target_id), None))

    def turn(self) -> None:
        """Half turn of the held card; the verdict follows at once."""
        if self._hold is None or not self._hold.card.turnable or self._state is State.SETTLING:
            return
        turned = not self._hold.turned
        self._hold.card.set_turned(turned)
        self._set_hold(replace(self._hold, own_turned=turned, turned=turned))

    def drop(self) -> None:
        """Let go: propose the move, or go back and say why not."""
        if self._hold is None or self._state not in (State.CHOSEN, State.DRAGGING):
            return
        hold = self._hold
        if hold.place is None:
            if hold.dragged:
                self.cancel(Exit.NOWHERE)
            return
        if not hold.place.verdict(hold.turned).allowed:
            self.refused.emit(hold.place)
            hold.card.shiver()
            if hold.dragged:
                self.cancel(Exit.REFUSED)
            return
        self._set_state(State.SETTLING)
        self.move_proposed.emit(Proposal(hold.card.card_id, hold.place.id, hold.turned))

    def cancel(self, way: Exit) -> None:
        """Put the card back where it was."""
        state, card, hold = self._state, self._card, self._hold
        if state is State.IDLE or card is None:
            return
        self._leave()
        if hold is not None:
            card.set_turned(hold.own_turned)
            card.rest()
            card.go_home(PUT_BACK)
            self.put_back.emit(way)

    def settled(self) -> None:
        """The proposal was taken: the card belongs to the table now."""
        if self._state is State.SETTLING and self._card is not None:
            self._card.rest()
            self._leave()

    def rejected(self) -> None:
        """The proposal was not taken after all: the card glides home."""
        if self._state is State.SETTLING:
            self.cancel(Exit.REFUSED)

    def refresh(self) -> None:
        """Ask the game again: places have moved, or speak another language."""
        if self._hold is None or self._state is State.SETTLING:
            return
        places = places_of(self._provider, self._hold.card.card_id, self._hold.card.turnable)
        place = self._hold.place
        again = None if place is None else next((p for p in places if p.id == place.id), None)
        self._set_hold(replace(self._hold, places=places, place=again))

    # -- inner workings

    def _pick_up(self, dragged: bool) -> None:
        card = self._card
        if card is None:
            return
        places = places_of(self._provider, card.card_id, card.turnable)
        previous = self._hold if self._was_chosen else None
        card.setZValue(Layer.HELD_CARD)
        card.hold()
        own = previous.own_turned if previous is not None else card.turned
        self._set_state(State.DRAGGING if dragged else State.CHOSEN)
        self._set_hold(Hold(card, places, own, own, dragged))
        card.set_turned(own)
        if dragged:
            card.glide(self._goal, PICK_UP)
        else:
            lifted = card.home._replace(center=card.home.center - QPointF(0, lift(CHOSEN_LIFT, card.home.width)))
            card.glide(lambda: lifted, PICK_UP)

    def _drag_to(self, point: QPointF) -> None:
        hold = self._hold
        if hold is None:
            return
        self._point = QPointF(point)
        place = self._finder.place_at(self._riding_point())
        if place is None and self._pointer is Pointer.FINGER:
            place = self._finder.place_at(point)
        before = hold.place
        self._aim(place)
        if (before and before.id) != (place and place.id):
            hold.card.glide(self._goal, SNAP)
        elif not hold.card.moving:
            hold.card.carry_to(self._goal())
        self.moved.emit()

    def _riding_point(self) -> QPointF:
        """Where the middle of the dragged card is: under the mouse, but above a finger."""
        if self._pointer is Pointer.MOUSE or self._hold is None:
            return self._point
        return self._point - QPointF(0, card_height(self._hold.card.home.width) * FINGER_LIFT)

    def _goal(self) -> Spot:
        """Where the dragged card wants to be."""
        hold = self._hold
        if hold is None:
            return Spot(self._point, 100.0)
        width, place = hold.card.home.width, hold.place
        if place is None:
            return Spot(self._riding_point(), width)
        if place.snaps:
            return Spot(place.rect.center(), place.rect.width())
        return Spot(self._riding_point(), min(width, place.rect.height() * HELD_OVER_TARGET))

    def _aim(self, place: Place | None) -> None:
        hold = self._hold
        if hold is None:
            return
        if (hold.place and hold.place.id) == (place and place.id):
            return
        turned = hold.own_turned
        if place is not None and not place.verdict(turned).allowed and place.verdict(not turned).allowed:
            turned = not turned
        hold.card.set_turned(turned)
        self._set_hold(replace(hold, place=place, turned=turned))

    def _leave(self) -> None:
        self._card = None
        self._set_state(State.IDLE)
        self._set_hold(None)

    def _set_state(self, state: State) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)

    def _set_hold(self, hold: Hold | None) -> None:
        if hold != self._hold:
            self._hold = hold
            places = hold.places if hold is not None else ()
            if places is not self._finder.places:
                self._finder = Finder(places)
            self.hold_changed.emit(hold)
