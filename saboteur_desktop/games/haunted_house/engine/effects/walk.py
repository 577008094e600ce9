"""Walking, jewels on the way, and the end of a turn (rules sections 2.2, 2.4, 2.6 and 2.8)."""

from saboteur_desktop.games.haunted_house.engine.board import way_to
from saboteur_desktop.games.haunted_house.engine.draft import Draft
from saboteur_desktop.games.haunted_house.engine.effects.fight import fight
from saboteur_desktop.games.haunted_house.engine.effects.losing import lost_for_good, lost_in_traps
from saboteur_desktop.games.haunted_house.engine.events import (
    JewelLaid,
    JewelOut,
    JewelTaken,
    NumberShown,
    Walked,
)
from saboteur_desktop.games.haunted_house.engine.legality import reached
from saboteur_desktop.games.haunted_house.engine.moves import JewelDeed, Walk
from saboteur_desktop.games.haunted_house.engine.open_table import UNNUMBERED


def walk(draft: Draft, move: Walk) -> None:
    """Walk, and either see to the jewel there at once or first show its number."""
    way = way_to(reached(draft.before), move.to)
    draft.places[draft.hunter] = move.to
    draft.happen(Walked(draft.hunter, way))
    if _shows_number(draft):
        draft.phase = "deciding"
        return
    settle(draft, move.jewel)


def settle(draft: Draft, deed: JewelDeed) -> None:
    """See to the jewel where the hunter stands, fight if there is a fight, and end the turn."""
    if draft.places[draft.hunter] == draft.board.outside:
        _bring_out(draft)
    else:
        _handle_jewel(draft, deed)
        if lost_in_traps(draft) or lost_for_good(draft):
            return
        fight(draft)
    if draft.out == len(draft.board.jewel_rooms) and draft.hunters_at(draft.board.outside) == len(draft.places):
        draft.end("won")
        return
    draft.hunter = (draft.hunter + 1) % len(draft.places)
    draft.turn += 1
    draft.die = None
    draft.phase = "rolling"


def _shows_number(draft: Draft) -> bool:
    """Turn up the number of the jewel here; returns whether that leaves something to decide."""
    room = draft.room_here()
    if room is None or not draft.ruleset.numbered_jewels or draft.jewels[room] != UNNUMBERED:
        return False
    number = draft.numbers[room]
    assert number is not None, "the open table shows a jewel only where there is one"
    draft.jewels[room] = number
    draft.happen(NumberShown(draft.board.rooms[room], number))
    return draft.carried[draft.hunter] is None or draft.ruleset.may_put_down


def _bring_out(draft: Draft) -> None:
    number = draft.carried[draft.hunter]
    if number is not None:
        draft.carried[draft.hunter] = None
        draft.out += 1
        draft.happen(JewelOut(draft.hunter, number, draft.out))


def _handle_jewel(draft: Draft, deed: JewelDeed) -> None:
    room = draft.room_here()
    if deed == "leave" or room is None:
        return
    lying, held = draft.jewels[room], draft.carried[draft.hunter]
    name = draft.board.rooms[room]
    draft.carried[draft.hunter] = lying
    draft.jewels[room] = draft.numbers[room] = held
    if held is not None:
        draft.happen(JewelLaid(draft.hunter, name, held))
    if lying is not None:
        draft.happen(JewelTaken(draft.hunter, name, lying))
