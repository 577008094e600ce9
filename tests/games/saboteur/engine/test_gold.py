"""Gold (rules section 7): who chooses when, what saboteurs are paid, and whether the pile can run out."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from saboteur_desktop.games.saboteur.engine.catalog import GOLD_CARDS
from saboteur_desktop.games.saboteur.engine.roles import role_cards, saboteur_pay
from saboteur_desktop.games.saboteur.engine.scoring import pay_in_cards, sharing_order
from tests.games.saboteur.engine.plays import SEATS, ruleset
from tests.games.saboteur.engine.written import Text, answered, discard, goals, path, played, row0, scenario

Stock = tuple[int, int, int]
"""How many gold cards of one, two and three nuggets are left."""

FRESH: Stock = (16, 8, 4)


def cards(stock: Stock) -> tuple[int, ...]:
    return tuple(value for value, count in zip((1, 2, 3), stock, strict=True) for _ in range(count))


def stock_of(pile: tuple[int, ...]) -> Stock:
    return pile.count(1), pile.count(2), pile.count(3)


def reached(roles: list[str], finisher: int, **given: object) -> Text:
    """The setup in which that seat holds the card that reaches the gold."""
    hands = [["EW", "map"] if seat == finisher else ["map"] for seat in range(len(roles))]
    table = {"table": row0(6), "goals": goals("A$B"), "gold_deck": list(GOLD_CARDS)}
    return {**table, "starter": finisher, "hands": hands, "roles": roles, **given}


def roles_of(text: str) -> list[str]:
    return ["saboteur" if letter == "s" else "miner" for letter in text]


@pytest.mark.parametrize(
    ("roles", "finisher", "option", "order"),
    [
        ("msmmm", 2, "miners", [2, 0, 4, 3]),
        ("msmmm", 2, "players_cap9", [2, 0, 4, 3, 2]),
        ("msmmm", 1, "miners", [0, 4, 3, 2]),
        ("smm", 1, "miners", [1, 2]),
        ("smm", 1, "players_cap9", [1, 2, 1]),
        ("mmm", 0, "miners", [0, 2, 1]),
        ("mmm", 0, "players_cap9", [0, 2, 1]),
        ("sssmmmmmmm", 0, "miners", [9, 8, 7, 6, 5, 4, 3]),
        ("sssmmmmmmm", 0, "players_cap9", [9, 8, 7, 6, 5, 4, 3, 9, 8]),
        ("sssmmmmmmm", 0, "players", [9, 8, 7, 6, 5, 4, 3, 9, 8, 7]),
        ("ssssmmmmmm", 3, "players_cap9", [9, 8, 7, 6, 5, 4, 9, 8, 7]),
        ("smsmsmm", 2, "players", [1, 6, 5, 3, 1, 6, 5]),
    ],
)
def test_faults_35_and_36_gold_goes_round_to_the_right_from_whoever_closed_the_way(
    roles: str, finisher: int, option: str, order: list[int]
) -> None:
    told = played(reached(roles_of(roles), finisher), [path("H", 7, 0)], seats=len(roles), gold_draw=option)
    assert told["round"]["order"] == order
    assert len(told["round"]["drawn"]) == len(order)
    assert (told["phase"], told["to_move"]) == ("sharing", order[0])


@pytest.mark.parametrize("option", ["miners", "players_cap9", "players"])
@pytest.mark.parametrize("seats", SEATS)
def test_for_every_table_the_order_skips_saboteurs_and_has_a_seat_for_every_card(seats: int, option: str) -> None:
    pool = role_cards(ruleset(), seats)
    for shift, finisher in product(range(seats), range(seats)):
        roles = (pool[shift:] + pool[:shift])[:seats]
        order = sharing_order(ruleset(gold_draw=option), roles, ((),) * seats, finisher, 28)
        miners = roles.count("miner")
        assert len(order) == {"miners": miners, "players_cap9": min(seats, 9), "players": seats}[option]
        assert all(roles[seat] == "miner" for seat in order)
        shares = Counter(order)
        assert len(shares) == miners
        assert max(shares.values()) - min(shares.values()) <= 1
        assert order[0] == next(seat for step in range(seats) if roles[seat := (finisher - step) % seats] == "miner")


def test_miners_choose_one_card_each_and_pass_the_rest_on() -> None:
    setup = reached(roles_of("msmmm"), 2, gold_deck=[1, 2, 3, 1, 2, 1])
    takes = [{"do": "take_gold", "card": value} for value in (3, 1, 2, 1)]
    told = played(setup, [path("H", 7, 0), *takes[:1]], seats=5, preset="ja-table", ask=["state", "legal"])
    assert told["legal"] == [{"do": "take_gold", "card": value} for value in (2, 1)]
    assert told["round"]["pay"] is None
    told = played(setup, [path("H", 7, 0), *takes], seats=5, preset="ja-table")
    assert told["phase"] == "round_over"
    assert told["round"]["drawn"] == [1, 2, 3, 1]
    assert told["round"]["pay"] == [1, 0, 3, 1, 2]
    assert told["state"]["gold"] == [[1], [], [3], [1], [2]]


def test_a_gold_card_that_is_not_offered_cannot_be_taken() -> None:
    setup = reached(roles_of("mmm"), 0, gold_deck=[1, 1, 2, 3])
    for value in (0, 3, 4, -1):
        told = answered(scenario(setup, [path("H", 7, 0), {"do": "take_gold", "card": value}]))
        assert told["rejected"] == {"index": 1, "reason": "not_offered", "sides": []}
        assert told["to_move"] == 0


def test_the_cards_going_round_are_seen_by_the_one_who_chooses_alone() -> None:
    setup = reached(roles_of("mmm"), 0, gold_deck=[1, 3, 2])
    told = played(setup, [path("H", 7, 0)], ask=["view:0", "view:1", "view:spectator"])
    assert [told["views"][viewer]["offered"] for viewer in ("0", "1", "spectator")] == [[3, 2, 1], [], []]
    told = played(setup, [path("H", 7, 0), {"do": "take_gold", "card": 3}], ask=["view:0", "view:1", "view:2"])
    assert [told["views"][viewer]["offered"] for viewer in "012"] == [[], [], [2, 1]]
    assert {"kind": "gold_taken", "seat": 0} in told["views"]["1"]["log"]


def test_auto_desc_deals_from_most_to_fewest_nuggets_without_asking() -> None:
    setup = reached(roles_of("msmmm"), 2, gold_deck=[1, 2, 3, 1, 2, 1])
    told = played(setup, [path("H", 7, 0)], seats=5, preset="bga")
    assert told["phase"] == "round_over"
    assert told["round"]["order"] == [2, 0, 4, 3, 2]
    assert told["state"]["gold"] == [[2], [], [3, 1], [1], [2]]
    assert told["round"]["pay"] == [2, 0, 4, 1, 2]


@pytest.mark.parametrize("option", ["miners", "players_cap9", "players"])
def test_miners_with_a_broken_tool_go_without_gold_when_the_option_says_so(option: str) -> None:
    setup = reached(roles_of("mmsmm"), 0, in_front=[[], ["break-cart"], [], [], []])
    plain = played(setup, [path("H", 7, 0)], seats=5, gold_draw=option)
    assert 1 in plain["round"]["order"]
    told = played(setup, [path("H", 7, 0)], seats=5, gold_draw=option, broken_get_no_gold=True)
    assert 1 not in told["round"]["order"]
    assert told["round"]["order"][:3] == [0, 4, 3]


def test_when_no_miner_may_have_gold_the_round_is_over_at_once() -> None:
    setup = reached(roles_of("smm"), 0, in_front=[[], ["break-cart"], ["break-cart"]])
    told = played(setup, [path("H", 7, 0)], broken_get_no_gold=True)
    assert (told["phase"], told["round"]["order"], told["round"]["pay"]) == ("round_over", [], [0, 0, 0])
    assert told["round"]["winner"] == "miners"


def test_broken_tools_do_not_touch_the_pay_of_saboteurs() -> None:
    setup = {"roles": roles_of("smm"), "hands": [["map"], [], []], "gold_deck": list(GOLD_CARDS)}
    broken = {**setup, "in_front": [["break-cart"], [], []]}
    assert played(broken, [discard("map")], broken_get_no_gold=True)["round"]["pay"] == [4, 0, 0]


def test_with_players_ten_of_them_deal_what_there_is() -> None:
    setup = reached(roles_of("sssmmmmmmm"), 4, gold_deck=[1, 2, 3, 1, 2, 1, 1, 1])
    told = played(setup, [path("H", 7, 0)], seats=10, gold_draw="players")
    assert told["round"]["order"] == [4, 3, 9, 8, 7, 6, 5, 4]
    assert len(told["round"]["drawn"]) == 8


@pytest.mark.parametrize(("saboteurs", "each"), [(0, 0), (1, 4), (2, 3), (3, 3), (4, 2)])
def test_b80_to_b82_and_fault_37_saboteurs_are_paid_by_how_many_are_in_play(saboteurs: int, each: int) -> None:
    seats = 10
    roles = ["saboteur"] * saboteurs + ["miner"] * (seats - saboteurs)
    hands = [["map"], *[[]] * (seats - 1)]
    told = played({"roles": roles, "hands": hands, "gold_deck": list(GOLD_CARDS)}, [discard("map")], seats=seats)
    assert told["round"]["winner"] == "saboteurs"
    assert told["round"]["pay"] == [each] * saboteurs + [0] * (seats - saboteurs)
    assert told["round"]["order"] == told["round"]["drawn"] == []
    assert [sum(gold) for gold in told["state"]["gold"]] == told["round"]["pay"]
    assert ("saboteurs_paid" in [event["kind"] for event in told["events"]]) == (saboteurs > 0)


def payable(stock: Stock, saboteurs: int) -> bool:
    """The formulas of section 7.3."""
    ones, twos, threes = stock
    match saboteurs:
        case 4:
            return twos + ones // 2 >= 4
        case 2 | 3:
            pairs = min(ones, twos)
            return threes + pairs + (ones - pairs) // 3 >= saboteurs
        case _:
            return bool((threes and ones) or twos >= 2 or (twos and ones >= 2) or ones >= 4)


def all_stocks() -> Iterator[Stock]:
    yield from product(range(17), range(9), range(5))


@pytest.mark.parametrize("saboteurs", [1, 2, 3, 4])
def test_everybody_is_paid_exactly_whenever_the_pile_allows_it(saboteurs: int) -> None:
    payees = tuple(range(saboteurs))
    due = saboteur_pay(ruleset(), 5, saboteurs)
    for stock in all_stocks():
        paid = pay_in_cards(ruleset(), payees, due, cards(stock), ((),) * saboteurs)
        assert paid.nuggets == (due,) * saboteurs
        assert any(paid.credits) != payable(stock, saboteurs), stock
        assert Counter(paid.gold_deck) + Counter(c for own in paid.gold for c in own) == Counter(cards(stock))
        for own, credit in zip(paid.gold, paid.credits, strict=True):
            assert sum(own) + credit == due
        assert len(cards(stock)) - len(paid.gold_deck) <= {1: 4, 2: 6, 3: 9, 4: 8}[saboteurs]


def one_round(stock: Stock, seats: int, drawn: str) -> Iterator[tuple[str, Stock | None]]:
    """Every way a round can change the pile; None where the saboteurs cannot be paid exactly."""
    shuffled = role_cards(ruleset(), seats).count("saboteur")
    for saboteurs in (shuffled - 1, shuffled):
        if saboteurs:
            due = saboteur_pay(ruleset(), seats, saboteurs)
            paid = pay_in_cards(ruleset(), tuple(range(saboteurs)), due, cards(stock), ((),) * saboteurs)
            yield f"saboteurs {saboteurs}", None if any(paid.credits) else stock_of(paid.gold_deck)
        wanted = seats - saboteurs if drawn == "miners" else min(seats, 9)
        for taken in {stock_of(row) for row in combinations_with_replacement((1, 2, 3), wanted)}:
            left = tuple(has - goes for has, goes in zip(stock, taken, strict=True))
            if min(left) >= 0:
                yield "miners", left  # type: ignore[misc]


@pytest.mark.parametrize("drawn", ["players_cap9", "miners"])
@pytest.mark.parametrize("seats", SEATS)
def test_the_pile_never_runs_out_and_change_fails_only_where_the_rules_say(seats: int, drawn: str) -> None:
    least = {"players_cap9": (16, 16, 11, 10, 4, 3, 1, 1), "miners": (16, 16, 11, 11, 6, 5, 4, 4)}[drawn][seats - 3]
    failing = set()
    stocks: set[tuple[tuple[str, ...], Stock]] = {((), FRESH)}
    for number in range(3):
        after = set()
        for history, stock in stocks:
            for winner, left in one_round(stock, seats, drawn):
                if left is None:
                    failing.add((number, history, stock, winner))
                else:
                    after.add(((*history, winner[:1]), left))
        stocks = after
        assert min(sum(stock) for _, stock in stocks) >= (0 if number < 2 else least)
    two_wins = ("m", "m")
    three = {(2, two_wins, stock, "saboteurs 3") for stock in ((2, 8, 0), (1, 8, 1), (0, 8, 2))}
    four = {(2, two_wins, stock, "saboteurs 4") for stock in ((7, 0, 3), (6, 0, 4), (5, 1, 4))}
    four |= {(2, history, (7, 0, 4), "saboteurs 4") for history in (("m", "s"), ("s", "m"))}
    expected = {9: three, 10: three | four}.get(seats, set()) if drawn == "players_cap9" else set()
    assert failing <= expected
    # A round that four saboteurs won takes the big cards first, so (7, 0, 4) needs the miners to have won first.
    assert expected - failing <= {(2, ("s", "m"), (7, 0, 4), "saboteurs 4")}


SHORT: Stock = (2, 8, 0)


@pytest.mark.parametrize(
    ("option", "nuggets", "credits"),
    [
        ("exact_credit", (3, 3, 3), (0, 0, 1)),
        ("exchange_then_credit", (3, 3, 3), (0, 0, 1)),
        ("round_down", (3, 3, 2), (0, 0, 0)),
    ],
)
def test_b38_where_change_fails_the_option_decides(
    option: str, nuggets: tuple[int, ...], credits: tuple[int, ...]
) -> None:
    paid = pay_in_cards(ruleset(payout_shortage=option), (0, 1, 2), 3, cards(SHORT), ((),) * 3)
    assert (paid.nuggets, paid.credits) == (nuggets, credits)
    assert Counter(paid.gold_deck) + Counter(c for own in paid.gold for c in own) == Counter(cards(SHORT))


def test_a_card_of_ones_own_is_exchanged_before_credit_is_given() -> None:
    owned = ((), (), (1, 3))
    paid = pay_in_cards(ruleset(payout_shortage="exchange_then_credit"), (0, 1, 2), 3, cards(SHORT), owned)
    assert (paid.nuggets, paid.credits) == ((3, 3, 3), (0, 0, 0))
    assert sum(paid.gold[2]) == 4 + 3
    assert sum(paid.gold_deck) + sum(map(sum, paid.gold)) == sum(cards(SHORT)) + 4


def test_credit_counts_in_the_final_standing() -> None:
    setup = {
        "roles": roles_of("sssmmmmmm"),
        "hands": [["map"], *[[]] * 8],
        "gold_deck": list(cards(SHORT)),
        "gold": [[], [], [], [1, 1], [3], [], [], [], []],
    }
    told = played(setup, [discard("map")], seats=9, rounds=1, ask=["state", "view:2"])
    assert told["round"]["pay"] == [3, 3, 3, 0, 0, 0, 0, 0, 0]
    assert told["events"][-1] == {"kind": "match_ended", "totals": [3, 3, 3, 2, 3, 0, 0, 0, 0], "winners": [0, 1, 2, 4]}
    assert sum(told["state"]["gold"][2]) + told["views"]["2"]["credit"] == 3


def test_credit_is_kept_from_round_to_round() -> None:
    short: Text = {"roles": roles_of("sssmmmmmm"), "hands": [["map"], *[[]] * 8], "gold_deck": list(cards(SHORT))}
    text = scenario(short, [discard("map")], seats=9, rounds=2)
    text["rounds"].append({"setup": {"hands": [["map"], *[[]] * 8]}, "moves": [discard("map")]})
    told = answered(text)
    assert told["events"][-1] == {"kind": "match_ended", "totals": [3, 3, 3, 0, 0, 0, 0, 0, 0], "winners": [0, 1, 2]}


@pytest.mark.parametrize("stock", [(0, 0, 0), (0, 0, 4), (1, 0, 0), (0, 1, 0)])
@pytest.mark.parametrize("option", ["exact_credit", "exchange_then_credit", "round_down"])
def test_an_almost_empty_pile_never_fails(stock: Stock, option: str) -> None:
    for saboteurs in (1, 2, 3, 4):
        owned = tuple((1, 2)[: seat % 3] for seat in range(saboteurs))
        due = saboteur_pay(ruleset(), 5, saboteurs)
        paid = pay_in_cards(ruleset(payout_shortage=option), tuple(range(saboteurs)), due, cards(stock), owned)
        before = sum(cards(stock)) + sum(map(sum, owned))
        assert sum(paid.gold_deck) + sum(map(sum, paid.gold)) == before
        assert all(got <= due for got in paid.nuggets)
        if option != "round_down":
            assert paid.nuggets == (due,) * saboteurs


def final(gold: list[list[int]], **more: object) -> Text:
    """The end of a match whose last round pays nobody."""
    told = played({"hands": [["map"], [], []], "gold": gold, **more}, [discard("map")], rounds=1)
    last: Text = told["events"][-1]
    return last


def test_b86_the_gold_of_the_last_round_is_dealt_before_the_final_count() -> None:
    setup = reached(roles_of("mmm"), 0, gold=[[], [2], []], gold_deck=[3, 1, 1])
    takes = [{"do": "take_gold", "card": value} for value in (3, 1, 1)]
    told = played(setup, [path("H", 7, 0)], rounds=1)
    assert told["phase"] == "sharing"
    told = played(setup, [path("H", 7, 0), *takes], rounds=1)
    assert told["phase"] == "match_over"
    assert told["events"][-1] == {"kind": "match_ended", "totals": [3, 3, 1], "winners": [0, 1]}


def test_b87_and_fault_39_those_who_tie_for_the_first_place_share_it() -> None:
    assert final([[3, 3], [2, 2, 2], [3, 1]]) == {"kind": "match_ended", "totals": [6, 6, 4], "winners": [0, 1]}
    assert final([[], [], []])["winners"] == [0, 1, 2]


def test_b88_nuggets_count_and_not_cards() -> None:
    assert final([[3, 3], [1, 1, 2], []]) == {"kind": "match_ended", "totals": [6, 4, 0], "winners": [0]}


def test_b89_others_see_how_many_gold_cards_a_seat_has_and_not_their_nuggets() -> None:
    setup = {"gold": [[3, 1], [2], []]}
    views = played(setup, ask=["view:0", "view:1", "view:spectator"])["views"]
    assert all(view["gold_counts"] == [2, 1, 0] and view["gold_shown"] is None for view in views.values())
    assert [views[viewer]["gold"] for viewer in ("0", "1", "spectator")] == [[3, 1], [2], []]
    over = played({**setup, "hands": [["map"], [], []]}, [discard("map")], rounds=1, ask=["view:spectator"])
    assert over["views"]["spectator"]["gold_shown"] == [[3, 1], [2], []]
