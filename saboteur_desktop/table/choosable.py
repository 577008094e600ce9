"""A button that stays chosen."""

from PySide6.QtWidgets import QAbstractButton, QWidget


class Choosable(QAbstractButton):
    """A checkable button that says `clicked` whoever chose it.

    Mouse and keys click; a screen reader toggles, and Qt tells of that only by `toggled`, which the program's own
    changes cause too. So those are told apart here, once for all switches and choices.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known = False
        self.toggled.connect(self._notice)

    def setChecked(self, checked: bool) -> None:
        """Show as chosen or not: nobody has chosen anything."""
        before, self._known = self._known, True
        super().setChecked(checked)
        self._known = before

    def nextCheckState(self) -> None:
        """A click changes the state: it will be told of as a click."""
        before, self._known = self._known, True
        super().nextCheckState()
        self._known = before

    def _notice(self, checked: bool) -> None:
        chosen = checked or not self.autoExclusive()
        if chosen and not self._known:
            self.clicked[bool].emit(checked)  # type: ignore[index]
