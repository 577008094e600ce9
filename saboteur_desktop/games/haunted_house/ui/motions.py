"""All that moves by itself on the house's table: what happens, and the light of the turn."""

from collections.abc import Callable, Sequence

from saboteur_desktop.games.haunted_house.engine.events import Event
from saboteur_desktop.games.haunted_house.ui.event_player import EventPlayer
from saboteur_desktop.games.haunted_house.ui.parts import HouseParts
from saboteur_desktop.games.haunted_house.ui.pawns import Pawns
from saboteur_desktop.games.haunted_house.ui.stage import Stage
from saboteur_desktop.sound.effects import Effect
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.turn_glow import TurnGlow


class Motions:
    """Starts and ends them."""

    def __init__(self, scene: TableScene, parts: HouseParts, pawns: Pawns, hear: Callable[[Effect], None]) -> None:
        self._hunters = parts.hunters
        self.turn_glow = TurnGlow(scene, parts.hunters)
        self._player = EventPlayer(Stage(scene, parts, pawns), hear)

    def add(self, events: Sequence[Event]) -> None:
        """Append the steps of these events to the queue."""
        self._player.add(events)

    def clear_away(self) -> None:
        """Nothing is left of what was in the air."""
        self._player.clear_away()

    def clear_away_and(self, draw: Callable[[], None]) -> None:
        """All has been seen: let `draw` draw what stands now, and the light of the turn go where it belongs."""
        self._player.clear_away()
        before = self._hunters.active
        draw()
        self.turn_glow.pass_on(before, self._hunters.active)
