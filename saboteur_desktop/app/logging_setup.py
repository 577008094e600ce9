"""Where the program writes what happened to it. Nothing of a match is ever written: the log may be sent to others."""

import logging
import sys
from functools import cached_property
from pathlib import Path

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def start_logging(file: Path) -> None:
    """Write warnings and worse to a file, or to standard error where that file cannot be written."""
    logging.basicConfig(level=logging.WARNING, format=_FORMAT, handlers=[LogFile(file)], force=True)
    logging.captureWarnings(capture=True)


class LogFile(logging.Handler):
    """Opens the file when there is something to write: most days there is nothing, and the window need not wait."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    @cached_property
    def _target(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            return RotatingFileHandler(self._file, maxBytes=500_000, backupCount=2, encoding="utf-8")
        except OSError:
            # A windowed program of Windows has no standard error either.
            return logging.StreamHandler() if sys.stderr is not None else logging.NullHandler()

    def emit(self, record: logging.LogRecord) -> None:
        self._target.setFormatter(self.formatter)
        self._target.handle(record)

    def close(self) -> None:
        if "_target" in self.__dict__:
            self._target.close()
        super().close()
