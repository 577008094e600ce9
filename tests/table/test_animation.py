"""The clock and the queue, with time given by hand."""

from functools import partial

import pytest
from PySide6.QtCore import QEasingCurve, QObject
from pytestqt.qtbot import QtBot

from saboteur_desktop.table.animation import AnimationQueue, Animator, Motion, Tween, pause

LINEAR = Motion(100, QEasingCurve.Type.Linear)


def _note(log: list[str], name: str, progress: float) -> None:
    log.append(f"{name}{progress:g}")


@pytest.fixture
def animator(qapp: object) -> Animator:
    return Animator()


def test_tween_begins_at_its_start_and_ends_at_its_end(animator: Animator) -> None:
    seen: list[float] = []
    animator.start("key", seen.append, LINEAR)
    animator.advance(50)
    animator.advance(60)
    assert seen == [0.0, 0.5, 1.0]
    assert not animator.busy


def test_clock_runs_by_itself(animator: Animator, qtbot: QtBot) -> None:
    seen: list[float] = []
    animator.start("key", seen.append, Motion(30))
    qtbot.waitUntil(lambda: not animator.busy)
    assert seen[0] == 0.0
    assert seen[-1] == 1.0


@pytest.mark.parametrize("setting", ["reduced", "at once"])
def test_reduced_motion_and_speed_zero_set_the_end_value_at_once(animator: Animator, setting: str) -> None:
    if setting == "reduced":
        animator.reduced = True
    else:
        animator.speed = 0
    seen: list[float] = []
    done: list[bool] = []
    animator.start("key", seen.append, LINEAR, lambda: done.append(True))
    assert seen == [1.0]
    assert done == [True]
    assert not animator.busy


def test_same_key_replaces_what_runs(animator: Animator) -> None:
    first: list[float] = []
    second: list[float] = []
    animator.start("key", first.append, LINEAR)
    animator.start("key", second.append, LINEAR)
    animator.finish()
    assert first == [0.0]
    assert second == [0.0, 1.0]


def test_double_speed_takes_half_the_time(animator: Animator) -> None:
    animator.speed = 2
    seen: list[float] = []
    animator.start("key", seen.append, LINEAR)
    animator.advance(50)
    assert seen[-1] == 1.0


def test_tweens_of_an_owner_that_goes_are_dropped(animator: Animator) -> None:
    owner = QObject()
    done: list[bool] = []
    animator.start("key", lambda _progress: None, LINEAR, lambda: done.append(True), owner)
    animator.drop_owned_by(owner)
    animator.finish()
    assert done == []


def test_steps_play_one_after_the_other(animator: Animator) -> None:
    queue = AnimationQueue(animator)
    log: list[str] = []
    ended: list[bool] = []
    queue.finished.connect(lambda: ended.append(True))
    queue.add(Tween(lambda p: log.append(f"a{p:g}"), LINEAR), Tween(lambda p: log.append(f"b{p:g}"), Motion(200)))
    queue.add(Tween(lambda p: log.append(f"c{p:g}"), LINEAR))
    queue.play()
    animator.advance(100)
    assert "a1" in log
    assert "c0" not in log
    animator.advance(100)
    assert log[-1] == "c0"
    assert ended == []
    animator.advance(100)
    assert ended == [True]
    assert not queue.playing


def test_skip_sets_all_end_values_in_order_and_finishes_once(animator: Animator) -> None:
    queue = AnimationQueue(animator)
    log: list[str] = []
    queue.finished.connect(lambda: log.append("finished"))
    for name in "ab":
        noted = partial(_note, log, name)
        queue.add(Tween(noted, LINEAR, partial(log.append, f"{name} begins")))
    queue.play()
    queue.skip()
    queue.skip()
    animator.finish()
    assert log == ["a begins", "a0", "a1", "b begins", "b1", "finished"]


def test_under_reduced_motion_the_end_comes_first_and_then_fades_in(animator: Animator) -> None:
    animator.reduced = True
    log: list[str] = []
    done: list[bool] = []
    motion = Motion(500, fade_ms=100)
    animator.start(
        "key", partial(_note, log, "moves"), motion, lambda: done.append(True), fade=partial(_note, log, "fades")
    )
    animator.advance(50)
    assert log == ["moves1", "fades0", "fades0.5"]
    assert done == []
    animator.advance(50)
    assert log[-1] == "fades1"
    assert done == [True]


def test_what_fades_is_whole_after_a_skip_in_mid_fade(animator: Animator) -> None:
    animator.reduced = True
    queue = AnimationQueue(animator)
    seen: list[float] = []
    queue.add(Tween(lambda _p: None, Motion(500, fade_ms=100), fade=seen.append))
    queue.play()
    animator.advance(30)
    queue.skip()
    assert seen[-1] == 1.0
    assert not animator.busy


def test_pauses_last_under_reduced_motion_too(animator: Animator) -> None:
    animator.reduced = True
    queue = AnimationQueue(animator)
    queue.add(pause(100))
    queue.play()
    animator.advance(90)
    assert queue.playing
    animator.advance(10)
    assert not queue.playing


def test_what_repeats_goes_on_after_all_else_is_finished(animator: Animator) -> None:
    seen: list[float] = []
    animator.repeat("glow", seen.append, LINEAR)
    animator.start("key", lambda _p: None, LINEAR)
    animator.finish()
    assert not animator.busy
    animator.advance(150)
    assert animator.moves("glow")
    assert seen[-1] == 0.5


def test_long_queue_at_speed_zero_ends_at_once(animator: Animator) -> None:
    animator.speed = 0
    queue = AnimationQueue(animator)
    ended: list[bool] = []
    seen: list[float] = []
    queue.finished.connect(lambda: ended.append(True))
    for _ in range(3000):
        queue.add(pause(100), Tween(seen.append, LINEAR))
    queue.play()
    assert ended == [True]
    assert seen == [1.0] * 3000


def test_empty_queue_is_finished_when_it_plays(animator: Animator) -> None:
    queue = AnimationQueue(animator)
    ended: list[bool] = []
    queue.finished.connect(lambda: ended.append(True))
    queue.play()
    assert ended == [True]


def test_steps_added_while_playing_are_played_too(animator: Animator) -> None:
    queue = AnimationQueue(animator)
    seen: list[float] = []
    queue.add(Tween(lambda _p: None, LINEAR, lambda: queue.add(Tween(seen.append, LINEAR))))
    queue.play()
    animator.advance(100)
    animator.advance(100)
    assert seen == [0.0, 1.0]
    assert not queue.playing


def test_cleared_queue_says_nothing(animator: Animator) -> None:
    queue = AnimationQueue(animator)
    ended: list[bool] = []
    queue.finished.connect(lambda: ended.append(True))
    queue.add(pause(100))
    queue.play()
    queue.clear()
    animator.finish()
    assert ended == []
    assert not queue.playing
