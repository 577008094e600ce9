"""The edge cases of the advanced game by their numbers: locked doors, cards that draw more, jewels in their order."""

import pytest

from tests.games.haunted_house.engine.cases import Case, drawn, outcome_of, result, state
from tests.games.haunted_house.engine.written import ROLL, happened, kinds, stops, walk

EXTRA = {"extra_cards": True}
NUMBERED = {"numbered_jewels": True}

CASES = (
    Case(
        "G54", {"die": 1, "places": ["h12", "OUT", "OUT"], "locked": "blue"}, (), stops, {"h12", "h06", "h11"}, 3, EXTRA
    ),
    Case("G56", drawn("lock-green", locked="blue"), (ROLL,), state("locked"), ("green",), 3, EXTRA),
    Case("G57", drawn("shuffle", locked="blue"), (ROLL,), state("locked"), (None,), 3, EXTRA),
    Case(
        "G58",
        {"dice": [1], "deck": ["draw-2", "shuffle", "draw-3", "B", "K", "A"], "locked": "green"},
        (ROLL,),
        lambda told: (
            told["state"]["ghosts"],
            [(card["card"], card["void"]) for card in happened(told, "card_turned")],
            sorted(told["state"]["deck"]),
            told["state"]["discards"],
            told["state"]["locked"],
        ),
        (
            {"B": 1, "K": 1},
            [("draw-2", False), ("shuffle", True), ("draw-3", True), ("B", False), ("K", False)],
            ["A", "B", "K", "draw-2", "draw-3", "shuffle"],
            [],
            None,
        ),
        3,
        EXTRA,
    ),
    Case(
        "G58 a door among them counts",
        {"dice": [1], "deck": ["draw-2", "lock-blue", "K", "A"]},
        (ROLL,),
        lambda told: (told["state"]["ghosts"], told["state"]["locked"], len(happened(told, "doors_locked"))),
        ({"K": 1}, None, 1),
        3,
        EXTRA,
    ),
    Case(
        "G58 the pile runs out",
        {"dice": [1], "deck": ["draw-2"], "discards": ["B", "K"]},
        (ROLL,),
        lambda told: (sum(told["state"]["ghosts"].values()), kinds(told).count("pile_shuffled")),
        (2, 2),
        3,
        EXTRA,
    ),
    Case("no card at all", {"dice": [1]}, (ROLL,), lambda told: (kinds(told), told["phase"]), (["rolled"], "walking")),
    Case(
        "nothing but cards that draw",
        {"dice": [1], "deck": ["draw-2", "draw-3", "shuffle"]},
        (ROLL,),
        lambda told: (kinds(told), len(told["state"]["deck"])),
        (["rolled", "card_turned", "pile_shuffled"], 3),
        3,
        EXTRA,
    ),
    Case(
        "G59",
        drawn("draw-3", haunted=[*"ABCDE"], ghosts={"H": 2}) | {"deck": ["draw-3", "H", "I", "J"]},
        (ROLL,),
        lambda told: (result(told), told["state"]["deck"]),
        ("six", ["I", "J"]),
        3,
        EXTRA,
    ),
    Case(
        "G61",
        {"die": 1, "places": ["h02", "B", "D"], "carried": [5, 6, 7], "jewels": {"A": 1}},
        (walk("A"), {"do": "decide", "jewel": "swap"}),
        lambda told: (told["accepted"], told["state"]["carried"], told["state"]["jewels"], told["state"]["shown"]),
        (2, [1, 6, 7], {"A": 5}, ["A"]),
        3,
        NUMBERED,
    ),
    Case(
        "G61 off",
        {"die": 1, "places": ["h02", "h03", "D"], "carried": [5, 6, None], "jewels": {"A": 1, "D": 7}, "hunter": 2},
        (walk("D"), {"do": "decide", "jewel": "take"}),
        result,
        "stuck",
        3,
        NUMBERED | {"may_put_down": False},
    ),
    Case(
        "G61 off, one is free",
        {"die": 1, "places": ["h02", "h03", "D"], "carried": [5, None, None], "jewels": {"A": 1, "D": 7}, "hunter": 2},
        (walk("D"), {"do": "decide", "jewel": "take"}),
        result,
        None,
        3,
        NUMBERED | {"may_put_down": False},
    ),
    Case(
        "a wrong number does not leave",
        {"die": 6, "places": ["h01", "OUT", "OUT"], "carried": [2, None, None], "jewels": {"A": 1}},
        (walk("OUT"),),
        lambda told: told["rejected"]["reason"],
        "not_next",
        3,
        NUMBERED,
    ),
    Case(
        "the next number leaves",
        {"die": 6, "places": ["h01", "OUT", "OUT"], "carried": [2, None, None], "out": 1},
        (walk("OUT"),),
        state("out"),
        (2,),
        3,
        NUMBERED,
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_numbered_case_comes_out_as_the_rules_say(case: Case) -> None:
    assert outcome_of(case) == case.comes
