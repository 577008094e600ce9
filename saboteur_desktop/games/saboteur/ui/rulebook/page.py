"""What a rulebook is made of: chapters of paragraphs, each with a key by which it is linked and opened."""

from typing import NamedTuple

from saboteur_desktop.games.saboteur.engine.cards import Laid
from saboteur_desktop.games.saboteur.engine.geometry import Cell


class SmallBoard(NamedTuple):
    """A piece of a mine as an example, with a line that says what it shows."""

    cards: tuple[tuple[Cell, Laid], ...]
    caption: str
    lit: tuple[Cell, ...] = ()
    """Cells the text speaks of."""


class Paragraph(NamedTuple):
    """One rule.

    The text holds plain sentences; ``[[key]]`` links to a paragraph by its heading, ``[[key|words]]`` by these words.
    A blank line begins a new piece of text.
    """

    key: str
    heading: str
    text: str
    pictures: tuple[str, ...] = ()
    """Names of card pictures (``faces``), shown beside the text."""
    table: tuple[tuple[str, ...], ...] = ()
    """Rows of equal length, the headings first."""
    boards: tuple[SmallBoard, ...] = ()
    elsewhere: tuple[str, ...] = ()
    """How other presets decide it, a sentence or two each; folded until it is asked for."""


class Chapter(NamedTuple):
    """Paragraphs under one title, as the contents list them; without a title they stand by themselves."""

    key: str
    title: str
    paragraphs: tuple[Paragraph, ...]
