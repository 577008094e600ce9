"""A move is taken back only where it was decided openly and nothing came out with it."""

import pytest

from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.engine.moves import Roll, Walk
from saboteur_desktop.games.haunted_house.engine.refusal import IllegalReason
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng


def house(seed: str = "back", preset: str = "normal") -> Match:
    """Return a match of the Haunted House whose first die is rolled."""
    game = registry.engine("haunted-house")
    match = Match(game, game.read_ruleset({"preset": preset}), 3, seed)
    match.submit(0, Roll())
    return match


def resumed(match: Match) -> Match:
    """Return the match as it is after it was left and continued."""
    return Match.resumed(match.game, match.ruleset, match.seats, match.seed, match.rounds)


def test_a_walk_goes_back_to_the_rolled_die_and_no_further() -> None:
    match = house()
    rolled, before = match.view(None), match.rounds
    match.submit(0, Walk("h01"))
    assert match.retractable == 0
    match.retract()
    assert match.view(None) == rolled
    assert match.rounds == before
    assert match.retractable is None
    with pytest.raises(ValueError, match="cannot be taken back"):
        match.retract()
    refused = match.game.check_move(match.view(0), Roll())
    assert refused.reason is IllegalReason.ALREADY_ROLLED


def test_after_a_walk_was_taken_back_the_same_dice_and_cards_come() -> None:
    one, other = house(), house()
    other.submit(0, Walk("h01"))
    other.retract()
    for match in (one, other):
        match.submit(0, Walk(match.view(None).table.places[0]))
        match.submit(1, Roll())
    assert one.view(None) == other.view(None)


def test_the_next_roll_ends_it() -> None:
    match = house()
    match.submit(0, Walk("h01"))
    match.submit(1, Roll())
    assert match.retractable is None


def test_a_fight_a_number_and_the_end_stay() -> None:
    for preset in ("easy", "master"):
        match, rng = house(preset, preset), Rng(preset)
        while match.outcome is None:
            seat = match.to_move
            assert seat is not None
            log = len(match.view(None).table.log)
            match.submit(seat, rng.choice(match.game.legal_moves(match.view(seat))))
            kinds = {event.kind for event in match.view(None).table.log[log:]}
            chance_spoke = kinds & {"rolled", "fought", "number_shown", "card_turned"}
            over = match.outcome is not None
            assert match.retractable == (None if chance_spoke or over else seat)


def test_a_resumed_match_takes_back_what_it_would_have_taken_back_before() -> None:
    for preset in ("easy", "master"):
        match, rng = house(preset, preset), Rng(preset)
        taken_back = 0
        while match.outcome is None:
            seat = match.to_move
            assert seat is not None
            before = match.view(None)
            match.submit(seat, rng.choice(match.game.legal_moves(match.view(seat))))
            again = resumed(match)
            assert again.view(None) == match.view(None)
            assert again.retractable == match.retractable
            if again.retractable is not None:
                again.retract()
                assert again.view(None) == before
                assert again.retractable is resumed(again).retractable is None
                taken_back += 1
        assert taken_back


@pytest.mark.parametrize("preset", ["standard", "saboteur2"])
def test_where_cards_are_hidden_nothing_is_ever_taken_back(preset: str) -> None:
    game, rng = registry.engine("saboteur"), Rng(preset)
    match = Match(game, game.read_ruleset({"preset": preset}), 4, "hidden")
    while match.outcome is None:
        seat = match.to_move
        if seat is None:
            match.deal_next_round()
        else:
            match.submit(seat, rng.choice(game.legal_moves(match.view(seat))))
        assert match.retractable is None
    assert resumed(match).retractable is None
