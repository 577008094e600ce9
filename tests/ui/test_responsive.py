"""The window never waits for computer players."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.computer_players import ComputerPlayers
from saboteur_desktop.dealer.dealer import Doing
from tests.ui.house import House

BEAT_MS = 10
LONGEST_MS = 100
"""What a person does not yet notice."""


class Heartbeat(QObject):
    """Beats in the window's thread and notes the longest time without a beat."""

    def __init__(self) -> None:
        super().__init__()
        self._last = perf_counter()
        self._worst = 0.0
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=BEAT_MS)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def worst(self) -> float:
        """Milliseconds, since this was asked last."""
        self._beat()
        worst, self._worst = self._worst, 0.0
        return worst

    def _beat(self) -> None:
        now = perf_counter()
        self._worst = max(self._worst, (now - self._last) * 1000)
        self._last = now


def test_the_window_goes_on_while_nine_computer_players_think(qtbot: QtBot, build: Callable[..., House]) -> None:
    players = ComputerPlayers()
    house = build(thinkers=players)
    try:
        house.open("hbbbbbbbbb")
        house.begin_turn()
        qtbot.wait(500)
        heart = Heartbeat()
        idle = []
        for _ in range(9):
            qtbot.wait(50)
            idle.append(heart.worst())
        gaps: list[float] = []

        def note(_seat: int | None) -> None:
            gaps.append(heart.worst())

        house.table.dealer.thinking_changed.connect(note)
        house.discard_by_keys()
        heart.worst()
        qtbot.waitUntil(lambda: house.doing is Doing.TURN, timeout=30_000)
        assert len(house.table.kept.match.rounds[0].moves) == 10
        # The middle of the turns: one hiccup of a busy machine says nothing about the game.
        assert median(gaps) <= LONGEST_MS + median(idle)
    finally:
        players.close()
