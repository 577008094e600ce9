"""The variants of the base game (rules/saboteur2.md sections 8 and 9): selfish dwarfs, other mines, other roles."""

from collections import Counter
from typing import Any

import pytest

from saboteur_desktop.games.saboteur.engine import catalog
from saboteur_desktop.games.saboteur.engine.events import FellowsTold
from saboteur_desktop.games.saboteur.engine.roles import SEAT_COUNTS, role_cards, saboteur_pay
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from tests.games.saboteur.engine.plays import GAME, deal, ruleset
from tests.games.saboteur.engine.written import Text, answered, path, played, refused, row0, scenario

FOUR: dict[str, Any] = {"preset": "selfish-dwarf-4"}
LAST = path("H", 8, 0)


def four(roles: list[str], finisher: int, **given: Any) -> Text:
    """The answer once that seat has dug the last card to the far middle goal."""
    in_front = given.pop("in_front", [[], [], [], []])
    hands = [["map"] for _ in roles]
    hands[finisher] = ["EW"]
    setup = {"starter": finisher, "roles": roles, "hands": hands, "table": row0(7), "in_front": in_front}
    told: Text = played(setup, [LAST], seats=4, **FOUR, **given)["round"]
    return told


def test_s78_the_game_for_four() -> None:
    state = deal(ruleset("selfish-dwarf-4"), 4, "four")
    assert Counter(state.roles) == {"miner": 2, "selfish": 1, "saboteur": 1}
    assert state.spare_roles == ()
    assert [len(hand) for hand in state.hands] == [6] * 4
    assert len(state.deck) == 40
    assert ([*state.deck] + [card for hand in state.hands for card in hand]).count("map") == 3
    assert state.gold_deck == ()
    for seats in (3, 5, 10):
        with pytest.raises(ValueError, match="4 players"):
            deal(ruleset("selfish-dwarf-4"), seats, "not four")


def test_s79_who_is_paid_among_four() -> None:
    assert four(["selfish", "miner", "miner", "saboteur"], 0)["pay"] == [4, 0, 0, 0]
    assert four(["selfish", "miner", "miner", "saboteur"], 0)["winner"] == "selfish"
    assert four(["miner", "selfish", "miner", "saboteur"], 0)["pay"] == [3, 0, 2, 0]
    assert four(["selfish", "miner", "miner", "saboteur"], 3)["pay"] == [0, 2, 3, 0]
    assert four(["miner", "saboteur", "selfish", "miner"], 1)["pay"] == [3, 0, 0, 2]
    never = {"roles": ["selfish", "miner", "saboteur", "miner"], "hands": [["NS"], [], [], []]}
    told = played(never, [{"do": "discard", "cards": ["NS"]}], seats=4, **FOUR)["round"]
    assert (told["winner"], told["pay"]) == ("saboteurs", [0, 0, 4, 0])


@pytest.mark.parametrize(("saboteurs", "each"), [(0, 0), (1, 4), (2, 3), (3, 3)])
def test_every_saboteur_among_four_is_paid_for_a_failure(saboteurs: int, each: int) -> None:
    roles = ["saboteur"] * saboteurs + ["miner"] * (4 - saboteurs)
    setup = {"roles": roles, "hands": [["NS"], [], [], []]}
    told = played(setup, [{"do": "discard", "cards": ["NS"]}], seats=4, **FOUR)
    assert told["round"]["winner"] == "saboteurs"
    assert told["round"]["pay"] == [each] * saboteurs + [0] * (4 - saboteurs)
    assert [sum(gold) for gold in told["state"]["gold"]] == told["round"]["pay"]


def test_s81_a_broken_tool_bars_the_selfish_dwarf_like_everybody() -> None:
    setup = {
        "roles": ["selfish", "miner", "miner", "saboteur"],
        "table": row0(7),
        "in_front": [["break-cart"], [], [], []],
    }
    hands = [["EW"], ["map"], ["map"], ["map"]]
    assert refused({**setup, "hands": hands}, LAST, seats=4, **FOUR)[0] == "tool_broken"


