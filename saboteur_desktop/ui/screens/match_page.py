"""A running match on a page: what the window needs of it, and what the tables of all games do alike."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.dealer import Dealer, Doing
from saboteur_desktop.dealer.turn_driver import Thinkers
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.faults import SaveFailed
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.preferences import Pace, Preferences
from saboteur_desktop.table.announcer import Announcer
from saboteur_desktop.table.match_scene import MatchScene
from saboteur_desktop.table.seat_look import SeatLook
from saboteur_desktop.table.twin_view import TwinView
from saboteur_desktop.ui import motion
from saboteur_desktop.ui.save_words import save_failed_text
from saboteur_desktop.ui.scale import rescale, scale_of
from saboteur_desktop.ui.screens.table_menu import TableMenu
from saboteur_desktop.ui.screens.text_sheet import TextSheet
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.toast import Toast

SPEEDS: Final[dict[Pace, float]] = {"half": 0.5, "normal": 1.0, "double": 2.0, "at_once": 0.0}


class Voice(Protocol):
    """Says aloud what happens at a table."""

    announcer: Announcer

    def say(self, text: str) -> None: ...


class Pointing(Protocol):
    """Shows how a move is made."""

    @property
    def places(self) -> tuple[QRectF, ...]: ...
    def point_at(self, move: Any) -> None: ...
    def stop(self) -> None: ...


class MatchPage(QWidget):
    """Carries what the dealer says to the scene of a game, and what is done on it to the dealer.

    A subclass makes the scene and its view in `set_table`, then whatever lies over the table, and ends with
    `lie_over`.
    """

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
    preference_chosen = Signal(str, object)
    """A preference that was set at the table, and its new value."""
    preferred = Signal(object)
    """These settings hold from now on."""
    put_away = Signal()
    """Nobody will see this table any more."""
    turned = Signal(bool)
    """Whether everything faces the far edge of a screen that lies flat between people."""

    scene: MatchScene
    view: TwinView
    voice: Voice

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
        self.set_table()
        self.back_to_results = PaperButton(self, kind="gold", icon="arrow", px=24, height=66)
        self.skip = PaperButton(self, icon="play", px=20, height=56)
        self.menu = TableMenu(self)
        self.log = TextSheet(self)
        self.toast = Toast(self)
        self._results: tuple[QWidget, ...] = ()
        self._above: tuple[QWidget, ...] = ()
        self._hear_dealer()
        self._hear_scene()
        self._hear_buttons()

    # -- what a game brings along

    def set_table(self) -> None:
        """Make ``scene`` and ``view``, the view as the lowest child."""
        raise NotImplementedError

    def log_sentences(self) -> Iterable[str]:
        """What happened so far, the oldest first."""
        raise NotImplementedError

    def hint_words(self) -> str:
        """A hint for the person whose turn it is."""
        raise NotImplementedError

    def next_starter(self) -> int:
        """The seat that begins when the same people play again."""
        raise NotImplementedError

    def change_eyes(self, view: Any) -> None:
        """Other eyes are at the screen: draw their view from nothing."""
        raise NotImplementedError

    def show_events(self, events: Sequence[Any], view: Any) -> None:
        """Play what happened; the scene says when it was seen."""
        raise NotImplementedError

    def start_turn(self, seat: int) -> None:
        """The person of that seat may move."""
        raise NotImplementedError

    def show_thinking(self, seat: int | None) -> None:
        """A computer player of that seat thinks, or no longer."""
        self.skip.setVisible(seat is not None)

    def show_end(self, view: Any) -> None:
        """The match is over."""
        raise NotImplementedError

    def pointing(self) -> Pointing:
        """Make what points at a move, for somebody who learns."""
        raise NotImplementedError

    def pending_words(self) -> str:
        """What somebody who learns hears about the right move as long as it is not confirmed."""
        raise NotImplementedError

    def let_nothing_follow(self) -> None:
        """This match is a lesson: it leads to no other one."""

    def leave_hints_to(self, teacher: Callable[[], None]) -> None:
        """Whoever asks for a hint asks somebody beside the table, who has a button for that."""
        self.scene.hint_requested.disconnect(self.give_hint)
        self.scene.hint_requested.connect(teacher)
        self.scene.withdraw_hint()

    @property
    def closed(self) -> bool:
        """Whether nobody may see what lies on the table and over it."""
        return False

    def skip_at_bar(self) -> bool:
        """Whether the button that skips hangs below the bar of the table; else it is where a page has its buttons."""
        return True

    def hide_secrets(self) -> None:
        """Nobody is at the window; where all lies open there is nothing to hide."""

    def show_secrets(self) -> None:
        """Somebody is there again."""

    def lie_over(self, results: tuple[QWidget, ...], above: tuple[QWidget, ...]) -> None:
        """Say which pages fill the window once something has been decided, and what lies above them, lowest first."""
        self._results, self._above = results, above
        for widget in (*results, self.skip):
            widget.hide()
        self._offer_results(False)
        for widget in (self.back_to_results, self.skip, *above):
            widget.raise_()
        self.prefer(self._preferences)
        self.retranslate()

    # -- what the window says

    @property
    def game(self) -> str:
        """The id of the game that is played."""
        return self.kept.match.game.id

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
        self.scene.set_sound(preferences.sound)
        self.preferred.emit(preferences)

    def dress_anew(self) -> None:
        """Draw the table as the person at the screen now wants it; a move that is not confirmed is taken back."""
        self.dealer.take_back()
        self.scene.dress_anew()
        rescale(self, scale_of(self.size()))
        self.place_buttons()

    def rename(self, names: Sequence[str]) -> None:
        """The same players are called otherwise from now on."""
        self.looks = tuple(replace(look, name=name) for look, name in zip(self.looks, names, strict=True))
        self.scene.set_seats(self.looks)

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

    # -- inner workings: who is heard

    def _hear_dealer(self) -> None:
        dealer = self.dealer
        dealer.eyes_changed.connect(self.change_eyes)
        dealer.committed.connect(self.show_events)
        dealer.pending_changed.connect(self.show_pending)
        dealer.rejected.connect(self._reject)
        dealer.turn_started.connect(self.start_turn)
        dealer.thinking_changed.connect(self.show_thinking)
        dealer.match_decided.connect(self.show_end)
        dealer.save_failed.connect(self._say_save_failed)
        dealer.saved_again.connect(lambda: self.toast.say(self.tr("Everything is saved again.")))

    def _hear_scene(self) -> None:
        scene = self.scene
        scene.move_proposed.connect(self.dealer.propose)
        scene.confirm_requested.connect(self.dealer.confirm)
        scene.take_back_requested.connect(self.dealer.take_back)
        scene.played.connect(self.dealer.go_on)
        scene.menu_requested.connect(self.menu.open)
        scene.log_requested.connect(self._open_log)
        scene.rules_requested.connect(self._ask_rules)
        scene.full_screen_requested.connect(self.full_screen_wanted)
        scene.sound_requested.connect(lambda: self.sound_wanted.emit(not self._preferences.sound))
        scene.hint_requested.connect(self.give_hint)

    def _hear_buttons(self) -> None:
        self.back_to_results.clicked.connect(self._return_to_results)
        # On the table itself, but not on what may lie over it: there Esc closes that.
        self._keys_back = tuple(
            QShortcut(QKeySequence(Qt.Key.Key_Escape), widget, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            for widget in (self.view, self.back_to_results)
        )
        for key in self._keys_back:
            key.activated.connect(self._return_to_results)
        self.skip.clicked.connect(self.dealer.skip_to_my_turn)
        self.menu.settings_chosen.connect(self.settings_wanted)
        self.menu.rules_chosen.connect(lambda: self.rules_wanted.emit(""))
        self.menu.keys_chosen.connect(self.keys_wanted)
        self.menu.log_chosen.connect(self._open_log)
        self.menu.leave_chosen.connect(self.left)

    # -- inner workings: what is said and done

    def show_pending(self, move: Any) -> None:
        """A move waits to be confirmed, or was taken back."""
        self._sounds.play("set_down")
        if move is None:
            self.scene.take_back()
        else:
            self.scene.show_pending(move)

    def _reject(self, _refusal: Any) -> None:
        self.scene.reject()

    def _say_save_failed(self, failed: SaveFailed) -> None:
        self.toast.say(save_failed_text(failed))

    def _ask_rules(self, key: str) -> None:
        """About something on the table the rulebook tells; about nothing in particular one page is enough."""
        if key:
            self.rules_wanted.emit(key)
        else:
            self.quick_reference_wanted.emit()

    def give_hint(self) -> None:
        """Give a hint to the person whose turn it is."""
        if self.dealer.doing is Doing.TURN:
            self.toast.say(self.hint_words())

    def _open_log(self) -> None:
        self.log.tell(lambda: (self.tr("What happened"), [("", row) for row in reversed([*self.log_sentences()])]))

    # -- inner workings: the pages

    def look_at_board(self) -> None:
        """Put the results aside; a button and Esc bring them back."""
        self.show_results(None)
        self._offer_results(True)
        self.back_to_results.setFocus()

    def _return_to_results(self) -> None:
        self.show_results(self._results[0])

    def _offer_results(self, offered: bool) -> None:
        """Whether there is a way back to the results."""
        self.back_to_results.setVisible(offered)
        for key in self._keys_back:
            key.setEnabled(offered)

    def bots_follow(self, view: Any) -> bool:
        """Whether a computer player is to move."""
        seat = view.table.to_move
        return seat is not None and self.looks[seat].is_bot

    def show_results(self, page: QWidget | None) -> None:
        """Put one of the pages over the table, or none."""
        self._offer_results(False)
        for other in self._results:
            if other is not page:
                other.hide()
        if page is not None:
            page.setGeometry(self.rect())
            page.show()
        self.cover_table()
        self.place_buttons()
        if page is not None:
            page.raise_()
            for above in (self.skip, *self._above):
                above.raise_()
            if not self.closed:
                page.setFocus()

    def cover_table(self) -> None:
        """Keyboard and screen readers find the table only while nothing lies over the whole of it."""
        self.view.set_covered(self.closed or any(not page.isHidden() for page in self._results))

    def place_buttons(self) -> None:
        """Below the bar of the table; on a page, where its own buttons would be."""
        scale = scale_of(self.size())
        for button in (self.skip, self.back_to_results):
            size = button.sizeHint()
            at_bar = button is self.skip and self.skip_at_bar()
            top = 74 * scale if at_bar else self.height() - size.height() - 20 * scale
            button.setGeometry(round((self.width() - size.width()) / 2), round(top), size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.view.setGeometry(self.rect())
        for page in self._results:
            page.setGeometry(self.rect())
        rescale(self, scale_of(self.size()))
        self.place_buttons()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
