"""The page about the program: reached from the settings, it names every part and opens its licence."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from saboteur_desktop import __version__
from saboteur_desktop.ui.screens.about import AboutSheet
from saboteur_desktop.ui.widgets.text_label import Paragraph
from tests.ui.house import House


def opened(house: House) -> AboutSheet:
    """The page, opened by the button of the settings."""
    house.window.show()
    house.window.open_settings()
    QTest.mouseClick(house.window.settings.about, Qt.MouseButton.LeftButton)
    return house.window.about


def told(about: AboutSheet) -> str:
    return "\n".join(text.text() for text in about.content.findChildren(Paragraph) if text.isVisible())


def test_it_tells_the_version_and_every_part(house: House) -> None:
    about = opened(house)
    assert about.isVisible()
    assert not house.window.settings.isVisible()
    assert f"Version {__version__}" in told(about)
    named = [button.text() for button in about.buttons]
    assert named[0] == f"saboteur-desktop {__version__}"
    assert any(name.startswith("Qt 6") for name in named)
    assert len(named) > 15


def test_a_part_opens_its_licence_and_a_press_leads_back(house: House) -> None:
    about = opened(house)
    QTest.mouseClick(about.buttons[0], Qt.MouseButton.LeftButton)
    assert "Permission is hereby granted, free of charge" in told(about)
    assert about.buttons == []
    QTest.mouseClick(about.back, Qt.MouseButton.LeftButton)
    assert "Permission" not in told(about)
    assert about.buttons
    assert not about.back.isVisible()


def test_the_longest_licence_can_be_read_to_its_end_with_keys(house: House, qtbot: QtBot) -> None:
    about = opened(house)
    index = next(number for number, button in enumerate(about.buttons) if button.text().startswith("Qt 6"))
    about.buttons[index].setFocus()
    QTest.keyClick(about.buttons[index], Qt.Key.Key_Return)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in told(about)
    bar = about.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 1000)
    QTest.keyClick(about, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()


def test_another_language_speaks_at_once_and_leaves_the_licence_alone(house: House, qtbot: QtBot) -> None:
    about = opened(house)
    house.window.speak("ru")
    qtbot.waitUntil(lambda: "Версия" in told(about))
    QTest.mouseClick(about.buttons[0], Qt.MouseButton.LeftButton)
    house.window.speak("ja")
    qtbot.waitUntil(lambda: about.back.text() == "一覧に戻る")
    assert "Permission is hereby granted" in told(about)


def test_esc_closes_it(house: House) -> None:
    about = opened(house)
    QTest.keyClick(about, Qt.Key.Key_Escape)
    assert not about.isVisible()
