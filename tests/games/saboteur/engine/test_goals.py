"""When goals are turned up and how they come to lie: cases B (section 9.2) and faults of other programs, by number."""

from itertools import permutations

import pytest

from tests.games.saboteur.engine.written import (
    Text,
    goals,
    lies,
    path,
    played,
    row0,
    row1,
    row_above,
    turned_up,
    verdict,
)


def approach_from_the_east() -> list[Text]:
    """A tunnel that goes round all goals and comes down on the far side of the middle one."""
    return [
        *(lies("V", 0, -y) for y in range(1, 4)),
        lies("SE", 0, -4),
        *(lies("H", x, -4) for x in range(1, 9)),
        lies("SW", 9, -4),
        *(lies("V", 9, -y) for y in range(1, 4)),
    ]


# A tunnel that ends beside the middle goal on each side, and the card that reaches it from there.
APPROACHES: dict[str, tuple[list[Text], Text]] = {
    "W": (row0(6), path("H", 7, 0)),
    "N": (row_above(7), path("SW", 8, -1)),
    "S": (row1(7), path("NW", 8, 1)),
    "E": (approach_from_the_east(), path("NW", 9, 0)),
}


@pytest.mark.parametrize(
    ("side", "stone", "lying"),
    [
        ("W", "A", "SW"),
        ("W", "B", "NW"),
        ("E", "A", "NE"),
        ("E", "B", "ES"),
        ("N", "A", "NE"),
        ("N", "B", "NW"),
        ("S", "A", "SW"),
        ("S", "B", "ES"),
    ],
)
def test_fault_14_each_stone_is_turned_to_join_the_tunnel_that_reaches_it(side: str, stone: str, lying: str) -> None:
    table, move = APPROACHES[side]
    other = "B" if stone == "A" else "A"
    told = played(
        {"table": table, "goals": goals("$" + stone + other), "hands": [[move["card"], "map"], ["map"], ["map"]]},
        [move],
    )
    assert turned_up(told) == {1: lying}
    assert side in lying
    assert told["round"] is None


@pytest.mark.parametrize("side", list("NESW"))
def test_gold_is_reached_from_every_side(side: str) -> None:
    table, move = APPROACHES[side]
    told = played({"table": table, "goals": goals("A$B"), "hands": [[move["card"], "map"], ["map"], ["map"]]}, [move])
    assert told["round"]["winner"] == "miners"
    assert told["round"]["finisher"] == 0
    assert turned_up(told) == {1: "NESW"}


def test_fault_12_rock_beside_a_goal_is_legal_and_the_goal_stays_down() -> None:
    told = played({"table": row0(6), "hands": [["SW", "map"], ["map"], ["map"]]}, [path("SW", 7, 0)])
    assert told["state"]["revealed"] == []


@pytest.mark.parametrize("link", ["touch_linked_region", "touch_any"])
def test_fault_13_a_goal_beside_an_island_stays_down(link: str) -> None:
    table = [*row0(5), lies("H", 7, 1)]
    assert verdict([lies("H", 7, 1)], "H", 7, 0) == "not_connected"
    told = played(
        {"table": table, "hands": [["EW", "map"], ["map"], ["map"]]}, [path("H", 7, 0)], placement_link="touch_any"
    )
    assert told["state"]["revealed"] == []
    told = played(
        {"table": [*row0(5), lies("dX", 6, 0)], "hands": [["EW", "map"], ["map"], ["map"]]},
        [path("H", 7, 0)],
        placement_link=link,
    )
    assert told["state"]["revealed"] == []


@pytest.mark.parametrize("link", ["touch_linked_region", "touch_any"])
def test_b45_a_card_far_away_turns_up_a_goal_by_joining_what_lies_before_it(link: str) -> None:
    table = [lies("X", 1, 0), *(lies("H", x, 0) for x in range(3, 8))]
    told = played(
        {"table": table, "goals": goals("$AB"), "hands": [["EW", "map"], ["map"], ["map"]]},
        [path("H", 2, 0)],
        placement_link=link,
    )
    assert turned_up(told) == {1: "SW"}


def test_b36_a_stone_that_cannot_match_a_second_neighbour_is_turned_up_all_the_same() -> None:
    table = [*row_above(7), lies("dX", 8, -1), *row0(6)]
    told = played(
        {"table": table, "goals": goals("$AB"), "hands": [["EW", "map"], ["map"], ["map"]]}, [path("H", 7, 0)]
    )
    assert turned_up(told) == {1: "SW"}
    told = played(
        {"table": table, "goals": goals("$BA"), "hands": [["EW", "map"], ["map"], ["map"]]}, [path("H", 7, 0)]
    )
    assert turned_up(told) == {1: "NW"}


