"""A small panel that tells who won each round."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.events import Winner
from saboteur_desktop.games.saboteur.ui.result_texts import list_of, winner_name
from saboteur_desktop.games.saboteur.ui.side_panel import SidePanel
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.round_pips import Pip, draw_round_pip
from saboteur_desktop.paint.type import CAPTION, CENTRE, CROWDED, draw_text
from saboteur_desktop.table.page_faces import PageFaces

translate = QCoreApplication.translate


class RoundPipsPanel(SidePanel):
    """A disc for each round of the match, those to come too."""

    def __init__(self, parent: QWidget, faces: PageFaces) -> None:
        super().__init__(parent, faces, "right")
        self._title = ""
        self._pips: tuple[Pip, ...] = ()

    def show_rounds(self, winners: Sequence[Winner], rounds: int) -> None:
        """Show who won the rounds so far."""
        pips: list[Pip] = [*winners]
        pips += ["to-come"] * (rounds - len(winners))
        self._pips = tuple(pips)
        self._title = translate("Results", "Round {number} of {rounds}").format(number=len(winners), rounds=rounds)
        said = [f"{number}: {winner_name(winner)}" for number, winner in enumerate(winners, 1)]
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(list_of(said))

    def draw_content(self, p: QPainter, rect: QRectF) -> None:
        s = self.scale
        title = QRectF(rect.left() + 12 * s, rect.top() + 8 * s, rect.width() - 24 * s, 34 * s)
        draw_text(p, title, self._title, CAPTION, sized(21, s), "mist", CENTRE, CROWDED)
        size = 50 * s
        step = min(size * 1.3, (rect.width() - size - 24 * s) / max(1, len(self._pips) - 1))
        left = rect.center().x() - step * (len(self._pips) - 1) / 2 - size / 2
        for place, pip in enumerate(self._pips):
            draw_round_pip(p, QRectF(left + step * place, title.bottom() + 6 * s, size, size), pip, place + 1)
