"""The commands that answer in text speak the format of every game."""

import codecs
import io
import json
import sys
from pathlib import Path

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


def test_a_mark_before_the_text_is_no_part_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = {"format": "saboteur-record", "version": 1, "game": "saboteur", "seats": 3, "rounds": [{}]}
    marked = codecs.BOM_UTF8 + json.dumps(text).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(marked), "utf-8"))
    file = tmp_path / "scenario.json"
    file.write_bytes(marked)
    assert text_answers.run_scenario("-") == text_answers.run_scenario(str(file)) == 0
    assert [json.loads(line)["accepted"] for line in capsys.readouterr().out.splitlines()] == [0, 0]
