"""The record format as pydantic models: what may be written where. The JSON Schema is made from these."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from saboteur_desktop.games.saboteur.engine.cards import Tool, path_face
from saboteur_desktop.games.saboteur.engine.catalog import BREAKS, EXPANSION_ACTIONS, REPAIRS, is_card, is_path
from saboteur_desktop.games.saboteur.engine.roles import Role
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


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
_MOST_SEATS = 12

assert set(BreakCard.__args__) == set(BREAKS), "the format names every broken-tool card"  # type: ignore[attr-defined]
assert set(RepairCard.__args__) == set(REPAIRS), "the format names every repair card"  # type: ignore[attr-defined]


class _MoveText(_Part):
    seat: int | None = None
    """The seat that moves; left out, the seat to move."""


class PathText(_MoveText):
    do: Literal["path"]
    card: PathCard
    cell: CellText
    turned: bool = False


class BreakText(_MoveText):
    do: Literal["break"]
    card: BreakCard
    target: int


class RepairText(_MoveText):
    do: Literal["repair"]
    card: RepairCard
    target: int
    tool: Tool | None = None


class RockfallText(_MoveText):
    do: Literal["rockfall"]
    cell: CellText


class MapText(_MoveText):
    do: Literal["map"]
    goal: int


class DiscardText(_MoveText):
    do: Literal["discard"]
    cards: tuple[AnyCard, ...]


class TakeGoldText(_MoveText):
    do: Literal["take_gold"]
    card: int


class TheftText(_MoveText):
    do: Literal["theft"]
    card: Literal["theft"] = "theft"


class PlayOnText(_MoveText):
    do: Literal["hands-off", "swap-hands", "inspect", "swap-hats", "trap", "free"]
    card: Literal["hands-off", "swap-hands", "inspect", "swap-hats", "trap", "free"] | None = None
    """May name the card once more."""
    target: int

    @model_validator(mode="after")
    def _same_card(self) -> "PlayOnText":
        if self.card is not None and self.card != self.do:
            raise ValueError(f"the move {self.do} is not made with the card {self.card}")
        return self


class ClearText(_MoveText):
    do: Literal["clear"]
    cards: tuple[AnyCard, ...]
    remove: InFront


class StealText(_MoveText):
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


class LaidText(_Part):
    """A path card on the table."""

    cell: CellText
    card: PathInPlay
    turned: bool = False


class RevealedText(_Part):
    """A goal that lies face up."""

    goal: Literal[0, 1, 2]
    turned: bool = False


class SetupText(_Part):
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


class CheckpointText(_Part):
    """What the position must be after that many moves of the round."""

    after: Annotated[int, Field(ge=0)]
    digest: str


class RoundText(_Part):
    setup: SetupText = SetupText()
    moves: tuple[MoveText, ...] = ()
    checkpoints: tuple[CheckpointText, ...] = ()


class SeatText(_Part):
    name: str = ""
    kind: Literal["human", "bot"] = "human"
    level: str | None = None
    avatar: int | None = None


def _counted_seats(given: Any) -> Any:
    if isinstance(given, int) and not isinstance(given, bool):
        if not 0 < given <= _MOST_SEATS:
            raise ValueError(f"a table has 1 to {_MOST_SEATS} seats, not {given}")
        return (SeatText(),) * given
    return tuple(given) if isinstance(given, list) else given


def _read_ruleset(given: Any) -> Any:
    return Ruleset.model_validate(given) if isinstance(given, dict) else given


class RecordText(_Part):
    """A whole match, or as far as it was played."""

    format: Literal["saboteur-record"]
    version: Literal[1]
    game: Literal["saboteur"]
    ruleset: Annotated[Ruleset, BeforeValidator(_read_ruleset)] = Ruleset()
    seats: Annotated[tuple[SeatText, ...], BeforeValidator(_counted_seats, json_schema_input_type=int | list[SeatText])]
    rounds: Annotated[tuple[RoundText, ...], Field(min_length=1)]


_SEAT_NUMBERS = frozenset(map(str, range(_MOST_SEATS)))


def _ask(word: str) -> str:
    if word not in {"state", "legal", "round", "events", "view:spectator"} and not (
        word.startswith("view:") and word[5:] in _SEAT_NUMBERS
    ):
        raise ValueError(f"nothing can be asked with {word!r}")
    return word


class ScenarioText(RecordText):
    """A record with a question."""

    ask: tuple[Annotated[str, AfterValidator(_ask)], ...] = ("state",)
