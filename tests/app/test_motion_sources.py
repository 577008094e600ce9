"""The systems are asked for the wish for less motion in their own words."""

import ctypes
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import ClassInfo, QObject, Qt, Signal, Slot
from PySide6.QtDBus import QDBusAbstractAdaptor, QDBusConnection, QDBusMessage, QDBusVariant
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from saboteur_desktop.app.motion_sources import AskedMotion, motion_source, windows_wants_less
from saboteur_desktop.app.portal_motion import PortalMotion


class User32:
    """Windows, as far as it is asked about animations."""

    def __init__(self, known: bool, animated: bool) -> None:
        self.known, self.animated = known, animated
        self.asked: list[int] = []

    def SystemParametersInfoW(self, what: int, _size: int, answer: Any, _update: int) -> int:
        self.asked.append(what)
        ctypes.cast(answer, ctypes.POINTER(ctypes.c_int))[0] = int(self.animated)
        return int(self.known)


@pytest.mark.parametrize(
    ("known", "animated", "less"), [(True, True, False), (True, False, True), (False, False, False)]
)
def test_windows_wants_less_when_its_animations_are_off(known: bool, animated: bool, less: bool) -> None:
    windows = User32(known, animated)
    assert windows_wants_less(windows) is less
    assert windows.asked == [0x1042]


def test_a_system_that_does_not_call_is_asked_when_the_program_comes_to_the_front(qapp: QGuiApplication) -> None:
    answers = iter((False, True))
    told: list[bool] = []
    source = AskedMotion(lambda: next(answers, True), qapp)
    source.follow(told.append)
    assert told == [False]
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert told == [False, True]
    source.deleteLater()


def test_a_system_that_fails_to_answer_asks_for_nothing(qapp: QGuiApplication) -> None:
    def fail() -> bool:
        raise OSError("no such library")

    told: list[bool] = []
    source = AskedMotion(fail, qapp)
    source.follow(told.append)
    assert told == []
    source.deleteLater()


def changed(namespace: str, key: str, value: object) -> QDBusMessage:
    message = QDBusMessage.createSignal(
        "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged"
    )
    message.setArguments([namespace, key, QDBusVariant(value)])
    return message


@pytest.mark.parametrize(
    ("namespace", "key", "less", "more"),
    [
        ("org.freedesktop.appearance", "reduced-motion", 1, 0),
        ("org.gnome.desktop.interface", "enable-animations", False, True),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0", "1.0"),
    ],
)
def test_the_portal_passes_on_what_each_desktop_calls_it(
    qapp: QGuiApplication, namespace: str, key: str, less: object, more: object
) -> None:
    told: list[bool] = []
    portal = PortalMotion(QDBusConnection("nowhere"))
    portal.follow(told.append)
    portal.hear(changed(namespace, key, less))
    portal.hear(changed(namespace, key, more))
    assert told == [True, False]


def test_the_portal_s_other_settings_are_none_of_its_business(qapp: QGuiApplication) -> None:
    told: list[bool] = []
    portal = PortalMotion(QDBusConnection("nowhere"))
    portal.follow(told.append)
    portal.hear(changed("org.gnome.desktop.interface", "color-scheme", "prefer-dark"))
    assert told == []


@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})  # type: ignore[call-arg]
class Portal(QDBusAbstractAdaptor):  # type: ignore[operator]
    """A desktop portal that knows one setting."""

    SettingChanged = Signal(str, str, QDBusVariant)

    @Slot(str, str, result=QDBusVariant)
    def Read(self, _namespace: str, key: str) -> QDBusVariant:
        return QDBusVariant(False if key == "enable-animations" else "unknown")


@pytest.fixture
def bus_address() -> Iterator[str]:
    """A message bus of its own."""
    daemon = shutil.which("dbus-daemon")
    if daemon is None:
        pytest.skip("there is no dbus-daemon")
    command = [daemon, "--session", "--nofork", "--print-address=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        yield running.stdout.readline().strip()
        running.terminate()


def test_a_real_portal_is_asked_and_heard(qtbot: QtBot, bus_address: str) -> None:
    desktop = QDBusConnection.connectToBus(bus_address, "desktop")
    behind = QObject()
    adaptor = Portal(behind)
    assert desktop.registerService("org.freedesktop.portal.Desktop")
    assert desktop.registerObject("/org/freedesktop/portal/desktop", behind)
    told: list[bool] = []
    portal = PortalMotion(QDBusConnection.connectToBus(bus_address, "program"))
    portal.follow(told.append)
    qtbot.waitUntil(lambda: bool(told) and told[-1])
    adaptor.SettingChanged.emit("org.gnome.desktop.interface", "enable-animations", QDBusVariant(True))
    qtbot.waitUntil(lambda: not told[-1])
    for name in ("desktop", "program"):
        QDBusConnection.disconnectFromBus(name)


def test_nobody_is_asked_where_nobody_sees_the_window(qapp: QGuiApplication) -> None:
    assert motion_source(qapp) is None
