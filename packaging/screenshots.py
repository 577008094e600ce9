"""Makes the pictures of the README, or with --all FOLDER of every screen; needs no screen.

The matches are dealt from fixed seeds and played by computer players, so the same source gives the same pictures.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.app.assets import font_files
from saboteur_desktop.app.language import Languages
from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.games.saboteur.ui.targets import CellTarget
from saboteur_desktop.games.saboteur.ui.treasure_room import treasure_room
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.paint import fonts
from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.preferences import PreferencesFile
from saboteur_desktop.storage.seats import SeatPlan
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.ui.main_window import MainWindow
from saboteur_desktop.ui.screens.table import TableScreen
from saboteur_desktop.ui.theme import apply_theme

ROOT: Final = Path(__file__).resolve().parent.parent
README_FOLDER: Final = ROOT / "docs" / "screenshots"
README_PICTURES: Final = (
    ("table", "en"),
    ("table", "ja"),
    ("table", "ru"),
    ("home", "en"),
    ("curtain", "ru"),
    ("round-end", "ja"),
)
README_SIZE: Final = QSize(1280, 720)
SIZES: Final = (QSize(1280, 720), QSize(1920, 1080))
QUALITY: Final = 85
GAME: Final = "saboteur"

NAMES: Final = {
    "en": ("Hana", "Pip", "Misha", "Kenji", "Oma"),
    "ja": ("ハナ", "ピップ", "ミーシャ", "ケンジ", "オマ"),
    "ru": ("Хана", "Пип", "Миша", "Кэндзи", "Ома"),
}
FACES: Final = (6, 5, 0, 8, 7)
BOTS: Final = (1,)


class Nobody(QObject):
    """Thinkers that never answer: the pictures stand still."""

    answered = Signal(object)

    def ask(self, game_id: str, level: str, view: PlayerView, seed: str) -> int:
        return 0


class Studio(NamedTuple):
    """The window that is pictured, and the language that is on."""

    window: MainWindow
    library: Library
    language: str

    def table(self) -> TableScreen:
        """The table of the match that is open."""
        assert self.window.table is not None
        return self.window.table

    def seats(self) -> tuple[SeatPlan, ...]:
        """Four people and a computer player."""
        return tuple(
            SeatPlan(
                name=name,
                avatar=face,
                kind="bot" if seat in BOTS else "human",
                level="careful" if seat in BOTS else None,
            )
            for seat, (name, face) in enumerate(zip(NAMES[self.language], FACES, strict=True))
        )

    def open(self, seed: str, until: Callable[[PlayerView], bool]) -> None:
        """Show a match that computer players have played for everybody until it stands as wanted."""
        match = played(seed, until)
        self.window.open_match(self.library.keep(match, self.seats()))
        settle()

    def take_turn(self, looking: bool = True) -> None:
        """Open the curtain and, if so, look at the role, so that a turn begins."""
        table = self.table()
        table.curtain.set_reduced_motion(reduced=True)
        if table.curtain.closed:
            table.curtain.button.held.emit()
        if looking and table.dealer.doing is Doing.ROLE:
            table.dealer.see_role()
            table.prompt.hide()
        settle()


def played(seed: str, until: Callable[[PlayerView], bool]) -> Match:
    """A match of five, played on until a spectator sees what is wanted."""
    game = registry.engine(GAME)
    match = Match(game, Ruleset(), len(FACES), seed)
    rng = Rng(seed)
    while not until(match.view(None)):
        seat = match.to_move
        if seat is None:
            match.deal_next_round()
            continue
        bot = registry.bot(GAME, "careful", str(rng.next_word()))
        match.submit(seat, bot.choose(match.view(seat), BUDGET))
    return match


def turn_of_a_person(view: PlayerView, tunnels: int) -> bool:
    """Whether so many tunnels lie in the mine and a person is to move."""
    table = view.table
    return len(table.board.cards) > tunnels and table.to_move is not None and table.to_move not in BOTS


def settle(ms: int = 60) -> None:
    """Let the window do what it has put off."""
    QTest.qWait(ms)


def settle_results(page: ResultPage) -> None:
    """Let a page of results stand still, with its room painted."""
    settle()
    treasure_room(page.won, page.size(), page.devicePixelRatioF()).result()
    page.queue.finish()
    settle(400)


# -- the pictures, each of which leaves the window as it is to be seen


def home(studio: Studio) -> None:
    studio.library.keep(played("north face", lambda view: turn_of_a_person(view, 9)), studio.seats()).save()
    studio.window.go_home()
    studio.window.home.settle()


def new_match(studio: Studio) -> None:
    studio.window.open_form()
    studio.window.form.settle()


def settings(studio: Studio) -> None:
    home(studio)
    studio.window.open_settings()


def rules(studio: Studio) -> None:
    home(studio)
    studio.window.open_rules()


def curtain(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 9))
    settle(500)


def table(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 12))
    studio.take_turn()
    hover_over_a_cell(studio.table(), allowed=True)


def refused(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 12))
    studio.take_turn()
    hover_over_a_cell(studio.table(), allowed=False)


def reminder(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 9))
    studio.take_turn(looking=False)


def role(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 9))
    studio.take_turn()
    studio.table().scene.show_role()
    settle()


def gold(studio: Studio) -> None:
    studio.open("gold", lambda view: view.table.phase == "sharing" and view.table.to_move not in BOTS)
    studio.take_turn()
    settle_results(studio.table().gold)


def round_end(studio: Studio) -> None:
    studio.open("gold", lambda view: view.table.phase == "round_over" and view.table.past_winners[-1] == "miners")
    settle_results(studio.table().summary)
    studio.table().summary.finish()


def round_lost(studio: Studio) -> None:
    studio.open(
        "a quarrel", lambda view: view.table.phase == "round_over" and view.table.past_winners[-1] == "saboteurs"
    )
    settle_results(studio.table().summary)
    studio.table().summary.finish()


def final_standing(studio: Studio) -> None:
    studio.open("gold", lambda view: view.table.phase == "match_over")
    studio.table().summary.next_button.click()
    settle_results(studio.table().standing)


PICTURES: Final[dict[str, Callable[[Studio], None]]] = {
    "home": home,
    "new-match": new_match,
    "settings": settings,
    "rules": rules,
    "curtain": curtain,
    "table": table,
    "refused": refused,
    "reminder": reminder,
    "role": role,
    "gold": gold,
    "round-end": round_end,
    "round-lost": round_lost,
    "final-standing": final_standing,
}


def hover_over_a_cell(table: TableScreen, allowed: bool) -> None:
    """Drag a tunnel of the hand to the furthest cell that takes it, or that clashes with it, and hold it there."""
    scene, viewport = table.scene, table.view.viewport()
    for card in scene.parts.hand.cards:
        goal = furthest_cell(table, card, allowed)
        if goal is None:
            continue
        start, end = (table.view.mapFromScene(point) for point in (card.home.center, goal))
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 9):
            QTest.mouseMove(viewport, start + (end - start) * step / 8)
        settle(1200)
        return
    raise LookupError("no card of this hand can be shown over a cell")


def furthest_cell(table: TableScreen, card: CardItem, allowed: bool) -> QPointF | None:
    """Where a tunnel fits, or where it clashes whichever way it is turned; the furthest to the right."""
    ways = zip(*(table.scene.targets(card.card_id, turned) for turned in (False, True)), strict=True)
    fitting = [
        upright.rect.center()
        for upright, turned in ways
        if isinstance(upright.id, CellTarget)
        and (upright.verdict.allowed if allowed else upright.verdict.marks and turned.verdict.marks)
    ]
    return max(fitting, key=lambda point: (point.x(), -abs(point.y() - table.height() / 2)), default=None)


# -- taking them


def pictures(wanted: Sequence[tuple[str, str]], sizes: Sequence[QSize], folder: Path) -> Iterator[Path]:
    """Write the wanted pictures, each of a name and a language, in every size; yields their files."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    fonts.register(font_files())
    apply_theme(app)
    languages = Languages(app)
    folder.mkdir(parents=True, exist_ok=True)
    for name, language in wanted:
        languages.switch(language)
        for size in sizes:
            file = folder / (f"{name}-{language}.jpg" if len(sizes) == 1 else f"{name}-{language}-{size.height()}.jpg")
            picture(PICTURES[name], languages, size, file)
            yield file


