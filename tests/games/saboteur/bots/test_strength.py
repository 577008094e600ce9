"""A guard against players that forgot how to play: few rounds, wide bounds, always the same deals."""

from tests.games.saboteur.bots.rounds import miners_share


def test_careful_teams_are_a_fair_match_at_five() -> None:
    assert 0.45 <= miners_share(100, 5, "careful", "careful") <= 0.75


def test_careful_miners_beat_random_saboteurs() -> None:
    assert miners_share(60, 5, "careful", "random") >= 0.8


def test_random_miners_never_get_past_careful_saboteurs() -> None:
    assert miners_share(25, 5, "random", "careful") <= 0.04


def test_a_lone_saboteur_among_three_miners_hardly_ever_wins() -> None:
    assert miners_share(30, 4, "careful", "careful") >= 0.85
