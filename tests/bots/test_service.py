"""Computer players always answer, in time and legally, whatever happens in their process."""

import logging
from collections.abc import Callable, Iterator
from queue import Queue
from time import monotonic

import pytest

from saboteur_desktop.bots.protocol import BotMaker
from saboteur_desktop.bots.service import Answer, BotService, Trouble
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.engine.legality import check_move
from saboteur_desktop.games.saboteur.engine.moves import Discard
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.kernel.rng import Rng
from tests.bots import doubles

DEADLINE = 0.6
LOADING = 20.0
"""Seconds that a busy machine may need to start a process."""


class Table:
    """A service with the answers it gave."""

    def __init__(self, make_bot: BotMaker, deadline: float = DEADLINE) -> None:
        self.answers: Queue[Answer] = Queue()
        self.service = BotService(self.answers.put, make_bot, deadline)
        self.asked = 0

    def ask(self, level: str, view: PlayerView) -> Answer:
        self.asked += 1
        self.service.ask(self.asked, "saboteur", level, view, "seed")
        answer = self.answers.get(timeout=LOADING)
        assert answer.request_id == self.asked
        return answer

    def wait_until_loaded(self, view: PlayerView) -> None:
        until = monotonic() + LOADING
        # Just after it has loaded, the first answer of a busy machine's process may be late, too.
        while self.ask("first", view).trouble is not None:
            assert monotonic() < until


@pytest.fixture
def view() -> PlayerView:
    state = Saboteur().setup(Ruleset(), 5, Rng("a table")).state
    return Saboteur().view(state, 0)


@pytest.fixture
def open_table() -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def open_one(make_bot: BotMaker = doubles.make, deadline: float = DEADLINE) -> Table:
        tables.append(Table(make_bot, deadline))
        return tables[-1]

    yield open_one
    for table in tables:
        table.service.close()


@pytest.fixture
def table(open_table: Callable[..., Table], view: PlayerView) -> Table:
    table = open_table()
    table.wait_until_loaded(view)
    return table


def test_a_sound_player_answers_with_its_own_move(table: Table, view: PlayerView) -> None:
    careful = doubles.make("saboteur", "careful", "seed", None).choose(view, 6)
    assert table.ask("careful", view) == Answer(table.asked, careful, None)


@pytest.mark.parametrize(
    ("level", "trouble"),
    [
        ("raising", Trouble.ERROR),
        ("no-such-level", Trouble.ERROR),
        ("cheating", Trouble.ILLEGAL),
        ("babbling", Trouble.ILLEGAL),
        ("dying", Trouble.CRASH),
        ("unspeakable", Trouble.CRASH),
        ("looping", Trouble.TIMEOUT),
    ],
)
def test_a_failing_player_is_replaced_by_the_careful_one(
    table: Table, view: PlayerView, level: str, trouble: Trouble
) -> None:
    careful = doubles.make("saboteur", "careful", "seed", None).choose(view, 6)
    assert table.ask(level, view) == Answer(table.asked, careful, trouble)


def test_a_looping_player_is_cut_off_within_its_deadline_and_a_second(table: Table, view: PlayerView) -> None:
    before = monotonic()
    assert table.ask("looping", view).trouble is Trouble.TIMEOUT
    assert DEADLINE <= monotonic() - before < DEADLINE + 1


@pytest.mark.parametrize("level", ["looping", "dying"])
def test_the_process_is_started_anew_after_it_was_lost(table: Table, view: PlayerView, level: str) -> None:
    table.ask(level, view)
    table.wait_until_loaded(view)
    assert table.ask("first", view).trouble is None


def test_a_failing_careful_player_is_replaced_by_a_plain_discard(
    open_table: Callable[..., Table], view: PlayerView
) -> None:
    table = open_table(doubles.make_with_looping_careful_player)
    table.wait_until_loaded(view)
    answer = table.ask("careful", view)
    assert answer.trouble is Trouble.TIMEOUT
    assert isinstance(answer.move, Discard)
    assert check_move(view, answer.move) is None


def test_before_the_process_has_loaded_the_stand_in_moves(open_table: Callable[..., Table], view: PlayerView) -> None:
    table = open_table(deadline=0.0)
    answer = table.ask("first", view)
    assert answer.trouble is Trouble.NOT_READY
    assert check_move(view, answer.move) is None


def test_questions_are_answered_once_and_in_order(table: Table, view: PlayerView) -> None:
    for request_id in (71, 72, 73):
        table.service.ask(request_id, "saboteur", "careful", view, "seed")
    assert [table.answers.get(timeout=LOADING).request_id for _ in range(3)] == [71, 72, 73]
    assert table.answers.empty()


def test_the_log_names_the_trouble_and_no_card(
    table: Table, view: PlayerView, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        for level in ("raising", "cheating", "dying", "looping"):
            table.ask(level, view)
            table.wait_until_loaded(view)
    assert "ZeroDivisionError" in caplog.text
    for trouble in ("error", "illegal", "crash", "timeout"):
        assert trouble in caplog.text
    assert not [card for card in {*view.hand, "no-such-card"} if f"'{card}'" in caplog.text]
    assert "my hand" not in caplog.text


def test_a_listener_that_fails_does_not_stop_the_service(view: PlayerView) -> None:
    answers: Queue[Answer] = Queue()

    def listen(answer: Answer) -> None:
        answers.put(answer)
        raise RuntimeError("the window is gone")

    service = BotService(listen, doubles.make, 0.0)
    for request_id in (1, 2):
        service.ask(request_id, "saboteur", "first", view, "seed")
        assert answers.get(timeout=LOADING).request_id == request_id
    service.close()


def test_closing_while_a_player_loops_ends_at_the_deadline(table: Table, view: PlayerView) -> None:
    table.service.ask(99, "saboteur", "looping", view, "seed")
    before = monotonic()
    table.service.close()
    assert monotonic() - before < DEADLINE + 2
    assert table.answers.get(timeout=LOADING).trouble is Trouble.TIMEOUT


@pytest.mark.parametrize("level", ["agreeing", "raising"])
def test_what_is_agreed_on_reaches_the_player_and_whoever_stands_in(
    open_table: Callable[..., Table], view: PlayerView, level: str
) -> None:
    table = open_table(doubles.make_agreeing, LOADING)
    agreed = Saboteur().legal_moves(view)[3]
    table.service.ask(7, "saboteur", level, view, "seed", agreed)
    answer = table.answers.get(timeout=LOADING)
    assert answer.move == agreed
    assert answer.trouble == (Trouble.ERROR if level == "raising" else None)
