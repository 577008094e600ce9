"""The mark on the badge of whoever has another role than the one looked at last."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from saboteur_desktop.games.saboteur.engine.events import RoleTaken
from saboteur_desktop.games.saboteur.engine.view import PlayerView

if TYPE_CHECKING:
    from saboteur_desktop.games.saboteur.ui.scene import MineScene


class NewRole(QObject):
    """Remembers for every seat that looks at this screen up to which change of its role it has looked."""

    def __init__(self, scene: "MineScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self._seen: dict[tuple[int, int], int] = {}
        scene.peek_started.connect(self._look)

    def show(self) -> None:
        """Mark the badge as the eyes at the screen have to see it."""
        scene, view = self._scene, self._scene.view
        new = view is not None and scene.private_visible and _changes(view) > self._seen.get(_whose(view), 0)
        scene.parts.badge.set_new(new)

    def _look(self) -> None:
        """Something secret shows itself: perhaps it is the role."""
        scene, view = self._scene, self._scene.view
        of_own = scene.shows_role or (scene.peek.look is not None and scene.peek.look.own_role)
        if view is not None and of_own:
            self._seen[_whose(view)] = _changes(view)
            self.show()


def _whose(view: PlayerView) -> tuple[int, int]:
    return view.table.round_no, -1 if view.seat is None else view.seat


def _changes(view: PlayerView) -> int:
    return sum(isinstance(event, RoleTaken) for event in view.memory)
