"""The rulebook to read: its sheet, its contents, its search and its quick reference."""
