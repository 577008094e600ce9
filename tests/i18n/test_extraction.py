"""What `packaging/update_translations.py` finds in the source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import update_translations
from tests.house.tree import ROOT, python_files
from tests.i18n.catalogue import Message, messages

EMPTY = '<!DOCTYPE TS><TS version="2.1" language="ru" sourcelanguage="en"></TS>'

SOURCE = """
translate = QCoreApplication.translate

class Greeting(QWidget):
    def hello(self, who): return self.tr("Hello {name}").format(name=who)
    def days(self, n): return self.tr("%n day(s)", "", n)

def cards(hand): return translate("Cards", "%n card(s)", "", len(hand))
def nuggets(n):
    return (translate("Gold", "Sum: ") + "ж" + translate("Gold", "%n nugget(s)", "", n)
            + translate("Gold", "%n gold card(s)", "ж", sum(
                card.gold for card in n)))
"""


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Message]:
    package = tmp_path / "saboteur_desktop"
    package.mkdir()
    (package / "greeting.py").write_text(SOURCE, "utf-8")
    file = tmp_path / "saboteur_ru.ts"
    file.write_text(EMPTY, "utf-8")
    monkeypatch.setattr(update_translations, "ROOT", tmp_path)
    update_translations.update(tmp_path)
    return {message.source: message for message in messages(file)}


def test_texts_are_found_under_their_context(found: dict[str, Message]) -> None:
    assert found["Hello {name}"].context == "Greeting"
    assert found["Sum: "].context == "Gold"
    assert len(found) == 6


@pytest.mark.parametrize("text", ["%n day(s)", "%n card(s)", "%n nugget(s)", "%n gold card(s)"])
def test_a_text_with_any_count_has_plural_forms(found: dict[str, Message], text: str) -> None:
    assert found[text].counted
    assert len(found[text].forms) == 3


def test_nothing_but_the_count_is_changed_for_lupdate() -> None:
    plain = update_translations.with_plain_counts(SOURCE.encode()).decode()
    assert 'translate("Cards", "%n card(s)", "", 1)' in plain
    assert '+ translate("Gold", "%n gold card(s)", "ж", 1))' in plain
    assert 'self.tr("%n day(s)", "", n)' in plain


def marked(node: ast.AST, inside: str = "") -> Iterator[tuple[str, str, bool]]:
    """Every text marked below a node as the interpreter sees it: its context, itself, and whether it has a count."""
    if isinstance(node, ast.ClassDef):
        inside = node.name
    if isinstance(node, ast.Call):
        called = ast.unparse(node.func)
        texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
        if called.endswith(".tr") and texts:
            yield inside, str(texts[0]), len(node.args) == 3
        elif called in (*update_translations.TRANSLATE, "QT_TRANSLATE_NOOP") and len(texts) > 1:
            yield str(texts[0]), str(texts[1]), len(node.args) == 4
    for child in ast.iter_child_nodes(node):
        yield from marked(child, inside)


def test_lupdate_finds_each_text_of_the_program_under_its_context(tmp_path: Path) -> None:
    file = tmp_path / "saboteur_ru.ts"
    file.write_text(EMPTY, "utf-8")
    update_translations.update(tmp_path)
    trees = [ast.parse((ROOT / path).read_text("utf-8")) for path in python_files("saboteur_desktop")]
    wanted = {text for tree in trees for text in marked(tree)}
    assert {(message.context, message.source, message.counted) for message in messages(file)} == wanted
