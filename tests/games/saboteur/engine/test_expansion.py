"""Saboteur 2, case by case as rules/saboteur2.md section 9 numbers them: setup, turn, action cards."""

from collections import Counter
from typing import Any

import pytest

from saboteur_desktop.games.saboteur.engine import catalog
from saboteur_desktop.games.saboteur.engine.notation.fault import Fault
from saboteur_desktop.games.saboteur.engine.roles import role_cards
from saboteur_desktop.kernel.rng import Rng
from tests.games.saboteur.engine.plays import GAME, deal, endless, pick, ruleset
from tests.games.saboteur.engine.written import Text, answered, played, refused, scenario

RULES: dict[str, Any] = {"preset": "saboteur2"}
ALL = ruleset("saboteur2")
MAPS = [["map"], ["map"], ["map"]]


def hands(*cards: str) -> list[list[str]]:
    """The first of three seats holds these, the others a map each."""
    return [list(cards), ["map"], ["map"]]


def on(card: str, target: int) -> Text:
    return {"do": card, "target": target}


def clear(cards: list[str], remove: str) -> Text:
    return {"do": "clear", "cards": cards, "remove": remove}


def discard(*cards: str) -> Text:
    return {"do": "discard", "cards": list(cards)}


def put(*cards: str) -> list[list[str]]:
    """These lie in front of the first of three seats."""
    return [list(cards), [], []]


def reason(setup: Text, move: Text, seats: int = 3, **options: Any) -> str | None:
    return refused(setup, move, seats=seats, **{**RULES, **options})[0]


def test_s01_the_deck_has_118_cards_of_which_108_are_played() -> None:
    whole = catalog.deck("official27", expansion=True)
    assert len(whole) == 118
    assert sum(catalog.EXPANSION_PATHS.values()) == 30
    assert len(catalog.EXPANSION_PATHS) == 26
    assert sum(catalog.EXPANSION_ACTIONS.values()) + 1 == 21
    assert whole.count("rockfall") == 4
    state = deal(ALL, 5, 1)
    assert sum(map(len, state.hands)) + len(state.deck) == 108
    assert sum(map(len, deal(ruleset("saboteur2", removed_cards=0), 5, 1).hands)) + 88 == 118


@pytest.mark.parametrize("seats", range(2, 13))
def test_s02_everybody_gets_six_cards(seats: int) -> None:
    state = deal(ALL, seats, "six")
    assert {len(hand) for hand in state.hands} == {6}
    assert len(state.deck) == 108 - 6 * seats
    assert state.table.reserve == 15 - seats


@pytest.mark.parametrize("seats", [0, 1, 13])
def test_s03_one_or_thirteen_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 12 players"):
        deal(ALL, seats, "no")


def test_s04_the_fifteen_roles() -> None:
    counts = {"blue": 4, "green": 4, "saboteur": 3, "geologist": 2, "boss": 1, "profiteer": 1}
    assert Counter(role_cards(ALL, 7)) == counts


def test_s05_every_round_is_dealt_from_all_cards_and_roles_and_gold_is_kept() -> None:
    state = deal(ALL, 4, "rounds")
    numbers = endless("s05")
    while state.table.phase != "round_over":
        moves = GAME.legal_moves(GAME.view(state, state.table.to_move))
        state = GAME.apply(state, pick(moves, next(numbers))).state
    again = GAME.next_round(state, Rng("again")).state
    assert sum(map(len, again.hands)) + len(again.deck) == 108
    assert Counter(again.roles + again.spare_roles) == Counter(role_cards(ALL, 4))
    assert again.table.in_front == ((),) * 4
    assert again.put_away == ()
    assert again.gold == state.gold


def test_s06_the_left_neighbour_of_whoever_played_the_last_card_begins() -> None:
    table = [{"cell": [x, 0], "card": "EW", "turned": False} for x in range(1, 7)]
    lay = {"do": "path", "card": "EW", "cell": [7, 0]}
    setup = {"starter": 1, "table": table, "hands": [["map"], ["EW"], ["map"], ["map"], ["map"]]}
    assert played(setup, [lay], seats=5, **RULES)["round"]["next_starter"] == 2
    spent = {"starter": 4, "hands": [[], [], [], [], ["NS"]]}
    assert played(spent, [discard("NS")], seats=5, **RULES)["round"]["next_starter"] == 0


def test_s07_a_pass_with_three_draws_as_many_as_there_are() -> None:
    told = played(
        {"hands": hands("NS", "EW", "ESW", "map"), "deck": ["SW", "ES"]}, [discard("NS", "EW", "ESW")], **RULES
    )
    assert told["state"]["hands"][0] == ["map", "SW", "ES"]


