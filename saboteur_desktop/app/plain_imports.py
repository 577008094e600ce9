"""PySide and Python without three things that they do in each program and that nothing here needs.

Its support code lies in its library as a zip of sources, which are compiled anew at each start: a twentieth of it.
PySide looks for them first in a folder `files.dir` beside its module `shiboken6`, and takes that module's word for
where it lies. `packaging/pyside_support.py` has unpacked and compiled them into such a folder of the environment; a
frozen program has it beside `shiboken6`. Where there is none, PySide unpacks and compiles as ever.

It reads the whole source of each module that is imported after it, in search of its own name, and keeps it: from a
source tree 12 MB at the table and a tenth of the start. It does so for `from __feature__ import ...`, which nothing
here uses; a frozen program has no sources, and there it changes nothing.

Python's `hashlib` and whatever could fetch something, as the sound library could, load OpenSSL, some three megabytes.
Every hash is there without it, and nothing is fetched. A frozen program comes without (`packaging/bundle/contents.py`).
"""

import builtins
import sys
from importlib.util import find_spec, module_from_spec
from pathlib import Path


def import_plainly() -> None:
    """Load PySide with its support code as it lies compiled, put its hook away, and do without OpenSSL.

    Raises ImportError when a library that it needs is missing.
    """
    support = compiled_support()
    if support is not None and "shiboken6" not in sys.modules:
        import_shiboken(support)
    import PySide6.QtCore  # noqa: F401 - brings the hook

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    for openssl in ("_hashlib", "ssl"):
        # Python's way to say that a module is not there.
        sys.modules.setdefault(openssl, None)  # type: ignore[arg-type]


def support_folder(version: str) -> Path:
    """Where this environment has the support code of that version of PySide, compiled for this Python."""
    return Path(sys.prefix, "pyside-support", f"{version}-{sys.implementation.cache_tag}")


def compiled_support() -> Path | None:
    """Return the folder for the PySide that is installed; None where there is no such folder."""
    spec = find_spec("shiboken6")
    if spec is None or spec.origin is None or not Path(spec.origin).is_file():
        return None
    # Its first statement: __version__ = "6.11.3". To import it in order to ask would be too late.
    folder = support_folder(Path(spec.origin).read_text("utf-8").split('"')[1])
    return folder if folder.is_dir() else None


def import_shiboken(beside: Path) -> None:
    """Load PySide's module `shiboken6`, letting it believe that it lies in that folder."""
    spec = find_spec("shiboken6")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    module.__file__ = str(beside / "__init__.py")
    sys.modules["shiboken6"] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules["shiboken6"]
        raise
    module.__file__ = spec.origin
