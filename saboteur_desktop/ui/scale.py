"""How large things are drawn: everything is measured for a window of 1920 x 1080 and follows the window."""

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.table.metrics import window_scale


def scale_of(size: QSize) -> float:
    """The scale for a window of that size; it does not fall below that of 1280 x 720."""
    return window_scale(QSizeF(size))


def text_px(px: float, scale: float, floor: float = 14) -> float:
    """The size of a text of `px` at 1080, never below what can be read, and as large as the person wants it."""
    return sized(px, scale, floor)


def rescale(root: QWidget, scale: float) -> None:
    """Hand the scale to every widget below `root` that has a `set_scale`: its sizes follow the window."""
    for widget in root.findChildren(QWidget):
        set_scale = getattr(widget, "set_scale", None)
        if set_scale is not None:
            set_scale(scale)
