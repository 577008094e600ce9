"""What moves do, one module for each part of a turn."""
