"""The ruleset of a match: the level, and every point that can be set beside it."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, model_validator

from saboteur_desktop.games.haunted_house.engine.board import RING_HOUSE
from saboteur_desktop.games.haunted_house.engine.board_file import board_ids
from saboteur_desktop.games.haunted_house.engine.presets import PRESETS, PresetName
from saboteur_desktop.kernel.record_text import WHOLE

Face = Literal["ghost", "red", "blank"]
BattleDice = Literal["3-2-1", "2-1-3", "2-2-2", "3-1-2", "3-3-0"]

_KINDS_OF_FACE: Final[tuple[Face, ...]] = ("ghost", "red", "blank")


def _known_board(board_id: str) -> str:
    if board_id not in board_ids():
        raise ValueError(f"there is no board {board_id!r}")
    return board_id


class Clash(ValueError):
    """Two options that cannot be played together."""

    def __init__(self, one: str, other: str, why: str = "cannot be combined") -> None:
        super().__init__(f"the options {one} and {other} {why}")
        self.options = one, other


class Ruleset(BaseModel):
    """A level and what is set differently from it, filled in to every option.

    Reading raises pydantic's ValidationError for an unknown option, an unknown value or options that contradict.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    preset: PresetName = "normal"
    board: Annotated[str, AfterValidator(_known_board)] = RING_HOUSE
    """The id of the board."""
    start_ghosts: Literal["all", "first_and_last", "none"] = "all"
    """Which of the board's first ghosts wait at the start: all, those in its first and its last such room, or none."""
    losing_hauntings: Annotated[Literal[6, 7], WHOLE] = 6
    """The haunting that ends the game."""
    battle_dice: BattleDice = "3-2-1"
    """How many faces of a battle die show a ghost, a haunting and nothing."""
    extra_cards: bool = False
    """Whether the cards that draw more and those that lock doors are in the deck: only together are they fair."""
    numbered_jewels: bool = False
    """Whether jewels leave the house only in the order of their numbers, which are seen first in their rooms."""
    may_put_down: bool = True
    """Whether a hunter may lay a numbered jewel down in a room, or change it for the one there; without it a match in
    which nobody can fetch the next number is lost."""
    solo_hunters: Annotated[Literal[3, 4], WHOLE] = 3
    """How many hunters a lone player moves."""

    @model_validator(mode="before")
    @classmethod
    def _fill_in_preset(cls, given: Any) -> Any:
        if not isinstance(given, dict):
            return given
        preset = given.get("preset", "normal")
        return {**PRESETS.get(preset, {}), **given} if isinstance(preset, str) else given

    @model_validator(mode="after")
    def _check_together(self) -> "Ruleset":
        """Refuse what cannot be played together, naming both options."""
        if not self.may_put_down and not self.numbered_jewels:
            raise Clash("may_put_down", "numbered_jewels", "belong together")
        return self

    @property
    def battle_faces(self) -> tuple[Face, ...]:
        """The six faces of a battle die."""
        counts = map(int, self.battle_dice.split("-"))
        return tuple(face for face, count in zip(_KINDS_OF_FACE, counts, strict=True) for _ in range(count))

    def written(self) -> dict[str, Any]:
        """Return the shortest record text: the preset and only what differs from it."""
        plain = Ruleset(preset=self.preset)
        differing = {
            name: getattr(self, name) for name in type(self).model_fields if getattr(self, name) != getattr(plain, name)
        }
        return {"preset": self.preset, **differing}
