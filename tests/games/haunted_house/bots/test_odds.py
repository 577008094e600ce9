"""The odds agree with every order of a small pile, with what the rules do by chance, and with sums done by hand."""

from collections import Counter
from itertools import permutations, product
from math import prod

import pytest

from saboteur_desktop.games.haunted_house.bots.odds import fight_odds, spirit_odds
from saboteur_desktop.games.haunted_house.engine.cards import deck
from saboteur_desktop.games.haunted_house.engine.chance import Chance
from saboteur_desktop.games.haunted_house.engine.events import HauntingCame
from saboteur_desktop.games.haunted_house.engine.moves import Roll
from saboteur_desktop.games.haunted_house.engine.open_table import OpenTable
from saboteur_desktop.games.haunted_house.engine.state import GameState
from saboteur_desktop.games.haunted_house.engine.view import HouseView
from saboteur_desktop.kernel.rng import Rng
from tests.games.haunted_house.engine.plays import GAME, begin, ruleset


def _table(
    ghosts: dict[str, int], haunted: str = "", pile: str | None = None, seats: int = 3, preset: str = "normal"
) -> OpenTable:
    """Return a table of a match that goes on; ``pile`` are the letters that are not in the discards."""
    table = begin(ruleset(preset), seats, 1).table
    cards = deck(table.board, table.ruleset.extra_cards)
    discards = () if pile is None else tuple(card for card in cards if card not in pile)
    return table._replace(
        ghosts=tuple(ghosts.get(room, 0) for room in table.board.rooms),
        haunted=tuple(room in haunted for room in table.board.rooms),
        discards=discards,
        pile_size=len(cards) - len(discards),
    )


def _rolled(state: GameState, rolls: int) -> Counter[str]:
    """Let hunters roll one after the other without walking; count where evil spirits appear."""
    seen: Counter[str] = Counter()
    for _ in range(rolls):
        state, events = GAME.apply(state._replace(table=state.table._replace(phase="rolling")), Roll())
        seen.update(event.room for event in events if isinstance(event, HauntingCame))
        if state.table.result is not None:
            break
    return seen


@pytest.mark.parametrize(
    ("ghosts", "haunted", "pile", "seats"),
    [
        ({"C": 2, "D": 1, "E": 2}, "", "CDEK", 3),
        ({"D": 2, "E": 1, "A": 2}, "CL", "CDEL", 4),
        ({"D": 2, "E": 2, "F": 2, "G": 2}, "ABCL", "ALDE", 4),
        ({"D": 2, "E": 1}, "C", "CDE", 3),
    ],
)
def test_a_small_pile_in_every_order_gives_the_same_odds(
    ghosts: dict[str, int], haunted: str, pile: str, seats: int
) -> None:
    table = _table(ghosts, haunted, pile, seats)
    expected: Counter[str] = Counter()
    orders = list(permutations(pile))
    for order, marks in product(orders, product((True, False), repeat=seats)):
        chance = prod(5 / 6 if mark else 1 / 6 for mark in marks) / len(orders)
        dice = tuple(1 if mark else 6 for mark in marks)
        numbers = (None,) * len(table.board.rooms)
        for room, times in _rolled(GameState(table, order, numbers, Chance("0", dice)), seats).items():
            expected[room] += times * chance  # type: ignore[assignment]
    assert spirit_odds(table) == pytest.approx([expected[room] for room in table.board.rooms])


@pytest.mark.parametrize("preset", ["normal", "hard"])
def test_worlds_rolled_through_the_rules_agree_with_the_odds(preset: str) -> None:
    table = _table({"A": 2, "D": 2, "E": 2, "I": 1, "J": 2}, "CH", seats=4, preset=preset)
    worlds, seen = 3000, Counter[str]()
    for world in range(worlds):
        seen += _rolled(GAME.sample(HouseView(table, 0), Rng(f"odds {world}")), 4)
    shares = [seen[room] / worlds for room in table.board.rooms]
    # Four standard errors of either count.
    assert spirit_odds(table) == pytest.approx(shares, abs=0.045)


@pytest.mark.parametrize(("seats", "chance"), [(3, 0.19), (4, 0.25)])
def test_one_letter_of_a_whole_pile_comes_as_often_as_by_hand(seats: int, chance: float) -> None:
    odds = spirit_odds(_table({"C": 2}, seats=seats))
    assert odds[2] == pytest.approx(chance, abs=0.01)
    assert sum(odds) == pytest.approx(odds[2])


def test_a_room_whose_letter_lies_open_is_safe_until_the_next_shuffle() -> None:
    table = _table({"A": 2, "B": 2}, pile="BCDE")
    odds = spirit_odds(table)
    assert odds[0] == 0
    assert odds[1] > 0.5


def test_a_match_that_is_over_frightens_nobody() -> None:
    assert set(spirit_odds(_table({"C": 2})._replace(result="won"))) == {0.0}


def test_fights_have_the_chances_of_their_dice() -> None:
    table = _table({"C": 2, "D": 1}, "E")
    table = table._replace(phase="walking", die=6, places=("h08", "C", "E"))
    alone = fight_odds(table, "D")
    assert alone is not None
    assert (alone.dice, alone.against_spirit) == (1, False)
    assert alone.success == pytest.approx(1 / 2)
    together = fight_odds(table, "C")
    assert together is not None
    assert together.success == pytest.approx(3 / 4)
    assert together.all_clear == pytest.approx(1 / 4)
    spirit = fight_odds(table, "E")
    assert spirit is not None
    assert (spirit.dice, spirit.against_spirit) == (2, True)
    assert spirit.success == pytest.approx(5 / 9)
    assert spirit.all_clear == pytest.approx(5 / 9)


def test_where_nothing_is_fought_there_are_no_odds() -> None:
    table = _table({}, "E")._replace(phase="walking", die=6, places=("h08", "C", "OUT"))
    for place in ("E", "A", "h09", "OUT"):
        assert fight_odds(table, place) is None


def test_a_hunter_that_stays_is_counted_once() -> None:
    table = _table({"C": 2})._replace(phase="walking", die=6, places=("C", "OUT", "OUT"))
    odds = fight_odds(table, "C")
    assert odds is not None
    assert odds.dice == 1
