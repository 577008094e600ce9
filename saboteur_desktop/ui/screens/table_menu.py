"""The menu over a running game."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from saboteur_desktop.ui.widgets.paper_button import PaperButton
from saboteur_desktop.ui.widgets.sheet import Sheet


class TableMenu(Sheet):
    """Go on, what happened, settings, rules, keys, leave. The match is kept whatever is chosen."""

    settings_chosen = Signal()
    rules_chosen = Signal()
    keys_chosen = Signal()
    log_chosen = Signal()
    leave_chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 640, 930)
        self.go_on = PaperButton(self.content, kind="gold", icon="play", px=26, height=76)
        self.log = PaperButton(self.content, icon="book", px=24, height=66, to_left=True)
        self.settings = PaperButton(self.content, icon="gear", px=24, height=66, to_left=True)
        self.rules = PaperButton(self.content, icon="book", px=24, height=66, to_left=True)
        self.keys = PaperButton(self.content, icon="card-fan", px=24, height=66, to_left=True)
        self.leave = PaperButton(self.content, icon="back", px=24, height=66, to_left=True)
        for button in (self.go_on, self.log, self.settings, self.rules, self.keys, self.leave):
            self.body.addWidget(button)
        self.body.addStretch(1)
        self.go_on.clicked.connect(self.close_sheet)
        for button, chosen in (
            (self.log, self.log_chosen),
            (self.settings, self.settings_chosen),
            (self.rules, self.rules_chosen),
            (self.keys, self.keys_chosen),
            (self.leave, self.leave_chosen),
        ):
            button.clicked.connect(self.close_sheet)
            button.clicked.connect(chosen)
        self.retranslate()

    def first_focus(self) -> QWidget:
        return self.go_on

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(self.tr("Pause"))
        self.go_on.setText(self.tr("Back to the game"))
        self.log.setText(self.tr("What happened"))
        self.settings.setText(self.tr("Settings"))
        self.rules.setText(self.tr("Rules"))
        self.keys.setText(self.tr("Keys"))
        self.leave.setText(self.tr("Home screen"))
