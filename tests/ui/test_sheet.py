"""A sheet's content moves for the keyboard, and keeps still under the mouse."""

import pytest
from PySide6.QtCore import QPoint

from saboteur_desktop.ui.widgets.radio_row import RadioRow
from tests.ui.house import House


@pytest.fixture
def cut_off(house: House) -> RadioRow:
    """The first of the presets that is only partly in sight, as people see it who scroll no further."""
    house.click(house.window.home.new_game)
    form = house.window.form
    house.click(form.preset)
    (row,) = (row for row in form.presets.findChildren(RadioRow) if row.value == "saboteur2-printed")
    bar, height = form.presets.area.verticalScrollBar(), form.presets.area.viewport().height()
    top = row.mapTo(form.presets.content, QPoint()).y()
    bar.setValue(top + row.height() // 2 - height + 3)
    assert 0 < row.visibleRegion().boundingRect().height() < row.height()
    return row


def test_a_click_on_a_line_that_is_cut_off_chooses_it(house: House, cut_off: RadioRow) -> None:
    bar = house.window.form.presets.area.verticalScrollBar()
    before = bar.value()
    house.press_window(cut_off.mapTo(house.window, cut_off.rect().center()))
    assert house.window.form.ruleset.preset == "saboteur2-printed"
    assert bar.value() == before


def test_a_line_that_the_keyboard_reaches_comes_into_sight(house: House, cut_off: RadioRow) -> None:
    cut_off.setFocus()
    assert cut_off.visibleRegion().boundingRect().height() == cut_off.height()
