"""The program, opened as its users open it, with an ear for questions. It answers and never acts.

    python -m tests.window.host LIBRARY SEED

Each line of standard input is a question, each line of standard output its answer. The deal follows from the seed, so
that a match can be played again.
"""

import json
import os
import secrets
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QSocketNotifier
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from saboteur_desktop.app.window import shown_window
from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.engine.moves import LayPath, Move, Steal
from saboteur_desktop.games.saboteur.ui.treasure_room import treasure_room
from saboteur_desktop.ui.main_window import MainWindow
from saboteur_desktop.ui.screens.table import TableScreen
from tests.window.places import (
    choice_place,
    places,
    places_of_move,
    places_to_mark,
    target_of_move,
    told,
    way_into_sight,
)

CALM_MS: Final = 300
"""A screen that looked the same for so long is painted."""


class Host(QObject):
    """Tells what a person in front of the window could see, and what a careful player would do in their place."""

    def __init__(self, window: MainWindow, seed: str) -> None:
        super().__init__(window)
        self._window, self._seed = window, seed
        self._heard = b""
        self._picture_before = QImage()
        self._unchanged = QElapsedTimer()
        self._ear = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._ear.activated.connect(self._hear)

    def _hear(self) -> None:
        said = os.read(sys.stdin.fileno(), 65536)
        if not said:
            # Whoever asked is gone: nobody will close this window any more.
            QApplication.quit()
            return
        *questions, self._heard = (self._heard + said).split(b"\n")
        for question in questions:
            name, _, rest = question.decode("utf-8").partition(" ")
            answers: dict[str, Callable[[str], Any]] = {
                "look": self._look,
                "advice": self._advice,
                "words": self._words,
                "calm": self._calm,
                "picture": self._picture,
            }
            try:
                answer = answers[name](rest)
            except Exception:
                # No answer at all would be waited for in vain.
                traceback.print_exc()
                QApplication.exit(1)
                return
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()

    # -- answers

    def _look(self, _rest: str) -> dict[str, Any]:
        """What is on the screen and what the dealer waits for."""
        window, table = self._window, self._table
        seen: dict[str, Any] = {"active": window.isActiveWindow(), "maximized": window.isMaximized()}
        seen["places"] = places(window)
        seen["sheet"] = window.form.presets.isVisible()
        if table is None:
            return {**seen, "doing": Doing.NOTHING.name}
        scene, hold = table.scene, table.scene.controller.hold
        dealer = table.dealer
        return {
            **seen,
            "doing": dealer.doing.name,
            "waits": _waits(table),
            "still": not scene.queue.playing and not scene.animator.busy,
            "curtain": table.curtain.closed,
            "role": scene.shows_role,
            "face": scene.peek.showing,
            "looking": scene.peek.open,
            "sharing": table.gold.isVisible(),
            "chosen": table.gold.chosen is not None,
            "stealing": table.thefts.isVisible(),
            "robbed": table.thefts.chosen,
            "asking": scene.choice.asking,
            "marked": len(scene.marking.marked),
            "summary": table.summary.isVisible(),
            "standing": table.standing.isVisible(),
            "held": hold is not None,
            "over": None if hold is None or hold.place is None else repr(hold.place.id),
            "turned": hold is not None and hold.turned,
            "allowed": hold is not None and hold.verdict is not None and hold.verdict.allowed,
            "pending": told(dealer.pending) if dealer.pending is not None else None,
            "round": len(table.kept.match.rounds),
            "moves": sum(len(played.moves) for played in table.kept.match.rounds),
        }

    def _advice(self, _rest: str) -> dict[str, Any]:
        """A careful move for the person at the screen, and where it is made."""
        table = self._table
        assert table is not None
        move = self._advised()
        turned = move.turned if isinstance(move, LayPath) else False
        return {
            "kind": type(move).__name__,
            "move": told(move),
            "turned": turned,
            "places": places_of_move(table, move),
            "over": target_of_move(table, move),
            "pan": way_into_sight(table, move),
            "marks": places_to_mark(table, move),
            "choice": choice_place(table, move),
            "robs": move.target if isinstance(move, Steal) else None,
        }

    def _words(self, _rest: str) -> list[str]:
        """Everything that is written on the last page, as a screen reader would say it."""
        table = self._table
        assert table is not None
        page = table.standing
        return [
            page.ribbon.accessibleName(),
            page.home_button.text(),
            page.again_button.text(),
            *(column.accessibleName() for column in page.columns),
        ]

    def _calm(self, _rest: str) -> bool:
        """Whether the screen has looked the same for a while."""
        table = self._table
        for page in (table.summary, table.gold, table.thefts, table.standing) if table is not None else ():
            if page.isVisible() and not treasure_room(page.won, page.size(), page.devicePixelRatioF()).done():
                return False
        now = self._window.screen().grabWindow(0).toImage()
        if now != self._picture_before:
            self._picture_before = now
            self._unchanged.start()
        return self._unchanged.hasExpired(CALM_MS)

    def _picture(self, file: str) -> bool:
        """Keep what the screen shows, the frame of the window manager included."""
        return self._window.screen().grabWindow(0).save(file)

    # -- inner workings

    @property
    def _table(self) -> TableScreen | None:
        """The mine's table, if there is one."""
        table = self._window.table
        assert table is None or isinstance(table, TableScreen)
        return table

    def _advised(self) -> Move:
        table = self._table
        assert table is not None
        # What is decided openly has no eyes of its own at the screen.
        match = table.kept.match
        view = match.view(match.to_move)
        bot = registry.bot("saboteur", "careful", f"{self._seed}:{view.seat}")
        move: Move = bot.choose(view, BUDGET)
        return move


def _waits(table: TableScreen) -> bool:
    """Whether somebody has to do something now."""
    if table.scene.queue.playing or table.scene.animator.busy:
        return False
    return table.scene.peek.open or table.dealer.doing not in (Doing.NOTHING, Doing.THINKING, Doing.SHOWING)


def main(library: str, seed: str) -> int:
    """Open the window and stay until it is closed; returns the exit status."""
    with pytest.MonkeyPatch.context() as patches, shown_window(Path(library)) as window:
        patches.setattr(secrets, "token_hex", lambda _bytes=None: seed)
        Host(window, seed)
        return QCoreApplication.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
