"""Light in the tunnels: it runs along what is joined anew, and goes out in what is cut off."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve

from saboteur_desktop.games.saboteur.engine.board import Board
from saboteur_desktop.games.saboteur.engine.geometry import STEPS, Cell
from saboteur_desktop.games.saboteur.ui.mine_zone import MineZone
from saboteur_desktop.table.animation import Apply, Motion, Tween

CARD_MS: Final = 90
WHOLE_MS: Final = 900
"""How long the light takes from one card to the next, and for all of them at most."""
FADE_MS: Final = 200
OUT: Final = Motion(400, QEasingCurve.Type.InOutSine, FADE_MS)


class Crossfade:
    """Pictures of cards that give way to others; under reduced motion all of them at once."""

    def __init__(self, mine: MineZone, reduced: Callable[[], bool]) -> None:
        self._mine, self._reduced = mine, reduced
        self._fading: dict[Cell, Apply] = {}

    def begin(self, cells: Iterable[Cell], change: Callable[[], None]) -> None:
        """Keep the pictures of these cells while something changes them."""
        for cell in cells:
            item = self._mine.item_at(cell)
            if item is not None:
                self._fading[cell] = item.keep_picture()
        change()

    def apply(self, progress: float) -> None:
        """Let all of them fade; under reduced motion that is for `fade` to do."""
        if not self._reduced():
            self.fade(progress)

    def fade(self, progress: float) -> None:
        """Let all of them fade."""
        for cell in list(self._fading):
            self.fade_one(cell, progress)

    def fade_one(self, cell: Cell, progress: float) -> None:
        """Let one of them fade."""
        if cell in self._fading and self._mine.item_at(cell) is not None:
            self._fading[cell](progress)
        if progress >= 1:
            self._fading.pop(cell, None)


class Lights:
    """Turns them on and off."""

    def __init__(self, mine: MineZone, reduced: Callable[[], bool]) -> None:
        self._mine, self._reduced = mine, reduced

    def run(self, board: Board, start: Cell, heard: Callable[[], None]) -> Tween | None:
        """Light up one after the other, from a card outwards, what is dark now and lit on that board."""
        order = [cell for cell in outwards(board, start) if cell != start and not self._mine.is_lit(cell)]
        if not order:
            return None
        crossfade = Crossfade(self._mine, self._reduced)
        kindled: set[Cell] = set()

        def apply(progress: float) -> None:
            for place, cell in enumerate(order):
                own = progress * len(order) - place
                if own <= 0:
                    break
                if cell not in kindled:
                    kindled.add(cell)
                    crossfade.begin((cell,), lambda cell=cell: self._mine.light(cell, True))  # type: ignore[misc]
                if not self._reduced():
                    crossfade.fade_one(cell, min(1.0, own))
            if progress >= 1:
                self._mine.lay_shade()

        motion = Motion(min(WHOLE_MS, CARD_MS * len(order)), QEasingCurve.Type.OutQuad, FADE_MS)
        return Tween(apply, motion, heard, crossfade.fade)

    def go_out(self, board: Board, change: Callable[[], None]) -> Tween:
        """Let `change` draw that board; what hung together with the start before and does not now grows dark."""
        crossfade = Crossfade(self._mine, self._reduced)

        def begin() -> None:
            dark = [cell for cell in board.cards if cell not in board.linked and self._mine.is_lit(cell)]
            crossfade.begin(dark, change)

        return Tween(crossfade.apply, OUT, begin, crossfade.fade)


def outwards(board: Board, start: Cell) -> Sequence[Cell]:
    """The linked cards by their distance from one of them, along the tunnels."""
    linked = board.linked
    if start not in linked:
        return ()
    order, seen = [start], {start}
    for cell in order:
        for bit, dx, dy, _ in STEPS:
            beside = Cell(cell.x + dx, cell.y + dy)
            if linked[cell] & bit and beside in linked and beside not in seen:
                seen.add(beside)
                order.append(beside)
    return order
