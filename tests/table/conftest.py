"""The toy table, shown and active."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.table.toy import ToyTable


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[ToyTable]:
    toy = ToyTable()
    qtbot.addWidget(toy.view)
    with qtbot.waitActive(toy.view):
        toy.view.show()
    toy.view.setFocus()
    yield toy
    toy.scene.dispose()
