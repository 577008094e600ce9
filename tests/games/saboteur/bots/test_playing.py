"""What holds for every computer player in every position."""

import pickle
import subprocess
import sys

import pytest

from saboteur_desktop.bots.protocol import BUDGET
from saboteur_desktop.games.saboteur.bots import LEVELS, bot
from saboteur_desktop.games.saboteur.engine.legality import check_move
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.roles import seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.sample import sample
from saboteur_desktop.games.saboteur.engine.view import view as view_of
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.bots.rounds import Round, digest_of_rounds

LONGEST = 68 + 10
"""A round has at most 68 turns, and ten gold cards are passed round; Saboteur 2 has 108 cards and four thefts."""


@pytest.mark.parametrize("preset", PRESET_NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_move_is_legal_and_every_round_ends(level: str, preset: str) -> None:
    rules = Ruleset.model_validate({"preset": preset})
    for seats in seat_counts(rules):
        moves = 0
        for view, move in Round(seats, preset, preset, level, level):
            assert check_move(view, move) is None
            moves += 1
        assert 0 < moves <= (108 + 4 if rules.expansion else LONGEST)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_know_does_not_change_its_move(level: str) -> None:
    rng = Rng("other worlds")
    compared = 0
    for seats, preset in ((4, "amigo-later"), (5, "standard"), (7, "ru-booklet"), (10, "bga"), (6, "saboteur2")):
        for view, move in Round(seats, f"worlds {seats}", preset, level, level):
            other_world = view_of(sample(view, rng), view.seat)
            assert bot(level, f"worlds {seats}").choose(other_world, BUDGET) == move
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("level", LEVELS)
def test_the_move_is_the_same_for_a_view_that_went_through_a_pipe(level: str) -> None:
    for view, move in Round(6, "pipe", "standard", level, level):
        received = pickle.loads(pickle.dumps(view))
        assert received == view
        assert bot(level, "pipe").choose(received, BUDGET) == move


def test_all_moves_are_the_same_in_another_process() -> None:
    command = "from tests.games.saboteur.bots.rounds import digest_of_rounds; print(digest_of_rounds())"
    other = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert other.stdout.strip() == digest_of_rounds()


def test_seeds_make_players_that_choose_differently_among_equals() -> None:
    view = next(iter(Round(5, "seeds", miners="random", saboteurs="random")))[0]
    assert len({bot("random", str(seed)).choose(view, BUDGET) for seed in range(20)}) > 1


def test_a_seat_that_is_not_to_move_is_refused() -> None:
    state = Round(5, "not to move").state
    with pytest.raises(ValueError):
        bot("careful", "x").choose(view_of(state, 1), BUDGET)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError):
        bot("no-such-level", "x")


def test_no_player_needs_a_costly_thought() -> None:
    for view, _ in Round(5, "no budget"):
        assert check_move(view, bot("careful", "no budget").choose(view, 0)) is None
