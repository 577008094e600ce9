"""Dealers that are left when the test is over."""

from collections.abc import Iterator

import pytest

from saboteur_desktop.dealer.dealer import Dealer


@pytest.fixture
def made() -> Iterator[list[Dealer]]:
    """The dealers of the test."""
    dealers: list[Dealer] = []
    yield dealers
    for dealer in dealers:
        dealer.leave()
