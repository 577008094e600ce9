"""Texts are marked in the ways that lupdate finds and that work when the program runs."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, python_files


def called(call: ast.Call) -> str:
    """Which function of Qt Linguist is called, "tr" for `self.tr(...)`; a painter's `translate` is none of them."""
    name = ast.unparse(call.func)
    last = name.rpartition(".")[2]
    return "" if last == "translate" and name not in {"translate", "QCoreApplication.translate"} else last


def is_literal(node: ast.AST) -> bool:
    """Whether a text stands there as it is; one that goes over several lines needs no `+`."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_built(node: ast.AST) -> bool:
    """Whether a text is put together before it is translated, so that no translation can match it."""
    return isinstance(node, ast.JoinedStr | ast.Call | ast.BinOp)


def built_texts(tree: ast.AST) -> Iterator[ast.AST]:
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        text = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}.get(called(call))
        if text is not None and any(is_built(argument) for argument in call.args[text : text + 1]):
            yield call


def keyword_arguments(tree: ast.AST) -> Iterator[ast.AST]:
    # lupdate takes a text with n= for one without plural forms, and does not see sourceText= at all.
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in {"tr", "translate"} and node.keywords:
            yield node


def contexts_without_a_name(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "translate" and node.args and not is_literal(node.args[0]):
            yield node


def texts_without_a_context(tree: ast.AST) -> Iterator[ast.AST]:
    # QT_TR_NOOP files a text under no context, where self.tr never looks.
    for node in ast.walk(tree):
        if "QT_TR_NOOP" in (getattr(node, "id", None), getattr(node, "attr", None), getattr(node, "name", None)):
            yield node


def two_ways_in_one_function(tree: ast.AST) -> Iterator[ast.AST]:
    # After a translate(...) in the same function lupdate files self.tr(...) under the wrong context.
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = {called(inner) for inner in ast.walk(node) if isinstance(inner, ast.Call)}
            if {"tr", "translate"} <= names:
                yield node


def other_names_for_translate(tree: ast.AST) -> Iterator[ast.AST]:
    # lupdate knows the function by its name alone.
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.value) == "QCoreApplication.translate":
            yield from (target for target in node.targets if ast.unparse(target) != "translate")


RULES: dict[Callable[[ast.AST], Iterator[ast.AST]], str] = {
    built_texts: "self.tr(f'Hello {who}')",
    keyword_arguments: "self.tr('%n card(s)', n=3)",
    contexts_without_a_name: "translate(CONTEXT, 'Hello')",
    texts_without_a_context: "HELLO = QT_TR_NOOP('Hello')",
    two_ways_in_one_function: "def greet(self):\n    return self.tr('Hello') + translate('Context', 'Hello')",
    other_names_for_translate: "_t = QCoreApplication.translate",
}

each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)


@each_rule
def test_the_source_marks_its_texts_so_that_they_are_found(rule: Callable[[ast.AST], Iterator[ast.AST]]) -> None:
    def places(path: Path) -> list[str]:
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        return [f"{path}:{getattr(node, 'lineno', 0)}" for node in rule(tree)]

    assert [place for path in python_files("saboteur_desktop") for place in places(path)] == []


@each_rule
def test_a_wrong_call_is_noticed(rule: Callable[[ast.AST], Iterator[ast.AST]]) -> None:
    assert list(rule(ast.parse(RULES[rule])))


@each_rule
def test_a_right_call_is_left_alone(rule: Callable[[ast.AST], Iterator[ast.AST]]) -> None:
    right = """
translate = QCoreApplication.translate
NAMES = {"map": QT_TRANSLATE_NOOP("Cards", "Map")}
def name(card): return translate("Cards", NAMES[card])
def long(): return translate("Rules", "One sentence. " "And one more.")
def move(painter, x, y): painter.translate(x + 1, y + f(x), copy=True)
def count(n): return translate("Cards", "%n card(s)", "", n)
class Greeting(QWidget):
    def text(self, who): return self.tr("Hello {who}").format(who=who)
"""
    assert list(rule(ast.parse(right))) == []
