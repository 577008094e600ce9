"""What the picture at the end shows."""

from typing import NamedTuple

from saboteur_desktop.games.haunted_house.engine.events import Result
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable


class Ending(NamedTuple):
    """How a match came out, as far as it is drawn."""

    result: Result
    avatars: tuple[int, ...]
    """The gnome of each hunter."""
    carried: tuple[int | None, ...]
    """What each of them carries."""
    spirits: int
    out: int
    jewels: int
    """Of how many."""
    numbered: bool


def ending_of(table: OpenTable, avatars: tuple[int, ...]) -> Ending:
    """The ending of a match that is over."""
    assert table.result is not None
    return Ending(
        result=table.result,
        avatars=avatars,
        carried=table.carried,
        spirits=sum(table.haunted),
        out=table.out,
        jewels=len(table.board.jewel_rooms),
        numbered=table.ruleset.numbered_jewels,
    )
