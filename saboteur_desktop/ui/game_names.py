"""What the games are called in the window."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def game_name(game_id: str) -> str:
    """The title of a game in the language that is on; raises KeyError for a game without one."""
    return {
        "saboteur": translate("Title", "Saboteur"),
        "haunted-house": translate("Title", "Haunted House"),
    }[game_id]