def test_fault_15_after_a_misfit_later_cards_match_the_stone_as_it_lies() -> None:
    table = [*row_above(7), lies("dX", 8, -1), *row0(7)]
    given = {"goals": goals("$AB"), "revealed": [{"goal": 1, "turned": False}]}
    assert verdict(table, "V", 8, 1, **given) is None
    assert verdict(table, "H", 8, 1, **given) in ("edge_mismatch", "not_connected")
    assert verdict(table, "TE", 9, 0, **given) == "not_connected"
    assert verdict(table, "X", 9, 0, **given) == "edge_mismatch"


def test_with_stone_misfit_never_the_stone_stays_down_until_it_fits() -> None:
    table = [*row_above(7), lies("dX", 8, -1), *row0(6)]
    hands = [["EW", "NESW", "map"], ["rockfall", "map"], ["EW", "map"]]
    moves = [path("H", 7, 0), {"do": "rockfall", "cell": [8, -1]}, path("H", -1, 0)]
    setup = {"table": table, "goals": goals("$AB"), "hands": hands}
    reached = played(setup, moves[:1], stone_misfit="never")
    assert reached["state"]["revealed"] == []
    assert played(setup, moves[:2], stone_misfit="never")["state"]["revealed"] == []
    assert turned_up(played(setup, moves, stone_misfit="never")) == {1: "SW"}
    fitting = played({**setup, "goals": goals("$BA")}, moves[:1], stone_misfit="never")
    assert turned_up(fitting) == {1: "NW"}


def test_with_stone_misfit_never_the_gold_is_turned_up_whatever_lies_beside_it() -> None:
    table = [*row_above(7), lies("H", 8, -1), *row0(6)]
    told = played(
        {"table": table, "goals": goals("A$B"), "hands": [["EW", "map"], ["map"], ["map"]]},
        [path("H", 7, 0)],
        stone_misfit="never",
    )
    assert told["round"]["winner"] == "miners"


@pytest.mark.parametrize(("signs", "lying", "exit_y", "onward"), [("BA$", "SW", 1, 2), ("$BA", "NW", -1, 0)])
def test_fault_16_the_tunnel_goes_on_through_a_stone_to_the_next_goal(
    signs: str, lying: str, exit_y: int, onward: int
) -> None:
    hands = [["EW", "map"], ["NS", "map"], ["map"]]
    moves = [path("H", 7, 0), path("V", 8, exit_y)]
    told = played({"table": row0(6), "goals": goals(signs), "hands": hands}, moves)
    assert turned_up(told) == {1: lying, onward: "NESW"}
    assert told["round"]["winner"] == "miners"
    assert told["round"]["finisher"] == 1


def test_fault_16_nothing_goes_through_a_goal_that_is_face_down() -> None:
    # The tunnel has run past the closed middle goal with rock against it; beyond it nothing is linked.
    table = [*row0(6), lies("SW", 7, 0)]
    assert verdict(table, "H", 9, 0) == "no_neighbour"
    assert verdict(table, "V", 8, 1) == "no_neighbour"


@pytest.mark.parametrize("signs", ["".join(order) for order in permutations("$AB")])
def test_fault_17_one_card_that_opens_two_goals_turns_both_before_the_round_can_end(signs: str) -> None:
    hands = [["NESW", "map"], ["map"], ["map"]]
    told = played({"table": row1(7), "goals": goals(signs), "hands": hands}, [path("X", 8, 1)])
    assert {goal["goal"] for goal in told["state"]["revealed"]} == {1, 2}
    kinds = [event["kind"] for event in told["events"]]
    if signs[0] == "$":
        assert told["round"] is None
        assert told["to_move"] == 1
    else:
        assert told["round"]["winner"] == "miners"
        assert kinds.index("round_ended") > max(place for place, kind in enumerate(kinds) if kind == "goal_turned")


@pytest.mark.parametrize("signs", ["AB$", "BA$", "$AB", "$BA"])
def test_the_upper_pair_of_goals_is_opened_by_one_card_as_the_lower_is(signs: str) -> None:
    hands = [["NESW", "map"], ["map"], ["map"]]
    told = played({"table": row_above(7), "goals": goals(signs), "hands": hands}, [path("X", 8, -1)])
    assert {goal["goal"] for goal in told["state"]["revealed"]} == {0, 1}
    # The card reaches the top goal from the south and the middle one from the north.
    lying = {("A", 0): "SW", ("B", 0): "ES", ("A", 1): "NE", ("B", 1): "NW", ("$", 0): "NESW", ("$", 1): "NESW"}
    assert turned_up(told) == {0: lying[signs[0], 0], 1: lying[signs[1], 1]}


def test_a_goal_reached_on_two_sides_at_once_joins_the_card_just_laid() -> None:
    # Both arms wait unlinked before the goal; the last card lies beside it and links both.
    table = [*row0(6), lies("X", 7, 1), lies("NW", 8, 1)]
    hands = [["NESW", "map"], ["map"], ["map"]]
    for signs, lying in (("$AB", "SW"), ("$BA", "NW")):
        setup = {"table": table, "goals": goals(signs), "hands": hands}
        told = played(setup, [path("X", 7, 0)], placement_link="touch_any")
        assert turned_up(told)[1] == lying


