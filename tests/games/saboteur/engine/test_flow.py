"""Turns and rounds (rules section 6): cases B of section 9.4 and faults of other programs, by number."""

from collections import Counter

import pytest

from saboteur_desktop.games.saboteur.engine import catalog
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.engine.plays import GAME, SEATS, deal, endless, passing, pick, play_out, ruleset
from tests.games.saboteur.engine.written import (
    Text,
    answered,
    discard,
    goals,
    lies,
    path,
    played,
    row0,
    scenario,
)

# Section 6.1: the last turn and the next starter of a failed round, counted from the starter.
TABLE_6_1 = {3: (0, 1), 4: (2, 3), 5: (1, 2), 6: (0, 1), 7: (3, 4), 8: (2, 3), 9: (3, 4), 10: (6, 7)}


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("seats", SEATS)
def test_the_67_turn_law(seats: int, starter: int) -> None:
    turns = passing(deal(ruleset(), seats, "law", starter))
    assert [step.before.table.to_move for step in turns] == [(starter + turn) % seats for turn in range(67)]
    last, following = TABLE_6_1[seats]
    result = turns[-1].after.table.result
    assert result is not None
    assert turns[-1].before.table.to_move == (starter + last) % seats
    assert result.next_starter == (starter + following) % seats
    assert result.winner == "saboteurs"
    assert not any(event.kind == "seat_skipped" for step in turns for event in step.events)


@pytest.mark.parametrize("seats", SEATS)
def test_with_the_larger_deck_a_failed_round_takes_68_turns(seats: int) -> None:
    turns = passing(deal(ruleset("bga"), seats, "law"))
    assert len(turns) == 68
    assert turns[-1].before.table.to_move == 67 % seats


def test_b64_four_players_with_seat_1_to_start_end_with_seat_3() -> None:
    turns = passing(deal(ruleset(), 4, "b64", starter=1))
    result = turns[-1].after.table.result
    assert result is not None
    assert (len(turns), turns[-1].before.table.to_move, result.next_starter) == (67, 3, 0)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_played_a_round_without_gold_takes_67_turns_in_strict_rotation(seats: int, seed: int) -> None:
    turns = [step for step in play_out(deal(ruleset(), seats, seed), seed) if step.before.table.phase == "playing"]
    assert [step.before.table.to_move for step in turns] == [turn % seats for turn in range(len(turns))]
    result = turns[-1].after.table.result
    assert result is not None
    assert len(turns) == 67 or result.winner == "miners"


@pytest.mark.parametrize("preset", ["standard", "amigo-later", "ru-booklet", "bga"])
def test_b65_the_round_goes_on_when_the_draw_pile_is_empty(preset: str) -> None:
    setup = {"hands": [["EW", "NS"], ["map", "NS"], ["map", "NS"]], "deck": ["map"]}
    moves = [path("H", 1, 0), discard("NS"), discard("NS")]
    told = played(setup, moves, preset=preset, map_target="any_goal")
    assert (told["phase"], told["to_move"], told["state"]["deck"]) == ("playing", 0, [])
    assert told["state"]["hands"] == [["NS", "map"], ["map"], ["map"]]


HOPELESS: Text = {"hands": [["NS", "repair-cart"], ["repair-cart"], ["repair-cart"]], "deck": []}


@pytest.mark.parametrize(("preset", "turns"), [("amigo-later", 1), ("ru-booklet", 4), ("standard", 4)])
def test_b67_with_only_unmatched_repairs_left_the_option_says_when_the_round_ends(preset: str, turns: int) -> None:
    moves = [discard("NS"), discard("repair-cart"), discard("repair-cart"), discard("repair-cart")]
    for count in range(1, 5):
        told = answered(scenario(HOPELESS, moves[:count], preset=preset))
        assert (told["phase"] == "round_over") == (count >= turns), count
    assert told["round"] is not None
    assert told["round"]["winner"] == "saboteurs"


def test_b67_all_passed_counts_a_pass_only_when_no_card_could_have_been_played() -> None:
    repairs = ["repair-cart"] * 4
    setup = {"hands": [[*repairs], [*repairs, "EW"], [*repairs]], "deck": []}
    one_round = [discard("repair-cart")] * 3
    told = played(setup, one_round * 3, preset="ru-booklet")
    assert told["phase"] == "playing", "seat 1 could have laid its tunnel each time"
    moves = [discard("repair-cart"), discard("EW"), *one_round]
    told = answered(scenario(setup, moves, preset="ru-booklet"))
    assert (told["accepted"], told["phase"]) == (5, "round_over")
    assert told["round"]["next_starter"] == 2


