"""Every game fills every place of the form for a new game, shows its keys and has a page to be played on."""

from typing import cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from saboteur_desktop.dealer.setup_form import SetupForm
from saboteur_desktop.games import registry
from saboteur_desktop.ui.screens.shortcuts_sheet import game_keys


@pytest.fixture(params=registry.GAMES)
def game_id(request: pytest.FixtureRequest) -> str:
    return cast(str, request.param)


@pytest.fixture
def setup(game_id: str) -> SetupForm:
    return cast(SetupForm, registry.setup_form(game_id))


def test_the_first_table_can_play(game_id: str, setup: SetupForm) -> None:
    seats, ruleset = setup.first_table()
    assert len(seats) in setup.seats()
    assert setup.seats_refusal(ruleset, len(seats)) == ""
    assert [seat.kind for seat in seats].count("human") == 1
    assert setup.changed_options(ruleset) == 0
    game = registry.engine(game_id)
    assert game.read_ruleset(game.write_ruleset(ruleset)) == ruleset


def test_every_preset_has_a_name_of_its_own_and_a_sentence(setup: SetupForm) -> None:
    ruleset = setup.first_table().ruleset
    for seats in setup.seats():
        offered = [setup.offered(preset, ruleset, seats) for preset in setup.presets()]
        assert len({words.name for words in offered}) == len(offered) > 1
        assert all(words.sentence.endswith(".") for words in offered)
    for preset in setup.presets():
        by_it = setup.by_preset(preset, ruleset)
        assert by_it.preset == preset
        assert setup.chosen(by_it, setup.seats()[-1]).name == setup.offered(preset, ruleset, setup.seats()[-1]).name


def test_every_value_of_every_option_is_one_of_the_rules(setup: SetupForm) -> None:
    rulesets = [setup.by_preset(preset, setup.first_table().ruleset) for preset in setup.presets()]
    for option in setup.options():
        opened = next(ruleset for ruleset in rulesets if setup.leaves_open(ruleset, option.field))
        assert getattr(opened, option.field) in [value for value, _ in option.values]
        for value, label in option.values:
            assert label
            assert getattr(setup.with_option(opened, option.field, value), option.field) == value


def test_the_picture_says_what_it_shows(qtbot: QtBot, setup: SetupForm) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    seats, ruleset = setup.first_table()
    picture = setup.picture(parent)
    picture.show_table(ruleset, len(seats))
    assert picture.accessibleName()


def test_every_key_of_the_table_has_words_of_its_own(game_id: str) -> None:
    keys = game_keys(game_id)
    words = [keys.shortcut_words(shortcut) for shortcut in keys.TABLE_SHORTCUTS]
    assert len(set(words)) == len(words) > 5
    assert all(gesture.endswith(".") for gesture in keys.gestures())
