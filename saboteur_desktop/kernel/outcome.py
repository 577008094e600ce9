"""How a whole match came out."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """Totals by seat and the seats that won: several share the first place, none where all have lost together."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
