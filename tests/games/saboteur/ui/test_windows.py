"""The real table in windows of every shape: nothing covers anything, no word is cut off."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.language import Languages
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import BreakTool, Discard, LayPath, Move
from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.table.seat_look import SeatLook
from tests.games.saboteur.ui.crowds import crowd
from tests.ui.seen import Lettering

SIZES = [QSize(1280, 720), QSize(2560, 1080), QSize(1200, 1920)]
"""The smallest, the widest and the upright one; `test_layout` has them all."""
NAMES = {
    "en": ("Hana", "Pip", "Grandfather", "Kenji"),
    "ja": ("ハナ", "ピップ", "おじいちゃん", "ケンジ"),
    "ru": ("Хана", "Пип", "Александра", "Дедушка"),
}


class Shown:
    """A table in a window of its own."""

    def __init__(self, size: QSize, seats: int, language: str = "en") -> None:
        self.scene = MineScene()
        self.view = MineView(self.scene)
        self.view.resize(size)
        self.scene.animator.reduced = True
        self.seats = [SeatLook(NAMES[language][seat % 4], seat, seat % 3 == 1) for seat in range(seats)]
        self.round = crowd(seats)

    def draw(self) -> None:
        """Draw what the seat to move may see."""
        self.scene.sync(self.round, self.seats)
        QApplication.processEvents()

    def boxes(self) -> dict[str, QRectF]:
        """Where the parts of the table really lie, by name."""
        parts = self.scene.parts
        named = {f"seat {seat}": panel.place for seat, panel in enumerate(parts.panels)}
        named |= {f"bar {name}": button.place for name, button in parts.bar.buttons.items()}
        named |= {"log": parts.log.place, "role": parts.badge.place}
        named |= {"discard": parts.discard.place, "turn": parts.turn.place, "discards": parts.piles.discard_rect()}
        return named | {"deck": parts.piles.deck_sign.place}


@pytest.fixture
def show(plain: None, qtbot: QtBot) -> Iterator[type[Shown]]:
    """Shows tables, and takes them away afterwards."""
    made: list[Shown] = []

    class Seen(Shown):
        def __init__(self, size: QSize, seats: int, language: str = "en") -> None:
            super().__init__(size, seats, language)
            made.append(self)
            qtbot.addWidget(self.view)
            self.view.show()
            self.draw()

    yield Seen
    for shown in made:
        shown.scene.dispose()


@pytest.mark.parametrize("seats", [3, 12])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_part_of_the_table_covers_another(show: type[Shown], size: QSize, seats: int) -> None:
    named = show(size, seats).boxes()
    window = QRectF(0, 0, size.width(), size.height()).adjusted(-1, -1, 1, 1)
    assert not [name for name, rect in named.items() if not window.contains(rect)]
    assert not [(a, b) for (a, one), (b, two) in combinations(named.items(), 2) if one.intersects(two)]
    assert min(rect.height() for name, rect in named.items() if name.startswith("bar")) >= 46


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_word_on_the_table_is_cut_off(
    show: type[Shown], languages: Languages, monkeypatch: pytest.MonkeyPatch, size: QSize, language: str
) -> None:
    languages.switch(language)
    lettering = Lettering(monkeypatch)
    shown = show(size, 12, language)
    lettering.read(shown.view, shown)  # type: ignore[arg-type]  # it asks for the scene alone
    assert lettering.painted
    assert not lettering.cut


@pytest.mark.parametrize(
    "move", [Discard(("NESW",)), BreakTool("break-cart", 2), LayPath("NESW", Cell(1, 0), False)], ids=str
)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_buttons_of_a_pending_move_cover_no_card_no_seat_and_no_log(
    show: type[Shown], size: QSize, move: Move
) -> None:
    shown = show(size, 5)
    shown.scene.show_pending(move)
    pending = shown.scene.pending
    buttons = [pending.end_turn.place, pending.take_back.place]
    assert not buttons[0].intersects(buttons[1])
    assert all(QRectF(shown.scene.sceneRect()).contains(button) for button in buttons)
    assert min(button.height() for button in buttons) >= 48
    taken = [*shown.scene.places.taken(), shown.scene.places.discard_rect(), shown.scene.parts.badge.place]
    assert not [rect for rect in taken for button in buttons if button.intersects(rect)]
