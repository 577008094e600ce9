"""Writing a match of the library as a record file, and reading one into it."""

import json
import secrets
import sys
from pathlib import Path

from saboteur_desktop.games import registry
from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.opening import open_library
from saboteur_desktop.storage.records import read_record, record_of

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
    try:
        data = json.loads(file.read_bytes())
        recorded = read_record(data, registry.engine(_game_of(data)), secrets.token_hex(16))
    except OSError as error:
        return _say(f"{file}: {error.strerror}", UNUSABLE)
    except (ValueError, KeyError, RecursionError) as error:
        return _say(f"{file} is no record that holds: {error}", DOES_NOT_HOLD)
    opened = _open(library)
    kept = opened.keep(recorded.match, recorded.seats)
    failed = kept.save()
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


def _game_of(data: object) -> str:
    game = data.get("game") if isinstance(data, dict) else None
    return game if isinstance(game, str) else "saboteur"


def _say(text: str, status: int) -> int:
    sys.stderr.write(f"{text}\n")
    return status
