"""Texts that cannot be used: the answer says what is wrong and where, and the stream goes on."""

import io
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from saboteur_desktop.app import text_answers
from tests.games.saboteur.engine.written import Text, path, scenario

GOOD = scenario({})


def changed(route: str, value: Any) -> Text:
    """A good scenario with one place changed; a place is written as in an answer, and `...` takes it away."""
    text: Any = json.loads(json.dumps(GOOD))
    *way, last = [int(step) if step.isdigit() else step for step in route.split(".")]
    part = text
    for step in way:
        part = part[step]
    if value is ...:
        del part[last]
    else:
        part[last] = value
    whole: Text = text
    return whole


def moving(*moves: Any) -> Text:
    return changed("rounds.0.moves", list(moves))


LAY = path("H", 1, 0)


def without(name: str) -> Text:
    return {key: value for key, value in LAY.items() if key != name}


BAD: list[tuple[Any, str]] = [
    (changed("format", "other"), "format"),
    (changed("format", ...), "format"),
    (changed("version", 2), "version"),
    (changed("version", "1"), "version"),
    (changed("version", True), "version"),
    (changed("version", 1.0), "version"),
    (changed("game", "chess"), "game"),
    (changed("unknown", 1), "unknown"),
    (changed("ruleset", []), "ruleset"),
    (changed("ruleset", "standard"), "ruleset"),
    (changed("ruleset", {"preset": "nope"}), "ruleset.preset"),
    (changed("ruleset", {"preset": 3}), "ruleset.preset"),
    (changed("ruleset", {"preset": ["standard"]}), "ruleset.preset"),
    (changed("ruleset", {"placement_link": "diagonal"}), "ruleset.placement_link"),
    (changed("ruleset", {"rounds": 0}), "ruleset.rounds"),
    (changed("ruleset", {"preset": "saboteur2", "removed_cards": False}), "ruleset.removed_cards"),
    (changed("ruleset", {"middle_goal_distance": 8.0}), "ruleset.middle_goal_distance"),
    (changed("ruleset", {"rounds": 3.0}), "ruleset.rounds"),
    (changed("ruleset", {"broken_get_no_gold": "yes"}), "ruleset.broken_get_no_gold"),
    (changed("ruleset", {"new_option": True}), "ruleset.new_option"),
    (changed("ruleset", {"tie": "dice"}), "ruleset"),
    (changed("ruleset", {"max_saboteurs": 1}), "ruleset"),
    (changed("seats", 2), "seats"),
    (changed("seats", 11), "seats"),
    (changed("seats", 0), "seats"),
    (changed("seats", -3), "seats"),
    (changed("seats", True), "seats"),
    (changed("seats", 3.5), "seats"),
    (changed("seats", "three"), "seats"),
    (changed("seats", ...), "seats"),
    (changed("seats", 10**300), "seats"),
    (changed("seats", [{"name": "Aki"}, {"name": 5}, {}]), "seats.1.name"),
    (changed("seats", [{}, {}, {"kind": "ghost"}]), "seats.2.kind"),
    (changed("seats", [{}, {}]), "seats"),
    (changed("rounds", []), "rounds"),
    (changed("rounds", {}), "rounds"),
    (changed("rounds.0.setup", []), "rounds.0.setup"),
    (changed("rounds.0.setup.hands", [["map"], ["map"]]), "rounds.0.setup.hands"),
    (changed("rounds.0.setup.hands", [["map"], ["joker"], []]), "rounds.0.setup.hands.1.0"),
    (changed("rounds.0.setup.hands", [["map"], [5], []]), "rounds.0.setup.hands.1.0"),
    (changed("rounds.0.setup.hands", [["NS|EW"], [], []]), "rounds.0.setup.hands.0.0"),
    (changed("rounds.0.setup.hands", [["WE"], [], []]), "rounds.0.setup.hands.0.0"),
    (changed("rounds.0.setup.hands", [["start"], [], []]), "rounds.0.setup.hands.0.0"),
    (changed("rounds.0.setup.starter", 3), "rounds.0.setup.starter"),
    (changed("rounds.0.setup.starter", -1), "rounds.0.setup.starter"),
    (changed("rounds.0.setup.starter", "0"), "rounds.0.setup.starter"),
    (changed("rounds.0.setup.roles", ["miner"]), "rounds.0.setup.roles"),
    (changed("rounds.0.setup.roles", ["miner", "elf", "miner"]), "rounds.0.setup.roles.1"),
    (changed("rounds.0.setup.goals", ["gold"]), "rounds.0.setup.goals"),
    (changed("rounds.0.setup.goals", ["gold", "stone-SW", "NS"]), "rounds.0.setup.goals.2"),
    (changed("rounds.0.setup.deck", ["fnord"]), "rounds.0.setup.deck.0"),
    (changed("rounds.0.setup.gold_deck", [1, 4]), "rounds.0.setup.gold_deck.1"),
    (changed("rounds.0.setup.gold_deck", ["1"]), "rounds.0.setup.gold_deck.0"),
    (changed("rounds.0.setup.in_front", [["EW"], [], []]), "rounds.0.setup.in_front.0.0"),
    (changed("rounds.0.setup.in_front", [[], ["break-cart"] * 2, []]), "rounds.0.setup.in_front.1"),
    (changed("rounds.0.setup.table", [{"cell": [1, 0]}]), "rounds.0.setup.table.0.card"),
    (changed("rounds.0.setup.table", [{"cell": [0, 0], "card": "EW"}]), "rounds.0.setup.table.0.cell"),
    (changed("rounds.0.setup.table", [{"cell": [8, 2], "card": "EW"}]), "rounds.0.setup.table.0.cell"),
    (changed("rounds.0.setup.table", [{"cell": [1, 0], "card": "EW"}] * 2), "rounds.0.setup.table.1.cell"),
    (changed("rounds.0.setup.table", [{"cell": [1, 0], "card": "map"}]), "rounds.0.setup.table.0.card"),
    (changed("rounds.0.setup.table", [{"cell": [1, 0], "card": "EW", "turned": 180}]), "rounds.0.setup.table.0.turned"),
    (changed("rounds.0.setup.revealed", [{"goal": 3}]), "rounds.0.setup.revealed.0.goal"),
    (changed("rounds.0.setup.revealed", [{"goal": False}]), "rounds.0.setup.revealed.0.goal"),
    (changed("rounds.0.setup.revealed", [{"goal": 2.0}]), "rounds.0.setup.revealed.0.goal"),
    (changed("rounds.0.setup.revealed", [{"goal": 0}, {"goal": 0}]), "rounds.0.setup.revealed.1.goal"),
    (changed("rounds.0.setup.revealed", [{"goal": 1}]), "rounds.0.setup.revealed.0.goal"),
    (changed("rounds.0.setup.extra", 1), "rounds.0.setup.extra"),
    (moving("path"), "rounds.0.moves.0"),
    (moving(LAY, {"do": "fly"}), "rounds.0.moves.1"),
    (moving(without("do")), "rounds.0.moves.0"),
    (moving(LAY, LAY, LAY, without("cell")), "rounds.0.moves.3.cell"),
    (moving(without("card")), "rounds.0.moves.0.card"),
    (moving({**LAY, "card": "EWN"}), "rounds.0.moves.0.card"),
    (moving({**LAY, "card": "map"}), "rounds.0.moves.0.card"),
    (moving({**LAY, "card": "gold"}), "rounds.0.moves.0.card"),
    (moving({**LAY, "card": None}), "rounds.0.moves.0.card"),
    (moving({**LAY, "cell": [1]}), "rounds.0.moves.0.cell.1"),
    (moving({**LAY, "cell": [1, 2, 3]}), "rounds.0.moves.0.cell"),
    (moving({**LAY, "cell": [1, "0"]}), "rounds.0.moves.0.cell.1"),
    (moving({**LAY, "cell": [1, 0.5]}), "rounds.0.moves.0.cell.1"),
    (moving({**LAY, "cell": {"x": 1, "y": 0}}), "rounds.0.moves.0.cell"),
    (moving({**LAY, "turned": 1}), "rounds.0.moves.0.turned"),
    (moving({**LAY, "turned": 90}), "rounds.0.moves.0.turned"),
    (moving({**LAY, "seat": "0"}), "rounds.0.moves.0.seat"),
    (moving({**LAY, "target": 1}), "rounds.0.moves.0.target"),
    (moving({"do": "map"}), "rounds.0.moves.0.goal"),
    (moving({"do": "map", "goal": "top"}), "rounds.0.moves.0.goal"),
    (moving({"do": "break", "card": "repair-cart", "target": 1}), "rounds.0.moves.0.card"),
    (moving({"do": "break", "card": "break-cart"}), "rounds.0.moves.0.target"),
    (moving({"do": "repair", "card": "repair-cart", "target": 1, "tool": "spade"}), "rounds.0.moves.0.tool"),
    (moving({"do": "discard", "cards": "map"}), "rounds.0.moves.0.cards"),
    (moving({"do": "discard", "cards": ["nap"]}), "rounds.0.moves.0.cards.0"),
    (moving({"do": "take_gold", "card": "1"}), "rounds.0.moves.0.card"),
    (changed("ask", "state"), "ask"),
    (changed("ask", ["everything"]), "ask.0"),
    (changed("ask", ["state", "view:3"]), "ask.1"),
    (changed("ask", ["view:-1"]), "ask.0"),
    (changed("ask", ["view:" + "9" * 5000]), "ask.0"),
    (changed("ask", ["view:²"]), "ask.0"),
    ([], ""),
    (None, ""),
    (3, ""),
    ("scenario", ""),
]


