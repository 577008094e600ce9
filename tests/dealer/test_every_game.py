"""The dealer and the library carry every registered game: they know none by name."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from saboteur_desktop.bots.service import Answer
from saboteur_desktop.dealer.dealer import Dealer, Doing
from saboteur_desktop.games import registry
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.seats import SeatPlan

SEATS = (
    SeatPlan(name="Аки"),
    SeatPlan(name="Brisk", kind="bot", level="careful"),
    SeatPlan(name="チエ", kind="bot", level="careful"),
)

every_game = pytest.mark.parametrize("game_id", registry.GAMES)


class Thinking(QObject):
    """Computer players that think at once, in this process."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._asked = 0

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        self._asked += 1
        answer = Answer(self._asked, registry.bot(game_id, level, seed, agreement).choose(view, 1), None)
        QTimer.singleShot(0, self, lambda: self.answered.emit(answer))
        return self._asked


def play(dealer: Dealer, game_id: str) -> None:
    """Do what a person at the screen is asked for, each time with the first legal move."""
    match dealer.doing:
        case Doing.SHOWING:
            dealer.go_on()
        case Doing.CURTAIN:
            dealer.open_curtain()
        case Doing.ROLE:
            dealer.see_role()
        case Doing.ROUND_OVER:
            dealer.next_round()
        case Doing.TURN:
            game = registry.engine(game_id)
            view = dealer.view()
            dealer.propose(game.legal_moves(view if view.seat is not None else view._replace(seat=0))[0])
            dealer.confirm()
        case _:
            pass


@every_game
def test_a_match_of_a_person_and_two_partners_is_played_and_kept_to_its_end(
    game_id: str, qtbot: QtBot, tmp_path: Path
) -> None:
    game = registry.engine(game_id)
    library = open_library(tmp_path / "library.sqlite3").library
    kept = library.keep(Match(game, game.read_ruleset({}), len(SEATS), "every game"), SEATS)
    dealer = Dealer(kept, Thinking(), pace="at_once")
    dealer.start()

    def over() -> bool:
        play(dealer, game_id)
        return dealer.doing is Doing.MATCH_OVER

    qtbot.waitUntil(over, timeout=60_000)
    assert kept.match.outcome is not None
    saved = library.read(1)
    assert saved.game == game_id
    assert saved.rounds == kept.match.rounds
    again = library.resume(saved, game)
    assert again.match.outcome == kept.match.outcome
    assert again.match.view(0) == kept.match.view(0)
    (standing,) = library.standings(game_id)
    assert (standing.name, standing.matches) == ("Аки", 1)
    assert standing.wins == (0 in kept.match.outcome.winners)
    library.close()
