"""What the one hand at the table sounds like: the same for every card it holds."""

from PySide6.QtCore import QObject

from saboteur_desktop.sound.sounds import Sounds
from saboteur_desktop.table.drag import DragController, Exit, Hold
from saboteur_desktop.table.drop_target import Place

_UNHEARD = (Exit.REFUSED, Exit.TURN_ENDED, Exit.CURTAIN)
"""Ways home that have a sound of their own, or of which nothing shall be noticed."""


class HandSounds(QObject):
    """Listens to the controller: picked up, over a place that takes it, turned, refused, put back."""

    def __init__(self, controller: DragController, sounds: Sounds) -> None:
        super().__init__(controller)
        self._sounds = sounds
        self._before: Hold | None = None
        controller.hold_changed.connect(self._hear_hold)
        controller.refused.connect(self._hear_refusal)
        controller.put_back.connect(self._hear_put_back)

    def _hear_hold(self, hold: Hold | None) -> None:
        before, self._before = self._before, hold
        if hold is None:
            return
        if before is None or before.card is not hold.card:
            self._sounds.play("card")
        elif hold.own_turned != before.own_turned:
            self._sounds.play("turn")
        elif hold.place is not None and hold.place.allowed and not _same(hold.place, before.place):
            self._sounds.play("snap")

    def _hear_refusal(self, _place: Place) -> None:
        self._sounds.play("refuse")

    def _hear_put_back(self, way: Exit) -> None:
        if way not in _UNHEARD:
            self._sounds.play("set_down")


def _same(place: Place, other: Place | None) -> bool:
    return other is not None and place.id == other.id
