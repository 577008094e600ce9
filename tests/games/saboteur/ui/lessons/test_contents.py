"""Every lesson's file holds: its words, its moves, and a position to which the moves lead."""

from pathlib import Path
from typing import Any

import pytest

from saboteur_desktop.dealer.lesson import Lesson
from saboteur_desktop.games.saboteur.engine.game import Saboteur
from saboteur_desktop.games.saboteur.ui.lessons.contents import WORDS, lessons_in
from saboteur_desktop.kernel.fault import Fault

FOLDER = Path(__file__).parents[5] / "resources" / "lessons" / "saboteur"
LESSONS = lessons_in(FOLDER)
OF_THE_BASE_GAME = [lesson for lesson in LESSONS if not lesson.match().ruleset.expansion]
GAME = Saboteur()


def named(lesson: Lesson) -> str:
    return lesson.name


def test_there_is_a_course_for_the_base_game_and_a_lesson_of_saboteur_2() -> None:
    assert len(OF_THE_BASE_GAME) >= 10
    assert len(LESSONS) > len(OF_THE_BASE_GAME)


def test_every_lesson_has_a_file_and_words_of_its_own() -> None:
    names = [lesson.name for lesson in LESSONS]
    assert sorted(names) == sorted(WORDS)
    titles = [lesson.words().title for lesson in LESSONS]
    assert len(set(titles)) == len(titles)


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
            assert mover is not None
            assert seats[mover].kind == "human"
            view = match.view(mover)
            assert [GAME.check_move(view, move) for move in step.right] == [None] * len(step.right)
            assert set(GAME.legal_moves(view)) - set(step.right), "nothing else could be tried"
            match.submit(mover, step.right[0])
        for move in step.then:
            mover = match.to_move
            assert mover is not None
            assert seats[mover].kind == "bot"
            match.submit(mover, move)
    assert match.to_move is None or seats[match.to_move].kind == "human"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_goes_on_from_the_moves_that_were_made(lesson: Lesson) -> None:
    match = lesson.match()
    first = next(step for step in lesson.steps if step.asks == "move")
    assert match.to_move is not None
    match.submit(match.to_move, first.right[0])
    made: tuple[dict[str, Any], ...] = match.rounds[0].moves
    assert lesson.match(made).view(0) == match.view(0)


def test_moves_of_another_position_are_refused() -> None:
    with pytest.raises(ValueError):
        LESSONS[0].match(({"seat": 0, "do": "path", "card": "EW", "cell": [5, 5], "turned": False},))


HEAD = '"format": "saboteur-record", "version": 1, "game": "saboteur", "seats": 3, "rounds": [{"setup": {}}]'


@pytest.mark.parametrize(
    ("steps", "path"),
    [
        ("[]", "steps"),
        ('[{"key": "a", "asks": "move"}]', "steps.0"),
        ('[{"key": "a", "asks": "reading", "right": [{"do": "map", "goal": 1}]}]', "steps.0"),
        ('[{"key": "a", "right": [{"do": "dance"}]}]', "steps.0.right.0"),
        ('[{"key": "A step", "asks": "reading"}]', "steps.0.key"),
    ],
)
def test_a_file_that_makes_no_sense_says_where(tmp_path: Path, steps: str, path: str) -> None:
    file = tmp_path / "01-broken.json"
    file.write_text(f'{{{HEAD}, "steps": {steps}}}')
    with pytest.raises(Fault) as told:
        assert Lesson(file, GAME, WORDS).steps
    assert told.value.path == path
