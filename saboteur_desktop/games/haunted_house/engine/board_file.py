"""The boards as files: what a house looks like and where its doors are. Another board is another file."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

DoorColour = Literal["none", "blue", "green"]
Wall = Literal["N", "E", "S", "W"]
GridCell = tuple[int, int]
"""Column and row, from the top left."""

_FOLDER: Final = files(__package__).joinpath("boards")


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Grid(_Part):
    """The house as a drawing: one letter for each cell, row by row."""

    columns: int
    rows: int
    cells: tuple[str, ...]
    legend: dict[str, str]


class Entrance(_Part):
    """The only way between the house and the outside."""

    id: str
    square: str
    side: Wall


class Outside(_Part):
    """The place in front of the house."""

    id: str
    capacity: None
    entrance: Entrance


class Room(_Part):
    """A room: one space to walk in, however large it is drawn."""

    id: str
    theme: str
    """What kind of room it is; its name is the screen's business."""
    cells: tuple[GridCell, ...]
    label_cell: GridCell
    jewel: bool
    start_ghosts: Annotated[int, Field(ge=0, le=2)]
    doors: tuple[str, ...]
    wing: str


class Corridor(_Part):
    """A square of the corridor."""

    id: str
    cell: GridCell
    neighbours: tuple[str, ...]


class Door(_Part):
    """A door: the wall on the named side of the named cell."""

    id: str
    between: tuple[str, str]
    cell: GridCell
    side: Wall
    colour: DoorColour


class Link(_Part):
    """A step from one space to the next."""

    to: str
    via: str
    """The door, ``open`` or ``entrance``."""
    colour: DoorColour


class Furnishing(_Part):
    """Where jewels and ghosts are at the start."""

    jewel_rooms: tuple[str, ...]
    start_ghost_rooms: tuple[str, ...]
    start_ghosts_per_room: int


class BoardFile(_Part):
    """A board as its file tells it."""

    id: str
    version: int
    note: str
    grid: Grid
    outside: Outside
    rooms: tuple[Room, ...]
    corridors: tuple[Corridor, ...]
    doors: tuple[Door, ...]
    adjacency: dict[str, tuple[Link, ...]]
    overflow_order: tuple[str, ...]
    setup: Furnishing
    distance_from_outside: dict[str, int]
    distance_from_outside_blue_locked: dict[str, int]
    distance_from_outside_green_locked: dict[str, int]


def board_ids() -> tuple[str, ...]:
    """Return the boards that there are, by their ids."""
    return tuple(
        sorted(entry.name.removesuffix(".json") for entry in _FOLDER.iterdir() if entry.name.endswith(".json"))
    )


@cache
def board_file(board_id: str) -> BoardFile:
    """Return the file of a board; raises KeyError when there is none of that id."""
    if board_id not in board_ids():
        raise KeyError(board_id)
    text: Any = _FOLDER.joinpath(f"{board_id}.json").read_bytes()
    return BoardFile.model_validate_json(text)
