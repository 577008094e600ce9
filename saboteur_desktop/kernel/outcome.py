"""How a whole match came out."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """Totals by seat and the seats that share the first place."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
