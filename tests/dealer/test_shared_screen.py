"""Whatever follows what, the screen passes from one person to another through a picture that holds nothing private."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Dealer, Doing
from saboteur_desktop.games.saboteur.engine.events import CardDrawn, Discarded, GoldTaken, MapRead, outside
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.match import Match
from tests.dealer.doubles import Kept, Late, Screen, deal, take_turn

TURNS = (Doing.CURTAIN, Doing.ROLE, Doing.TURN)
RESTING = (*TURNS, Doing.ROUND_OVER, Doing.MATCH_OVER)


def parts(value: Any) -> list[Any]:
    """Return a value and everything that hangs on it."""
    found = [value]
    if isinstance(value, dict):
        found += [part for pair in value.items() for one in pair for part in parts(one)]
    elif isinstance(value, tuple | list | set | frozenset):
        found += [part for one in value for part in parts(one)]
    elif hasattr(value, "__dataclass_fields__"):
        found += [part for name in value.__dataclass_fields__ for part in parts(getattr(value, name))]
    return found


class Watcher(Screen):
    """A screen that knows whose eyes it has and checks everything it is given."""

    def __init__(self, dealer: Dealer, people: set[int]) -> None:
        super().__init__(dealer)
        self.people = people
        self.eyes: int | None = None
        self.pictures = 0

    def _note(self, name: str, value: Any) -> None:
        if name == "eyes_changed":
            assert value.seat is None or value.seat in self.people
            allowed = {None, self.eyes}
            if self.last_said == "curtain_wanted":
                allowed.add(self.dealer.view().table.to_move)
            if len(self.people) == 1:
                allowed |= self.people
            assert value.seat in allowed, "eyes change only through the curtain"
            self.eyes = value.seat
        if name in ("curtain_wanted", "round_decided", "match_decided") and len(self.people) > 1:
            assert self.eyes is None
        if name in ("eyes_changed", "round_decided", "match_decided"):
            self.check(value)
        super()._note(name, value)

    def _commit(self, events: Any, view: Any) -> None:
        assert view.seat == self.eyes
        self.check(view)
        self.check(events)
        super()._commit(events, view)

    @property
    def last_said(self) -> str | None:
        return self.said[-1][0] if self.said else None

    def check(self, given: Any) -> None:
        self.pictures += 1
        for part in parts(given):
            assert not isinstance(part, GameState | Match)
            if isinstance(part, PlayerView):
                assert part.seat == self.eyes
                if part.seat is None:
                    assert (part.hand, part.role, part.gold, part.offered, part.memory) == ((), None, (), (), ())
            if isinstance(part, CardDrawn | Discarded | GoldTaken | MapRead) and part.seat != self.eyes:
                assert part == outside(part)


@pytest.mark.parametrize("kinds", ["hhh", "hbh", "hhbb", "bhbhb", "hbb", "bbb"])
def test_a_whole_match_shows_each_person_their_own_and_nothing_else(
    qtbot: QtBot, made: list[Dealer], kinds: str
) -> None:
    kept = Kept(kinds)
    dealer = deal(made, kept, pace="at_once")
    people = {seat for seat, kind in enumerate(kinds) if kind == "h"}
    screen = Watcher(dealer, people)
    dealer.start()
    while screen.last != "match_decided":
        qtbot.waitUntil(lambda: dealer.doing in RESTING)
        if dealer.doing is Doing.ROUND_OVER:
            dealer.next_round()
        elif dealer.doing in TURNS:
            take_turn(dealer)
    assert screen.pictures > 3 * 60


def at_the_end_of_a_round(qtbot: QtBot, made: list[Dealer]) -> tuple[Dealer, Watcher]:
    dealer = deal(made, Kept("hhh"), pace="at_once")
    screen = Watcher(dealer, {0, 1, 2})
    dealer.start()
    while dealer.doing is not Doing.ROUND_OVER:
        take_turn(dealer)
    return dealer, screen


def test_the_end_of_a_round_is_for_everybodys_eyes(qtbot: QtBot, made: list[Dealer]) -> None:
    dealer, screen = at_the_end_of_a_round(qtbot, made)
    assert screen.eyes is None
    assert dealer.view().seat is None


def test_a_new_round_begins_at_a_curtain_and_with_the_role(qtbot: QtBot, made: list[Dealer]) -> None:
    dealer, screen = at_the_end_of_a_round(qtbot, made)
    screen.said.clear()
    dealer.next_round()
    assert [name for name, _ in screen.said] == ["eyes_changed", "curtain_wanted"]
    dealer.open_curtain()
    assert screen.last == "role_wanted"
    dealer.propose(Saboteur().legal_moves(dealer.view())[-1])
    assert screen.said[-1] == ("rejected", None), "no move before the role was looked at"
    dealer.see_role()
    assert screen.last == "turn_started"


def test_a_computer_player_between_two_people_is_watched_by_nobodys_eyes(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hbh"), Late())
    screen = Watcher(dealer, {0, 2})
    dealer.start()
    take_turn(dealer)
    assert dealer.doing is Doing.THINKING
    assert screen.eyes is None
    screen.said.clear()
    dealer.open_curtain()
    assert screen.said == []


def test_going_away_while_a_move_is_shown_hides_the_hand(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hhh"))
    screen = Watcher(dealer, {0, 1, 2})
    screen.shows = False
    dealer.start()
    take_turn(dealer)
    assert screen.eyes == 0
    dealer.close_curtain()
    assert screen.eyes is None
    assert dealer.doing is Doing.SHOWING
    dealer.go_on()
    assert screen.said[-1] == ("curtain_wanted", 1)


def test_going_away_before_the_role_was_seen_asks_for_it_again(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hhh"))
    screen = Watcher(dealer, {0, 1, 2})
    dealer.start()
    dealer.open_curtain()
    dealer.close_curtain()
    assert screen.said[-1] == ("curtain_wanted", 0)
    dealer.open_curtain()
    assert screen.said[-1] == ("role_wanted", 0)


def test_a_person_alone_keeps_looking_when_the_window_loses_focus(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hbb"))
    screen = Watcher(dealer, {0})
    dealer.start()
    dealer.see_role()
    dealer.close_curtain()
    assert screen.eyes == 0
    assert dealer.doing is Doing.TURN


def test_computer_players_alone_are_watched_as_a_spectator_would(qtbot: QtBot, made: list[Dealer]) -> None:
    dealer = deal(made, Kept("bbb"), pace="at_once")
    screen = Watcher(dealer, set())
    dealer.start()
    qtbot.waitUntil(lambda: dealer.doing is Doing.ROUND_OVER, timeout=10_000)
    assert screen.eyes is None
    assert "curtain_wanted" not in [name for name, _ in screen.said]
