"""Saboteur Desktop: the card game of gold miners and saboteurs, played at one screen."""

__version__ = "0.1.0"
