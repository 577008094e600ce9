"""What a person has set, kept as a small JSON file that may be edited or broken by hand."""

import json
from pathlib import Path
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from saboteur_desktop.storage.faults import SaveFailed, save_failed
from saboteur_desktop.storage.whole_file import write_whole

Pace = Literal["half", "normal", "double", "at_once"]
"""How fast computer players move."""
Motion = Literal["system", "full", "reduced"]
"""How much moves on the screen; "system" does as the desktop asks."""


class Learned(BaseModel):
    """How far a person has come with one lesson."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")

    done: bool = False
    """Whether it was finished once."""
    step: int = Field(default=0, ge=0)
    """How many of its steps are behind the person who left it; 0 begins anew."""
    moves: list[dict[str, Any]] = []
    """The moves made up to there, as a record tells them."""


class Preferences(BaseModel):
    """Every setting; the defaults are what a first start has."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")

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
    motion: Motion = "system"
    high_contrast: bool = False
    text_scale: Literal[100, 115, 130, 150, 175, 200] = 100
    """Per cent."""
    bot_pace: Pace = "normal"
    sound: bool = True
    volume: int = Field(default=70, ge=0, le=100)
    """Per cent."""
    window: str | None = None
    """Place, size and state of the window when it was closed last, as Qt writes them, in base64."""
    learned: dict[str, Learned] = {}
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

        What other versions of the program wrote into the file stays there. Raises ValidationError for a value that a
        setting cannot have.
        """
        self.current = Preferences.model_validate({**self.current.model_dump(), **changes})
        self._written |= self.current.model_dump()
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


def read_preferences(written: dict[str, Any]) -> Read:
    """Return the preferences of which each bad value has fallen back to its default."""
    written = _renewed(written)
    try:
        return Read(Preferences.model_validate(written), ())
    except ValidationError as error:
        unusable = tuple(dict.fromkeys(str(fault["loc"][0]) for fault in error.errors()))
    sound = {name: value for name, value in written.items() if name not in unusable}
    return Read(Preferences.model_validate(sound), unusable)


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
