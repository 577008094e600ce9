"""Whether a bundle for Linux calls nothing but itself and what every desktop has."""

from pathlib import Path
from typing import Final

from bundle.contents import OF_THE_SYSTEM
from bundle.reachable import imports

_C_LIBRARY: Final = {
    "ld-linux-x86-64.so.2",
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libpthread.so.0",
    "librt.so.1",
    "libutil.so.1",
}


def missing_libraries(bundle: Path) -> dict[str, set[str]]:
    """What is called and neither packed nor the system's, and by which files; empty when all is well."""
    binaries = [path for path in bundle.rglob("*") if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]
    there = {path.name for path in bundle.rglob("*")} | set(OF_THE_SYSTEM) | _C_LIBRARY
    missing: dict[str, set[str]] = {}
    for binary in binaries:
        for name in imports(str(binary)) - there:
            missing.setdefault(name, set()).add(binary.name)
    return missing
