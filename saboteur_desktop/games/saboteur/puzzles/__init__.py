"""Positions with one best move. What a move is worth is never written down: it is found by search."""
