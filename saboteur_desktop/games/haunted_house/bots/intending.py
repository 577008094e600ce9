"""From a position, and the walk that was chosen in it, to what the hunter intends."""

from saboteur_desktop.games.haunted_house.bots.intention import Aim, Intention
from saboteur_desktop.games.haunted_house.bots.outlook import Outlook, after_walk, outlook_of
from saboteur_desktop.games.haunted_house.bots.plan import Plan
from saboteur_desktop.games.haunted_house.bots.worth import errands
from saboteur_desktop.games.haunted_house.engine.board import Place
from saboteur_desktop.games.haunted_house.engine.moves import Decide, Move, Roll, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable


def intention_of(now: Outlook, hunter: int, plan: Plan) -> Intention:
    """Return what a hunter intends as the house stands, before it is known how far it gets."""
    place, carries = now.places[hunter], now.carried[hunter]
    if now.is_trapped(hunter):
        return Intention(hunter, Aim.BANISH if now.places.count(place) > 1 else Aim.WAIT_FOR_HELP, place)
    if carries is not None:
        return Intention(hunter, Aim.CARRY_HOME if now.may_leave(carries) else Aim.KEEP)
    room = errands(now, plan).get(hunter)
    if room is not None:
        unseen = now.ruleset.numbered_jewels and not now.jewels[now.board.room_number[room]]
        return Intention(hunter, Aim.LOOK if unseen else Aim.FETCH, room)
    trapped = next((other for other in range(len(now.places)) if now.is_trapped(other)), None)
    if trapped is not None:
        return Intention(hunter, Aim.RESCUE, now.places[trapped], trapped)
    return Intention(hunter, Aim.LEAVE_HOUSE)


def intention_with(now: Outlook, hunter: int, move: Walk | Decide, plan: Plan) -> Intention:
    """Return what a hunter intends with a move: what it does where it ends, else where that leads it."""
    then = after_walk(now, hunter, move)
    place = then.places[hunter]
    if move.jewel in ("take", "swap"):
        return Intention(hunter, Aim.FETCH, place)
    if move.jewel == "lay":
        return Intention(hunter, Aim.PUT_DOWN, place)
    if now.carried[hunter] is not None and then.carried[hunter] is None:
        return Intention(hunter, Aim.CARRY_HOME)
    return _fight(then, hunter, place) or intention_of(then, hunter, plan)


def announced(table: OpenTable, move: Move, plan: Plan) -> Intention:
    """Return what the hunter on turn intends with a move; a roll tells only what it has in mind."""
    now = outlook_of(table)
    if isinstance(move, Roll):
        return intention_of(now, table.hunter, plan)
    return intention_with(now, table.hunter, move, plan)


def _fight(then: Outlook, hunter: int, place: Place) -> Intention | None:
    """Return what is fought for where the hunter ends, or None when nothing is."""
    room = then.board.room_number.get(place)
    if room is None or then.is_trapped(hunter):
        return None
    if then.haunted[room]:
        trapped = next(
            (other for other, there in enumerate(then.places) if there == place and then.is_trapped(other)), None
        )
        return Intention(hunter, Aim.BANISH if trapped is None else Aim.RESCUE, place, trapped)
    return Intention(hunter, Aim.CLEAR, place) if then.ghosts[room] else None
