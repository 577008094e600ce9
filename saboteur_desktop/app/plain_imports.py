"""Python's own import in the place of PySide's.

PySide reads the whole source of each module that is imported after it, in search of its own name, and keeps it: from
a source tree 12 MB at the table and a tenth of the start. It does so for `from __feature__ import ...`, which nothing
here uses; a frozen program has no sources, and there it changes nothing.
"""

import builtins


def import_plainly() -> None:
    """Load PySide and put its hook away; without one there is nothing to do."""
    import PySide6.QtCore  # noqa: F401 - brings the hook

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
