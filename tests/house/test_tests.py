"""Every test says what must hold."""

import ast
from collections.abc import Iterator

from tests.house.tree import ROOT, python_files

# Calls that fail a test by themselves.
CHECKING_CALLS = ("raises", "warns", "waitUntil", "waitSignal", "waitSignals", "assertNotEmitted", "fail")


def checks(node: ast.AST) -> Iterator[ast.AST]:
    """What can fail in a piece of a test: `assert`, a checking call, or a function named after its check."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Assert | ast.Raise):
            yield inner
        elif isinstance(inner, ast.Call):
            name = ast.unparse(inner.func).rpartition(".")[2]
            if name in CHECKING_CALLS or name.lstrip("_").startswith(("assert", "check", "expect")):
                yield inner


def functions_in(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The tests of a module, those in classes included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def test_every_test_asserts_something() -> None:
    silent = []
    for path in python_files("tests"):
        if not path.name.startswith("test_"):
            continue
        found = functions_in(ast.parse((ROOT / path).read_text("utf-8")))
        silent += [f"{path}:{test.lineno} {test.name}" for test in found if not any(checks(test))]
    assert silent == []


def test_every_test_file_holds_tests() -> None:
    files = [path for path in python_files("tests") if path.name.startswith("test_")]
    empty = [str(path) for path in files if not any(functions_in(ast.parse((ROOT / path).read_text("utf-8"))))]
    assert empty == []


def test_a_test_without_a_check_is_found() -> None:
    silent, loud = functions_in(ast.parse("def test_a():\n    play()\n\ndef test_b():\n    assert play()\n"))
    assert not any(checks(silent))
    assert any(checks(loud))
