"""The window: home, the form for a new game, and the running match.

Whatever the home screen does not need is imported and made when it is wanted for the first time: the window is there
the sooner. `app.warm_up` imports it in the meantime.
"""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from saboteur_desktop.games import registry
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.speech.voice import Silence, Voice
from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.opening import Opened, OpeningTrouble
from saboteur_desktop.storage.preferences import Preferences, PreferencesFile
from saboteur_desktop.ui.dress import dress_anew, put_on
from saboteur_desktop.ui.game_names import game_name
from saboteur_desktop.ui.lost_touch import LostTouch
from saboteur_desktop.ui.motion import SystemMotion, resolved
from saboteur_desktop.ui.save_words import opening_text, preferences_text
from saboteur_desktop.ui.saved_games import SavedGames
from saboteur_desktop.ui.scale import rescale, scale_of
from saboteur_desktop.ui.screens.home import HomeScreen

if TYPE_CHECKING:
    from saboteur_desktop.dealer.turn_driver import Thinkers
    from saboteur_desktop.storage.kept_match import KeptMatch
    from saboteur_desktop.ui.classroom import Classroom
    from saboteur_desktop.ui.half_turn import HalfTurn
    from saboteur_desktop.ui.presence import Presence
    from saboteur_desktop.ui.screens.about import AboutSheet, Part
    from saboteur_desktop.ui.screens.guided_table import GuidedTable
    from saboteur_desktop.ui.screens.match_page import MatchPage
    from saboteur_desktop.ui.screens.new_match import NewMatchScreen, WantedMatch
    from saboteur_desktop.ui.screens.rulebook.quick_sheet import QuickSheet
    from saboteur_desktop.ui.screens.rulebook.rulebook_sheet import RulebookSheet
    from saboteur_desktop.ui.screens.settings import SettingsSheet
    from saboteur_desktop.ui.screens.shortcuts_sheet import ShortcutsSheet
    from saboteur_desktop.ui.screens.text_sheet import TextSheet

FIRST_GAME: Final = "saboteur"
"""The game that is meant where none is in sight."""
SMALLEST: Final = QSize(1024, 600)
"""The smallest window, on a screen that is as large; an upright tablet may be narrower."""


