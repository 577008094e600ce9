"""What every test stands on: no screen, no user's own settings, and a reason wherever a test cannot run."""

import gc
import itertools
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop.app.language import Languages

# Before the application is made.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

BUTTONS = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
    Qt.MouseButton.BackButton,
    Qt.MouseButton.ForwardButton,
)
WINDOW_TOOLS = ("Xvfb", "xauth", "openbox", "xdotool")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test of the real window where the tools of the virtual screen are not installed."""
    if item.get_closest_marker("window") is None:
        return
    if sys.platform != "linux":
        pytest.skip("the virtual screen is X11's: Linux only")
    missing = [tool for tool in WINDOW_TOOLS if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")


_OLD, _YOUNG = 2, 1
"""What is collected: everything, or what was made since the last time."""
_begun = itertools.count(1)


@pytest.fixture(autouse=True)
def _nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    """Begin without the windows of earlier tests, end with every mouse button up.

    A window that is only waiting to be deleted hears each change of language, and holds many pictures; a button that is
    left down takes the clicks of all tests that follow. As in the program, Python clears nothing away by itself: in
    another thread or in the midst of a paint it would destroy what Qt is using. What a test runs may switch that on.
    """
    gc.disable()
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect(_YOUNG if next(_begun) % 20 else _OLD)
    yield
    if "qapp" in request.fixturenames:
        nothing = QWidget()
        for button in BUTTONS:
            QTest.mouseRelease(nothing, button)


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test a home folder of its own: it must neither read nor write what the person at this machine has."""
    home = tmp_path_factory.mktemp("home")
    for variable, folder in {
        "HOME": home,
        "USERPROFILE": home,
        "APPDATA": home / "appdata",
        "LOCALAPPDATA": home / "localappdata",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_DATA_HOME": home / "data",
        "XDG_STATE_HOME": home / "state",
        "XDG_CACHE_HOME": home / "cache",
    }.items():
        monkeypatch.setenv(variable, str(folder))
    return home


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The program's languages, English first and last.

    They go with the test: every text is looked for in all translations that were ever installed and still live.
    """
    made = Languages(qapp)
    made.switch("en")
    yield made
    made.switch("en")
    made.deleteLater()
