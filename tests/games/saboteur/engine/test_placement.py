"""Where a path card may be laid: cases B of the rules (section 9.1) and faults seen in other programs, by number."""

import pytest

from tests.games.saboteur.engine.written import Text, answered, lies, path, played, row0, row1, scenario, verdict

LINKS = ["start_linked", "touch_linked_region", "touch_any"]

PATHS_AND_WAYS = ("X", "H", "V", "TS", "TN", "TW", "TE", "SW", "NE", "SE", "NW")


def test_b05_both_ways_up_are_moves_of_their_own() -> None:
    told = played({"hands": [["ESW"], ["map"], ["map"]]}, ask=["legal"])
    at_the_exit = [move["turned"] for move in told["legal"] if move["do"] == "path" and move["cell"] == [1, 0]]
    assert at_the_exit == [False, True]


def test_b15_a_refilled_gap_links_the_severed_part_again() -> None:
    hands = [["rockfall", "EW"], ["NESW"], ["map"]]
    table = [lies("H", 1, 0), lies("X", 2, 0), lies("X", 3, 0)]
    moves = [{"do": "rockfall", "cell": [1, 0]}, path("X", 1, 0), {"do": "map", "goal": 0}, path("H", 4, 0)]
    told = played({"hands": hands, "table": table}, moves)
    assert told["accepted"] == 4


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize("way", PATHS_AND_WAYS)
def test_fault_01_on_the_empty_board_nothing_can_be_laid_beside_a_goal(way: str, link: str) -> None:
    for cell in [(7, 0), (8, 1), (8, -1), (9, 0), (7, 2), (8, 3)]:
        assert verdict([], way, *cell, placement_link=link) == "no_neighbour"


def test_fault_02_rock_against_an_opening_is_refused_both_ways_round() -> None:
    assert verdict([lies("H", 1, 0)], "V", 2, 0) == "edge_mismatch"
    assert verdict([lies("H", 1, 0)], "SE", 2, 0) == "edge_mismatch"
    assert verdict([lies("TW", 1, 0)], "H", 2, 0) == "edge_mismatch"
    assert verdict([lies("SW", 1, 0)], "X", 2, 0) == "edge_mismatch"


@pytest.mark.parametrize(
    ("link", "only_contact"),
    [("start_linked", "not_connected"), ("touch_linked_region", None), ("touch_any", None)],
)
def test_fault_03_rock_against_rock_joins_nothing_but_does_not_forbid(link: str, only_contact: str | None) -> None:
    assert verdict([lies("H", 1, 0)], "H", 1, 1, placement_link=link) == only_contact
    beside_a_linked_opening = [lies("H", 1, 0), lies("NE", 0, 1)]
    assert verdict(beside_a_linked_opening, "H", 1, 1, placement_link=link) is None


@pytest.mark.parametrize(
    ("link", "expected"), [("start_linked", "not_connected"), ("touch_linked_region", None), ("touch_any", None)]
)
def test_fault_04_nothing_goes_on_from_a_dead_end(link: str, expected: str | None) -> None:
    assert verdict([lies("dH", 1, 0)], "H", 2, 0, placement_link=link) == expected
    assert verdict([lies("dH", 1, 0)], "dH", 2, 0, placement_link=link) == expected
    assert verdict([lies("dH", 1, 0)], "H", -1, 0, placement_link=link) is None


def test_a_dead_end_may_be_touched_when_another_side_gives_the_link() -> None:
    table = [lies("dX", 1, 0), *row1(1)]
    assert verdict(table, "TN", 2, 1) is None
    table = [lies("TS", 1, 0), lies("dX", 1, 1), lies("SW", 2, 0)]
    assert verdict(table, "X", 2, 1) is None
    assert verdict(table, "V", 2, 1) == "edge_mismatch"


def test_a_dead_end_itself_needs_an_opening_on_a_linked_one() -> None:
    assert verdict(row0(1), "dW", 2, 0) is None
    assert verdict(row0(1), "dE", 2, 0) == "edge_mismatch"
    assert verdict(row0(1), "dW", 1, 1) == "not_connected"
    assert verdict([], "dS", 0, -1) is None
    assert verdict([], "dN", 0, 1) is None


@pytest.mark.parametrize("link", LINKS)
def test_fault_07_cards_that_are_cut_off_still_compare_edges(link: str) -> None:
    severed = [lies("X", 2, 0), lies("X", 3, 0)]
    assert verdict(severed, "V", 4, 0, placement_link=link) == "edge_mismatch"
    assert verdict([*severed, lies("H", 4, -1), *row0(0)], "H", 4, 0, placement_link=link) in (None, "not_connected")
    assert verdict([*severed, lies("V", 4, -1)], "H", 4, 0, placement_link=link) == "edge_mismatch"


