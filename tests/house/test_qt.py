"""What the installed Qt binding must not do."""

import sys

from PySide6.QtGui import QColor, QLinearGradient


def test_pyside_does_not_eat_none() -> None:
    # PySide6 6.12.0 on CPython 3.11 drops a reference to None at each call that returns nothing, and so kills the
    # interpreter after some thousand of them.
    gradient, red = QLinearGradient(0, 0, 0, 9), QColor("red")
    before = sys.getrefcount(None)
    for _ in range(1000):
        gradient.setColorAt(0, red)
    assert abs(sys.getrefcount(None) - before) < 100
