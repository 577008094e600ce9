"""What the pages after a round say. Everybody reads them, so nobody is "you" here."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from saboteur_desktop.games.saboteur.engine.open_table import OpenTable, RoundResult
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.ui.order_step import StepLook
from saboteur_desktop.games.saboteur.ui.seat_look import SeatLook

translate = QCoreApplication.translate


def round_heading(table: OpenTable, result: RoundResult, seats: Sequence[SeatLook]) -> tuple[str, str]:
    """Who won the round, and why."""
    if result.winner == "miners":
        why = translate("Results", "The path reaches the gold.")
        if result.finisher is not None:
            name = seats[result.finisher].name
            why = translate("Results", "The last tunnel, laid by {name}, reaches the gold.").format(name=name)
        return translate("Results", "The miners win"), why
    if "saboteur" in result.roles:
        return translate("Results", "The saboteurs win"), translate("Results", "The gold was not reached.")
    return (
        translate("Results", "The gold was not reached"),
        translate("Results", "No saboteur was dealt, so nobody is paid."),
    )


def role_name(role: Role) -> str:
    """The role of one player."""
    return translate("Results", "Gold miner") if role == "miner" else translate("Results", "Saboteur")


def gold_cards(number: int) -> str:
    """How many gold cards somebody took."""
    return translate("Results", "%n gold card(s)", "", number) if number else translate("Results", "No gold")


def nuggets(number: int) -> str:
    """How many nuggets somebody has or was paid."""
    return translate("Results", "%n nugget(s)", "", number) if number else translate("Results", "No gold")


def credit(number: int) -> str:
    """Nuggets in the score for which there was no card."""
    return translate("Results", "%n of them without a card", "", number)


def order_of(places: Sequence[int]) -> str:
    """At which places somebody chose gold."""
    return translate("Results", "Chose at place {places}").format(places=list_of([str(place) for place in places]))


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
