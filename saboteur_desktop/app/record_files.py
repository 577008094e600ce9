"""Writing a match of the library as a record file, and reading one into it."""

import json
import sys
from pathlib import Path

from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.record_file import RecordReason, RecordRefused, take_in
from saboteur_desktop.storage.records import record_of

DONE, DOES_NOT_HOLD, UNUSABLE = 0, 1, 2


def export_record(library: Path | None, number: int, file: Path) -> int:
    """Write a match; returns the exit status."""
    opened = _open(library)
    try:
        saved = opened.read(number)
    except KeyError:
        return _say(f"there is no match {number} in this library", UNUSABLE)
    except ValueError as error:
        return _say(f"match {number} cannot be read: {error}", DOES_NOT_HOLD)
    finally:
        opened.close()
    try:
        file.write_text(json.dumps(record_of(saved), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        return _say(f"{file}: {error.strerror}", UNUSABLE)
    return DONE


def import_record(library: Path | None, file: Path) -> int:
    """Read a record into the library; returns the exit status."""
    opened = _open(library)
    try:
        kept = take_in(opened, file)
        failed = kept.save()
    except RecordRefused as refused:
        if refused.reason is RecordReason.UNREACHABLE:
            return _say(f"{file}: {refused}", UNUSABLE)
        return _say(f"{file} is no record that holds: {refused}", DOES_NOT_HOLD)
    finally:
        opened.close()
    if failed is not None:
        return _say(f"the library could not be written: {failed.reason}", UNUSABLE)
    sys.stdout.write(f"match {kept.number}\n")
    return DONE


def _open(library: Path | None) -> Library:
    if library is None:
        from saboteur_desktop.app.paths import user_paths

        library = user_paths().library
    return open_library(library).library


def _say(text: str, status: int) -> int:
    sys.stderr.write(f"{text}\n")
    return status
