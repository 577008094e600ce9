"""The quick reference says what the engine deals and pays, for every number of players."""

import pytest

from saboteur_desktop.book.links import linked_keys, plain
from saboteur_desktop.book.page import Chapter, Paragraph
from saboteur_desktop.book.page_html import headings_of
from saboteur_desktop.games.saboteur.engine.points import PAY
from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.engine.roles import hand_size, role_cards, saboteur_pay, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.contents import chapters
from saboteur_desktop.games.saboteur.ui.rulebook.quick_reference import quick_reference

TABLES = [(preset, seats) for preset in PRESET_NAMES for seats in seat_counts(Ruleset(preset=preset))]


def paragraph(page: Chapter, key: str) -> Paragraph:
    return next(one for one in page.paragraphs if one.key == key)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_links_lead_into_the_rulebook_of_the_same_game(preset: str, seats: int) -> None:
    ruleset = Ruleset.model_validate({"preset": preset})
    headings, page = headings_of(chapters(ruleset)), quick_reference(ruleset, seats)
    keys = {key for one in page.paragraphs for key in linked_keys(one.text)}
    assert {"lay", "discard", "draw"} <= keys
    assert keys <= headings.keys()
    assert all(plain(one.text, headings) or one.table for one in page.paragraphs)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_roles_and_hands_are_those_that_are_dealt(preset: str, seats: int) -> None:
    ruleset = Ruleset.model_validate({"preset": preset})
    roles = paragraph(quick_reference(ruleset, seats), "quick-roles")
    assert set(roles.pictures) == {f"role-{role}" for role in role_cards(ruleset, seats)}
    assert str(hand_size(ruleset, seats)) in roles.text
    assert str(role_cards(ruleset, seats).count("saboteur")) in roles.text


@pytest.mark.parametrize("seats", seat_counts(Ruleset()))
def test_saboteurs_are_paid_as_the_table_says(seats: int) -> None:
    ruleset = Ruleset()
    (_, *numbers), (_, *pays) = paragraph(quick_reference(ruleset, seats), "quick-saboteurs").table
    shuffled = role_cards(ruleset, seats).count("saboteur")
    assert [int(number) for number in numbers] == sorted({max(1, shuffled - 1), shuffled})
    assert [int(pay) for pay in pays] == [saboteur_pay(ruleset, seats, int(number)) for number in numbers]


def test_with_fixed_roles_there_is_one_number_of_saboteurs() -> None:
    page = quick_reference(Ruleset(fixed_roles=True), 8)
    assert [len(row) for row in paragraph(page, "quick-saboteurs").table] == [2, 2]


def test_gold_cards_are_drawn_by_the_rules_that_are_played() -> None:
    assert "9" in paragraph(quick_reference(Ruleset(), 10), "quick-miners").text
    assert "10" in paragraph(quick_reference(Ruleset(preset="bga"), 10), "quick-miners").text
    assert "miners" in paragraph(quick_reference(Ruleset(preset="ja-table"), 5), "quick-miners").text


@pytest.mark.parametrize("seats", [2, 4, 5, 12])
def test_winners_are_paid_as_the_table_says(seats: int) -> None:
    (_, *numbers), (_, *pays) = paragraph(quick_reference(Ruleset(preset="saboteur2"), seats), "quick-pay").table
    assert [int(pay) for pay in pays] == list(PAY[1 : min(seats, 5) + 1])
    assert len(numbers) == len(pays)


def test_a_selfish_dwarf_who_is_in_the_game_is_told_of() -> None:
    assert "selfish" in paragraph(quick_reference(Ruleset(selfish_dwarf="added"), 5), "quick-miners").text
    assert "selfish" not in paragraph(quick_reference(Ruleset(), 5), "quick-miners").text
