"""About the program: its version, and everything it is made of with its licence."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.type import BODY
from saboteur_desktop.ui.screens.text_sheet import TextSheet
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.text_label import Paragraph


class Part(NamedTuple):
    """Something that the program is made of."""

    name: str
    version: str
    """Empty where it has none of its own."""
    licence: str
    text: Callable[[], str]
    """The licence, read when somebody wants to read it."""


class AboutSheet(TextSheet):
    """A list of parts; a press on one shows its licence, and another leads back."""

    def __init__(self, parent: QWidget, parts: Sequence[Part]) -> None:
        """``parts`` begin with the program itself."""
        super().__init__(parent)
        self._parts = parts
        self._shown: Part | None = None
        self.buttons: list[PaperButton] = []
        self.back = PaperButton(self, icon="back", px=24, height=64)
        self.back.clicked.connect(self.show_list)
        self.retranslate()

    def first_focus(self) -> QWidget | None:
        return self.buttons[0] if self.buttons else super().first_focus()

    def show_list(self) -> None:
        """Tell what the program is, and what it is made of."""
        self._shown = None
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.foot = []
        self.back.hide()
        self.clear(self.tr("About Saboteur Desktop"))
        self.buttons = []
        for text in (
            self.tr("Version {version}").format(version=self._parts[0].version),
            self.tr(
                "A free program: you may use it, pass it on and change it. The published game's art and texts are not "
                "in here; everything is drawn and written anew."
            ),
            self.tr("It is made of the parts below. Each opens its licence, in the language of its authors."),
        ):
            self.add(Paragraph(self.content, BODY, 22, "cream", floor=16), text)
        for part in self._parts:
            button = PaperButton(self.content, px=22, height=76, to_left=True)
            button.setText(" ".join(filter(None, (part.name, part.version))))
            button.set_note(part.licence)
            button.clicked.connect(partial(self.show_licence, part))
            self.add_line(button)
            self.buttons.append(button)
        self.body.addStretch(1)
        self._arrange()

    def show_licence(self, part: Part) -> None:
        """Show a part's licence."""
        self._shown = part
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clear(part.name)
        self.buttons = []
        self.add(Paragraph(self.content, BODY, 18, "cream", floor=14), part.text())
        self.body.addStretch(1)
        self.foot = [self.back]
        self.back.show()
        self._arrange()
        self.area.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self.back.setText(self.tr("Back to the list"))
        if self._shown is None:
            self.show_list()
