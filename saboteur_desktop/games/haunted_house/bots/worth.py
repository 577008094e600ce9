"""How far a position is from the end, in steps and in danger; lower is better (rules section 3.5)."""

from collections.abc import Iterator
from typing import Final

from saboteur_desktop.games.haunted_house.bots.distance import FAR, Steps, steps_to
from saboteur_desktop.games.haunted_house.bots.outlook import Outlook
from saboteur_desktop.games.haunted_house.bots.plan import Plan
from saboteur_desktop.games.haunted_house.bots.rates import Rates
from saboteur_desktop.games.haunted_house.engine.board import Place

_STOP: Final = 0.8
_TRAPPED: Final = 3.5
_WITH_MATE: Final = 0.6
_HELP: Final = 0.9
_WALLED_IN: Final = 3.0
_JEWEL_IN_HAUNTED: Final = 10.0
_BESIDE_TWO: Final = 0.28
_IDLE: Final = 0.2
_ONE_GHOST: Final = 0.4
_TWO_GHOSTS: Final = 6.5
_HAUNTING: Final = 3.5
_HAUNTINGS_RISE: Final = 2.25
_PAIR_NEAR: Final = 0.13
_NEAR: Final = 20
_CALM: Final = 10.0
_UNSEEN: Final = 2.0
_EARLY: Final = 2.0


def cost(now: Outlook, rates: Rates, plan: Plan) -> float:
    """Return what is still to do and to fear."""
    walk = _walking(now, rates, plan)
    return walk + _danger(now, rates) * min(1.0, walk / _CALM)


def errands(now: Outlook, plan: Plan) -> dict[int, Place]:
    """Return which hunter with free hands goes for the jewel of which room: the greatest saving first."""
    return {hunter: room for hunter, room, _ in _errands(now, plan)}


def _errands(now: Outlook, plan: Plan) -> list[tuple[int, Place, float]]:
    board_id, lock, outside = now.board.plan.id, now.lock, now.board.outside
    free = [hunter for hunter, carries in enumerate(now.carried) if carries is None]
    wanted = [room for room, number in zip(now.board.rooms, now.jewels, strict=True) if number is not None]
    offers: list[tuple[float, int, Place]] = []
    for room in wanted:
        to_room = steps_to(board_id, room, lock)
        saved = to_room.get(outside, FAR) - _delay(now, room)
        offers += [
            (saved - to_room.get(now.places[hunter], FAR), hunter, room)
            for hunter in free
            if not plan.takes or plan.allows(hunter, room, wanted)
        ]
    offers.sort(key=lambda offer: (-offer[0], offer[1], offer[2]))
    chosen: list[tuple[int, Place, float]] = []
    gone: set[int] = set()
    for saving, hunter, room in offers:
        if hunter not in gone and all(room != other for _, other, _ in chosen):
            gone.add(hunter)
            chosen.append((hunter, room, saving))
    return chosen


def _delay(now: Outlook, room: Place) -> float:
    """Return how much a jewel has to wait for its number."""
    number = now.jewels[now.board.room_number[room]]
    if not now.ruleset.numbered_jewels or number is None:
        return 0.0
    return _UNSEEN if number == 0 else _EARLY * (number - now.out - 1)


def _walking(now: Outlook, rates: Rates, plan: Plan) -> float:
    board_id, lock, outside = now.board.plan.id, now.lock, now.board.outside
    rooms = now.board.room_number
    out = steps_to(board_id, outside, lock)
    home = steps_to(board_id, outside, lock, now.haunted_rooms()) if any(now.haunted) else out
    total = 0.0
    for room, number in zip(now.board.rooms, now.jewels, strict=True):
        if number is not None:
            total += out.get(room, FAR) + home.get(room, out.get(room, FAR) + _WALLED_IN) + _STOP
            if now.haunted[rooms[room]]:
                total += _JEWEL_IN_HAUNTED
    for hunter, carries in enumerate(now.carried):
        if carries is not None:
            total += _carrying(now, hunter, carries, home, out, rates)
    chosen = _errands(now, plan)
    total -= sum(saving for _, _, saving in chosen)
    busy = {hunter for hunter, _, _ in chosen}
    for hunter, carries in enumerate(now.carried):
        if carries is None and hunter not in busy:
            total += _IDLE * out.get(now.places[hunter], FAR)
    return total


def _carrying(now: Outlook, hunter: int, number: int, home: Steps, out: Steps, rates: Rates) -> float:
    place = now.places[hunter]
    if now.is_trapped(hunter):
        has_mate = now.places.count(place) > 1
        helpers = steps_to(now.board.plan.id, place, now.lock)
        nearest = min(
            (
                helpers.get(other, FAR)
                for mate, other in enumerate(now.places)
                if mate != hunter and not now.is_trapped(mate)
            ),
            default=FAR,
        )
        cost = out.get(place, FAR) + _TRAPPED * (_WITH_MATE if has_mate else 1.0)
        return cost if has_mate else cost + _HELP * nearest
    cost = home.get(place, out.get(place, FAR) + _WALLED_IN)
    room = now.board.room_number.get(place)
    if room is not None and now.ghosts[room] > 1:
        cost += _BESIDE_TWO * rates[room]
    if not now.may_leave(number):
        cost += _EARLY * (number - now.out - 1)
    return float(cost)


def _danger(now: Outlook, rates: Rates) -> float:
    danger = 0.0
    for ghosts, rate in zip(now.ghosts, rates, strict=True):
        if ghosts:
            danger += (_ONE_GHOST if ghosts == 1 else _TWO_GHOSTS) * rate
    hauntings = sum(now.haunted)
    if hauntings:
        danger += _HAUNTING * hauntings**_HAUNTINGS_RISE
        danger -= _PAIR_NEAR * hauntings * max(_pairs_near(now))
    return danger


def _pairs_near(now: Outlook) -> Iterator[float]:
    """Yield for every haunting how near the two nearest hunters are that can come there."""
    for room in now.haunted_rooms():
        steps = steps_to(now.board.plan.id, room, now.lock)
        here = [
            steps.get(place, FAR)
            for hunter, place in enumerate(now.places)
            if place == room or not now.is_trapped(hunter)
        ]
        here.sort()
        yield max(0.0, _NEAR - sum(here[:2]) if len(here) > 1 else 0.0)
