"""A card table that can draw, drag and animate cards and knows no rules.

A game builds its own scene from these parts and answers one question, `DropTargets.targets`.
"""
