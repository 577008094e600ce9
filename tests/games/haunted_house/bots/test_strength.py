"""A guard against partners that forgot how to play: few matches, wide bounds, always the same houses."""

import itertools

import pytest

from saboteur_desktop.app.simulate_house import simulate
from saboteur_desktop.games.haunted_house.bots.measured import WIN_SHARES
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES, PresetName


def test_every_level_was_measured_and_the_levels_stand_from_the_kindest_to_the_hardest() -> None:
    assert tuple(WIN_SHARES) == PRESET_NAMES
    for hunters in (3, 4):
        shares = [WIN_SHARES[preset][hunters] for preset in PRESET_NAMES]
        assert all(harder < kinder + 0.02 for kinder, harder in itertools.pairwise(shares))


def test_the_normal_level_is_fair_to_sensible_play() -> None:
    assert all(0.4 <= share <= 0.65 for share in WIN_SHARES["normal"].values())


@pytest.mark.parametrize(("preset", "hunters"), [("normal", 3), ("normal", 4), ("very-easy", 3), ("hard", 3)])
def test_a_level_is_as_hard_as_it_was_measured(preset: PresetName, hunters: int) -> None:
    # Forty matches have a standard error of 0.08.
    assert simulate(hunters, preset, 40, "strength")["win_share"] == pytest.approx(
        WIN_SHARES[preset][hunters], abs=0.22
    )
