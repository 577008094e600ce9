"""Saboteur 2: doors, ladders and crystals, who wins a round and who is paid (rules/saboteur2.md 5, 6, 9)."""

from itertools import product
from typing import Any

import pytest

from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from tests.games.saboteur.engine.written import Text, answered, played, refused, scenario

RULES: dict[str, Any] = {"preset": "saboteur2"}
LAST: Text = {"do": "path", "card": "EW", "cell": [7, 0]}
OVER: Text = {"do": "discard", "cards": ["NS"]}


def at(card: str, x: int, y: int, turned: bool = False) -> Text:
    return {"cell": [x, y], "card": card, "turned": turned}


def row(*cards: str, y: int = 0, first: int = 1) -> list[Text]:
    """These cards side by side, from the start eastwards."""
    return [at(card, x, y) for x, card in enumerate(cards, first)]


def may(table: list[Text], card: str, x: int, y: int, turned: bool = False, **options: Any) -> str | None:
    setup = {"table": table, "hands": [[card, "map"], ["map"], ["map"]]}
    return refused(setup, {"do": "path", "card": card, "cell": [x, y], "turned": turned}, **{**RULES, **options})[0]


def test_s30_the_tunnels_of_a_bridge_are_apart() -> None:
    table = [at("EW", 1, 0), at("NS|EW", 2, 0)]
    assert may(table, "NS", 2, -1) == "not_connected"
    assert may(table, "EW", 3, 0) is None


def test_of_a_bridge_or_double_curve_one_joined_tunnel_is_enough() -> None:
    assert may([at("EW", 1, 0)], "NS|EW", 2, 0) is None
    assert may([at("EW", 1, 0)], "NW|ES", 2, 0) is None
    assert may([at("EW", 1, 0)], "NE|SW", 2, 0) is None


def test_a_double_curve_leads_round_its_own_bend_only() -> None:
    table = [at("EW", 1, 0), at("NW|ES", 2, 0)]
    assert may(table, "NS", 2, -1) is None
    assert may(table, "NS", 2, 1) == "not_connected"
    assert may(table, "EW", 3, 0) == "not_connected"


@pytest.mark.parametrize("card", ["NS|EW", "NW|ES", "NE|SW"])
def test_s35_a_card_that_looks_the_same_turned_is_one_move(card: str) -> None:
    setup = {"table": [], "hands": [[card], ["map"], ["map"]]}
    legal = answered(scenario(setup, ask=["legal"], **RULES))["legal"]
    ways = [move["turned"] for move in legal if move["do"] == "path" and move["cell"] == [1, 0]]
    assert ways == [False]


def test_s36_a_ladder_needs_no_way_to_the_start() -> None:
    table = [at("EW", 1, 0), at("EW", 3, 0)]
    assert may(table, "EW", 4, 0) == "not_connected"
    assert may(table, "W+ladder", 4, 0) is None
    assert may(table, "W+ladder", 4, 0, turned=True) == "edge_mismatch"


def test_s37_a_ladder_joins_what_it_touches_to_the_start() -> None:
    table = [at("EW", 1, 0), at("EW", 3, 0), at("NE+ladder", 4, 0, turned=True)]
    assert may(table, "NS", 4, 1) is None
    assert may(table, "EW", 2, 0) is None
    assert may([at("EW", 1, 0), at("EW", 3, 0)], "NESW", 4, 0) == "not_connected"


def test_a_ladder_that_falls_cuts_what_hung_on_it() -> None:
    table = [at("EW", 5, 5), at("NE+ladder", 6, 5, turned=True)]
    setup = {"table": table, "hands": [["rockfall"], ["EW"], ["map"]]}
    rocks = {"do": "rockfall", "cell": [6, 5]}
    lay = {"do": "path", "card": "EW", "cell": [4, 5]}
    assert answered(scenario(setup, [rocks, lay], **RULES))["rejected"]["reason"] == "not_connected"
    kept = {**setup, "hands": [["map"], ["EW"], ["map"]]}
    assert answered(scenario(kept, [{"do": "map", "goal": 0}, lay], **RULES))["accepted"] == 2


