"""`record check`: a record holds, or the first thing that does not is named; the exit status says which."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saboteur_desktop.app import text_answers
from saboteur_desktop.games.saboteur.engine.notation.check import state_digest
from saboteur_desktop.kernel.match import Match
from tests.games.saboteur.engine.plays import GAME, deal, endless, pick, ruleset

Text = dict[str, Any]


def recorded(preset: str = "standard", seats: int = 4, seed: str = "record", moves: int = 1000, **options: Any) -> Text:
    """Return the record of a match, or of its first moves."""
    rules = ruleset(preset, **options)
    match = Match(GAME, rules, seats, seed)
    numbers = endless(seed)
    while match.outcome is None and moves:
        if match.to_move is None:
            match.deal_next_round()
        else:
            match.submit(match.to_move, pick(GAME.legal_moves(match.view(match.to_move)), next(numbers)))
            moves -= 1
    return {
        "format": "saboteur-record",
        "version": 1,
        "game": "saboteur",
        "ruleset": GAME.write_ruleset(rules),
        "seats": [{"name": f"Seat {seat}", "kind": "human"} for seat in range(seats)],
        "rounds": [{"setup": played.setup, "moves": list(played.moves)} for played in match.rounds],
    }


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[Text], tuple[int, Text]]:
    """Check a record through the command; returns the exit status and what it prints."""

    def checked(record: Text) -> tuple[int, Text]:
        file = tmp_path / "record.json"
        file.write_text(json.dumps(record), "utf-8")
        status = text_answers.run_record_check(str(file))
        return status, json.loads(capsys.readouterr().out)

    return checked


@pytest.mark.parametrize("moves", [0, 1, 30, 1000])
def test_a_record_holds_as_far_as_it_goes(check: Callable[[Text], tuple[int, Text]], moves: int) -> None:
    record = recorded(moves=moves)
    status, told = check(record)
    played = sum(len(part["moves"]) for part in record["rounds"])
    assert (status, told) == (0, {"holds": True, "rounds": len(record["rounds"]), "moves": played})


@pytest.mark.parametrize(
    "options", [{"max_saboteurs": True}, {"rounds": 1}, {"preset": "bga"}, {"gold_draw": "players"}]
)
def test_records_of_other_rules_hold_too(check: Callable[[Text], tuple[int, Text]], options: Text) -> None:
    assert check(recorded(seats=10, **options))[0] == 0


def setup_of(record: Text, place: int = 0) -> Text:
    part: Text = record["rounds"][place]["setup"]
    return part


def lose_a_card(record: Text) -> None:
    setup_of(record)["deck"].pop()


def copy_a_card(record: Text) -> None:
    setup_of(record)["deck"][-1] = "map"
    setup_of(record)["deck"][-2] = "map"


def deal_unevenly(record: Text) -> None:
    hands = setup_of(record)["hands"]
    hands[0].append(hands[1].pop())


def two_golds(record: Text) -> None:
    setup_of(record)["goals"] = ["gold", "gold", "stone-SW"]


def another_role(record: Text) -> None:
    roles = setup_of(record)["roles"]
    roles[0] = "saboteur" if roles[0] == "miner" else "miner"


def less_gold(record: Text) -> None:
    setup_of(record)["gold_deck"].remove(3)


def gold_from_nowhere(record: Text) -> None:
    setup_of(record)["gold_deck"].remove(3)
    setup_of(record)["gold"][0].append(3)


def a_card_lies_already(record: Text) -> None:
    setup_of(record)["table"].append({"cell": [1, 0], "card": "EW", "turned": False})


def a_tool_is_broken_already(record: Text) -> None:
    setup_of(record)["in_front"][0].append("break-cart")


def another_starter(record: Text) -> None:
    setup = setup_of(record, 1)
    setup["starter"] = (setup["starter"] + 1) % 4


def gold_changes_hands(record: Text) -> None:
    gold = setup_of(record, 1)["gold"]
    giver = next(seat for seat, cards in enumerate(gold) if cards)
    gold[(giver + 1) % 4].append(gold[giver].pop())


def a_move_by_another_seat(record: Text) -> None:
    record["rounds"][0]["moves"][5]["seat"] = 0


def a_card_never_held(record: Text) -> None:
    record["rounds"][0]["moves"][7] = {"seat": 3, "do": "discard", "cards": ["theft"]}


def a_round_too_soon(record: Text) -> None:
    record["rounds"][0]["moves"].pop()


def a_fourth_round(record: Text) -> None:
    record["rounds"].append(record["rounds"][-1])


def a_wrong_checkpoint(record: Text) -> None:
    record["rounds"][1]["checkpoints"] = [{"after": 0, "digest": "0" * 16}]


def a_checkpoint_after_the_end(record: Text) -> None:
    record["rounds"][0]["checkpoints"] = [{"after": 999, "digest": "0" * 16}]


@pytest.mark.parametrize(
    ("spoil", "code", "where", "says"),
    [
        (lose_a_card, "deal", "rounds.0.setup.deck", "missing"),
        (copy_a_card, "deal", "rounds.0.setup.deck", "too many"),
        (deal_unevenly, "deal", "rounds.0.setup.hands.0", "6 cards, not 7"),
        (two_golds, "deal", "rounds.0.setup.goals", "stone-ES missing"),
        (another_role, "deal", "rounds.0.setup.roles", "too many"),
        (less_gold, "deal", "rounds.0.setup.gold_deck", "1 x 3 missing"),
        (gold_from_nowhere, "deal", "rounds.0.setup.gold", "before the first round"),
        (a_card_lies_already, "deal", "rounds.0.setup", "empty mine"),
        (a_tool_is_broken_already, "deal", "rounds.0.setup", "whole tools"),
        (another_starter, "deal", "rounds.1.setup.starter", "begins this round"),
        (gold_changes_hands, "deal", "rounds.1.setup.gold.", "kept from the round before"),
        (a_move_by_another_seat, "illegal_move", "rounds.0.moves.5", "not_your_turn"),
        (a_card_never_held, "illegal_move", "rounds.0.moves.7", "not_in_hand"),
        (a_round_too_soon, "bad_input", "rounds.1", "not over"),
        (a_fourth_round, "bad_input", "rounds.3", "was the last"),
        (a_wrong_checkpoint, "checkpoint", "rounds.1.checkpoints.0", "another one"),
        (a_checkpoint_after_the_end, "checkpoint", "rounds.0.checkpoints.0", "fewer moves"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_spoilt_record_is_found_out(
    check: Callable[[Text], tuple[int, Text]], spoil: Callable[[Text], None], code: str, where: str, says: str
) -> None:
    record = recorded()
    spoil(record)
    status, told = check(record)
    assert status == 1
    assert told["error"]["code"] == code
    assert told["error"]["path"].startswith(where)
    assert says in told["error"]["message"]


def test_of_the_larger_deck_exactly_the_cards_set_aside_may_be_missing(
    check: Callable[[Text], tuple[int, Text]],
) -> None:
    record = recorded("saboteur2", moves=0)
    assert check(record)[0] == 0
    lose_a_card(record)
    status, told = check(record)
    assert (status, told["error"]["path"]) == (1, "rounds.0.setup.deck")
    assert told["error"]["message"].endswith("missing, but 10 cards are set aside unseen")


def test_checkpoints_that_agree_hold(check: Callable[[Text], tuple[int, Text]]) -> None:
    record = recorded(moves=2)
    state = deal(ruleset(), 4, "unused")
    start = Match(GAME, ruleset(), 4, "record")
    state = start._state
    checkpoints = [{"after": 0, "digest": state_digest(state)}]
    for after, move in enumerate(record["rounds"][0]["moves"], 1):
        state = GAME.apply(state, GAME.read_move(move)).state
        checkpoints.append({"after": after, "digest": state_digest(state)})
    assert len({checkpoint["digest"] for checkpoint in checkpoints}) == 3
    record["rounds"][0]["checkpoints"] = checkpoints
    assert check(record)[0] == 0


def test_what_is_no_record_at_all_ends_with_status_1(
    check: Callable[[Text], tuple[int, Text]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = check({"format": "shopping-list"})
    assert (status, told["error"]["code"], told["error"]["path"]) == (1, "bad_input", "format")
    empty = tmp_path / "empty.json"
    empty.write_bytes(b"")
    assert text_answers.run_record_check(str(empty)) == 1
    assert json.loads(capsys.readouterr().out)["error"]["path"] == ""


def test_a_file_that_cannot_be_read_ends_with_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert text_answers.run_record_check(str(tmp_path / "missing.json")) == 2
    assert "missing.json" in capsys.readouterr().err
