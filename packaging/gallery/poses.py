"""The screens as they are pictured: each pose leaves the window as it is to be seen."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from gallery.studio import BOTS, Studio, played, settle, settle_results, turn_of_a_person
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import LayPath
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.targets import CellTarget
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.ui.screens.explanation import ExplanationScreen
from saboteur_desktop.ui.screens.table import TableScreen


def home(studio: Studio) -> None:
    studio.library.keep(played("north face", lambda view: turn_of_a_person(view, 9)), studio.seats()).save()
    studio.window.go_home()
    studio.window.home.settle()


def new_match(studio: Studio) -> None:
    studio.window.open_form()
    studio.window.form.settle()


def new_match_of_ten(studio: Studio) -> None:
    studio.window.open_form()
    studio.window.form.offer(studio.seats(10), Ruleset())
    studio.window.form.settle()


def new_match_of_twelve(studio: Studio) -> None:
    studio.window.open_form()
    studio.window.form.offer(studio.seats(12), Ruleset(preset="saboteur2"))
    studio.window.form.settle()


def new_match_refused(studio: Studio) -> None:
    new_match_of_twelve(studio)
    studio.window.form.offer(studio.seats(12), Ruleset())
    studio.window.form.settle()


def options(studio: Studio) -> None:
    new_match_of_twelve(studio)
    studio.window.form.advanced.click()


def settings(studio: Studio) -> None:
    home(studio)
    studio.window.open_settings()


def about(studio: Studio) -> None:
    settings(studio)
    studio.window.settings.about.click()


def licence(studio: Studio) -> None:
    about(studio)
    studio.window.about.buttons[0].click()


def rules(studio: Studio) -> None:
    home(studio)
    studio.window.open_rules("link")
    settle(1500)


def rules_search(studio: Studio) -> None:
    studio.window.open_form()
    studio.window.form.offer(studio.seats(8), Ruleset(preset="saboteur2"))
    studio.window.open_rules("ladder")
    studio.window.rulebook.page.unfold_everything()
    studio.window.rulebook.tools.field.setText("2")
    settle(1500)


def rules_contents(studio: Studio) -> None:
    rules(studio)
    studio.window.rulebook.tools.contents.click()


def quick_reference(studio: Studio) -> None:
    table(studio)
    studio.window.open_quick_reference()
    settle(1500)


def rules_chip(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 12))
    studio.take_turn()
    end = hover_over_a_cell(studio.table(), allowed=False)
    QTest.mouseRelease(studio.table().view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    settle(900)


def closer_look(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 12))
    studio.take_turn()
    view = studio.table().view
    card = studio.table().scene.parts.hand.cards[1].home.center
    for point in (QPointF(640, 400), card):
        QTest.mouseMove(view.viewport(), view.mapFromScene(point))
        settle(2000)


def curtain(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 9))
    settle(500)


def table(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 12))
    studio.take_turn()
    hover_over_a_cell(studio.table(), allowed=True)


def saboteur2(studio: Studio) -> None:
    studio.open("deep down", lambda view: turn_of_a_person(view, 21), 6, "saboteur2")
    studio.take_turn()


def saboteur2_of_twelve(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 18), 12, "saboteur2")
    studio.take_turn()


def reach(studio: Studio) -> None:
    saboteur2(studio)
    studio.table().scene.toggle_reach()


def refused(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 12))
    studio.take_turn()
    hover_over_a_cell(studio.table(), allowed=False)


def reminder(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 9))
    studio.take_turn(looking=False)


def flat_curtain(studio: Studio) -> None:
    studio.window._prefer("turn_table", True)
    curtain(studio)


def flat_table(studio: Studio) -> None:
    flat_curtain(studio)
    studio.take_turn()
    studio.table().scene.show_role()
    settle(600)


def role(studio: Studio) -> None:
    studio.open("north face", lambda view: turn_of_a_person(view, 9))
    studio.take_turn()
    studio.table().scene.show_role()
    settle()


def gold(studio: Studio) -> None:
    studio.open("gold", lambda view: view.table.phase == "sharing" and view.table.to_move not in BOTS)
    studio.take_turn()
    settle_results(studio.table().gold)


def round_end(studio: Studio) -> None:
    studio.open("gold", lambda view: view.table.phase == "round_over" and view.table.past_winners[-1] == "miners")
    settle_results(studio.table().summary)
    studio.table().summary.finish()


def round_lost(studio: Studio) -> None:
    studio.open(
        "a quarrel", lambda view: view.table.phase == "round_over" and view.table.past_winners[-1] == "saboteurs"
    )
    settle_results(studio.table().summary)
    studio.table().summary.finish()


def thefts(studio: Studio) -> None:
    studio.open("deep down", lambda view: view.table.phase == "stealing", 6, "saboteur2")
    studio.take_turn()
    settle_results(studio.table().thefts)


def round_end_in_points(studio: Studio) -> None:
    studio.open("deep down", lambda view: view.table.phase == "round_over", 8, "saboteur2")
    settle_results(studio.table().summary)
    studio.table().summary.finish()


def final_standing(studio: Studio) -> None:
    studio.open("gold", lambda view: view.table.phase == "match_over")
    studio.table().summary.next_button.click()
    settle_results(studio.table().standing)


def learn(studio: Studio) -> None:
    home(studio)
    studio.window.open_lessons()


def learn_house(studio: Studio) -> None:
    home(studio)
    studio.window.classroom.open_list("haunted-house")


def lesson(studio: Studio) -> None:
    begin_lesson(studio, "edges")
    studio.lesson().panel.hint.click()


def lesson_refused(studio: Studio) -> None:
    begin_lesson(studio, "edges")
    end = hover_over_a_cell(studio.table(), allowed=False)
    QTest.mouseRelease(studio.table().view.viewport(), Qt.MouseButton.LeftButton, pos=end)


def lesson_of_saboteur2(studio: Studio) -> None:
    begin_lesson(studio, "saboteur2")
    studio.lesson().panel.hint.click()


def lesson_behind_the_curtain(studio: Studio) -> None:
    begin_lesson(studio, "screen")
    settle(500)


def puzzle(studio: Studio) -> None:
    begin_puzzle(studio, "tall-t")


def puzzle_hint(studio: Studio) -> None:
    begin_puzzle(studio, "two-goals")
    for _ in range(3):
        studio.puzzle().panel.hint.click()


def puzzle_wrong(studio: Studio) -> None:
    begin_puzzle(studio, "dead-end")
    studio.table().dealer.propose(LayPath("N|E|S|W", Cell(6, -1)))


def puzzle_solved(studio: Studio) -> None:
    begin_puzzle(studio, "through-the-stone")
    dealer = studio.table().dealer
    dealer.propose(studio.puzzle().puzzle.puzzle.best_moves[0])
    dealer.confirm()
    settle(4000)


def puzzle_of_saboteur2(studio: Studio) -> None:
    begin_puzzle(studio, "double-curve")


def explanation(studio: Studio) -> None:
    studio.window.classroom.begin("explanation:aloud")
    page = studio.window.findChild(ExplanationScreen)
    assert page is not None
    for _ in range(6):
        page.step_on()
    settle()


def begin_puzzle(studio: Studio, name: str) -> None:
    studio.window.classroom.begin(f"puzzle:{name}")
    settle()


def begin_lesson(studio: Studio, name: str) -> None:
    studio.window.classroom.begin(f"lesson:{name}")
    settle()


PICTURES: Final[dict[str, Callable[[Studio], None]]] = {
    "home": home,
    "new-match": new_match,
    "new-match-10": new_match_of_ten,
    "new-match-12": new_match_of_twelve,
    "new-match-refused": new_match_refused,
    "options": options,
    "settings": settings,
    "about": about,
    "licence": licence,
    "rules": rules,
    "rules-search": rules_search,
    "rules-contents": rules_contents,
    "quick-reference": quick_reference,
    "rules-chip": rules_chip,
    "closer-look": closer_look,
    "curtain": curtain,
    "table": table,
    "saboteur2": saboteur2,
    "saboteur2-12": saboteur2_of_twelve,
    "reach": reach,
    "refused": refused,
    "reminder": reminder,
    "role": role,
    "flat-curtain": flat_curtain,
    "flat-table": flat_table,
    "gold": gold,
    "round-end": round_end,
    "round-lost": round_lost,
    "thefts": thefts,
    "round-end-saboteur2": round_end_in_points,
    "final-standing": final_standing,
    "learn": learn,
    "learn-house": learn_house,
    "lesson": lesson,
    "lesson-refused": lesson_refused,
    "lesson-saboteur2": lesson_of_saboteur2,
    "lesson-curtain": lesson_behind_the_curtain,
    "explanation": explanation,
    "puzzle": puzzle,
    "puzzle-hint": puzzle_hint,
    "puzzle-wrong": puzzle_wrong,
    "puzzle-solved": puzzle_solved,
    "puzzle-saboteur2": puzzle_of_saboteur2,
}


def hover_over_a_cell(table: TableScreen, allowed: bool) -> QPoint:
    """Drag a tunnel of the hand to the furthest cell that takes it, or that clashes with it; returns where it is."""
    scene, viewport = table.scene, table.view.viewport()
    for card in scene.parts.hand.cards:
        goal = furthest_cell(table, card, allowed)
        if goal is None:
            continue
        start, end = (table.view.mapFromScene(point) for point in (card.home.center, goal))
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 9):
            QTest.mouseMove(viewport, start + (end - start) * step / 8)
        settle(1200)
        return end
    raise LookupError("no card of this hand can be shown over a cell")


def furthest_cell(table: TableScreen, card: CardItem, allowed: bool) -> QPointF | None:
    """Where a tunnel fits, or where it clashes whichever way it is turned; the furthest to the right."""
    ways = zip(*(table.scene.targets(card.card_id, turned) for turned in (False, True)), strict=True)
    fitting = [
        upright.rect.center()
        for upright, turned in ways
        if isinstance(upright.id, CellTarget)
        and (upright.verdict.allowed if allowed else upright.verdict.marks and turned.verdict.marks)
    ]
    return max(fitting, key=lambda point: (point.x(), -abs(point.y() - table.height() / 2)), default=None)
