"""The Haunted House: all together against the ghosts."""
