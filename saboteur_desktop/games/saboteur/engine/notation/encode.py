"""Views and events as plain JSON values."""

from typing import Any

from pydantic import BaseModel

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.events import Event
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.notation.position import written_table
from saboteur_desktop.games.saboteur.engine.view import PlayerView


def written_event(event: Event) -> dict[str, Any]:
    """Return an event with its kind; what the viewer could not see is left out."""
    facts = {name: _plain(value) for name, value in event._asdict().items() if value is not None}
    return {"kind": facts.pop("kind"), **facts}


def written_view(view: PlayerView) -> dict[str, Any]:
    """Return everything a seat may know."""
    table = view.table
    opened = {name: _plain(value) for name, value in table._asdict().items() if not isinstance(value, Board)}
    own = {name: _plain(value) for name, value in view._asdict().items() if name != "table"}
    return {**opened, **written_table(table), **own, "known_goals": _plain(view.known_goals())}


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if hasattr(value, "kind"):
        return written_event(value)
    if hasattr(value, "_asdict") and not isinstance(value, Cell):
        return {name: _plain(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value
