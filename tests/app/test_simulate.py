"""Whole matches between computer players."""

import json
import subprocess
import sys

import pytest

from saboteur_desktop.app.simulate import simulate


def test_the_figures_of_some_matches() -> None:
    figures = simulate(5, "bga", 3, "figures")
    assert (figures["players"], figures["preset"], figures["matches"], figures["rounds"]) == (5, "bga", 3, 9)
    assert sum(part["rounds"] for part in figures["by_saboteurs"].values()) == 9
    assert set(figures["by_saboteurs"]) <= {"1", "2"}
    won = sum(part["rounds"] * part["miners_win_share"] for part in figures["by_saboteurs"].values())
    assert figures["miners_win_share"] == pytest.approx(won / 9, abs=0.001)
    assert 0 < figures["moves_per_round"] <= 68
    assert 0 < figures["cpu_ms_per_decision"]["median"] <= figures["cpu_ms_per_decision"]["p99"]
    assert json.loads(json.dumps(figures)) == figures


def test_the_same_seed_plays_the_same_matches() -> None:
    first, second, other = (simulate(4, "standard", 3, seed) for seed in ("one", "one", "two"))
    for figures in (first, second, other):
        del figures["cpu_ms_per_decision"], figures["seed"]
    assert first == second
    assert first != other


@pytest.mark.parametrize(
    ("players", "preset", "matches"), [(2, "standard", 1), (11, "standard", 1), (5, "no-such-preset", 1), (5, "bga", 0)]
)
def test_what_cannot_be_played_is_refused(players: int, preset: str, matches: int) -> None:
    with pytest.raises(ValueError):
        simulate(players, preset, matches, "1")


def test_no_window_and_no_process_is_needed() -> None:
    command = (
        "import sys; from saboteur_desktop.app.simulate import simulate; simulate(3, 'standard', 1, '1'); "
        "print([name for name in ('PySide6', 'multiprocessing.process') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
