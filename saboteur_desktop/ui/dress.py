"""Puts on what a person wants to see: the size of text and strong contrast, at the start and while the program runs."""

from PySide6.QtWidgets import QApplication, QWidget

from saboteur_desktop.paint.appearance import Appearance, wear
from saboteur_desktop.storage.preferences import Preferences
from saboteur_desktop.ui.theme import apply_colours


def put_on(preferences: Preferences) -> None:
    """Draw everything as these preferences say from now on."""
    wear(Appearance(preferences.text_scale / 100, preferences.high_contrast))
    app = QApplication.instance()
    if isinstance(app, QApplication):
        apply_colours(app)


def dress_anew(root: QWidget) -> None:
    """Draw anew everything that was drawn before; inner widgets first, so that the outer ones lay out what is true.

    A widget that keeps pictures of what it shows, or sizes that hang on the size of text, has a `dress_anew`.
    """
    for widget in reversed([root, *root.findChildren(QWidget)]):
        dress = getattr(widget, "dress_anew", None)
        if dress is not None:
            dress()
        widget.update()
