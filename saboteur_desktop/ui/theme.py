"""The look that Qt's own parts take on: Fusion in the colours of the night, and the bundled typefaces."""

from typing import Final

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.type import BODY, font

STYLE: Final = ("-style", "Fusion")
"""Arguments for QApplication. Its ``setStyle`` would do the same and return a QStyle, a type that takes as long to
make as the fonts take to load."""

_ROLES = {
    QPalette.ColorRole.Window: "night0",
    QPalette.ColorRole.WindowText: "cream",
    QPalette.ColorRole.Base: "night1",
    QPalette.ColorRole.AlternateBase: "night2",
    QPalette.ColorRole.Text: "cream",
    QPalette.ColorRole.PlaceholderText: "mist",
    QPalette.ColorRole.Button: "night3",
    QPalette.ColorRole.ButtonText: "cream",
    QPalette.ColorRole.BrightText: "goldhi",
    QPalette.ColorRole.ToolTipBase: "cream",
    QPalette.ColorRole.ToolTipText: "ink",
    QPalette.ColorRole.Highlight: "sky",
    QPalette.ColorRole.HighlightedText: "ink",
    QPalette.ColorRole.Link: "sky",
    QPalette.ColorRole.Light: "night5",
    QPalette.ColorRole.Midlight: "night4",
    QPalette.ColorRole.Mid: "night3",
    QPalette.ColorRole.Dark: "night1",
    QPalette.ColorRole.Shadow: "night0",
}


def apply_theme(app: QApplication) -> None:
    """Dress an application of that style.

    The system's own light or dark mode has no say, or text could be lost on its ground.
    """
    apply_colours(app)
    app.setFont(font(BODY, 16))


def apply_colours(app: QApplication) -> None:
    """Give Qt's own parts the colours that the tokens have now."""
    palette = QPalette()
    for role, token in _ROLES.items():
        palette.setColor(role, color(token))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, color("#8C97B5"))
    app.setPalette(palette)
