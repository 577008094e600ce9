"""The texts of this game as the kernel's Notation."""

from typing import Any, Final

from pydantic import TypeAdapter

from saboteur_desktop.games.haunted_house.engine.notation.answer import answer
from saboteur_desktop.games.haunted_house.engine.notation.check import check_record
from saboteur_desktop.games.haunted_house.engine.notation.model import RecordText, ScenarioText
from saboteur_desktop.games.haunted_house.engine.notation.reading import reading

SCENARIO: Final = ScenarioText

_SCENARIO = TypeAdapter(ScenarioText)
_RECORD = TypeAdapter(RecordText)


def answered(text: bytes) -> dict[str, Any]:
    """Return the answer to a scenario; raises Fault."""
    return answer(reading(lambda: _SCENARIO.validate_json(text)))


def checked(text: bytes) -> dict[str, Any]:
    """Return what a record holds; raises Fault."""
    return check_record(reading(lambda: _RECORD.validate_json(text)))