def test_s82_the_far_middle_goal() -> None:
    setup = {"hands": [["EW"], ["EW"], ["map"]], "table": row0(6)}
    rules: dict[str, Any] = {"middle_goal_distance": 8}
    seventh = played(setup, [path("H", 7, 0)], **rules)
    assert seventh["state"]["revealed"] == []
    eighth = played(setup, [path("H", 7, 0), LAST], **rules)
    assert eighth["state"]["revealed"] == [{"goal": 1, "turned": False}]
    assert refused(setup, path("H", 9, 0), **rules)[0] == "occupied"


def test_s52_one_card_may_reach_two_goals_and_with_the_far_one_none_does() -> None:
    def reaching(rules: Text) -> list[int]:
        table = [*row0(6), path("X", 7, 0), path("NE", 7, 1)]
        lying = [{"cell": card["cell"], "card": card["card"], "turned": card["turned"]} for card in table]
        setup = {"hands": [["NSW"], ["map"], ["map"]], "table": lying, "goals": ["gold", "stone-SW", "stone-ES"]}
        told = answered(scenario(setup, [path("TW", 8, 1)], **rules))
        return [goal["goal"] for goal in told["state"]["revealed"]]

    assert reaching({}) == [1, 2]
    assert reaching({"middle_goal_distance": 8}) == [2]


def test_s83_the_old_mine_has_empty_gold_cards() -> None:
    assert (len(catalog.OLD_MINE), sum(catalog.OLD_MINE)) == (28, 38)
    assert (len(catalog.GOLD_CARDS), sum(catalog.GOLD_CARDS)) == (28, 44)
    state = deal(ruleset(gold_deck="old_mine"), 5, "old")
    assert Counter(state.gold_deck) == {0: 6, 1: 10, 2: 8, 3: 4}


def sharing(gold_draw: str, **options: Any) -> Text:
    roles = ["miner"] * 5 + ["saboteur"] * 2
    hands = [["EW"]] + [["map"]] * 6
    setup = {"roles": roles, "hands": hands, "table": row0(6), "gold_deck": [1] * 28}
    in_front = options.pop("in_front", None)
    if in_front is not None:
        setup["in_front"] = in_front
    told: Text = played(setup, [path("H", 7, 0)], seats=7, gold_draw=gold_draw, **options)["round"]
    return told


def test_s84_in_the_new_mine_each_digger_gets_one_card() -> None:
    assert sorted(sharing("new_mine")["order"]) == [0, 1, 2, 3, 4]
    assert len(sharing("players_cap9")["order"]) == 7
    assert Ruleset.model_validate({"gold_draw": "new_mine"}).written() == {"preset": "standard", "gold_draw": "miners"}


def test_s85_competitive_diggers_with_broken_tools_go_without() -> None:
    broken = [[], *[["break-cart"]] * 4, [], []]
    assert set(sharing("players_cap9", competitive=True, in_front=broken)["order"]) == {0}
    assert Ruleset.model_validate({"competitive": True}).broken_get_no_gold


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_one_of_the_miners_is_selfish_where_that_is_switched_on(seats: int) -> None:
    plain, selfish = (Counter(role_cards(rules, seats)) for rules in (ruleset(), ruleset(selfish_any=True)))
    assert selfish == plain - Counter(["miner"]) + Counter(["selfish"])


def test_the_selfish_dwarf_wins_alone_and_is_paid_four() -> None:
    def told(finisher: int) -> Text:
        hands = [["map"] for _ in range(5)]
        hands[finisher] = ["EW"]
        roles = ["selfish", "miner", "miner", "saboteur", "miner"]
        setup = {"starter": finisher, "roles": roles, "hands": hands, "table": row0(6), "gold_deck": [3, 2, 1, 1, 1, 1]}
        return played(setup, [path("H", 7, 0)], seats=5, selfish_any=True)

    alone = told(0)
    assert (alone["round"]["winner"], alone["round"]["pay"]) == ("selfish", [4, 0, 0, 0, 0])
    assert sum(alone["state"]["gold"][0]) == 4
    assert alone["phase"] == "round_over"
    others = told(1)["round"]
    assert others["winner"] == "miners"
    assert 0 not in others["order"]
    assert told(3)["round"]["order"][0] == 2


