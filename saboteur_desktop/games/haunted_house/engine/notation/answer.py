"""The answer to a scenario."""

from typing import Any

from pydantic import BaseModel

from saboteur_desktop.games.haunted_house.engine.events import Event
from saboteur_desktop.games.haunted_house.engine.legality import legal_moves
from saboteur_desktop.games.haunted_house.engine.notation.model import ScenarioText
from saboteur_desktop.games.haunted_house.engine.notation.moves import written_move
from saboteur_desktop.games.haunted_house.engine.notation.position import written_state, written_table
from saboteur_desktop.games.haunted_house.engine.notation.replay import play
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.view import HouseView, view
from saboteur_desktop.kernel.fault import Fault


def answer(scenario: ScenarioText) -> dict[str, Any]:
    """Play a scenario as far as its moves are legal and answer what it asks; raises Fault."""
    for place, word in enumerate(scenario.ask):
        if word.startswith("view:") and word != "view:spectator" and int(word[5:]) >= len(scenario.seats):
            raise Fault(f"ask.{place}", f"there is no seat {word[5:]}")
    accepted = 0
    rejected = None
    events: list[Event] = []
    for step in play(scenario):
        state = step.state
        if step.refusal is not None:
            rejected = {"index": accepted, "reason": str(step.refusal.reason), "sides": []}
        elif step.moves:
            accepted += 1
            events += step.events
    told: dict[str, Any] = {
        "accepted": accepted,
        "rejected": rejected,
        "phase": state.table.phase,
        "to_move": state.table.to_move,
        "events": [written_event(event) for event in events],
    }
    if "state" in scenario.ask:
        told["state"] = written_state(state)
    if "legal" in scenario.ask:
        told["legal"] = [written_move(move) for move in legal_moves(view(state, state.table.to_move))]
    told["round"] = written_result(state.table)
    viewers = [word[5:] for word in scenario.ask if word.startswith("view:")]
    if viewers:
        told["views"] = {
            viewer: written_view(view(state, None if viewer == "spectator" else int(viewer))) for viewer in viewers
        }
    return told


def written_result(table: OpenTable) -> dict[str, Any] | None:
    """Return how the match came out, or None while it goes on."""
    if table.result is None:
        return None
    return {
        "winner": "hunters" if table.result == "won" else "ghosts",
        "result": table.result,
        "out": table.out,
        "turns": table.turn,
    }


def written_event(event: Event) -> dict[str, Any]:
    """Return an event with its kind."""
    facts = {name: _plain(value) for name, value in event._asdict().items()}
    return {"kind": facts.pop("kind"), **facts}


def written_view(view: HouseView) -> dict[str, Any]:
    """Return everything a seat may know."""
    table = view.table
    opened = {name: _plain(value) for name, value in table._asdict().items()}
    del opened["lock"]  # written_table names it as a setup does
    return {**opened, **written_table(table), "seat": view.seat}


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if hasattr(value, "kind"):
        return written_event(value)
    if hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value
