"""The answer to a scenario."""

from typing import Any

from saboteur_desktop.games.saboteur.engine.events import Event, outside
from saboteur_desktop.games.saboteur.engine.geometry import letters
from saboteur_desktop.games.saboteur.engine.legality import legal_moves
from saboteur_desktop.games.saboteur.engine.notation.encode import written_event, written_view
from saboteur_desktop.games.saboteur.engine.notation.fault import Fault
from saboteur_desktop.games.saboteur.engine.notation.model import ScenarioText
from saboteur_desktop.games.saboteur.engine.notation.moves import written_move
from saboteur_desktop.games.saboteur.engine.notation.position import written_state
from saboteur_desktop.games.saboteur.engine.notation.replay import play
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.games.saboteur.engine.view import view


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
            rejected = {"index": accepted, "reason": str(step.refusal.reason), "sides": [*letters(step.refusal.sides)]}
        elif step.moves:
            accepted += 1
            events += step.events
    told: dict[str, Any] = {
        "accepted": accepted,
        "rejected": rejected,
        "phase": state.table.phase,
        "to_move": state.table.to_move,
        "events": [written_event(outside(event)) for event in events],
    }
    if "state" in scenario.ask:
        told["state"] = written_state(state)
    if "legal" in scenario.ask:
        told["legal"] = written_legal_moves(state)
    told["round"] = written_round(state)
    viewers = [word[5:] for word in scenario.ask if word.startswith("view:")]
    if viewers:
        told["views"] = {
            viewer: written_view(view(state, None if viewer == "spectator" else int(viewer))) for viewer in viewers
        }
    return told


def written_legal_moves(state: GameState) -> list[dict[str, Any]]:
    """Return every legal move of the seat to move: cards in the order held, cells by row then column, discards last."""
    written = [written_move(move) for move in legal_moves(view(state, state.table.to_move))]
    hand = state.hands[state.table.to_move] if state.table.to_move is not None else ()

    def order(move: dict[str, Any]) -> tuple[Any, ...]:
        card = move.get("card", move["do"])
        x, y = move.get("cell", (0, 0))
        target = move.get("target", 0)
        return (
            ("discard", "clear").index(move["do"]) + 1 if move["do"] in {"discard", "clear"} else 0,
            len(move.get("cards", ())),
            hand.index(card) if card in hand else 0,
            y,
            x,
            move.get("turned", False),
            len(hand) + state.table.seats if target is None else target,
        )

    return sorted(written, key=order)


def written_round(state: GameState) -> dict[str, Any] | None:
    """Return how the round came out, or None while it is undecided."""
    result = state.table.result
    if result is None:
        return None
    return {
        "winner": result.winner,
        "finisher": result.finisher,
        "pay": None if state.table.phase == "sharing" else list(state.round_pay),
        "order": list(result.order),
        "drawn": list(state.drawn),
        "next_starter": result.next_starter,
    }