@pytest.mark.parametrize(("x", "y"), [(7, 0), (8, 1), (9, 0), (8, -1), (7, 2), (8, -3)])
@pytest.mark.parametrize("face_up", [False, True])
def test_s39_no_ladder_lies_beside_a_goal(x: int, y: int, face_up: bool) -> None:
    around = [at("NESW", x + dx, y + dy) for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1))]
    goals = ([8, -2], [8, 0], [8, 2])
    table = [lying for lying in around if lying["cell"] not in goals]
    setup: dict[str, Any] = {"table": table, "hands": [["W+ladder", "map"], ["map"], ["map"]]}
    if face_up:
        setup |= {"goals": ["stone-SW", "stone-ES", "gold"], "revealed": [{"goal": 0}, {"goal": 1}]}
    lay = {"do": "path", "card": "W+ladder", "cell": [x, y]}
    assert refused(setup, lay, **RULES)[0] == "ladder_at_goal"


def test_s40_a_corner_of_a_goal_is_no_side() -> None:
    table = [at("SW", 0, 1, turned=True), *row(*["EW"] * 6, y=1)]
    assert may(table, "W+ladder", 7, 1) is None


def test_s42_rock_against_rock_joins_no_ladder() -> None:
    assert may([at("EW", 1, 0)], "S+ladder", 1, 1) == "not_connected"
    assert may([], "S+ladder", 3, 3) == "no_neighbour"
    assert may([], "W+ladder", 1, 0) is None


def test_ladders_are_among_the_legal_moves_wherever_they_may_lie() -> None:
    table = [at("EW", 1, 0), at("EW", 3, 0), at("NESW", 7, 1)]
    setup = {"table": table, "hands": [["W+ladder"], ["map"], ["map"]]}
    legal = answered(scenario(setup, ask=["legal"], **RULES))["legal"]
    cells = {(*move["cell"], move["turned"]) for move in legal if move["do"] == "path"}
    assert cells == {(-1, 0, True), (4, 0, False), (6, 1, True)}


def test_s44_a_stub_joins_and_leads_nowhere() -> None:
    assert may([at("EW", 1, 0)], "NS|E", 2, 0, turned=True) is None
    table = [at("EW", 1, 0), at("NS|E", 2, 0, turned=True)]
    assert may(table, "NS", 2, -1) == "not_connected"
    both = [at("EW", 1, 0), at("NS|E|W", 2, 0)]
    assert may(both, "EW", 3, 0) == "not_connected"


def ended(roles: list[str], finisher: int, table: list[Text], *, moves: list[Text] | None = None, **given: Any) -> Text:
    """The answer once the finisher has laid the last card (7,0); all others hold a map."""
    setup_fields: Text = {name: given.pop(name) for name in ("in_front", "gold", "goals") if name in given}
    hands = [["map"] for _ in roles]
    hands[finisher] = ["EW"]
    setup: Text = {"starter": finisher, "roles": roles, "hands": hands, "table": table, **setup_fields}
    return played(setup, [LAST] if moves is None else moves, seats=len(roles), **{**RULES, **given})


def test_s46_a_door_does_not_keep_a_goal_from_being_turned() -> None:
    setup = {
        "roles": ["green", "blue", "boss"],
        "hands": [["EW+blue-door"], ["map"], ["map"]],
        "table": row(*["EW"] * 6),
    }
    told = played(setup, [{"do": "path", "card": "EW+blue-door", "cell": [7, 0]}], **RULES)
    assert told["state"]["revealed"] == [{"goal": 1, "turned": False}]
    assert told["round"]["winner"] == "blue"


DOORS: dict[str, list[str]] = {
    "none": [],
    "blue": ["EW+blue-door"],
    "green": ["EW+green-door"],
    "both": ["EW+blue-door", "EW+green-door"],
}
OPEN_TO: dict[str, set[str]] = {"none": {"blue", "green"}, "blue": {"blue"}, "green": {"green"}, "both": set()}
WINNERS: dict[frozenset[str], str] = {
    frozenset({"blue", "green"}): "both",
    frozenset({"blue"}): "blue",
    frozenset({"green"}): "green",
}


