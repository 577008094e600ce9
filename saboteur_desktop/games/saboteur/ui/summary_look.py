"""What a column of the page at the end of a round tells. It is made from the open table alone."""

from dataclasses import dataclass

from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.table.seat_look import SeatLook


@dataclass(frozen=True, slots=True)
class PointsLook:
    """What a column tells beside the pay where gold is counted in points."""

    stolen: int
    """Nuggets that the player took from others after the pay."""
    lost: int
    """Nuggets that others took."""
    why: tuple[str, ...]
    """Why the player was paid so much, and who stole from whom, in sentences."""
    total: str
    """Words about all nuggets so far; nothing where totals are hidden."""
    trapped: bool


@dataclass(frozen=True, slots=True)
class SummaryLook:
    """All that the column tells. It is made from the open table alone."""

    who: SeatLook
    role: Role
    role_name: str
    places: tuple[int, ...]
    """The player's places in the order of choosing, one for each gold card."""
    pay: int
    """Nuggets that the player was paid."""
    gold: str
    """The same in words."""
    tag: str
    """Says that this player made the last move."""
    points: PointsLook | None = None

    @property
    def face(self) -> str:
        """The picture of the role."""
        return f"role-{self.role}"
