"""Who wins a round of Saboteur 2, what everybody is paid, and who is robbed.

The tables are what the engine pays in rounds that were made up for them.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication

from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.pieces import pieces, see
from saboteur_desktop.games.saboteur.engine.board import Board, board_of, border_rules
from saboteur_desktop.games.saboteur.engine.cards import laid
from saboteur_desktop.games.saboteur.engine.catalog import GOLD, THEFT
from saboteur_desktop.games.saboteur.engine.events import Winner
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.points import Round, pay
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import face_name
from saboteur_desktop.games.saboteur.ui.rulebook.elsewhere import elsewhere

translate = QCoreApplication.translate

_BLUE: Final[tuple[Role, ...]] = ("blue",)
_SABOTEUR: Final[tuple[Role, ...]] = ("saboteur",)
_MANY: Final = 5
"""From so many winners on the pay does not change any more."""
_DOORS: Final[tuple[tuple[str, ...], ...]] = ((), ("blue",), ("green",), ("blue", "green"))
_FINISHERS: Final[tuple[Role, ...]] = ("blue", "green", "boss", "saboteur")
"""One for each kind of finisher; profiteer and geologists count as the boss does."""


def points_pay(ruleset: Ruleset) -> Chapter:
    """The chapter on gold in Saboteur 2."""
    return Chapter(
        "chapter-gold",
        translate("Rulebook", "Winners, pay and thefts"),
        (_winning_team(ruleset), _pay(ruleset), _geologists(ruleset), _stealing(ruleset)),
    )


def _winning_team(ruleset: Ruleset) -> Paragraph:
    finishers = _saboteur_finishes()
    return Paragraph(
        "winning-team",
        translate("Rulebook", "Which team wins"),
        pieces(
            translate(
                "Rulebook",
                "A team can win only if some way to the gold is open to it: from the start or from a ladder, without a"
                " door of the other team.",
            ),
            translate(
                "Rulebook",
                "If a miner of such a team laid the last card, that team alone wins. If the way is closed to the team"
                " of that miner but open to the other team, the other team wins.",
            ),
            translate(
                "Rulebook",
                "If the boss, the profiteer or a geologist laid the last card, each team wins to which a way is open.",
            ),
            finishers[ruleset.saboteur_finisher],
            translate("Rulebook", "If the gold is not reached, the saboteurs win."),
            see("door", "role-boss", "role-profiteer"),
        ),
        table=winners_table(ruleset),
        elsewhere=elsewhere(ruleset, "saboteur_finisher", finishers),
    )


def _saboteur_finishes() -> dict[object, str]:
    return {
        "neutral": translate("Rulebook", "The same holds if a saboteur laid the last card; the saboteurs do not win."),
        "gold_counts_but_no_team": translate(
            "Rulebook", "If a saboteur laid the last card, neither team wins, and the saboteurs do not win either."
        ),
    }


def winners_table(ruleset: Ruleset) -> tuple[tuple[str, ...], ...]:
    """Who wins, by who laid the last card and for whom the way is open."""
    rows = []
    for doors in _DOORS:
        board = _gold_reached(ruleset, doors)
        won = (_winner(pay(_round(ruleset, board, (role,), 0)).winner) for role in _FINISHERS)
        rows.append((_open_to(doors), *won))
    return (
        (
            translate("Rulebook", "A way is open to"),
            translate("Rulebook", "Last card: blue"),
            translate("Rulebook", "Last card: green"),
            translate("Rulebook", "Last card: boss, profiteer, geologist"),
            translate("Rulebook", "Last card: saboteur"),
        ),
        *rows,
    )


def _gold_reached(ruleset: Ruleset, doors: tuple[str, ...] = ()) -> Board:
    """A straight way to the middle goal with these doors on it."""
    rules = border_rules(ruleset)
    middle = rules.goals[1]
    cards = {Cell(x, 0): laid("EW") for x in range(1, middle.x)}
    cards |= {Cell(place, 0): laid(f"EW+{door}-door") for place, door in enumerate(doors, 1)}
    return board_of(rules, {**cards, middle: laid(GOLD)})


def _round(ruleset: Ruleset, board: Board, roles: tuple[Role, ...], finisher: int | None) -> Round:
    return Round(ruleset, board, roles, ((),) * len(roles), finisher)


def _open_to(doors: tuple[str, ...]) -> str:
    match doors:
        case ():
            return translate("Rulebook", "both teams")
        case ("blue",):
            return translate("Rulebook", "blue only")
        case ("green",):
            return translate("Rulebook", "green only")
    return translate("Rulebook", "neither team")


def _winner(winner: Winner) -> str:
    match winner:
        case "blue":
            return translate("Rulebook", "blue")
        case "green":
            return translate("Rulebook", "green")
        case "both":
            return translate("Rulebook", "both")
    return translate("Rulebook", "neither")


def _pay(ruleset: Ruleset) -> Paragraph:
    totals = _totals()
    return Paragraph(
        "pay",
        translate("Rulebook", "The pay"),
        pieces(
            translate(
                "Rulebook",
                "All winners are counted: the miners of the winning teams or the saboteurs, and the boss and the"
                " profiteer if they win. Geologists are not counted, and neither is anybody who is trapped. The more"
                " winners there are, the less each is paid; nobody is ever paid less than nothing.",
            ),
            _broken(ruleset),
            totals[ruleset.show_totals],
            see("geologist-pay", "trap"),
        ),
        table=pay_table(ruleset),
        elsewhere=elsewhere(ruleset, "show_totals", totals),
    )


def _broken(ruleset: Ruleset) -> str:
    if not ruleset.broken_get_no_gold:
        return ""
    return translate(
        "Rulebook", "A gold miner who still has a broken tool at the end is not counted and not paid either."
    )


def _totals() -> dict[object, str]:
    return {
        True: translate("Rulebook", "Everybody sees how much gold each player has."),
        False: translate("Rulebook", "Everybody sees who has gold, but not how much until the end of the game."),
    }


def pay_table(ruleset: Ruleset) -> tuple[tuple[str, ...], ...]:
    """What each kind of winner is paid, by the number of winners."""
    rows = []
    board = _gold_reached(ruleset)
    for winners in range(1, _MANY + 1):
        others = _BLUE * (winners - 1)
        # The boss lays the last card, so that the way makes blue win; alone nobody else is needed.
        boss = pay(_round(ruleset, board, ("boss", *others), 0)).nuggets[0]
        saboteurs = _SABOTEUR * winners
        each = pay(_round(ruleset, board, saboteurs, None)).nuggets[0]
        profiteer = pay(_round(ruleset, board, ("profiteer", *saboteurs[1:]), None)).nuggets[0]
        number = translate("Rulebook", "{number} or more").format(number=winners) if winners == _MANY else str(winners)
        rows.append((number, str(each), str(boss), str(profiteer)))
    return (
        (
            translate("Rulebook", "Winners"),
            translate("Rulebook", "Miner or saboteur"),
            translate("Rulebook", "Boss"),
            translate("Rulebook", "Profiteer"),
        ),
        *rows,
    )


def _geologists(ruleset: Ruleset) -> Paragraph:
    scopes = _scopes()
    return Paragraph(
        "geologist-pay",
        translate("Rulebook", "The pay of the geologists"),
        pieces(
            scopes[ruleset.crystal_scope],
            translate(
                "Rulebook",
                "Two geologists share the crystals evenly, and an odd one is lost. If one of the two is trapped, the"
                " other one gets them all.",
            ),
            see("crystal"),
        ),
        pictures=("role-geologist",),
        elsewhere=elsewhere(ruleset, "crystal_scope", scopes),
    )


def _scopes() -> dict[object, str]:
    return {
        "connected": translate(
            "Rulebook",
            "A geologist is paid one nugget for each crystal that is joined to the start or to a ladder at the end of"
            " the round, whatever doors lie between.",
        ),
        "visible": translate(
            "Rulebook",
            "A geologist is paid one nugget for each crystal that lies on the table at the end of the round, joined to"
            " the start or not.",
        ),
    }


def _stealing(ruleset: Ruleset) -> Paragraph:
    scopes = _theft_scopes()
    return Paragraph(
        "stealing",
        translate("Rulebook", "The thefts at the end of a round"),
        pieces(
            translate(
                "Rulebook",
                "After the pay it is the turn of the players who have a theft in front of them: first whoever laid one"
                " down last, then the others clockwise. Whoever is trapped is passed over.",
            ),
            scopes[ruleset.theft_scope],
            translate("Rulebook", "Nobody has to steal. If nobody has any such gold, the theft comes to nothing."),
            see("theft", "hands-off"),
        ),
        pictures=(face_name(THEFT),),
        elsewhere=elsewhere(ruleset, "theft_scope", scopes),
    )


def _theft_scopes() -> dict[object, str]:
    return {
        "this_round": translate(
            "Rulebook", "Each may take one nugget of what another player has been paid in this round."
        ),
        "any_gold": translate(
            "Rulebook", "Each may take one nugget from any other player who has gold, from whatever round it is."
        ),
    }
