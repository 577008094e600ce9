"""A small panel that tells to which teams the way to the gold was open, and how many crystals counted."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.cards import Team
from saboteur_desktop.games.saboteur.engine.points import TEAMS
from saboteur_desktop.games.saboteur.ui.result_texts import list_of, winner_name
from saboteur_desktop.games.saboteur.ui.side_panel import SidePanel
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.marks import cross, drop, leaf, tick
from saboteur_desktop.paint.minerals import crystal
from saboteur_desktop.paint.palette import DOORS, color
from saboteur_desktop.paint.paper import sheet
from saboteur_desktop.paint.paths import ellipse
from saboteur_desktop.paint.placing import box, faded
from saboteur_desktop.paint.strokes import fill, line
from saboteur_desktop.paint.type import CAPTION, CENTRE, NAME, draw_text, text_width
from saboteur_desktop.table.page_faces import PageFaces

translate = QCoreApplication.translate

_SIGNS: dict[Team, Callable[[QPainter], None]] = {"blue": drop, "green": leaf}


class WayPanel(SidePanel):
    """The sign of each team with a tick or a cross, and a crystal with a number."""

    def __init__(self, parent: QWidget, faces: PageFaces) -> None:
        super().__init__(parent, faces, "left")
        self._title = ""
        self._reached = False
        self._open_to: tuple[Team, ...] = ()
        self._crystals = 0

    def show_ways(self, reached: bool, open_to: Sequence[Team], crystals: int) -> None:
        """Show whom the way to the gold let through, if it was reached, and how many crystals counted."""
        self._reached, self._open_to, self._crystals = reached, tuple(open_to), crystals
        counted = translate("Results", "Crystals that count: {number}").format(number=crystals)
        if not reached:
            self._title = translate("Results", "Crystals")
            said = counted
        else:
            self._title = translate("Results", "Who gets through")
            teams = list_of([winner_name(team) for team in open_to]) or winner_name("none")
            said = f"{teams}. {counted}"
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(said)

    def draw_content(self, p: QPainter, rect: QRectF) -> None:
        s = self.scale
        title = QRectF(rect.left() + 12 * s, rect.top() + 8 * s, rect.width() - 24 * s, 34 * s)
        draw_text(p, title, self._title, CAPTION, sized(21, s), "mist", CENTRE)
        size, number, px = 52 * s, str(self._crystals), 30 * s
        step = size * 1.24
        of_crystals = size * 0.9 + text_width(number, NAME, px)
        width = of_crystals + (2 * step + 14 * s if self._reached else 0)
        x = rect.center().x() - width / 2
        top = title.bottom() + 5 * s
        if self._reached:
            for team in TEAMS:
                self._draw_team(p, QRectF(x, top, size, size), team)
                x += step
            p.fillRect(QRectF(x + 2 * s, top + 4 * s, 1.4, size - 8 * s), color("night5", 0.8))
            x += 14 * s
        crystal(p, x + size * 0.42, top + size * 0.54, size * 0.48, 2 * s)
        room = QRectF(x + size * 0.9, top, text_width(number, NAME, px) + 4, size)
        draw_text(p, room, number, NAME, px, "cream")

    def _draw_team(self, p: QPainter, disc: QRectF, team: Team) -> None:
        """The team's sign on its colour; pale where a door shut the way."""
        is_open = team in self._open_to
        ground, rim = DOORS[team]
        x, y, radius = disc.center().x(), disc.center().y(), disc.width() / 2
        with faded(p, 1.0 if is_open else 0.45):
            sheet(p, ellipse(x, y, radius), ground, 2)
            line(p, ellipse(x, y, radius - 1), rim, 2)
            fill(p, ellipse(x, y, radius * 0.72), color("night0", 0.62))
            with box(p, x, y, radius * 1.3):
                _SIGNS[team](p)
        mark = radius * 0.56
        x, y = x + radius * 0.72, y + radius * 0.6
        sheet(p, ellipse(x, y, mark), "night0", 1.5)
        with box(p, x, y, mark * 1.5):
            tick(p) if is_open else cross(p)