@pytest.mark.parametrize(
    ("table", "way", "cell"),
    [
        ([], "H", (-1, 0)),
        ([lies("H", -x, 0) for x in range(1, 12)], "H", (-12, 0)),
        ([lies("V", 0, -y) for y in range(1, 30)], "V", (0, -30)),
        ([lies("V", 0, y) for y in range(1, 30)], "V", (0, 30)),
        ([lies("NE", 0, 1), *(lies("H", x, 1) for x in range(1, 40))], "H", (40, 1)),
        (
            [lies("NW", 0, 1), lies("SE", -1, 1), *(lies("V", -1, y) for y in range(2, 9))],
            "X",
            (-1, 9),
        ),
    ],
)
def test_fault_08_the_mine_has_no_rim(table: list[Text], way: str, cell: tuple[int, int]) -> None:
    assert verdict(table, way, *cell) is None


def test_fault_10_a_refused_card_leaves_everything_as_it_was() -> None:
    setup = {"hands": [["EW", "map"], ["map"], ["NS"]], "deck": ["NESW", "W"], "table": row0(1)}
    before = answered(scenario(setup, ask=["state", "legal", "view:0", "view:1", "view:spectator"]))
    after = answered(scenario(setup, [path("H", 5, 5)], ask=["state", "legal", "view:0", "view:1", "view:spectator"]))
    assert after["rejected"] == {"index": 0, "reason": "no_neighbour", "sides": []}
    assert {**after, "rejected": None} == before


def test_clashing_sides_are_named_in_the_order_north_east_south_west() -> None:
    table = [*row0(3), lies("X", 1, -1), lies("X", 3, -1), lies("V", 2, -2)]
    told = answered(scenario({"table": table, "hands": [["SW"], [], []]}, [path("SW", 2, -1)]))
    assert told["rejected"] == {"index": 0, "reason": "edge_mismatch", "sides": ["N", "E", "S"]}


def test_a_card_fits_between_four_neighbours_only_when_all_four_match() -> None:
    around = [lies("X", 1, 0), lies("X", 1, 1), lies("X", 2, 0), lies("X", 3, 0), lies("X", 3, 1), lies("X", 1, 2)]
    around += [lies("X", 2, 2)]
    fitting = {way for way in PATHS_AND_WAYS if verdict(around, way, 2, 1) is None}
    assert fitting == {"X"}


def test_an_occupied_cell_is_refused_before_edges_are_looked_at() -> None:
    assert verdict(row0(2), "V", 2, 0) == "occupied"
    assert verdict([], "V", 0, 0) == "occupied"
    assert verdict([], "V", 8, 2) == "occupied"


def test_a_tunnel_reached_through_itself_is_linked_only_where_it_joins() -> None:
    # The far stub of a dead end is not linked even when a loop leads round to its own card.
    loop = [lies("dX", 1, 0), lies("NE", 0, 1), lies("NW", 1, 1)]
    assert verdict(loop, "H", 2, 0) == "not_connected"
    assert verdict([lies("X", 1, 0), lies("NE", 0, 1), lies("NW", 1, 1)], "H", 2, 0) is None


@pytest.mark.parametrize(("borders", "expected"), [("free", None), ("must_match_open", "edge_mismatch")])
def test_rock_may_lie_against_a_goal_that_is_face_down_unless_the_option_asks_for_an_opening(
    borders: str, expected: str | None
) -> None:
    assert verdict(row0(6), "SW", 7, 0, facedown_goal_borders=borders) == expected
    assert verdict(row0(6), "H", 7, 0, facedown_goal_borders=borders) is None
    assert verdict(row1(7), "TS", 8, 1, facedown_goal_borders=borders, goals=["gold"] * 3) == expected


def test_with_must_match_open_a_goal_is_still_nothing_to_build_from() -> None:
    for link in LINKS:
        assert verdict([], "X", 7, 0, facedown_goal_borders="must_match_open", placement_link=link) == "no_neighbour"


@pytest.mark.parametrize(("borders", "expected"), [("must_match", "edge_mismatch"), ("free", None)])
def test_a_revealed_stone_binds_its_neighbours_unless_the_option_frees_them(borders: str, expected: str | None) -> None:
    given = {"goals": ["gold", "stone-SW", "stone-ES"], "revealed": [{"goal": 1}], "revealed_goal_borders": borders}
    assert verdict([*row0(7), *row1(7)], "TN", 8, 1, **given) is None
    assert verdict([*row0(7), *row1(7)], "H", 8, 1, **given) == expected


def test_a_free_stone_links_only_through_its_own_openings() -> None:
    given = {"goals": ["gold", "stone-SW", "stone-ES"], "revealed": [{"goal": 1}], "revealed_goal_borders": "free"}
    assert verdict(row0(7), "V", 8, 1, **given) is None
    assert verdict(row0(7), "H", 9, 0, **given) == "not_connected"
    assert verdict(row0(7), "H", 9, 0, placement_link="touch_linked_region", **given) is None
