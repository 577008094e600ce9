"""What happened, as a row of pictures and a few words."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Piece:
    """One picture or text of a row; a card and a square sign are drawn by the game, the others are known to all."""

    kind: Literal["avatar", "card", "sign", "icon", "arrow", "text"]
    what: str = ""
    avatar: int = 0
    tint: str | None = None
    """The colour an avatar wears instead of its own."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of the log: short, for the strip, and the whole sentence."""

    pieces: tuple[Piece, ...]
    sentence: str
