"""What a table of so many seats is dealt: the role cards that are shuffled, and the size of a hand."""

from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.engine.roles import Role, hand_size, role_cards
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.painted_panel import draw_card
from saboteur_desktop.games.saboteur.ui.result_faces import ResultFaces
from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.paint.placing import HINTS
from saboteur_desktop.paint.type import CAPTION, NAME, draw_text
from saboteur_desktop.table.metrics import CARD_RATIO

translate = QCoreApplication.translate

_ORDER: Final = ("miner", "saboteur")
_TEXT: Final = 84.0
"""Room beside the cards for the lines of text, at 1080."""


class RolesInPlay(QWidget):
    """The role cards of a match to come, face up and side by side; nobody has one yet, so nothing is told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = ResultFaces()
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
        """Show what that many seats are dealt under a ruleset."""
        roles = role_cards(ruleset, seats)
        self._roles = tuple(sorted(roles, key=_ORDER.index))
        hand = translate("RolesInPlay", "%n card(s) in each hand", "", hand_size(ruleset, seats))
        spare = translate("RolesInPlay", "One of these roles stays out, unseen.") if len(roles) > seats else ""
        self._lines = self._counts(), translate("RolesInPlay", "{hand}. {spare}").format(hand=hand, spare=spare).strip()
        self.setAccessibleName(self._lines[0])
        self.setAccessibleDescription(self._lines[1])
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        s = self._scale
        room = QRectF(self.rect())
        text = max(56.0, _TEXT * s)
        with QPainter(self) as p:
            p.setRenderHints(HINTS)
            self._draw_cards(p, room.adjusted(12 * s, 4 * s, -12 * s, -text - 8 * s))
            line = text / 2
            first = QRectF(room.left(), room.bottom() - text, room.width(), line)
            draw_text(p, first, self._lines[0], NAME, sized(22, s, 16), "cream")
            draw_text(p, first.translated(0, line), self._lines[1], CAPTION, sized(19, s), "mist")

    def _draw_cards(self, p: QPainter, room: QRectF) -> None:
        """Lay the cards side by side from the left; the two kinds stand a little apart."""
        apart = 0.35
        widths = 1 + 0.62 * (len(self._roles) - 1) + apart
        width = min(room.height() / CARD_RATIO, room.width() / widths) // 4 * 4
        if width < 16:
            return
        x = room.left() + width / 2
        for before, role in zip((None, *self._roles), self._roles, strict=False):
            x += width * apart if before not in (None, role) else 0
            draw_card(p, self._faces, f"role-{role}", QPointF(x, room.center().y()), width)
            x += width * 0.62

    def _counts(self) -> str:
        count = {role: len(list(cards)) for role, cards in groupby(self._roles)}
        return translate("RolesInPlay", "{miners}, {saboteurs}").format(
            miners=translate("RolesInPlay", "%n gold miner(s)", "", count.get("miner", 0)),
            saboteurs=translate("RolesInPlay", "%n saboteur(s)", "", count.get("saboteur", 0)),
        )
