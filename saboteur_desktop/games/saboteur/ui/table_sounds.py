"""The ear at the mine's table: what is shown and done on it is heard."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from saboteur_desktop.games.saboteur.engine.events import Event
from saboteur_desktop.games.saboteur.ui.event_sounds import sound_of
from saboteur_desktop.games.saboteur.ui.scene import MineScene
from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.table.hand_sounds import HandSounds


class TableSounds(QObject):
    """Goes with a scene."""

    def __init__(self, scene: MineScene, sounds: Sounds) -> None:
        super().__init__(scene)
        self._scene, self._sounds = scene, sounds
        self._hand = HandSounds(scene.controller, sounds)
        scene.sounded.connect(sounds.play)
        scene.peek_started.connect(self._hear_peek)

    def hear(self, events: Sequence[Event]) -> None:
        """What happened is told without being played on the table."""
        for effect in map(sound_of, events):
            if effect is not None:
                self._sounds.play(effect)

    def _hear_peek(self) -> None:
        # A look at a goal has been heard when its map was played.
        if self._scene.shows_role:
            self._sounds.play("peek")
