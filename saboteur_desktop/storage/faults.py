"""Why something could not be kept, as values: the words for them belong to the screen."""

import errno
import sqlite3
from enum import StrEnum
from typing import Final, NamedTuple


class SaveReason(StrEnum):
    """What stood in the way of writing."""

    DISK_FULL = "disk_full"
    NOT_ALLOWED = "not_allowed"
    """The file or folder may only be read, or is not there."""
    IN_USE = "in_use"
    """Another program holds the file."""
    PLAYED_ELSEWHERE = "played_elsewhere"
    """The match went on in another window: the library holds other moves than this one."""
    DAMAGED = "damaged"
    OTHER = "other"


class SaveFailed(NamedTuple):
    """Nothing was written and what was there is whole. ``detail`` is the system's own text, for the log."""

    reason: SaveReason
    detail: str


_BY_SQLITE: Final = {
    sqlite3.SQLITE_FULL: SaveReason.DISK_FULL,
    sqlite3.SQLITE_READONLY: SaveReason.NOT_ALLOWED,
    sqlite3.SQLITE_PERM: SaveReason.NOT_ALLOWED,
    sqlite3.SQLITE_CANTOPEN: SaveReason.NOT_ALLOWED,
    sqlite3.SQLITE_BUSY: SaveReason.IN_USE,
    sqlite3.SQLITE_LOCKED: SaveReason.IN_USE,
    sqlite3.SQLITE_CONSTRAINT: SaveReason.PLAYED_ELSEWHERE,
    sqlite3.SQLITE_CORRUPT: SaveReason.DAMAGED,
    sqlite3.SQLITE_NOTADB: SaveReason.DAMAGED,
}

_BY_ERRNO: Final = {
    errno.ENOSPC: SaveReason.DISK_FULL,
    errno.EDQUOT: SaveReason.DISK_FULL,
    errno.EACCES: SaveReason.NOT_ALLOWED,
    errno.EPERM: SaveReason.NOT_ALLOWED,
    errno.EROFS: SaveReason.NOT_ALLOWED,
    errno.ENOENT: SaveReason.NOT_ALLOWED,
    errno.EBUSY: SaveReason.IN_USE,
}


def save_failed(error: sqlite3.Error | OSError) -> SaveFailed:
    """Return what an error of the database or the file system comes down to."""
    if isinstance(error, OSError):
        return SaveFailed(_BY_ERRNO.get(error.errno or 0, SaveReason.OTHER), str(error))
    # SQLite's extended codes keep the plain one in their lowest byte; Python's own errors have none.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return SaveFailed(_BY_SQLITE.get(code, SaveReason.OTHER), str(error))