@pytest.mark.parametrize("doors", DOORS)
@pytest.mark.parametrize("role", ["blue", "green", "boss", "profiteer", "geologist", "saboteur"])
def test_the_decision_table_row_by_row(role: str, doors: str) -> None:
    way = DOORS[doors] + ["EW"] * (6 - len(DOORS[doors]))
    told = ended([role, "blue", "green"], 0, row(*way))["round"]
    open_to = OPEN_TO[doors]
    teams = {role} if role in open_to else open_to
    assert told["winner"] == WINNERS.get(frozenset(teams), "none")
    assert told["finisher"] == 0
    assert (told["pay"][1] > 0) == ("blue" in teams)
    assert (told["pay"][2] > 0) == ("green" in teams)
    assert (told["pay"][0] > 0) == (role in {"boss", "profiteer"} or role in teams)


def test_s47_and_s48_doors_in_a_row_shut_both_out_and_side_by_side_neither() -> None:
    assert (
        ended(["boss", "blue", "green"], 0, row("EW+green-door", "EW+blue-door", *["EW"] * 4))["round"]["winner"]
        == "none"
    )
    parallel = [
        at("ES", 0, -1),
        *row("EW+green-door", *["EW"] * 4, y=-1),
        at("SW", 6, -1),
        *row("EW+blue-door", *["EW"] * 4),
        at("NESW", 6, 0),
    ]
    assert ended(["boss", "blue", "green"], 0, parallel)["round"]["winner"] == "both"


def test_s50_one_way_without_a_door_is_enough_for_all() -> None:
    table = [
        at("ES", 0, -1),
        *row(*["EW"] * 5, y=-1),
        at("SW", 6, -1),
        *row("EW+blue-door", *["EW"] * 4),
        at("NESW", 6, 0),
    ]
    assert ended(["geologist", "blue", "green"], 0, table)["round"]["winner"] == "both"


def test_s51_a_door_card_stops_nobody_on_its_stub() -> None:
    table = [*row(*["EW"] * 6), at("NS|E+green-door", 0, 1)]
    assert ended(["boss", "blue", "green"], 0, table)["round"]["winner"] == "both"


def test_a_ladder_leads_a_team_past_a_door() -> None:
    table = row("EW+green-door", "EW+blue-door", *["EW"] * 3)
    assert ended(["boss", "blue", "green"], 0, [*table, at("EW", 6, 0)])["round"]["winner"] == "none"
    with_ladder = [*table, at("NESW", 6, 0), at("NE+ladder", 6, 1)]
    assert ended(["boss", "blue", "green"], 0, with_ladder)["round"]["winner"] == "both"


PRINTED: dict[str, list[str]] = {"roles": ["blue", "green", "green", "boss", "profiteer", "saboteur", "saboteur"]}


def test_s53_the_example_of_the_rules_with_its_thefts() -> None:
    in_front = [[], [], [], [], [], ["theft"], ["theft", "trap"]]
    told = ended(PRINTED["roles"], 3, row("EW+blue-door", *["EW"] * 5), in_front=in_front)
    assert told["round"]["pay"] == [3, 0, 0, 2, 1, 0, 0]
    assert (told["phase"], told["to_move"]) == ("stealing", 5)
    after = ended(
        PRINTED["roles"],
        3,
        row("EW+blue-door", *["EW"] * 5),
        in_front=in_front,
        moves=[LAST, {"do": "steal", "target": 0}],
    )
    assert after["phase"] == "round_over"
    assert [sum(gold) for gold in after["state"]["gold"]] == [2, 0, 0, 2, 1, 1, 0]


def test_s58_and_s59_a_saboteur_or_geologist_may_lay_the_last_card() -> None:
    told = ended(["saboteur", "blue", "green", "boss", "profiteer"], 0, row(*["EW"] * 6))["round"]
    assert (told["winner"], told["pay"]) == ("both", [0, 2, 2, 1, 0])
    told = ended(["geologist", "blue", "green"], 0, row(*["EW"] * 6))["round"]
    assert (told["winner"], told["pay"]) == ("both", [0, 4, 4])
    strict = ended(["saboteur", "blue", "boss"], 0, row(*["EW"] * 6), saboteur_finisher="gold_counts_but_no_team")
    assert (strict["round"]["winner"], strict["round"]["pay"]) == ("none", [0, 0, 4])


