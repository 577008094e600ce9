"""A screen that lies flat between people: half of them sit at its near edge, half at the far one."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.games.saboteur.ui.mine_view import MineView
from saboteur_desktop.games.saboteur.ui.result_page import ResultPage
from saboteur_desktop.ui.half_turn import HalfTurn
from saboteur_desktop.ui.screens.curtain import Curtain
from saboteur_desktop.ui.screens.screen import set_face
from saboteur_desktop.ui.widgets.paper_button import PaperButton


def far_seats(people: Sequence[int]) -> frozenset[int]:
    """Who sits at the far edge, when people sit down clockwise in the order of their seats.

    As on the table, the first half goes up the left side and the others come down the right; the upper half of each
    side is the far edge. Two sit face to face, four two by two.
    """
    first = (len(people) + 1) // 2
    left, right = people[:first], people[first:]
    return frozenset((*left[first // 2 + first % 2 :], *right[: (len(right) + 1) // 2]))


class FlatTable(QObject):
    """Turns the table, and what lies over it, towards the person whose turn it is.

    What is for all, at the end of a round and of a match, is nobody's turn: it faces the near edge, and a button turns
    it round for those at the other one.
    """

    turned = Signal(bool)
    """Whether everything faces the far edge now."""

    def __init__(self, view: MineView, curtain: Curtain, over: Sequence[QWidget], people: Sequence[int]) -> None:
        super().__init__(view)
        self._view, self._curtain = view, curtain
        page = view.parentWidget()
        assert page is not None
        self.button = PaperButton(page, icon="half-turn", px=20, height=56)
        self.button.hide()
        self.button.clicked.connect(self._turn_round)
        self._over = HalfTurn(page, (*over, self.button))
        self._far = far_seats(sorted(people))
        self._flat = False
        self._page_for_all: ResultPage | None = None

    def set_flat(self, flat: bool, seat: int | None) -> None:
        """Whether the screen lies flat; it turns at once to the seat that looks at it, if somebody does."""
        if flat == self._flat:
            return
        self._flat = flat
        self.hang_for(seat)
        self.turn_to(seat)
        self.place_button()

    def hang_for(self, seat: int | None) -> None:
        """Turn the curtain towards that seat; the table behind it waits."""
        self._curtain.set_turned(self._is_far(seat))

    def turn_to(self, seat: int | None) -> None:
        """Turn the table, with its seats where they were, and all that lies over it; to nobody: to the near edge."""
        self._turn(self._is_far(seat))

    def offer_to_all(self, page: ResultPage | None) -> None:
        """Which page is in sight that is for all, if one is."""
        self._page_for_all = page
        self.place_button()

    def place_button(self) -> None:
        """Put it into the corner of that page: beside its buttons, where need be without words, or else above them."""
        page = self._page_for_all
        self.button.setVisible(page is not None and self._flat and bool(self._far))
        if page is None:
            return
        words = self.tr("Turn round")
        self.button.setAccessibleName(words)
        row = QRectF(page.button_row)
        margin = self.button.margin
        room = page.width() - 2 * margin - row.right() - margin
        self.button.setText(words)
        if self.button.face_size().width() > room:
            self.button.setText("")
        face = QRectF(QPointF(), self.button.face_size().toSizeF())
        face.moveCenter(row.center())
        face.moveRight(page.width() - 2 * margin)
        if face.width() > room:
            face.moveBottom(row.top())
        set_face(self.button, face)

    def _turn_round(self) -> None:
        self._turn(not self._over.turned)

    def _turn(self, far: bool) -> None:
        self._view.set_turned(far)
        self._view.table_scene.set_far(far)
        self._over.set_turned(far)
        self.turned.emit(far)

    def _is_far(self, seat: int | None) -> bool:
        return self._flat and seat in self._far