class MainWindow(QMainWindow):
    """Shows one page at a time. Every change of a setting is kept at once."""

    table_opened = Signal()

    def __init__(
        self,
        opened: Opened,
        preferences: PreferencesFile,
        thinkers: "Thinkers",
        languages: tuple[str, ...],
        switch_language: Callable[[str], str],
        language: str,
        sounds: Sounds | None = None,
        system_motion: SystemMotion | None = None,
        *,
        asset: Callable[[str], Path],
        parts: "Callable[[], Sequence[Part]]",
        voice: Callable[[], Voice] = Silence,
    ) -> None:
        """``switch_language`` turns a language on and returns the one that is on then; ``asset`` finds files.

        ``parts`` tells what the program is made of, itself first; ``voice`` makes the one that reads aloud.
        """
        super().__init__()
        self._sounds = sounds or Sounds()
        self._system_motion = system_motion or SystemMotion()
        self._sounds.prefer(preferences.current.sound, preferences.current.volume)
        put_on(preferences.current)
        self._library: Library = opened.library
        self._saved = SavedGames(opened.library)
        self._preferences = preferences
        self._thinkers = thinkers
        self._languages, self._language = languages, language
        self._switch_language = switch_language
        self._asset, self._parts = asset, parts
        self._voice = voice
        self._pages = QStackedWidget(self)
        self.setCentralWidget(self._pages)
        self.setMinimumSize(SMALLEST.boundedTo(self.screen().availableSize()))
        self.home = HomeScreen(languages, language)
        self.table: MatchPage | None = None
        self._table_page: MatchPage | GuidedTable | None = None
        self._forms: dict[str, NewMatchScreen] = {}
        self._form_game = FIRST_GAME
        self._pages.addWidget(self.home)
        LostTouch(self)
        self._connect()
        self.retranslate()
        self.go_home()
        self._tell_troubles(opened.trouble)

    def _connect(self) -> None:
        self.home.continue_chosen.connect(self.resume)
        self.home.new_game_chosen.connect(self.open_form)
        self.home.learn_chosen.connect(self.open_lessons)
        self.home.rules_chosen.connect(self.open_rules)
        self.home.settings_chosen.connect(self.open_settings)
        self.home.quit_chosen.connect(self.close)
        self.home.language_chosen.connect(self.speak)
        self._system_motion.changed.connect(self._move_as_wished)

    # -- made when they are wanted

    @cached_property
    def presence(self) -> "Presence":
        """Whether somebody is at the window: it is watched from before the first table on."""
        from saboteur_desktop.ui.presence import Presence

        presence = Presence(self)
        presence.left.connect(self._nobody_there)
        presence.returned.connect(self._somebody_there)
        return presence

    @cached_property
    def settings(self) -> "SettingsSheet":
        """Everything that can be set."""
        from saboteur_desktop.ui.screens.settings import SettingsSheet

        settings = SettingsSheet(self._pages, self._languages, self._language)
        settings.changed.connect(self._prefer)
        settings.language_chosen.connect(self.speak)
        settings.full_screen_chosen.connect(self._set_full_screen)
        settings.about_wanted.connect(self.open_about)
        return settings

    @cached_property
    def text(self) -> "TextSheet":
        """A page for whatever has to be told."""
        from saboteur_desktop.ui.screens.text_sheet import TextSheet

        return TextSheet(self._pages)

    @property
    def form(self) -> "NewMatchScreen":
        """The form for a new match of the game that was chosen last."""
        if self._form_game not in self._forms:
            from saboteur_desktop.ui.screens.new_match import NewMatchScreen

            self._forms[self._form_game] = form = NewMatchScreen(self._form_game)
            self._pages.addWidget(form)
            form.left.connect(self.go_home)
            form.started.connect(self.begin)
        return self._forms[self._form_game]

    @cached_property
    def rulebook(self) -> "RulebookSheet":
        """The rules as a book."""
        from saboteur_desktop.ui.screens.rulebook.rulebook_sheet import RulebookSheet

        return RulebookSheet(self._pages)

    @cached_property
    def quick(self) -> "QuickSheet":
        """The rules of the table on one page."""
        from saboteur_desktop.ui.screens.rulebook.quick_sheet import QuickSheet

        quick = QuickSheet(self._pages)
        quick.rulebook_wanted.connect(self.open_rules)
        return quick

    @cached_property
    def keys(self) -> "ShortcutsSheet":
        """The page of keys."""
        from saboteur_desktop.ui.screens.shortcuts_sheet import ShortcutsSheet

        return ShortcutsSheet(self._pages, self._game_in_sight())

    @cached_property
    def classroom(self) -> "Classroom":
        """Where things are learned."""
        from saboteur_desktop.games.saboteur.ui.puzzles.contents import puzzles_at
        from saboteur_desktop.ui.classroom import Classroom

        lessons = {game: registry.lessons(game, self._asset(f"lessons/{game}")) for game in registry.GAMES}
        puzzles = puzzles_at(self._asset("puzzles"))
        made = Classroom(
            self._pages, lessons, puzzles, self._preferences, self._present_preferences, self._sounds, self._voice()
        )
        made.opened.connect(self._open_lesson)
        made.left.connect(self._leave_lesson)
        return made

    @cached_property
    def about(self) -> "AboutSheet":
        """The page about the program."""
        from saboteur_desktop.ui.screens.about import AboutSheet

        return AboutSheet(self._pages, self._parts())

    @cached_property
    def _sheets(self) -> "HalfTurn":
        """What turns with a table that lies flat between people."""
        from saboteur_desktop.ui.half_turn import HalfTurn

        return HalfTurn(self._pages, (self.settings, self.text, self.rulebook, self.quick))

    def take_last_place(self) -> None:
        """Lie where the window lay when it was closed last; the first time, take most of the screen."""
        kept = self._preferences.current.window
        if kept is not None and self.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            return
        screen = self.screen().availableSize()
        self.resize(min(1600, round(screen.width() * 0.85)), min(900, round(screen.height() * 0.85)))

    # -- pages

    def go_home(self) -> None:
        """Show the home screen; a running match is kept."""
        self._end_table()
        self.home.show_saved(self._saved.waiting())
        self._show_page(self.home, self.home.first_focus())

    def open_form(self, game: str = FIRST_GAME) -> None:
        """Show the form for a new match of a game, with the people and the rules of the last one."""
        self._form_game = game
        last = self._saved.last_table(game)
        if last is not None:
            self.form.offer(*last)
        self._show_page(self.form, self.form.first_focus())

    def open_lessons(self) -> None:
        """Lay the list of what can be learned over the page, with the game that was played last in sight."""
        self.classroom.open_list(self._saved.last_game() or FIRST_GAME)

    def begin(self, wanted: "WantedMatch") -> None:
        """Deal a new match and show it."""
        import secrets

        from saboteur_desktop.kernel.match import Match

        game, seats = registry.engine(wanted.game), len(wanted.seats)
        starter = wanted.starter if wanted.starter is not None else secrets.randbelow(seats)
        match = Match(game, wanted.ruleset, seats, secrets.token_hex(16), starter)
        self.open_match(self._library.keep(match, wanted.seats))

    def resume(self, game: str | None = None) -> None:
        """Go on with the match, of that game or of any, that was played last."""
        kept = self._saved.last(game)
        if kept is not None:
            self.open_match(kept)
        else:
            self.go_home()

    def open_record(self, file: Path) -> None:
        """Show the match of a record file, to be played on or looked at, or say why there is none."""
        from saboteur_desktop.storage.record_file import RecordRefused, take_in
        from saboteur_desktop.ui.record_words import record_text

        try:
            kept = take_in(self._library, file)
        except RecordRefused as refused:
            reason = refused.reason
            self.text.tell(lambda: (self.tr("Record of a match"), ((file.name, record_text(reason)),)))
            return
        kept.save()  # what the disk refuses now the next move brings along
        self.open_match(kept)

    def open_match(self, kept: "KeptMatch") -> None:
        """Show the table of a match, wherever it stands."""
        self._end_table()
        page = registry.page(kept.match.game.id)
        table = page(kept, self._thinkers, self._present_preferences(), self._sounds)
        table.left.connect(self.go_home, Qt.ConnectionType.QueuedConnection)
        table.again_wanted.connect(self._play_again, Qt.ConnectionType.QueuedConnection)
        self._show_table(table, table)

    def _open_lesson(self, page: "GuidedTable") -> None:
        self._end_table()
        self._show_table(page.table, page)

    def _leave_lesson(self) -> None:
        game = self._game_in_sight()
        self.go_home()
        self.classroom.open_list(game)

    def _show_table(self, table: "MatchPage", page: "MatchPage | GuidedTable") -> None:
        """Fill the window with a table, or with a page that holds one."""
        table.settings_wanted.connect(self.open_settings)
        table.rules_wanted.connect(self.open_rules)
        table.quick_reference_wanted.connect(self.open_quick_reference)
        table.dealer.curtain_wanted.connect(self._close_book)
        table.keys_wanted.connect(self.open_keys)
        table.full_screen_wanted.connect(self._toggle_full_screen)
        table.turned.connect(self._turn_sheets)
        table.sound_wanted.connect(lambda on: self._prefer("sound", on))
        table.preference_chosen.connect(self._prefer)
        self.table, self._table_page = table, page
        self._pages.addWidget(page)
        self._show_page(page, page)
        self.table_opened.emit()
        page.start()
        if self.presence.away:
            table.hide_secrets()

    def open_settings(self) -> None:
        """Lay the settings over the page."""
        self.settings.languages.set_current(self._language)
        self.settings.show_preferences(self._preferences.current, self.isFullScreen())
        rescale(self.settings, scale_of(self.size()))
        self.settings.open()

    def open_about(self) -> None:
        """Lay a page about the program over this one, in the place of the settings."""
        self.settings.close_sheet()
        self.about.show_list()
        rescale(self.about, scale_of(self.size()))
        self.about.open()

    def open_rules(self, key: str = "") -> None:
        """Lay the rulebook over the page, at that paragraph; without one, where it lay open before."""
        from saboteur_desktop.ui.rulebooks import shelved

        shelf = [shelved(self._game_in_sight(), self._rules_in_sight())]
        if self._pages.currentWidget() is self.home:
            others = (game for game in registry.GAMES if game != FIRST_GAME)
            shelf += [shelved(game, registry.setup_form(game).first_table().ruleset) for game in others]
        self.rulebook.show_rules(shelf, key)

    def open_quick_reference(self) -> None:
        """Lay the rules for the table that is played at over it, on one page."""
        if self.table is not None:
            from saboteur_desktop.ui.rulebooks import books

            page = books(self._game_in_sight()).one_page
            self.quick.show_page(partial(page, self._rules_in_sight(), len(self.table.kept.seats)))

    def open_keys(self) -> None:
        """Lay the page of keys over the page."""
        self.keys.show_game(self._game_in_sight())
        rescale(self.keys, scale_of(self.size()))
        self.keys.open()

    def speak(self, language: str) -> None:
        """Turn a language on everywhere and keep the choice."""
        self._language = self._switch_language(language)
        self._preferences.change(language=self._language)
        self.home.languages.set_current(self._language)

    # -- inner workings

    def _turn_sheets(self, turned: bool) -> None:
        if turned or "_sheets" in vars(self):
            self._sheets.set_turned(turned)

    def _close_book(self) -> None:
        if "rulebook" in vars(self):
            self.rulebook.close_book()

    def _end_table(self) -> None:
        if self.table is not None and self._table_page is not None:
            self.table.leave()
            page, self.table, self._table_page = self._table_page, None, None
            self._turn_sheets(False)
            self._pages.removeWidget(page)
            page.deleteLater()

    def _play_again(self) -> None:
        from saboteur_desktop.ui.screens.new_match import WantedMatch

        if self.table is not None:
            kept = self.table.kept
            self.begin(WantedMatch(self.table.game, kept.match.ruleset, kept.seats, self.table.next_starter()))

    def _game_in_sight(self) -> str:
        """The game that is played or chosen, elsewhere the first one."""
        if self.table is not None:
            return self.table.game
        return self._form_game if self._form_in_sight() else FIRST_GAME

    def _rules_in_sight(self) -> Any:
        """The rules that are played or being chosen, elsewhere those that the game begins with."""
        if self.table is not None:
            return self.table.kept.match.ruleset
        return self.form.ruleset if self._form_in_sight() else registry.engine(FIRST_GAME).read_ruleset({})

    def _form_in_sight(self) -> bool:
        return self._pages.currentWidget() in self._forms.values()

    def _show_page(self, page: QWidget, first: QWidget | None) -> None:
        self._pages.setCurrentWidget(page)
        self.retranslate()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_troubles(self, library: OpeningTrouble | None) -> None:
        """Say which files of before could not be used; nothing when all could."""
        file = self._preferences
        if library is None and not file.unusable:
            return

        def told() -> tuple[str, tuple[tuple[str, str], ...]]:
            pieces = []
            if library is not None:
                pieces.append((self.tr("Your matches"), opening_text(library)))
            if file.unusable:
                pieces.append((self.tr("Your settings"), preferences_text("*" in file.unusable, file.kept_aside)))
            return self.tr("Before you play"), tuple(pieces)

        self.text.tell(told)

    def _prefer(self, name: str, value: Any) -> None:
        self._preferences.change(**{name: value})
        if name in ("text_scale", "high_contrast"):
            put_on(self._preferences.current)
            dress_anew(self)
        if name in ("sound", "volume"):
            self._sounds.prefer(self._preferences.current.sound, self._preferences.current.volume)
            self._sounds.play("snap")
        if self.table is not None:
            self.table.prefer(self._present_preferences())

    def _move_as_wished(self) -> None:
        """The system wants more or less motion than before."""
        if self.table is not None:
            self.table.prefer(self._present_preferences())

    def _present_preferences(self) -> Preferences:
        return resolved(self._preferences.current, self._system_motion)

    def _nobody_there(self) -> None:
        if self.table is not None:
            self.table.hide_secrets()

    def _somebody_there(self) -> None:
        if self.table is not None:
            self.table.show_secrets()

    def _toggle_full_screen(self) -> None:
        self._set_full_screen(not self.isFullScreen())

    def _set_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        self.setWindowTitle(game_name(self._game_in_sight()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from saboteur_desktop.table import window_shortcuts as shortcuts

        if event.key() in shortcuts.FULL_SCREEN.keys:
            self._toggle_full_screen()
        elif event.key() in shortcuts.RULES.keys and self.table is not None:
            self.open_quick_reference()
        elif event.key() in shortcuts.RULES.keys:
            self.open_rules()
        elif event.key() in shortcuts.KEYS.keys:
            self.open_keys()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end_table()
        self._preferences.change(window=bytes(self.saveGeometry().toBase64().data()).decode())
        super().closeEvent(event)