def test_s60_and_s61_behind_both_doors_boss_and_profiteer_win_unless_the_boss_needs_a_team() -> None:
    way = row("EW+blue-door", "EW+green-door", *["EW"] * 4)
    roles = ["blue", "boss", "profiteer", "green"]
    assert ended(roles, 0, way)["round"]["pay"] == [0, 3, 2, 0]
    assert ended(roles, 0, way, boss_needs_team=True)["round"]["pay"] == [0, 0, 3, 0]


def lost(roles: list[str], *, moves: list[Text] | None = None, **given: Any) -> Text:
    """The answer once the last card of all is spent without the gold."""
    options = {name: given.pop(name) for name in ("crystal_scope", "theft_scope") if name in given}
    hands: list[list[str]] = [[] for _ in roles]
    hands[0] = ["NS"]
    setup = {"roles": roles, "hands": hands, **given}
    return played(setup, moves or [OVER], seats=len(roles), **RULES, **options)


def test_s63_without_saboteurs_the_profiteer_alone_is_paid_for_a_failure() -> None:
    told = lost(["blue", "boss", "profiteer"])["round"]
    assert (told["winner"], told["pay"]) == ("saboteurs", [0, 0, 3])


def test_s64_trapped_saboteurs_are_not_paid() -> None:
    assert lost(["saboteur", "blue", "green"], in_front=[["trap"], [], []])["round"]["pay"] == [0, 0, 0]
    told = lost(["saboteur", "saboteur", "profiteer", "blue"], in_front=[["trap"], [], [], []])["round"]
    assert told["pay"] == [0, 4, 2, 0]


@pytest.mark.parametrize(
    ("diggers", "pay"), [(1, (5, 4, 3)), (2, (4, 3, 2)), (3, (3, 2, 1)), (4, (2, 1, 0)), (5, (1, 0, 0)), (7, (1, 0, 0))]
)
def test_s66_more_winners_get_less_each_and_nobody_pays_back(diggers: int, pay: tuple[int, int, int]) -> None:
    saboteurs = min(diggers, 3)
    if diggers <= 3:
        assert lost(["saboteur"] * saboteurs + ["blue"] * 2)["round"]["pay"][:saboteurs] == [pay[0]] * saboteurs
    for extra in (["boss"], ["profiteer"], ["boss", "profiteer"]):
        miners = diggers - len(extra)
        if 1 <= miners <= 4:
            told = ended(["blue"] * miners + extra + ["green"], 0, row(*["EW"] * 6))["round"]["pay"]
            wanted = [pay[0]] * miners + [pay[1] if role == "boss" else pay[2] for role in extra]
            assert told == [*wanted, 0]


@pytest.mark.parametrize(("scope", "counted"), [("connected", 2), ("visible", 3)])
def test_s68_crystals_on_a_severed_piece(scope: str, counted: int) -> None:
    table = [at("NESW+crystal", 0, 1), at("NES+crystal", 0, 2), at("NESW+crystal", 4, 4)]
    assert lost(["geologist", "blue", "green"], table=table, crystal_scope=scope)["round"]["pay"] == [counted, 0, 0]


def test_s69_a_crystal_behind_a_door_counts() -> None:
    for scope in ("connected", "visible"):
        table = row("EW+green-door", "ESW+crystal")
        assert lost(["geologist", "blue", "green"], table=table, crystal_scope=scope)["round"]["pay"] == [1, 0, 0]


def test_a_crystal_counts_when_its_own_tunnel_is_joined_and_not_for_a_stub() -> None:
    table = [at("NS", 0, 1), at("N|ESW+crystal", 0, 2)]
    assert lost(["geologist", "blue", "green"], table=table)["round"]["pay"] == [0, 0, 0]


