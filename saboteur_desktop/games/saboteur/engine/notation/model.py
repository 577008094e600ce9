"""The record format as pydantic models: what may be written where. The JSON Schema is made from these."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from saboteur_desktop.games.saboteur.engine.cards import Tool, path_face
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, EXPANSION_ACTIONS, REPAIRS, is_card, is_path
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.kernel.record_text import WHOLE, AskText, CheckpointText, MoveOfSeat, Part, SeatsText, Version


def _any_card(text: str) -> str:
    if not is_card(text):
        path_face(text)
    return text


def _hand_card(text: str) -> str:
    if not is_card(text):
        raise ValueError(f"no card of this game is written {text!r}")
    return text


def _path_card(text: str) -> str:
    if not is_path(text):
        path_face(text)
        if text in {"start", "gold", "stone-SW", "stone-ES"}:
            raise ValueError(f"{text} is not a card that can be laid")
    return text


def _path_in_play(text: str) -> str:
    if not is_path(text):
        raise ValueError(f"no path card of this game is written {text!r}")
    return text


AnyCard = Annotated[str, AfterValidator(_any_card)]
HandCard = Annotated[str, AfterValidator(_hand_card)]
PathCard = Annotated[str, AfterValidator(_path_card)]
PathInPlay = Annotated[str, AfterValidator(_path_in_play)]
BreakCard = Literal["break-pickaxe", "break-lantern", "break-cart"]
RepairCard = Literal[
    "repair-pickaxe",
    "repair-lantern",
    "repair-cart",
    "repair-pickaxe-lantern",
    "repair-pickaxe-cart",
    "repair-lantern-cart",
]
GoalCard = Literal["gold", "stone-SW", "stone-ES"]
CellText = tuple[int, int]
Nuggets = Annotated[int, Field(ge=0)]
InFront = Literal["break-pickaxe", "break-lantern", "break-cart", "theft", "trap"]

assert set(BreakCard.__args__) == set(BREAKS), "the format names every broken-tool card"  # type: ignore[attr-defined]
assert set(RepairCard.__args__) == set(REPAIRS), "the format names every repair card"  # type: ignore[attr-defined]


class PathText(MoveOfSeat):
    do: Literal["path"]
    card: PathCard
    cell: CellText
    turned: bool = False


class BreakText(MoveOfSeat):
    do: Literal["break"]
    card: BreakCard
    target: int


class RepairText(MoveOfSeat):
    do: Literal["repair"]
    card: RepairCard
    target: int
    tool: Tool | None = None


class RockfallText(MoveOfSeat):
    do: Literal["rockfall"]
    cell: CellText


class MapText(MoveOfSeat):
    do: Literal["map"]
    goal: int


class DiscardText(MoveOfSeat):
    do: Literal["discard"]
    cards: tuple[AnyCard, ...]


class TakeGoldText(MoveOfSeat):
    do: Literal["take_gold"]
    card: int


class TheftText(MoveOfSeat):
    do: Literal["theft"]
    card: Literal["theft"] = "theft"


class PlayOnText(MoveOfSeat):
    do: Literal["hands-off", "swap-hands", "inspect", "swap-hats", "trap", "free"]
    card: Literal["hands-off", "swap-hands", "inspect", "swap-hats", "trap", "free"] | None = None
    """May name the card once more."""
    target: int

    @model_validator(mode="after")
    def _same_card(self) -> "PlayOnText":
        if self.card is not None and self.card != self.do:
            raise ValueError(f"the move {self.do} is not made with the card {self.card}")
        return self


class ClearText(MoveOfSeat):
    do: Literal["clear"]
    cards: tuple[AnyCard, ...]
    remove: InFront


class StealText(MoveOfSeat):
    do: Literal["steal"]
    target: int | None


MoveText = Annotated[
    PathText
    | BreakText
    | RepairText
    | RockfallText
    | MapText
    | DiscardText
    | TakeGoldText
    | TheftText
    | PlayOnText
    | ClearText
    | StealText,
    Field(discriminator="do"),
]
MOVE_WORDS = frozenset(
    {"path", "break", "repair", "rockfall", "map", "discard", "take_gold", "clear", "steal", *EXPANSION_ACTIONS}
)


class LaidText(Part):
    """A path card on the table."""

    cell: CellText
    card: PathInPlay
    turned: bool = False


class RevealedText(Part):
    """A goal that lies face up."""

    goal: Annotated[Literal[0, 1, 2], WHOLE]
    turned: bool = False


class SetupText(Part):
    """A deal, or for a scenario any position; what is left out is empty."""

    starter: int = 0
    roles: tuple[Role, ...] | None = None
    spare_roles: tuple[Role, ...] = ()
    goals: Annotated[tuple[GoalCard, ...], Field(min_length=3, max_length=3)] = ("stone-SW", "gold", "stone-ES")
    hands: tuple[tuple[HandCard, ...], ...] | None = None
    deck: tuple[HandCard, ...] = ()
    gold_deck: tuple[Nuggets, ...] = ()
    table: tuple[LaidText, ...] = ()
    revealed: tuple[RevealedText, ...] = ()
    in_front: tuple[tuple[InFront, ...], ...] | None = None
    gold: tuple[tuple[Nuggets, ...], ...] | None = None


class RoundText(Part):
    setup: SetupText = SetupText()
    moves: tuple[MoveText, ...] = ()
    checkpoints: tuple[CheckpointText, ...] = ()


def _read_ruleset(given: Any) -> Any:
    return Ruleset.model_validate(given) if isinstance(given, dict) else given


class RecordText(Part):
    """A whole match, or as far as it was played."""

    format: Literal["saboteur-record"]
    version: Version
    game: Literal["saboteur"]
    ruleset: Annotated[Ruleset, BeforeValidator(_read_ruleset)] = Ruleset()
    seats: SeatsText
    rounds: Annotated[tuple[RoundText, ...], Field(min_length=1)]


class ScenarioText(RecordText):
    """A record with a question."""

    ask: AskText = ("state",)
