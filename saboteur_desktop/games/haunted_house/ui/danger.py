"""How near the end is, for better and worse: spirits in the house, jewels outside, hunters locked in."""

from dataclasses import dataclass

from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable


@dataclass(frozen=True, slots=True)
class Danger:
    """What is always in sight at the top of the table."""

    hauntings: int = 0
    losing: int = 6
    """With so many spirits everything is lost."""
    jewels: int = 0
    """How many are out."""
    all_jewels: int = 8
    trapped: int = 0

    @property
    def is_near(self) -> bool:
        """Whether one more spirit but one is the last."""
        return self.hauntings >= self.losing - 2


def danger(table: OpenTable) -> Danger:
    """How things stand on a table."""
    return Danger(
        sum(table.haunted),
        table.ruleset.losing_hauntings,
        table.out,
        len(table.board.jewel_rooms),
        sum(table.is_trapped(hunter) for hunter in range(len(table.places))),
    )