def test_a_goal_reached_on_two_sides_from_afar_lies_the_way_that_clashes_least() -> None:
    # Linked far away, the tunnel arrives from the west and from the south: stone A matches both, stone B only one.
    table = [lies("X", 2, 0), *(lies("H", x, 0) for x in range(3, 7)), lies("TS", 7, 0), lies("NE", 7, 1)]
    table += [lies("NW", 8, 1)]
    hands = [["EW", "map"], ["map"], ["map"]]
    told = played(
        {"table": table, "goals": goals("$AB"), "hands": hands}, [path("H", 1, 0)], placement_link="touch_any"
    )
    assert turned_up(told)[1] == "SW"
    told = played(
        {"table": table, "goals": goals("$BA"), "hands": hands}, [path("H", 1, 0)], placement_link="touch_any"
    )
    assert turned_up(told)[1] == "ES", "as many borders match both ways, so the stone lies upright"


def test_b52_a_rockfall_neither_opens_nor_closes_a_goal() -> None:
    setup = {
        "table": row0(7),
        "goals": goals("$AB"),
        "revealed": [{"goal": 1, "turned": False}],
        "hands": [["rockfall"], ["map"], ["map"]],
    }
    told = played(setup, [{"do": "rockfall", "cell": [1, 0]}])
    assert told["state"]["revealed"] == [{"goal": 1, "turned": False}]
    assert [card["cell"][0] for card in told["state"]["table"]] == [2, 3, 4, 5, 6, 7]
    assert not any(event["kind"] == "goal_turned" for event in told["events"])


def test_b49_with_two_stones_face_up_every_map_can_still_be_played() -> None:
    for target in ("any_goal", "facedown_only"):
        setup = {"goals": goals("AB$"), "revealed": [{"goal": 0}, {"goal": 1}], "hands": [["map"], ["map"], ["map"]]}
        told = played(setup, [{"do": "map", "goal": 2}], map_target=target)
        assert told["accepted"] == 1


def test_the_fewest_cards_that_open_a_goal() -> None:
    # Seven to the middle, nine to an outer one, eight through a stone whose exit points the right way.
    def opened(table: list[Text], move: Text) -> set[int]:
        hands = [[move["card"], "map"], ["map"], ["map"]]
        return set(turned_up(played({"table": table, "goals": goals("$AB"), "hands": hands}, [move])))

    assert opened(row0(6), path("H", 7, 0)) == {1}
    assert opened(row1(7), path("SW", 8, 1)) == {2}
    assert len(row1(7)) + 1 == 9
    through = {"table": row0(7), "goals": goals("$AB"), "revealed": [{"goal": 1, "turned": False}]}
    told = played({**through, "hands": [["NS", "map"], ["map"], ["map"]]}, [path("V", 8, 1)])
    assert set(turned_up(told)) == {2}
    assert len(told["state"]["table"]) == 8


def test_a_goal_reached_on_two_sides_from_afar_counts_a_third_neighbour_too() -> None:
    table = [lies("X", 2, 0), *(lies("H", x, 0) for x in range(3, 7)), lies("TS", 7, 0), lies("NE", 7, 1)]
    table += [lies("NW", 8, 1), lies("dX", 8, -1)]
    hands = [["EW", "map"], ["map"], ["map"]]
    setup = {"table": table, "goals": goals("$BA"), "hands": hands}
    told = played(setup, [path("H", 1, 0)], placement_link="touch_any")
    assert turned_up(told)[1] == "NW", "upright it would clash in the west and the north"


def test_with_must_match_open_a_goal_asks_for_openings_only_until_it_is_turned_up() -> None:
    table = [*row0(6), *row_above(7)]
    setup = {"table": table, "goals": goals("$AB"), "hands": [["EW", "map"], ["ES", "map"], ["map"]]}
    assert verdict(table, "NW", 8, -1, facedown_goal_borders="must_match_open") == "edge_mismatch"
    told = played(setup, [path("H", 7, 0), path("NW", 8, -1)], facedown_goal_borders="must_match_open")
    assert turned_up(told)[1] == "SW"
    assert told["accepted"] == 2


def test_the_card_that_reaches_the_gold_is_not_replaced_by_a_draw() -> None:
    setup = {"table": row0(6), "goals": goals("A$B"), "hands": [["EW", "map"], ["map"], ["map"]], "deck": ["NS"]}
    told = played(setup, [path("H", 7, 0)])
    assert (told["state"]["hands"][0], told["state"]["deck"]) == (["map"], ["NS"])
    assert "card_drawn" not in [event["kind"] for event in told["events"]]
