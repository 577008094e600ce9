"""Records and written positions of this game."""
