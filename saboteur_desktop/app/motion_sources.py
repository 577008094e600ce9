"""Asks the system whether its user wants less motion.

Qt tells it only from 6.12 on (QAccessibilityHints.motionPreference), so each system is asked in its own way: the
desktop portal on Linux, SystemParametersInfo on Windows, NSWorkspace on macOS.
"""

import ctypes
import logging
import sys
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from saboteur_desktop.ui.motion import MotionSource

log = logging.getLogger(__name__)

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042

Ask = Callable[[], bool]


class AskedMotion(QObject):
    """A system that answers but does not call: it is asked at first and each time the program comes to the front."""

    def __init__(self, ask: Ask, application: QGuiApplication) -> None:
        super().__init__(application)
        self._ask = ask
        self._tell: Callable[[bool], None] = lambda _reduced: None
        application.applicationStateChanged.connect(self._come_to_front)

    def follow(self, tell: Callable[[bool], None]) -> None:
        """Ask now, and again whenever the program comes to the front: the settings lie outside of it."""
        self._tell = tell
        self._ask_now()

    def _come_to_front(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._ask_now()

    def _ask_now(self) -> None:
        try:
            reduced = self._ask()
        except (OSError, AttributeError):
            log.exception("the system did not say whether it wants less motion")
            return
        self._tell(reduced)


def windows_wants_less(user32: Any) -> bool:
    """Whether "Show animations in Windows" is off."""
    animated = ctypes.c_int(1)
    known = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return bool(known) and not animated.value


def macos_wants_less(objc: Any) -> bool:
    """Whether "Reduce motion" is on."""
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    send_for_object = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    send_for_bool = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    shared = objc.sel_registerName(b"sharedWorkspace")
    workspace = send_for_object(objc.objc_getClass(b"NSWorkspace"), shared)
    return bool(send_for_bool(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))


def motion_source(application: QGuiApplication) -> MotionSource | None:
    """The source of this system; None where nobody sees anything move."""
    if application.platformName() in ("offscreen", "minimal"):
        return None
    if sys.platform == "win32":
        return AskedMotion(lambda: windows_wants_less(ctypes.windll.user32), application)
    if sys.platform == "darwin":
        from ctypes.util import find_library

        # Qt has loaded the framework that NSWorkspace is in.
        return AskedMotion(lambda: macos_wants_less(ctypes.CDLL(find_library("objc"))), application)
    # Imported here: other systems have no such bus.
    from PySide6.QtDBus import QDBusConnection

    from saboteur_desktop.app.portal_motion import PortalMotion

    return PortalMotion(QDBusConnection.sessionBus(), application)
