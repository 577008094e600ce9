"""One step of the game: a move of the seat to move becomes the next state."""

from saboteur_desktop.games.haunted_house.engine.draft import Draft
from saboteur_desktop.games.haunted_house.engine.effects.roll import roll
from saboteur_desktop.games.haunted_house.engine.effects.walk import settle, walk
from saboteur_desktop.games.haunted_house.engine.legality import refusal
from saboteur_desktop.games.haunted_house.engine.moves import Decide, Move, Roll, Walk
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.kernel.errors import IllegalMove
from saboteur_desktop.kernel.game import Applied


def apply(state: GameState, move: Move) -> Applied[GameState]:
    """Make a move of the seat to move; raises IllegalMove with a Refusal."""
    refused = refusal(state.table, move)
    if refused is not None:
        raise IllegalMove(refused)
    draft = Draft(state)
    match move:
        case Roll():
            roll(draft)
        case Walk():
            walk(draft, move)
        case Decide(deed):
            settle(draft, deed)
    return draft.close()
