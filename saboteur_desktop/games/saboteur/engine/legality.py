"""Which moves the rules allow, and why not (rules/base.md sections 3 and 5).

Everything here is told by a view, so no answer can depend on what its seat does not know.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final

from saboteur_desktop.games.saboteur.engine.board import clashing_sides, has_neighbour, ladder_fits, touches_goal
from saboteur_desktop.games.saboteur.engine.cards import Card, looks_same_turned, path_face
from saboteur_desktop.games.saboteur.engine.catalog import (
    ACTION_DECKS,
    ALL_PATHS,
    BREAKS,
    BROKEN_BY_TOOL,
    MAP,
    REPAIRS,
    ROCKFALL,
    THEFT,
    TRAP,
    is_path,
)
from saboteur_desktop.games.saboteur.engine.expansion_moves import (
    ON_A_SEAT,
    ExpansionMoves,
    clear_refused,
    discards_allowed,
    legal_thefts,
    play_on_refused,
    steal_refused,
    theft_refused,
    ways_to_play_on,
    ways_to_play_theft,
)
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import (
    BreakTool,
    ClearFront,
    Discard,
    DropRocks,
    LayPath,
    Move,
    PlayOn,
    PlayTheft,
    ReadMap,
    RepairTool,
    Steal,
    TakeGold,
)
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.engine.refusal import Held, IllegalReason, Refusal
from saboteur_desktop.games.saboteur.engine.view import PlayerView


def check_move(view: PlayerView, move: Move) -> Refusal | None:
    """Return why the viewing seat may not make the move, or None when it may."""
    return refusal(view.table, view.seat, view.hand if view.table.phase == "playing" else view.offered, move)


def refusal(table: OpenTable, seat: int | None, held: Held, move: Move) -> Refusal | None:
    """Return why a seat may not make the move with what it holds."""
    if table.phase != "playing" and _AFTER_PLAY.get(table.phase) is not type(move):
        return Refusal(IllegalReason.ROUND_OVER)
    if seat is None or seat != table.to_move:
        return Refusal(IllegalReason.NOT_YOUR_TURN)
    refused = _REFUSED[type(move)](table, seat, held, move)
    return refused if refused is None or isinstance(refused, Refusal) else Refusal(refused)


def legal_moves(view: PlayerView) -> Sequence[Move]:
    """Return every move the viewing seat may make now, each once: by card in the order held, discards last."""
    table = view.table
    if view.seat != table.to_move or view.seat is None:
        return ()
    if table.phase != "playing":
        if table.phase == "stealing":
            return legal_thefts(view.offered)
        return tuple(map(_take, dict.fromkeys(view.offered)))
    kinds = dict.fromkeys(view.hand)
    moves = _plays(table, view.seat, kinds)
    if table.ruleset.expansion:
        return ExpansionMoves(moves, view.hand, table.in_front[view.seat])
    return moves + [_DISCARDS[card] for card in kinds]


def has_playable_card(table: OpenTable, seat: int, hand: tuple[Card, ...]) -> bool:
    """Whether a seat with that hand could do anything but pass (section 6)."""
    return bool(_plays(table, seat, dict.fromkeys(hand)))


def bars_tunnels(in_front: tuple[Card, ...]) -> bool:
    """Whether one of the cards in front of a seat keeps it from laying path cards."""
    return not _BARRING.isdisjoint(in_front)


def has_broken_tool(in_front: tuple[Card, ...]) -> bool:
    """Whether a broken tool lies in front of a seat."""
    return not _BROKEN.isdisjoint(in_front)


def _map_targets(table: OpenTable) -> Iterable[int]:
    return range(_GOALS) if table.ruleset.map_target == "any_goal" else table.board.face_down.values()


_AFTER_PLAY: Final[dict[str, type]] = {"sharing": TakeGold, "stealing": Steal}
"""What is decided once a round is."""

_GOALS: Final = 3
_BROKEN: Final = frozenset(BREAKS)
_BARRING: Final = frozenset({*BREAKS, TRAP})
_take = cache(TakeGold)


_DISCARDS: Final = {card: Discard((card,)) for deck in ACTION_DECKS.values() for card in (*ALL_PATHS, *deck)}


def _plays(table: OpenTable, seat: int, kinds: Iterable[Card]) -> list[Move]:
    """Return every move but discards."""
    moves: list[Move] = []
    fits = table.board.fits if _BARRING.isdisjoint(table.in_front[seat]) else {}
    for card in kinds:
        if card in _LAYS:
            # A loop in a loop: a comprehension for each card would cost a call for each card.
            for openings, lays in _LAYS[card]:
                for cell, fitting in fits.items():
                    if fitting & openings:
                        moves.append(lays[cell])
        else:
            moves += _WAYS[card](table, seat, card)
    return moves


class _Lays(dict[Cell, LayPath]):
    """The moves that lay one card one way up, each made once."""

    def __init__(self, card: Card, turned: bool) -> None:
        super().__init__()
        self.card = card
        self.turned = turned

    def __missing__(self, cell: Cell) -> LayPath:
        move = self[cell] = LayPath(self.card, cell, self.turned)
        return move


_LAYS: Final = {
    card: tuple(
        (1 << path_face(card, turned).openings, _Lays(card, turned))
        for turned in ((False,) if looks_same_turned(card) else (False, True))
    )
    for card in ALL_PATHS
}
"""For each path card and each way up that looks different: its opening set as Board.fits has it, and its moves."""

_LADDERS: Final = {card: _LAYS.pop(card) for card in ALL_PATHS if path_face(card).ladder}
"""The same for the ladders, which lie by rules of their own."""


def _ways_to_lay_a_ladder(table: OpenTable, seat: int, card: Card) -> Iterable[Move]:
    if bars_tunnels(table.in_front[seat]):
        return ()
    fits = ladder_fits(table.board)
    return [lays[cell] for openings, lays in _LADDERS[card] for cell, fitting in fits.items() if fitting & openings]


def _ways_to_break(table: OpenTable, seat: int, card: Card) -> Iterable[Move]:
    breaks = _breaks(card, table.seats)
    spared = seat if table.ruleset.break_self == "forbidden" else None
    return [breaks[target] for target, lying in enumerate(table.in_front) if card not in lying and target != spared]


def _ways_to_repair(table: OpenTable, _seat: int, card: Card) -> Iterable[Move]:
    return [
        _repair(card, target, tool)
        for target, lying in enumerate(table.in_front)
        if lying
        for tool, broken in _MENDS[card]
        if broken in lying
    ]


def _ways_to_drop_rocks(table: OpenTable, _seat: int, _card: Card) -> Iterable[Move]:
    return map(_rocks, table.board.laid_cells())


def _ways_to_read_a_map(table: OpenTable, _seat: int, _card: Card) -> Iterable[Move]:
    return map(_map, _map_targets(table))


_MENDS: Final = {card: tuple((tool, BROKEN_BY_TOOL[tool]) for tool in tools) for card, tools in REPAIRS.items()}
_repair = cache(RepairTool)
_rocks = cache(DropRocks)
_map = cache(ReadMap)


@cache
def _breaks(card: Card, seats: int) -> tuple[BreakTool, ...]:
    return tuple(BreakTool(card, target) for target in range(seats))


_WAYS: Final[dict[Card, Callable[[OpenTable, int, Card], Iterable[Move]]]] = {
    **dict.fromkeys(BREAKS, _ways_to_break),
    **dict.fromkeys(REPAIRS, _ways_to_repair),
    ROCKFALL: _ways_to_drop_rocks,
    MAP: _ways_to_read_a_map,
    **dict.fromkeys(_LADDERS, _ways_to_lay_a_ladder),
    THEFT: ways_to_play_theft,
    **dict.fromkeys(ON_A_SEAT, ways_to_play_on),
}
"""How each card that is no common path card can be played."""


def _discard_refused(table: OpenTable, _seat: int, held: Held, move: Discard) -> IllegalReason | None:
    for card in move.cards:
        if move.cards.count(card) > held.count(card):
            return IllegalReason.NOT_IN_HAND
    return None if 1 <= len(move.cards) <= discards_allowed(table) else IllegalReason.WRONG_COUNT


def _break_refused(table: OpenTable, seat: int, held: Held, move: BreakTool) -> IllegalReason | None:
    if move.card not in held or move.card not in BREAKS:
        return IllegalReason.NOT_IN_HAND
    if not 0 <= move.target < table.seats:
        return IllegalReason.NO_SUCH_TARGET
    if move.target == seat and table.ruleset.break_self == "forbidden":
        return IllegalReason.SELF_TARGET
    return IllegalReason.ALREADY_BROKEN if move.card in table.in_front[move.target] else None


def _repair_refused(table: OpenTable, _seat: int, held: Held, move: RepairTool) -> IllegalReason | None:
    if move.card not in held or move.card not in REPAIRS:
        return IllegalReason.NOT_IN_HAND
    if not 0 <= move.target < table.seats:
        return IllegalReason.NO_SUCH_TARGET
    lying = table.in_front[move.target]
    if not any(BROKEN_BY_TOOL[mended] in lying for mended in REPAIRS[move.card]):
        return IllegalReason.NOTHING_TO_REPAIR
    if move.tool not in REPAIRS[move.card] or BROKEN_BY_TOOL[move.tool] not in lying:
        return IllegalReason.WRONG_TOOL
    return None


def _rocks_refused(table: OpenTable, _seat: int, held: Held, move: DropRocks) -> IllegalReason | None:
    if ROCKFALL not in held:
        return IllegalReason.NOT_IN_HAND
    return None if table.board.is_laid(move.cell) else IllegalReason.NOT_A_TUNNEL


def _map_refused(table: OpenTable, _seat: int, held: Held, move: ReadMap) -> IllegalReason | None:
    if MAP not in held:
        return IllegalReason.NOT_IN_HAND
    return None if move.goal in _map_targets(table) else _goal_refused(move.goal)


def _goal_refused(goal: int) -> IllegalReason:
    return IllegalReason.GOAL_FACE_UP if 0 <= goal < _GOALS else IllegalReason.NO_SUCH_TARGET


def _take_refused(_table: OpenTable, _seat: int, held: Held, move: TakeGold) -> IllegalReason | None:
    return None if move.value in held else IllegalReason.NOT_OFFERED


def _lay_refused(table: OpenTable, seat: int, held: Held, move: LayPath) -> Refusal | IllegalReason | None:
    board = table.board
    if move.card not in held or not is_path(move.card):
        return IllegalReason.NOT_IN_HAND
    if bars_tunnels(table.in_front[seat]):
        return IllegalReason.TOOL_BROKEN if has_broken_tool(table.in_front[seat]) else IllegalReason.TRAPPED
    openings = path_face(move.card, move.turned).openings
    ladder = move.card in _LADDERS
    fits = ladder_fits(board) if ladder else board.fits
    if fits.get(move.cell, 0) >> openings & 1:
        return None
    if move.cell in board.cards or move.cell in board.face_down:
        return IllegalReason.OCCUPIED
    if not has_neighbour(board, move.cell):
        return IllegalReason.NO_NEIGHBOUR
    if ladder and touches_goal(board, move.cell):
        return IllegalReason.LADDER_AT_GOAL
    clashing = clashing_sides(board, move.cell, openings)
    return Refusal(IllegalReason.EDGE_MISMATCH, clashing) if clashing else IllegalReason.NOT_CONNECTED


_REFUSED: Final[dict[type, Callable[[OpenTable, int, Held, Any], Refusal | IllegalReason | None]]] = {
    LayPath: _lay_refused,
    BreakTool: _break_refused,
    RepairTool: _repair_refused,
    DropRocks: _rocks_refused,
    ReadMap: _map_refused,
    Discard: _discard_refused,
    TakeGold: _take_refused,
    PlayTheft: theft_refused,
    PlayOn: play_on_refused,
    ClearFront: clear_refused,
    Steal: steal_refused,
}