@pytest.mark.parametrize(("number", "legal"), [(0, False), (1, True), (2, True), (3, True), (4, False)])
def test_one_to_three_cards_are_discarded_to_pass(number: int, legal: bool) -> None:
    cards = ["NS", "EW", "ESW", "SW"]
    refusal = reason({"hands": hands(*cards), "deck": ["map"] * 5}, discard(*cards[:number]))
    assert refusal == (None if legal else "wrong_count")


def test_more_cards_than_are_held_cannot_be_discarded() -> None:
    assert reason({"hands": hands("NS", "EW")}, discard("NS", "NS")) == "not_in_hand"
    assert reason({"hands": hands("NS", "EW"), "in_front": put("trap")}, clear(["NS", "NS"], "trap")) == "not_in_hand"


def test_s09_with_an_empty_pile_a_card_is_spent_each_turn_and_empty_hands_are_skipped() -> None:
    setup = {"hands": hands("NS"), "deck": []}
    assert reason(setup, {"do": "path", "card": "NS", "cell": [1, 0]}) == "edge_mismatch"
    told = played({"hands": [["NS"], ["map", "EW"], ["map"]]}, [discard("NS"), discard("EW"), discard("map")], **RULES)
    assert told["to_move"] == 1
    assert "seat_skipped" in [event["kind"] for event in told["events"]]


def test_s10_two_cards_clear_away_one_and_one_is_drawn() -> None:
    cards = ["NS", "EW", "map", "EW", "NS", "ESW"]
    setup = {"hands": hands(*cards), "in_front": put("trap"), "deck": ["SW", "ES", "NESW", "map", "rockfall"]}
    told = played(setup, [clear(["NS", "EW"], "trap")], **RULES)
    assert told["state"]["in_front"] == [[], [], []]
    assert len(told["state"]["hands"][0]) == 5
    turn = [clear(["NS", "EW"], "trap"), discard("map"), discard("map"), discard("EW", "NS")]
    assert len(played(setup, turn, **RULES)["state"]["hands"][0]) == 5
    refilled = played(setup, [clear(["NS", "EW"], "trap")], discard_two_refill=True, **RULES)
    assert len(refilled["state"]["hands"][0]) == 6


def test_s11_without_two_cards_or_anything_in_front_nothing_is_cleared() -> None:
    assert reason({"hands": hands("NS"), "in_front": put("trap")}, clear(["NS"], "trap")) == "wrong_count"
    assert reason({"hands": hands("NS", "EW")}, clear(["NS", "EW"], "trap")) == "nothing_to_remove"
    elsewhere = {"hands": hands("NS", "EW"), "in_front": [[], ["trap"], []]}
    assert reason(elsewhere, clear(["NS", "EW"], "trap")) == "nothing_to_remove"


@pytest.mark.parametrize("lying", ["trap", "theft", "break-pickaxe", "break-lantern", "break-cart"])
def test_whatever_lies_in_front_may_be_cleared(lying: str) -> None:
    setup = {"hands": hands("NS", "EW", "map"), "in_front": put(lying)}
    assert played(setup, [clear(["EW", "NS"], lying)], **RULES)["state"]["in_front"][0] == []


def test_s12_one_clearing_removes_one_card_only() -> None:
    setup = {"hands": hands("NS", "EW", "EW"), "in_front": put("break-pickaxe", "break-lantern"), "deck": ["EW"]}
    told = answered(
        scenario(
            setup,
            [
                clear(["NS", "EW"], "break-pickaxe"),
                discard("map"),
                discard("map"),
                {"do": "path", "card": "EW", "cell": [1, 0]},
            ],
            **RULES,
        )
    )
    assert told["rejected"] is None or told["rejected"]["reason"] == "tool_broken"
    assert told["state"]["in_front"][0] == ["break-lantern"]


def test_s14_clearing_is_legal_with_an_empty_pile() -> None:
    setup = {"hands": hands("NS", "EW", "map"), "in_front": put("trap"), "deck": []}
    assert played(setup, [clear(["NS", "EW"], "trap")], **RULES)["state"]["hands"][0] == ["map"]


def test_s15_a_second_theft_is_refused() -> None:
    theft = {"do": "theft", "card": "theft"}
    assert reason({"hands": hands("theft", "map"), "in_front": put("theft")}, theft) == "already_in_front"
    told = played({"hands": hands("theft", "map")}, [theft], **RULES)
    assert told["state"]["in_front"] == [["theft"], [], []]
    assert reason({"hands": hands("map")}, theft) == "not_in_hand"


