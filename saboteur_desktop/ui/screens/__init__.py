"""The pages of the window, one at a time: home, new game, table, settings, rules."""
