"""A numbered case of the rules as a value, and what positions and answers of such cases are made of."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games.haunted_house.engine.written import Text, happened, told


class Case(NamedTuple):
    """A position, moves, and what the answer must say; of the state, only what is named is compared."""

    name: str
    setup: Text
    moves: tuple[Text, ...]
    wanted: Callable[[Text], Any]
    comes: Any
    seats: int = 3
    rules: Text | None = None


def state(*names: str) -> Callable[[Text], Any]:
    """Ask for parts of the state."""
    return lambda answer: tuple(answer["state"][name] for name in names)


def result(answer: Text) -> Any:
    """Ask how the match came out."""
    return answer["round"] and answer["round"]["result"]


def faces(answer: Text) -> list[int]:
    """Ask with how many dice each fight was fought."""
    return [len(fight["faces"]) for fight in happened(answer, "fought")]


def drawn(card: str, die: int = 5, **setup: Any) -> Text:
    """A position in which that die and that card come next."""
    return {"dice": [die], "deck": [card], **setup}


def fight(place: str, *shown: str, **setup: Any) -> Text:
    """A position in which the first hunter has rolled, stands in a room, and the battle dice will show that."""
    return {"die": 1, "places": [place, "OUT", "OUT"], "battle": list(shown), **setup}


def outcome_of(case: Case) -> Any:
    """Play a case and return what it asks for."""
    return case.wanted(told(case.setup, *case.moves, seats=case.seats, rules=case.rules))
