"""The pictures at the end of a match: the house from the front, and what became of its hunters."""
