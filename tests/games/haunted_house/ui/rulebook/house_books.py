"""Rulesets for which a rulebook is written: every level, and every option changed at the levels where it matters."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from saboteur_desktop.book.page import Paragraph
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.rulebook.contents import chapters
from saboteur_desktop.games.haunted_house.ui.rulebook.house_board import HouseBoard
from saboteur_desktop.games.haunted_house.ui.setup_form import leaves_open, options


def changed(level: str, **values: Any) -> Ruleset:
    """A level with some options set otherwise."""
    return Ruleset.model_validate({"preset": level, **values})


@cache
def rulesets() -> dict[str, Ruleset]:
    """Every level, and the basic and the advanced game with one option changed, by a name that tells which."""
    return dict(_rulesets())


def _rulesets() -> Iterator[tuple[str, Ruleset]]:
    for level in PRESET_NAMES:
        yield level, Ruleset(preset=level)
    for level in ("normal", "master"):
        plain = changed(level)
        for option in options():
            for value, _ in option.values:
                if not leaves_open(plain, option.field) or getattr(plain, option.field) == value:
                    continue
                yield f"{level} {option.field}={value}", changed(level, **{option.field: value})
        yield f"{level} solo_hunters=4", changed(level, solo_hunters=4)


@cache
def paragraphs(ruleset: Ruleset) -> dict[str, Paragraph]:
    """The paragraphs of a rulebook by their keys, in English."""
    return {paragraph.key: paragraph for chapter in chapters(ruleset) for paragraph in chapter.paragraphs}


def boards(paragraph: Paragraph) -> tuple[HouseBoard, ...]:
    """The pieces of the house that a paragraph shows."""
    shown = tuple(board for board in paragraph.boards if isinstance(board, HouseBoard))
    assert shown == paragraph.boards
    return shown


def texts(paragraph: Paragraph) -> Iterator[str]:
    """Everything that is to be read in a paragraph, piece by piece."""
    yield paragraph.heading
    yield from filter(None, paragraph.text.split("\n\n"))
    for row in paragraph.table:
        yield from row
    yield from (board.caption for board in paragraph.boards)
    yield from paragraph.elsewhere
