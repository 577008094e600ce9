"""How the Haunted House looks and is played at the screen."""
