"""A long evening: what was shown and left is gone, whatever was opened how often."""

import gc
from collections import Counter
from collections.abc import Callable
from itertools import chain

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem

from saboteur_desktop.app.assets import asset
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games import registry
from saboteur_desktop.games.saboteur.ui.puzzles.contents import puzzles_at
from tests.ui.haunted import open_house
from tests.ui.house import House

PROGRAM = "saboteur_desktop."
TURNS = 2
"""How many turns a person plays before the table is left."""


def settle() -> None:
    """Let everything happen that waits to happen."""
    for _ in range(4):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def living(house: House) -> Counter[str]:
    """Our own objects of Qt and everything that lies on tables, by class, and how many objects the window has."""
    settle()
    known = shiboken6.getAllValidWrappers()
    items = (thing for thing in known if isinstance(thing, QGraphicsItem))
    ours = (thing for thing in known if isinstance(thing, QObject) and type(thing).__module__.startswith(PROGRAM))
    living = Counter(type(thing).__name__ for thing in chain(items, ours))
    living["objects of the window"] = len(house.window.findChildren(QObject))
    return living


def play(house: House) -> None:
    """Play some turns at the open table, with the last move there is: it shows nothing that has to be put away."""
    assert house.window.table is not None
    dealer, match = house.window.table.dealer, house.window.table.kept.match
    for _ in range(TURNS):
        dealer.see_role()
        assert dealer.doing is Doing.TURN
        dealer.propose(match.game.legal_moves(match.view(match.to_move))[-1])
        dealer.confirm()
        while dealer.doing not in (Doing.ROLE, Doing.TURN):
            QApplication.processEvents()


def mine(house: House) -> None:
    house.open("hbb")
    play(house)
    house.window.go_home()


def haunted_house(house: House) -> None:
    open_house(house, "hh")
    play(house)
    house.window.go_home()


def learning(house: House) -> None:
    lessons = [registry.lessons(game, asset(f"lessons/{game}"))[0].name for game in registry.GAMES]
    puzzle = puzzles_at(asset("puzzles"))[0].name
    for key in (*(f"lesson:{lesson}" for lesson in lessons), f"puzzle:{puzzle}", "explanation:aloud"):
        house.window.classroom.begin(key)
        settle()
    house.window.go_home()


def languages(house: House) -> None:
    house.open("hbb")
    for language in ("ja", "ru", "en"):
        house.window.speak(language)
        house.window.resize(house.window.width() + 10, house.window.height())
        QApplication.processEvents()
    house.window.go_home()


def sheets(house: House) -> None:
    window = house.window
    for game in registry.GAMES:
        window.open_form(game)
        window.open_rules()
        window.rulebook.close_sheet()
        window.open_keys()
        window.keys.close_sheet()
    window.open_settings()
    window.open_about()
    window.about.close_sheet()
    window.open_lessons()
    window.classroom.sheet.close_sheet()
    window.go_home()


@pytest.mark.parametrize("evening", [mine, haunted_house, learning, languages, sheets])
def test_nothing_is_left_of_what_was_shown_however_often(house: House, evening: Callable[[House], None]) -> None:
    for _ in range(2):  # what is made once and kept is there from now on
        evening(house)
    before = living(house)
    for _ in range(3):
        evening(house)
    assert living(house) - before == Counter()
