"""PySide is loaded with its support code as it lies compiled, and works as ever."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6

import pyside_support
from saboteur_desktop.app.plain_imports import compiled_support, support_folder

LOADING = """
import json, sys
sys.prefix = sys.argv[1]
from saboteur_desktop.app.plain_imports import import_plainly
import_plainly()
import PySide6.QtCore, shiboken6
try:
    PySide6.QtCore.QSize("a", "b")
except TypeError as error:
    complaint = str(error)
loader = sys.modules["shibokensupport.signature.loader"].__file__
print(json.dumps([shiboken6.__file__, loader, complaint]))
"""
"""Tells where PySide's module and its support code were found, and a complaint that this code puts into words."""


def loaded_from(prefix: Path) -> tuple[str, str, str]:
    """What `LOADING` tells in an environment at that place."""
    answer = subprocess.run([sys.executable, "-c", LOADING, str(prefix)], capture_output=True, text=True, check=True)
    assert answer.stderr == ""
    module, loader, complaint = json.loads(answer.stdout)
    return module, loader, complaint


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment whose support code is compiled."""
    prefix = tmp_path_factory.mktemp("prepared")
    pyside_support.compiled_into(prefix / support_folder(shiboken6.__version__).relative_to(sys.prefix))
    return prefix


def test_what_lies_compiled_is_used_and_says_the_same(prepared: Path, tmp_path: Path) -> None:
    plain, quick = loaded_from(tmp_path), loaded_from(prepared)
    assert Path(quick[1]).is_relative_to(prepared)
    assert not Path(plain[1]).is_absolute()
    # The module itself is where it always is, and what it says of a mistake is the same.
    assert quick[0] == plain[0] == shiboken6.__file__
    assert quick[2] == plain[2]
    assert "Supported signatures" in quick[2]


@pytest.mark.parametrize("other", ["6.8.0-cpython-311", f"{shiboken6.__version__}-cpython-39"])
def test_support_code_for_another_pyside_or_python_is_left_alone(prepared: Path, tmp_path: Path, other: str) -> None:
    right = next((prepared / "pyside-support").iterdir())
    (tmp_path / "pyside-support").mkdir()
    (tmp_path / "pyside-support" / other).symlink_to(right)
    assert not Path(loaded_from(tmp_path)[1]).is_absolute()


def test_without_the_folder_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert compiled_support() is None


def test_hashes_are_the_same_without_openssl() -> None:
    hashing = """
import sys
if sys.argv[1] == "plainly":
    from saboteur_desktop.app.plain_imports import import_plainly
    import_plainly()
import hashlib, secrets
from saboteur_desktop.kernel.rng import Rng
print(bool(sys.modules["_hashlib"]))
print(Rng("seed").next_word(), hashlib.sha256(b"x").hexdigest(), len(secrets.token_hex(16)))
"""
    plainly, as_ever = (
        subprocess.run([sys.executable, "-c", hashing, how], capture_output=True, text=True, check=True).stdout.split()
        for how in ("plainly", "as ever")
    )
    assert plainly[0] == "False"
    assert plainly[1:] == as_ever[1:]


def test_what_was_unpacked_is_compiled_alone_and_names_no_place(prepared: Path) -> None:
    files = [path for path in prepared.rglob("*") if path.is_file()]
    assert {path.suffix for path in files} == {".pyc"}
    assert {"loader.pyc", "parser.pyc"} <= {path.name for path in files}
    assert not any(str(prepared).encode() in path.read_bytes() for path in files)
