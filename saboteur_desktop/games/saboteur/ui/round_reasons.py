"""Why a round came out as it did: who won it, and why each player was paid so much where gold is counted in points."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.games.saboteur.engine.catalog import TRAP
from saboteur_desktop.games.saboteur.engine.events import GoldStolen, RoundPaid
from saboteur_desktop.games.saboteur.engine.legality import has_broken_tool
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable, RoundResult
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.ui.result_texts import list_of
from saboteur_desktop.table.seat_look import SeatLook

translate = QCoreApplication.translate

DIGGERS: Final[tuple[Role, ...]] = ("miner", "blue", "green")


def round_heading(table: OpenTable, result: RoundResult, seats: Sequence[SeatLook]) -> tuple[str, str]:
    """Who won the round, and why."""
    name = "" if result.finisher is None else seats[result.finisher].name
    match result.winner:
        case "miners":
            why = translate("Results", "The last tunnel, laid by {name}, reaches the gold.")
            return translate("Results", "The miners win"), why.format(name=name)
        case "selfish":
            why = translate("Results", "The last tunnel, laid by {name}, reaches the gold: nobody else is paid.")
            return translate("Results", "The selfish dwarf wins"), why.format(name=name)
        case "blue":
            return translate("Results", "The blue team wins"), _way_of(table, result).format(name=name)
        case "green":
            return translate("Results", "The green team wins"), _way_of(table, result).format(name=name)
        case "both":
            return translate("Results", "Both teams win"), _way_of(table, result).format(name=name)
        case "none":
            return translate("Results", "Neither team wins"), _way_of(table, result).format(name=name)
        case "saboteurs" if "saboteur" in result.roles:
            return translate("Results", "The saboteurs win"), translate("Results", "The gold was not reached.")
    why = translate("Results", "No saboteur was dealt, so nobody is paid.")
    if table.ruleset.expansion:
        why = translate("Results", "No saboteur was dealt, so no saboteur is paid.")
    return translate("Results", "The gold was not reached"), why


def _way_of(table: OpenTable, result: RoundResult) -> str:
    """Which teams the way to the gold lets through, and whose last tunnel decides."""
    open_to = paid(table).open_to
    assert result.finisher is not None
    role = result.roles[result.finisher]
    if result.winner == "none" and open_to:
        return translate("Results", "{name} laid the last tunnel as a saboteur: no team is paid.")
    if not open_to:
        return translate("Results", "{name} reaches the gold, but doors shut the way to both teams.")
    if len(open_to) == 1:
        if open_to == ("blue",):
            return translate("Results", "{name} reaches the gold by a way that is open to blue only.")
        return translate("Results", "{name} reaches the gold by a way that is open to green only.")
    if role in open_to:
        return translate("Results", "The way is open to both teams, but {name} laid the last tunnel.")
    return translate("Results", "{name} reaches the gold, and the way is open to both teams.")


def paid(table: OpenTable) -> RoundPaid:
    """What every seat was paid in the round that is over, in points."""
    return next(event for event in reversed(table.log) if isinstance(event, RoundPaid))


def is_trapped(table: OpenTable, seat: int) -> bool:
    """Whether a seat is in a trap."""
    return TRAP in table.in_front[seat]


def thefts(table: OpenTable) -> tuple[GoldStolen, ...]:
    """What the thieves of the round have done so far."""
    return tuple(event for event in table.log if isinstance(event, GoldStolen))


def why_paid(table: OpenTable, result: RoundResult, seat: int) -> str:
    """One short sentence about what a seat was paid in points."""
    nuggets = paid(table).nuggets[seat]
    role = result.roles[seat]
    if is_trapped(table, seat):
        return translate("Reason", "Trapped: no pay.")
    if table.ruleset.broken_get_no_gold and role in DIGGERS and has_broken_tool(table.in_front[seat]):
        return translate("Reason", "Broken tool: no pay.")
    if not table.ruleset.expansion:
        return _why_of_four(result, seat, nuggets)
    if role == "geologist":
        return _why_crystals(table, result, nuggets)
    if wins(table, result, seat):
        return _why_winner(table, result, role, nuggets)
    return _why_not(table, result, role)


def wins(table: OpenTable, result: RoundResult, seat: int) -> bool:
    """Whether a seat counts as one of the winners of a round of Saboteur 2."""
    role, nuggets = result.roles[seat], paid(table).nuggets
    if is_trapped(table, seat) or role == "geologist":
        return False
    if role == "profiteer":
        return True
    if role == "boss":
        # A boss who wins among many is paid nothing and wins all the same.
        return result.finisher is not None and (result.winner != "none" or not table.ruleset.boss_needs_team)
    return nuggets[seat] > 0


def _why_winner(table: OpenTable, result: RoundResult, role: Role, nuggets: int) -> str:
    number = sum(wins(table, result, seat) for seat in range(table.seats))
    if not nuggets:
        return translate("Reason", "Wins, but the share is used up: {number} winners.").format(number=number)
    if role == "boss":
        return translate("Reason", "A boss has one nugget less.")
    if role == "profiteer":
        return translate("Reason", "Always wins, for two nuggets less.")
    if number == 1:
        return translate("Reason", "The only winner.")
    return translate("Reason", "One of {number} winners.").format(number=number)


def _why_not(table: OpenTable, result: RoundResult, role: Role) -> str:
    if role == "saboteur":
        return translate("Reason", "The gold was reached.")
    if result.finisher is None:
        return translate("Reason", "The gold was not reached.")
    if role == "boss":
        return translate("Reason", "Neither team wins.")
    if role not in paid(table).open_to:
        return translate("Reason", "Doors shut the way.")
    if result.winner == "none":
        return translate("Reason", "A saboteur laid the last tunnel.")
    return translate("Reason", "The other team laid the last tunnel.")


def _why_crystals(table: OpenTable, result: RoundResult, nuggets: int) -> str:
    counted = paid(table).crystals
    free = [seat for seat, role in enumerate(result.roles) if role == "geologist" and not is_trapped(table, seat)]
    if not counted:
        return translate("Reason", "No crystal counts.")
    if len(free) == 1:
        return translate("Reason", "One nugget for each crystal.")
    if not nuggets:
        return translate("Reason", "One crystal is not enough for two geologists.")
    return translate("Reason", "Two geologists share the crystals.")


def _why_of_four(result: RoundResult, seat: int, nuggets: int) -> str:
    """In the game for four with a selfish dwarf."""
    if result.winner == "saboteurs":
        if nuggets:
            return translate("Reason", "Kept the others from the gold.")
        return translate("Reason", "The gold was not reached.")
    if result.roles[seat] == "saboteur":
        return translate("Reason", "The gold was reached.")
    if result.winner == "selfish":
        if nuggets:
            return translate("Reason", "Takes all the gold alone.")
        return translate("Reason", "The selfish dwarf takes all.")
    if result.roles[seat] == "selfish":
        return translate("Reason", "Somebody else laid the last tunnel.")
    if seat == result.finisher:
        return translate("Reason", "Laid the last tunnel.")
    assert result.finisher is not None
    if result.roles[result.finisher] == "saboteur" and nuggets == 3:
        return translate("Reason", "The nearest miner to the right of the last tunnel.")
    return translate("Reason", "The other gold miner.")


def theft_sentences(table: OpenTable, seats: Sequence[SeatLook], seat: int) -> list[str]:
    """What a seat stole and what was stolen from it."""
    said = []
    for theft in thefts(table):
        if theft.seat == seat and theft.target is None:
            said.append(translate("Reason", "Steals nothing."))
        elif theft.seat == seat and theft.target is not None:
            said.append(translate("Reason", "Steals from {name}.").format(name=seats[theft.target].name))
    robbers = [seats[theft.seat].name for theft in thefts(table) if theft.target == seat]
    if robbers:
        said.append(translate("Reason", "Robbed by {names}.").format(names=list_of(robbers)))
    return said