FIXED = {3: (1, 4), 4: (2, 2), 5: (2, 3), 6: (2, 4), 7: (3, 3), 8: (3, 3), 9: (4, 2), 10: (4, 2)}


@pytest.mark.parametrize(("seats", "saboteurs", "pay"), [(seats, *row) for seats, row in FIXED.items()])
def test_fixed_roles_have_none_to_spare_and_their_own_pay(seats: int, saboteurs: int, pay: int) -> None:
    rules = ruleset(fixed_roles=True)
    state = deal(rules, seats, "fixed")
    assert Counter(state.roles) == {"saboteur": saboteurs, "miner": seats - saboteurs}
    assert state.spare_roles == ()
    assert saboteur_pay(rules, seats, saboteurs) == pay


def test_saboteurs_are_told_their_fellows_and_nobody_else_learns_a_thing() -> None:
    state = deal(ruleset(saboteurs_know_each_other=True), 9, "fellows")
    saboteurs = {seat for seat, role in enumerate(state.roles) if role == "saboteur"}
    for seat in range(9):
        told = [event.fellows for event in GAME.view(state, seat).memory if isinstance(event, FellowsTold)]
        assert told == ([tuple(sorted(saboteurs - {seat}))] if seat in saboteurs else [])
    assert [event.kind for event in state.table.log] == ["round_dealt"]


@pytest.mark.parametrize("maps", range(7))
def test_the_number_of_maps_can_be_chosen(maps: int) -> None:
    state = deal(ruleset(map_count=maps), 5, "maps")
    assert ([*state.deck] + [card for hand in state.hands for card in hand]).count("map") == maps


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"fixed_roles": True, "max_saboteurs": True}, "fixed_roles and max_saboteurs"),
        ({"fixed_roles": True, "spare_role": "max_saboteurs"}, "fixed_roles and spare_role"),
        ({"fixed_roles": True, "selfish_any": True}, "fixed_roles and selfish_any"),
        ({"fixed_roles": True, "selfish_dwarf": "added"}, "fixed_roles and selfish_dwarf"),
        ({"fixed_roles": True, "variant_selfish4": True}, "fixed_roles and variant_selfish4"),
        ({"four_player_s001e": True, "max_saboteurs": True}, "variant_selfish4 and max_saboteurs"),
        ({"expansion": True, "selfish_any": True}, "selfish_any and expansion cannot"),
        ({"preset": "saboteur2", "max_saboteurs": True}, r"max_saboteurs and expansion \(preset saboteur2\) cannot"),
        ({"variant_selfish4": True, "gold_deck": "old_mine"}, "variant_selfish4 and gold_deck"),
        ({"variant_selfish4": True, "selfish_any": True}, "variant_selfish4 and selfish_any"),
        ({"competitive": True, "broken_get_no_gold": False}, "competitive and broken_get_no_gold"),
        ({"theft_scope": "any_gold"}, "theft_scope and expansion"),
        ({"preset": "saboteur2", "gold_deck": "old_mine"}, "gold_deck and expansion"),
    ],
)
def test_what_cannot_be_combined_is_refused_with_both_names(options: Text, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        Ruleset.model_validate(options)


@pytest.mark.parametrize("switch", ["variant_selfish4", "four_player_s001e"])
def test_the_switch_of_the_game_for_four_brings_its_maps_and_its_far_goal(switch: str) -> None:
    rules = Ruleset.model_validate({switch: True})
    assert rules == Ruleset.model_validate({"preset": "selfish-dwarf-4"}).model_copy(update={"preset": "standard"})
    otherwise = Ruleset.model_validate({switch: True, "map_count": 6, "middle_goal_distance": 7})
    assert (otherwise.map_count, otherwise.middle_goal_distance) == (6, 7)
    assert Ruleset.model_validate({switch: False}) == Ruleset()


def test_a_selfish_dwarf_can_be_switched_on_and_off() -> None:
    assert Ruleset.model_validate({"selfish_dwarf": True}).selfish_dwarf == "added"
    assert Ruleset.model_validate({"selfish_dwarf": False}).selfish_dwarf == "none"
    for nothing in (1, "yes", ["added"], None):
        with pytest.raises(ValueError, match="selfish_dwarf"):
            Ruleset.model_validate({"selfish_dwarf": nothing})
