"""Every page of the window, each in a state that is worth looking at."""

from collections.abc import Callable
from typing import Final

from saboteur_desktop.games import registry
from saboteur_desktop.games.haunted_house.engine.moves import Walk
from saboteur_desktop.games.haunted_house.ui.prospect import prospects
from saboteur_desktop.games.saboteur.engine.events import GoldStolen
from saboteur_desktop.games.saboteur.engine.moves import Discard
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.storage.preferences import Learned
from saboteur_desktop.ui.screens.explanation import ExplanationScreen
from tests.ui import thieves
from tests.ui.haunted import GAME as HAUNTED_HOUSE
from tests.ui.haunted import open_house
from tests.ui.house import House, plans


def _home(house: House) -> None:
    house.open("hhb")
    house.window.go_home()


def _form(house: House) -> None:
    house.window.open_form()


def _full_form(house: House) -> None:
    house.window.open_form()
    while len(house.window.form.rows) < 10:
        house.window.form.add_seat()
    house.window.form.rows[0].name.setText("Pip")
    house.window.form.rows[1].name.setText("Pip")


def _fullest_form(house: House) -> None:
    house.window.open_form()
    house.window.form.offer(plans("h" * 12), Ruleset())


def _settings(house: House) -> None:
    _home(house)
    house.window.open_settings()


def _about(house: House) -> None:
    _settings(house)
    house.window.settings.about.click()


def _licence(house: House) -> None:
    _about(house)
    house.window.about.buttons[0].click()


def _rules(house: House) -> None:
    _home(house)
    house.window.open_rules()


def _rules_of_saboteur_2(house: House) -> None:
    house.window.open_form()
    house.window.form.offer(plans("h" * 8), Ruleset(preset="saboteur2"))
    house.window.open_rules("theft")


def _contents(house: House) -> None:
    _home(house)
    house.window.open_rules("sharing")
    if house.window.rulebook.tools.contents.isVisible():
        house.window.rulebook.tools.contents.click()


def _quick_reference(house: House) -> None:
    _table(house)
    house.window.open_quick_reference()


def _curtain(house: House) -> None:
    house.open("hhb")


def _reminder(house: House) -> None:
    house.open("hbb")


def _table(house: House) -> None:
    house.open("hhhhh", lambda view: len(view.table.log) > 12)
    house.begin_turn()


def _menu(house: House) -> None:
    _table(house)
    house.table.menu.open()


def _what_happened(house: House) -> None:
    _table(house)
    house.table.scene.log_requested.emit()


def _gold(house: House) -> None:
    house.open("hhhhh", lambda view: view.table.phase == "sharing")
    house.begin_turn()


def _round_end(house: House) -> None:
    house.open("hhhhh", lambda view: view.table.phase == "round_over")


def _thefts(house: House) -> None:
    match = thieves.played("hhhhh", "page", lambda view: view.table.phase == "stealing")
    house.window.open_match(house.opened.library.keep(match, plans("hhhhh")))


def _round_end_in_points(house: House) -> None:
    kinds = "h" * 12
    match = thieves.played(
        kinds,
        "page",
        lambda view: (
            any(isinstance(event, GoldStolen) for event in view.table.log) and view.table.phase == "round_over"
        ),
    )
    house.window.open_match(house.opened.library.keep(match, plans(kinds)))


def _final_standing(house: House) -> None:
    house.open("hhhhh", lambda view: view.table.phase == "match_over")


def _learn(house: House) -> None:
    house.preferences.change(learned={"lesson:lay": Learned(done=True), "lesson:turn": Learned(step=1)})
    house.window.go_home()
    house.window.open_lessons()


def _learn_house(house: House) -> None:
    house.window.go_home()
    house.window.classroom.open_list("haunted-house")


def _lesson(house: House) -> None:
    house.window.classroom.begin("lesson:lay")


def _lesson_at_the_table(house: House) -> None:
    house.window.classroom.begin("lesson:saboteur2")


def _lesson_refused(house: House) -> None:
    house.window.classroom.begin("lesson:edges")
    house.table.dealer.propose(Discard(("map",)))


def _lesson_behind_the_curtain(house: House) -> None:
    house.window.classroom.begin("lesson:screen")


def _explanation(house: House) -> None:
    house.window.classroom.begin("explanation:aloud")
    page = house.window.findChild(ExplanationScreen)
    assert page is not None
    page.step_on()
    page.step_on()


def _puzzle(house: House) -> None:
    house.window.classroom.begin("puzzle:through-the-stone")


def _puzzle_missed(house: House) -> None:
    house.window.classroom.begin("puzzle:no-straights")
    house.table.dealer.propose(Discard(("map",)))


def _both_games(house: House) -> None:
    open_house(house, "hhb")
    _home(house)


def _house_form(house: House) -> None:
    house.window.open_form(HAUNTED_HOUSE)


def _house_alone(house: House) -> None:
    _house_form(house)
    house.window.form.offer(plans("h"), registry.engine(HAUNTED_HOUSE).read_ruleset({"preset": "master"}))


def _house_levels(house: House) -> None:
    _house_form(house)
    house.window.form.preset.click()


def _house_options(house: House) -> None:
    _house_alone(house)
    house.window.form.advanced.click()


def _house_rules(house: House) -> None:
    _home(house)
    house.window.open_rules()
    house.window.rulebook.other.click()


def _house_quick_reference(house: House) -> None:
    open_house(house, "hhhh", preset="master")
    house.window.open_quick_reference()


def _house_table(house: House) -> None:
    open_house(house, "hhhh", lambda view: view.table.turn > 12 and view.table.phase == "rolling")


def _house_walk(house: House) -> None:
    table = open_house(house, "hhhh", lambda view: view.table.turn > 12 and view.table.phase == "walking")
    stops = prospects(table.dealer.view().table).values()
    furthest = max(stops, key=lambda prospect: prospect.steps)
    table.scene.move_proposed.emit(Walk(furthest.place, furthest.deed))


def _house_end(house: House) -> None:
    open_house(house, "hhhh", lambda view: view.table.result is not None).end.finish()


PAGES: Final[dict[str, Callable[[House], None]]] = {
    "home": _home,
    "form": _form,
    "form for ten": _full_form,
    "form for twelve": _fullest_form,
    "settings": _settings,
    "about": _about,
    "licence": _licence,
    "rules": _rules,
    "rules of Saboteur 2": _rules_of_saboteur_2,
    "contents of the rules": _contents,
    "quick reference": _quick_reference,
    "curtain": _curtain,
    "reminder": _reminder,
    "table": _table,
    "menu": _menu,
    "what happened": _what_happened,
    "gold": _gold,
    "thefts": _thefts,
    "round end": _round_end,
    "round end in points": _round_end_in_points,
    "final standing": _final_standing,
    "both games": _both_games,
    "form of the house": _house_form,
    "form of the house for one": _house_alone,
    "levels of the house": _house_levels,
    "options of the house": _house_options,
    "rules of the house": _house_rules,
    "quick reference of the house": _house_quick_reference,
    "table of the house": _house_table,
    "walk in the house": _house_walk,
    "end in the house": _house_end,
    "learn": _learn,
    "learn of the house": _learn_house,
    "lesson": _lesson,
    "lesson at the table": _lesson_at_the_table,
    "lesson refused": _lesson_refused,
    "lesson behind the curtain": _lesson_behind_the_curtain,
    "explanation": _explanation,
    "puzzle": _puzzle,
    "puzzle missed": _puzzle_missed,
}
"""Each brings a window on an empty library to that page."""
