"""What a person has set, kept as a small JSON file that may be edited or broken by hand.

The window opens with it, so it is checked by hand and made of plain tuples: importing pydantic would take as long as
everything else that the first frame needs.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from saboteur_desktop.storage.faults import SaveFailed, save_failed
from saboteur_desktop.storage.whole_file import write_whole

Pace = Literal["half", "normal", "double", "at_once"]
"""How fast computer players move."""
Motion = Literal["system", "full", "reduced"]
"""How much moves on the screen; "system" does as the desktop asks."""


class Learned(NamedTuple):
    """How far a person has come with one lesson."""

    done: bool = False
    """Whether it was finished once."""
    step: int = 0
    """How many of its steps are behind the person who left it; 0 begins anew."""
    moves: tuple[dict[str, Any], ...] = ()
    """The moves made up to there, as a record tells them."""


class Preferences(NamedTuple):
    """Every setting; the defaults are what a first start has."""

    language: Literal["en", "ja", "ru"] | None = None
    """None follows the system."""
    confirm_moves: bool = True
    """Whether a laid card can be taken back until the turn is ended."""
    curtain_hold: bool = True
    """Whether the curtain and the role are opened by holding; else a press opens and the next one closes."""
    hide_hand: bool = False
    """Whether the hand lies face down too, and shows only while its badge is held: for a room with watchers."""
    turn_table: bool = False
    """Whether the table lies flat between people, so that hand and panels turn towards the seat in turn."""
    ask_locking_in: bool = True
    """Whether a person is asked before a hunter locks itself in."""
    show_odds: bool = False
    """Whether the Haunted House shows how likely evil spirits are and how fights may end."""
    motion: Motion = "system"
    high_contrast: bool = False
    text_scale: Literal[100, 115, 130, 150, 175, 200] = 100
    """Per cent."""
    bot_pace: Pace = "normal"
    sound: bool = True
    volume: int = 70
    """Per cent."""
    window: str | None = None
    """Place, size and state of the window when it was closed last, as Qt writes them, in base64."""
    learned: Mapping[str, Learned] = MappingProxyType({})
    """By the name of what is learned."""


class Read(NamedTuple):
    """Preferences from a file, and the names of the settings whose values could not be used."""

    preferences: Preferences
    unusable: tuple[str, ...]


class PreferencesFile:
    """The preferences and their file.

    ``unusable`` names the settings that stand at their defaults because the file had no sense there; it is ``("*",)``
    when nothing of the file could be read. The file as it was is then kept beside it, as ``kept_aside``.
    """

    def __init__(self, path: Path) -> None:
        """Read the file, if there is one; never raises for what is in it."""
        self._path = path
        self._written: dict[str, Any] = {}
        self.kept_aside: Path | None = None
        text = _text_of(path)
        try:
            self._written = _members(text)
        except ValueError:
            read = Read(Preferences(), ("*",))
        else:
            read = read_preferences(self._written)
        self.current, self.unusable = read
        if text is not None and self.unusable:
            self._keep_aside(text)

    def change(self, **changes: Any) -> SaveFailed | None:
        """Set some preferences and write the file; they hold in memory even when it cannot be written.

        What other versions of the program wrote into the file stays there. Raises ValueError for a value that a
        setting cannot have.
        """
        wanted = self.current._replace(**changes)
        written = write_preferences(wanted)
        if unusable := read_preferences(written).unusable:
            raise ValueError(unusable)
        self.current = wanted
        self._written |= written
        try:
            write_whole(self._path, json.dumps(self._written, ensure_ascii=False, indent=2) + "\n")
        except OSError as error:
            return save_failed(error)
        return None

    def _keep_aside(self, text: bytes) -> None:
        aside = self._path.with_name(f"{self._path.stem}.unusable{self._path.suffix}")
        try:
            aside.write_bytes(text)
        except OSError:
            return
        self.kept_aside = aside


def write_preferences(preferences: Preferences) -> dict[str, Any]:
    """Return the preferences as the file has them."""
    learned = {key: lesson._asdict() for key, lesson in preferences.learned.items()}
    return preferences._asdict() | {"learned": learned}


def read_preferences(written: dict[str, Any]) -> Read:
    """Return the preferences of which each bad value has fallen back to its default."""
    written = _renewed(written)
    read: dict[str, Any] = {}
    unusable = []
    for name in _READERS.keys() & written.keys():
        try:
            read[name] = _READERS[name](written[name])
        except ValueError:
            unusable.append(name)
    return Read(Preferences(**read), tuple(sorted(unusable)))


def _renewed(written: dict[str, Any]) -> dict[str, Any]:
    """Return what was written, with a setting of earlier versions under the name it has now."""
    if "motion" not in written and written.get("reduced_motion") is True:
        return {**written, "motion": "reduced"}
    return written


def _text_of(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def _members(text: bytes | None) -> dict[str, Any]:
    """Return what a preferences file says; raises ValueError when it is not an object of JSON."""
    if text is None:
        return {}
    try:
        written = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(written, dict):
        raise ValueError("not an object")
    return written


def _one_of(*values: object) -> Callable[[Any], Any]:
    """Return a reader of these values alone: 1 is not True, nor is 100.0 the number 100."""

    def read(value: Any) -> Any:
        if not any(type(value) is type(known) and value == known for known in values):
            raise ValueError(value)
        return value

    return read


def _whole_number(least: int, most: int | None = None) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if type(value) is not int or value < least or (most is not None and value > most):
            raise ValueError(value)
        return value

    return read


def _window(value: Any) -> str | None:
    if value is not None and not isinstance(value, str):
        raise ValueError(value)
    return value


def _learned(value: Any) -> dict[str, Learned]:
    if not isinstance(value, dict):
        raise ValueError(value)
    return {key: _lesson(lesson) for key, lesson in value.items()}


def _lesson(value: Any) -> Learned:
    if not isinstance(value, dict):
        raise ValueError(value)
    known = Learned()
    moves = value.get("moves", known.moves)
    if not isinstance(moves, list | tuple) or not all(isinstance(move, dict) for move in moves):
        raise ValueError(moves)
    return Learned(_FLAG(value.get("done", known.done)), _whole_number(0)(value.get("step", known.step)), tuple(moves))


_FLAG: Final = _one_of(True, False)
_READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "language": _one_of(None, "en", "ja", "ru"),
    "confirm_moves": _FLAG,
    "curtain_hold": _FLAG,
    "hide_hand": _FLAG,
    "turn_table": _FLAG,
    "ask_locking_in": _FLAG,
    "show_odds": _FLAG,
    "motion": _one_of("system", "full", "reduced"),
    "high_contrast": _FLAG,
    "text_scale": _one_of(100, 115, 130, 150, 175, 200),
    "bot_pace": _one_of("half", "normal", "double", "at_once"),
    "sound": _FLAG,
    "volume": _whole_number(0, 100),
    "window": _window,
    "learned": _learned,
}
"""What each setting is read with; raises ValueError for what it cannot have."""
