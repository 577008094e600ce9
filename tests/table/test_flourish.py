"""What flies about for a moment is gone afterwards, whatever way it ends."""

import pytest
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from saboteur_desktop.table.animation import AnimationQueue, Animator, Motion
from saboteur_desktop.table.flourish import Flourish, Flourishes, Pose, Sprite


@pytest.fixture
def scene(qapp: object) -> QGraphicsScene:
    return QGraphicsScene()


def two() -> list[Sprite]:
    pixmap = QPixmap(10, 20)
    pixmap.fill(QColor("gold"))
    return [
        Sprite(pixmap, lambda now: Pose(100 * now, 0, 1 + now, 90 * now, 1 - now)),
        Sprite(pixmap, lambda _now: Pose(0, 50)),
    ]


def pictures(scene: QGraphicsScene) -> list[QGraphicsPixmapItem]:
    return [item for item in scene.items() if isinstance(item, QGraphicsPixmapItem)]


def played(scene: QGraphicsScene, animator: Animator, still_at: float | None = None) -> tuple[AnimationQueue, Flourish]:
    queue = AnimationQueue(animator)
    flourish = Flourish(scene, 7, two)
    queue.add(flourish.tween(Motion(100, fade_ms=40), still_at))
    queue.play()
    return queue, flourish


def test_sprites_take_their_poses_and_are_gone_at_the_end(scene: QGraphicsScene) -> None:
    animator = Animator()
    _queue, flourish = played(scene, animator)
    animator.advance(40)
    moving = max(pictures(scene), key=lambda item: item.x())
    assert 0 < moving.x() < 100
    assert moving.scale() > 1
    assert 0 < moving.opacity() < 1
    assert {item.zValue() for item in pictures(scene)} == {7.0}
    animator.advance(100)
    assert pictures(scene) == []
    assert not flourish.seen


def test_skipped_in_the_middle_it_is_gone(scene: QGraphicsScene) -> None:
    animator = Animator()
    queue, _flourish = played(scene, animator)
    animator.advance(40)
    queue.skip()
    assert pictures(scene) == []


def test_reduced_motion_shows_nothing_of_it_or_one_pose_that_stands_still(scene: QGraphicsScene) -> None:
    animator = Animator()
    animator.reduced = True
    played(scene, animator)
    assert pictures(scene) == []
    played(scene, animator, still_at=0.5)
    before = sorted(item.x() for item in pictures(scene))
    animator.advance(30)
    assert sorted(item.x() for item in pictures(scene)) == before == [0.0, 50.0]
    animator.advance(30)
    assert pictures(scene) == []


def test_a_scene_that_is_drawn_anew_is_rid_of_all(scene: QGraphicsScene) -> None:
    flourishes = Flourishes(scene)
    for _ in range(2):
        flourishes.add(3, two).appear()
    assert len(pictures(scene)) == 4
    flourishes.clear_away()
    assert pictures(scene) == []
