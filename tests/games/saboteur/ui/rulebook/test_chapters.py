"""The rulebook tells every set of rules that can be chosen, without gaps and without contradicting it."""

import pytest
from PySide6.QtCore import QSize

from saboteur_desktop.book.links import linked_keys
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.faces import paint
from saboteur_desktop.games.saboteur.ui.preset_words import preset_name
from saboteur_desktop.games.saboteur.ui.rulebook import keys
from saboteur_desktop.games.saboteur.ui.rulebook.contents import chapters
from saboteur_desktop.games.saboteur.ui.setup_form import option_name, options
from tests.games.saboteur.ui.rulebook.books import changed, paragraphs, rulesets, texts

each_ruleset = pytest.mark.parametrize("ruleset", rulesets().values(), ids=rulesets())
each_preset = pytest.mark.parametrize("preset", PRESET_NAMES)


@each_ruleset
def test_every_paragraph_says_something(ruleset: Ruleset) -> None:
    assert len(chapters(ruleset)) >= 13
    for chapter in chapters(ruleset):
        assert chapter.title.strip()
        assert chapter.paragraphs
    for paragraph in paragraphs(ruleset).values():
        assert all(text.strip() for text in texts(paragraph)), paragraph.key
        assert len({len(row) for row in paragraph.table}) <= 1, paragraph.key


@each_ruleset
def test_no_key_is_used_twice_and_every_link_leads_somewhere(ruleset: Ruleset) -> None:
    book = chapters(ruleset)
    keys_there = paragraphs(ruleset).keys()
    used = [chapter.key for chapter in book]
    used += [paragraph.key for chapter in book for paragraph in chapter.paragraphs]
    assert len(set(used)) == len(used)
    for paragraph in paragraphs(ruleset).values():
        for text in texts(paragraph):
            assert set(linked_keys(text)) <= keys_there - {paragraph.key}, paragraph.key


@each_ruleset
def test_the_keys_by_which_it_is_opened_are_there(ruleset: Ruleset) -> None:
    wanted = {
        *keys.EVERY_GAME,
        *(f"option-{option.field}" for option in options() if ruleset.leaves_open(option.field)),
    }
    if ruleset.expansion:
        wanted |= set(keys.EXPANSION)
    elif ruleset.pays_points:
        wanted |= set(keys.FOUR_PLAYERS)
    else:
        wanted |= set(keys.GOLD_CARDS)
    assert wanted <= paragraphs(ruleset).keys()


def test_every_picture_can_be_painted() -> None:
    names = {name for rules in rulesets().values() for told in paragraphs(rules).values() for name in told.pictures}
    assert {"role-miner", "goal-back", "gold-3", "NESW", "theft", "SW turned"} <= names
    for name in names:
        assert not paint(name, QSize(8, 10)).isNull(), name


@each_ruleset
def test_what_other_rules_say_is_not_said_of_these(ruleset: Ruleset) -> None:
    told = [text for paragraph in paragraphs(ruleset).values() for text in paragraph.text.split("\n\n")]
    for paragraph in paragraphs(ruleset).values():
        for said in paragraph.elsewhere:
            rule = said.split(" differ here. ")[1]
            assert rule not in told, paragraph.key


# Six maps are what the printed cards have.
@pytest.mark.parametrize("name", [name for name in rulesets() if "=" in name and "map_count=6" not in name])
def test_an_option_changes_the_paragraph_that_its_own_one_leads_to(name: str) -> None:
    preset, _, change = name.partition(" ")
    field = change.partition("=")[0]
    plain, other = paragraphs(changed(preset)), paragraphs(rulesets()[name])
    (key,) = linked_keys(other[f"option-{field}"].text)
    before, after = plain.get(key), other[key]
    assert before is None or (before.text, before.table, before.boards) != (after.text, after.table, after.boards)


@each_preset
def test_an_option_is_told_by_its_name_and_with_the_rules_that_have_it(preset: str) -> None:
    ruleset = changed(preset)
    for option in options():
        if ruleset.leaves_open(option.field):
            paragraph = paragraphs(ruleset)[f"option-{option.field}"]
            assert paragraph.heading == option_name(option.field)
            assert [row[0] for row in paragraph.table[1:]] == [name for _, name in option.values]


@pytest.mark.parametrize(
    ("preset", "key", "other"),
    [
        ("standard", "link", "amigo-2004"),
        ("standard", "link", "ru-booklet"),
        ("standard", "break", "ja-table"),
        ("standard", "round-end", "amigo-later"),
        ("standard", "sharing", "bga"),
        ("ru-booklet", "map", "standard"),
        ("bga", "first-player", "standard"),
        ("standard", "setup-mine", "selfish-dwarf-4"),
        ("saboteur2", "stealing", "saboteur2-printed"),
        ("saboteur2-printed", "geologist-pay", "saboteur2"),
    ],
)
def test_a_paragraph_names_the_rules_that_decide_otherwise(preset: str, key: str, other: str) -> None:
    assert other in PRESET_NAMES
    name = preset_name(other)
    assert any(f"“{name}”" in said for said in paragraphs(changed(preset))[key].elsewhere)
    assert not any(f"“{name}”" in said for said in paragraphs(changed(other))[key].elsewhere)


def test_the_expansion_is_told_without_the_gold_cards_and_the_base_game_without_the_expansion() -> None:
    assert not set(keys.GOLD_CARDS) & paragraphs(changed("saboteur2")).keys()
    assert not set(keys.EXPANSION) & paragraphs(changed("standard")).keys()


def test_the_selfish_dwarf_is_told_where_he_plays() -> None:
    assert "selfish" in paragraphs(changed("selfish-dwarf-4"))
    assert "selfish" in paragraphs(changed("standard", selfish_dwarf="added"))
    assert "selfish" not in paragraphs(changed("standard"))


def test_two_goals_are_reached_at_once_only_where_a_card_can_touch_two() -> None:
    assert "two-goals" in paragraphs(changed("standard"))
    assert "two-goals" not in paragraphs(changed("standard", middle_goal_distance=8))


def test_what_a_game_leaves_nobody_to_choose_is_not_compared() -> None:
    assert paragraphs(changed("selfish-dwarf-4"))["selfish"].elsewhere == ()
    assert paragraphs(changed("standard", selfish_dwarf="added"))["selfish"].elsewhere
