"""Action cards: cases B of the rules (section 9.3) and faults of other programs, by number."""

from itertools import product

import pytest

from tests.games.saboteur.engine.written import (
    Text,
    answered,
    discard,
    goals,
    lies,
    path,
    played,
    refused,
    row0,
    scenario,
    turned_up,
)

TOOLS = ("pickaxe", "lantern", "cart")
SINGLE = [f"repair-{tool}" for tool in TOOLS]
DOUBLE = ["repair-pickaxe-lantern", "repair-pickaxe-cart", "repair-lantern-cart"]


def breaks(card: str, target: int) -> Text:
    return {"do": "break", "card": card, "target": target}


def repairs(card: str, target: int, tool: str | None = None) -> Text:
    return {"do": "repair", "card": card, "target": target, "tool": tool}


def rockfall(x: int, y: int) -> Text:
    return {"do": "rockfall", "cell": [x, y]}


def reads(goal: int) -> Text:
    return {"do": "map", "goal": goal}


@pytest.mark.parametrize("tool", TOOLS)
def test_fault_23_each_tool_alone_stops_path_cards_and_nothing_else(tool: str) -> None:
    others = ["map", "rockfall", "break-cart", "repair-pickaxe", "EW", "S"]
    setup = {
        "hands": [others, ["map"], ["map"]],
        "in_front": [[f"break-{tool}"], ["break-pickaxe"], []],
        "table": row0(1),
    }
    for lay in (path("H", 2, 0), path("dS", 0, -1)):
        assert refused(setup, lay) == ("tool_broken", [])
    legal = [
        reads(0),
        rockfall(1, 0),
        breaks("break-cart", 2),
        repairs("repair-pickaxe", 1, "pickaxe"),
        discard("EW"),
        discard("S"),
    ]
    assert [refused(setup, move)[0] for move in legal] == [None] * len(legal)
    told = answered(scenario(setup, ask=["legal"]))
    assert {move["do"] for move in told["legal"]} == {"map", "rockfall", "break", "repair", "discard"}


def test_with_two_tools_broken_one_repair_is_not_enough_to_dig() -> None:
    hands = [["repair-cart", "repair-lantern", "EW"], ["map"] * 3, ["map"] * 3]
    setup = {"hands": hands, "in_front": [["break-cart", "break-lantern"], [], []]}
    first = [repairs("repair-cart", 0, "cart"), reads(0), reads(0)]
    assert answered(scenario(setup, [*first, path("H", 1, 0)]))["rejected"]["reason"] == "tool_broken"
    second = [repairs("repair-lantern", 0, "lantern"), reads(0), reads(0)]
    assert played(setup, [*first, *second, path("H", 1, 0)])["accepted"] == 7


@pytest.mark.parametrize("tool", TOOLS)
def test_fault_25_a_tool_is_broken_once_only(tool: str) -> None:
    hands = [[f"break-{name}" for name in TOOLS], ["map"], ["map"]]
    setup = {"hands": hands, "in_front": [[], [f"break-{tool}"], []]}
    for name in TOOLS:
        expected = "already_broken" if name == tool else None
        assert refused(setup, breaks(f"break-{name}", 1))[0] == expected
        assert refused(setup, breaks(f"break-{name}", 2))[0] is None


def test_a_seat_can_have_three_tools_broken() -> None:
    hands = [["break-pickaxe"], ["break-lantern"], ["break-cart"]]
    told = played({"hands": hands, "deck": ["map"] * 3}, [breaks(f"break-{tool}", 1) for tool in TOOLS])
    assert told["state"]["in_front"][1] == ["break-pickaxe", "break-lantern", "break-cart"]


@pytest.mark.parametrize(("option", "expected"), [("allowed", None), ("forbidden", "self_target")])
def test_fault_25_breaking_a_tool_of_ones_own_is_an_option(option: str, expected: str | None) -> None:
    setup = {"hands": [["break-cart"], ["map"], ["map"]]}
    assert refused(setup, breaks("break-cart", 0), break_self=option)[0] == expected
    told = answered(scenario(setup, ask=["legal"], break_self=option))
    assert ({"do": "break", "card": "break-cart", "target": 0} in told["legal"]) == (expected is None)


@pytest.mark.parametrize("target", [-1, 3, 10**12])
def test_a_seat_that_is_not_there_is_no_target(target: int) -> None:
    setup = {"hands": [["break-cart", "repair-cart"], ["map"], ["map"]]}
    assert refused(setup, breaks("break-cart", target)) == ("no_such_target", [])
    assert refused(setup, repairs("repair-cart", target, "cart")) == ("no_such_target", [])


