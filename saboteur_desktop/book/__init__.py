"""Rulebooks as values, as pages on the screen and on paper; what they tell and show is each game's own."""
