"""How Saboteur looks and is played at the screen."""