def lines_answered(lines: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[Any]:
    """The answers to lines on standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines), "utf-8"))
    assert text_answers.run_scenario("-") == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(("text", "where"), BAD, ids=lambda value: value or "whole" if isinstance(value, str) else "")
def test_bad_input_is_told_with_its_place(
    text: Any, where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (told,) = lines_answered(json.dumps(text).encode(), monkeypatch, capsys)
    assert set(told) == {"error"}
    assert set(told["error"]) == {"code", "path", "message"}
    assert (told["error"]["code"], told["error"]["path"]) == ("bad_input", where)
    assert told["error"]["message"]


NO_JSON = [
    b"",
    b"   ",
    b"{",
    b"nonsense",
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b'{"version": ' + b"9" * 5000 + b"}",
    b"\xff\xfe\x00",
    b"\x00",
    b'{"format": "\\ud800"}',
    b"{'format': 1}",
    json.dumps(GOOD).encode() * 2,
]


def test_the_stream_goes_on_whatever_a_line_holds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = json.dumps(GOOD).encode()
    lines = b"\n".join(line for bad in NO_JSON for line in (bad, good)) + b"\n"
    told = lines_answered(lines, monkeypatch, capsys)
    assert len(told) == 2 * len(NO_JSON)
    assert all(answer["error"]["code"] == "bad_input" and answer["error"]["path"] == "" for answer in told[::2])
    assert all(answer["accepted"] == 0 and answer["phase"] == "playing" for answer in told[1::2])


@pytest.mark.parametrize("number", [10**15, -(10**15), 10**300])
def test_huge_numbers_are_cells_goals_and_targets_like_any_other(
    number: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = {"hands": [["EW", "map", "rockfall", "break-cart"], ["map"], ["map"]]}
    moves: list[tuple[Text, str]] = [
        ({"do": "path", "card": "EW", "cell": [number, number]}, "no_neighbour"),
        ({"do": "rockfall", "cell": [number, 0]}, "not_a_tunnel"),
        ({"do": "map", "goal": number}, "no_such_target"),
        ({"do": "break", "card": "break-cart", "target": number}, "no_such_target"),
        ({"do": "take_gold", "card": number}, "not_offered"),
        ({"do": "map", "goal": 0, "seat": number}, "not_your_turn"),
    ]
    lines = "\n".join(json.dumps(scenario(setup, [move])) for move, _ in moves)
    told = lines_answered(lines.encode(), monkeypatch, capsys)
    assert [answer["rejected"]["reason"] for answer in told] == [reason for _, reason in moves]


def test_a_card_far_out_on_the_table_is_written_back_as_it_was_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = [{"cell": [10**20, -5], "card": "SW", "turned": True}, {"cell": [-3, -5], "card": "NS", "turned": False}]
    (told,) = lines_answered(json.dumps(scenario({"table": table})).encode(), monkeypatch, capsys)
    assert told["state"]["table"] == table[::-1]


def run(*arguments: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a user does."""
    command = [sys.executable, "-m", "saboteur_desktop", *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, env={**os.environ, **environment})


def test_a_strange_letter_does_not_end_the_stream_where_only_ascii_can_be_written() -> None:
    strange = json.dumps(changed("rounds.0.setup.hands", [["é鉱"], [], []])) + "\n"
    done = run("scenario", "-", given=strange * 2, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line)["error"]["path"] for line in done.stdout.splitlines()] == ["rounds.0.setup.hands.0.0"] * 2


