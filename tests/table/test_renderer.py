"""Faces are painted once per size and ratio, and a stand-in is shown until then."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from saboteur_desktop.table.renderer import FaceRenderer, PixmapStore, SheetStore
from tests.table.toy import Painted


def test_first_sight_of_a_face_is_painted_at_once(qapp: object) -> None:
    painted = Painted()
    renderer = FaceRenderer(painted)
    picture = renderer.picture("a", 80)
    assert picture.exact
    assert (picture.pixmap.width(), picture.pixmap.height()) == (80, 100)
    renderer.picture("a", 80)
    assert painted.calls == [("a", 80, 100)]


def test_pixmaps_have_the_device_pixels_of_the_screen(qapp: object) -> None:
    renderer = FaceRenderer(Painted())
    for dpr in (1.0, 1.25, 1.5, 2.0):
        renderer.set_dpr(dpr)
        pixmap = FaceRenderer.picture(renderer, f"face at {dpr}", 116).pixmap
        assert pixmap.devicePixelRatio() == dpr
        assert pixmap.width() == round(116 * dpr)


def test_other_size_shows_the_old_pixmap_until_the_new_one_is_painted(qtbot: QtBot) -> None:
    painted = Painted()
    renderer = FaceRenderer(painted)
    renderer.picture("a", 80)
    stand_in = renderer.picture("a", 160)
    assert not stand_in.exact
    assert stand_in.pixmap.width() == 80
    assert len(painted.calls) == 1
    with qtbot.waitSignal(renderer.painted) as blocker:
        pass
    assert blocker.args == ["a"]
    assert renderer.picture("a", 160).exact


def test_what_is_on_the_table_is_painted_before_what_may_come(qtbot: QtBot) -> None:
    painted = Painted()
    renderer = FaceRenderer(painted)
    renderer.picture("shown", 80)
    renderer.prepaint(["x", "y"], 160)
    renderer.picture("shown", 160)
    qtbot.waitUntil(lambda: len(painted.calls) == 4)
    assert [name for name, *_ in painted.calls] == ["shown", "shown", "x", "y"]


def test_store_lets_the_least_used_go(qapp: object) -> None:
    renderer = FaceRenderer(Painted())
    store = PixmapStore(budget=2 * 80 * 100 * 4)
    for face in ("a", "b"):
        store.put(face, renderer.picture(face, 80).pixmap)
    store.get("a")
    store.put("c", renderer.picture("c", 80).pixmap)
    assert store.keys() == ["a", "c"]


def test_sheet_is_drawn_once_per_size(qapp: object) -> None:
    sheets = SheetStore()
    drawn: list[QRectF] = []

    def draw(painter: QPainter, rect: QRectF) -> None:
        drawn.append(rect)

    for _ in range(3):
        sheets.sheet("glow", QSizeF(20, 30), draw)
    sheets.sheet("glow", QSizeF(40, 30), draw)
    assert [rect.width() for rect in drawn] == [20, 40]


def test_another_screen_gets_sheets_of_its_own(qapp: object) -> None:
    sheets = SheetStore()
    sheets.set_window(QSizeF(1280, 720), 2.0)
    pixmap = sheets.sheet("glow", QSizeF(20, 30), lambda painter, rect: None)
    assert pixmap.width() == 40
    assert pixmap.deviceIndependentSize() == QSizeF(20, 30)


def test_sheets_that_nobody_looks_at_any_more_go_when_they_would_fill_the_window_too_often(qapp: object) -> None:
    sheets = SheetStore()
    sheets.set_window(QSizeF(100, 100), 1.0)
    for number in range(5):
        sheets.sheet(number, QSizeF(100, 100), lambda painter, rect: None)
    assert sheets.keys() == [(number, 100, 100) for number in (3, 4)]
    sheets.set_window(QSizeF(50, 100), 1.0)
    assert sheets.keys() == [(4, 100, 100)]
