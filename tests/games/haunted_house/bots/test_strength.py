"""A guard against partners that forgot how to play: few matches, wide bounds, always the same houses."""

import pytest

from saboteur_desktop.app.simulate_house import simulate


@pytest.mark.parametrize(
    ("preset", "hunters", "least", "most"),
    [("normal", 3, 0.4, 0.8), ("normal", 4, 0.3, 0.7), ("very-easy", 3, 0.75, 1.0), ("hard", 3, 0.15, 0.6)],
)
def test_a_level_is_as_hard_as_it_was_measured(preset: str, hunters: int, least: float, most: float) -> None:
    assert least <= simulate(hunters, preset, 40, "strength")["win_share"] <= most
