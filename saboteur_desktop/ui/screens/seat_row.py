"""One line of the form for a new game: who sits at a seat."""

from typing import Literal

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.storage.seats import SeatPlan
from saboteur_desktop.ui.screens.screen import set_face
from saboteur_desktop.ui.widgets.avatar_button import AvatarButton
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.text_field import TextField

LEVEL = "careful"
"""The computer player that sits down."""


class SeatRow(QObject):
    """Gnome, name, person or computer, and the way out. A name left empty is the one shown faintly in the field."""

    changed = Signal()
    avatar_wanted = Signal()
    removed = Signal()

    def __init__(self, parent: QWidget, plan: SeatPlan) -> None:
        super().__init__(parent)
        self._kind: Literal["human", "bot"] = plan.kind
        self.avatar = AvatarButton(parent, plan.avatar)
        self.name = TextField(parent)
        self.name.setText(plan.name)
        self.name.setCursorPosition(0)  # of a long name the beginning is seen
        self.kind = PaperButton(parent, px=22, height=70, to_left=True)
        self.remove = PaperButton(parent, icon="close", height=70)
        self.avatar.clicked.connect(self.avatar_wanted)
        self.kind.clicked.connect(self._switch_kind)
        self.remove.clicked.connect(self.removed)
        self.name.textChanged.connect(self.changed)
        self._default = ""
        self._narrow = False
        self._kind_name = ""
        self._show_kind()

    def widgets(self) -> tuple[QWidget, ...]:
        """Its widgets from left to right."""
        return self.avatar, self.name, self.kind, self.remove

    @property
    def is_bot(self) -> bool:
        """Whether a computer player sits here."""
        return self._kind == "bot"

    def plan(self) -> SeatPlan:
        """What the line says."""
        return SeatPlan(
            name=self.name.text().strip() or self._default,
            avatar=self.avatar.face,
            kind=self._kind,
            level=LEVEL if self.is_bot else None,
        )

    def typed_name(self) -> str:
        """The name as it was typed, empty for the one shown faintly."""
        return self.name.text().strip()

    def set_face(self, face: int) -> None:
        """Sit there as that gnome."""
        self.avatar.set_face(face)
        self.changed.emit()

    def retranslate(self, number: int, default: str) -> None:
        """Say everything in the language that is on; the seat has that number, counted from 1."""
        self._default = default
        self.name.setPlaceholderText(default)
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.avatar.setAccessibleName(self.tr("Avatar of player {number}").format(number=number))
        self.remove.setAccessibleName(self.tr("Remove player {number}").format(number=number))
        self._kind_name = self.tr("Computer") if self.is_bot else self.tr("Person")
        self._name_kind()

    def set_narrow(self, narrow: bool) -> None:
        """Whether there is room only for the sign of who plays, not for its name."""
        self._narrow = narrow
        self._name_kind()

    def arrange(self, face: QRectF, scale: float, kind_width: float) -> None:
        """Lie in that rectangle."""
        close = 0.5 if self._narrow else 1.0  # the name needs the room
        side = round(max(48.0, min(face.height(), 108 * scale * (0.7 if self._narrow else 1))))
        middle = face.center().y()
        self.avatar.setGeometry(round(face.left()), round(middle - side / 2), side, side)
        field = self.name.sizeHint()
        left = face.left() + side + 12 * scale * close
        square = max(48.0, 66 * scale)
        kind_left = face.right() - square - 16 * scale * close - kind_width
        self.name.setGeometry(
            round(left),
            round(middle - field.height() / 2),
            round(kind_left - left - 18 * scale * close),
            field.height(),
        )
        top, height = middle - square / 2 - 2, square
        set_face(self.kind, QRectF(kind_left, top, kind_width, height))
        set_face(self.remove, QRectF(face.right() - square, top, square, height))

    def _name_kind(self) -> None:
        self.kind.setText("" if self._narrow else self._kind_name)
        self.kind.setAccessibleName(self._kind_name)

    def _switch_kind(self) -> None:
        self._kind = "human" if self.is_bot else "bot"
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        self.kind.set_icon_name("robot" if self.is_bot else "person")
        self.avatar.set_bot(self.is_bot)
