"""How the text of a paragraph is put together from whole sentences, each translated by itself."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def pieces(*texts: str) -> str:
    """The texts one below the other, without those that have nothing to say."""
    return "\n\n".join(text for text in texts if text)


def see(*keys: str) -> str:
    """A line that leads to other paragraphs."""
    return translate("Rulebook", "See also: {links}").format(links=" · ".join(f"[[{key}]]" for key in keys))
