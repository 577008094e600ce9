from hypothesis import given
from hypothesis import strategies as st

from saboteur_desktop.paint.noise import noise, seed_of
from saboteur_desktop.paint.paths import rounded
from saboteur_desktop.paint.wobble import wobble

places = st.floats(-1e4, 1e4)


@given(places, places, st.integers(0, 2**31))
def test_noise_stays_between_minus_one_and_one(x: float, y: float, seed: int) -> None:
    assert -1.0 <= noise(x, y, seed) <= 1.0


@given(places, places, st.integers(0, 2**31))
def test_noise_is_smooth(x: float, y: float, seed: int) -> None:
    assert abs(noise(x + 0.001, y, seed) - noise(x, y, seed)) < 0.01


def test_seeds_depend_on_the_parts_alone() -> None:
    assert seed_of("NESW", 3) == seed_of("NESW", 3) == 424886400
    assert seed_of("NESW", 3) != seed_of("NESW", 4)


def test_a_cut_is_the_same_for_the_same_seed() -> None:
    square = rounded(0, 0, 100, 100)
    assert wobble(square, 4, 17, 5) == wobble(square, 4, 17, 5)
    assert wobble(square, 4, 17, 5) != wobble(square, 4, 17, 6)


def test_a_cut_stays_near_its_outline() -> None:
    bounds = wobble(rounded(0, 0, 100, 100), 4, 17, 5).boundingRect()
    assert -8 < bounds.left() < 8
    assert 92 < bounds.right() < 108


def test_where_the_wobble_has_faded_the_edge_keeps_to_the_outline() -> None:
    straight = wobble(rounded(0, 0, 100, 100), 4, 17, 5, fade=lambda x, y: 0.0).boundingRect()
    assert abs(straight.left()) < 1
    assert abs(straight.right() - 100) < 1