@pytest.mark.parametrize(("card", "broken"), list(product(SINGLE + DOUBLE, TOOLS)))
def test_a_repair_mends_a_tool_that_it_shows_and_that_is_broken(card: str, broken: str) -> None:
    setup = {"hands": [[card, "map"], ["map"], ["map"]], "in_front": [[], [f"break-{broken}"], []]}
    shown = broken in card
    for tool in TOOLS:
        expected = None if tool == broken and shown else "wrong_tool" if shown else "nothing_to_repair"
        assert refused(setup, repairs(card, 1, tool))[0] == expected
    assert refused(setup, repairs(card, 2, broken))[0] == "nothing_to_repair"


@pytest.mark.parametrize("card", DOUBLE)
def test_fault_24_a_double_repair_mends_exactly_the_tool_that_is_named(card: str) -> None:
    setup = {
        "hands": [[card, "map"], ["map"], ["map"]],
        "in_front": [["break-pickaxe", "break-lantern", "break-cart"], [], []],
    }
    for tool in TOOLS:
        if tool in card:
            told = played(setup, [repairs(card, 0, tool)], ask=["state", "view:spectator"])
            assert told["state"]["in_front"][0] == [f"break-{name}" for name in TOOLS if name != tool]
            assert told["views"]["spectator"]["discards"] == [f"break-{tool}", card]
    assert refused(setup, repairs(card, 0))[0] == "wrong_tool"


def test_a_single_repair_need_not_name_its_tool() -> None:
    setup = {"hands": [["repair-cart", "map"], ["map"], ["map"]], "in_front": [[], ["break-cart"], []]}
    assert played(setup, [repairs("repair-cart", 1)])["state"]["in_front"] == [[], [], []]


def test_b57_repairing_oneself_takes_the_whole_turn() -> None:
    setup = {
        "hands": [["repair-lantern", "EW"], ["map", "map"], ["map", "map"]],
        "in_front": [["break-lantern"], [], []],
    }
    repair = repairs("repair-lantern", 0, "lantern")
    at_once = answered(scenario(setup, [repair, {**path("H", 1, 0), "seat": 0}]))
    assert at_once["rejected"] == {"index": 1, "reason": "not_your_turn", "sides": []}
    assert played(setup, [repair, reads(0), reads(0), path("H", 1, 0)])["accepted"] == 4


@pytest.mark.parametrize("mover_role", ["miner", "saboteur"])
@pytest.mark.parametrize("target_role", ["miner", "saboteur"])
def test_b58_anyone_may_mend_anyones_tool(mover_role: str, target_role: str) -> None:
    setup = {
        "hands": [["repair-cart", "map"], ["map"], ["map"]],
        "in_front": [[], [], ["break-cart"]],
        "roles": [mover_role, "miner", target_role],
    }
    assert played(setup, [repairs("repair-cart", 2, "cart")])["state"]["in_front"] == [[], [], []]


def test_b59_with_a_broken_tool_and_only_path_cards_one_must_be_discarded_face_down() -> None:
    setup = {
        "hands": [["EW", "NS"], ["map"], ["map"]],
        "deck": ["NESW"],
        "in_front": [["break-cart"], [], []],
    }
    told = played(setup, ask=["legal"])
    assert told["legal"] == [discard("EW"), discard("NS")]
    told = played(setup, [discard("NS")], ask=["state", "view:0", "view:1", "view:spectator"])
    assert told["state"]["hands"][0] == ["EW", "NESW"]
    assert all(told["views"][viewer]["discards"] == [None] for viewer in ("0", "1", "spectator"))


def test_b61_a_map_tells_its_reader_what_lies_there_and_the_others_which_goal_it_was() -> None:
    setup = {"goals": goals("$AB"), "hands": [["map", "EW"], ["map"], ["map"]]}
    told = played(setup, [reads(0)], ask=["view:0", "view:1", "view:spectator"])
    assert told["views"]["0"]["known_goals"] == ["gold", None, None]
    for viewer in ("1", "spectator"):
        seen = told["views"][viewer]
        assert seen["known_goals"] == [None, None, None]
        assert {"kind": "map_read", "seat": 0, "goal": 0} in seen["log"]
        assert "gold" not in [value for event in seen["log"] for value in event.values()]
        assert seen["discards"] == ["map"]
    assert told["events"] == [{"kind": "map_read", "seat": 0, "goal": 0}]


def test_b62_nobody_else_learns_what_was_discarded() -> None:
    def seen(card: str) -> Text:
        setup = {"hands": [["NESW", "S|W"], ["map"], ["map"]], "deck": ["EW"]}
        return played(setup, [discard(card)], ask=["view:1", "view:2", "view:spectator"])

    assert seen("NESW")["views"] == seen("S|W")["views"]
    assert seen("NESW")["events"] == seen("S|W")["events"]
    own = played({"hands": [["NESW", "S|W"], ["map"], ["map"]]}, [discard("NESW")], ask=["view:0"])
    assert {"kind": "discarded", "seat": 0, "number": 1, "cards": ["NESW"]} in own["views"]["0"]["memory"]


