"""How large things are drawn: everything is measured for a window of 1920 x 1080 and follows the window."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtWidgets import QWidget

from saboteur_desktop.paint.appearance import sized
from saboteur_desktop.table.metrics import window_scale


@runtime_checkable
class Scaled(Protocol):
    """A widget whose sizes follow the window."""

    def set_scale(self, scale: float) -> None:
        """Take on the sizes for a window that many times as large as 1920 x 1080."""


def scale_of(size: QSize) -> float:
    """The scale for a window of that size; it does not fall below that of 1280 x 720."""
    return window_scale(QSizeF(size))


def text_px(px: float, scale: float, floor: float = 14) -> float:
    """The size of a text of `px` at 1080, never below what can be read, and as large as the person wants it."""
    return sized(px, scale, floor)


def rescale(root: QWidget, scale: float) -> None:
    """Hand the scale to every widget below `root`."""
    for widget in root.findChildren(QWidget):
        if isinstance(widget, Scaled):
            widget.set_scale(scale)
