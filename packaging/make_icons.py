"""Draws the program's icon in every size into `resources/icons/`, with the painters that draw the game.

Run it after a change here or of what it draws. Windows and macOS want one file of all sizes: `bundle/icon_files.py`.
"""

import os
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from saboteur_desktop.paint.figures import draw_saboteur
from saboteur_desktop.paint.minerals import nugget, sparkle
from saboteur_desktop.paint.palette import color
from saboteur_desktop.paint.paths import rounded_rect
from saboteur_desktop.paint.placing import HINTS, clipped, placed
from saboteur_desktop.paint.strokes import fill, glow, line, linear
from saboteur_desktop.paint.treasure import draw_rays

ICONS: Final = Path(__file__).resolve().parent.parent / "resources" / "icons"
SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)

_LARGE: Final = 48
"""From this size on there is room for the gold at his feet."""
_NUGGETS: Final = ((-42, 33, 11), (42, 32, 12), (-29, 38, 12), (29, 38, 12), (-14, 42, 11), (14, 42, 11), (0, 45, 11))


def icon(size: int) -> QImage:
    """The saboteur before a night of gold; in small sizes only his head."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as p:
        p.setRenderHints(HINTS)
        p.scale(size / 100, size / 100)
        p.translate(50, 50)
        large = size >= _LARGE
        edge = 46 if large else 50
        tile = rounded_rect(QRectF(-edge, -edge, 2 * edge, 2 * edge), 21)
        fill(p, tile, linear(0, -edge, 0, edge, (0, "#2B3E7E"), (0.5, "#5A3C86"), (1, "#C4683F")))
        with clipped(p, tile):
            glow(p, 0, 18, 62, (0, color("spill", 0.75)), (0.6, color("spill", 0.25)), (1, color("spill", 0)))
            draw_rays(p, 0, 24, 90)
            with placed(p, 0, 10 if large else 13, 0.74 if large else 0.86):
                draw_saboteur(p)
            if large:
                for x, y, radius in _NUGGETS:
                    nugget(p, x, y, radius, seed=x, depth=1.5)
        if large:
            line(p, rounded_rect(QRectF(1 - edge, 1 - edge, 2 * edge - 2, 2 * edge - 2), 20), color("gold", 0.9), 2.4)
            sparkle(p, 33, -27, 8, "#FFF6C8")
    return image


def main() -> None:
    """Write every size."""
    app = QGuiApplication.instance() or QGuiApplication([])
    ICONS.mkdir(exist_ok=True)
    for size in SIZES:
        icon(size).save(str(ICONS / f"saboteur-desktop-{size}.png"))
    del app


if __name__ == "__main__":
    main()
