"""Whether a record holds: a whole house at the beginning, legal moves, checkpoints that agree."""

from collections import Counter
from typing import Any

from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.notation.model import RecordText
from saboteur_desktop.games.haunted_house.engine.notation.position import written_setup
from saboteur_desktop.games.haunted_house.engine.notation.replay import play
from saboteur_desktop.games.haunted_house.engine.setup import first_ghosts
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.kernel.digest import digest
from saboteur_desktop.kernel.fault import Fault


def check_record(record: RecordText) -> dict[str, Any]:
    """Return how many rounds and moves a record tells; raises Fault at the first thing that does not hold."""
    (played,) = record.rounds
    moves = 0
    for step in play(record):
        if step.refusal is not None:
            message = f"this move is not legal: {step.refusal.reason}"
            raise Fault(f"rounds.0.moves.{step.moves}", message, "illegal_move")
        if step.moves == 0:
            _check_beginning(step.state)
        moves = step.moves
        for place, checkpoint in enumerate(played.checkpoints):
            if checkpoint.after == step.moves and checkpoint.digest != state_digest(step.state):
                raise Fault(f"rounds.0.checkpoints.{place}", "the position is another one", "checkpoint")
    for number, checkpoint in enumerate(played.checkpoints):
        if checkpoint.after > moves:
            raise Fault(f"rounds.0.checkpoints.{number}", "the round has fewer moves", "checkpoint")
    return {"holds": True, "rounds": 1, "moves": moves}


def state_digest(state: GameState) -> str:
    """Return a short text that differs for different positions."""
    return digest(written_setup(state))


def _check_beginning(state: GameState) -> None:
    table, house = state.table, state.table.board
    path = "rounds.0.setup"
    if table.hunter != table.starter or table.die is not None:
        raise Fault(f"{path}.hunter", "a match begins with the starter, who has not rolled yet", "deal")
    if any(place != house.outside for place in table.places) or any(number is not None for number in table.carried):
        raise Fault(f"{path}.places", "all hunters begin outside, with empty hands", "deal")
    if table.ghosts != first_ghosts(house, table.ruleset) or any(table.haunted):
        raise Fault(f"{path}.ghosts", "these are not the first ghosts of this level", "deal")
    rooms = [room for room, number in zip(house.rooms, state.numbers, strict=True) if number is not None]
    if table.out or sorted(rooms) != sorted(house.jewel_rooms) or any(table.jewels):
        raise Fault(f"{path}.jewels", "every jewel begins in its room, its number unseen", "deal")
    if table.discards or table.lock is not None:
        raise Fault(f"{path}.discards", "a match begins with a whole pile and open doors", "deal")
    missing = Counter(deck(house, table.ruleset.extra_cards))
    missing.subtract(Counter(state.pile))
    told = [
        f"{abs(count)} x {card} {'missing' if count > 0 else 'too many'}" for card, count in missing.items() if count
    ]
    if told:
        raise Fault(f"{path}.deck", ", ".join(told), "deal")
