"""Plays what happened as movement on the table. It may stop anywhere: a `sync` puts everything right."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from saboteur_desktop.games.haunted_house.engine.events import (
    CardTurned,
    DoorsLocked,
    DoorsUnlocked,
    Event,
    Fought,
    GhostCame,
    GhostsGone,
    HauntingCame,
    HauntingGone,
    JewelLaid,
    JewelOut,
    JewelTaken,
    MatchBegun,
    MatchEnded,
    NumberShown,
    PileShuffled,
    Rolled,
    Walked,
)
from saboteur_desktop.games.haunted_house.ui.card_player import CardPlayer
from saboteur_desktop.games.haunted_house.ui.effects import Effects
from saboteur_desktop.games.haunted_house.ui.event_sounds import sound_of
from saboteur_desktop.games.haunted_house.ui.hunter_player import HunterPlayer
from saboteur_desktop.games.haunted_house.ui.spirit_player import SpiritPlayer
from saboteur_desktop.games.haunted_house.ui.stage import Stage
from saboteur_desktop.sound.effects import Effect
from saboteur_desktop.table.animation import Tween, pause
from saboteur_desktop.table.flight import at_once

_END_MS: Final = 700
"""How long the house is looked at before the match is over."""


class EventPlayer:
    """Turns events into steps of the scene's queue."""

    def __init__(self, stage: Stage, hear: Callable[[Effect], None]) -> None:
        self._queue, self._hear = stage.scene.queue, hear
        self._effects = Effects(stage)
        self._cards = CardPlayer(stage, self._effects)
        self._spirits = SpiritPlayer(stage, self._cards, self._effects)
        self._hunters = HunterPlayer(stage, self._effects)

    def add(self, events: Sequence[Event]) -> None:
        """Append the steps of these events."""
        for event in events:
            if not isinstance(event, GhostCame):
                self._cards.lay_away()
            self._add(event)
        self._cards.lay_away()

    def clear_away(self) -> None:
        """Remove the cards that were in the air, and all that flew about with them."""
        self._cards.clear_away()
        self._effects.clear_away()

    def _add(self, event: Event) -> None:
        sound = self._sound(event)
        match event:
            case Rolled():
                self._cards.roll(event, sound)
            case CardTurned():
                self._cards.turn(event, sound)
            case PileShuffled():
                self._cards.shuffle(event, sound)
            case GhostCame():
                self._spirits.come(event, sound)
            case HauntingCame():
                self._spirits.haunt(event, sound)
            case Fought():
                self._spirits.fight(event, sound)
            case GhostsGone():
                self._spirits.go(event, sound)
            case HauntingGone():
                self._spirits.banish(event, sound)
            case MatchEnded():
                self._queue.add(pause(_END_MS), sound)
            case MatchBegun():
                self._queue.add(sound)
            case _:
                self._add_deed(event, sound)

    def _add_deed(self, event: Event, sound: Tween) -> None:
        match event:
            case Walked():
                self._hunters.walk(event, sound)
            case NumberShown():
                self._hunters.show_number(event, sound)
            case JewelTaken():
                self._hunters.take(event, sound)
            case JewelLaid():
                self._hunters.lay(event, sound)
            case JewelOut():
                self._hunters.bring_out(event, sound)
            case DoorsLocked():
                self._hunters.lock(event, sound)
            case DoorsUnlocked():
                self._hunters.unlock(event, sound)

    def _sound(self, event: Event) -> Tween:
        """A part of the step in which the event is seen, so that eye and ear are told at once."""
        effect = sound_of(event)
        return pause(0) if effect is None else at_once(partial(self._hear, effect))
