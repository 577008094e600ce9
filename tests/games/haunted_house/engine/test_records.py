"""Records of the Haunted House: what holds, and the first thing that does not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from saboteur_desktop.games.haunted_house.engine.notation.check import state_digest
from saboteur_desktop.games.haunted_house.engine.notation.texts import answered, checked
from saboteur_desktop.kernel.fault import Fault
from saboteur_desktop.kernel.match import Match
from tests.games.haunted_house.engine.plays import GAME, TABLES, begin, endless, play_out, ruleset
from tests.games.haunted_house.engine.written import ROLL, Text, scenario, walk


def recorded(preset: str = "normal", seats: int = 3, moves: int = 1000, **options: Any) -> Text:
    """Return the record of a match, or of its first moves."""
    rules = ruleset(preset, **options)
    match = Match(GAME, rules, seats, "record", starter=seats - 1)
    numbers = endless("record")
    while match.to_move is not None and moves:
        legal = GAME.legal_moves(match.view(match.to_move))
        match.submit(match.to_move, legal[next(numbers) % len(legal)])
        moves -= 1
    return {
        "format": "saboteur-record",
        "version": 1,
        "game": "haunted-house",
        "ruleset": GAME.write_ruleset(rules),
        "seats": [{"name": f"Seat {seat}", "kind": "human"} for seat in range(seats)],
        "rounds": [{"setup": played.setup, "moves": list(played.moves)} for played in match.rounds],
    }


def fault_of(read: Callable[[bytes], Text], text: Any) -> tuple[str, str]:
    """Return the code and the place of what is wrong with a text."""
    with pytest.raises(Fault) as caught:
        read(json.dumps(text).encode())
    assert caught.value.message
    return caught.value.code, caught.value.path


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_record_of_a_match_holds(preset: str, seats: int) -> None:
    record = recorded(preset, seats)
    moves = len(record["rounds"][0]["moves"])
    assert checked(json.dumps(record).encode()) == {"holds": True, "rounds": 1, "moves": moves}


def test_checkpoints_are_compared() -> None:
    match = play_out(begin(ruleset(), 3, "checkpoints"), "checkpoints")
    setup = GAME.write_setup(match[0].before)
    moves = [GAME.write_move(step.before.table.to_move or 0, step.move) for step in match]
    good = {"after": 4, "digest": state_digest(match[3].after)}
    record = recorded(moves=0) | {"rounds": [{"setup": setup, "moves": moves, "checkpoints": [good]}]}
    assert checked(json.dumps(record).encode())["holds"]
    record["rounds"][0]["checkpoints"] = [good, good | {"after": 5}]
    assert fault_of(checked, record) == ("checkpoint", "rounds.0.checkpoints.1")
    record["rounds"][0]["checkpoints"] = [good | {"after": len(moves) + 1}]
    assert fault_of(checked, record) == ("checkpoint", "rounds.0.checkpoints.0")


BEGINNINGS = [
    ({"hunter": 1}, "hunter"),
    ({"die": 3}, "hunter"),
    ({"places": ["OUT", "A", "OUT"]}, "places"),
    ({"ghosts": {"C": 1, "F": 1, "I": 1, "L": 2}}, "ghosts"),
    ({"ghosts": {"C": 1, "F": 1, "I": 1}, "haunted": ["L"]}, "ghosts"),
    ({"jewels": dict.fromkeys("ACDEGHJ", 0)}, "jewels"),
    ({"jewels": dict.fromkeys("ACDEGHJK", 0)}, "jewels"),
    ({"discards": ["A"]}, "discards"),
    ({"deck": ["shuffle"]}, "deck"),
    ({"deck": [*"ABCDEFGHIJKL", "shuffle", "A"]}, "deck"),
]


@pytest.mark.parametrize(("changed", "place"), BEGINNINGS, ids=[place for _, place in BEGINNINGS])
def test_a_record_begins_with_a_whole_house(changed: Text, place: str) -> None:
    record = recorded(moves=0)
    record["rounds"][0]["setup"] |= {"starter": 0, "hunter": 0} | changed
    assert fault_of(checked, record) == ("deal", f"rounds.0.setup.{place}")


def test_a_numbered_jewel_begins_unseen() -> None:
    record = recorded("master", moves=0)
    record["rounds"][0]["setup"]["shown"] = ["A"]
    assert fault_of(checked, record) == ("deal", "rounds.0.setup.jewels")


def test_a_record_with_a_move_that_is_not_legal_is_named() -> None:
    record = recorded(moves=6)
    record["rounds"][0]["moves"].insert(3, {"do": "walk", "to": "E"})
    assert fault_of(checked, record) == ("illegal_move", "rounds.0.moves.3")


BAD: list[tuple[Text, str]] = [
    (scenario({}, seats=5), "seats"),
    (scenario({}) | {"seats": 0}, "seats"),
    (scenario({}) | {"rounds": [{}, {}]}, "rounds"),
    (scenario({}) | {"rounds": []}, "rounds"),
    (scenario({}) | {"ask": ["view:3"]}, "ask.0"),
    (scenario({}) | {"unknown": 1}, "unknown"),
    (scenario({}, rules={"preset": "standard"}), "ruleset.preset"),
    (scenario({}, rules={"board": "no-such-house"}), "ruleset.board"),
    (scenario({}) | {"version": True}, "version"),
    (scenario({}, rules={"losing_hauntings": 7.0}), "ruleset.losing_hauntings"),
    (scenario({}, rules={"solo_hunters": 4.0}), "ruleset.solo_hunters"),
    (scenario({}, rules={"may_put_down": False}), "ruleset"),
    (scenario({"board_version": 2}), "rounds.0.setup.board_version"),
    (scenario({"starter": 3}), "rounds.0.setup.starter"),
    (scenario({"hunter": 3}), "rounds.0.setup.hunter"),
    (scenario({"die": 7}), "rounds.0.setup.die"),
    (scenario({"walked": True}), "rounds.0.setup.walked"),
    (scenario({"walked": True, "die": 1}, rules={"preset": "master"}), "rounds.0.setup.walked"),
    (scenario({"dice": [1, 0]}), "rounds.0.setup.dice.1"),
    (scenario({"battle": ["skull"]}), "rounds.0.setup.battle.0"),
    (scenario({"places": ["OUT", "h99", "OUT"]}), "rounds.0.setup.places.1"),
    (scenario({"places": ["h01", "h01", "OUT"]}), "rounds.0.setup.places.1"),
    (scenario({"places": ["OUT"]}), "rounds.0.setup.places"),
    (scenario({"carried": [None]}), "rounds.0.setup.carried"),
    (scenario({"carried": [3, None, None], "places": ["A", "OUT", "OUT"]}), "rounds.0.setup.carried.0"),
    (scenario({"carried": [None, 0, None]}), "rounds.0.setup.carried.1"),
    (scenario({"ghosts": {"Z": 1}}), "rounds.0.setup.ghosts.Z"),
    (scenario({"ghosts": {"A": 3}}), "rounds.0.setup.ghosts.A"),
    (scenario({"ghosts": {"A": 1}, "haunted": ["A"]}), "rounds.0.setup.ghosts.A"),
    (scenario({"haunted": ["A", "h01"]}), "rounds.0.setup.haunted.1"),
    (scenario({"haunted": [*"ABCDEF"]}), "rounds.0.setup.haunted"),
    (scenario({"jewels": dict.fromkeys("ABCDEFGHI", 0)}), "rounds.0.setup.jewels"),
    (scenario({"out": 9}), "rounds.0.setup.out"),
    (scenario({"out": 8, "jewels": {"A": 0}}), "rounds.0.setup.jewels"),
    (scenario({"jewels": {"A": 1}, "shown": ["A", "B"]}, rules={"preset": "master"}), "rounds.0.setup.shown.1"),
    (scenario({"jewels": {"A": 4, "B": 4}}, rules={"preset": "master"}), "rounds.0.setup.jewels.B"),
    (scenario({"out": 4, "jewels": {"A": 4}}, rules={"preset": "master"}), "rounds.0.setup.jewels.A"),
    (scenario({"deck": ["draw-2"]}), "rounds.0.setup.deck.0"),
    (scenario({"discards": ["A", "Z"]}), "rounds.0.setup.discards.1"),
    (scenario({"locked": "blue"}), "rounds.0.setup.locked"),
    (scenario({"locked": "red"}, rules={"preset": "hard"}), "rounds.0.setup.locked"),
    (scenario({}, {"do": "fly"}), "rounds.0.moves.0"),
    (scenario({}, ROLL, {"do": "walk"}), "rounds.0.moves.1.to"),
    (scenario({}, {"do": "walk", "to": "A", "jewel": "steal"}), "rounds.0.moves.0.jewel"),
    (scenario({}, ROLL | {"die": 6}), "rounds.0.moves.0.die"),
]


@pytest.mark.parametrize(("text", "place"), BAD, ids=[place for _, place in BAD])
def test_bad_input_is_told_with_its_place(text: Text, place: str) -> None:
    assert fault_of(answered, text) == ("bad_input", place)


REFUSED: list[tuple[Text, Text, Text, str]] = [
    ({}, {}, walk("OUT"), "not_rolled"),
    ({}, {}, {"do": "decide", "jewel": "leave"}, "not_rolled"),
    ({}, {}, ROLL | {"seat": 1}, "not_your_turn"),
    ({"die": 3}, {}, ROLL, "already_rolled"),
    ({"die": 3}, {}, {"do": "decide", "jewel": "leave"}, "not_walked"),
    ({"die": 3}, {}, walk("Z"), "no_such_place"),
    ({"die": 3}, {}, walk("E"), "out_of_reach"),
    ({"die": 3, "places": ["OUT", "h02", "OUT"]}, {}, walk("h02"), "square_taken"),
    ({"die": 3, "places": ["A", "OUT", "OUT"], "carried": [0, None, None], "haunted": ["A"]}, {}, walk("B"), "trapped"),
    ({"die": 3}, {}, walk("A", "take"), "no_jewel"),
    ({"die": 3}, {}, walk("h01", "take"), "no_jewel"),
    (
        {"die": 1, "places": ["B", "OUT", "OUT"], "carried": [0, None, None], "jewels": {"A": 0}},
        {},
        walk("A", "take"),
        "hands_full",
    ),
    (
        {"die": 1, "places": ["B", "OUT", "OUT"], "carried": [0, None, None], "jewels": {"A": 0}},
        {},
        walk("A", "swap"),
        "may_not_put_down",
    ),
    ({"die": 3}, {"preset": "master"}, walk("A", "lay"), "hands_empty"),
    ({"die": 3, "jewels": {"A": 1}}, {"preset": "master"}, walk("A", "take"), "number_unseen"),
    (
        {"die": 1, "places": ["B", "OUT", "OUT"], "carried": [3, None, None], "jewels": {"A": 1}, "shown": ["A"]},
        {"preset": "master"},
        walk("A", "lay"),
        "room_has_jewel",
    ),
    (
        {"die": 1, "places": ["h01", "OUT", "OUT"], "carried": [3, None, None]},
        {"preset": "master"},
        walk("h01", "lay"),
        "may_not_put_down",
    ),
]


@pytest.mark.parametrize(
    ("setup", "rules", "move", "reason"), REFUSED, ids=[f"{case[3]} {place}" for place, case in enumerate(REFUSED)]
)
def test_a_move_is_refused_for_its_reason(setup: Text, rules: Text, move: Text, reason: str) -> None:
    answer = answered(json.dumps(scenario(setup, move, rules=rules)).encode())
    assert (answer["accepted"], answer["rejected"]["reason"]) == (0, reason)


def test_after_the_end_nothing_is_accepted() -> None:
    lost = {"dice": [1], "deck": ["H"], "haunted": [*"ABCDE"], "ghosts": {"H": 2}}
    for move in (walk("OUT"), ROLL, ROLL | {"seat": 2}):
        answer = answered(json.dumps(scenario(lost, ROLL, move)).encode())
        assert (answer["accepted"], answer["rejected"]["reason"], answer["phase"]) == (1, "match_over", "match_over")
        assert answer["round"] == {"winner": "ghosts", "result": "six", "out": 0, "turns": 1}


def test_a_view_tells_neither_the_pile_nor_unseen_numbers_nor_the_dice() -> None:
    hidden = {"deck": ["K", "A"], "jewels": {"A": 7, "B": 5}, "shown": ["B"], "dice": [4], "chance": "seed"}
    other = {"deck": ["A", "K"], "jewels": {"A": 6, "B": 5}, "shown": ["B"], "dice": [2], "chance": "else"}
    views = [
        answered(json.dumps(scenario(setup, rules={"preset": "master"})).encode())["views"] for setup in (hidden, other)
    ]
    assert views[0] == views[1]
    assert views[0]["spectator"]["jewels"] == {"A": 0, "B": 5}


@pytest.mark.parametrize(("preset", "seats"), TABLES[::3])
def test_a_position_comes_back_as_it_was_written(preset: str, seats: int) -> None:
    for step in play_out(begin(ruleset(preset), seats, "written"), "written"):
        if step.after.table.result is None:
            setup = json.loads(json.dumps(GAME.write_setup(step.after)))
            text = scenario(setup, seats=seats, rules=GAME.write_ruleset(ruleset(preset)))
            told = answered(json.dumps(text).encode())
            assert told["state"].items() <= setup.items()
            assert (told["phase"], told["to_move"]) == (step.after.table.phase, step.after.table.to_move)
            assert len(told["legal"]) == len(GAME.legal_moves(GAME.view(step.after, step.after.table.to_move)))