def test_s16_a_theft_may_be_laid_while_trapped() -> None:
    assert reason({"hands": hands("theft", "map"), "in_front": put("trap")}, {"do": "theft"}) is None


@pytest.mark.parametrize(("card", "lying"), [("hands-off", "theft"), ("free", "trap")])
def test_s17_and_s20_a_rescue_needs_its_target_and_may_be_played_on_oneself(card: str, lying: str) -> None:
    assert reason({"hands": hands(card, "map")}, on(card, 1)) == "nothing_to_remove"
    for seat in range(3):
        in_front: list[list[str]] = [[], [], []]
        in_front[seat] = [lying, "break-cart"]
        told = played({"hands": hands(card, "map"), "in_front": in_front}, [on(card, seat)], **RULES)
        assert told["state"]["in_front"][seat] == ["break-cart"]
    assert reason({"hands": hands(card, "map")}, on(card, 3)) == "no_such_target"


def test_s19_a_trapped_player_lays_no_path_card_and_does_all_the_rest() -> None:
    table = [{"cell": [1, 0], "card": "EW", "turned": False}]
    setup = {
        "hands": hands("E|W", "W+ladder", "EW+blue-door", "rockfall", "map"),
        "in_front": put("trap"),
        "table": table,
    }
    for card in ("E|W", "W+ladder", "EW+blue-door"):
        assert reason(setup, {"do": "path", "card": card, "cell": [2, 0]}) == "trapped"
    assert reason(setup, {"do": "map", "goal": 0}) is None
    assert reason(setup, {"do": "rockfall", "cell": [1, 0]}) is None
    assert reason(setup, discard("map")) is None
    assert reason(setup, clear(["map", "E|W"], "trap")) is None
    both = {**setup, "in_front": put("trap", "break-cart")}
    assert reason(both, {"do": "path", "card": "E|W", "cell": [2, 0]}) == "tool_broken"


def test_a_trap_is_for_others_who_are_not_trapped() -> None:
    setup = {"hands": hands("trap", "map"), "in_front": [[], ["trap"], []]}
    assert reason(setup, on("trap", 0)) == "self_target"
    assert reason(setup, on("trap", 1)) == "already_in_front"
    assert reason(setup, on("trap", 2)) is None
    assert reason(setup, on("trap", -1)) == "no_such_target"


@pytest.mark.parametrize("deck", [["map", "map"], []])
def test_s21_hands_change_owners_and_the_other_player_draws(deck: list[str]) -> None:
    setup = {"hands": [["swap-hands", *["EW"] * 5], ["NS"] * 4, ["map"]], "deck": deck}
    told = played(setup, [on("swap-hands", 1)], **RULES)
    assert told["state"]["hands"][:2] == [["NS"] * 4, ["EW"] * 5 + deck[:1]]
    assert told["to_move"] == 1


def test_swapped_with_an_empty_hand_a_player_is_left_with_none() -> None:
    told = played({"hands": [["swap-hands", "EW"], [], ["map"]], "deck": []}, [on("swap-hands", 1)], **RULES)
    assert told["state"]["hands"] == [[], ["EW"], ["map"]]
    assert reason({"hands": hands("swap-hands")}, on("swap-hands", 0)) == "self_target"


def test_only_the_two_know_what_was_in_swapped_hands() -> None:
    setup = {"hands": [["swap-hands", "EW"], ["NS", "SW"], ["map"]], "deck": ["ES"]}
    views = played(setup, [on("swap-hands", 1)], ask=["view:0", "view:1", "view:2", "view:spectator"], **RULES)["views"]
    given = {viewer: [e for e in view["memory"] if e["kind"] == "hand_given"] for viewer, view in views.items()}
    assert given["0"] == [{"kind": "hand_given", "seat": 0, "target": 1, "cards": ["EW"]}]
    assert given["1"] == [{"kind": "hand_given", "seat": 1, "target": 0, "cards": ["NS", "SW"]}]
    assert given["2"] == given["spectator"] == []
    assert "SW" not in str(views["2"]["log"])


def test_s23_only_the_inspector_learns_a_role() -> None:
    setup = {"hands": hands("inspect", "map"), "roles": ["blue", "profiteer", "green"]}
    views = played(setup, [on("inspect", 1)], ask=["view:0", "view:1", "view:2", "view:spectator"], **RULES)["views"]
    assert "profiteer" in str(views["0"])
    assert "profiteer" not in str(views["2"]) + str(views["spectator"])
    assert {"kind": "role_inspected", "seat": 0, "target": 1} in views["2"]["log"]
    assert reason(setup, on("inspect", 0)) == "self_target"


