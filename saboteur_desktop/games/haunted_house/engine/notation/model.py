"""The record format of this game as pydantic models: what may be written where."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from saboteur_desktop.games.haunted_house.engine.board import Lock
from saboteur_desktop.games.haunted_house.engine.moves import JewelDeed
from saboteur_desktop.games.haunted_house.engine.ruleset import Face, Ruleset
from saboteur_desktop.kernel.record_text import AskText, CheckpointText, MoveOfSeat, Part, SeatsText, Version


class RollText(MoveOfSeat):
    do: Literal["roll"]


class WalkText(MoveOfSeat):
    do: Literal["walk"]
    to: str
    jewel: JewelDeed = "leave"


class DecideText(MoveOfSeat):
    do: Literal["decide"]
    jewel: JewelDeed


MoveText = Annotated[RollText | WalkText | DecideText, Field(discriminator="do")]
MOVE_WORDS = frozenset({"roll", "walk", "decide"})

Die = Annotated[int, Field(ge=1, le=6)]
Number = Annotated[int, Field(ge=0)]
"""Of a jewel; 0 for one without."""


class SetupText(Part):
    """The house at the beginning, or for a scenario any position.

    What is left out is empty; hunters that are not placed are outside.
    """

    board_version: int | None = None
    starter: int = 0
    hunter: int | None = None
    """Whose turn it is; left out, the starter's."""
    die: Die | None = None
    """What was rolled, when the hunter is to walk."""
    walked: bool = False
    """Whether the hunter has walked, to a jewel whose number it has just seen and that it has to decide on."""
    places: tuple[str, ...] | None = None
    carried: tuple[Number | None, ...] | None = None
    ghosts: dict[str, Annotated[int, Field(ge=0, le=2)]] = {}
    haunted: tuple[str, ...] = ()
    jewels: dict[str, Number] = {}
    shown: tuple[str, ...] = ()
    """The rooms whose jewel shows its number."""
    out: Annotated[int, Field(ge=0)] = 0
    deck: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    locked: Lock | None = None
    dice: tuple[Die, ...] = ()
    """What the movement die shows next."""
    battle: tuple[Face, ...] = ()
    """What the battle dice show next."""
    chance: str = ""
    """The seed of everything after that."""


class RoundText(Part):
    setup: SetupText = SetupText()
    moves: tuple[MoveText, ...] = ()
    checkpoints: tuple[CheckpointText, ...] = ()


def _read_ruleset(given: Any) -> Any:
    return Ruleset.model_validate(given) if isinstance(given, dict) else given


def _one_round(rounds: tuple[RoundText, ...]) -> tuple[RoundText, ...]:
    if len(rounds) != 1:
        raise ValueError("a match of the Haunted House is one round")
    return rounds


class RecordText(Part):
    """A whole match, or as far as it was played."""

    format: Literal["saboteur-record"]
    version: Version
    game: Literal["haunted-house"]
    ruleset: Annotated[Ruleset, BeforeValidator(_read_ruleset)] = Ruleset()
    seats: SeatsText
    rounds: Annotated[tuple[RoundText, ...], AfterValidator(_one_round)]


class ScenarioText(RecordText):
    """A record with a question."""

    ask: AskText = ("state",)