def test_each_line_is_answered_before_the_next_is_read() -> None:
    command = [sys.executable, "-m", "saboteur_desktop", "scenario", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        texts: tuple[Any, ...] = (GOOD, [], GOOD)
        for text in texts:
            running.stdin.write(json.dumps(text) + "\n")
            assert ("error" in json.loads(running.stdout.readline())) == (text == [])
        running.stdin.close()
        assert running.wait() == 0


def test_a_reader_who_goes_away_ends_the_stream_quietly() -> None:
    command = [sys.executable, "-m", "saboteur_desktop", "scenario", "-"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as running:  # type: ignore[call-overload]
        running.stdout.close()
        running.stdin.write(json.dumps(GOOD).encode() + b"\n")
        running.stdin.close()
        running.wait()
        assert running.stderr.read() == b""


def test_unusable_arguments_end_with_status_2_and_a_sentence(tmp_path: Any) -> None:
    for arguments in (
        ["scenario"],
        ["scenario", str(tmp_path / "missing.json")],
        ["scenario", str(tmp_path)],
        ["record"],
        ["record", "check"],
        ["record", "check", str(tmp_path / "missing.json")],
        ["nonsense"],
    ):
        done = run(*arguments)
        assert done.returncode == 2, arguments
        assert done.stdout == ""
        assert done.stderr
        assert "Traceback" not in done.stderr


def test_one_scenario_in_a_file_is_answered_by_one_object(tmp_path: Any) -> None:
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(GOOD, indent=2), "utf-8")
    done = run("scenario", str(file))
    assert done.returncode == 0
    assert json.loads(done.stdout)["accepted"] == 0
    file.write_bytes(b"\xff{")
    done = run("scenario", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["error"]["code"] == "bad_input"


NO_QT = """
import sys
from saboteur_desktop.__main__ import main
sys.argv[1:] = {arguments!r}
status = main()
loaded = [name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))]
sys.exit(status if not loaded else f"loaded: {{loaded}}")
"""


@pytest.mark.parametrize("arguments", [["scenario", "-"], ["schema"]])
def test_no_qt_is_imported_for_a_text(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_QT.format(arguments=arguments)],
        input=json.dumps(GOOD).encode(),
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)