def test_s24_a_new_hat_comes_from_the_reserve_and_the_old_one_is_out() -> None:
    setup = {
        "hands": [["swap-hats", "swap-hats"], ["map"], ["map"]],
        "roles": ["blue", "green", "boss"],
        "spare_roles": ["saboteur", "profiteer"],
    }
    asked = ["state", "view:0", "view:1", "view:2"]
    told = played(setup, [on("swap-hats", 0)], ask=asked, **RULES)
    assert told["state"]["roles"] == ["saboteur", "green", "boss"]
    assert told["views"]["0"]["role"] == "saboteur"
    assert "saboteur" not in str(told["views"]["1"]["log"]) + str(told["views"]["1"]["memory"])
    assert told["views"]["1"]["reserve"] == 1
    other = played(setup, [on("swap-hats", 2)], ask=asked, **RULES)["views"]
    assert other["2"]["role"] == "saboteur"
    assert "saboteur" not in str(other["0"]["log"]) + str(other["0"]["memory"])
    twice = played(setup, [on("swap-hats", 0), discard("map"), discard("map"), on("swap-hats", 0)], **RULES)
    assert twice["state"]["roles"][0] == "profiteer"
    assert reason({**setup, "spare_roles": []}, on("swap-hats", 1)) == "no_reserve"


def test_s24_the_reserve_of_twelve_never_runs_empty() -> None:
    state = deal(ALL, 12, "twelve")
    assert len(state.spare_roles) == 3
    assert catalog.EXPANSION_ACTIONS["swap-hats"] == 2


def test_s26_who_gets_a_new_hat_stays_trapped() -> None:
    setup = {"hands": hands("swap-hats"), "in_front": [[], ["trap"], []], "spare_roles": ["boss"]}
    assert played(setup, [on("swap-hats", 1)], **RULES)["state"]["in_front"] == [[], ["trap"], []]


@pytest.mark.parametrize("card", ["NS|EW", "EW|S+crystal", "EW+blue-door", "NESW+crystal"])
def test_s27_a_rockfall_takes_any_laid_card(card: str) -> None:
    setup = {"hands": hands("rockfall"), "table": [{"cell": [1, 0], "card": card, "turned": False}]}
    assert played(setup, [{"do": "rockfall", "cell": [1, 0]}], **RULES)["state"]["table"] == []
    assert reason(setup, {"do": "rockfall", "cell": [0, 0]}) == "not_a_tunnel"
    assert reason(setup, {"do": "rockfall", "cell": [8, 2]}) == "not_a_tunnel"
    up = {**setup, "revealed": [{"goal": 0}]}
    assert reason(up, {"do": "rockfall", "cell": [8, -2]}) == "not_a_tunnel"


def test_s29_five_different_cards_may_lie_in_front_and_none_twice() -> None:
    five = put("theft", "trap", "break-lantern", "break-pickaxe", "break-cart")
    assert played({"hands": hands("map"), "in_front": five}, [], **RULES)["state"]["in_front"] == five
    with pytest.raises(Fault, match="twice"):
        answered(scenario({"in_front": put("trap", "trap")}, **RULES))


@pytest.mark.parametrize(
    ("setup", "path"),
    [
        ({"hands": hands("theft")}, "rounds.0.setup.hands.0.0"),
        ({"deck": ["EW", "NS|EW"]}, "rounds.0.setup.deck.1"),
        ({"in_front": put("trap")}, "rounds.0.setup.in_front.0.0"),
        ({"table": [{"cell": [1, 0], "card": "NS|EW"}]}, "rounds.0.setup.table.0.card"),
        ({"roles": ["miner", "boss", "miner"]}, "rounds.0.setup.roles.1"),
    ],
)
def test_what_only_the_expansion_has_is_refused_in_the_base_game(setup: Text, path: str) -> None:
    with pytest.raises(Fault) as caught:
        answered(scenario(setup))
    assert caught.value.path == path


def test_in_the_base_game_one_card_is_discarded_and_nothing_cleared() -> None:
    assert refused({"hands": hands("NS", "EW")}, discard("NS", "EW"))[0] == "wrong_count"
    broken = {"hands": hands("NS", "EW"), "in_front": put("break-cart")}
    assert refused(broken, clear(["NS", "EW"], "break-cart"))[0] == "wrong_count"


def test_a_move_is_made_with_the_card_it_names() -> None:
    with pytest.raises(Fault, match="trap"):
        answered(scenario({"hands": hands("trap")}, [{"do": "trap", "card": "free", "target": 1}], **RULES))
