"""What may be done: by the hunter on turn, as the open table stands. One function refuses, the other one lists."""

from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.moves import Decide, JewelDeed, Move, Roll, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import UNNUMBERED, OpenTable
from saboteur_desktop.games.haunted_house.engine.refusal import IllegalReason, Refusal
from saboteur_desktop.games.haunted_house.engine.view import HouseView


def reached(table: OpenTable) -> dict[Place, Place | None]:
    """Return every space the hunter on turn can walk through or to, as ``Board.steps`` does."""
    carries = table.carried[table.hunter]
    closed = table.haunted_rooms if carries is not None else frozenset()
    before = table.board.steps(table.places[table.hunter], table.lock, closed, table.die or 0)
    if carries is not None and _is_shut_out(table, carries):
        before.pop(table.board.outside, None)
    return before


def stops(table: OpenTable) -> tuple[Place, ...]:
    """Return the spaces where the hunter on turn may end its walk, nearest first: not on another's square."""
    taken = _taken_squares(table)
    return tuple(place for place in reached(table) if place not in taken)


def check_move(view: HouseView, move: Move) -> Refusal | None:
    """Return why the viewing seat may not make the move, or None when it may."""
    table = view.table
    reason = IllegalReason.NOT_YOUR_TURN if view.seat != table.to_move or view.seat is None else None
    if table.to_move is None:
        reason = IllegalReason.MATCH_OVER
    reason = reason or _refused(table, move)
    return None if reason is None else Refusal(reason)


def refusal(table: OpenTable, move: Move) -> Refusal | None:
    """Return why a move of the seat to move is refused, or None when it is not."""
    return check_move(HouseView(table, table.to_move), move)


def legal_moves(view: HouseView) -> tuple[Move, ...]:
    """Return every move the viewing seat may make now, each once: the nearest places first."""
    table = view.table
    if view.seat is None or view.seat != table.to_move:
        return ()
    if table.phase == "rolling":
        return (Roll(),)
    if table.phase == "deciding":
        return tuple(Decide(deed) for deed in deeds_at(table, table.places[table.hunter]))
    return tuple(Walk(place, deed) for place in stops(table) for deed in deeds_at(table, place))


def deeds_at(table: OpenTable, place: Place) -> tuple[JewelDeed, ...]:
    """Return what the hunter on turn may do with jewels at a place; where a number is still unseen, nothing yet."""
    return tuple(deed for deed in _DEEDS if _deed_refused(table, place, deed) is None)


_DEEDS: tuple[JewelDeed, ...] = ("leave", "take", "lay", "swap")


def _refused(table: OpenTable, move: Move) -> IllegalReason | None:
    match move:
        case Roll():
            return None if table.phase == "rolling" else IllegalReason.ALREADY_ROLLED
        case Walk(place, deed):
            if table.phase == "rolling":
                return IllegalReason.NOT_ROLLED
            if table.phase == "deciding":
                return IllegalReason.ALREADY_WALKED
            return _walk_refused(table, place) or _deed_refused(table, place, deed)
        case Decide(deed):
            if table.phase == "rolling":
                return IllegalReason.NOT_ROLLED
            if table.phase == "walking":
                return IllegalReason.NOT_WALKED
            return _deed_refused(table, table.places[table.hunter], deed)


def _walk_refused(table: OpenTable, place: Place) -> IllegalReason | None:
    if place not in table.board.ways[None]:
        return IllegalReason.NO_SUCH_PLACE
    if place not in reached(table):
        if table.is_trapped(table.hunter):
            return IllegalReason.TRAPPED
        carries = table.carried[table.hunter]
        if place == table.board.outside and carries is not None and _is_shut_out(table, carries):
            return IllegalReason.NOT_NEXT
        return IllegalReason.OUT_OF_REACH
    return IllegalReason.SQUARE_TAKEN if place in _taken_squares(table) else None


def _deed_refused(table: OpenTable, place: Place, deed: JewelDeed) -> IllegalReason | None:
    if deed == "leave":
        return None
    number = table.board.room_number.get(place)
    lying = None if number is None else table.jewels[number]
    carries = table.carried[table.hunter]
    if deed in ("take", "swap"):
        if lying is None:
            return IllegalReason.NO_JEWEL
        if lying == UNNUMBERED and table.ruleset.numbered_jewels:
            return IllegalReason.NUMBER_UNSEEN
    if deed == "take":
        return IllegalReason.HANDS_FULL if carries is not None else None
    if carries is None:
        return IllegalReason.HANDS_EMPTY
    if number is None or not (table.ruleset.numbered_jewels and table.ruleset.may_put_down):
        return IllegalReason.MAY_NOT_PUT_DOWN
    return IllegalReason.ROOM_HAS_JEWEL if deed == "lay" and lying is not None else None


def _is_shut_out(table: OpenTable, number: int) -> bool:
    """Whether the entrance is shut to a jewel because its number is not the next."""
    return table.ruleset.numbered_jewels and number != table.out + 1


def _taken_squares(table: OpenTable) -> frozenset[Place]:
    """Return the squares of the corridor on which another hunter stands."""
    here = table.places[table.hunter]
    return frozenset(place for place in table.places if place != here and table.board.is_square(place))
