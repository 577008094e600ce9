"""What outlives the window: the library of matches, preferences and records. Knows no Qt and no game by name."""
