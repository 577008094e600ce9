"""Links in the texts of the rulebook: ``[[key]]`` and ``[[key|words]]``."""

import re
from collections.abc import Mapping
from html import escape

_LINK = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]+))?\]\]")


def linked(text: str, headings: Mapping[str, str]) -> str:
    """The text as HTML, its links leading to the paragraphs; raises KeyError for a key that has no heading."""
    pieces, end = [], 0
    for found in _LINK.finditer(text):
        key, words = found.groups()
        pieces.append(escape(text[end : found.start()]))
        pieces.append(f'<a href="#{escape(key)}">{escape(words or headings[key])}</a>')
        end = found.end()
    return "".join((*pieces, escape(text[end:])))


def plain(text: str, headings: Mapping[str, str]) -> str:
    """The text as it is read, without marks."""
    return _LINK.sub(lambda found: found[2] or headings[found[1]], text)


def linked_keys(text: str) -> tuple[str, ...]:
    """The keys that the text links to."""
    return tuple(found[1] for found in _LINK.finditer(text))
