"""One window for one library: a second start brings the first window forward and ends.

The first holds a lock beside the library and listens on a pipe, whose name it leaves there as well.
"""

import time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QLockFile, QObject, Qt, Signal

from saboteur_desktop.storage.whole_file import write_whole

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PATIENCE_S: Final = 2.0
"""So long a first window that is about to open is waited for."""


class FirstWindow(QObject):
    """The right to open the window of a library."""

    called = Signal(str)
    """Somebody started the program again, to open the record of that name or none ("")."""
    _heard = Signal(str)

    def __init__(self, library: Path) -> None:
        super().__init__()
        self._lock = QLockFile(str(library.with_name(f"{library.name}.lock")))
        self._lock.setStaleLockTime(0)
        # Heard in the thread that listens, told in the one that owns the window.
        self._heard.connect(self.called, Qt.ConnectionType.QueuedConnection)
        self._address = library.with_name(f"{library.name}.window")
        self._thread: Thread | None = None

    def claim(self, record: str = "") -> bool:
        """Whether this process may open the window; if not, the one that has it was called, with that record."""
        with suppress(OSError):  # the library itself says what is wrong with its folder
            self._address.parent.mkdir(parents=True, exist_ok=True)
        if self._lock.tryLock(0):
            return True
        if self._lock.error() != QLockFile.LockError.LockFailedError:
            return True  # a folder that cannot be written to holds no lock
        until = time.monotonic() + PATIENCE_S
        while not self._call(record):
            if time.monotonic() > until:
                return True  # it does not answer: better a second window than none
            time.sleep(0.05)
        return False

    def listen(self) -> None:
        """Hear second starts from now on, if this is the first."""
        if self._lock.isLocked():
            self._thread = Thread(target=self._listen, name="second-starts", daemon=True)
            self._thread.start()

    def release(self) -> None:
        """Let the next start be the first."""
        if self._thread is not None:
            thread, self._thread = self._thread, None
            while thread.is_alive():
                self._call("")
                thread.join(0.05)
            self._address.unlink(missing_ok=True)
        self._lock.unlock()

    def _listen(self) -> None:
        # Imported here: the window need not wait for it.
        from multiprocessing.connection import Listener

        try:
            with Listener() as listener:
                write_whole(self._address, str(listener.address))
                while self._thread is not None:
                    with listener.accept() as call:
                        record = _told(call)
                    if self._thread is not None:
                        self._heard.emit(record)
        except OSError:
            return  # a system without pipes, or a full disk: a second start opens a second window

    def _call(self, record: str) -> bool:
        from multiprocessing.connection import Client

        try:
            with Client(self._address.read_text("utf-8")) as call:
                call.send_bytes(record.encode())
        except OSError:
            return False
        return True


def _told(call: "Connection[Any, Any]") -> str:
    """Return which record a second start wants to be opened, if any."""
    try:
        return call.recv_bytes().decode() if call.poll(PATIENCE_S) else ""
    except (OSError, EOFError):  # it was killed
        return ""
