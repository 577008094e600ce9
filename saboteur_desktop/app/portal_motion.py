"""The wish for less motion on Linux, where the desktop portal passes on the settings of GNOME, KDE and others."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_INTERFACE: Final = "org.freedesktop.portal.Settings"
_PATIENCE_MS: Final = 2000

_Setting = tuple[str, str]
_SAYS_LESS: Final[dict[_Setting, Callable[[Any], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: str(value) in {"0", "0.0"},
}
"""What says in each setting that less motion is wanted; a desktop knows some of them."""


class PortalMotion(QObject):
    """Asks the portal without waiting for it, and hears when a setting changes; without one it tells nothing."""

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._wishes: dict[_Setting, bool] = {}
        self._asked: list[QDBusPendingCallWatcher] = []
        self._tell: Callable[[bool], None] = lambda _reduced: None

    def follow(self, tell: Callable[[bool], None]) -> None:
        """Ask for every setting, and listen from now on."""
        self._tell = tell
        if not self._bus.isConnected():
            return
        # The stub asks for bytes, the function for a text.
        slot: Any = SLOT("hear(QDBusMessage)")
        self._bus.connect(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, slot)
        for setting in _SAYS_LESS:
            question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
            question.setArguments(list(setting))
            watcher = QDBusPendingCallWatcher(self._bus.asyncCall(question, _PATIENCE_MS), self)
            watcher.finished.connect(lambda watcher, setting=setting: self._answer(setting, watcher.reply()))
            self._asked.append(watcher)

    @Slot(QDBusMessage)
    def hear(self, message: QDBusMessage) -> None:
        """A setting has changed."""
        match message.arguments():
            case [str(namespace), str(key), value]:
                self._take((namespace, key), value)

    def _answer(self, setting: _Setting, reply: QDBusMessage) -> None:
        if reply.type() == QDBusMessage.MessageType.ReplyMessage and reply.arguments():
            self._take(setting, reply.arguments()[0])

    def _take(self, setting: _Setting, value: Any) -> None:
        says_less = _SAYS_LESS.get(setting)
        if says_less is not None:
            self._wishes[setting] = says_less(_plain(value))
            self._tell(any(self._wishes.values()))


def _plain(value: Any) -> Any:
    """The value in as many wrappings as portals put around it."""
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value
