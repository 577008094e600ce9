"""Every lesson's file holds: its words, its moves, and a position to which the moves lead."""

from pathlib import Path

import pytest

from saboteur_desktop.dealer.lesson import Lesson
from saboteur_desktop.games.haunted_house.engine.moves import Roll
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.ui.lessons.contents import WORDS, lessons_in

FOLDER = Path(__file__).parents[5] / "resources" / "lessons" / "haunted-house"
LESSONS = lessons_in(FOLDER)


def named(lesson: Lesson) -> str:
    return lesson.name


def test_every_lesson_has_a_file_and_words_of_its_own() -> None:
    assert sorted(lesson.name for lesson in LESSONS) == sorted(WORDS)
    assert len({lesson.words().title for lesson in LESSONS}) == len(LESSONS) == 2


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_step_has_words_and_every_move_an_answer_to_a_wrong_one(lesson: Lesson) -> None:
    words = lesson.words()
    assert words.title
    assert words.about
    assert words.praise
    assert [step.key for step in lesson.steps] == [*words.steps]
    for step in lesson.steps:
        assert words.steps[step.key].say
        assert bool(words.steps[step.key].wrong) == (step.asks == "move")


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_the_right_moves_are_legal_and_so_are_those_of_the_others(lesson: Lesson) -> None:
    match, seats = lesson.match(), lesson.seats()
    for step in lesson.steps:
        if step.asks == "move":
            mover = match.to_move
            assert mover == 0
            moves = match.game.legal_moves(match.view(mover))
            assert set(step.right) <= set(moves)
            assert set(moves) - set(step.right) or step.right == (Roll(),), "nothing else could be tried"
            match.submit(mover, step.right[0])
        for move in step.then:
            mover = match.to_move
            assert mover is not None
            assert seats[mover].kind == "bot"
            match.submit(mover, move)
    assert match.outcome is None


def test_the_first_lesson_ends_with_a_jewel_outside() -> None:
    table = _played(LESSONS[0])
    assert table.out == 1
    assert table.carried == (None, 0, None)


def test_in_the_second_lesson_a_spirit_comes_and_goes_and_the_rescued_hunter_gets_out() -> None:
    kinds = [event.kind for event in _played(LESSONS[1]).log]
    assert kinds.index("ghosts_gone") < kinds.index("haunting_came") < kinds.index("haunting_gone")
    assert kinds.index("haunting_gone") < kinds.index("jewel_out")


def _played(lesson: Lesson) -> OpenTable:
    """Return the table after all that is right was done."""
    match = lesson.match()
    for step in lesson.steps:
        for move in (*step.right[:1], *step.then):
            assert match.to_move is not None
            match.submit(match.to_move, move)
    table: OpenTable = match.view(None).table
    return table
