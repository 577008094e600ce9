"""Records and scenarios: the text format for matches, positions and questions about them (record-format.md)."""
