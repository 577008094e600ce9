"""All that moves by itself on the table of the mine: events, the deal, the light of the turn, the living room."""

from collections.abc import Callable, Sequence

from saboteur_desktop.games.saboteur.engine.events import Event
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.dealing import Dealing
from saboteur_desktop.games.saboteur.ui.event_player import EventPlayer
from saboteur_desktop.games.saboteur.ui.flights import Stage
from saboteur_desktop.games.saboteur.ui.idle_life import IdleLife
from saboteur_desktop.games.saboteur.ui.parts import TableParts, hand_owner
from saboteur_desktop.sound.effects import Effect
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.scene import TableScene
from saboteur_desktop.table.turn_glow import TurnGlow


class Motions:
    """Starts and ends them."""

    def __init__(self, scene: TableScene, parts: TableParts, hear: Callable[[Effect], None]) -> None:
        self._scene, self._panels = scene, parts.panels
        stage = Stage(scene, parts.mine, parts.hand, parts.panels, parts.piles)
        self.life = IdleLife(scene)
        self.dealing = Dealing(stage)
        self.turn_glow = TurnGlow(scene, parts.panels)
        self._player = EventPlayer(stage, hear)
        scene.hurried.connect(self.dealing.finish)

    def add(self, events: Sequence[Event], before: PlayerView, view: PlayerView, held: CardItem | None) -> None:
        """Append the steps of these events to the queue; `held` is the card that already lies where it was dropped."""
        self._player.add(events, view, hand_owner(before), held)

    def clear_away(self) -> None:
        """Nothing is left of what was in the air."""
        self._player.clear_away()

    def clear_away_and(self, draw: Callable[[], None]) -> None:
        """All has been seen: let `draw` draw what stands now, and the light of the turn go where it belongs."""
        self._player.clear_away()
        before = self._panels.active
        draw()
        self.turn_glow.pass_on(before, self._panels.active)

    def deal(self, view: PlayerView) -> None:
        """Show how the round was dealt, if that has just been done and these eyes have not seen it yet."""
        if not self._scene.size.isEmpty():
            self.dealing.show(view.table, hand_owner(view), view.seat)
