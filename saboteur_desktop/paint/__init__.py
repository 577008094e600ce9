"""Lantern-light paper-cut: everything is coloured paper, cut by hand, stacked, and lit from the upper left.

All drawing is vector work through QPainter, seeded and without bitmaps, so it is sharp at any size and the same on
every run. The package knows no game and no widget.
"""
