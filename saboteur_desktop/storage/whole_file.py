"""Writing a small file so that it is always either the old one or the new one."""

import os
import time
from pathlib import Path
from typing import Final

_PATIENCE_S: Final = 0.5
_PAUSE_S: Final = 0.02


def write_whole(path: Path, text: str) -> None:
    """Replace the file's contents or leave them as they were; raises OSError.

    The text goes to a file beside it first and reaches the disk before it takes the name: a crash in between leaves the
    old file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _replace(beside, path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def _replace(beside: Path, path: Path) -> None:
    deadline = time.monotonic() + _PATIENCE_S
    while True:
        try:
            beside.replace(path)
        except PermissionError:
            # On Windows a virus scanner or a cloud client may hold the file for some milliseconds.
            if os.name != "nt" or time.monotonic() > deadline:
                raise
            time.sleep(_PAUSE_S)
        else:
            return
