"""Where the program writes what happened to it. Nothing of a match is ever written: the log may be sent to others."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def start_logging(file: Path) -> None:
    """Write warnings and worse to a file, or to standard error where that file cannot be written."""
    logging.basicConfig(level=logging.WARNING, format=_FORMAT, handlers=[_handler(file)], force=True)
    logging.captureWarnings(capture=True)


def _handler(file: Path) -> logging.Handler:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return RotatingFileHandler(file, maxBytes=500_000, backupCount=2, encoding="utf-8", delay=False)
    except OSError:
        # A windowed program of Windows has no standard error either.
        return logging.StreamHandler() if sys.stderr is not None else logging.NullHandler()
