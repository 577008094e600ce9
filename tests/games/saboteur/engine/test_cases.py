"""Every written case, fed to the program's own stream as an outside check would."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).resolve().parents[3] / "cases"
WRITTEN: list[dict[str, Any]] = [
    json.loads(line)
    for name in ("base", "saboteur2")
    for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines()
]


@pytest.fixture(scope="module")
def answers() -> list[dict[str, Any]]:
    """The answers of one run of `saboteur-desktop scenario -`."""
    lines = "".join(json.dumps(case["scenario"]) + "\n" for case in WRITTEN)
    command = [sys.executable, "-m", "saboteur_desktop", "scenario", "-"]
    done = subprocess.run(command, input=lines.encode(), capture_output=True, check=True)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def told(answer: dict[str, Any], name: str) -> Any:
    """What an answer says about one of the things a case wants."""
    match name:
        case "accepted":
            return answer["accepted"]
        case "reason":
            return answer["rejected"] and answer["rejected"]["reason"]
        case "revealed":
            return {str(goal["goal"]): goal["turned"] for goal in answer["state"]["revealed"]}
        case "hands" | "in_front" | "table":
            return answer["state"][name]
        case "drawn":
            return len(answer["round"]["drawn"])
        case "winner":
            return answer["round"] and answer["round"]["winner"]
        case _:
            return answer["round"][name]


@pytest.mark.parametrize("place", range(len(WRITTEN)), ids=[case["name"] for case in WRITTEN])
def test_the_program_answers_a_written_case(place: int, answers: list[dict[str, Any]]) -> None:
    want = WRITTEN[place]["want"]
    assert {name: told(answers[place], name) for name in want} == want


def test_every_line_is_answered_by_a_line(answers: list[dict[str, Any]]) -> None:
    assert len(answers) == len(WRITTEN) == 77 + 37
