"""What the records of all games have in common, as pydantic models; deals and moves are each game's own."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

MOST_SEATS: Final = 12


def _counts(given: Any) -> Any:
    # A choice among numbers would take true for 1 and 1.0 for 1, for they are equal.
    if isinstance(given, bool | float):
        raise ValueError(f"a whole number is needed, not {given!r}")
    return given


WHOLE: Final = BeforeValidator(_counts)
"""For a choice among whole numbers: nothing else is as good."""

Version = Annotated[Literal[1], WHOLE]
"""The version of the format."""


class Part(BaseModel):
    """A part of a text: nothing else may stand in it."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class MoveOfSeat(Part):
    """A move, which may name its maker."""

    seat: int | None = None
    """The seat that moves; left out, the seat to move."""


class CheckpointText(Part):
    """What the position must be after that many moves of the round."""

    after: Annotated[int, Field(ge=0)]
    digest: str


class SeatText(Part):
    """A person or computer player at the table."""

    name: str = ""
    kind: Literal["human", "bot"] = "human"
    level: str | None = None
    avatar: int | None = None


def _counted_seats(given: Any) -> Any:
    if isinstance(given, int) and not isinstance(given, bool):
        if not 0 < given <= MOST_SEATS:
            raise ValueError(f"a table has 1 to {MOST_SEATS} seats, not {given}")
        return (SeatText(),) * given
    return tuple(given) if isinstance(given, list) else given


SeatsText = Annotated[
    tuple[SeatText, ...], BeforeValidator(_counted_seats, json_schema_input_type=int | list[SeatText])
]
"""The seats in turn order, or just how many there are."""

_SEAT_NUMBERS = frozenset(map(str, range(MOST_SEATS)))


def _asked(word: str) -> str:
    if word not in {"state", "legal", "round", "events", "view:spectator"} and not (
        word.startswith("view:") and word[5:] in _SEAT_NUMBERS
    ):
        raise ValueError(f"nothing can be asked with {word!r}")
    return word


AskText = tuple[Annotated[str, AfterValidator(_asked)], ...]
"""What a scenario asks for."""