def picture(pose: Callable[[Studio], None], languages: Languages, size: QSize, file: Path) -> None:
    """Write one picture of a window of that size."""

    def switch(language: str) -> str:
        languages.switch(language)
        return languages.current

    with tempfile.TemporaryDirectory() as folder:
        opened = open_library(Path(folder) / "library.sqlite3")
        preferences = PreferencesFile(Path(folder) / "preferences.json")
        preferences.change(motion="reduced")
        window = MainWindow(opened, preferences, Nobody(), languages.known, switch, languages.current)
        window.resize(size)
        window.show()
        window.activateWindow()
        settle()
        pose(Studio(window, opened.library, languages.current))
        settle()
        window.grab().save(str(file), None, QUALITY)
        window.close()
        window.deleteLater()
        settle(0)
        opened.library.close()


def main() -> int:
    """Make the README's pictures, or with --all every screen in all languages and sizes; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every screen, language and size, into this folder")
    parser.add_argument("--only", nargs="*", choices=tuple(PICTURES), help="with --all: these screens alone")
    parser.add_argument("--languages", nargs="*", choices=tuple(NAMES), help="with --all: these languages alone")
    given = parser.parse_args()
    if given.all is None:
        made = pictures(README_PICTURES, (README_SIZE,), README_FOLDER)
    else:
        spoken = given.languages or tuple(NAMES)
        wanted = [(name, language) for language in spoken for name in given.only or PICTURES]
        made = pictures(wanted, SIZES, given.all)
    for file in made:
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
