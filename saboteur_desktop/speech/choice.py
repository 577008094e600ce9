"""Choosing among the voices of a machine."""

from collections.abc import Sequence
from typing import Final, NamedTuple

LANGUAGES: Final = ("en", "ja", "ru")
"""What the program may have to say."""

_FIRST: Final = {"en": ("en-us", "en-gb", "en"), "ja": ("ja-jp", "ja"), "ru": ("ru-ru", "ru")}
"""Before all the other accents that engines offer."""


class Listed(NamedTuple):
    """A voice as its engine lists it."""

    name: str
    language: str


def fitting(voices: Sequence[Listed], language: str, preferred: int | None = None) -> int | None:
    """The place of the voice that reads a language best; the one chosen on the machine before all others."""
    tags = {place: _tag(voice) for place, voice in enumerate(voices) if _reads(voice, language)}
    if preferred in tags:
        return preferred
    for first in _FIRST[language]:
        for place, tag in tags.items():
            if tag == first:
                return place
    return next(iter(tags), None)


def _tag(voice: Listed) -> str:
    return voice.language.replace("_", "-").lower()


def _reads(voice: Listed, language: str) -> bool:
    # eSpeak calls its voice of Japanese so. It knows no kanji: it says "Chinese letter" for each.
    without_kanji = language == "ja" and voice.name.startswith("Japanese")
    return _tag(voice).partition("-")[0] == language and not without_kanji
