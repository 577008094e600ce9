"""The rulebook of the Haunted House tells every set of rules that can be chosen, without gaps or contradictions."""

import pytest
from PySide6.QtCore import QSize

from saboteur_desktop.book.links import linked_keys
from saboteur_desktop.games.haunted_house.engine.board import board
from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.presets import PRESET_NAMES
from saboteur_desktop.games.haunted_house.engine.refusal import IllegalReason
from saboteur_desktop.games.haunted_house.engine.ruleset import Ruleset
from saboteur_desktop.games.haunted_house.ui.level_words import level_name
from saboteur_desktop.games.haunted_house.ui.rulebook.contents import chapters
from saboteur_desktop.games.haunted_house.ui.rulebook.pictures import paint
from saboteur_desktop.games.haunted_house.ui.rulebook.where import key_of_card, key_of_refusal
from saboteur_desktop.games.haunted_house.ui.setup_form import leaves_open, options
from tests.games.haunted_house.ui.rulebook.house_books import changed, paragraphs, rulesets, texts

each_ruleset = pytest.mark.parametrize("ruleset", rulesets().values(), ids=rulesets())
each_level = pytest.mark.parametrize("level", PRESET_NAMES)

ONLY_WITH_NUMBERS = {IllegalReason.NOT_NEXT, IllegalReason.NUMBER_UNSEEN, IllegalReason.ROOM_HAS_JEWEL}


@each_ruleset
def test_every_paragraph_says_something(ruleset: Ruleset) -> None:
    assert len(chapters(ruleset)) >= 16
    for chapter in chapters(ruleset):
        assert chapter.title.strip()
        assert chapter.paragraphs
    for paragraph in paragraphs(ruleset).values():
        assert all(text.strip() for text in texts(paragraph)), paragraph.key
        assert paragraph.text, paragraph.key
        assert len({len(row) for row in paragraph.table}) <= 1, paragraph.key


@each_ruleset
def test_no_key_is_used_twice_and_every_link_leads_somewhere(ruleset: Ruleset) -> None:
    book = chapters(ruleset)
    keys = [key for chapter in book for key in (chapter.key, *(one.key for one in chapter.paragraphs))]
    assert len(set(keys)) == len(keys) > 50
    for paragraph in paragraphs(ruleset).values():
        for text in texts(paragraph):
            assert set(linked_keys(text)) <= set(keys) - {paragraph.key}, paragraph.key


@each_ruleset
def test_every_refusal_leads_to_a_paragraph(ruleset: Ruleset) -> None:
    for reason in IllegalReason:
        if ruleset.numbered_jewels or reason not in ONLY_WITH_NUMBERS:
            assert key_of_refusal(reason) in paragraphs(ruleset), reason


@each_ruleset
def test_every_card_of_the_deck_leads_to_a_paragraph(ruleset: Ruleset) -> None:
    cards = deck(board(ruleset.board), ruleset.extra_cards)
    assert {key_of_card(card) for card in cards} <= paragraphs(ruleset).keys()


def test_every_picture_can_be_painted() -> None:
    names = {name for rules in rulesets().values() for told in paragraphs(rules).values() for name in told.pictures}
    assert {"ghost", "haunting", "jewel", "jewel 2", "die 6", "battle-die red", "door blue", "card:C"} <= names
    for name in names:
        image = paint(name, QSize(40, 50))
        assert image.size() == QSize(40, 50)
        assert any(image.pixelColor(x, 25).alpha() for x in range(40)), name


@each_ruleset
def test_what_other_levels_say_is_not_said_of_this_one(ruleset: Ruleset) -> None:
    told = [text for paragraph in paragraphs(ruleset).values() for text in paragraph.text.split("\n\n")]
    for paragraph in paragraphs(ruleset).values():
        for said in paragraph.elsewhere:
            _, rule = said.split(" here. ")
            assert rule not in told, paragraph.key


@pytest.mark.parametrize("name", [name for name in rulesets() if "=" in name and "solo" not in name])
def test_an_option_changes_the_paragraph_that_its_own_one_leads_to(name: str) -> None:
    level, _, change = name.partition(" ")
    field = change.partition("=")[0]
    plain, other = paragraphs(changed(level)), paragraphs(rulesets()[name])
    (key,) = linked_keys(other[f"option-{field}"].text)
    before, after = plain.get(key), other[key]
    assert before is None or (before.text, before.table, before.boards) != (after.text, after.table, after.boards)


@each_level
def test_an_option_is_told_by_its_name_and_with_the_levels_that_have_it(level: str) -> None:
    ruleset = changed(level)
    for option in options():
        if leaves_open(ruleset, option.field):
            paragraph = paragraphs(ruleset)[f"option-{option.field}"]
            assert paragraph.heading == option.words.name
            assert [row[0] for row in paragraph.table[1:]] == [name for _, name in option.values]
            assert dict(option.values)[getattr(ruleset, option.field)] in paragraph.text


def test_what_nobody_can_set_now_has_no_paragraph() -> None:
    assert "option-may_put_down" not in paragraphs(changed("normal"))
    assert "option-may_put_down" in paragraphs(changed("master"))


@pytest.mark.parametrize(
    ("level", "key", "other"),
    [
        ("normal", "setup-house", "easy"),
        ("easy", "setup-house", "fairly-easy"),
        ("normal", "too-many", "kind"),
        ("very-easy", "too-many", "master"),
        ("normal", "setup-cards", "hard"),
    ],
)
def test_a_paragraph_names_the_levels_that_decide_otherwise(level: str, key: str, other: str) -> None:
    name = level_name(changed(other).preset)
    assert any(f"“{name}”" in said for said in paragraphs(changed(level))[key].elsewhere)
    assert not any(f"“{name}”" in said for said in paragraphs(changed(other))[key].elsewhere)


def test_the_advanced_game_is_told_where_it_is_played() -> None:
    advanced = {"draw-cards", "locks", "numbers", "seen-numbers", "put-down", "setup-numbers"}
    assert not advanced & paragraphs(changed("normal")).keys()
    assert advanced & paragraphs(changed("hard")).keys() == {"draw-cards", "locks"}
    assert advanced <= paragraphs(changed("master")).keys()


def test_a_match_can_be_stuck_only_where_jewels_stay_in_the_hand() -> None:
    assert "stuck" in paragraphs(changed("master", may_put_down=False))
    assert "stuck" not in paragraphs(changed("master"))
