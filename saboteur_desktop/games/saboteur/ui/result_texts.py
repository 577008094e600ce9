"""What the pages after a round say. Everybody reads them, so nobody is "you" here."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from saboteur_desktop.games.saboteur.engine.events import Winner
from saboteur_desktop.games.saboteur.engine.open_table import OpenTable
from saboteur_desktop.games.saboteur.ui.order_step import StepLook

translate = QCoreApplication.translate


def gold_cards(number: int) -> str:
    """How many gold cards somebody took."""
    return translate("Results", "%n gold card(s)", "", number) if number else translate("Results", "No gold")


def nuggets(number: int) -> str:
    """How many nuggets somebody has or was paid."""
    return translate("Results", "%n nugget(s)", "", number) if number else translate("Results", "No gold")


def points_owned(table: OpenTable, seat: int) -> str:
    """How many nuggets a seat is seen to have where gold is counted in points."""
    number = table.gold_counts[seat]
    return nuggets(number) if table.ruleset.show_totals or not number else translate("Results", "Has gold")


def credit(number: int) -> str:
    """Nuggets in the score for which there was no card."""
    return translate("Results", "%n of them without a card", "", number)


def order_of(places: Sequence[int]) -> str:
    """At which places somebody chose gold."""
    return translate("Results", "Chose at place {places}").format(places=list_of([str(place) for place in places]))


def total(number: int) -> str:
    """How many nuggets somebody has in all rounds so far."""
    return translate("Results", "Total: {number}").format(number=number)


def winner_name(winner: Winner) -> str:
    """Who won a round."""
    match winner:
        case "miners":
            return translate("Results", "Gold miners")
        case "saboteurs":
            return translate("Results", "Saboteurs")
        case "selfish":
            return translate("Results", "Selfish dwarf")
        case "blue":
            return translate("Results", "Blue team")
        case "green":
            return translate("Results", "Green team")
        case "both":
            return translate("Results", "Both teams")
        case "none":
            return translate("Results", "Neither team")


def list_of(names: Sequence[str]) -> str:
    """Names, joined as the language joins them."""
    return QLocale().createSeparatedList(list(names))


def standing_heading(names: Sequence[str], total: int) -> tuple[str, str]:
    """Who won the match, and with how much."""
    worth = nuggets(total)
    if len(names) == 1:
        title = translate("Results", "{name} wins the game").format(name=names[0])
        return title, translate("Results", "Most gold of all: {nuggets}").format(nuggets=worth)
    who = translate("Results", "{names}: {nuggets} each").format(names=list_of(names), nuggets=worth)
    return translate("Results", "Shared victory"), who


def step_text(look: StepLook) -> str:
    """One place in the order of choosing, as it is read aloud."""
    match look.when:
        case "over":
            text = translate("Results", "{place}. {name}: has a card")
        case "now":
            text = translate("Results", "{place}. {name}: chooses now")
        case "to-come":
            text = translate("Results", "{place}. {name}: chooses later")
    return text.format(place=look.place, name=look.who.name)


def place_text(place: int, name: str, worth: str) -> str:
    """One line of the final standing, as it is read aloud."""
    return translate("Results", "{place}. {name}: {nuggets}").format(place=place, name=name, nuggets=worth)


def cards_text(values: Sequence[int]) -> str:
    """Somebody's gold cards, as they are read aloud."""
    return translate("Results", "Gold cards: {values}").format(values=list_of([str(value) for value in values]))
