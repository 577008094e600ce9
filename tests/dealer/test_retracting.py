"""People take a walk back until a die or a card comes out; computer players' moves and hidden cards stay."""

from typing import Any

import pytest

from saboteur_desktop.dealer.dealer import Dealer, Doing
from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.kernel.match import Match
from tests.dealer.doubles import Kept, KeptHouse, LastMove, Late, Screen, deal, take_turn


class Rollers(LastMove):
    """Computer players that answer when they are told to: they roll."""

    def ask(self, game_id: str, level: str, view: Any, seed: str, agreement: Any) -> int:
        self.asked.append(view)
        return len(self.asked)


def _walked(made: list[Dealer], kinds: str) -> tuple[Dealer, Screen]:
    """Return a dealer whose first person has rolled and walked."""
    dealer = deal(made, KeptHouse(kinds), Rollers(), confirms=False, pace="half")
    screen = Screen(dealer)
    dealer.retracted.connect(lambda view: screen.said.append(("retracted", view)))
    dealer.start()
    dealer.propose(Roll())
    assert not dealer.can_retract
    dealer.propose(Walk("h01"))
    return dealer, screen


def test_the_next_person_may_take_the_walk_back_before_rolling(made: list[Dealer]) -> None:
    dealer, screen = _walked(made, "hhh")
    assert dealer.can_retract
    dealer.retract()
    assert [name for name, _ in screen.said[-2:]] == ["retracted", "turn_started"]
    assert screen.said[-1] == ("turn_started", 0)
    table = dealer.view().table
    assert (table.phase, table.hunter, table.places[0]) == ("walking", 0, table.board.outside)
    dealer.propose(Walk(table.board.outside))
    assert screen.said[-1] == ("turn_started", 1)


def test_taking_back_twice_stops_at_the_die(made: list[Dealer]) -> None:
    dealer, screen = _walked(made, "hhh")
    dealer.retract()
    assert not dealer.can_retract
    said = len(screen.said)
    dealer.retract()
    assert len(screen.said) == said


def test_a_move_that_waits_is_taken_back_first(made: list[Dealer]) -> None:
    dealer, _ = _walked(made, "hhh")
    dealer.confirms = True
    dealer.propose(Roll())
    assert dealer.pending == Roll()
    assert not dealer.can_retract
    dealer.take_back()
    assert dealer.pending is None
    assert dealer.can_retract
    dealer.take_back()
    assert dealer.view().table.places[0] == "h01"


def test_a_computer_player_that_only_thinks_waits_once_more(made: list[Dealer]) -> None:
    dealer, screen = _walked(made, "hbb")
    assert dealer.doing is Doing.THINKING
    dealer.retract()
    assert screen.said[-1] == ("turn_started", 0)
    assert dealer.view().table.phase == "walking"


def test_what_a_computer_player_did_stays(made: list[Dealer]) -> None:
    kept, thinkers = KeptHouse("bhh"), Late()
    dealer = deal(made, kept, thinkers, pace="at_once")
    Screen(dealer)
    dealer.start()
    kept.match.submit(0, Roll())
    kept.match.submit(0, Walk("h01"))
    assert kept.match.retractable == 0
    assert not dealer.can_retract
    dealer.retract()
    assert kept.match.view(None).table.places[0] == "h01"


@pytest.mark.parametrize("kinds", ["hhh", "hbb"])
def test_after_leaving_and_continuing_the_walk_can_still_be_taken_back(made: list[Dealer], kinds: str) -> None:
    left, _ = _walked(made, kinds)
    left.leave()
    kept, before = KeptHouse(kinds), left._match
    kept.match = Match.resumed(before.game, before.ruleset, before.seats, before.seed, before.rounds)
    dealer = deal(made, kept, Rollers(), confirms=False, pace="half")
    screen = Screen(dealer)
    dealer.start()
    assert dealer.can_retract
    dealer.retract()
    assert screen.said[-1] == ("turn_started", 0)
    table = dealer.view().table
    assert (table.phase, table.places[0]) == ("walking", table.board.outside)
    assert not dealer.can_retract


def test_in_a_lesson_moves_stay(made: list[Dealer]) -> None:
    dealer, _ = _walked(made, "hhh")
    dealer.keeps_moves = True
    dealer.retract()
    assert dealer.view().table.places[0] == "h01"


def test_with_hidden_cards_nothing_is_taken_back(made: list[Dealer]) -> None:
    dealer = deal(made, Kept("hhh"))
    Screen(dealer)
    dealer.start()
    for _ in range(6):
        take_turn(dealer)
        assert not dealer.can_retract
