"""The board's picture stands still unless somebody moves it or it follows what grows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from saboteur_desktop.table.animation import Animator
from saboteur_desktop.table.camera import Camera

WINDOW = QRectF(200, 60, 900, 600)
CONTENT = QRectF(-1, -2.5, 11, 6.25)


def camera_at(dpr: float = 1.0) -> Camera:
    camera = Camera(Animator(), 60)
    camera.set_content(CONTENT, animated=False)
    camera.set_window(WINDOW, dpr)
    return camera


def close(a: QPointF, b: QPointF, within: float = 1.0) -> bool:
    return abs(a.x() - b.x()) <= within and abs(a.y() - b.y()) <= within


def test_fit_shows_all_of_the_board_in_the_middle(qapp: object) -> None:
    camera = camera_at()
    shown = camera.rect_to_scene(CONTENT)
    assert WINDOW.contains(shown)
    assert close(shown.center(), WINDOW.center())


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_fitted_cards_have_whole_device_pixels(qapp: object, dpr: float) -> None:
    camera = camera_at(dpr)
    assert (camera.scale * dpr) % 4 == pytest.approx(0)
    assert (camera.to_scene(QPointF(0, 0)).x() * dpr) % 1 == pytest.approx(0)


@given(
    edges=st.lists(st.tuples(st.integers(-12, 20), st.integers(-9, 9)), min_size=1, max_size=50),
    zoom=st.floats(1.3, 3.0),
)
def test_zoomed_view_does_not_jump_when_cards_are_laid_at_the_edge(edges: list[tuple[int, int]], zoom: float) -> None:
    camera = camera_at()
    camera.zoom_at(WINDOW.center(), zoom)
    middle = camera.to_world(WINDOW.center())
    content = QRectF(CONTENT)
    for x, y in edges:
        content = content.united(QRectF(x, y * 1.25, 1, 1.25))
        camera.set_content(content)
        assert close(camera.to_scene(middle), WINDOW.center())


@given(x=st.floats(200, 1100), y=st.floats(60, 660), factor=st.floats(0.5, 2.0))
def test_zoom_keeps_the_point_under_the_pointer(x: float, y: float, factor: float) -> None:
    camera = camera_at()
    camera.zoom_at(WINDOW.center(), 1.5)
    point = QPointF(x, y)
    world = camera.to_world(point)
    camera.zoom_at(point, factor)
    inner = WINDOW.adjusted(WINDOW.width() / 4, WINDOW.height() / 4, -WINDOW.width() / 4, -WINDOW.height() / 4)
    if camera.rect_to_scene(CONTENT).contains(inner):
        assert close(camera.to_scene(world), point)


@given(x=st.floats(-5000, 5000), y=st.floats(-5000, 5000))
def test_board_cannot_be_lost_by_panning(x: float, y: float) -> None:
    camera = camera_at()
    camera.pull(camera.grip(WINDOW.center()), WINDOW.center() + QPointF(x, y))
    assert camera.rect_to_scene(CONTENT).intersects(WINDOW)


def test_following_zooms_out_smoothly_as_the_board_grows(qapp: object) -> None:
    animator = Animator()
    camera = Camera(animator, 60)
    camera.set_content(CONTENT, animated=False)
    camera.set_window(WINDOW, 1.0)
    before = camera.scale
    camera.set_content(CONTENT.adjusted(-3, 0, 0, 2.5))
    assert camera.scale == before
    animator.advance(120)
    assert camera.scale < before
    animator.finish()
    assert WINDOW.contains(camera.rect_to_scene(CONTENT.adjusted(-3, 0, 0, 2.5)))


def test_cards_never_get_smaller_than_a_finger_needs(qapp: object) -> None:
    camera = camera_at()
    camera.set_content(QRectF(-40, -30, 90, 70), animated=False)
    assert camera.scale == 60


def test_fit_ends_a_zoom_by_hand(qapp: object) -> None:
    camera = camera_at()
    fitted = camera.scale
    camera.zoom_at(WINDOW.center(), 2)
    assert not camera.following
    camera.fit(animated=False)
    assert camera.scale == fitted
    assert camera.following


def test_reveal_moves_only_for_what_is_out_of_sight(qapp: object) -> None:
    animator = Animator()
    camera = Camera(animator, 60)
    camera.set_content(CONTENT, animated=False)
    camera.set_window(WINDOW, 1.0)
    origin = camera.to_scene(QPointF(0, 0))
    camera.reveal(QRectF(0, 0, 1, 1.25))
    animator.finish()
    assert camera.to_scene(QPointF(0, 0)) == origin
    camera.reveal(QRectF(-4, 0, 1, 1.25))
    animator.finish()
    assert WINDOW.contains(camera.rect_to_scene(QRectF(-4, 0, 1, 1.25)).adjusted(1, 1, -1, -1))
