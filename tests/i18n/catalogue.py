"""The `.ts` files as Qt Linguist sees them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = tuple(sorted((ROOT / "i18n").glob("*.ts")))
# How many forms Qt wants of a text with a count.
PLURAL_FORMS = {"en": 2, "ja": 1, "ru": 3}

_PLACE = re.compile(r"\{[^{}]*\}|%n|%L?\d+")
_TAG = re.compile(r"</?[a-zA-Z][^<>]*>")


@dataclass(frozen=True)
class Message:
    """One text and its translation, in as many forms as the language has."""

    context: str
    source: str
    forms: tuple[str, ...]
    counted: bool
    finished: bool

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r}"


def messages(file: Path) -> Iterator[Message]:
    """Every message of a file."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        for node in context.iter("message"):
            translation = node.find("translation")
            assert translation is not None
            numerus = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context=context.findtext("name", ""),
                source=node.findtext("source", ""),
                forms=tuple(numerus or [translation.text or ""]),
                counted=node.get("numerus") == "yes",
                finished=translation.get("type") is None,
            )


def places(text: str) -> list[str]:
    """The places to be filled in a text: `{name}`, `%n`, `%1`."""
    return sorted(_PLACE.findall(text))


def tags(text: str) -> list[str]:
    """The mark-up of a text, in its order."""
    return _TAG.findall(text)