def test_s28_a_fallen_crystal_is_not_paid() -> None:
    hands = [["rockfall", "NS"], [], []]
    setup = {"roles": ["geologist", "blue", "green"], "hands": hands, "table": row("ESW+crystal", "NESW+crystal")}
    told = played(setup, [{"do": "rockfall", "cell": [2, 0]}, OVER], **RULES)
    assert told["round"]["pay"] == [1, 0, 0]


@pytest.mark.parametrize(("crystals", "each"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_s77_two_geologists_share_and_an_odd_crystal_is_lost(crystals: int, each: int) -> None:
    table = row(*["ESW+crystal"] * crystals)
    assert lost(["geologist", "geologist"], table=table)["round"]["pay"] == [each, each]
    trapped = lost(["geologist", "geologist"], table=table, in_front=[["trap"], []])
    assert trapped["round"]["pay"] == [0, crystals]


def test_s55_a_trapped_winner_is_neither_counted_nor_paid() -> None:
    roles = ["blue", "blue", "green", "boss", "profiteer", "geologist", "saboteur"]
    table = [*row("EW+blue-door", *["EW"] * 5), at("NESW+crystal", 0, 1), at("NES+crystal", 0, 2)]
    told = ended(roles, 4, table, in_front=[[], ["trap"], [], [], [], [], []])["round"]
    assert told["pay"] == [3, 0, 0, 2, 1, 2, 0]


def test_s71_the_latest_theft_comes_first_then_clockwise() -> None:
    setup = {
        "roles": ["blue", "saboteur", "green", "saboteur", "saboteur"],
        "hands": [["EW", "map"], ["map"], ["map"], ["theft", "map"], ["map"]],
        "starter": 3,
        "in_front": [[], ["theft"], [], [], ["theft"]],
        "table": row(*["EW"] * 6),
    }
    first: list[Text] = [{"do": "theft"}, {"do": "discard", "cards": ["map"]}, LAST]
    order = []
    moves = list(first)
    for target in (0, 0, 0):
        told = played(setup, moves, seats=5, **RULES)
        order.append(told["to_move"])
        moves.append({"do": "steal", "target": target})
    assert order == [3, 4, 1]
    assert [sum(gold) for gold in played(setup, moves, seats=5, **RULES)["state"]["gold"]] == [2, 1, 0, 1, 1]


def test_a_thief_may_waive_and_takes_from_nobody_else_than_who_has_gold() -> None:
    given: dict[str, Any] = {"in_front": [[], ["theft"], []], "gold": [[], [], [4]], "theft_scope": "any_gold"}
    roles = ["blue", "saboteur", "green"]
    told = ended(roles, 0, row(*["EW"] * 6), **given)
    assert told["to_move"] == 1
    waived = ended(roles, 0, row(*["EW"] * 6), moves=[LAST, {"do": "steal", "target": None}], **given)
    assert [sum(gold) for gold in waived["state"]["gold"]] == [5, 0, 4]
    setup = {"roles": roles, "hands": [["EW"], ["map"], ["map"]], "table": row(*["EW"] * 6)}
    for target, reason in ((1, "self_target"), (2, "not_offered"), (3, "no_such_target"), (-1, "no_such_target")):
        steal = [LAST, {"do": "steal", "target": target}]
        refusal = answered(scenario({**setup, "in_front": [[], ["theft"], []]}, steal, **RULES))["rejected"]
        assert refusal["reason"] == reason
    legal = answered(scenario({**setup, "in_front": [[], ["theft"], []]}, [LAST], ask=["legal"], **RULES))["legal"]
    assert legal == [{"do": "steal", "target": 0}, {"do": "steal", "target": None}]


def test_nothing_is_stolen_while_the_round_goes_on() -> None:
    assert refused({}, {"do": "steal", "target": 1}, **RULES)[0] == "not_offered"
    told = ended(["blue", "green", "saboteur"], 0, row(*["EW"] * 6), in_front=[[], [], ["theft"]])
    assert told["phase"] == "stealing"


def test_s73_with_nobody_owning_gold_no_theft_happens() -> None:
    told = lost(["blue", "green", "boss"], in_front=[["theft"], [], []], theft_scope="any_gold")
    assert told["phase"] == "round_over"


@pytest.mark.parametrize(("scope", "thief"), [("any_gold", 0), ("this_round", None)])
def test_s74_gold_of_earlier_rounds_is_safe_or_not(scope: str, thief: int | None) -> None:
    given: dict[str, Any] = {"in_front": [["theft"], [], []], "gold": [[], [], [2]], "theft_scope": scope}
    assert lost(["blue", "green", "boss"], **given)["to_move"] == thief


def test_s75_a_trapped_player_can_be_robbed_of_old_gold_only() -> None:
    given: dict[str, Any] = {"in_front": [["theft"], [], ["trap"]], "gold": [[], [], [2]]}
    roles = ["blue", "green", "boss"]
    after = lost(roles, theft_scope="any_gold", moves=[OVER, {"do": "steal", "target": 2}], **given)
    assert [sum(gold) for gold in after["state"]["gold"]] == [1, 0, 1]


def test_a_stolen_nugget_cannot_be_stolen_on_in_this_round() -> None:
    setup = {
        "roles": ["blue", "saboteur", "saboteur", "saboteur"],
        "hands": [["EW"], ["map"], ["map"], ["map"]],
        "in_front": [[], ["theft"], ["theft"], []],
        "table": row(*["EW"] * 6),
        "gold": [[0], [], [], []],
    }
    moves = [LAST, {"do": "steal", "target": 0}]
    legal = answered(scenario(setup, moves, seats=4, ask=["legal"], **RULES))["legal"]
    assert [move["target"] for move in legal] == [0, None]


def test_a_digger_with_a_broken_tool_is_like_a_trapped_one_where_that_costs_the_gold() -> None:
    in_front = [[], ["break-cart"], []]
    assert ended(["blue", "blue", "boss"], 0, row(*["EW"] * 6), in_front=in_front)["round"]["pay"] == [3, 3, 2]
    told = ended(["blue", "blue", "boss"], 0, row(*["EW"] * 6), in_front=in_front, competitive=True)
    assert told["round"]["pay"] == [4, 0, 3]


def test_s25_the_role_held_at_the_end_counts() -> None:
    setup = {
        "roles": ["blue", "blue", "saboteur"],
        "spare_roles": ["green"],
        "hands": [["swap-hats", "EW"], ["map", "map"], ["map", "map"]],
        "table": row(*["EW"] * 6),
    }
    moves: list[Text] = [{"do": "swap-hats", "target": 0}, *[{"do": "discard", "cards": ["map"]}] * 2, LAST]
    told = played(setup, moves, **RULES)["round"]
    assert (told["winner"], told["pay"]) == ("green", [5, 0, 0])


def test_s76_equal_totals_share_the_victory() -> None:
    told = ended(["green", "blue", "saboteur"], 0, row(*["EW"] * 6), gold=[[4], [9], [4]], rounds=1)
    end = told["events"][-1]
    assert (end["totals"], end["winners"]) == ([9, 9, 4], [0, 1])


@pytest.mark.parametrize(("shown", "counts"), [(True, [5, 0, 3]), (False, [1, 0, 1])])
def test_totals_are_open_or_only_who_has_gold(shown: bool, counts: list[int]) -> None:
    setup = {"roles": ["blue", "green", "saboteur"], "hands": [["EW"], ["map"], ["map"]], "table": row(*["EW"] * 6)}
    asked = ["view:1"]
    told = played({**setup, "gold": [[], [], [3]]}, [LAST], ask=asked, show_totals=shown, **RULES)
    assert told["views"]["1"]["gold_counts"] == counts


def test_every_combination_of_an_expansion_option_and_one_it_excludes_is_refused_in_words() -> None:
    for (name, value), preset in product(
        {"round_end": "no_playable_now", "gold_pick": "auto_desc", "selfish_any": True, "fixed_roles": True}.items(),
        ("saboteur2", "saboteur2-printed"),
    ):
        with pytest.raises(ValueError, match="expansion"):
            Ruleset.model_validate({"preset": preset, name: value})
    for name, value in {"crystal_scope": "visible", "removed_cards": 0, "boss_needs_team": True}.items():
        with pytest.raises(ValueError, match=f"{name} and expansion"):
            Ruleset.model_validate({name: value})
