"""The rulebook tells the rules that are chosen, no others."""

from typing import Any

import pytest

from saboteur_desktop.games.saboteur.engine.presets import PRESET_NAMES
from saboteur_desktop.games.saboteur.ui.rulebook.contents import sections
from tests.games.saboteur.engine.plays import ruleset


def headings(preset: str, **options: Any) -> list[str]:
    return [heading for heading, _ in sections(ruleset(preset, **options)) if heading]


def told(preset: str, **options: Any) -> str:
    return " ".join(text for _, text in sections(ruleset(preset, **options)))


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_every_preset_has_a_rulebook_without_gaps(preset: str) -> None:
    written = sections(ruleset(preset))
    assert len(written) >= 9
    assert all(text.strip() for _, text in written)
    said = headings(preset)
    assert len(set(said)) == len(said)


def test_the_base_game_is_told_without_the_expansion() -> None:
    assert "Sharing the gold" in headings("standard")
    assert not {"Doors", "Thefts"} & set(headings("standard"))


def test_the_expansion_is_told_without_the_gold_cards() -> None:
    assert {"Doors", "Crystals", "Thefts", "The pay"} <= set(headings("saboteur2"))
    assert "Sharing the gold" not in headings("saboteur2")
    assert "gold cards are drawn" not in told("saboteur2")


def test_both_presets_of_the_expansion_tell_their_crystals_and_thefts() -> None:
    assert "joined to the start or to a ladder, whatever" in told("saboteur2")
    assert "paid in this round" in told("saboteur2")
    assert "each crystal on the table" in told("saboteur2-printed")
    assert "any other player who has gold" in told("saboteur2-printed")


@pytest.mark.parametrize(
    ("preset", "option", "value", "heading"),
    [
        ("standard", "middle_goal_distance", 8, "Middle goal"),
        ("standard", "map_count", 3, "Maps"),
        ("standard", "gold_deck", "old_mine", "Old mine"),
        ("standard", "gold_draw", "miners", "Gold cards to share"),
        ("standard", "selfish_dwarf", "added", "Selfish dwarf"),
        ("standard", "fixed_roles", True, "Fixed roles"),
        ("standard", "spare_role", "max_saboteurs", "Spare role"),
        ("standard", "saboteurs_know_each_other", True, "Saboteurs know each other"),
        ("standard", "broken_get_no_gold", True, "Broken tool, no gold"),
        ("saboteur2", "middle_goal_distance", 8, "Middle goal"),
        ("saboteur2", "broken_get_no_gold", True, "Broken tool, no gold"),
        ("saboteur2", "saboteur_finisher", "gold_counts_but_no_team", "A saboteur completes the path"),
        ("saboteur2", "show_totals", False, "Gold in sight"),
    ],
)
def test_a_variant_that_is_on_has_a_paragraph(preset: str, option: str, value: object, heading: str) -> None:
    assert heading not in headings(preset)
    assert heading in headings(preset, **{option: value})


@pytest.mark.parametrize(
    ("option", "value"), [("boss_needs_team", True), ("removed_cards", 0), ("discard_two_refill", True)]
)
def test_an_option_of_the_expansion_changes_its_sentence(option: str, value: object) -> None:
    assert told("saboteur2") != told("saboteur2", **{option: value})
