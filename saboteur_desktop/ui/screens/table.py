"""A running match: the mine's table, and over it the curtain, the gold, the results and the menu."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.dealer import Dealer, Doing
from saboteur_desktop.dealer.turn_driver import Thinkers
from saboteur_desktop.games.saboteur.engine.events import Event
from saboteur_desktop.games.saboteur.engine.moves import Steal, TakeGold
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.final_standing import FinalStanding
from saboteur_desktop.games.saboteur.ui.gold_sharing import GoldSharing
from saboteur_desktop.games.saboteur.ui.hints import hint_text
from saboteur_desktop.games.saboteur.ui.log_rows import rows_of
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.round_summary import RoundSummary
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.games.saboteur.ui.secret_look import own_look
from saboteur_desktop.games.saboteur.ui.table_sounds import TableSounds
from saboteur_desktop.games.saboteur.ui.table_voice import TableVoice
from saboteur_desktop.games.saboteur.ui.theft_page import TheftPage
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.faults import SaveFailed
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.preferences import Pace, Preferences
from saboteur_desktop.storage.seats import people
from saboteur_desktop.table.seat_look import SeatLook
from saboteur_desktop.ui import motion
from saboteur_desktop.ui.flat_table import FlatTable
from saboteur_desktop.ui.save_words import save_failed_text
from saboteur_desktop.ui.scale import rescale, scale_of
from saboteur_desktop.ui.screens.curtain import Curtain
from saboteur_desktop.ui.screens.role_prompt import RolePrompt
from saboteur_desktop.ui.screens.table_menu import TableMenu
from saboteur_desktop.ui.screens.text_sheet import TextSheet
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.toast import Toast

SPEEDS: Final[dict[Pace, float]] = {"half": 0.5, "normal": 1.0, "double": 2.0, "at_once": 0.0}


class TableScreen(QWidget):
    """Carries what the dealer says to the scene, and what is done on it to the dealer."""

    settings_wanted = Signal()
    rules_wanted = Signal(str)
    """The rulebook, at that paragraph; empty for none in particular."""
    quick_reference_wanted = Signal()
    keys_wanted = Signal()
    sound_wanted = Signal(bool)
    full_screen_wanted = Signal()
    left = Signal()
    """Back to the home screen; the match is kept."""
    again_wanted = Signal()
    """The match is over and the same people want another."""
    preferred = Signal(object)
    """These settings hold from now on."""
    put_away = Signal()
    """Nobody will see this table any more."""

    def __init__(
        self,
        kept: KeptMatch,
        thinkers: Thinkers,
        preferences: Preferences,
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._sounds = sounds or Sounds()
        self.kept = kept
        self.dealer = Dealer(kept, thinkers, confirms=preferences.confirm_moves, pace=preferences.bot_pace, parent=self)
        self.looks: Sequence[SeatLook] = tuple(
            SeatLook(seat.name, seat.avatar, seat.kind == "bot") for seat in kept.seats
        )
        self._preferences = preferences
        self.scene = MineScene()
        self.view = MineView(self.scene, self)
        self.voice = TableVoice(self.view)
        self.ear = TableSounds(self.scene, self._sounds)
        self.summary = RoundSummary(self)
        self.gold = GoldSharing(self)
        self.thefts = TheftPage(self)
        self.standing = FinalStanding(self)
        self.back_to_results = PaperButton(self, kind="gold", icon="arrow", px=24, height=66)
        self.skip = PaperButton(self, icon="play", px=20, height=56)
        self.prompt = RolePrompt(self)
        self.curtain = Curtain(self)
        self.menu = TableMenu(self)
        self.log = TextSheet(self)
        self.toast = Toast(self)
        self._pages = (self.summary, self.gold, self.thefts, self.standing)
        for widget in (*self._pages, self.back_to_results, self.skip):
            widget.hide()
        over = (self.gold, self.thefts, self.skip, self.prompt, self.toast, self.menu, self.log)
        self.flat_table = FlatTable(self.view, self.curtain, over, sorted(people(kept.seats)))
        self._connect_dealer()
        self._connect_scene()
        self._connect_pages()
        self.prefer(preferences)
        self.retranslate()

    # -- what the window says

    def start(self) -> None:
        """Begin, or go on where the match was left."""
        self.dealer.start()

    def prefer(self, preferences: Preferences) -> None:
        """Take on the settings."""
        self._preferences = preferences
        self.dealer.confirms = preferences.confirm_moves
        self.dealer.pace = preferences.bot_pace
        self.scene.animator.reduced = motion.is_reduced(preferences)
        self.scene.animator.speed = SPEEDS[preferences.bot_pace]
        self.scene.motions.life.renew()
        watched = self.dealer.is_shared or preferences.hide_hand
        self.scene.set_sound(preferences.sound)
        self.scene.set_hold_to_peek(watched and preferences.curtain_hold)
        self.scene.cover.set_wanted(preferences.hide_hand)
        self.curtain.set_needs_hold(preferences.curtain_hold)
        self.curtain.set_reduced_motion(motion.is_reduced(preferences))
        self.flat_table.set_flat(preferences.turn_table, self.dealer.view().seat)
        self.preferred.emit(preferences)

    def dress_anew(self) -> None:
        """Draw the table as the person at the screen now wants it; a move that is not confirmed is taken back."""
        self.dealer.take_back()
        self.scene.dress_anew()
        rescale(self, scale_of(self.size()))
        self._place_buttons()

    def hide_secrets(self) -> None:
        """Nobody is at the window: between several people the curtain falls, one person's hand turns over."""
        self.scene.set_private_visible(False)
        self.view.refresh_focus()
        self.gold.hide_secrets()
        self.dealer.close_curtain()

    def show_secrets(self) -> None:
        """Somebody is there again; behind a curtain nothing shows before it is opened."""
        if self.curtain.closed:
            return
        self.scene.set_private_visible(True)
        if self.gold.isVisible():
            self.gold.show_view(self.dealer.view(), self.looks)

    def rename(self, names: Sequence[str]) -> None:
        """The same players are called otherwise from now on."""
        self.looks = tuple(replace(look, name=name) for look, name in zip(self.looks, names, strict=True))
        self.scene.set_seats(self.looks)
        view = self.dealer.view()
        if self._shows_gold:
            self._renew_gold(view)
        elif view.table.phase == "round_over":
            self.summary.show_view(view, self.looks, motion.is_reduced(self._preferences))
        if self.curtain.closed:
            look = self.looks[view.table.to_move]
            self.curtain.close_for(look.name, look.avatar)

    def leave(self) -> None:
        """Put everything away; the match is kept."""
        self.dealer.leave()
        self.scene.dispose()
        self.put_away.emit()

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        self.back_to_results.setText(self.tr("Results"))
        self.skip.setText(self.tr("Skip to my turn"))
        self.scene.retranslate()
        self.view.retranslate()

    # -- inner workings: wiring

    def _connect_dealer(self) -> None:
        dealer = self.dealer
        dealer.eyes_changed.connect(self._change_eyes)
        dealer.committed.connect(self._show_events)
        dealer.pending_changed.connect(self._show_pending)
        dealer.rejected.connect(self._reject)
        dealer.curtain_wanted.connect(self._close_curtain)
        dealer.role_wanted.connect(self._ask_to_look_at_the_role)
        dealer.turn_started.connect(self._start_turn)
        dealer.thinking_changed.connect(self._show_thinking)
        dealer.round_decided.connect(self._show_summary)
        dealer.match_decided.connect(self._show_summary)
        dealer.save_failed.connect(self._say_save_failed)
        dealer.saved_again.connect(lambda: self.toast.say(self.tr("Everything is saved again.")))

    def _connect_scene(self) -> None:
        scene = self.scene
        scene.move_proposed.connect(self.dealer.propose)
        scene.confirm_requested.connect(self.dealer.confirm)
        scene.take_back_requested.connect(self.dealer.take_back)
        scene.played.connect(self.dealer.go_on)
        scene.peek_started.connect(self.prompt.hide)
        scene.peek_ended.connect(self._role_seen)
        scene.menu_requested.connect(self.menu.open)
        scene.log_requested.connect(self._open_log)
        scene.rules_requested.connect(self._ask_rules)
        scene.full_screen_requested.connect(self.full_screen_wanted)
        scene.sound_requested.connect(lambda: self.sound_wanted.emit(not self._preferences.sound))
        scene.hint_requested.connect(self._give_hint)

    def _connect_pages(self) -> None:
        self.curtain.opened.connect(self._open_curtain)
        self.gold.gold_chosen.connect(lambda value: self._decide_at_once(TakeGold(value)))
        self.thefts.theft_chosen.connect(lambda seat: self._decide_at_once(Steal(seat)))
        self.summary.next_round_requested.connect(self._leave_summary)
        self.summary.board_requested.connect(self._look_at_board)
        self.standing.again_requested.connect(self.again_wanted)
        self.standing.home_requested.connect(self.left)
        self.back_to_results.clicked.connect(self._look_at_results)
        self.skip.clicked.connect(self.dealer.skip_to_my_turn)
        self.menu.settings_chosen.connect(self.settings_wanted)
        self.menu.rules_chosen.connect(lambda: self.rules_wanted.emit(""))
        self.menu.keys_chosen.connect(self.keys_wanted)
        self.menu.log_chosen.connect(self._open_log)
        self.menu.leave_chosen.connect(self.left)

    # -- inner workings: what the dealer says

    def _change_eyes(self, view: PlayerView) -> None:
        self.prompt.hide()
        self.scene.set_interactive(False)
        if view.table.phase == "playing":
            self._show_page(None)
        self.scene.set_private_visible(view.seat is not None)
        self.scene.sync(view, self.looks)
        self.scene.motions.deal(view)
        # At once: what screen readers are told of a hand must not outlast the hand by a moment.
        self.view.refresh_focus()
        self._show_gold(view)

    def _show_events(self, events: Sequence[Event], view: PlayerView) -> None:
        looks = own_look(events, view.table, self.looks) is not None
        self.skip.setVisible(self._bots_follow(view) and not looks)
        if self._shows_gold:
            self._renew_gold(view)
            self.ear.hear(events)
            self.scene.sync(view, self.looks)
            # The next step may hang a curtain: it comes once this one is through.
            QTimer.singleShot(0, self, self.dealer.go_on)
        else:
            self.voice.tell_events(events)
            self.scene.play(events, view)

    def _show_pending(self, move: Any) -> None:
        if self._shows_gold:
            return
        self._sounds.play("set_down")
        if move is None:
            self.scene.take_back()
        else:
            self.scene.show_pending(move)

    def _reject(self, _refusal: Any) -> None:
        self.scene.reject()

    def _close_curtain(self, seat: int) -> None:
        self.skip.hide()
        self.prompt.hide()
        self.menu.close_sheet()
        self.log.close_sheet()
        self.gold.hide_secrets()
        self.scene.set_private_visible(False)
        self.scene.set_interactive(False)
        look = self.looks[seat]
        self.flat_table.hang_for(seat)
        self.curtain.close_for(look.name, look.avatar)
        self._sounds.play("curtain_close")
        self._cover_table()
        self.voice.say(self.curtain.accessibleName())

    def _ask_to_look_at_the_role(self, _seat: int) -> None:
        layout = self.scene.layout
        if layout is None or self.dealer.view().table.phase != "playing":
            self.dealer.see_role()
            return
        self.scene.set_interactive(False)
        self.prompt.point_at(layout.role)
        self.view.take_keyboard("role")
        self.voice.say(self.prompt.accessibleName())

    def _start_turn(self, seat: int) -> None:
        self.skip.hide()
        self.prompt.hide()
        if not self.dealer.is_shared:
            # Where several people share the screen, the curtain has called the one whose turn it is.
            self._sounds.play("your_turn")
        view = self.dealer.view()
        if view.table.phase == "stealing":
            # No curtain was opened for this turn.
            self.flat_table.turn_to(seat)
        if not self._show_gold(view):
            self.scene.set_interactive(True)
            self.view.take_keyboard()
            self.voice.tell_turn(seat)

    def _show_thinking(self, seat: int | None) -> None:
        self.skip.setVisible(seat is not None)
        if not self._shows_gold:
            self._show_gold(self.dealer.view())

    def _show_summary(self, view: PlayerView) -> None:
        self.skip.hide()
        self.scene.sync(view, self.looks)
        self.summary.show_view(view, self.looks, motion.is_reduced(self._preferences))
        self._show_page(self.summary)

    def _leave_summary(self) -> None:
        """From the end of a round to the next one, from that of the last round to the standing."""
        if self.dealer.doing is Doing.MATCH_OVER:
            self.standing.show_view(self.dealer.view(), self.looks)
            self._show_page(self.standing)
        else:
            self.dealer.next_round()

    def _say_save_failed(self, failed: SaveFailed) -> None:
        self.toast.say(save_failed_text(failed))

    # -- inner workings: what is done on the screen

    def _open_curtain(self) -> None:
        self._sounds.play("curtain_open")
        self.flat_table.turn_to(self.kept.match.to_move)
        self._cover_table()
        self.dealer.open_curtain()

    def _role_seen(self) -> None:
        if self.dealer.doing is Doing.ROLE:
            self.prompt.hide()
            self.dealer.see_role()

    def _decide_at_once(self, move: Any) -> None:
        """On the pages of gold a button of their own confirms what was chosen."""
        self.dealer.propose(move)
        self.dealer.confirm()

    def _look_at_board(self) -> None:
        self._show_page(None)
        self.back_to_results.show()
        self.back_to_results.setFocus()

    def _look_at_results(self) -> None:
        self._show_page(self.summary)

    def _ask_rules(self, key: str) -> None:
        """About something on the table the rulebook tells; about nothing in particular one page is enough."""
        if key:
            self.rules_wanted.emit(key)
        else:
            self.quick_reference_wanted.emit()

    def _give_hint(self) -> None:
        if self.dealer.doing is Doing.TURN:
            self.toast.say(hint_text(self.dealer.view()))

    def _open_log(self) -> None:
        rows = rows_of(self.dealer.view().table.log, self.looks)
        self.log.show_text(self.tr("What happened"), (("", row.sentence) for row in reversed(rows)))
        rescale(self.log, scale_of(self.size()))
        self.log.open()

    # -- inner workings: the pages

    @property
    def _shows_gold(self) -> bool:
        """Whether gold is shared or stolen before everybody's eyes."""
        return self.gold.isVisible() or self.thefts.isVisible()

    def _show_gold(self, view: PlayerView) -> bool:
        """Show the page on which gold is shared or stolen, if it is the time for one; returns whether it is."""
        if view.table.phase not in ("sharing", "stealing"):
            return False
        self._renew_gold(view)
        self._show_page(self.gold if view.table.phase == "sharing" else self.thefts)
        return True

    def _renew_gold(self, view: PlayerView) -> None:
        """Show that view on the page of gold that the rules ask for."""
        if view.table.ruleset.pays_points:
            self.thefts.show_view(view, self.looks, self.dealer.doing is Doing.TURN)
        else:
            self.gold.show_view(view, self.looks)

    def _bots_follow(self, view: PlayerView) -> bool:
        seat = view.table.to_move
        return seat is not None and self.looks[seat].is_bot

    def _show_page(self, page: QWidget | None) -> None:
        """Put one page over the table, or none."""
        self.back_to_results.hide()
        for other in self._pages:
            if other is not page:
                other.hide()
        if page is None:
            self._place_buttons()
            self._cover_table()
            return
        page.setGeometry(self.rect())
        page.show()
        self._cover_table()
        self._place_buttons()
        page.raise_()
        for above in (self.skip, self.curtain, self.menu, self.log, self.toast):
            above.raise_()
        if not self.curtain.closed:
            page.setFocus()

    def _cover_table(self) -> None:
        """Keyboard and screen readers find the table only while nothing lies over the whole of it."""
        self.view.set_covered(self.curtain.closed or any(not page.isHidden() for page in self._pages))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.view.setGeometry(self.rect())
        for page in self._pages:
            page.setGeometry(self.rect())
        scale = scale_of(self.size())
        rescale(self, scale)
        self._place_buttons()
        if self.prompt.isVisible() and self.scene.layout is not None:
            QTimer.singleShot(0, self, self._move_prompt)
        super().resizeEvent(event)

    def _place_buttons(self) -> None:
        """Below the bar of the table; on a page, where its own buttons would be."""
        scale = scale_of(self.size())
        for button in (self.skip, self.back_to_results):
            size = button.sizeHint()
            at_bar = button is self.skip and not self._shows_gold
            top = 74 * scale if at_bar else self.height() - size.height() - 20 * scale
            button.setGeometry(round((self.width() - size.width()) / 2), round(top), size.width(), size.height())

    def _move_prompt(self) -> None:
        if self.scene.layout is not None and self.prompt.isVisible():
            self.prompt.point_at(self.scene.layout.role)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.log.isVisible():
                self._open_log()
        super().changeEvent(event)
