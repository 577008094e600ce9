"""A screen that lies flat between people: half of them sit at its near edge, half at the far one."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.ui.half_turn import HalfTurn
from saboteur_desktop.ui.screens.curtain import Curtain


def far_seats(people: Sequence[int]) -> frozenset[int]:
    """Who sits at the far edge, when people sit down clockwise in the order of their seats.

    As on the table, the first half goes up the left side and the others come down the right; the upper half of each
    side is the far edge. Two sit face to face, four two by two.
    """
    first = (len(people) + 1) // 2
    left, right = people[:first], people[first:]
    return frozenset((*left[first // 2 + first % 2 :], *right[: (len(right) + 1) // 2]))


class FlatTable(QObject):
    """Turns the table, and what lies over it, towards the person whose turn it is."""

    turned = Signal(bool)
    """Whether everything faces the far edge now."""

    def __init__(self, view: MineView, curtain: Curtain, over: Sequence[QWidget], people: Sequence[int]) -> None:
        super().__init__(view)
        self._view, self._curtain = view, curtain
        page = view.parentWidget()
        assert page is not None
        self._over = HalfTurn(page, over)
        self._far = far_seats(sorted(people))
        self._flat = False

    def set_flat(self, flat: bool, seat: int | None) -> None:
        """Whether the screen lies flat; it turns at once to the seat that looks at it, if somebody does."""
        if flat == self._flat:
            return
        self._flat = flat
        self.hang_for(seat)
        self.turn_to(seat)

    def hang_for(self, seat: int | None) -> None:
        """Turn the curtain towards that seat; the table behind it waits."""
        self._curtain.set_turned(self._is_far(seat))

    def turn_to(self, seat: int | None) -> None:
        """Turn the table, with its seats where they were, and all that lies over it."""
        far = self._is_far(seat)
        self._view.set_turned(far)
        self._view.table_scene.set_far(far)
        self._over.set_turned(far)
        self.turned.emit(far)

    def _is_far(self, seat: int | None) -> bool:
        return self._flat and seat in self._far
