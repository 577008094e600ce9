"""The edge cases of the basic rules by their numbers: each a written position, what is done, and what comes of it."""

import json

import pytest

from saboteur_desktop.kernel.game import RoundRecord
from saboteur_desktop.kernel.match import Match
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.engine.cases import Case, drawn, faces, fight, outcome_of, result, state
from tests.games.haunted_house.engine.plays import GAME, begin, play_out, ruleset
from tests.games.haunted_house.engine.written import LETTERS, NEW, ROLL, happened, kinds, stops, walk

FIRST_STEPS = {"OUT", *(f"h0{number}" for number in range(1, 10)), "h13", "h14", "h15", *"ABCIJKL"}

CASES = (
    # Setup and rolling
    Case("G02", NEW | {"dice": [6]}, (ROLL,), lambda told: (stops(told), kinds(told)), (FIRST_STEPS, ["rolled"])),
    Case("G03", NEW | {"die": 6}, (walk("h01"),), state("places", "hunter", "die"), (["h01", "OUT", "OUT"], 1, None)),
    Case("G04", drawn("K", 1, places=["h01", "OUT", "OUT"], hunter=1), (ROLL,), stops, {"OUT"}),
    *(
        Case(f"G06 roll {die}", {"die": die, "places": ["h01", "h02", "h03", "OUT"], "hunter": 3}, (), stops, free, 4)
        for die, free in ((2, {"OUT"}), (3, {"OUT", "A", "L"}), (4, {"OUT", *"ABKL", "h04", "h07", "h13"}))
    ),
    Case(
        "G07",
        {"die": 3, "places": ["A", "A", "A", "OUT"], "hunter": 3},
        (walk("A"),),
        state("places"),
        (["A"] * 4,),
        4,
    ),
    Case("G08", drawn("K", 2), (ROLL, walk("OUT")), state("ghosts", "places"), ({"K": 1}, ["OUT"] * 3)),
    Case(
        "G09",
        drawn("B", 1, places=["OUT", "OUT", "J"], out=8),
        (ROLL, walk("OUT")),
        lambda told: (result(told), told["state"]["ghosts"], told["to_move"]),
        (None, {"B": 1}, 1),
    ),
    # Ghosts
    Case("G10", drawn("E", ghosts={"E": 2}), (ROLL,), state("ghosts", "haunted"), ({}, ["E"])),
    Case("G12", drawn("C", haunted=["C", "D"]), (ROLL,), state("ghosts"), ({"E": 1},)),
    Case("G13", drawn("L", haunted=["L"]), (ROLL,), state("ghosts"), ({"A": 1},)),
    Case(
        "G14",
        drawn("K", haunted=["K", "L", "A"], ghosts={"B": 2}),
        (ROLL,),
        state("ghosts", "haunted"),
        ({}, ["A", "B", "K", "L"]),
    ),
    Case("G15", drawn("C", haunted=["C"], ghosts={"D": 2}), (ROLL,), state("ghosts", "haunted"), ({}, ["C", "D"])),
    Case(
        "G16",
        drawn(
            "H", 1, haunted=[*"BCDEF"], ghosts={"H": 2}, places=["h01", "OUT", "OUT"], carried=[0, None, None], out=7
        ),
        (ROLL,),
        lambda told: (result(told), told["legal"], told["state"]["out"]),
        ("six", [], 7),
    ),
    Case(
        "G18",
        drawn("shuffle", discards=LETTERS),
        (ROLL,),
        lambda told: (sorted(told["state"]["deck"]), told["state"]["discards"], told["state"]["ghosts"]),
        (sorted([*LETTERS, "shuffle"]), [], {}),
    ),
    Case(
        "G19",
        drawn("G", ghosts=dict.fromkeys(LETTERS, 2)),
        (ROLL,),
        state("ghosts", "haunted"),
        ({room: 2 for room in LETTERS if room != "G"}, ["G"]),
    ),
    *(
        Case(
            f"G20 card {card}",
            drawn(card, ghosts={"A": 2}, discards=["A"]),
            (ROLL,),
            lambda told: (told["state"]["ghosts"]["A"], told["state"]["haunted"]),
            (2, []),
        )
        for card in LETTERS[1:]
    ),
    Case(
        "G21",
        drawn("E", 3, places=["E", "OUT", "OUT"], ghosts={"E": 2}),
        (ROLL, walk("E")),
        lambda told: (told["state"]["haunted"], faces(told)),
        (["E"], []),
    ),
    # Walking
    Case("G23", {"die": 1, "places": ["h04", "OUT", "OUT"]}, (), stops, {"h04", "h03", "h05"}),
    Case(
        "G24",
        {"die": 2, "places": ["H", "OUT", "OUT"], "haunted": ["H"]},
        (),
        stops,
        {"H", "G", "I", "J", "h16", "h17"},
    ),
    Case(
        "G25",
        drawn("H", places=["H", "OUT", "OUT"], carried=[0, None, None], ghosts={"H": 2}),
        (ROLL,),
        stops,
        {"H"},
    ),
    Case(
        "G25 alone",
        drawn("H", places=["H", "OUT", "OUT"], carried=[0, None, None], ghosts={"H": 2}),
        (ROLL, walk("H")),
        lambda told: (faces(told), told["to_move"], result(told)),
        ([], 1, None),
    ),
    Case(
        "G26",
        {"die": 4, "places": ["H", "OUT", "OUT"], "carried": [0, None, None], "haunted": ["I"]},
        (),
        stops,
        {"H", "G", "I", "h17", "h18", "h16", "h15", "h06"},
    ),
    Case(
        "G28",
        {"die": 2, "places": ["I", "OUT", "OUT"], "carried": [0, None, None], "ghosts": {"J": 2}},
        (walk("K"),),
        lambda told: (told["accepted"], kinds(told)),
        (1, ["walked"]),
    ),
    Case(
        "G29 roll 2",
        {"die": 2, "places": ["h03", "h02", "h01"], "carried": [0, None, None]},
        (),
        stops,
        {"h03", "h04", "h05", "h07", "h08", "h13", "h14", "A", "L"},
    ),
    Case(
        "G29 roll 3",
        {"die": 3, "places": ["h03", "h02", "h01"], "carried": [0, None, None]},
        (walk("OUT"),),
        state("out", "carried"),
        (1, [None] * 3),
    ),
    Case(
        "G30",
        {"die": 6, "places": ["E", "OUT", "OUT"], "carried": [0, None, None], "haunted": ["D", "F"]},
        (),
        lambda told: (stops(told), result(told)),
        ({"E", "D", "F"}, None),
    ),
    # Jewels
    Case(
        "G31",
        NEW | {"die": 5},
        (walk("A", "take"),),
        state("carried", "places", "hunter"),
        ([0, None, None], ["A", "OUT", "OUT"], 1),
    ),
    Case(
        "G32",
        NEW | {"die": 3, "dice": [6, 6, 6]},
        (walk("A"), ROLL, walk("OUT"), ROLL, walk("OUT"), ROLL, walk("A", "take")),
        lambda told: (told["accepted"], told["state"]["carried"]),
        (7, [0, None, None]),
    ),
    Case(
        "G34",
        {"die": 4, "places": ["h01", "OUT", "OUT"], "carried": [0, None, None]},
        (walk("OUT"), walk("h01")),
        lambda told: (told["state"]["out"], told["state"]["carried"], told["rejected"]["reason"]),
        (1, [None] * 3, "not_rolled"),
    ),
    Case(
        "G35",
        fight("h08", "blank", jewels={"C": 0}, ghosts={"C": 1}),
        (walk("C", "take"),),
        lambda told: (kinds(told), faces(told)),
        (["walked", "jewel_taken", "fought"], [1]),
    ),
    Case(
        "G36",
        fight("h10", jewels={"D": 0}, haunted=["D"]),
        (walk("D", "take"),),
        lambda told: (told["accepted"], told["state"]["carried"], faces(told), result(told)),
        (1, [0, None, None], [], None),
    ),
    Case(
        "G37",
        {"die": 1, "dice": [6], "places": ["h01", "J", "OUT"], "carried": [0, None, None], "out": 7},
        (walk("OUT"), ROLL),
        lambda told: (told["state"]["out"], result(told), told["to_move"]),
        (8, None, 1),
    ),
    Case(
        "G37 later",
        {"die": 1, "dice": [6], "places": ["h01", "J", "OUT"], "carried": [0, None, None], "out": 7},
        (walk("OUT"), ROLL, walk("OUT")),
        lambda told: (result(told), told["phase"], told["to_move"]),
        ("won", "match_over", None),
    ),
    # Fights
    *(
        Case(f"G39 {shown}", fight("C", shown, ghosts={"C": 2}), (walk("C"),), state("ghosts"), ({"C": left},))
        for shown, left in (("ghost", 1), ("red", 2), ("blank", 2))
    ),
    *(
        Case(
            f"G40 ghost {second}",
            fight("C", "ghost", second, ghosts={"C": 2}, places=["C", "C", "OUT"]),
            (walk("C"),),
            state("ghosts"),
            (left,),
        )
        for second, left in (("ghost", {}), ("blank", {"C": 1}))
    ),
    Case(
        "G41",
        fight("C", "ghost", "ghost", ghosts={"C": 1}, places=["C"] * 3),
        (walk("C"),),
        lambda told: (faces(told), told["state"]["ghosts"]),
        ([2], {}),
    ),
    *(
        Case(
            f"G42 {first} {second}",
            fight("C", first, second, haunted=["C"], places=["C", "C", "OUT"]),
            (walk("C"),),
            state("haunted"),
            (left,),
        )
        for first, second, left in (("ghost", "ghost", ["C"]), ("red", "blank", []), ("red", "red", []))
    ),
    Case("G43", fight("C", haunted=["C"]), (walk("C"),), faces, []),
    Case(
        "G45",
        drawn("K", 4, haunted=["C"], places=["C", "C", "OUT"], carried=[0, None, None], battle=["blank", "red"]),
        (ROLL, walk("C")),
        lambda told: (faces(told), told["state"]["haunted"]),
        ([2], []),
    ),
    Case(
        "G46",
        {"die": 2, "places": ["I", "OUT", "OUT"], "ghosts": {"J": 2, "K": 1}},
        (walk("K"),),
        lambda told: [fight["room"] for fight in happened(told, "fought")],
        ["K"],
    ),
    # The end
    Case(
        "G47",
        drawn("D", places=[*"ACD"], carried=[0, 0, 0], haunted=[*"AC"], ghosts={"D": 2}),
        (ROLL,),
        lambda told: (result(told), told["legal"]),
        ("trapped", []),
    ),
    Case(
        "G47 as it lies, at the next ghost",
        drawn("K", places=[*"ACD"], carried=[0, 0, 0], haunted=[*"ACD"]),
        (ROLL,),
        lambda told: (result(told), told["legal"]),
        ("trapped", []),
    ),
    Case(
        "G47 by its own step",
        {"die": 1, "places": ["A", "C", "h10"], "carried": [0, 0, 0], "haunted": [*"ACD"], "hunter": 2},
        (walk("D"),),
        result,
        "trapped",
    ),
    Case(
        "G48",
        drawn("E", places=[*"ACC"], carried=[0, 0, 0], haunted=[*"AC"], ghosts={"E": 2}),
        (ROLL,),
        lambda told: (result(told), told["state"]["haunted"]),
        (None, [*"ACE"]),
    ),
    Case(
        "G50",
        drawn("D", places=[*"ACD", "OUT"], carried=[0, 0, 0, None], haunted=[*"AC"], ghosts={"D": 2}),
        (ROLL,),
        lambda told: (result(told), told["state"]["haunted"]),
        (None, [*"ACD"]),
        4,
    ),
    Case(
        "G51",
        drawn("E", places=[*"ACE"], carried=[0, 0, 0], haunted=[*"ACGIK"], ghosts={"E": 2}),
        (ROLL,),
        result,
        "six",
    ),
    # Two players
    *(
        Case(
            f"G53 {hunters} inside",
            {"die": 3, "places": ["A", "OUT", "OUT", "A" if hunters > 1 else "OUT"], "out": 8},
            (walk("OUT"),),
            result,
            comes,
            2,
        )
        for hunters, comes in ((2, None), (1, "won"))
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_numbered_case_comes_out_as_the_rules_say(case: Case) -> None:
    assert outcome_of(case) == case.comes


def test_g01_a_new_house_is_furnished() -> None:
    table = begin(ruleset(), 4, "G01").table
    rooms = table.board.rooms
    assert table.pile_size == 13
    assert table.discards == ()
    assert {room for room, ghosts in zip(rooms, table.ghosts, strict=True) if ghosts == 1} == {*"CFIL"}
    assert sum(table.ghosts) == 4
    assert [room for room, jewel in zip(rooms, table.jewels, strict=True) if jewel is not None] == [*"ACDEGHJL"]
    assert not any(table.haunted)
    assert table.places == ("OUT",) * 4


def test_g52_two_players_move_their_hunters_in_turn() -> None:
    match = Match(GAME, ruleset(), 2, "G52")
    told = []
    for _ in range(5):
        view = match.view(match.to_move)
        told.append((view.seat, view.table.hunter))
        match.submit(view.seat, GAME.legal_moves(view)[0])
        match.submit(view.seat, GAME.legal_moves(match.view(view.seat))[0])
    assert told == [(0, 0), (1, 1), (0, 2), (1, 3), (0, 0)]


def test_g62_a_walk_can_be_taken_back_and_a_roll_cannot() -> None:
    rolled = GAME.apply(begin(ruleset(), 3, "G62"), GAME.legal_moves(GAME.view(begin(ruleset(), 3, "G62"), 0))[0])
    assert GAME.reveals(rolled.events)
    view = GAME.view(rolled.state, 0)
    walked = GAME.apply(rolled.state, GAME.legal_moves(view)[0])
    assert not GAME.reveals(walked.events)


def test_g63_a_match_that_is_read_again_has_the_same_die_and_pile() -> None:
    match = Match(GAME, ruleset("master"), 3, "G63")
    for number in range(21):
        moves = GAME.legal_moves(match.view(match.to_move))
        match.submit(match.to_move or 0, moves[number % len(moves)])
    rounds = [RoundRecord(setup, tuple(moves)) for setup, moves in json.loads(json.dumps(match.rounds))]
    again = Match.resumed(GAME, match.ruleset, 3, "another seed", rounds)
    assert again.view(0).table.die == match.view(0).table.die
    assert again._state == match._state


@pytest.mark.parametrize("preset", ["normal", "master"])
def test_g64_the_same_moves_have_the_same_events(preset: str) -> None:
    first, second = (play_out(begin(ruleset(preset), 4, "G64"), "G64") for _ in range(2))
    assert first == second
    other = GAME.setup(ruleset(preset), 4, Rng("another"), 0).state
    assert [step.events for step in play_out(other, "G64")] != [step.events for step in first]
