"""One step of the game: a move of the seat to move becomes the next state."""

from collections.abc import Callable
from typing import Any, Final

from saboteur_desktop.games.saboteur.engine import catalog, moves
from saboteur_desktop.games.saboteur.engine.draft import Draft
from saboteur_desktop.games.saboteur.engine.effects.discard import discard
from saboteur_desktop.games.saboteur.engine.effects.fronts import clear_front, play_theft, take_off, trap
from saboteur_desktop.games.saboteur.engine.effects.map import read_map
from saboteur_desktop.games.saboteur.engine.effects.path import lay_path
from saboteur_desktop.games.saboteur.engine.effects.rockfall import drop_rocks
from saboteur_desktop.games.saboteur.engine.effects.round_end import finish_turn, steal, take_gold
from saboteur_desktop.games.saboteur.engine.effects.swaps import inspect, swap_hands, swap_hats
from saboteur_desktop.games.saboteur.engine.effects.tools import break_tool, repair_tool
from saboteur_desktop.games.saboteur.engine.legality import has_playable_card, refusal
from saboteur_desktop.games.saboteur.engine.state import GameState
from saboteur_desktop.kernel.errors import IllegalMove
from saboteur_desktop.kernel.game import Applied

_ON_A_SEAT: Final[dict[str, Callable[[Draft, int, moves.PlayOn], None]]] = {
    catalog.TRAP: trap,
    catalog.HANDS_OFF: take_off,
    catalog.FREE: take_off,
    catalog.SWAP_HANDS: swap_hands,
    catalog.SWAP_HATS: swap_hats,
    catalog.INSPECT: inspect,
}


def _play_on(draft: Draft, seat: int, move: moves.PlayOn) -> None:
    _ON_A_SEAT[move.card](draft, seat, move)


_EFFECTS: Final[dict[type, Callable[[Draft, int, Any], None]]] = {
    moves.LayPath: lay_path,
    moves.BreakTool: break_tool,
    moves.RepairTool: repair_tool,
    moves.DropRocks: drop_rocks,
    moves.ReadMap: read_map,
    moves.Discard: discard,
    moves.PlayTheft: play_theft,
    moves.ClearFront: clear_front,
    moves.PlayOn: _play_on,
}


def apply(state: GameState, move: moves.Move) -> Applied[GameState]:
    """Make a move of the seat to move; raises IllegalMove with a Refusal."""
    table = state.table
    seat = table.to_move
    # A view for check_move would cost more than the check.
    held = state.offered if table.phase != "playing" else () if seat is None else state.hands[seat]
    refused = refusal(table, seat, held, move)
    if refused is not None or seat is None:
        raise IllegalMove(refused)
    draft = Draft(state)
    if isinstance(move, moves.TakeGold):
        take_gold(draft, seat, move.value)
    elif isinstance(move, moves.Steal):
        steal(draft, seat, move.target)
    else:
        counts_passes = not state.deck and table.ruleset.round_end == "all_passed_unplayable"
        forced_pass = counts_passes and not has_playable_card(table, seat, state.hands[seat])
        _EFFECTS[type(move)](draft, seat, move)
        finish_turn(draft, seat, forced_pass)
    return draft.close()
