"""A running match of Saboteur: the mine's table, and over it the curtain, the gold, the results and the menu."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.dealer.turn_driver import Thinkers
from saboteur_desktop.games.saboteur.engine.events import Event
from saboteur_desktop.games.saboteur.engine.moves import Steal, TakeGold
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.final_standing import FinalStanding
from saboteur_desktop.games.saboteur.ui.gold_sharing import GoldSharing
from saboteur_desktop.games.saboteur.ui.hints import hint_text
from saboteur_desktop.games.saboteur.ui.log_rows import rows_of
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.pointing import Pointing
from saboteur_desktop.games.saboteur.ui.round_summary import RoundSummary
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.games.saboteur.ui.secret_look import own_look
from saboteur_desktop.games.saboteur.ui.table_sounds import TableSounds
from saboteur_desktop.games.saboteur.ui.table_voice import TableVoice
from saboteur_desktop.games.saboteur.ui.theft_page import TheftPage
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.preferences import Preferences
from saboteur_desktop.storage.seats import people
from saboteur_desktop.ui import motion
from saboteur_desktop.ui.flat_table import FlatTable
from saboteur_desktop.ui.screens.curtain import Curtain
from saboteur_desktop.ui.screens.match_page import MatchPage
from saboteur_desktop.ui.screens.role_prompt import RolePrompt


class TableScreen(MatchPage):
    """Hands the screen from one person to the next, and shows what is shared and stolen at the end of a round."""

    scene: MineScene
    view: MineView
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
        self.voice = TableVoice(self.view)
        self.ear = TableSounds(self.scene, self._sounds)
        self.summary = RoundSummary(self)
        self.gold = GoldSharing(self)
        self.thefts = TheftPage(self)
        self.standing = FinalStanding(self)
        self.prompt = RolePrompt(self)
        self.curtain = Curtain(self)
        over = (
            *(self.summary, self.gold, self.thefts, self.standing),
            *(self.back_to_results, self.skip, self.prompt, self.toast, self.menu, self.log),
        )
        self.flat_table = FlatTable(self.view, self.curtain, over, sorted(people(kept.seats)))
        self.flat_table.turned.connect(self.turned)
        self._connect()
        self.lie_over(
            (self.summary, self.gold, self.thefts, self.standing),
            (self.flat_table.button, self.prompt, self.curtain, self.menu, self.log, self.toast),
        )

    def set_table(self) -> None:
        self.scene = MineScene()
        self.view = MineView(self.scene, self)

    def log_sentences(self) -> Iterable[str]:
        return (row.sentence for row in rows_of(self.dealer.view().table.log, self.looks))

    def hint_words(self) -> str:
        return hint_text(self.dealer.view())

    def pointing(self) -> Pointing:
        return Pointing(self.scene)

    def pending_words(self) -> str:
        return self.tr("Right! End your turn, or take the card back.")

    def let_nothing_follow(self) -> None:
        self.summary.next_button.hide()

    def next_starter(self) -> int:
        result = self.kept.match.view(None).table.result
        return result.next_starter if result is not None else 0

    # -- what the window says

    def prefer(self, preferences: Preferences) -> None:
        super().prefer(preferences)
        self.scene.motions.life.renew()
        watched = self.dealer.is_shared or preferences.hide_hand
        self.scene.set_hold_to_peek(watched and preferences.curtain_hold)
        self.scene.cover.set_wanted(preferences.hide_hand)
        self.curtain.set_needs_hold(preferences.curtain_hold)
        self.curtain.set_reduced_motion(motion.is_reduced(preferences))
        self.flat_table.set_flat(preferences.turn_table, self.dealer.view().seat)

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
        super().rename(names)
        view = self.dealer.view()
        if self._shows_gold:
            self._renew_gold(view)
        elif view.table.phase == "round_over":
            self.summary.show_view(view, self.looks, motion.is_reduced(self._preferences))
        if self.curtain.closed:
            look = self.looks[view.table.to_move]
            self.curtain.close_for(look.name, look.avatar)

    # -- inner workings: wiring

    def _connect(self) -> None:
        self.dealer.curtain_wanted.connect(self._close_curtain)
        self.dealer.role_wanted.connect(self._ask_to_look_at_the_role)
        self.dealer.round_decided.connect(self.show_end)
        self.scene.peek_started.connect(self.prompt.hide)
        self.scene.peek_ended.connect(self._role_seen)
        self.curtain.opened.connect(self._open_curtain)
        self.gold.gold_chosen.connect(lambda value: self._decide_at_once(TakeGold(value)))
        self.thefts.theft_chosen.connect(lambda seat: self._decide_at_once(Steal(seat)))
        self.summary.next_round_requested.connect(self._leave_summary)
        for page in (self.summary, self.standing):
            page.laid_out.connect(self.place_buttons)
        self.summary.board_requested.connect(self.look_at_board)
        self.standing.again_requested.connect(self.again_wanted)
        self.standing.home_requested.connect(self.left)

    # -- inner workings: what the dealer says

    def change_eyes(self, view: PlayerView) -> None:
        self.prompt.hide()
        self.scene.set_interactive(False)
        if view.table.phase == "playing":
            self.show_results(None)
        self.scene.set_private_visible(view.seat is not None)
        self.scene.sync(view, self.looks)
        self.scene.motions.deal(view)
        # At once: what screen readers are told of a hand must not outlast the hand by a moment.
        self.view.refresh_focus()
        self._show_gold(view)

    def show_events(self, events: Sequence[Event], view: PlayerView) -> None:
        looks = own_look(events, view.table, self.looks) is not None
        self.skip.setVisible(self.bots_follow(view) and not looks)
        if self._shows_gold:
            self._renew_gold(view)
            self.ear.hear(events)
            self.scene.sync(view, self.looks)
            # The next step may hang a curtain: it comes once this one is through.
            QTimer.singleShot(0, self, self.dealer.go_on)
        else:
            self.voice.tell_events(events)
            self.scene.play(events, view)

    def show_pending(self, move: Any) -> None:
        if not self._shows_gold:
            super().show_pending(move)

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
        self.cover_table()
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

    def start_turn(self, seat: int) -> None:
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

    def show_thinking(self, seat: int | None) -> None:
        super().show_thinking(seat)
        if not self._shows_gold:
            self._show_gold(self.dealer.view())

    def show_end(self, view: PlayerView) -> None:
        self.skip.hide()
        self.flat_table.turn_to(None)
        self.scene.sync(view, self.looks)
        self.summary.show_view(view, self.looks, motion.is_reduced(self._preferences))
        self.show_results(self.summary)

    def _leave_summary(self) -> None:
        """From the end of a round to the next one, from that of the last round to the standing."""
        if self.dealer.doing is Doing.MATCH_OVER:
            self.standing.show_view(self.dealer.view(), self.looks)
            self.show_results(self.standing)
        else:
            self.dealer.next_round()

    # -- inner workings: what is done on the screen

    def _open_curtain(self) -> None:
        self._sounds.play("curtain_open")
        self.flat_table.turn_to(self.kept.match.to_move)
        self.cover_table()
        self.dealer.open_curtain()

    def _role_seen(self) -> None:
        if self.dealer.doing is Doing.ROLE:
            self.prompt.hide()
            self.dealer.see_role()

    def _decide_at_once(self, move: Any) -> None:
        """On the pages of gold a button of their own confirms what was chosen."""
        self.dealer.propose(move)
        self.dealer.confirm()

    # -- inner workings: the pages

    def place_buttons(self) -> None:
        super().place_buttons()
        for_all = (page for page in (self.summary, self.standing) if not page.isHidden())
        self.flat_table.offer_to_all(next(for_all, None))

    @property
    def _shows_gold(self) -> bool:
        """Whether gold is shared or stolen before everybody's eyes."""
        return self.gold.isVisible() or self.thefts.isVisible()

    def _show_gold(self, view: PlayerView) -> bool:
        """Show the page on which gold is shared or stolen, if it is the time for one; returns whether it is."""
        if view.table.phase not in ("sharing", "stealing"):
            return False
        self._renew_gold(view)
        self.show_results(self.gold if view.table.phase == "sharing" else self.thefts)
        return True

    def _renew_gold(self, view: PlayerView) -> None:
        """Show that view on the page of gold that the rules ask for."""
        if view.table.ruleset.pays_points:
            self.thefts.show_view(view, self.looks, self.dealer.doing is Doing.TURN)
        else:
            self.gold.show_view(view, self.looks)

    @property
    def closed(self) -> bool:
        return self.curtain.closed

    def skip_at_bar(self) -> bool:
        return not self._shows_gold

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.prompt.isVisible() and self.scene.layout is not None:
            QTimer.singleShot(0, self, self._move_prompt)

    def _move_prompt(self) -> None:
        if self.scene.layout is not None and self.prompt.isVisible():
            self.prompt.point_at(self.scene.layout.role)
