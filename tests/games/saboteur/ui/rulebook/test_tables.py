"""The numbers in the rulebook are those that the engine plays by."""

from collections import Counter

import pytest

from saboteur_desktop.games.saboteur.engine.catalog import ALL_PATHS, EXPANSION_ACTIONS, deck
from saboteur_desktop.games.saboteur.engine.geometry import Side
from saboteur_desktop.games.saboteur.engine.points import Round, pay
from saboteur_desktop.games.saboteur.engine.roles import Role, role_cards, saboteur_pay, seat_counts
from saboteur_desktop.games.saboteur.engine.ruleset import Ruleset
from saboteur_desktop.games.saboteur.engine.setup import first_round
from saboteur_desktop.games.saboteur.ui.rulebook.goals import exit_of
from saboteur_desktop.games.saboteur.ui.rulebook.points_pay import pay_table, winners_table
from saboteur_desktop.games.saboteur.ui.rulebook.sharing import cards_drawn
from saboteur_desktop.games.saboteur.ui.texts import card_name
from saboteur_desktop.kernel.rng import Rng
from tests.book.number_words import numbers
from tests.games.saboteur.ui.rulebook.books import changed, paragraphs, rulesets


@pytest.mark.parametrize("ruleset", rulesets().values(), ids=rulesets())
def test_hands_and_draw_pile_are_as_dealt(ruleset: Ruleset) -> None:
    rows = paragraphs(ruleset)["numbers-players"].table[1:]
    assert [int(row[0]) for row in rows] == list(seat_counts(ruleset))
    for row in rows:
        dealt = first_round(ruleset, int(row[0]), Rng("table"), 0).state.table
        assert (int(row[-2]), int(row[-1])) == (dealt.hand_sizes[0], dealt.deck_size)


@pytest.mark.parametrize("preset", ["standard", "selfish-dwarf-4"])
def test_roles_are_as_shuffled(preset: str) -> None:
    ruleset = changed(preset)
    for row in paragraphs(ruleset)["numbers-players"].table[1:]:
        cards = Counter(role_cards(ruleset, int(row[0])))
        assert [int(number) for number in row[1:3]] == [cards["saboteur"], cards["miner"]]


def test_the_reserve_is_what_is_left_of_the_roles() -> None:
    ruleset = changed("saboteur2")
    for row in paragraphs(ruleset)["numbers-players"].table[1:]:
        assert int(row[1]) == first_round(ruleset, int(row[0]), Rng("table"), 0).state.table.reserve
    assert numbers(paragraphs(ruleset)["setup-roles"].text, "en") == [len(role_cards(ruleset, 2))]


@pytest.mark.parametrize("ruleset", rulesets().values(), ids=rulesets())
def test_the_list_of_cards_is_the_deck(ruleset: Ruleset) -> None:
    cards = deck(ruleset.action_deck, ruleset.expansion, ruleset.map_count)
    listed = {row[0]: int(row[1]) for row in paragraphs(ruleset)["numbers-cards"].table[1:]}
    assert sum(listed.values()) == len(cards)
    named = Counter(card_name(card) for card in cards)
    assert all(number == named[name] for name, number in listed.items() if name in named)


def test_saboteurs_are_paid_as_the_table_says() -> None:
    ruleset = changed("standard")
    rows = paragraphs(ruleset)["saboteur-pay"].table[1:]
    assert rows == (("1", "4"), ("2", "3"), ("3", "3"), ("4", "2"))
    assert all(int(each) == saboteur_pay(ruleset, 10, int(number)) for number, each in rows)


def test_fixed_roles_have_a_pay_for_each_number_of_players() -> None:
    ruleset = changed("standard", fixed_roles=True)
    for seats, saboteurs, each in paragraphs(ruleset)["saboteur-pay"].table[1:]:
        assert int(saboteurs) == role_cards(ruleset, int(seats)).count("saboteur")
        assert int(each) == saboteur_pay(ruleset, int(seats), int(saboteurs))


def test_gold_cards_are_drawn_as_the_option_says() -> None:
    assert [cards_drawn(changed("standard"), seats) for seats in (3, 9, 10)] == ["3", "9", "9"]
    assert cards_drawn(changed("bga"), 10) == "10"
    assert [cards_drawn(changed("ja-table"), seats) for seats in (3, 5, 10)] == ["2–3", "3–4", "6–7"]
    assert cards_drawn(changed("ja-table", spare_role="max_saboteurs"), 5) == "3"


@pytest.mark.parametrize("winners", range(1, 8))
def test_the_pay_is_what_the_engine_pays(winners: int) -> None:
    ruleset = changed("saboteur2")
    row = pay_table(ruleset)[min(winners, 5)]
    # Not reached: saboteurs win, and the profiteer with them.
    saboteurs: list[Role] = ["saboteur"] * (winners - 1)
    roles: tuple[Role, ...] = ("profiteer", *saboteurs)
    board = first_round(ruleset, 5, Rng("pay"), 0).state.table.board
    paid = pay(Round(ruleset, board, roles, ((),) * winners, None)).nuggets
    assert paid[0] == int(row[3])
    assert set(paid[1:]) <= {int(row[1])}


def test_the_table_of_winners_is_the_one_of_the_rules() -> None:
    assert [row[1:] for row in winners_table(changed("saboteur2"))[1:]] == [
        ("blue", "green", "both", "both"),
        ("blue", "blue", "blue", "blue"),
        ("green", "green", "green", "green"),
        ("neither", "neither", "neither", "neither"),
    ]
    strict = winners_table(changed("saboteur2", saboteur_finisher="gold_counts_but_no_team"))
    assert {row[4] for row in strict[1:]} == {"neither"}


def test_a_stone_leads_on_to_another_side_than_it_was_reached_from() -> None:
    assert [exit_of("stone-SW", side) for side in (Side.W, Side.N, Side.S, Side.E)] == [
        Side.S,
        Side.E,
        Side.W,
        Side.N,
    ]
    assert [exit_of("stone-ES", side) for side in (Side.W, Side.N, Side.S, Side.E)] == [
        Side.N,
        Side.W,
        Side.E,
        Side.S,
    ]


def test_every_path_card_and_every_action_card_has_its_picture() -> None:
    shown = {name for told in paragraphs(changed("saboteur2")).values() for name in told.pictures}
    assert {*ALL_PATHS, *EXPANSION_ACTIONS, *deck("official27")} <= shown
