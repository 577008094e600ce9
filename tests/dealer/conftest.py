"""Dealers that are left when the test is over."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from saboteur_desktop.dealer.dealer import Dealer


@pytest.fixture
def made(qapp: QApplication) -> Iterator[list[Dealer]]:
    """The dealers of the test. Their timers need an application, whichever test comes first."""
    dealers: list[Dealer] = []
    yield dealers
    for dealer in dealers:
        dealer.leave()
