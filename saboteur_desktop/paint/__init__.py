"""Lantern-light paper-cut: everything is coloured paper, cut by hand, stacked, and lit from the upper left.

All drawing is vector work through QPainter, seeded and without bitmaps, so it is sharp at any size and the same on
every run. The package knows no game and no widget.

Qt hands a fill of more than some hundred spans to several threads. Ours are small and many: to hand one over and to
wait for it takes up to ten times as long as to fill it, so the thread that paints fills everything itself.
"""

import os

os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
