"""What happened, as rows of pictures and a few words. Everybody reads them, so nobody is "you" here.

Signs are named: ``hunter:2``, ``die:4``, ``battle:ghost``, ``ghost``, ``haunting``, ``jewel:0``, ``lock:blue``; cards
``card:C``.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.haunted_house.engine.board import Lock
from saboteur_desktop.games.haunted_house.engine.cards import DRAW, Card
from saboteur_desktop.games.haunted_house.engine.events import (
    CardTurned,
    DoorsLocked,
    DoorsUnlocked,
    Event,
    Fought,
    GhostCame,
    GhostsGone,
    HauntingCame,
    HauntingGone,
    JewelLaid,
    JewelOut,
    JewelTaken,
    MatchBegun,
    MatchEnded,
    NumberShown,
    PileShuffled,
    Rolled,
    Walked,
)
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.ruleset import Face
from saboteur_desktop.games.haunted_house.ui.pieces import HUNTER_COLOURS
from saboteur_desktop.games.haunted_house.ui.texts import hunter_name, lettered_room, place_name, result_sentence
from saboteur_desktop.table.log_row import LogRow, Piece
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate

_WITHOUT_GHOST = 6


def rows_of(log: Iterable[Event], table: OpenTable, looks: Sequence[SeatLook]) -> list[LogRow]:
    """The rows of a log, the oldest first; what needs no row has none. The table says which hunter is whose."""
    rows = _Rows(table, looks)
    return [row for event, then in pairwise((*log, None)) if event is not None for row in rows.of(event, then)]


class _Rows:
    def __init__(self, table: OpenTable, looks: Sequence[SeatLook]) -> None:
        self._table, self._looks = table, looks

    def of(self, event: Event, then: Event | None) -> Iterator[LogRow]:
        """Yield the row of an event, if it has one; ``then`` is what happened next."""
        match event:
            case MatchBegun(hunter):
                yield self._by(hunter, (), translate("HouseLog", "{name} begins."))
            case Rolled(hunter, die):
                yield self._by(hunter, (Piece("sign", f"die:{die}"),), _rolled(die), die=die)
            case Walked(hunter, way):
                place = place_name(way[-1])
                icon = (Piece("arrow"), Piece("text", place))
                yield self._by(hunter, icon, self._walked(event), place=place)
            case JewelTaken(hunter, room, number):
                place = lettered_room(room)
                sentence = _jewel_taken() if number else translate("HouseLog", "{name} takes the jewel: {room}.")
                yield self._by(hunter, _jewel(number, place), sentence, room=place, number=number)
            case JewelLaid(hunter, room, number):
                place = lettered_room(room)
                sentence = translate("HouseLog", "{name} puts jewel {number} down: {room}.")
                yield self._by(hunter, _jewel(number, place), sentence, room=place, number=number)
            case JewelOut(hunter, number, out):
                count = translate("HouseLog", "{out} of {all}").format(out=out, all=len(self._table.board.jewel_rooms))
                yield self._by(hunter, _jewel(number, count), _jewel_out(number), number=number, count=count)
            case Fought(hunter, room, faces):
                place, shown = lettered_room(room), translate("HouseLog", ", ").join(map(face_name, faces))
                dice = tuple(Piece("sign", f"battle:{face}") for face in faces)
                sentence = _fought(isinstance(then, GhostsGone | HauntingGone))
                yield self._by(hunter, (*dice, Piece("text", place)), sentence, room=place, faces=shown)
            case _:
                yield from _row_of_house(event)

    def _by(self, hunter: int, pieces: tuple[Piece, ...], sentence: str, **places: object) -> LogRow:
        """Return the row of what a hunter did; a player with more than one shows which."""
        avatar = self._looks[self._table.seat_of(hunter)].avatar
        who = [Piece("avatar", avatar=avatar, tint=HUNTER_COLOURS[hunter])]
        if len(self._table.places) > self._table.seats:
            who.append(Piece("sign", f"hunter:{hunter}"))
        said = sentence.format(name=hunter_name(self._table, self._looks, hunter), **places)
        return LogRow((*who, *(pieces or (Piece("text", said),))), said)

    def _walked(self, event: Walked) -> str:
        steps = len(event.way) - 1
        if not steps:
            return translate("HouseLog", "{name} stays: {place}.")
        if event.way[-1] == self._table.board.outside:
            return translate("HouseLog", "{name} leaves the house.")
        return translate("HouseLog", "{name} walks %n step(s): {place}.", "", steps)


def _row_of_house(event: Event) -> Iterator[LogRow]:
    """Yield the row of what happened in the house by itself."""
    match event:
        case CardTurned(card, void) if void or card in DRAW:
            yield _told((Piece("card", f"card:{card}"),), _drawn(card, void))
        case GhostCame(letter, room):
            at = Piece("text", lettered_room(room))
            shown = Piece("card", f"card:{letter}")
            hop = (Piece("sign", "haunting"), Piece("arrow")) if letter != room else ()
            yield LogRow((shown, *hop, Piece("sign", "ghost"), at), ghost_sentence(event))
        case HauntingCame(room):
            place = lettered_room(room)
            sentence = translate("HouseLog", "Three ghosts become an evil spirit: {room}!").format(room=place)
            yield LogRow((Piece("sign", "haunting"), Piece("text", place)), sentence)
        case PileShuffled():
            yield _told((Piece("card", "card:shuffle"),), translate("HouseLog", "The cards are reshuffled."))
        case DoorsLocked(colour):
            yield _told((Piece("card", f"card:lock-{colour}"),), _locked(colour))
        case DoorsUnlocked(colour):
            yield _told((Piece("sign", f"lock:{colour}"),), translate("HouseLog", "All doors are open again."))
        case NumberShown(room, number):
            place = lettered_room(room)
            sentence = translate("HouseLog", "The jewel there has the number {number}: {room}.")
            yield LogRow(_jewel(number, place), sentence.format(number=number, room=place))
        case GhostsGone(room, ghosts):
            place = lettered_room(room)
            sentence = translate("HouseLog", "%n ghost(s) driven out: {room}.", "", ghosts).format(room=place)
            yield LogRow((*(Piece("sign", "ghost"),) * ghosts, Piece("arrow"), Piece("text", place)), sentence)
        case HauntingGone(room):
            place = lettered_room(room)
            sentence = translate("HouseLog", "The evil spirit is driven out: {room}!").format(room=place)
            yield LogRow((Piece("sign", "haunting"), Piece("arrow"), Piece("text", place)), sentence)
        case MatchEnded(result):
            yield _told((), result_sentence(result))


def _told(pieces: tuple[Piece, ...], sentence: str) -> LogRow:
    """Return a row that shows its whole sentence."""
    return LogRow((*pieces, Piece("text", sentence)), sentence)


def _jewel(number: int, text: str) -> tuple[Piece, ...]:
    return Piece("sign", f"jewel:{number}"), Piece("text", text)


def _rolled(die: int) -> str:
    if die == _WITHOUT_GHOST:
        return translate("HouseLog", "{name} rolls a {die}: no ghost card.")
    return translate("HouseLog", "{name} rolls a {die}.")


def _jewel_taken() -> str:
    return translate("HouseLog", "{name} takes jewel {number}: {room}.")


def _jewel_out(number: int) -> str:
    if number:
        return translate("HouseLog", "{name} brings jewel {number} outside: {count}.")
    return translate("HouseLog", "{name} brings a jewel outside: {count}.")


def _fought(successful: bool) -> str:
    if successful:
        return translate("HouseLog", "{name} fights, {room}. Rolled: {faces}.")
    return translate("HouseLog", "{name} fights, {room}. Rolled: {faces}. Nobody is driven out.")


def face_name(face: Face) -> str:
    """What a face of a battle die shows."""
    match face:
        case "ghost":
            return translate("HouseLog", "ghost")
        case "red":
            return translate("HouseLog", "evil spirit")
        case "blank":
            return translate("HouseLog", "blank")


def ghost_sentence(came: GhostCame) -> str:
    """Where a ghost came, and why not to the room on the card if it is another one."""
    room, letter = lettered_room(came.room), lettered_room(came.letter)
    if came.room == came.letter:
        return translate("HouseLog", "A ghost comes: {room}.").format(room=room)
    return translate("HouseLog", "{letter}: an evil spirit is there already. The ghost goes on: {room}.").format(
        letter=letter, room=room
    )


def _drawn(card: Card, void: bool) -> str:
    if void:
        return translate("HouseLog", "It does not count: another card is drawn.")
    if DRAW[card] == 2:
        return translate("HouseLog", "Draw two more, then reshuffle.")
    return translate("HouseLog", "Draw three more, then reshuffle.")


def _locked(colour: Lock) -> str:
    match colour:
        case "blue":
            return translate("HouseLog", "The blue doors are locked.")
        case "green":
            return translate("HouseLog", "The green doors are locked.")
