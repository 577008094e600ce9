"""The commands that answer in text speak the format of every game."""

import io
import json
import sys

import pytest

from saboteur_desktop.app import text_answers
from saboteur_desktop.games import registry


def test_the_schema_tells_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert text_answers.print_schema() == 0
    printed = json.loads(capsys.readouterr().out)
    choices = [printed["$defs"][choice["$ref"].rpartition("/")[2]] for choice in printed["anyOf"]]
    assert [choice["properties"]["game"]["const"] for choice in choices] == list(registry.GAMES)


@pytest.mark.parametrize("game_id", registry.GAMES)
def test_every_game_answers_its_own_scenarios(
    game_id: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = {"format": "saboteur-record", "version": 1, "game": game_id, "seats": 3, "rounds": [{}], "ask": ["legal"]}
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(text).encode()), "utf-8"))
    assert text_answers.run_scenario("-") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["accepted"], told["to_move"], told["round"]) == (0, 0, None)


def test_a_game_that_there_is_not_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = {"format": "saboteur-record", "version": 1, "game": "chess", "seats": 3, "rounds": [{}]}
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(text).encode()), "utf-8"))
    assert text_answers.run_scenario("-") == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"error": {"code": "bad_input", "path": "game", "message": "there is no game 'chess'"}}
