"""Where all lies open, as when thieves choose, nobody has to take the screen."""

import pytest

from saboteur_desktop.dealer.dealer import Dealer, Doing
from saboteur_desktop.games.saboteur.engine.events import GoldStolen
from saboteur_desktop.games.saboteur.engine.moves import Steal
from saboteur_desktop.kernel.match import Match
from tests.dealer.doubles import Kept, Late, Screen, deal
from tests.ui.thieves import played, stealing

pytestmark = pytest.mark.usefixtures("qapp")


class KeptThefts(Kept):
    """A match in which a seat chooses whom to rob."""

    def __init__(self, kinds: str, seat: int) -> None:
        super().__init__(kinds)
        self.match: Match = played(kinds, "open turns", stealing(seat))


@pytest.mark.parametrize("confirms", [True, False])
def test_several_people_decide_openly_without_a_curtain(made: list[Dealer], confirms: bool) -> None:
    kept = KeptThefts("hhh", 1)
    dealer = deal(made, kept, confirms=confirms)
    screen = Screen(dealer)
    dealer.start()
    assert dealer.doing is Doing.TURN
    assert screen.said[-1] == ("turn_started", 1)
    assert "curtain_wanted" not in [name for name, _ in screen.said]
    assert dealer.view().seat is None
    target = kept.match.view(1).offered[0]
    dealer.propose(Steal(target))
    dealer.confirm()
    assert (None, GoldStolen(1, target)) in screen.events


def test_whoever_looked_before_looks_no_more(made: list[Dealer]) -> None:
    kept = KeptThefts("hhh", 1)
    dealer = deal(made, kept)
    screen = Screen(dealer)
    dealer._handover.open(0)
    dealer.start()
    assert screen.views[-1].seat is None
    assert dealer.doing is Doing.TURN


def test_a_move_that_the_one_to_move_may_not_make_is_refused(made: list[Dealer]) -> None:
    kept = KeptThefts("hhh", 1)
    dealer = deal(made, kept)
    screen = Screen(dealer)
    dealer.start()
    dealer.propose(Steal(1))
    assert screen.last == "rejected"
    assert dealer.doing is Doing.TURN


def test_a_person_alone_keeps_the_own_eyes(made: list[Dealer]) -> None:
    dealer = deal(made, KeptThefts("hbb", 0))
    Screen(dealer)
    dealer.start()
    assert dealer.doing is Doing.TURN
    assert dealer.view().seat == 0


def test_a_computer_player_thinks_over_its_theft(made: list[Dealer]) -> None:
    kept, thinkers = KeptThefts("bhh", 0), Late()
    dealer = deal(made, kept, thinkers, pace="at_once")
    Screen(dealer)
    dealer.start()
    assert dealer.doing is Doing.THINKING
    assert thinkers.asked[-1].offered == kept.match.view(0).offered


def test_closing_the_curtain_changes_nothing_while_all_lies_open(made: list[Dealer]) -> None:
    dealer = deal(made, KeptThefts("hhh", 1))
    dealer.start()
    dealer.close_curtain()
    assert dealer.doing is Doing.TURN


def test_what_a_computer_player_will_do_is_told_before_it_moves_where_all_lies_open(made: list[Dealer]) -> None:
    kept, thinkers = KeptThefts("bhh", 0), Late()
    dealer = deal(made, kept, thinkers, pace="half")
    told: list[object] = []
    dealer.move_decided.connect(told.append)
    dealer.start()
    thinkers.answer()
    assert told == [kept.match.game.legal_moves(kept.match.view(0))[-1]]
    assert dealer.doing is Doing.THINKING


def test_what_a_computer_player_will_do_with_hidden_cards_is_not_told(made: list[Dealer]) -> None:
    thinkers = Late()
    dealer = deal(made, Kept("bhh"), thinkers, pace="half")
    told: list[object] = []
    dealer.move_decided.connect(told.append)
    dealer.start()
    thinkers.answer()
    assert dealer.doing is Doing.THINKING
    assert not told
