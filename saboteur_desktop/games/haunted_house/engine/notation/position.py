"""Positions as text and back: the setup of a match, and the state as an answer tells it."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from saboteur_desktop.games.haunted_house.engine.board import Board, board
from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.chance import Chance
from saboteur_desktop.games.haunted_house.engine.events import MatchBegun
from saboteur_desktop.games.haunted_house.engine.notation.model import SetupText
from saboteur_desktop.games.haunted_house.engine.open_table import UNNUMBERED, OpenTable
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.engine.seating import hunter_count
from saboteur_desktop.games.haunted_house.engine.setup import unseen
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.kernel.fault import Fault

T = TypeVar("T")


def position(ruleset: Ruleset, seats: int, setup: SetupText) -> GameState:
    """Return the state that a setup tells; raises Fault when it makes no sense."""
    try:
        hunters = hunter_count(ruleset, seats)
    except ValueError as error:
        raise Fault("seats", str(error)) from None
    house = board(ruleset.board)
    if setup.board_version not in (None, house.plan.version):
        raise Fault("setup.board_version", f"this board is version {house.plan.version}")
    if not 0 <= setup.starter < seats:
        raise Fault("setup.starter", f"there is no seat {setup.starter} at a table of {seats}")
    hunter = setup.starter if setup.hunter is None else setup.hunter
    if not 0 <= hunter < hunters:
        raise Fault("setup.hunter", f"there is no hunter {hunter} among {hunters}")
    _check_places(house, setup)
    _check_cards(house, ruleset, setup)
    numbers = tuple(setup.jewels.get(room) for room in house.rooms)
    shown = tuple(number if room in setup.shown else None for room, number in zip(house.rooms, numbers, strict=True))
    carried = _by_hunter("setup.carried", setup.carried, hunters, None)
    _check_jewels(house, ruleset, setup, carried)
    places = _by_hunter("setup.places", setup.places, hunters, house.outside)
    for number, (place, carries) in enumerate(zip(places, carried, strict=True)):
        if place == house.outside and carries is not None:
            raise Fault(f"setup.carried.{number}", "a hunter outside has laid its jewel down")
    if setup.walked and (setup.die is None or places[hunter] not in setup.shown):
        raise Fault("setup.walked", "a walk waits for a decision only after a roll, where a number is shown")
    table = OpenTable(
        ruleset=ruleset,
        seats=seats,
        phase="rolling" if setup.die is None else "deciding" if setup.walked else "walking",
        starter=setup.starter,
        to_move=hunter % seats,
        hunter=hunter,
        turn=1,
        die=setup.die,
        places=places,
        carried=carried,
        ghosts=tuple(setup.ghosts.get(room, 0) for room in house.rooms),
        haunted=tuple(room in setup.haunted for room in house.rooms),
        jewels=tuple(seen or hidden for seen, hidden in zip(shown, unseen(numbers), strict=True)),
        out=setup.out,
        discards=setup.discards,
        pile_size=len(setup.deck),
        lock=setup.locked,
        log=(MatchBegun(hunter),),
        result=None,
        outcome=None,
    )
    return GameState(table, setup.deck, numbers, Chance(setup.chance, setup.dice, setup.battle))


def _by_hunter(path: str, given: tuple[T, ...] | None, hunters: int, otherwise: T) -> tuple[T, ...]:
    if given is None:
        return (otherwise,) * hunters
    if len(given) != hunters:
        raise Fault(path, f"there are {len(given)} entries for {hunters} hunters")
    return given


def _check_places(house: Board, setup: SetupText) -> None:
    for number, place in enumerate(setup.places or ()):
        if place not in house.ways[None]:
            raise Fault(f"setup.places.{number}", f"there is no place {place!r} on this board")
        if house.is_square(place) and place in (setup.places or ())[:number]:
            raise Fault(f"setup.places.{number}", "another hunter stands on this square")
    rooms = {"ghosts": setup.ghosts, "haunted": setup.haunted, "jewels": setup.jewels, "shown": setup.shown}
    for name, told in rooms.items():
        by_name = isinstance(told, Mapping)
        for number, room in enumerate(told):
            if not house.is_room(room):
                raise Fault(f"setup.{name}.{room if by_name else number}", f"there is no room {room!r} on this board")
    for room, count in setup.ghosts.items():
        if count and room in setup.haunted:
            raise Fault(f"setup.ghosts.{room}", "there are no ghosts in a haunted room")


def _check_cards(house: Board, ruleset: Ruleset, setup: SetupText) -> None:
    known = set(deck(house, ruleset.extra_cards))
    for name, cards in (("deck", setup.deck), ("discards", setup.discards)):
        for number, card in enumerate(cards):
            if card not in known:
                raise Fault(f"setup.{name}.{number}", f"no card of this game is written {card!r}")
    if len(set(setup.haunted)) >= ruleset.losing_hauntings:
        raise Fault("setup.haunted", "with so many hauntings the match would be over")
    if setup.locked is not None and not ruleset.extra_cards:
        raise Fault("setup.locked", "no door is ever locked by these rules")


def _check_jewels(house: Board, ruleset: Ruleset, setup: SetupText, carried: Iterable[int | None]) -> None:
    most = len(house.jewel_rooms)
    if setup.out > most:
        raise Fault("setup.out", f"there are {most} jewels")
    lowest, highest = (setup.out + 1, most) if ruleset.numbered_jewels else (UNNUMBERED, UNNUMBERED)
    told = [
        *((f"setup.jewels.{room}", number) for room, number in setup.jewels.items()),
        *((f"setup.carried.{hunter}", number) for hunter, number in enumerate(carried) if number is not None),
    ]
    known: set[int] = set()
    for path, number in told:
        if not lowest <= number <= highest:
            raise Fault(path, f"no jewel in the house has the number {number}")
        if number in known and ruleset.numbered_jewels:
            raise Fault(path, f"there are two jewels with the number {number}")
        known.add(number)
    if len(told) + setup.out > most:
        raise Fault("setup.jewels", f"there are {most} jewels")
    for number, room in enumerate(setup.shown):
        if room not in setup.jewels:
            raise Fault(f"setup.shown.{number}", "there is no jewel in this room")


def written_table(table: OpenTable) -> dict[str, Any]:
    """Return what can be seen of a position: the house with everybody and everything in it."""
    rooms = table.board.rooms
    return {
        "hunter": table.hunter,
        "die": table.die,
        "walked": table.phase == "deciding",
        "places": list(table.places),
        "carried": list(table.carried),
        "ghosts": {room: count for room, count in zip(rooms, table.ghosts, strict=True) if count},
        "haunted": [room for room, haunted in zip(rooms, table.haunted, strict=True) if haunted],
        "jewels": _by_room(table, table.jewels),
        "out": table.out,
        "discards": list(table.discards),
        "locked": table.lock,
    }


def written_state(state: GameState) -> dict[str, Any]:
    """Return the whole truth of a position, as an answer tells it."""
    table = state.table
    shown = [
        room
        for room, number in zip(table.board.rooms, table.jewels, strict=True)
        if number is not None and number != UNNUMBERED
    ]
    return written_table(table) | {
        "jewels": _by_room(table, state.numbers),
        "shown": shown,
        "deck": list(state.pile),
    }


def written_setup(state: GameState) -> dict[str, Any]:
    """Return a position as the setup of a record, chance and all."""
    table = state.table
    return {
        "board_version": table.board.plan.version,
        "starter": table.starter,
        **written_state(state),
        "dice": list(state.chance.dice),
        "battle": list(state.chance.battle),
        "chance": state.chance.seed,
    }


def _by_room(table: OpenTable, jewels: tuple[int | None, ...]) -> dict[str, int]:
    return {room: number for room, number in zip(table.board.rooms, jewels, strict=True) if number is not None}
