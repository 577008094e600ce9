"""How the person at the screen wants everything drawn: how large its text is, and whether in strong contrast.

One for the whole program, as there is one screen: painters ask here, and whoever changes it has everything drawn anew.
"""

from typing import Final, NamedTuple

_LARGE = 24.0
"""From this size on text is large already: it grows by as many pixels as text of this size does."""
_BOLD = 1.6


class Appearance(NamedTuple):
    """The wishes; the defaults are those of the design."""

    text: float = 1.0
    """How many times as large small text is."""
    high_contrast: bool = False
    """Flat dark grounds, bright rims, strong outlines; no grain and no lamp light outside the tunnels."""


class _Worn:
    now = Appearance()


_worn: Final = _Worn()


def appearance() -> Appearance:
    """The wishes that hold now."""
    return _worn.now


def wear(wanted: Appearance) -> None:
    """Draw everything like this from now on; what is drawn already stays as it is."""
    _worn.now = wanted


def is_bold() -> bool:
    """Whether everything is drawn in strong contrast."""
    return _worn.now.high_contrast


def bold(width: float) -> float:
    """The width of an outline that carries meaning."""
    return width * _BOLD if _worn.now.high_contrast else width


def grown(px: float) -> float:
    """A text size as the person wants it. Small text grows as many times as was set, titles by less."""
    return px + min(px, _LARGE) * (_worn.now.text - 1)


def sized(px: float, scale: float, floor: float = 14.0) -> float:
    """A text of `px` in the design of 1080 lines: never below what can be read, and as large as the person wants."""
    return grown(max(floor, px * scale))
