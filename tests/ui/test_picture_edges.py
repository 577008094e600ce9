"""In the largest window, too, no part of a table is cut off at the edge of its picture: no glow, no shadow, no tag."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.table.drawn_item import DrawnItem
from tests.ui.house import House
from tests.ui.pages import PAGES

FAR = 60
"""How far beyond its picture a part is looked at, in pixels."""
FAINT = 10
"""An opacity, of 255, that nobody sees end."""


def cut_off(item: DrawnItem) -> int:
    """The highest opacity of what a part draws beyond its picture, as far as that lies in the window."""
    bounds = item.boundingRect()
    whole = bounds.adjusted(-FAR, -FAR, FAR, FAR)
    image = QImage(whole.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        p.setRenderHints(HINTS)
        p.translate(-whole.topLeft())
        item.draw(p, item.rect)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        p.fillRect(bounds, Qt.GlobalColor.black)
    scene = item.scene().sceneRect()
    seen = item.mapRectFromScene(scene).translated(-whole.topLeft()).toAlignedRect().intersected(image.rect())
    if seen.isEmpty():
        return 0
    alpha = image.copy(seen).convertToFormat(QImage.Format.Format_Alpha8)
    stride, data = alpha.bytesPerLine(), bytes(alpha.constBits())
    return max((max(data[y * stride : y * stride + alpha.width()]) for y in range(alpha.height())), default=0)


@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("window", [(1280, 720), (3840, 2160)])
@pytest.mark.parametrize("page", ["table", "table of the house"])
def test_no_part_of_a_table_is_cut_off(
    build: Callable[..., House], page: str, window: tuple[int, int], text_scale: int
) -> None:
    house = build(text_scale=text_scale)
    PAGES[page](house)
    house.window.resize(*window)
    table = house.window.table
    assert table is not None
    parts = [item for item in table.scene.items() if isinstance(item, DrawnItem) and item.isVisible()]
    drawn: dict[str, int] = {}
    for item in parts:
        name = type(item).__name__
        drawn[name] = max(drawn.get(name, 0), 0 if item.rect.isEmpty() else cut_off(item))
    assert len(drawn) > 3
    assert {name: alpha for name, alpha in drawn.items() if alpha > FAINT} == {}
