"""Plays what happened as movement on the table. It may stop anywhere: a `sync` puts everything right."""

from collections.abc import Callable, Sequence
from functools import partial

from saboteur_desktop.games.saboteur.engine.events import (
    CardDrawn,
    Discarded,
    Event,
    GoalTurned,
    MapRead,
    PathLaid,
    RocksDropped,
    SeatSkipped,
    ToolBroken,
    ToolRepaired,
)
from saboteur_desktop.games.saboteur.engine.view import PlayerView
from saboteur_desktop.games.saboteur.ui.effects import Effects
from saboteur_desktop.games.saboteur.ui.event_sounds import sound_of
from saboteur_desktop.games.saboteur.ui.expansion_player import ExpansionPlayer
from saboteur_desktop.games.saboteur.ui.flights import Flights, Stage
from saboteur_desktop.games.saboteur.ui.hand_player import HandPlayer
from saboteur_desktop.games.saboteur.ui.mine_player import MinePlayer
from saboteur_desktop.games.saboteur.ui.tool_player import ToolPlayer
from saboteur_desktop.sound.effects import Effect
from saboteur_desktop.table.animation import Motion, Tween, pause
from saboteur_desktop.table.card_item import CardItem
from saboteur_desktop.table.flight import at_once


class EventPlayer:
    """Turns events into steps of the scene's queue."""

    def __init__(self, stage: Stage, hear: Callable[[Effect], None]) -> None:
        self._stage, self._hear = stage, hear
        self._flights = Flights(stage)
        self._effects = Effects(stage)
        self._mine = MinePlayer(stage, self._flights, self._effects)
        self._tools = ToolPlayer(stage, self._flights, self._effects)
        self._hands = HandPlayer(stage, self._flights)
        self._expansion = ExpansionPlayer(stage, self._flights)

    def add(self, events: Sequence[Event], view: PlayerView, hand_seat: int | None, held: CardItem | None) -> None:
        """Append the steps of these events; `held` is the card that already lies where it was dropped."""
        self._flights.begin(hand_seat, held)
        for event in events:
            self._add(event, view)
        for event in events:
            if isinstance(event, MapRead) and event.card is not None:
                self._mine.bring(view.table.board.rules.goals[event.goal])

    def clear_away(self) -> None:
        """Remove the cards that were in the air, and all that flew about with them."""
        self._flights.clear_away()
        self._effects.clear_away()

    def _add(self, event: Event, view: PlayerView) -> None:
        sound, board = self._sound(event), view.table.board
        match event:
            case PathLaid():
                self._mine.lay(event, board, sound, partial(self._hear, "light"))
            case GoalTurned(goal):
                self._mine.turn_goal(event, board.rules.goals[goal], sound)
            case RocksDropped():
                self._mine.drop_rocks(event, board, sound)
            case MapRead(_, goal):
                self._mine.read_map(event, board.rules.goals[goal], sound)
            case ToolBroken():
                self._tools.break_tool(event, sound)
            case ToolRepaired():
                self._tools.mend_tool(event, sound)
            case Discarded():
                self._hands.discard(event, sound)
            case CardDrawn():
                self._hands.draw(event, sound)
            case SeatSkipped(seat):
                self._stage.scene.queue.add(_pulse(self._stage.panels[seat].setOpacity))
            case _:
                self._expansion.add(event, sound)

    def _sound(self, event: Event) -> Tween:
        """A part of the step in which the event is seen, so that eye and ear are told at once."""
        effect = sound_of(event)
        return pause(0) if effect is None else at_once(partial(self._hear, effect))


def _pulse(set_strength: Callable[[float], None]) -> Tween:
    return Tween(lambda progress: set_strength(0.5 + 0.5 * progress), Motion(400))
