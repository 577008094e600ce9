"""Rulesets for which a rulebook is written: every preset, and every option changed in the game that it belongs to."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from pydantic import ValidationError

from saboteur_desktop.book.page import Paragraph
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.contents import chapters
from saboteur_desktop.games.saboteur.ui.rulebook.piece_of_mine import PieceOfMine
from saboteur_desktop.games.saboteur.ui.setup_form import options

GAMES: Final = ("standard", "selfish-dwarf-4", "saboteur2")
"""A preset for each game that can be played."""


def changed(preset: str, **values: Any) -> Ruleset:
    """A preset with some options set otherwise."""
    return Ruleset.model_validate({"preset": preset, **values})


@cache
def rulesets() -> dict[str, Ruleset]:
    """Every preset, and each game with one option changed, by a name that tells which."""
    return dict(_rulesets())


def _rulesets() -> Iterator[tuple[str, Ruleset]]:
    for preset in PRESET_NAMES:
        plain = Ruleset(preset=preset)
        yield preset, plain
        if preset not in GAMES:
            continue
        for option in options():
            for value, _ in option.values:
                if not plain.leaves_open(option.field) or getattr(plain, option.field) == value:
                    continue
                try:
                    yield f"{preset} {option.field}={value}", changed(preset, **{option.field: value})
                except ValidationError:
                    continue


@cache
def paragraphs(ruleset: Ruleset) -> dict[str, Paragraph]:
    """The paragraphs of a rulebook by their keys, in English."""
    return {paragraph.key: paragraph for chapter in chapters(ruleset) for paragraph in chapter.paragraphs}


def texts(paragraph: Paragraph) -> Iterator[str]:
    """Everything that is to be read in a paragraph, piece by piece."""
    yield paragraph.heading
    yield from paragraph.text.split("\n\n")
    for row in paragraph.table:
        yield from row
    yield from (board.caption for board in paragraph.boards)
    yield from paragraph.elsewhere


def boards(paragraph: Paragraph) -> tuple[PieceOfMine, ...]:
    """The pieces of a mine that a paragraph shows."""
    shown = tuple(board for board in paragraph.boards if isinstance(board, PieceOfMine))
    assert shown == paragraph.boards
    return shown
