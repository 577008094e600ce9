"""Puzzles at the table: what they ask and how their answers are explained."""