def test_b67_with_cards_left_to_draw_nobody_has_passed_for_good() -> None:
    setup = {"hands": [["repair-cart"] * 2] * 3, "deck": ["repair-cart"] * 3}
    told = played(setup, [discard("repair-cart")] * 3, preset="ru-booklet")
    assert told["phase"] == "playing"
    assert played(setup, [discard("repair-cart")] * 6, preset="ru-booklet")["phase"] == "round_over"


def test_all_passed_counts_a_seat_without_cards_as_one_that_could_not_play() -> None:
    setup = {"hands": [["repair-cart"] * 3, [], ["repair-cart"] * 3], "deck": []}
    moves = [discard("repair-cart")] * 2
    assert played(setup, moves[:1], preset="ru-booklet")["phase"] == "playing"
    assert played(setup, moves, preset="ru-booklet")["phase"] == "round_over"


def test_no_playable_now_looks_at_tools_and_at_every_hand() -> None:
    setup = {"hands": [["repair-cart", "NS"], ["EW"], ["repair-cart"]], "in_front": [[], ["break-lantern"], []]}
    told = played(setup, [discard("NS")], preset="amigo-later")
    assert told["phase"] == "round_over", "seat 1 may not lay its tunnel with a broken lantern"
    whole = {**setup, "in_front": [[], [], []]}
    assert played(whole, [discard("NS")], preset="amigo-later")["phase"] == "playing"
    mending = {**setup, "in_front": [[], ["break-cart"], []]}
    assert played(mending, [discard("NS")], preset="amigo-later")["phase"] == "playing"


def test_no_playable_now_waits_for_the_last_card_to_be_drawn() -> None:
    setup = {"hands": [["NS"], ["repair-cart"], ["repair-cart"]], "deck": ["repair-cart", "repair-cart"]}
    assert played(setup, [discard("NS")], preset="amigo-later")["phase"] == "playing"
    told = played(setup, [discard("NS"), discard("repair-cart")], preset="amigo-later")
    assert told["phase"] == "round_over"


def test_b69_the_last_card_of_the_round_may_reach_the_gold() -> None:
    for preset in ("standard", "amigo-later", "ru-booklet"):
        setup = {"hands": [["EW"], [], []], "table": row0(6), "goals": goals("A$B"), "gold_deck": [1, 2, 3]}
        told = played(setup, [path("H", 7, 0)], preset=preset)
        assert told["round"]["winner"] == "miners"
        assert told["phase"] == "sharing"


@pytest.mark.parametrize("seats", SEATS)
def test_fault_29_left_of_the_last_card_begins_the_next_round(seats: int) -> None:
    for finisher in range(seats):
        hands = [["EW", "map"] if seat == finisher else ["map"] for seat in range(seats)]
        setup = {"starter": finisher, "hands": hands, "table": row0(6), "goals": goals("A$B")}
        told = played(setup, [path("H", 7, 0)], seats=seats)
        assert told["round"]["next_starter"] == (finisher + 1) % seats


def test_fault_27_a_seat_without_cards_is_skipped() -> None:
    setup = {"hands": [["map", "map"], [], ["map"]]}
    reads = {"do": "map", "goal": 0}
    told = played(setup, [reads])
    assert told["to_move"] == 2
    assert {"kind": "seat_skipped", "seat": 1} in told["events"]
    assert played(setup, [reads, reads])["to_move"] == 0
    over = played(setup, [reads, reads, reads])
    assert (over["phase"], over["to_move"], over["round"]["winner"]) == ("round_over", None, "saboteurs")
    assert over["round"]["next_starter"] == 1
    first = played({"hands": [[], ["map"], ["map"]]})
    assert first["to_move"] == 1


def test_after_the_round_no_move_is_legal() -> None:
    setup = {"hands": [["map"], [], []]}
    reads = {"do": "map", "goal": 0}
    told = answered(scenario(setup, [reads, reads], ask=["legal"]))
    assert told["rejected"] == {"index": 1, "reason": "round_over", "sides": []}
    assert told["legal"] == []
    again = answered(scenario(setup, [reads, {**reads, "seat": 2}]))
    assert again["rejected"]["reason"] == "round_over"


