"""A tutorial takes right moves only, waits where somebody has to read or look, and plays the others from its script."""

from typing import Any, NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.dealer import Dealer, Doing
from saboteur_desktop.dealer.tutorial import Script, Tutorial
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.moves import Discard
from tests.dealer.doubles import Kept, Screen, deal


class Asked(NamedTuple):
    """A step."""

    asks: Any
    right: tuple[Any, ...] = ()


class Course:
    """A tutorial with everything it says."""

    def __init__(self, made: list[Dealer], kinds: str, steps: list[Asked], answers: int = 0, at: int = 0) -> None:
        self.kept = Kept(kinds)
        self.script = Script([Discard((card,)) for card in self.first_cards()[1 : 1 + answers]])
        self.dealer = deal(made, self.kept, self.script, confirms=False, pace="at_once")
        self.tutorial = Tutorial(self.dealer, self.script, steps, at)
        self.screen = Screen(self.dealer)
        self.asked: list[Any] = []
        self.watched = self.ended = 0
        self.tutorial.begun.connect(self.asked.append)
        self.tutorial.others_play.connect(self._watch)
        self.tutorial.ended.connect(self._end)

    def first_cards(self) -> list[str]:
        return [self.kept.match.view(seat).hand[0] for seat in range(self.kept.match.seats)]

    def _watch(self) -> None:
        self.watched += 1

    def _end(self) -> None:
        self.ended += 1


def first_discard(kinds: str) -> Discard:
    return Discard((Kept(kinds).match.view(0).hand[0],))


def test_only_a_right_move_is_taken(made: list[Dealer]) -> None:
    right = first_discard("hbb")
    step = Asked("move", (right,))
    course = Course(made, "hbb", [step], answers=2)
    course.dealer.start()
    assert course.asked == [step]
    wrong = Saboteur().legal_moves(course.dealer.view())[0]
    assert wrong != right
    course.dealer.propose(wrong)
    assert course.screen.said[-1] == ("rejected", step)
    assert course.dealer.doing is Doing.TURN
    course.dealer.propose(right)
    assert course.tutorial.at == 1


def test_the_others_play_from_the_script_and_then_it_is_over(made: list[Dealer], qtbot: QtBot) -> None:
    right = first_discard("hbb")
    course = Course(made, "hbb", [Asked("move", (right,))], answers=2)
    course.dealer.start()
    course.dealer.propose(right)
    qtbot.waitUntil(lambda: course.ended == 1)
    assert course.watched == 2
    assert len(course.kept.match.rounds[0].moves) == 3
    assert course.tutorial.over
    assert course.dealer.doing is Doing.NOTHING, "no more moves are taken"


def test_it_ends_where_the_script_has_no_more_to_say(made: list[Dealer]) -> None:
    right = first_discard("hbb")
    course = Course(made, "hbb", [Asked("move", (right,))])
    course.dealer.start()
    course.dealer.propose(right)
    assert course.ended == 1
    assert len(course.kept.match.rounds[0].moves) == 1


def test_a_step_is_read_before_a_move_is_taken(made: list[Dealer]) -> None:
    right = first_discard("hbb")
    reading, moving = Asked("reading"), Asked("move", (right,))
    course = Course(made, "hbb", [reading, moving])
    course.dealer.start()
    course.dealer.propose(right)
    assert course.screen.said[-1] == ("rejected", reading)
    course.tutorial.read_on()
    assert course.asked == [reading, moving]
    course.tutorial.read_on()
    assert course.tutorial.at == 1, "what asks for a move is not read away"


def test_nobody_is_reminded_of_a_role_that_no_step_asks_for(made: list[Dealer]) -> None:
    course = Course(made, "hbb", [Asked("reading")])
    course.dealer.start()
    assert course.dealer.doing is Doing.TURN
    course = Course(made, "hbb", [Asked("role"), Asked("reading")])
    course.dealer.start()
    assert course.dealer.doing is Doing.ROLE
    course.dealer.see_role()
    assert course.asked == [Asked("role"), Asked("reading")]


def test_a_curtain_that_is_opened_is_a_step(made: list[Dealer]) -> None:
    steps = [Asked("curtain"), Asked("role"), Asked("reading")]
    course = Course(made, "hhb", steps)
    course.dealer.start()
    assert course.asked == steps[:1]
    course.dealer.open_curtain()
    assert course.asked == steps[:2]
    course.dealer.close_curtain()
    course.dealer.open_curtain()
    assert course.tutorial.at == 1, "the second time the curtain is no step"
    course.dealer.see_role()
    assert course.asked[-1] == steps[2]


@pytest.mark.parametrize("at", [0, 1])
def test_it_begins_where_it_is_told_to(made: list[Dealer], at: int) -> None:
    steps = [Asked("reading"), Asked("reading")]
    course = Course(made, "hbb", steps, at=at)
    course.dealer.start()
    assert course.asked == [steps[at]]
    course.tutorial.read_on()
    if not at:
        course.tutorial.read_on()
    assert course.ended == 1
