"""Choosing a gnome."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from saboteur_desktop.ui.widgets.avatar_button import AvatarButton
from saboteur_desktop.ui.widgets.sheet import Sheet

FACES = 12
_COLUMNS = 4


class AvatarSheet(Sheet):
    """All gnomes; those that sit at another seat are faint."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 860, 780)
        grid = QGridLayout()
        self.buttons = [AvatarButton(self.content, face, 160) for face in range(FACES)]
        for face, button in enumerate(self.buttons):
            button.setCheckable(True)
            grid.addWidget(button, face // _COLUMNS, face % _COLUMNS)
            button.clicked.connect(self._choose)
        self.body.addLayout(grid)
        self.retranslate()

    def set_current(self, face: int, taken: frozenset[int]) -> None:
        """Show who sits here and who sits elsewhere."""
        for button in self.buttons:
            button.setChecked(button.face == face)
            button.setEnabled(button.face == face or button.face not in taken)

    def first_focus(self) -> QWidget | None:
        return next((button for button in self.buttons if button.isChecked()), None)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(self.tr("Choose an avatar"))
        names = self._hats()
        for button in self.buttons:
            button.setAccessibleName(names[button.face])

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, AvatarButton):
            self.chosen.emit(button.face)
        self.close_sheet()

    def _hats(self) -> tuple[str, ...]:
        """The gnomes by their hats."""
        return (
            self.tr("Pointed hat"),
            self.tr("Lamp helmet"),
            self.tr("Crown"),
            self.tr("Bobble hat"),
            self.tr("Top hat"),
            self.tr("Horned helm"),
            self.tr("Headscarf"),
            self.tr("Cap with goggles"),
            self.tr("Propeller cap"),
            self.tr("Straw hat"),
            self.tr("Jester cap"),
            self.tr("Beret"),
        )
