"""What a rulebook is made of: chapters of paragraphs, each with a key by which it is linked and opened."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage

PaintPicture = Callable[[str, QSize], QImage]
"""Paints what a game calls by a name, upright like a card, as large as that."""


class SmallBoard(Protocol):
    """A piece of a game's board as an example, with a line that says what it shows."""

    @property
    def caption(self) -> str:
        """The line below or beside it."""

    def size(self, cell: int) -> QSizeF:
        """The size of the picture in which a card is that wide, or what else a board is measured in."""

    def paint(self, cell: int, ratio: float, paint_card: PaintPicture) -> QImage:
        """The picture for a screen of that many pixels to the point; what lies on it is painted by ``paint_card``."""


class Paragraph(NamedTuple):
    """One rule.

    The text holds plain sentences; ``[[key]]`` links to a paragraph by its heading, ``[[key|words]]`` by these words.
    A blank line begins a new piece of text.
    """

    key: str
    heading: str
    text: str
    pictures: tuple[str, ...] = ()
    """Names of pictures that the game paints, shown beside the text."""
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


class Book(NamedTuple):
    """Everything that is needed to show it: what is told, and who paints the pictures."""

    title: str
    chapters: tuple[Chapter, ...]
    paint: PaintPicture
