"""A record file on its way into the library, as the window and the command line take one in."""

import json
import secrets
from enum import StrEnum
from pathlib import Path

from saboteur_desktop.games import registry
from saboteur_desktop.storage.kept_match import KeptMatch
from saboteur_desktop.storage.library import Library
from saboteur_desktop.storage.records import NoRecord, read_record


class RecordReason(StrEnum):
    """Why a file is not taken in."""

    UNREACHABLE = "unreachable"
    NO_RECORD = "no_record"
    """Something else, or what only a newer version of the program understands."""
    DOES_NOT_HOLD = "does_not_hold"
    """Its moves break the rules."""


class RecordRefused(Exception):
    """The file is none whose match could be played on or looked at. The message is for whoever wrote the file."""

    def __init__(self, reason: RecordReason, words: str) -> None:
        super().__init__(words)
        self.reason = reason


def take_in(library: Library, file: Path) -> KeptMatch:
    """Return the match of a record file, not saved yet, or the library's own if it is there; raises RecordRefused."""
    try:
        data = json.loads(file.read_bytes())
        recorded = read_record(data, registry.engine(_game_of(data)), secrets.token_hex(16))
    except OSError as error:
        raise RecordRefused(RecordReason.UNREACHABLE, str(error.strerror)) from error
    except (NoRecord, json.JSONDecodeError, UnicodeDecodeError, KeyError, RecursionError) as error:
        raise RecordRefused(RecordReason.NO_RECORD, str(error)) from error
    except ValueError as error:
        raise RecordRefused(RecordReason.DOES_NOT_HOLD, str(error)) from error
    return library.same(recorded.match, recorded.seats) or library.keep(recorded.match, recorded.seats)


def _game_of(data: object) -> str:
    game = data.get("game") if isinstance(data, dict) else None
    # Without a game it is no record, whichever game reads it.
    return game if isinstance(game, str) else next(iter(registry.GAMES))
