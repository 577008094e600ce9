"""The table of the Haunted House: draws what lies open, and turns what is done on it into moves."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QKeyEvent

from saboteur_desktop.games.haunted_house.bots.plan import Plan
from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.events import Event
from saboteur_desktop.games.haunted_house.engine.moves import Move, Roll, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.games.haunted_house.ui.action_buttons import ActionButtons
from saboteur_desktop.games.haunted_house.ui.floor_plan import FloorPlan
from saboteur_desktop.games.haunted_house.ui.house_keys import HouseKeys
from saboteur_desktop.games.haunted_house.ui.layout import Layout, lay_out
from saboteur_desktop.games.haunted_house.ui.motions import Motions
from saboteur_desktop.games.haunted_house.ui.odds_marks import OddsMarks
from saboteur_desktop.games.haunted_house.ui.parts import HouseParts
from saboteur_desktop.games.haunted_house.ui.pawns import Pawns
from saboteur_desktop.games.haunted_house.ui.pieces import faces
from saboteur_desktop.games.haunted_house.ui.place_eye import PlaceEye
from saboteur_desktop.games.haunted_house.ui.preview import Preview
from saboteur_desktop.games.haunted_house.ui.promise_marks import PromiseMarks
from saboteur_desktop.games.haunted_house.ui.proposals import Proposals
from saboteur_desktop.games.haunted_house.ui.prospect import prospects
from saboteur_desktop.games.haunted_house.ui.reach import ReachLights
from saboteur_desktop.games.haunted_house.ui.rules_chip import RulesChip
from saboteur_desktop.games.haunted_house.ui.targets import targets_of
from saboteur_desktop.games.haunted_house.ui.turn_actions import actions_now
from saboteur_desktop.games.haunted_house.ui.turn_ring import TurnRing
from saboteur_desktop.table.animation import HOVER, PUT_BACK, Motion
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.drag import Exit, Hold, State
from saboteur_desktop.table.drop_target import DropTarget
from saboteur_desktop.table.match_scene import MatchScene
from saboteur_desktop.table.seat_look import SeatLook


class HouseScene(MatchScene):
    """Draws what lies open: nothing is hidden here, so every view is a spectator's."""

    retract_requested = Signal()
    """A move that was confirmed shall be taken back: nothing random has come out since."""
    odds_chosen = Signal(bool)
    """Whether odds are shown from now on; there may be none."""
    plan_requested = Signal()
    """The people want to agree with their computer partners on who takes which jewel."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(faces.paint, parent=parent)
        self.layout: Layout | None = None
        self._view: HouseView | None = None
        self._looks: tuple[SeatLook, ...] = ()
        self._interactive = True
        self.retractable = False
        """Whether the last move that was confirmed can be taken back."""
        self.parts = HouseParts(self)
        self.pawns = Pawns(self)
        self.lights = ReachLights(self, self.parts.rooms.root)
        self.preview = Preview(self, self.parts.rooms.root, self.pawns, self.lights)
        self.turn_ring = TurnRing(self)
        self.odds = OddsMarks(self)
        self.promises = PromiseMarks(self, self.parts.rooms.root)
        self.plannable = False
        """Whether there is anybody to agree with."""
        self.buttons = ActionButtons(self)
        self.proposals = Proposals(self)
        self.rules_chip = RulesChip(self)
        self.eye = PlaceEye(self)
        self.motions = Motions(self, self.parts, self.pawns, self.sounded.emit)
        self._house_keys = HouseKeys(self)
        self._connect()

    def _connect(self) -> None:
        self.controller.set_provider(self)
        self.controller.hold_changed.connect(self._show_hold)
        self.queue.finished.connect(self._finish_playing)
        self.pointer.tapped.connect(self._tap_house)
        self.pointer.pulled.connect(self._pull_hunter)
        self.pointer.hovered.connect(self._lift_hovered)
        self.keys.set_hand(lambda: [self.pawns.items[self.table.hunter]] if self.table and self.may_walk else [])
        self.proposals.changed.connect(self._offer_actions)
        self.parts.dice.roll.tapped.connect(self.roll)
        self.parts.bar.buttons["odds"].tapped.connect(self.toggle_odds)
        self.parts.log.tapped.connect(self.log_requested)
        for name, signal in (
            ("hint", self.hint_requested),
            ("sound", self.sound_requested),
            ("full-screen", self.full_screen_requested),
            ("menu", self.menu_requested),
        ):
            self.parts.bar.buttons[name].tapped.connect(signal)

    # -- what the match says

    @property
    def view(self) -> HouseView | None:
        """The view that is drawn."""
        return self._view

    @property
    def table(self) -> OpenTable | None:
        """What lies open in that view."""
        return None if self._view is None else self._view.table

    @property
    def plan(self) -> FloorPlan | None:
        """Where everything in the house lies."""
        return self.parts.plan

    @property
    def looks(self) -> tuple[SeatLook, ...]:
        """Who sits at the table."""
        return self._looks

    def sync(self, view: HouseView, looks: Sequence[SeatLook]) -> None:
        """Draw a view from nothing."""
        self._stop()
        self._view, self._looks = view, tuple(looks)
        if self.layout is None or len(self.layout.hunters) != len(view.table.places):
            self._lay_out_parts()
        self._draw()

    def play(self, events: Sequence[Event], view: HouseView) -> None:
        """Show what happened, then draw the view; `played` follows."""
        self.skip()
        if self._view is None:
            raise RuntimeError("events can be played only on a table that was drawn before")
        self._end_choosing()
        self.pointer.end_look()
        self.proposals.forget()
        self.rules_chip.forget()
        self.preview.clear()
        self.retractable = False
        self._view = view
        self.odds.show(None)
        self.motions.add(events)
        self.queue.play()
        self._offer_actions()

    def reject(self) -> None:
        """The proposed move was not taken: the hunter goes back."""
        self.proposals.asked = None
        self._put_back()
        self.controller.rejected()
        self._allow_moves()

    def show_pending(self, move: Move) -> None:
        """The walk is made but not confirmed; whatever else is one press, and the press is its confirmation."""
        table = self.table
        if table is None:
            return
        if not isinstance(move, Walk):
            self.confirm_requested.emit()
            return
        self._end_choosing()
        self.stand(move.to, PUT_BACK)
        self.show_walk(move)
        self.proposals.pending = move
        self._show_words()
        self._offer_actions()

    def take_back(self) -> None:
        """The pending move is undone: the hunter goes back."""
        self.proposals.pending = None
        if self.proposals.is_switching:
            return
        self.proposals.asked = None
        self.preview.clear()
        self._put_back()
        self._show_words()
        self._allow_moves()

    # -- settings

    def set_seats(self, looks: Sequence[SeatLook]) -> None:
        """Who sits at the table is called otherwise from now on."""
        self._looks = tuple(looks)
        self.retranslate()

    def set_sound(self, on: bool) -> None:
        """Whether the button of the sound says that it is on."""
        self.parts.bar.show_sound(on)
        self.changed.emit()

    def withdraw_hint(self) -> None:
        """There is no button for hints from now on."""
        self.parts.bar.withdraw("hint")
        self.changed.emit()

    def show_odds(self, shown: bool) -> None:
        """Whether it is shown how likely evil spirits are and how fights may end."""
        if shown != self.odds.wanted:
            self.odds.wanted = shown
            self.parts.bar.show_odds(shown)
            self.odds.show(self.table)
            self._show_words()
            self.changed.emit()

    def set_interactive(self, interactive: bool) -> None:
        """Whether somebody at the screen may make a move now."""
        self._interactive = interactive
        self._allow_moves()

    def set_retractable(self, retractable: bool) -> None:
        """Whether the last move that was confirmed can be taken back."""
        self.retractable = retractable
        self._offer_actions()

    def set_plannable(self, plannable: bool) -> None:
        """Whether the people can agree with computer partners on who takes which jewel."""
        self.plannable = plannable
        self._offer_actions()

    def show_plan(self, plan: Plan) -> None:
        """Show who takes which jewel."""
        if self.table is not None:
            self.promises.show(plan, self.table)
            self.changed.emit()

    def show_intention(self, hunter: int, words: str) -> None:
        """Say what a computer player is about to do with its hunter; nothing is said with no words."""
        self.parts.hunters.intend(hunter, words)
        self.changed.emit()

    def retranslate(self) -> None:
        """Write everything in the present language; a hunter in the hand goes back."""
        self.proposals.dismiss()
        self.controller.cancel(Exit.PUT_BACK)
        self._show_words()
        self._offer_actions()

    # -- what the player does

    @property
    def may_move(self) -> bool:
        """Whether a move can be made here and now."""
        table = self.table
        if table is None or table.to_move is None or self._looks[table.to_move].is_bot:
            return False
        return self._interactive and not self.queue.playing and self.proposals.pending is None

    @property
    def may_walk(self) -> bool:
        """Whether the hunter on turn can be moved."""
        return (
            self.may_move and self.proposals.asked is None and self.table is not None and self.table.phase == "walking"
        )

    @property
    def may_roll(self) -> bool:
        """Whether the die can be rolled."""
        return self.may_move and self.table is not None and self.table.phase == "rolling"

    def targets(self, card_id: str, turned: bool) -> Sequence[DropTarget]:
        table, plan = self.table, self.plan
        return () if table is None or plan is None else tuple(targets_of(table, plan))

    def roll(self) -> None:
        """Roll the die."""
        if self.may_roll:
            self.move_proposed.emit(Roll())

    def toggle_odds(self) -> None:
        """Show the odds, or no longer."""
        self.show_odds(not self.odds.wanted)
        self.odds_chosen.emit(self.odds.wanted)

    def stand(self, place: Place, motion: Motion) -> None:
        """Let the hunter on turn stand there for now."""
        table = self.table
        if table is not None:
            places = [place if hunter == table.hunter else there for hunter, there in enumerate(table.places)]
            self.pawns.arrange(places, motion)

    def show_walk(self, move: Move) -> None:
        """Draw the way of a walk instead of all the others."""
        table = self.table
        prospect = None if table is None or not isinstance(move, Walk) else prospects(table).get(move.to)
        self.lights.clear()
        self.preview.clear()
        if table is not None and prospect is not None:
            self.preview.show_walk(table, prospect)

    def give_up(self, way: Exit) -> None:
        """Let go of everything that is held."""
        self.proposals.dismiss()
        self.rules_chip.forget()
        super().give_up(way)

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.hurried.emit()
        if self._house_keys.press(event):
            event.accept()
            return
        super().keyPressEvent(event)
        if not event.isAccepted():
            event.setAccepted(self._house_keys.press_other(event))

    # -- size

    def lay_out(self) -> None:
        pending = self.proposals.pending
        self._lay_out_parts()
        if self._view is not None:
            self._stop()
            self._draw()
        if pending is not None:
            self.show_pending(pending)

    def _lay_out_parts(self) -> None:
        table = self.table
        if self.size.isEmpty() or table is None:
            return
        self.layout = lay_out(self.size, len(table.places))
        self.parts.lay_out(self.layout)
        if self.plan is not None:
            self.pawns.lay_out(self.plan)
            self.lights.lay_out(self.plan)
            self.odds.lay_out(self.plan)
            self.promises.lay_out(self.plan)
            self.preview.lay_out(self.layout, self.plan)
        self.buttons.lay_out(self.layout)

    # -- inner workings

    def _draw(self) -> None:
        if self._view is None or self.layout is None:
            return
        self.parts.show(self._view, self._looks)
        self.pawns.show(self._view.table, self._looks)
        self.promises.show(self.promises.plan, self._view.table)
        self.odds.show(self._view.table)
        self._allow_moves()

    def _stop(self) -> None:
        """Give up everything that is under way: a sync follows."""
        self.controller.cancel(Exit.PUT_BACK)
        self.controller.settled()
        self.proposals.forget()
        self.rules_chip.forget()
        self.preview.clear()
        self.pointer.end_look()
        self.queue.clear()
        self.animator.finish()
        self.motions.clear_away()

    def _end_choosing(self) -> None:
        """A move is made: what was held stands where it is, and nothing can be held for now."""
        self.controller.settled()
        self.controller.set_enabled(False)
        self.lights.clear()

    def _put_back(self) -> None:
        if self.table is not None:
            self.pawns.arrange(self.table.places, PUT_BACK)

    def _allow_moves(self) -> None:
        table, walks = self.table, self.may_walk
        for hunter, item in enumerate(self.pawns.items):
            item.grabbable = walks and table is not None and hunter == table.hunter
        self.controller.set_enabled(walks)
        self._light_up()
        self._offer_actions()

    def _light_up(self) -> None:
        table = self.table
        if table is not None and self.may_walk:
            self.lights.show(prospects(table), table.places)
        else:
            self.lights.clear()

    def _ring_turn(self) -> None:
        """Lie at the feet of who is on turn, unless it is in the hand or on its way."""
        table = self.table
        if (
            table is None
            or table.to_move is None
            or self.queue.playing
            or self.proposals.pending
            or self.proposals.asked
        ):
            self.turn_ring.hide()
        else:
            self.turn_ring.show_at(self.pawns.items[table.hunter].home)

    def _lift_hovered(self, card: CardItem | None) -> None:
        """A hunter that can be taken rises under the pointer."""
        for item in self.pawns.items:
            if item is card and self.may_walk and self.controller.hold is None:
                item.hover()
            elif item.hovering:
                item.rest()
                item.go_home(HOVER)

    def _offer_actions(self) -> None:
        self._ring_turn()
        self.buttons.offer(actions_now(self))
        self.changed.emit()

    def _show_words(self) -> None:
        if self._view is not None:
            pending = self.proposals.pending
            self.parts.write(self._view, self._looks)
            odds = self.odds.of_fight(self._view.table, pending)
            self.parts.show_banner(self._view, self._looks, pending is not None, odds)

    def _show_hold(self, hold: Hold | None) -> None:
        table = self.table
        if hold is not None and hold.dragged:
            self.turn_ring.hide()
        elif hold is None:
            self._ring_turn()
        if hold is None or table is None:
            if self.controller.state is State.IDLE and self.proposals.asked is None:
                self.preview.clear()
        elif self.controller.state is not State.SETTLING:
            self.preview.show(hold, table)
        self.changed.emit()

    def _finish_playing(self) -> None:
        self.motions.clear_away_and(self._draw)
        self.played.emit()

    def _tap_house(self, point: QPointF) -> None:
        """A place is tapped while nothing is held: that means the hunter on turn, also when it was to go elsewhere."""
        table, pending = self.table, self.proposals.pending
        place = None if self.plan is None else self.plan.place_at(point)
        if table is None or place is None:
            return
        if self.may_walk:
            self.controller.choose(self.pawns.items[table.hunter])
            self.controller.tap(point)
        elif isinstance(pending, Walk) and place != pending.to and place in prospects(table):
            self.take_back_requested.emit()
            self.proposals.walk_to(place)
        elif self.may_roll:
            # Whoever wants to walk already learns that the die comes first.
            self.hint_requested.emit()

    def _pull_hunter(self, point: QPointF) -> None:
        """The hunter on turn shall be taken before it may: it stays, and the die is told of as by a tap."""
        table = self.table
        if self.may_roll and table is not None and self.pawns.items[table.hunter] in self.items(point):
            self.hint_requested.emit()
