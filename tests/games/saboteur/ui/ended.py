"""Rounds and matches that are over, and hands and ears for the pages that tell of them."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop.games.saboteur.engine.events import GoldTaken
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.ui.played import GAME, likely_move

Wanted = Callable[[GameState], bool]
SMALLEST = QSize(1280, 720)
Show = Callable[..., None]
"""Shows a page, of the smallest size unless another is given."""
KEYS = Qt.KeyboardModifier.NoModifier


def reached(seats: int, seed: int, wanted: Wanted) -> GameState | None:
    """The first position of that match which is as wanted."""
    rng = Rng(f"results {seed}")
    state: GameState = GAME.setup(GAME.read_ruleset({"preset": "standard"}), seats, Rng(f"results {seed}")).state
    while not wanted(state):
        if state.table.phase == "match_over":
            return None
        if state.table.phase == "round_over":
            state = GAME.next_round(state, Rng(f"results {seed} round {state.table.round_no}")).state
        else:
            state = GAME.apply(state, likely_move(GAME.view(state, state.table.to_move), rng)).state
    return state


def some(seats: int, wanted: Wanted) -> GameState:
    return next(state for seed in range(200) if (state := reached(seats, seed, wanted)) is not None)


@cache
def decided(seats: int, winner: str) -> GameState:
    return some(
        seats,
        lambda state: (
            state.table.phase == "round_over" and state.table.result is not None and state.table.result.winner == winner
        ),
    )


@cache
def sharing(seats: int = 5) -> GameState:
    """The second player chooses, and may choose between different cards."""
    return some(
        seats,
        lambda state: (
            state.table.phase == "sharing"
            and len(set(state.offered)) > 1
            and sum(isinstance(event, GoldTaken) for event in state.table.log) == 1
        ),
    )


@cache
def finished(seats: int) -> GameState:
    return some(seats, lambda state: state.table.phase == "match_over")


def view_of(state: GameState, seat: int | None = None) -> PlayerView:
    return GAME.view(state, seat)


def texts(page: QWidget) -> list[str]:
    """Everything that a page says to eyes or ears, in the page itself and in all its parts."""
    said = []
    for part in (page, *page.findChildren(QWidget)):
        said += [part.accessibleName(), part.accessibleDescription(), part.toolTip(), part.statusTip()]
        said += [part.whatsThis(), part.objectName(), part.windowTitle()]
        said.append(part.text() if hasattr(part, "text") else "")
        names = [bytes(name.data()).decode() for name in part.dynamicPropertyNames()]
        # The binding keeps a mark of its own there, which cannot be read back.
        said += [str(part.property(name)) for name in names if not name.startswith("_PySide")]
    return [text for text in said if text]


def press(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def tap(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, KEYS, widget.rect().center())


def emitted(signal: object) -> list[object]:
    got: list[object] = []
    signal.connect(lambda *arguments: got.append(arguments))  # type: ignore[attr-defined]
    return got
