"""The window with its library, and hands that press, hold, drag and type."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop.app.assets import asset
from saboteur_desktop.app.credits import parts
from saboteur_desktop.app.language import Languages
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.engine.moves import LayPath
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.preferences import PreferencesFile
from saboteur_desktop.storage.seats import SeatPlan
from saboteur_desktop.ui.main_window import MainWindow
from saboteur_desktop.ui.motion import SystemMotion
from saboteur_desktop.ui.screens.match_page import MatchPage
from saboteur_desktop.ui.screens.table import TableScreen
from tests.dealer.doubles import LastMove
from tests.sound.doubles import Heard
from tests.speech.doubles import SpokenAloud

NAMES = ("Hana", "Pip", "Misha", "Kenji", "Oma", "Fern", "Jingle", "Ruby", "Goldie", "Baron", "Tim", "Leo")
LEFT = Qt.MouseButton.LeftButton


def plans(kinds: str) -> tuple[SeatPlan, ...]:
    """One seat for each letter: h is a person, b a computer player."""
    return tuple(
        SeatPlan(name=NAMES[seat], avatar=seat, kind="bot", level="careful")
        if kind == "b"
        else SeatPlan(name=NAMES[seat], avatar=seat)
        for seat, kind in enumerate(kinds)
    )


def played(seats: int, until: Callable[[PlayerView], bool], seed: str = "window") -> Match:
    """A match, played on with tunnels towards the goals until a spectator sees what is wanted."""
    game: Any = registry.engine("saboteur")
    match = Match(game, game.read_ruleset({}), seats, seed)
    while not until(match.view(None)):
        seat = match.to_move
        if seat is None:
            match.deal_next_round()
            continue
        moves = game.legal_moves(match.view(seat))
        tunnels = [move for move in moves if isinstance(move, LayPath) and "|" not in move.card]
        best = max(tunnels, key=lambda move: (move.cell.x, -abs(move.cell.y)), default=moves[-1])
        match.submit(seat, best)
    return match


class House:
    """Everything that `app.window` makes, on files of its own and with computer players that never think."""

    def __init__(
        self,
        folder: Path,
        languages: Languages,
        thinkers: Any = None,
        system_motion: SystemMotion | None = None,
        **settings: Any,
    ) -> None:
        self.folder = folder
        self.opened = open_library(folder / "library.sqlite3")
        self.preferences = PreferencesFile(folder / "preferences.json")
        self.preferences.change(**{"motion": "reduced", "bot_pace": "at_once", "language": "en", **settings})

        def switch(language: str) -> str:
            languages.switch(language)
            return languages.current

        self.thinkers = thinkers or LastMove()
        self.heard = Heard()
        self.voice = SpokenAloud()
        self.window = MainWindow(
            self.opened,
            self.preferences,
            self.thinkers,
            languages.known,
            switch,
            languages.current,
            Sounds(self.heard),
            system_motion,
            asset=asset,
            parts=parts,
            voice=lambda: self.voice,
        )
        self.window.resize(1280, 720)

    def close(self) -> None:
        """Leave everything."""
        self.window.close()
        self.opened.library.close()

    # -- what there is

    @property
    def table(self) -> TableScreen:
        """The mine's table of the match that is open."""
        assert isinstance(self.window.table, TableScreen)
        return self.window.table

    @property
    def _page(self) -> MatchPage:
        """The table of whatever game is open."""
        assert self.window.table is not None
        return self.window.table

    @property
    def doing(self) -> Doing:
        """What the match waits for."""
        return self.table.dealer.doing

    def open(self, kinds: str, until: Callable[[PlayerView], bool] = lambda view: True, seed: str = "window") -> None:
        """Show a match that stands as wanted."""
        self.window.open_match(self.opened.library.keep(played(len(kinds), until, seed), plans(kinds)))

    # -- what hands do

    def click(self, widget: QWidget) -> None:
        """Press and let go in the middle of a widget."""
        assert widget.isVisible()
        QTest.mouseClick(widget, LEFT)

    def press_window(self, point: QPoint) -> None:
        """Click at a point of the window, as the system would tell it: whatever lies there then has it."""
        window = self.window.windowHandle()
        for click in (QTest.mousePress, QTest.mouseRelease):
            click(window, LEFT, Qt.KeyboardModifier.NoModifier, point)

    def key(self, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        """Press a key where the focus is."""
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, modifiers[0] if modifiers else Qt.KeyboardModifier.NoModifier)

    def at(self, point: QPointF) -> QPoint:
        """A point of the scene in the view."""
        return self._page.view.mapFromScene(point)

    def press(self, point: QPointF) -> None:
        """The left button goes down on the table."""
        QTest.mousePress(self._page.view.viewport(), LEFT, pos=self.at(point))

    def release(self, point: QPointF) -> None:
        """The left button comes up on the table."""
        QTest.mouseRelease(self._page.view.viewport(), LEFT, pos=self.at(point))

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Drag from one point of the table to another."""
        self.press(start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(self._page.view.viewport(), self.at(start + (end - start) * share))
        self.release(end)

    def look_at_role(self) -> None:
        """Hold the badge and let it go."""
        badge = self.table.scene.parts.badge.place.center()
        self.press(badge)
        assert self.table.scene.shows_role
        self.release(badge)

    def begin_turn(self) -> None:
        """Do what the person named has to do before the turn, without waiting for the ring to fill."""
        if self.doing is Doing.CURTAIN:
            self.table.curtain.button.held.emit()
        if self.doing is Doing.ROLE:
            self.look_at_role()
        assert self.doing is Doing.TURN

    def discard_by_keys(self) -> None:
        """Discard the first card."""
        for key in (Qt.Key.Key_1, Qt.Key.Key_D, Qt.Key.Key_Return):
            self.key(key)
