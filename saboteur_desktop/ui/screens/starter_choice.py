"""Who starts: asked of the players, drawn at random, or chosen."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.type import CAPTION, NAME
from saboteur_desktop.ui.screens.seat_row import SeatRow
from saboteur_desktop.ui.widgets.avatar_button import AvatarButton
from saboteur_desktop.ui.widgets.segments import Segments
from saboteur_desktop.ui.widgets.text_label import TextLine

_IN_A_ROW: Final = 10
"""More faces of those who may start stand in two rows."""


class StarterChoice(QObject):
    """The part of the form for a new game that names the first player. One who plays alone is not asked."""

    changed = Signal()

    def __init__(self, parent: QWidget, most: int) -> None:
        """Ask up to so many players."""
        super().__init__(parent)
        self._starter, self._rows = 0, 0
        self._most = most
        self._heading = TextLine(parent, NAME, 26, "sand", floor=18)
        self.who = Segments(parent, ("youngest", "random", "chosen"), "youngest", px=20)
        self._question = TextLine(parent, CAPTION, 20, "mist")
        self.faces = [AvatarButton(parent, face, 74) for face in range(most)]
        self.who.chosen.connect(self.changed)
        for place, button in enumerate(self.faces):
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.clicked.connect(lambda _checked=False, seat=place: self._choose(seat))

    @property
    def starter(self) -> int | None:
        """The seat that begins; None draws one."""
        return None if self.who.current() == "random" and self._rows > 1 else self._starter

    def widgets(self) -> tuple[QWidget, ...]:
        """What takes the keyboard, in order."""
        return self.who, *self.faces

    def begin_anew(self, at_random: bool) -> None:
        """Begin with the first seat until somebody says otherwise, or draw the first player."""
        self._starter = 0
        self._ask_as(at_random)

    def propose(self, at_random: bool) -> None:
        """Ask as the rules do that were chosen now, unless somebody was named."""
        if self.who.current() != "chosen":
            self._ask_as(at_random)

    def forget_seat(self, place: int, left: int) -> None:
        """Somebody has left that seat, and so many stay."""
        if self._starter > place or self._starter == left:
            self._starter -= 1

    def show_rows(self, rows: Sequence[SeatRow]) -> None:
        """Offer those who sit down now."""
        self._rows = len(rows)
        asked = len(rows) > 1
        who = self.who.current()
        for widget in (self._heading, self.who, self._question):
            widget.setVisible(asked)
        for place, button in enumerate(self.faces):
            seated = place < len(rows)
            button.setVisible(seated and asked and who != "random")
            button.setChecked(place == self._starter)
            if seated:
                button.set_face(rows[place].avatar.face)
                button.set_bot(rows[place].is_bot)
                button.setAccessibleName(rows[place].plan().name)
        self._question.set_text(self._ask(rows[self._starter].plan().name if rows and who != "random" else ""))

    def retranslate(self) -> None:
        """Say everything in the language that is on."""
        self._heading.set_text(self.tr("Who starts"))
        self.who.set_labels([self.tr("Youngest"), self.tr("At random"), self.tr("Chosen")])
        self.who.setAccessibleName(self.tr("Who starts"))

    def arrange(self, x: float, y: float, width: float, s: float) -> float:
        """Lie there, one below the other; returns where it ends."""
        if self._rows == 1:
            return y
        y = self._heading.lie_at(x, y, width, 40 * s) + 4 * s
        size = self.who.sizeHint()
        room = self.who.room()
        self.who.setGeometry(
            round(x) - room, round(y), min(round(width) + 2 * room, size.width()), size.height()
        )  # its pill begins where the lines above and below it do
        y = self._question.lie_at(x, y + size.height() + 4 * s, width, 32 * s) + 2 * s
        return self._arrange_faces(QRectF(x, y, width, max(48.0, 78 * s))) + 22 * s

    def _arrange_faces(self, line: QRectF) -> float:
        """Put those who may start side by side, many of them in two rows; returns where they end."""
        in_a_row = _IN_A_ROW if self._rows <= _IN_A_ROW else ceil(self._most / 2)
        side = min(line.height(), line.width() / in_a_row)
        for place, button in enumerate(self.faces):
            row, column = divmod(place, in_a_row)
            top = line.top() + row * line.height()
            button.setGeometry(round(line.left() + column * side), round(top), round(side), round(line.height()))
        return line.top() + ceil(self._rows / in_a_row) * line.height()

    def _ask_as(self, at_random: bool) -> None:
        self.who.set_current("random" if at_random else "youngest")

    def _choose(self, seat: int) -> None:
        self._starter = seat
        self.changed.emit()

    def _ask(self, name: str) -> str:
        if not name:
            return ""
        if self.who.current() == "youngest":
            return self.tr("The youngest player is: {name}").format(name=name)
        return self.tr("The first player is: {name}").format(name=name)
