"""The commands that answer in text: scenario, record check, schema. They write JSON and never a traceback."""

import json
import sys
from codecs import BOM_UTF8
from collections.abc import Callable
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from saboteur_desktop.games import registry
from saboteur_desktop.kernel.fault import Fault
from saboteur_desktop.kernel.notation import Notation

ANSWERED, DOES_NOT_HOLD, UNUSABLE = 0, 1, 2

_ELSEWHERE: Final = "saboteur"
"""Whose reader tells what is wrong with a text that names no game."""


def run_scenario(source: str) -> int:
    """Answer the scenario in a file, or with ``-`` one on each line of standard input, until its end."""
    if source != "-":
        text = _read(source)
        if text is None:
            return UNUSABLE
        _say(_answered(lambda: _notation_of(text).answered(text)))
        return ANSWERED
    for line in map(_unmarked, sys.stdin.buffer):
        _say(_answered(lambda line=line: _notation_of(line).answered(line)))  # type: ignore[misc]
    return ANSWERED


def run_record_check(source: str) -> int:
    """Replay the record in a file and say whether it holds, or its first fault."""
    text = _read(source)
    if text is None:
        return UNUSABLE
    told = _answered(lambda: _notation_of(text).checked(text))
    _say(told)
    return DOES_NOT_HOLD if "error" in told else ANSWERED


def print_schema() -> int:
    """Print the JSON Schema of the format: what a record and a scenario of each game may say."""
    scenarios: list[Any] = [registry.notation(game_id).SCENARIO for game_id in registry.GAMES]
    _say(TypeAdapter(reduce(or_, scenarios)).json_schema())
    return ANSWERED


def _notation_of(text: bytes) -> Notation:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    game = data.get("game") if isinstance(data, dict) else None
    if not isinstance(game, str):
        game = _ELSEWHERE
    if game not in registry.GAMES:
        raise Fault("game", f"there is no game {game!r}")
    return registry.notation(game)


def _answered(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    try:
        return work()
    except Fault as fault:
        return fault.written()
    except Exception as error:  # the stream must go on whatever a line holds
        return Fault("", f"this line could not be worked out ({type(error).__name__})", "internal").written()


def _read(source: str) -> bytes | None:
    try:
        return _unmarked(Path(source).read_bytes())
    except OSError as error:
        sys.stderr.write(f"{source}: {error.strerror}\n")
        return None


def _unmarked(text: bytes) -> bytes:
    """Return the text without the mark that some editors and shells write before UTF-8."""
    return text.removeprefix(BOM_UTF8)


def _say(told: dict[str, Any]) -> None:
    # Plain ASCII: it can be written whatever encoding the other end of the pipe was opened with.
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()
