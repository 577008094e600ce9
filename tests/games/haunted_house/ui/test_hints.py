"""Advice shows two things to do, each with its reason, and never before it is known how far the hunter gets."""

import pytest

from saboteur_desktop.games.haunted_house.bots.careful_bot import CarefulBot
from saboteur_desktop.games.haunted_house.bots.plan import NO_PLAN, Plan
from saboteur_desktop.games.haunted_house.engine.legality import legal_moves
from saboteur_desktop.games.haunted_house.engine.moves import Decide, Walk
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.games.haunted_house.ui.hints import hint_text, hints
from tests.games.haunted_house.engine.plays import GAME, begin, ruleset
from tests.games.haunted_house.ui.tables import new_table, walking, with_ghosts


@pytest.mark.parametrize("preset", ["normal", "master"])
def test_all_through_a_match_two_different_legal_moves_are_advised_in_whole_sentences(preset: str) -> None:
    state, careful = begin(ruleset(preset), 3, 5), CarefulBot("hints")
    advised = 0
    while (table := state.table).to_move is not None:
        view = HouseView(table, table.to_move)
        moves = legal_moves(view)
        given = hints(table, NO_PLAN)
        assert bool(given) == (table.phase != "rolling")
        for hint in given:
            assert hint.move in moves
            assert hint.option.endswith(".")
            assert hint.reason.endswith(".")
            assert "{" not in hint.option + hint.reason
        places = {move.to for move in moves if isinstance(move, Walk)}
        if given and len(places) > 1:
            one, other = given
            assert isinstance(one.move, Walk)
            assert isinstance(other.move, Walk)
            assert one.move.to != other.move.to
            advised += 1
        state, _ = GAME.apply(state, careful.choose(view, 0))
    assert advised > 10


def test_the_best_advice_is_what_a_careful_partner_would_do() -> None:
    table = walking(new_table(), 3, "h02")
    best = hints(table, NO_PLAN)[0]
    assert best.move == CarefulBot("any").choose(HouseView(table, 0), 0)


def test_whoever_is_locked_in_alone_hears_why_nothing_else_is_advised() -> None:
    [only] = hints(with_ghosts(walking(new_table(), 4, "C", carried=(0,)), {}, "C"), NO_PLAN)
    assert only.option == "Stay: Kitchen (C)."
    assert "no way out" in only.reason


def test_a_shown_number_leads_to_two_deeds() -> None:
    rules = new_table(preset="master")
    jewels = tuple(1 if room == "A" else jewel for room, jewel in zip(rules.board.rooms, rules.jewels, strict=True))
    table = walking(rules, 3, "A")._replace(phase="deciding", jewels=jewels)
    assert [hint.move for hint in hints(table, NO_PLAN)] == [Decide("take"), Decide("leave")]


def test_advice_keeps_to_what_the_table_has_agreed_on() -> None:
    table = walking(new_table(), 3, "h02")
    promised = hints(table, Plan(takes=((1, "A"), (1, "L"))))
    assert all(hint.move not in (Walk("A", "take"), Walk("L", "take")) for hint in promised)


def test_before_the_roll_it_is_told_what_a_roll_brings() -> None:
    assert "Roll the die first" in hint_text(new_table(), NO_PLAN)
    assert hint_text(walking(new_table(), 3, "h02"), NO_PLAN).count("•") == 2
