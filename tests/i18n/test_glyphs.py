"""Every letter that the program shows is in its own fonts, whatever the machine has."""

import string
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tests.i18n.catalogue import FILES, ROOT, messages

FONTS = tuple(sorted((ROOT / "resources" / "fonts").glob("*.ttf")))
ASCII = string.printable.strip()
EUROPEAN = "ÄÖÜäöüßÀÉÈÊàéèêçîôûœÑñ¿¡ÅåÆæØøŁłŃńŐőŰűŚśŠšŽžČčŘřĀāĖėŪūÞþĞğİı"
RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№«»„“—–…"
JAPANESE = "あいうえおゃゅょっがぱアイウエオヴー、。「」『』・〜々一金鉱妨害者道具修理落石地図"

each_font = pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)


@cache
def letters(font: Path) -> frozenset[int]:
    """The code points a font has a picture for."""
    with TTFont(font) as opened:
        return frozenset(opened.getBestCmap())


@cache
def texts() -> str:
    """Every text in every language, end to end."""
    found = (text for file in FILES for message in messages(file) for text in (message.source, *message.forms))
    return "".join(found)


def lacking(font: Path, text: str) -> set[str]:
    """The characters of a text that a font has no picture for; line ends need none."""
    return {character for character in set(text) - {"\n"} if ord(character) not in letters(font)}


def test_both_families_are_bundled() -> None:
    assert {font.stem.partition("-")[0] for font in FONTS} == {"DelaGothicOne", "MPLUSRounded1c"}


@each_font
def test_a_font_has_every_character_of_the_translations(font: Path) -> None:
    assert lacking(font, texts()) == set()


@each_font
def test_a_font_has_the_letters_a_name_is_typed_with(font: Path) -> None:
    assert lacking(font, ASCII + EUROPEAN + RUSSIAN + JAPANESE) == set()
