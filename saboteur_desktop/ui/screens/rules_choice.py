"""Choosing the rules: the printed ones side by side, and every single option behind them."""

from typing import Any

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from saboteur_desktop.dealer.setup_form import SetupForm
from saboteur_desktop.paint.type import CAPTION, NAME
from saboteur_desktop.table.announcer import Announcer
from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.radio_row import RadioRow
from saboteur_desktop.ui.widgets.sheet import Sheet
from saboteur_desktop.ui.widgets.text_label import Paragraph


class PresetSheet(Sheet):
    """Every printed set of rules and what it changes."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, setup: SetupForm) -> None:
        super().__init__(parent, 1500, 980)
        self._setup = setup
        self._for = setup.first_table().ruleset, len(setup.first_table().seats)
        self._group = QButtonGroup(self)
        self._rows: dict[str, RadioRow] = {}
        for preset in setup.presets():
            row = RadioRow(self.content, preset)
            self._rows[preset] = row
            self._group.addButton(row)
            self.body.addWidget(row)
            row.clicked.connect(self._choose)
        self.body.addStretch(1)
        self.retranslate()

    def show_rules(self, ruleset: Any, seats: int) -> None:
        """Offer every preset to so many players in place of that ruleset."""
        self._for = ruleset, seats
        self._rows[ruleset.preset].setChecked(True)
        self.retranslate()

    def first_focus(self) -> QWidget | None:
        return self._group.checkedButton()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(self._setup.presets_title())
        for preset, row in self._rows.items():
            row.set_texts(*self._setup.offered(preset, *self._for))

    def _choose(self) -> None:
        row = self._group.checkedButton()
        if isinstance(row, RadioRow):
            self.chosen.emit(str(row.value))
        self.close_sheet()


class OptionsSheet(Sheet):
    """Every option of the rules, one below the other."""

    chosen = Signal(str, object)
    """An option and its new value."""

    def __init__(self, parent: QWidget, setup: SetupForm) -> None:
        super().__init__(parent, 1200, 960)
        self._setup = setup
        self._names: list[Paragraph] = []
        self._sentences: list[Paragraph] = []
        self.rows: dict[str, list[RadioRow]] = {}
        self._refusal = Paragraph(self, NAME, 19, "#FFC4BA", 15)
        self._announcer = Announcer(self)
        for option in setup.options():
            self._names.append(Paragraph(self.content, NAME, 24, "lamp", 17))
            self._sentences.append(Paragraph(self.content, CAPTION, 18, "mist"))
            self.body.addWidget(self._names[-1])
            self.body.addWidget(self._sentences[-1])
            group = QButtonGroup(self)
            self.rows[option.field] = []
            for value, _ in option.values:
                row = RadioRow(self.content, value)
                group.addButton(row)
                self.rows[option.field].append(row)
                self.body.addWidget(row)
                row.clicked.connect(self._choose)
        self.body.addStretch(1)
        self._done = PaperButton(kind="gold", icon="confirm", height=70)
        self._done.clicked.connect(self.close_sheet)
        self.add_foot(self._done)
        self.retranslate()

    def set_current(self, ruleset: Any) -> None:
        """Show what holds in these rules, of the options that they leave open."""
        self._refusal.clear()
        for place, (field, rows) in enumerate(self.rows.items()):
            for row in rows:
                row.setChecked(row.value == getattr(ruleset, field))
            for line in (self._names[place], self._sentences[place], *rows):
                line.setVisible(self._setup.leaves_open(ruleset, field))

    @property
    def refusal(self) -> str:
        """Why the last choice does not hold, or nothing."""
        return self._refusal.text()

    def refuse(self, why: str) -> None:
        """Say beside the button at the foot, and aloud, why the last choice does not hold."""
        self._refusal.setText(why)
        self._arrange()
        self._announcer.say(why)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(self.tr("Advanced"))
        self._done.setText(self.tr("Done"))
        for place, option in enumerate(self._setup.options()):
            self._names[place].setText(option.words.name)
            self._sentences[place].setText(option.words.sentence)
            for row, (_, label) in zip(self.rows[option.field], option.values, strict=True):
                row.set_texts(label)

    def _arrange(self) -> None:
        super()._arrange()
        done, area = self._done.geometry(), self.area.geometry()
        self._refusal.lie_in(QRect(area.left(), done.top(), done.left() - area.left(), done.height()))

    def _choose(self) -> None:
        row = self.sender()
        field = next(field for field, rows in self.rows.items() if row in rows)
        if isinstance(row, RadioRow):
            self.chosen.emit(field, row.value)
