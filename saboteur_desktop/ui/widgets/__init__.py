"""Widgets cut from paper. Sizes are given for a window 1080 high and follow the window (see `ui.scale`)."""
