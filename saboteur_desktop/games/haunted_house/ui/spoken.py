"""The house in words, for those who do not see it: rooms, hunters, piles, dice and what happens."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.engine.board import Lock, Place
from saboteur_desktop.games.haunted_house.engine.cards import DRAW, LOCK, SHUFFLE, Card
from saboteur_desktop.games.haunted_house.engine.events import Event, HauntingCame, JewelTaken
from saboteur_desktop.games.haunted_house.engine.open_table import UNNUMBERED, OpenTable
from saboteur_desktop.games.haunted_house.ui.log_rows import rows_of
from saboteur_desktop.games.haunted_house.ui.texts import hunter_colour, hunter_name, place_name, room_name
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate

_DIE_WITHOUT_GHOST = 6


def room_words(table: OpenTable, looks: Sequence[SeatLook], place: Place, steps: int | None = None) -> str:
    """A place with all that is there: Kitchen, C, two ghosts, jewel, Anna, four steps."""
    number = table.board.room_number.get(place)
    said = [place_name(place)] if number is None else [room_name(place), place, *_furnished(table, number)]
    said += [hunter_name(table, looks, hunter) for hunter, there in enumerate(table.places) if there == place]
    if steps is not None:
        said.append(steps_words(steps))
    return _listed(said)


def _furnished(table: OpenTable, room: int) -> list[str]:
    said = []
    if table.haunted[room]:
        said.append(translate("HouseSpoken", "evil spirit"))
    if table.ghosts[room]:
        said.append(translate("HouseSpoken", "%n ghost(s)", "", table.ghosts[room]))
    jewel = table.jewels[room]
    if jewel is not None:
        said.append(jewel_words(jewel))
    return said


def steps_words(steps: int) -> str:
    """How far it is."""
    if not steps:
        return translate("HouseSpoken", "stay here")
    return translate("HouseSpoken", "%n step(s)", "", steps)


def jewel_words(number: int) -> str:
    """A jewel, by its number where that is known."""
    if number == UNNUMBERED:
        return translate("HouseSpoken", "jewel")
    return translate("HouseSpoken", "jewel {number}").format(number=number)


def hunter_words(table: OpenTable, looks: Sequence[SeatLook], hunter: int) -> str:
    """Whose hunter it is, where, with what, whether locked in and whether on turn."""
    said = [looks[table.seat_of(hunter)].name, hunter_colour(hunter), place_name(table.places[hunter])]
    carried = table.carried[hunter]
    if carried is not None:
        said.append(_carries(carried))
    if table.is_trapped(hunter):
        said.append(translate("HouseSpoken", "locked in"))
    if hunter == table.hunter and table.to_move is not None:
        said.append(translate("HouseSpoken", "on turn"))
    return _listed(said)


def _carries(number: int) -> str:
    if number == UNNUMBERED:
        return translate("HouseSpoken", "carries a jewel")
    return translate("HouseSpoken", "carries jewel {number}").format(number=number)


def danger_words(table: OpenTable) -> str:
    """How many evil spirits there are, how many lose the match, and how many jewels are out."""
    said = [
        translate("HouseSpoken", "Evil spirits: {count}; with {limit} the match is lost").format(
            count=sum(table.haunted), limit=table.ruleset.losing_hauntings
        ),
        translate("HouseSpoken", "Jewels outside: {out} of {all}").format(
            out=table.out, all=len(table.board.jewel_rooms)
        ),
    ]
    if table.lock is not None:
        said.append(_locked(table.lock))
    return translate("HouseSpoken", ". ").join(said)


def _locked(lock: Lock) -> str:
    match lock:
        case "blue":
            return translate("HouseSpoken", "The blue doors are locked")
        case "green":
            return translate("HouseSpoken", "The green doors are locked")


def pile_words(table: OpenTable) -> str:
    """The draw pile, of which only the size is known."""
    return translate("HouseSpoken", "Draw pile, %n card(s)", "", table.pile_size)


def discard_words(table: OpenTable) -> str:
    """The open discards: rooms that no ghost is sent to until the next reshuffle, in the order of their letters."""
    if not table.discards:
        return translate("HouseSpoken", "Discard pile, empty")
    counted = Counter(table.discards)
    names = [card_words(card) for card in sorted(counted, key=lambda card: (card not in table.board.room_number, card))]
    return translate("HouseSpoken", "Discard pile: {cards}").format(cards=_listed(names))


def card_words(card: Card) -> str:
    """What a card says."""
    if card == SHUFFLE:
        return translate("HouseSpoken", "Reshuffle")
    if card in DRAW:
        return translate("HouseSpoken", "Draw {count} and reshuffle").format(count=DRAW[card])
    if card in LOCK:
        return _locked(LOCK[card])
    return place_name(card)


def die_words(die: int | None) -> str:
    """What the movement die shows."""
    if die is None:
        return translate("HouseSpoken", "Movement die, not rolled yet")
    if die == _DIE_WITHOUT_GHOST:
        return translate("HouseSpoken", "Movement die: {die}, without a ghost").format(die=die)
    return translate("HouseSpoken", "Movement die: {die}, with a ghost").format(die=die)


def spoken_events(events: Iterable[Event], table: OpenTable, looks: Sequence[SeatLook]) -> str:
    """What happened, in the words of the log, and whom it locks in as the table stands after it."""
    happened = tuple(events)
    said = [row.sentence for row in rows_of(happened, table, looks)]
    shut = {event.room for event in happened if isinstance(event, HauntingCame | JewelTaken)}
    said += [
        translate("HouseSpoken", "{name} is locked in.").format(name=hunter_name(table, looks, hunter))
        for hunter, place in enumerate(table.places)
        if place in shut and table.is_trapped(hunter)
    ]
    return " ".join(said)


def _listed(said: Iterable[str]) -> str:
    return translate("HouseSpoken", ", ").join(said)
