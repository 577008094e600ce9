"""Where a line of Japanese may end: between phrases, and not in the midst of a word.

The expressions are compiled when a text is looked at for the first time: the window's start does not wait for them.
"""

import re
from typing import Final

_JOINER: Final = "\u2060"
"""Word joiner: no line ends here."""
_HELD: Final = f"[^{_JOINER}](?:{_JOINER}[^{_JOINER}])*"
_LONGEST: Final = 14
"""Longer phrases may break anywhere: a narrow line has no room for them."""

_KANA: Final = "\u3041-\u309f"
_JAPANESE: Final = "[\u3041-\u30ff\u4e00-\u9fff]"
_ENDS: Final = (
    "(?<=[、。！？」）：])(?![、。！？」）])"  # after punctuation
    "|(?<=[^「（])(?=[「（])"  # before an opening bracket
    f"|(?<=[{_KANA}]{{2}})(?<![こそあど]の)(?=[^{_KANA}、。！？」）：ー])"  # kana that end a phrase, then a word
    f"|(?<=[がをにはへとでのも])(?<![こそあど]の)(?=[^{_KANA}、。！？」）：ー])"  # a particle, then a word
)


def phrased(text: str) -> str:
    """Return the text so that its lines end between phrases; text that is not Japanese stays as it is."""
    if not re.search(_JAPANESE, text):
        return text
    return "".join(_joined(phrase) for phrase in re.split(_ENDS, text))


def loose(text: str) -> str:
    """Return the text without what holds its phrases together."""
    return text.replace(_JOINER, "")


def unbroken(text: str) -> list[str]:
    """Return what no line can be broken within: words, and of Japanese whatever is held together."""
    return re.findall(_HELD, text) if re.search(_JAPANESE, text) else text.split()


def _joined(phrase: str) -> str:
    """Hold a phrase together, unless it is long or is written with spaces."""
    if len(phrase) > _LONGEST or " " in phrase:
        return phrase
    return _JOINER.join(phrase)
