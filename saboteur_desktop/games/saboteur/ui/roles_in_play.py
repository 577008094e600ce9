"""What a table of so many seats is dealt: the role cards that are shuffled, and the size of a hand."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.dealer.setup_form import TablePicture
from saboteur_desktop.games.saboteur.engine.roles import Role, role_cards, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui import faces
from saboteur_desktop.games.saboteur.ui.dealt_words import ROLE_ORDER, dealt, role_counts
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.type import CAPTION, NAME, draw_lines, draw_paragraph, paragraph_height
from saboteur_desktop.table.metrics import CARD_RATIO
from saboteur_desktop.table.page_faces import PageFaces
from saboteur_desktop.table.painted_panel import draw_card

_LINE: Final = 42.0
"""Room below the cards for a line of text, at 1080."""
_LOWEST_CARD: Final = 32.0
"""Lower cards would show nothing: then the words alone tell the roles."""


class RolesInPlay(TablePicture):
    """The role cards of a match to come, face up and side by side; nobody has one yet, so nothing is told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = PageFaces(faces.paint)
        self._roles: tuple[Role, ...] = ()
        self._lines: tuple[str, str] = ("", "")
        self._scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_scale(self, scale: float) -> None:
        """Follow the window."""
        self._scale = scale
        self._faces.forget(self.devicePixelRatioF())
        self.update()

    def show_table(self, ruleset: Ruleset, seats: int) -> None:
        playable = seats in seat_counts(ruleset)
        roles = role_cards(ruleset, seats) if playable else ()
        self._roles = tuple(sorted(roles, key=ROLE_ORDER.index))
        self._lines = ("", "") if not playable else (role_counts(roles), dealt(ruleset, seats))
        self.setAccessibleName(self._lines[0])
        self.setAccessibleDescription(self._lines[1])
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        s = self._scale
        room = QRectF(self.rect())
        line, px = max(30.0, _LINE * s), sized(22, s, 16)
        first = max(line, paragraph_height(self._lines[0], NAME, px, room.width()) if self._lines[0] else 0)
        text = QRectF(room.left(), room.bottom() - first - line, room.width(), first)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            cards = room.adjusted(12 * s, 4 * s, -12 * s, text.top() - room.bottom() - 8 * s)
            if cards.height() >= _LOWEST_CARD:
                self._draw_cards(p, cards)
            draw_paragraph(p, text, self._lines[0], NAME, px, "cream")
            below = QRectF(text.left(), text.bottom(), text.width(), line)
            draw_lines(p, below, self._lines[1], CAPTION, sized(19, s), "mist")

    def _draw_cards(self, p: QPainter, room: QRectF) -> None:
        """Lay the cards side by side from the left; the two kinds stand a little apart."""
        apart = 0.35
        kinds = len(set(self._roles))
        if not kinds:
            return
        widths = 1 + 0.62 * (len(self._roles) - 1) + apart * (kinds - 1)
        width = min(room.height() / CARD_RATIO, room.width() / widths) // 4 * 4
        if width < 16:
            return
        x = room.left() + width / 2
        for before, role in zip((None, *self._roles), self._roles, strict=False):
            x += width * apart if before not in (None, role) else 0
            draw_card(p, self._faces, f"role-{role}", QPointF(x, room.center().y()), width)
            x += width * 0.62
