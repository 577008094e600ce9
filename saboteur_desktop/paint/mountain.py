"""The picture of the home screen: a mountain under the night sky, cut open so that its mine glows.

It is composed for 1080 units of height; the mountain keeps to the right edge and the sky takes what width is left.
In a window that stands upright the mountain keeps to the foot, as wide as the window, and the sky takes the height.
"""

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from saboteur_desktop.paint.appearance import is_bold
from saboteur_desktop.paint.blur import soft_silhouette
from saboteur_desktop.paint.cavern import paint_flat_ground
from saboteur_desktop.paint.cutaway import CREST_WIDTH, draw_cutaway
from saboteur_desktop.paint.grain import grain
from saboteur_desktop.paint.night_sky import draw_night_sky
from saboteur_desktop.paint.noise import noise
from saboteur_desktop.paint.palette import color, lighter
from saboteur_desktop.paint.paths import curve, ground, rounded
from saboteur_desktop.paint.placing import placed
from saboteur_desktop.paint.strokes import fill, line, linear

HEIGHT = 1080.0
UPRIGHT_WIDTH = 1400.0
"""Units across an upright window: the mountain from foot to right edge."""
_HILLS = ((890, "#241F52"), (965, "#18163C"), (1030, "#0F0F2A"))
_VEIL = "#0B0C26"


def paint_mountain(p: QPainter, size: QSizeF) -> None:
    """The whole scene at any window size, darker at the left where the menu stands; one dark colour in contrast."""
    if is_bold():
        paint_flat_ground(p, size)
        return
    upright = size.width() < size.height()
    scale = size.width() / UPRIGHT_WIDTH if upright else size.height() / HEIGHT
    width, height = size.width() / scale, size.height() / scale
    with placed(p, 0, 0, scale):
        draw_night_sky(p, width, height)
        with placed(p, width - CREST_WIDTH, height - HEIGHT):
            draw_cutaway(p, HEIGHT)
            _foreground(p, width)
        if not upright:
            veil = ((0.0, color(_VEIL, 0.72)), (0.7, color(_VEIL, 0.35)), (1.0, color(_VEIL, 0)))
            fill(p, rounded(0, 0, width, HEIGHT), linear(0, 0, width * 0.40, 0, *veil))


def _foreground(p: QPainter, width: float) -> None:
    """Dark hills before the mountain's foot, from the left edge of the picture on."""
    left = int(CREST_WIDTH - width) - 40
    for k, (base, tint) in enumerate(_HILLS):
        edge = [
            (float(x), base + noise(x / 210, k * 5.1, 8) * 34 + max(0, x - 480) * 0.55) for x in range(left, 1000, 34)
        ]
        path = ground(edge, HEIGHT + 200)
        soft_silhouette(p, path.translated(0, -5), 18, "#05030F", 0.5)
        fill(p, path, linear(0, base, 0, HEIGHT, (0, lighter(tint, 0.12)), (1, tint)))
        line(p, curve(edge), color("#B79AD8", 0.35), 2)
        grain(p, path, 0.5)
