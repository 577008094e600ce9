"""The tips are true: counted out of the deck and searched on the board."""

from collections import deque

import pytest

from saboteur_desktop.games.saboteur.engine.geometry import GOAL_CELLS, Cell, Side, neighbour, opposite
from saboteur_desktop.games.saboteur.engine.roles import role_cards, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.ui.rulebook.contents import chapters
from saboteur_desktop.games.saboteur.ui.rulebook.digging_tips import CARDS_WITHOUT_STRAIGHTS, straight_cards
from saboteur_desktop.games.saboteur.ui.rulebook.saboteur_tips import saboteur_tips
from tests.games.saboteur.ui.rulebook.books import boards, changed, paragraphs, rulesets


@pytest.mark.parametrize("ruleset", rulesets().values(), ids=rulesets())
def test_every_role_that_can_be_dealt_has_a_page(ruleset: Ruleset) -> None:
    dealt = {f"tips-{role}" for seats in seat_counts(ruleset) for role in role_cards(ruleset, seats)}
    pages = {chapter.key for chapter in chapters(ruleset) if chapter.key.startswith("tips-")}
    assert pages == dealt | {"tips-digging"}


def fewest_cards(goal: Cell, column: int, straights: bool) -> int:
    """How many cards lead from the right of a card in the middle row to a goal; all before it lies full."""
    waiting = deque([(Cell(column + 1, 0), Side.W, 1)])
    seen = set()
    while waiting:
        cell, entered, cards = waiting.popleft()
        full = cell.y == 0 and cell.x <= column
        if (cell, entered) in seen or full or cell in GOAL_CELLS or max(abs(cell.x), abs(cell.y)) > 12:
            continue
        seen.add((cell, entered))
        for left in Side:
            along_the_row = {entered, left} == {Side.E, Side.W}
            if left == entered or (along_the_row and not straights):
                continue
            beside = neighbour(cell, left)
            if beside == goal:
                return cards
            waiting.append((beside, Side(opposite(left)), cards + 1))
    raise AssertionError("no way")


@pytest.mark.parametrize("row", CARDS_WITHOUT_STRAIGHTS)
def test_the_table_of_the_staircase_is_what_a_search_finds(row: tuple[int, ...]) -> None:
    column, *told = row
    middle, outer = Cell(8, 0), Cell(8, 2)
    assert told == [fewest_cards(goal, column, straights) for goal in (middle, outer) for straights in (True, False)]


def test_the_tall_fork_belongs_to_the_right_of_the_open_card() -> None:
    right, below = boards(paragraphs(changed("standard"))["tips-tall-fork"])
    flat = {"EW", "ESW", "NESW", "E|W"}
    laid_right = [card.card for cell, card in right.cards if cell.x > 5 or cell.y]
    laid_below = [card.card for cell, card in below.cards if cell.x > 5 or cell.y]
    assert not flat & set(laid_right)
    assert len(flat & set(laid_below)) == 1


def test_straight_cards_are_counted_out_of_the_deck() -> None:
    assert straight_cards(changed("standard")) == 13
    assert straight_cards(changed("saboteur2")) > 13


def test_where_gold_is_no_card_the_saboteurs_are_not_sent_to_the_cards_they_would_get() -> None:
    sent = [saboteur_tips(changed(preset)).paragraphs[-1].text for preset in ("standard", "saboteur2")]
    assert ["[[saboteur-pay]]" in text for text in sent] == [True, False]


def test_crystals_are_advised_for_as_they_are_paid() -> None:
    joined = paragraphs(changed("saboteur2"))["tips-geologist-aim"]
    visible = paragraphs(changed("saboteur2-printed"))["tips-geologist-aim"]
    assert "cut off is worth nothing" in joined.text
    assert joined.boards
    assert "each one that lies on the table" in visible.text
    assert not visible.boards


def test_the_boss_is_told_what_doors_cost_him() -> None:
    assert "whatever doors" in paragraphs(changed("saboteur2"))["tips-boss-aim"].text
    assert "Never let doors" in paragraphs(changed("saboteur2", boss_needs_team=True))["tips-boss-aim"].text
