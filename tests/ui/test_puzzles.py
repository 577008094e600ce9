"""Every puzzle is solved with a mouse, after a wrong try that is told what it costs."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.assets import asset
from saboteur_desktop.dealer.dealer import Doing
from saboteur_desktop.games.saboteur.engine.geometry import Cell
from saboteur_desktop.games.saboteur.engine.moves import Discard, DropRocks, LayPath
from saboteur_desktop.games.saboteur.puzzles.puzzle import Verdict
from saboteur_desktop.games.saboteur.ui.pointing import cards_of
from saboteur_desktop.games.saboteur.ui.puzzles.contents import puzzles_at
from saboteur_desktop.games.saboteur.ui.spoken import spoken_cell
from saboteur_desktop.games.saboteur.ui.texts import card_name
from saboteur_desktop.storage.preferences import Learned
from saboteur_desktop.table.card_look import card_rect
from saboteur_desktop.table.drag import State
from saboteur_desktop.ui.screens.puzzle import PuzzleScreen
from tests.ui.house import House
from tests.ui.pupil import PATIENCE, Pupil

LANGUAGES = ("en", "ja", "ru")
NAMES = [puzzle.name for puzzle in puzzles_at(asset("puzzles"))]


def page(house: House) -> PuzzleScreen:
    """The puzzle that is open."""
    pages = [page for page in house.window.findChildren(PuzzleScreen) if page.isVisible()]
    assert len(pages) == 1
    return pages[0]


def choose(house: House, name: str) -> PuzzleScreen:
    """Go from the home screen to a puzzle."""
    house.click(house.window.home.learn)
    row = house.window.classroom.sheet.rows[f"puzzle:{name}"]
    house.window.classroom.sheet.area.ensureWidgetVisible(row)
    QCoreApplication.processEvents()
    house.click(row)
    assert house.doing is Doing.TURN
    return page(house)


@pytest.mark.parametrize(("name", "language"), [(name, LANGUAGES[place % 3]) for place, name in enumerate(NAMES)])
def test_a_puzzle_is_solved(qtbot: QtBot, build: Callable[..., House], name: str, language: str) -> None:
    house = build()
    house.window.speak(language)
    screen, pupil = choose(house, name), Pupil(house, qtbot)
    puzzle = screen.puzzle
    assert screen.panel.words == puzzle.words().ask
    hand = house.table.dealer.view().hand
    wrong = Discard((hand[0],))
    pupil.make(wrong, confirm=False)
    assert screen.panel.warning == puzzle.cost(puzzle.puzzle.judge(wrong)) != ""
    assert house.table.dealer.pending is None
    qtbot.waitUntil(lambda: house.table.scene.controller.state is State.IDLE)
    assert house.table.dealer.view().hand == hand

    pupil.make(puzzle.puzzle.best_moves[0])
    qtbot.waitUntil(lambda: screen.tutorial.over, timeout=PATIENCE)
    assert screen.panel.words == puzzle.words().why
    assert house.preferences.current.learned[f"puzzle:{name}"] == Learned(done=True)
    house.click(screen.panel.more)
    if name == NAMES[-1]:
        qtbot.waitUntil(house.window.classroom.sheet.isVisible)
        assert house.window.classroom.sheet.rows[f"puzzle:{name}"].progress == "done"
    else:
        following = NAMES[NAMES.index(name) + 1]
        qtbot.waitUntil(lambda: page(house).puzzle.name == following)


def test_a_wrong_move_is_told_its_price_in_cards(qtbot: QtBot, house: House) -> None:
    screen, pupil = choose(house, "tall-t"), Pupil(house, qtbot)
    pupil.make(LayPath("NSW", Cell(5, 1), True), confirm=False)
    assert screen.panel.warning == "That way the gold is 2 cards farther off than it could be."
    # With the next try the last one is forgotten.
    qtbot.waitUntil(lambda: house.table.scene.controller.state is State.IDLE)
    card = house.table.scene.parts.hand.cards[0].home.center
    house.press(card)
    house.release(card)
    assert screen.panel.warning == ""


def test_a_dead_end_in_the_wrong_place_is_told_what_it_lacks(qtbot: QtBot, house: House) -> None:
    screen, pupil = choose(house, "dead-end"), Pupil(house, qtbot)
    pupil.make(LayPath("N|E|S|W", Cell(6, -1)), confirm=False)
    assert screen.panel.warning == "That costs the gold miners 1 card less than the best move."


def test_rocks_in_the_wrong_place_leave_the_gold_miners_a_way(qtbot: QtBot, house: House) -> None:
    screen, pupil = choose(house, "no-straights"), Pupil(house, qtbot)
    pupil.make(DropRocks(Cell(1, 1)), confirm=False)
    cost = "After that the gold miners need 3 more cards. You can keep them from the gold for good."
    assert screen.panel.warning == cost


def test_what_gives_the_gold_away_is_told(qtbot: QtBot, house: House) -> None:
    screen, pupil = choose(house, "door"), Pupil(house, qtbot)
    pupil.make(LayPath("EW", Cell(7, 0)), confirm=False)
    assert screen.panel.warning == "After that the cards still to come bring you to the gold no more."


def test_a_card_that_fits_nowhere_there_is_refused_by_the_rules(qtbot: QtBot, house: House) -> None:
    screen = choose(house, "island")
    scene = house.table.scene
    item = scene.parts.hand.item_of("EW")
    assert item is not None
    house.drag(item.home.center, scene.places.cell_rect(Cell(4, 0)).center())
    assert "top" in screen.panel.warning


def test_a_solved_puzzle_begins_anew_and_stays_solved(qtbot: QtBot, house: House) -> None:
    screen, pupil = choose(house, "curve"), Pupil(house, qtbot)
    pupil.make(screen.puzzle.puzzle.best_moves[0])
    qtbot.waitUntil(lambda: screen.tutorial.over, timeout=PATIENCE)
    house.click(screen.panel.again)
    qtbot.waitUntil(lambda: page(house) is not screen)
    assert not page(house).tutorial.over
    assert page(house).panel.words == screen.puzzle.words().ask
    assert house.preferences.current.learned["puzzle:curve"].done


def test_questions_and_prices_are_told_to_a_screen_reader(qtbot: QtBot, house: House) -> None:
    screen, pupil = choose(house, "bend"), Pupil(house, qtbot)
    said: list[str] = []
    house.table.voice.announcer.said.connect(said.append)
    pupil.make(Discard(("NS",)), confirm=False)
    assert screen.panel.warning in said
    pupil.make(screen.puzzle.puzzle.best_moves[0])
    qtbot.waitUntil(lambda: screen.tutorial.over, timeout=PATIENCE)
    assert screen.puzzle.words().why in said


def test_the_players_take_on_the_names_of_a_new_language(qtbot: QtBot, house: House) -> None:
    screen = choose(house, "bend")
    house.window.speak("ja")
    qtbot.waitUntil(lambda: [look.name for look in house.table.looks][:2] == ["ハナ", "ピップ"])
    assert screen.panel.words == screen.puzzle.words().ask


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bubble_has_room_for_all_that_is_said(build: Callable[..., House], language: str, text: int) -> None:
    house = build(text_scale=text)
    house.window.speak(language)
    panel = choose(house, "bend").panel
    for puzzle in puzzles_at(asset("puzzles")):
        words = puzzle.words()
        for said in (words.ask, words.why):
            panel.say(words.title, said)
            label = panel._words
            assert label.heightForWidth(label.width()) <= label.height(), said
        for verdict in (Verdict(12, 2), Verdict(2, None), Verdict(None, 2)):
            panel.say(words.title, words.ask)
            panel.warn(puzzle.cost(verdict))
            label = panel._warning
            assert label.heightForWidth(label.width()) <= label.height(), panel.warning


# -- hints


def rung(screen: PuzzleScreen, place: QRectF) -> bool:
    """Whether a ring is around that place."""
    return any((ring.center() - place.center()).manhattanLength() < 4 for ring in screen.pointing.places)


@pytest.mark.parametrize("name", NAMES)
def test_hints_tell_what_to_look_for_then_the_place_then_the_card(house: House, name: str) -> None:
    screen = choose(house, name)
    panel, scene = screen.panel, house.table.scene
    (move, *_) = screen.puzzle.puzzle.best_moves
    assert isinstance(move, LayPath | DropRocks)
    item = scene.parts.hand.item_of(cards_of(move)[0])
    assert item is not None
    cell, card = scene.places.rect_of_move(move), card_rect(item.home.width).translated(item.home.center)
    said: list[str] = []
    house.table.voice.announcer.said.connect(said.append)
    assert panel.advice == ""

    house.click(panel.hint)
    assert panel.words == screen.puzzle.words().ask
    assert panel.advice == screen.puzzle.words().look != ""
    assert said.pop() == panel.advice
    assert not screen.pointing.places
    house.click(panel.hint)
    assert rung(screen, cell)
    assert not rung(screen, card)
    assert said.pop() == spoken_cell(move.cell)
    house.click(panel.hint)
    assert rung(screen, cell)
    assert rung(screen, card)
    assert said.pop() == card_name(cards_of(move)[0])
    assert not panel.hint.isVisible(), "the move itself is left to be made"
    assert panel.advice == screen.puzzle.words().look
    assert house.table.dealer.pending is None


def test_hints_are_asked_for_by_the_key_of_the_table_too(house: House) -> None:
    screen = choose(house, "loop")
    assert not house.table.scene.parts.bar.buttons["hint"].isVisible()
    house.table.view.setFocus()
    labels = []
    for _ in range(4):
        labels.append(screen.panel.hint.text())
        house.key(Qt.Key.Key_H)
    assert labels == ["Hint", "Where?", "Which card?", ""]
    assert len(screen.pointing.places) == 2
    assert not house.table.toast.isVisible()


def test_hints_stay_through_a_wrong_try_and_go_with_the_right_one(qtbot: QtBot, house: House) -> None:
    screen, pupil = choose(house, "tall-t"), Pupil(house, qtbot)
    for _ in range(2):
        house.click(screen.panel.hint)
    pupil.make(Discard(("NSW",)), confirm=False)
    assert screen.panel.warning != ""
    qtbot.waitUntil(lambda: house.table.scene.controller.state is State.IDLE)
    card = house.table.scene.parts.hand.cards[0].home.center
    house.press(card)
    house.release(card)
    assert screen.panel.warning == ""
    assert screen.panel.advice == screen.puzzle.words().look
    assert len(screen.pointing.places) == 1
    assert screen.panel.hint.text() == "Which card?"
    pupil.make(screen.puzzle.puzzle.best_moves[0])
    qtbot.waitUntil(lambda: screen.tutorial.over, timeout=PATIENCE)
    assert screen.panel.advice == ""
    assert not screen.panel.hint.isVisible()
    assert not screen.pointing.places
    house.table.view.setFocus()
    house.key(Qt.Key.Key_H)
    assert screen.panel.advice == ""


def test_a_puzzle_that_was_solved_with_hints_is_solved_and_hints_undo_nothing(qtbot: QtBot, house: House) -> None:
    screen, pupil = choose(house, "curve"), Pupil(house, qtbot)
    for _ in range(3):
        house.click(screen.panel.hint)
    assert "puzzle:curve" not in house.preferences.current.learned
    pupil.make(screen.puzzle.puzzle.best_moves[0])
    qtbot.waitUntil(lambda: screen.tutorial.over, timeout=PATIENCE)
    assert house.preferences.current.learned["puzzle:curve"] == Learned(done=True)
    house.click(screen.panel.again)
    qtbot.waitUntil(lambda: page(house) is not screen)
    again = page(house)
    assert again.panel.advice == ""
    assert not again.pointing.places
    house.click(again.panel.hint)
    assert house.preferences.current.learned["puzzle:curve"] == Learned(done=True)


def test_a_move_that_waits_to_be_confirmed_needs_no_hint(qtbot: QtBot, house: House) -> None:
    screen, pupil = choose(house, "bend"), Pupil(house, qtbot)
    house.click(screen.panel.hint)
    pupil.make(screen.puzzle.puzzle.best_moves[0], confirm=False)
    assert house.table.dealer.pending is not None
    assert not screen.panel.hint.isVisible()
    assert screen.panel.advice == ""
    house.table.dealer.take_back()
    assert screen.panel.advice == screen.puzzle.words().look
    assert screen.panel.hint.text() == "Where?"


def test_hints_follow_the_language(qtbot: QtBot, house: House) -> None:
    screen = choose(house, "bend")
    house.click(screen.panel.hint)
    before = screen.panel.advice
    house.window.speak("ja")
    qtbot.waitUntil(lambda: screen.panel.advice == screen.puzzle.words().look != before)
    assert screen.panel.hint.text() == "どこ？"


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (800, 1280)])
def test_the_bubble_has_room_for_every_hint(
    build: Callable[..., House], language: str, text: int, size: tuple[int, int]
) -> None:
    house = build(text_scale=text)
    house.window.resize(*size)
    house.window.speak(language)
    panel = choose(house, "bend").panel
    for puzzle in puzzles_at(asset("puzzles")):
        words = puzzle.words()
        panel.say(words.title, words.ask)
        panel.advise(words.look)
        label = panel._advice
        assert label.heightForWidth(label.width()) <= label.height(), words.look
        assert panel.rect().contains(label.geometry()), words.look
        if text == 100:
            assert panel._words.isVisible(), f"question and hint: {words.look}"
            assert panel._words.geometry().bottom() < label.geometry().top()
