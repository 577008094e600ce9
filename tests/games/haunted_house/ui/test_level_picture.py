"""The form shows how hard a match to come will be."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from saboteur_desktop.games.haunted_house.bots.measured import WIN_SHARES
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES, PresetName
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.level_picture import LevelPicture, win_share
from tests.paint.canvas import load_fonts, pixels


@pytest.fixture
def shown(qtbot: QtBot) -> LevelPicture:
    load_fonts()
    picture = LevelPicture()
    qtbot.addWidget(picture)
    picture.resize(487, 167)
    picture.set_scale(0.667)
    return picture


def drawn(picture: LevelPicture) -> QImage:
    return picture.grab().toImage()


@pytest.mark.parametrize("level", PRESET_NAMES)
@pytest.mark.parametrize("hunters", [3, 4])
def test_it_says_how_often_careful_partners_win(shown: LevelPicture, level: PresetName, hunters: int) -> None:
    shown.show_rules(Ruleset(preset=level), hunters)
    assert f" {100 * WIN_SHARES[level][hunters]:.0f} of 100 " in shown.accessibleName()


def test_what_was_measured_holds_for_the_level_as_it_is(shown: LevelPicture) -> None:
    assert win_share(Ruleset(preset="easy"), 4) == WIN_SHARES["easy"][4]
    assert win_share(Ruleset(preset="easy", battle_dice="2-1-3"), 4) is None
    shown.show_rules(Ruleset(battle_dice="2-1-3"), 3)
    assert "100" not in shown.accessibleName()


def test_how_many_hunters_a_lone_player_moves_is_no_change_of_the_level(shown: LevelPicture) -> None:
    shown.show_table(Ruleset(solo_hunters=4), 1)
    said = shown.accessibleName()
    shown.show_rules(Ruleset(), 4)
    assert shown.accessibleName() == said


@pytest.mark.parametrize(
    ("rules", "facts"),
    [
        ({"preset": "very-easy"}, ["0 ghost", "7 evil spirit", "13 ghost card", "any order"]),
        ({"preset": "fairly-easy"}, ["2 ghost", "6 evil spirit", "13 ghost card", "any order"]),
        ({"preset": "normal"}, ["4 ghost", "6 evil spirit", "13 ghost card", "any order"]),
        ({"preset": "master"}, ["4 ghost", "6 evil spirit", "19 ghost card", "in order"]),
    ],
)
def test_it_tells_what_waits_in_the_house(shown: LevelPicture, rules: dict[str, object], facts: list[str]) -> None:
    shown.show_rules(Ruleset.model_validate(rules), 3)
    for said, expected in zip(shown.accessibleDescription().split(", ", 3), facts, strict=True):
        assert expected in said


def test_every_level_has_a_picture_of_its_own(shown: LevelPicture) -> None:
    pictures = set()
    for level in PRESET_NAMES:
        shown.show_rules(Ruleset(preset=level), 3)
        pictures.add(pixels(drawn(shown)))
    assert len(pictures) == len(PRESET_NAMES)


def test_a_low_picture_shows_the_gauge_alone(shown: LevelPicture) -> None:
    shown.resize(300, 68)
    shown.show_rules(Ruleset(preset="easy"), 3)
    easy = drawn(shown)
    shown.show_rules(Ruleset(preset="easy", solo_hunters=4), 3)
    assert pixels(drawn(shown)) == pixels(easy)
    shown.show_rules(Ruleset(preset="normal"), 3)
    assert pixels(drawn(shown)) != pixels(easy)
