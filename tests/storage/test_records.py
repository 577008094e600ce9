"""A match goes out as a record and comes back the same."""

import json
from typing import Any

import pytest

from saboteur_desktop.games.saboteur.engine.notation.check import check_record
from saboteur_desktop.games.saboteur.engine.notation.model import RecordText
from saboteur_desktop.kernel.rng import Rng
from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.records import read_record, record_of
from tests.storage.matches import GAME, SEATS, dealt, step


@pytest.fixture
def record(library: Library) -> dict[str, Any]:
    """The record of a match in its second round."""
    kept = library.keep(dealt(), SEATS)
    rng = Rng("record")
    while len(kept.match.rounds) < 2 or len(kept.match.rounds[-1].moves) < 5:
        step(kept.match, rng)
    kept.save()
    written: dict[str, Any] = json.loads(json.dumps(record_of(library.read(kept.number or 0))))
    return written


def test_a_record_holds_by_the_game_s_own_check(record: dict[str, Any]) -> None:
    assert check_record(RecordText.model_validate_json(json.dumps(record)))["rounds"] == 2


def test_a_record_comes_back_as_the_same_match(library: Library, record: dict[str, Any]) -> None:
    match, seats = read_record(record, GAME, "other seed")
    assert [seat.name for seat in seats] == [seat.name for seat in SEATS]
    kept = library.keep(match, seats)
    assert kept.save() is None
    assert record_of(library.read(kept.number or 0)) == record


def test_seats_may_be_just_a_number(record: dict[str, Any]) -> None:
    assert [seat.name for seat in read_record(record | {"seats": 3}, GAME, "s").seats] == ["1", "2", "3"]


def test_who_has_no_name_is_called_by_the_number(record: dict[str, Any]) -> None:
    told = [{"name": "Аня"}, {"kind": "bot", "level": "careful"}, {}]
    _, seats = read_record(record | {"seats": told}, GAME, "s")
    assert [(seat.name, seat.kind) for seat in seats] == [("Аня", "human"), ("2", "bot"), ("3", "human")]


def test_a_record_without_a_ruleset_is_one_of_the_usual_rules(record: dict[str, Any]) -> None:
    del record["ruleset"]
    match, _ = read_record(record, GAME, "s")
    assert match.ruleset == GAME.read_ruleset({})


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"version": 2},
        {"format": "other"},
        {"rounds": []},
        {"rounds": [{"moves": []}]},
        {"version": True},
        {"seats": 4},
        {"seats": "many"},
        {"ruleset": {"preset": "none"}},
    ],
)
def test_what_is_no_record_of_the_game_is_refused(record: dict[str, Any], change: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        read_record(record | change, GAME, "s")