def test_while_gold_goes_round_any_other_move_comes_too_late() -> None:
    hands = [["EW", "map"], ["map"], ["map"]]
    setup = {"hands": hands, "table": row0(6), "goals": goals("A$B"), "gold_deck": [1, 2, 3]}
    reads = {"do": "map", "goal": 0}
    for late in (reads, {**reads, "seat": 1}):
        told = answered(scenario(setup, [path("H", 7, 0), late]))
        assert told["rejected"] == {"index": 1, "reason": "round_over", "sides": []}
    early = answered(scenario(setup, [{"do": "take_gold", "card": 1}]))
    assert early["rejected"]["reason"] == "not_offered"
    wrong_seat = answered(scenario(setup, [path("H", 7, 0), {"do": "take_gold", "card": 1, "seat": 1}]))
    assert wrong_seat["rejected"]["reason"] == "not_your_turn"


@pytest.mark.parametrize("seats", SEATS)
def test_b71_and_fault_26_a_new_round_is_dealt_afresh_and_only_the_gold_stays(seats: int) -> None:
    state = play_out(deal(ruleset(), seats, "b71"), "b71")[-1].after
    again = GAME.next_round(state, Rng("second deal")).state
    assert again.gold == state.gold
    assert Counter(again.gold_deck) == Counter(state.gold_deck)
    assert Counter(again.roles + again.spare_roles) == Counter(state.roles + state.spare_roles)
    cards = [card for hand in again.hands for card in hand] + list(again.deck)
    assert Counter(cards) == Counter(catalog.deck("official27"))
    assert again.table.in_front == ((),) * seats
    assert again.table.board.laid_cells() == []
    assert len(again.table.board.face_down) == 3
    assert again.table.discards == ()
    assert again.memories == ((),) * seats
    assert again.table.round_no == 2
    assert state.table.result is not None
    assert again.table.to_move == again.table.starter == state.table.result.next_starter


def test_roles_and_goals_change_places_from_round_to_round() -> None:
    state = play_out(deal(ruleset(), 5, "again"), "again")[-1].after
    deals = [GAME.next_round(state, Rng(f"second {number}")).state for number in range(40)]
    assert len({again.roles for again in deals}) > 5
    assert {again.goals.index("gold") for again in deals} == {0, 1, 2}


def test_a_round_is_dealt_only_between_two_rounds() -> None:
    state = deal(ruleset(rounds=1), 3, "once")
    with pytest.raises(ValueError, match="only when the one before is over"):
        GAME.next_round(state, Rng(1))
    over = play_out(state, "once")[-1].after
    assert GAME.outcome(over) is not None
    with pytest.raises(ValueError, match="another is to come"):
        GAME.next_round(over, Rng(1))


def test_fault_28_the_counters_are_the_cards_after_every_action() -> None:
    for step in play_out(deal(ruleset(), 6, "counter"), "counter"):
        for state in (step.before, step.after):
            assert state.table.hand_sizes == tuple(map(len, state.hands))
            assert state.table.deck_size == len(state.deck)
            assert state.table.gold_counts == tuple(map(len, state.gold))


@pytest.mark.parametrize("seed", range(40))
def test_every_value_of_round_end_gives_the_same_winner(seed: int) -> None:
    seats = 3 + seed % 8
    winners, lengths = set(), {}
    for option in ("hands_empty", "no_playable_now", "all_passed_unplayable"):
        # Mostly passing at first, so that many rounds get as far as the empty pile.
        state = deal(ruleset(round_end=option), seats, f"end {seed}")
        numbers = endless(seed)
        turns = 0
        while state.table.phase == "playing":
            moves = GAME.legal_moves(GAME.view(state, state.table.to_move))
            state = GAME.apply(state, pick(moves, next(numbers) if turns % 3 else 7 + 8 * (10**6 + seed))).state
            turns += 1
        assert state.table.result is not None
        winners.add(state.table.result.winner)
        lengths[option] = turns
    assert len(winners) == 1
    assert lengths["no_playable_now"] <= lengths["all_passed_unplayable"] <= lengths["hands_empty"]


def test_laying_a_stub_behind_the_start_is_a_turn_like_any_other() -> None:
    setup = {"hands": [["W"], ["map"], ["map"]], "deck": ["EW"], "table": [lies("H", 1, 0)]}
    told = played(setup, [path("dE", -1, 0)])
    assert told["to_move"] == 1
    assert told["state"]["hands"][0] == ["EW"]
