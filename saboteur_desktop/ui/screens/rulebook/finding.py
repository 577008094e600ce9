"""What is looked for in the rulebook, as a person types it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRegularExpression

from saboteur_desktop.book.links import plain
from saboteur_desktop.book.page import Chapter
from saboteur_desktop.book.page_html import headings_of

_ALIKE: Final = {"е": "[её]", "ё": "[её]", "Е": "[ЕЁ]", "Ё": "[ЕЁ]", " ": r"[\s　]+"}
"""Letters that people type for one another."""


def pattern(words: str) -> QRegularExpression:
    """These words, in capitals or not, with any kind of space between them."""
    letters = "".join(_ALIKE.get(letter) or QRegularExpression.escape(letter) for letter in words)
    options = QRegularExpression.PatternOption
    return QRegularExpression(letters, options.CaseInsensitiveOption | options.UseUnicodePropertiesOption)


def told_elsewhere(chapters: Sequence[Chapter], words: str) -> set[str]:
    """The paragraphs of which what other rules say has these words."""
    wanted, headings = pattern(words), headings_of(chapters)
    return {
        paragraph.key
        for chapter in chapters
        for paragraph in chapter.paragraphs
        if any(wanted.match(plain(sentence, headings)).hasMatch() for sentence in paragraph.elsewhere)
    }
