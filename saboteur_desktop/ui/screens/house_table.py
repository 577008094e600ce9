"""A running match of the Haunted House: its table, and at the end the page that says how it came out."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.dealer.turn_driver import Thinkers
from saboteur_desktop.games.haunted_house.bots.intending import intention_of, intention_with
from saboteur_desktop.games.haunted_house.bots.intention import Intention
from saboteur_desktop.games.haunted_house.bots.outlook import outlook_of
from saboteur_desktop.games.haunted_house.bots.plan import Plan
from saboteur_desktop.games.haunted_house.bots.plan_text import read_plan, written_plan
from saboteur_desktop.games.haunted_house.engine.events import Event
from saboteur_desktop.games.haunted_house.engine.moves import Move, Roll, Walk
from saboteur_desktop.games.haunted_house.engine.view import HouseView as View
from saboteur_desktop.games.haunted_house.ui.end_page import EndPage
from saboteur_desktop.games.haunted_house.ui.hints import hint_text, hints
from saboteur_desktop.games.haunted_house.ui.house_view import HouseView
from saboteur_desktop.games.haunted_house.ui.intention_words import intention_words
from saboteur_desktop.games.haunted_house.ui.layout import ACTION_ROWS
from saboteur_desktop.games.haunted_house.ui.log_rows import rows_of
from saboteur_desktop.games.haunted_house.ui.pointing import Pointing
from saboteur_desktop.games.haunted_house.ui.scene import HouseScene
from saboteur_desktop.games.haunted_house.ui.table_voice import TableVoice
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.preferences import Preferences
from saboteur_desktop.table.hand_sounds import HandSounds
from saboteur_desktop.ui import motion
from saboteur_desktop.ui.screens.match_page import MatchPage
from saboteur_desktop.ui.screens.plan_sheet import PlanSheet
from saboteur_desktop.ui.screens.screen import set_face

_BANDS: Final = (0.66, 0.10, 0.38)
"""Where words may lie over the house."""
_BAND: Final = 0.11
"""How high they are."""


class HouseTable(MatchPage):
    """Nothing is hidden here: no curtain falls between the people, and whoever is nearest may read everything."""

    scene: HouseScene
    view: HouseView
    voice: TableVoice

    def __init__(
        self,
        kept: KeptMatch,
        thinkers: Thinkers,
        preferences: Preferences,
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(kept, thinkers, preferences, sounds, parent)
        self.dealer.agreement = read_plan(kept.agreement, self.dealer.view().table)
        self.voice = TableVoice(self.view)
        self._ear = HandSounds(self.scene.controller, self._sounds)
        self.scene.sounded.connect(self._sounds.play)
        self.end = EndPage(self)
        self.dealer.move_decided.connect(self._tell_intention)
        self.dealer.retracted.connect(self.change_eyes)
        self.scene.retract_requested.connect(self.dealer.retract)
        self.end.again_requested.connect(self.again_wanted)
        self.end.home_requested.connect(self.left)
        self.end.board_requested.connect(self.look_at_board)
        self.advice = self.pointing()
        for done in (self.dealer.pending_changed, self.dealer.committed, self.dealer.retracted):
            done.connect(self.advice.stop)
        self.planning = PlanSheet(self)
        self.planning.planned.connect(self._agree)
        self.scene.plan_requested.connect(self._open_planning)
        self.scene.odds_chosen.connect(self._choose_odds)
        self.scene.set_plannable(any(look.is_bot for look in self.looks))
        self.lie_over((self.end,), (self.menu, self.log, self.planning, self.toast))

    def set_table(self) -> None:
        self.scene = HouseScene()
        self.view = HouseView(self.scene, self)

    def log_sentences(self) -> Iterable[str]:
        table = self.dealer.view().table
        return (row.sentence for row in rows_of(table.log, table, self.looks))

    def hint_words(self) -> str:
        return hint_text(self.dealer.view().table, self.plan)

    def pointing(self) -> Pointing:
        return Pointing(self.scene)

    def pending_words(self) -> str:
        return self.tr("Right! Press “Go”, or take the walk back.")

    def let_nothing_follow(self) -> None:
        # In a lesson the partners follow a script.
        self.scene.set_plannable(False)

    def prefer(self, preferences: Preferences) -> None:
        super().prefer(preferences)
        self.scene.proposals.asks = preferences.ask_locking_in
        self.scene.proposals.at_once = not preferences.confirm_moves
        self.scene.show_odds(preferences.show_odds)

    @property
    def plan(self) -> Plan:
        """What the people have agreed on with the computer players."""
        plan: Plan = self.dealer.agreement
        return plan

    def retranslate(self) -> None:
        super().retranslate()
        if self.dealer.view().table.to_move is not None:
            self._tell_minds()

    def next_starter(self) -> int:
        table = self.kept.match.view(None).table
        starter: int = (table.starter + 1) % table.seats
        return starter

    def place_buttons(self) -> None:
        # The letters of the rooms are never covered: beside the house, where a person's buttons would be, is room.
        super().place_buttons()
        if self.scene.layout is not None:
            set_face(self.skip, self.scene.layout.action_rows(ACTION_ROWS)[0])
            set_face(self.back_to_results, self.scene.layout.action_rows(1)[0])

    # -- what the dealer says

    def change_eyes(self, view: View) -> None:
        self.scene.set_interactive(False)
        self.scene.sync(view, self.looks)
        self.scene.show_plan(self.plan)
        self.show_results(None)
        self.view.refresh_focus()

    def show_events(self, events: Sequence[Event], view: View) -> None:
        self.skip.setVisible(self.bots_follow(view))
        self.voice.tell_events(events, view.table)
        self.scene.play(events, view)

    def show_pending(self, move: Move | None) -> None:
        if isinstance(move, Walk | None):
            super().show_pending(move)
        else:
            # Nothing to think over, and no sound of its own: the scene confirms it at once.
            self.scene.show_pending(move)

    def start_turn(self, seat: int) -> None:
        self.skip.hide()
        self._sounds.play("your_turn")
        self._begin_turn()
        self.scene.set_interactive(True)
        self.view.take_keyboard()
        self.voice.tell_turn(self.dealer.view().table)

    def show_thinking(self, seat: int | None) -> None:
        super().show_thinking(seat)
        if seat is not None:
            self._begin_turn()

    def show_end(self, view: View) -> None:
        self.skip.hide()
        self.scene.sync(view, self.looks)
        for hunter in range(len(view.table.places)):
            self.scene.show_intention(hunter, "")
        self.end.show_view(view, self.looks, motion.is_reduced(self._preferences))
        self.show_results(self.end)

    # -- inner workings

    def _begin_turn(self) -> None:
        """The partners have something else in mind now; a move of before may still be taken back."""
        self._tell_minds()
        self.scene.set_retractable(self.dealer.can_retract)

    def _tell_minds(self) -> None:
        """Computer partners say what they have in mind, so that people can plan with them."""
        table = self.dealer.view().table
        now = outlook_of(table)
        for hunter in range(len(table.places)):
            if self.scene.plannable and self.looks[table.seat_of(hunter)].is_bot:
                self._say_intention(intention_of(now, hunter, self.plan))
            else:
                self.scene.show_intention(hunter, "")

    def _tell_intention(self, move: Any) -> None:
        table = self.dealer.view().table
        if self.scene.plannable and not isinstance(move, Roll):
            intended = intention_with(outlook_of(table), table.hunter, move, self.plan)
            self._say_intention(intended)

    def _say_intention(self, intended: Intention) -> None:
        words = intention_words(intended, self.dealer.view().table, self.looks)
        self.scene.show_intention(intended.hunter, words)

    def give_hint(self) -> None:
        """Say the advice and ring where it leads, until something is done; the words hide no ring."""
        if self.dealer.doing is not Doing.TURN:
            return
        self.advice.point_at(*(hint.move for hint in hints(self.dealer.view().table, self.plan)))
        self._say_over_the_house(self.hint_words())

    def _choose_odds(self, shown: bool) -> None:
        self.preference_chosen.emit("show_odds", shown)
        if shown:
            self._tell_odds()

    def _tell_odds(self) -> None:
        """Say what the figures mean; at first there may be none, and nothing would seem to happen."""
        if self.scene.odds.chances:
            words = self.tr("In each room: how likely an evil spirit appears there within one round of turns.")
        else:
            words = self.tr(
                "No evil spirit can appear within one round of turns. Where one can, you will see how likely."
            )
        self._say_over_the_house(words)

    def _say_over_the_house(self, words: str) -> None:
        """No button beside the house is hidden for as long as the words are there."""
        layout = self.scene.layout
        self.toast.say(words, self._free_band(), None if layout is None else layout.house)

    def _free_band(self) -> float:
        """Where the words hide nothing of what is ringed, as a share of the height."""
        height, rings = self.scene.size.height(), self.advice.places
        for top in _BANDS:
            if all(ring.bottom() < top * height or ring.top() > (top + _BAND) * height for ring in rings):
                return top
        return _BANDS[0]

    def _open_planning(self) -> None:
        self.planning.show_table(self.dealer.view().table, self.looks, self.plan)

    def _agree(self, plan: Plan) -> None:
        self.dealer.agree(plan, written_plan(plan))
        self.scene.show_plan(plan)
        self._tell_minds()
