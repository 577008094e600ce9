"""What a held card may be dropped on, as the game answers it."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt


class EdgeMark(NamedTuple):
    """One edge of the target: does the held card fit there?"""

    edge: Qt.Edge
    fits: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """May the card be dropped here, held this way; if not, one sentence says why."""

    allowed: bool
    text: str = ""
    marks: tuple[EdgeMark, ...] = ()


@dataclass(frozen=True, slots=True)
class DropTarget:
    """A place on the table with the verdict for the held card in one way of holding it.

    `snaps`: the card lies down in the rectangle while it is over it (a cell), instead of hovering (a player).
    `asks`: tapping aims first and a second tap drops (where a slip would cost a card).
    """

    id: Hashable
    rect: QRectF
    verdict: Verdict
    snaps: bool = False
    asks: bool = False


class DropTargets(Protocol):
    """The game's answer: where may this card go, held this way? Same ids for both ways."""

    def targets(self, card_id: str, turned: bool) -> Sequence[DropTarget]:
        """All targets of the card, allowed or not."""
        ...


class Fit(Enum):
    """How a card fits a target, seen from the way it is held."""

    NOT = "not"
    AS_HELD = "as"
    AFTER_TURN = "turn"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Place:
    """A target with its verdicts for both ways of holding the card.

    `flipped` is None for a card that has no half turn.
    """

    id: Hashable
    rect: QRectF
    upright: Verdict
    flipped: Verdict | None = None
    snaps: bool = False
    asks: bool = False

    def verdict(self, turned: bool) -> Verdict:
        """The verdict for this way of holding the card."""
        return self.flipped if turned and self.flipped is not None else self.upright

    def fit(self, turned: bool) -> Fit:
        """How a card that is held `turned` fits here."""
        held = self.verdict(turned).allowed
        other = self.flipped is not None and self.verdict(not turned).allowed
        if held:
            return Fit.BOTH if other else Fit.AS_HELD
        return Fit.AFTER_TURN if other else Fit.NOT

    @property
    def allowed(self) -> bool:
        """Whether the card fits in any way of holding it."""
        return self.upright.allowed or (self.flipped is not None and self.flipped.allowed)


def places_of(provider: DropTargets, card_id: str, turnable: bool) -> tuple[Place, ...]:
    """Ask the game about both ways of holding a card and put the answers together."""
    flipped = {target.id: target.verdict for target in provider.targets(card_id, True)} if turnable else {}
    return tuple(
        Place(target.id, target.rect, target.verdict, flipped.get(target.id), target.snaps, target.asks)
        for target in provider.targets(card_id, False)
    )


@dataclass(frozen=True, slots=True)
class Proposal:
    """A card let go over an allowed target: the game makes a move of it."""

    card_id: str
    target_id: Hashable
    turned: bool


class Spot(NamedTuple):
    """Where a card lies: its middle, its width and how it is tilted in a fan (degrees)."""

    center: QPointF
    width: float
    angle: float = 0.0


class NoTargets:
    """The provider of a table where nothing can be dropped."""

    def targets(self, card_id: str, turned: bool) -> Sequence[DropTarget]:
        """No targets."""
        return ()
