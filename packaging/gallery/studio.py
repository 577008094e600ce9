"""The window that is pictured, with matches that computer players have played for everybody."""

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QDeadlineTimer, QObject, QSize, Signal
from PySide6.QtTest import QTest

from saboteur_desktop.app.assets import asset
from saboteur_desktop.app.credits import parts
from saboteur_desktop.app.language import Languages
from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.preferences import PreferencesFile
from saboteur_desktop.storage.seats import SeatPlan
from saboteur_desktop.table.room_page import RoomPage
from saboteur_desktop.ui.main_window import MainWindow
from saboteur_desktop.ui.screens.house_table import HouseTable
from saboteur_desktop.ui.screens.lesson import LessonScreen
from saboteur_desktop.ui.screens.puzzle import PuzzleScreen
from saboteur_desktop.ui.screens.table import TableScreen

GAME: Final = "saboteur"
NAMES: Final = {
    "en": ("Hana", "Pip", "Misha", "Kenji", "Oma", "Fern", "Alexandra", "Grandfather", "Ruby", "Tim", "Goldie", "Leo"),
    "ja": (
        "ハナ",
        "ピップ",
        "ミーシャ",
        "ケンジ",
        "オマ",
        "フェルン",
        "アレクサンドラ",
        "おじいちゃん",
        "ルビー",
        "ティム",
        "ゴルディ",
        "レオ",
    ),
    "ru": (
        "Хана",
        "Пип",
        "Миша",
        "Кэндзи",
        "Ома",
        "Ферн",
        "Александра",
        "Дедушка",
        "Рубин",
        "Тимофей",
        "Золотце",
        "Лёва",
    ),
}
FACES: Final = (6, 5, 0, 8, 7, 3, 9, 1, 4, 2, 10, 11)
BOTS: Final = (1,)
USUAL_SEATS: Final = 5


class Nobody(QObject):
    """Thinkers that never answer: the pictures stand still."""

    answered = Signal(object)

    def ask(self, game_id: str, level: str, view: PlayerView, seed: str, agreement: Any) -> int:
        return 0


class Studio(NamedTuple):
    """The window that is pictured, and the language that is on."""

    window: MainWindow
    library: Library
    language: str

    def table(self) -> TableScreen:
        """The mine's table of the match that is open."""
        assert isinstance(self.window.table, TableScreen)
        return self.window.table

    def house(self) -> HouseTable:
        """The house's table of the match that is open."""
        assert isinstance(self.window.table, HouseTable)
        return self.window.table

    def lesson(self) -> LessonScreen:
        """The lesson that is open."""
        page = self.window.findChild(LessonScreen)
        assert page is not None
        return page

    def puzzle(self) -> PuzzleScreen:
        """The puzzle that is open."""
        page = self.window.findChild(PuzzleScreen)
        assert page is not None
        return page

    def seats(self, count: int = USUAL_SEATS) -> tuple[SeatPlan, ...]:
        """People and one computer player."""
        return tuple(
            SeatPlan(
                name=NAMES[self.language][seat],
                avatar=FACES[seat],
                kind="bot" if seat in BOTS else "human",
                level="careful" if seat in BOTS else None,
            )
            for seat in range(count)
        )

    def open(
        self,
        seed: str,
        until: Callable[[Any], bool],
        seats: int = USUAL_SEATS,
        preset: str = "standard",
        game_id: str = GAME,
    ) -> None:
        """Show a match that computer players have played for everybody until it stands as wanted."""
        self.window.open_match(self.library.keep(played(seed, until, seats, preset, game_id), self.seats(seats)))
        self._wait_while(Doing.NOTHING, Doing.SHOWING)
        settle()

    def take_turn(self, looking: bool = True) -> None:
        """Open the curtain and, if so, look at the role, so that a turn begins."""
        table = self.table()
        table.curtain.set_reduced_motion(reduced=True)
        if table.curtain.closed:
            table.curtain.button.held.emit()
            table.curtain.finish()
        self._wait_while(Doing.CURTAIN)
        if looking and table.dealer.doing is Doing.ROLE:
            table.dealer.see_role()
            table.prompt.hide()
            self._wait_while(Doing.ROLE)
        settle()

    def _wait_while(self, *doing: Doing) -> None:
        """Wait until the table is through with these, however slow the machine is."""
        patience = QDeadlineTimer(60_000)
        page = self.window.table
        assert page is not None
        while page.dealer.doing in doing:
            if patience.hasExpired():
                raise TimeoutError(f"the table is still at {page.dealer.doing}")
            settle(20)


@contextmanager
def studio(languages: Languages, size: QSize, settings: Mapping[str, Any]) -> Iterator[Studio]:
    """A window of that size on an empty library with these settings, closed afterwards."""

    def switch(language: str) -> str:
        languages.switch(language)
        return languages.current

    with tempfile.TemporaryDirectory() as folder:
        opened = open_library(Path(folder) / "library.sqlite3")
        preferences = PreferencesFile(Path(folder) / "preferences.json")
        preferences.change(motion="reduced", **settings)
        window = MainWindow(
            opened, preferences, Nobody(), languages.known, switch, languages.current, asset=asset, parts=parts
        )
        window.setMinimumSize(0, 0)
        window.resize(size)
        window.show()
        window.activateWindow()
        settle()
        yield Studio(window, opened.library, languages.current)
        window.close()
        window.deleteLater()
        settle(0)
        opened.library.close()


def played(
    seed: str,
    until: Callable[[Any], bool],
    seats: int = USUAL_SEATS,
    preset: str = "standard",
    game_id: str = GAME,
) -> Match:
    """A match, played on until a spectator sees what is wanted."""
    game = registry.engine(game_id)
    match = Match(game, game.read_ruleset({"preset": preset}), seats, seed)
    rng = Rng(seed)
    while not until(match.view(None)):
        seat = match.to_move
        if seat is None:
            match.deal_next_round()
            continue
        bot = registry.bot(game_id, "careful", str(rng.next_word()))
        match.submit(seat, bot.choose(match.view(seat), BUDGET))
    return match


def turn_of_a_person(view: PlayerView, tunnels: int) -> bool:
    """Whether so many tunnels lie in the mine and a person is to move."""
    table = view.table
    return len(table.board.cards) > tunnels and table.to_move is not None and table.to_move not in BOTS


def settle(ms: int = 60) -> None:
    """Let the window do what it has put off."""
    QTest.qWait(ms)


def settle_results(page: RoomPage) -> None:
    """Let a page of results stand still, with its room painted."""
    settle()
    page.coming_room().result()
    page.queue.finish()
    settle(400)
