"""Whether a seat has another role than the one it looked at last."""

from saboteur_desktop.games.saboteur.engine.events import RoleTaken
from saboteur_desktop.games.saboteur.engine.view import PlayerView


class RolesSeen:
    """Remembers for every seat that looks at this screen up to which change of its role it has looked."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], int] = {}

    def is_new(self, view: PlayerView) -> bool:
        """Whether the role of this seat has changed since it looked."""
        return _changes(view) > self._seen.get(_of(view), 0)

    def look(self, view: PlayerView) -> None:
        """The seat looks at its role as it is now."""
        self._seen[_of(view)] = _changes(view)


def _of(view: PlayerView) -> tuple[int, int]:
    return view.table.round_no, -1 if view.seat is None else view.seat


def _changes(view: PlayerView) -> int:
    return sum(isinstance(event, RoleTaken) for event in view.memory)
