"""Whole matches between partners in the haunted house."""

import json
import subprocess
import sys

import pytest

from saboteur_desktop.app.main import run
from saboteur_desktop.app.simulate_house import simulate


def test_the_figures_of_some_matches() -> None:
    figures = simulate(2, "easy", 4, "figures")
    assert (figures["players"], figures["hunters"], figures["preset"], figures["matches"]) == (2, 4, "easy", 4)
    assert sum(figures["results"].values()) == 4
    assert figures["win_share"] == figures["results"].get("won", 0) / 4
    assert 10 < figures["turns_per_match"] < 100
    assert 0 < figures["jewels_out"] <= 8
    assert json.loads(json.dumps(figures)) == figures


def test_the_same_seed_plays_the_same_matches() -> None:
    first, second, other = (simulate(3, "normal", 3, seed) for seed in ("one", "one", "two"))
    assert first == second
    assert first["turns_per_match"] != other["turns_per_match"]


@pytest.mark.parametrize(
    ("players", "preset", "matches"), [(0, "normal", 1), (5, "normal", 1), (3, "bga", 1), (3, "easy", 0)]
)
def test_what_cannot_be_played_is_refused(players: int, preset: str, matches: int) -> None:
    with pytest.raises(ValueError):
        simulate(players, preset, matches, "1")


def test_the_command_plays_it_at_its_usual_level_with_as_many_as_may_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--game", "haunted-house", "--matches", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["game"], figures["preset"], figures["players"]) == ("haunted-house", "normal", 4)
    assert run(["simulate", "--game", "haunted-house", "--players", "5", "--matches", "1"]) == 2
    assert "the Haunted House is for 1 to 4 players, not 5" in capsys.readouterr().err


def test_no_window_and_no_process_is_needed() -> None:
    command = (
        "import sys; from saboteur_desktop.app.simulate_house import simulate; simulate(3, 'easy', 1, '1'); "
        "print([name for name in ('PySide6', 'multiprocessing.process') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
