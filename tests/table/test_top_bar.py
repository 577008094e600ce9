"""The bar at the upper edge: its banner keeps between what a game shows and the buttons."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from saboteur_desktop.paint.palette import TOKENS
from saboteur_desktop.table.renderer import SheetStore
from saboteur_desktop.table.top_bar import Banner, TopBar

pytestmark = pytest.mark.usefixtures("qapp")

LEAD = 180.0
PARCHMENT = QColor(TOKENS["banner"])


class PlainBar(TopBar):
    """A bar with nothing but room at the left."""

    def draw_lead(self, p: QPainter, rect: QRectF, end: float, banner: float) -> float:
        return rect.left() + LEAD


def bar(width: float) -> PlainBar:
    made = PlainBar(SheetStore(), ("hint", "sound", "menu"))
    made.lay_out(QRectF(0, 0, width, 60), 0.7)
    return made


def columns_of_parchment(shown: PlainBar) -> list[int]:
    image = QImage(round(shown.rect.width()), 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("black"))
    with QPainter(image) as p:
        shown.draw(p, shown.rect)
    return [x for x in range(image.width()) if _is_parchment(image.pixelColor(x, 3))]


def _is_parchment(seen: QColor) -> bool:
    pairs = ((seen.red(), PARCHMENT.red()), (seen.green(), PARCHMENT.green()), (seen.blue(), PARCHMENT.blue()))
    return all(abs(part - wanted) < 30 for part, wanted in pairs)


@pytest.mark.parametrize("width", [700.0, 1024.0, 1920.0])
@pytest.mark.parametrize("title", ["Anna's turn", "The turn of somebody whose name is very long indeed"])
def test_the_banner_lies_between_what_is_at_its_left_and_the_buttons(width: float, title: str) -> None:
    shown = bar(width)
    shown.show_banner(Banner(title, "Roll the die.", 3))
    seen = columns_of_parchment(shown)
    assert seen[0] >= LEAD - 1
    assert seen[-1] <= min(button.place.left() for button in shown.buttons.values())
    assert len(seen) > 60


def test_without_a_title_there_is_no_banner() -> None:
    assert columns_of_parchment(bar(900.0)) == []


def test_buttons_stand_in_their_order_at_the_right_end() -> None:
    shown = bar(900.0)
    lefts = [shown.buttons[name].place.left() for name in ("hint", "sound", "menu")]
    assert lefts == sorted(lefts)
    assert shown.buttons["menu"].place.right() < 900
    assert all(button.place.width() >= 48 for button in shown.buttons.values())


def test_the_others_close_up_where_a_button_is_withdrawn() -> None:
    shown = PlainBar(SheetStore(), ("odds", "hint", "menu"))
    shown.lay_out(QRectF(0, 0, 900, 60), 0.7)
    between, menu = shown.buttons["hint"].place, shown.buttons["menu"].place
    shown.withdraw("hint")
    assert not shown.buttons["hint"].isVisible()
    assert shown.buttons["odds"].place == between
    assert shown.buttons["menu"].place == menu


def test_the_button_of_the_sound_says_whether_it_is_on() -> None:
    shown = bar(900.0)
    assert shown.sound_on
    shown.show_sound(False)
    assert not shown.sound_on