def test_b63_a_miner_may_bring_down_a_good_tunnel() -> None:
    setup = {"roles": ["miner", "saboteur", "miner"], "table": row0(2), "hands": [["rockfall"], ["map"], ["map"]]}
    told = played(setup, [rockfall(1, 0)], ask=["state", "view:spectator"])
    assert [card["cell"] for card in told["state"]["table"]] == [[2, 0]]
    assert told["views"]["spectator"]["discards"] == ["EW", "rockfall"]


def test_b51_a_rockfall_with_nothing_to_remove_can_only_be_discarded() -> None:
    setup = {"hands": [["rockfall"], ["map"], ["map"]]}
    assert played(setup, ask=["legal"])["legal"] == [discard("rockfall")]
    for cell in [(0, 0), (8, 0), (1, 0), (50, -50)]:
        assert refused(setup, rockfall(*cell)) == ("not_a_tunnel", [])


def test_fault_20_rocks_fall_on_laid_cards_only() -> None:
    setup = {
        "table": [*row0(7), lies("dX", 0, 1), lies("X", 3, 4)],
        "goals": goals("$AB"),
        "revealed": [{"goal": 1}],
        "hands": [["rockfall"], ["map"], ["map"]],
    }
    for cell in [(0, 0), (8, 0), (8, 2), (8, -2), (5, 5)]:
        assert refused(setup, rockfall(*cell)) == ("not_a_tunnel", [])
    for cell in [(0, 1), (3, 4), (7, 0)]:
        assert refused(setup, rockfall(*cell))[0] is None


@pytest.mark.parametrize("target", ["any_goal", "facedown_only"])
def test_fault_19_a_map_shows_a_goal_and_a_refused_map_is_not_used_up(target: str) -> None:
    setup = {"goals": goals("A$B"), "revealed": [{"goal": 0}], "table": row0(1), "hands": [["map"], ["map"], ["map"]]}
    face_up = answered(scenario(setup, [reads(0)], map_target=target))
    if target == "any_goal":
        assert face_up["accepted"] == 1
    else:
        assert face_up["rejected"]["reason"] == "goal_face_up"
        assert face_up["state"]["hands"][0] == ["map"]
    for nothing in (-1, 3, 10**30):
        told = answered(scenario(setup, [reads(nothing)], map_target=target))
        assert told["rejected"]["reason"] == "no_such_target"
        assert told["state"]["hands"][0] == ["map"]
    legal = played(setup, ask=["legal"], map_target=target)["legal"]
    assert [move["goal"] for move in legal if move["do"] == "map"] == ([0, 1, 2] if target == "any_goal" else [1, 2])


def test_a_map_never_turns_a_goal_up_for_the_table() -> None:
    setup = {"goals": goals("A$B"), "table": row0(7), "hands": [["map"], ["map"], ["map"]]}
    told = played(setup, [reads(1)])
    assert told["state"]["revealed"] == []
    assert turned_up(told) == {}


def test_fault_22_a_card_of_another_hand_or_another_turn_is_refused() -> None:
    setup = {"hands": [["map"], ["EW", "rockfall"], ["map"]], "table": row0(1), "in_front": [["break-cart"], [], []]}
    assert refused(setup, path("H", 2, 0)) == ("not_in_hand", [])
    assert refused(setup, rockfall(1, 0)) == ("not_in_hand", [])
    assert refused(setup, breaks("break-lantern", 1)) == ("not_in_hand", [])
    assert refused(setup, repairs("repair-cart", 0, "cart")) == ("not_in_hand", [])
    assert refused(setup, discard("EW")) == ("not_in_hand", [])
    assert refused({**setup, "hands": [["EW"], ["map"], ["EW"]]}, reads(0)) == ("not_in_hand", [])
    for seat in (1, 2, -1, 99):
        assert refused(setup, {**reads(0), "seat": seat}) == ("not_your_turn", [])


def test_a_pass_gives_up_exactly_one_card() -> None:
    setup = {"hands": [["map", "map", "EW"], ["map"], ["map"]]}
    for cards, reason in [
        ([], "wrong_count"),
        (["map", "map"], "wrong_count"),
        (["map", "EW"], "wrong_count"),
        (["map", "map", "map"], "not_in_hand"),
        (["NS"], "not_in_hand"),
        (["EW"], None),
    ]:
        assert refused(setup, {"do": "discard", "cards": cards})[0] == reason


def test_cards_of_the_expansion_are_never_in_a_hand() -> None:
    setup = {"hands": [["EW"], ["map"], ["map"]]}
    assert refused(setup, {"do": "path", "card": "NS|EW", "cell": [1, 0], "turned": False}) == ("not_in_hand", [])
    assert refused(setup, discard("theft")) == ("not_in_hand", [])
