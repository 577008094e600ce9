"""What happened, as rows of pictures and a few words. Everybody reads them, so nobody is "you" here."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.cards import Card, Tool
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS
from saboteur_desktop.games.saboteur.engine.events import (
    CardPut,
    CardTakenOff,
    Discarded,
    Event,
    FrontCleared,
    GoalTurned,
    GoldStolen,
    GoldTaken,
    HandsSwapped,
    HatsSwapped,
    MapRead,
    PathLaid,
    RocksDropped,
    RoleInspected,
    RoundPaid,
    SeatSkipped,
    ToolBroken,
    ToolRepaired,
)
from saboteur_desktop.games.saboteur.engine.expansion_moves import TAKES_OFF
from saboteur_desktop.games.saboteur.ui import expansion_rows
from saboteur_desktop.table.log_row import LogRow, Piece
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate


def rows_of(log: Iterable[Event], seats: Sequence[SeatLook]) -> list[LogRow]:
    """The rows of a log, the oldest first; what needs no row has none."""
    return [row for event in log for row in _row(event, seats)]


def _row(event: Event, seats: Sequence[SeatLook]) -> Iterator[LogRow]:
    match event:
        case PathLaid(seat, card, _, _):
            yield _acted(seats, seat, Piece("card", card), *expansion_rows.laid(card))
        case ToolBroken(seat, card, target):
            yield _on(
                seats, seat, Piece("icon", f"broken-{BREAKS[card]}"), target, _broken(BREAKS[card], seat == target)
            )
        case ToolRepaired(seat, _, target, tool):
            yield _on(seats, seat, Piece("icon", tool), target, _repaired(tool, seat == target))
        case RocksDropped(seat):
            sentence = translate("Log", "{name} plays a rockfall.")
            yield _acted(seats, seat, Piece("card", "rockfall"), translate("Log", "rockfall"), sentence)
        case MapRead(seat, goal):
            yield _acted(seats, seat, Piece("card", "map"), _goal(goal), _looked(goal))
        case Discarded(seat, number):
            back = Piece("card", "card-back")
            yield _acted(seats, seat, back, translate("Log", "discards"), expansion_rows.discarded(number))
        case SeatSkipped(seat):
            sentence = translate("Log", "{name} has no cards: the turn is skipped.")
            yield _acted(seats, seat, None, translate("Log", "no cards"), sentence)
        case GoalTurned(goal, card):
            yield LogRow((Piece("card", card), Piece("text", _goal(goal))), goal_sentence(goal, card))
        case GoldTaken(seat):
            sentence = translate("Log", "{name} chooses a gold card.")
            yield _acted(seats, seat, Piece("card", "gold-back"), translate("Log", "gold"), sentence)
        case _:
            yield from _row_of_expansion(event, seats)


def _row_of_expansion(event: Event, seats: Sequence[SeatLook]) -> Iterator[LogRow]:
    match event:
        case CardPut(seat, card, target):
            yield _on(seats, seat, Piece("card", card), target, expansion_rows.put(card))
        case CardTakenOff(seat, card, target):
            played = next(known for known, taken in TAKES_OFF.items() if taken == card)
            yield _on(seats, seat, Piece("card", played), target, expansion_rows.taken_off(card, seat == target))
        case HandsSwapped(seat, target):
            sentence = translate("Log", "{name} swaps hands with {target}.")
            yield _on(seats, seat, Piece("card", "swap-hands"), target, sentence)
        case RoleInspected(seat, target):
            sentence = translate("Log", "{name} looks at the role of {target}.")
            yield _on(seats, seat, Piece("card", "inspect"), target, sentence)
        case HatsSwapped(seat, target):
            yield _on(seats, seat, Piece("card", "swap-hats"), target, expansion_rows.hats_swapped(seat == target))
        case FrontCleared(seat, removed):
            yield _acted(
                seats, seat, Piece("card", removed), translate("Log", "cleared away"), expansion_rows.cleared(removed)
            )
        case RoundPaid():
            yield LogRow((Piece("card", "gold-back"),), translate("Log", "The gold is paid out."))
        case GoldStolen(seat, None):
            yield _acted(seats, seat, Piece("card", "theft"), translate("Log", "nothing"), expansion_rows.stolen(None))
        case GoldStolen(seat, int(target)):
            yield _on(seats, seat, Piece("card", "theft"), target, expansion_rows.stolen(target))


def _acted(seats: Sequence[SeatLook], seat: int, piece: Piece | None, short: str, sentence: str) -> LogRow:
    who = Piece("avatar", avatar=seats[seat].avatar)
    pieces = (who, Piece("text", short)) if piece is None else (who, piece, Piece("text", short))
    return LogRow(pieces, sentence.format(name=seats[seat].name))


def _on(seats: Sequence[SeatLook], seat: int, piece: Piece, target: int, sentence: str) -> LogRow:
    who, whom = Piece("avatar", avatar=seats[seat].avatar), Piece("avatar", avatar=seats[target].avatar)
    said = sentence.format(name=seats[seat].name, target=seats[target].name)
    return LogRow((who, piece, Piece("arrow"), whom), said)


def _broken(tool: Tool, own: bool) -> str:
    match tool:
        case "pickaxe" if own:
            return translate("Log", "{name} breaks a pickaxe of their own.")
        case "lantern" if own:
            return translate("Log", "{name} breaks a lantern of their own.")
        case "cart" if own:
            return translate("Log", "{name} breaks a mine cart of their own.")
        case "pickaxe":
            return translate("Log", "{name} breaks the pickaxe of {target}.")
        case "lantern":
            return translate("Log", "{name} breaks the lantern of {target}.")
        case "cart":
            return translate("Log", "{name} breaks the mine cart of {target}.")


def _repaired(tool: Tool, own: bool) -> str:
    match tool:
        case "pickaxe" if own:
            return translate("Log", "{name} repairs a pickaxe of their own.")
        case "lantern" if own:
            return translate("Log", "{name} repairs a lantern of their own.")
        case "cart" if own:
            return translate("Log", "{name} repairs a mine cart of their own.")
        case "pickaxe":
            return translate("Log", "{name} repairs the pickaxe of {target}.")
        case "lantern":
            return translate("Log", "{name} repairs the lantern of {target}.")
        case "cart":
            return translate("Log", "{name} repairs the mine cart of {target}.")


def _goal(goal: int) -> str:
    return (translate("Log", "top goal"), translate("Log", "middle goal"), translate("Log", "bottom goal"))[goal]


def _looked(goal: int) -> str:
    return (
        translate("Log", "{name} looks at the top goal."),
        translate("Log", "{name} looks at the middle goal."),
        translate("Log", "{name} looks at the bottom goal."),
    )[goal]


def goal_sentence(goal: int, card: Card) -> str:
    """What a goal turned out to be."""
    return _gold_found(goal) if card == "gold" else _stone_found(goal)


def _stone_found(goal: int) -> str:
    return (
        translate("Log", "The top goal is stone."),
        translate("Log", "The middle goal is stone."),
        translate("Log", "The bottom goal is stone."),
    )[goal]


def _gold_found(goal: int) -> str:
    return (
        translate("Log", "The top goal is gold!"),
        translate("Log", "The middle goal is gold!"),
        translate("Log", "The bottom goal is gold!"),
    )[goal]
