"""What a walk would lead to, as the table says before it is made."""

from saboteur_desktop.games.haunted_house.engine.moves import Decide, Walk
from saboteur_desktop.games.haunted_house.ui.prospect import (
    fights_at,
    other_deed,
    prospects,
    usual_deed,
    would_lose,
    would_trap,
)
from tests.games.haunted_house.ui.tables import new_table, walking, with_ghosts


def test_nothing_is_in_prospect_before_the_die_is_rolled() -> None:
    assert prospects(new_table()) == {}


def test_the_nearest_stop_is_where_the_hunter_stands_and_no_way_is_longer_than_the_die_shows() -> None:
    found = prospects(walking(new_table(), 3))
    assert next(iter(found)) == "OUT"
    assert found["OUT"].steps == 0
    assert found["A"].way == ("OUT", "h01", "h02", "A")
    assert max(prospect.steps for prospect in found.values()) == 3


def test_a_jewel_is_taken_unless_that_locks_the_hunter_in() -> None:
    table = walking(new_table(), 3)
    assert usual_deed(table, "A") == "take"
    assert other_deed(table, "A") == "take"
    shut = with_ghosts(table, {}, "A")
    assert usual_deed(shut, "A") == "leave"
    assert would_trap(shut, Walk("A", "take"))
    assert not would_trap(shut, Walk("A"))


def test_who_carries_a_jewel_is_locked_in_by_walking_to_an_evil_spirit() -> None:
    table = walking(new_table(), 3, carried=(0,))
    shut = with_ghosts(table, {}, "A")
    assert prospects(shut)["A"].traps
    assert not prospects(shut)["L"].traps


def test_who_is_locked_in_already_is_not_warned_again() -> None:
    table = walking(new_table(), 3, "C", carried=(0,))
    shut = with_ghosts(table, {}, "C")
    assert not would_trap(shut, Walk("C"))


def test_ghosts_are_fought_alone_and_evil_spirits_only_together() -> None:
    table = walking(new_table(), 3)
    assert fights_at(table, "L")
    assert not fights_at(table, "A")
    assert not fights_at(table, "h01")
    shut = with_ghosts(table, {}, "A")
    assert not fights_at(shut, "A")
    assert fights_at(shut._replace(places=("OUT", "A", "OUT")), "A")


def test_the_last_free_hunter_loses_the_match_by_being_locked_in_alone() -> None:
    table = walking(new_table(), 3, "OUT", "C", "D", carried=(0, 0, 0))
    shut = with_ghosts(table, {}, "ACD")
    assert would_lose(shut, Walk("A"))
    assert not would_lose(shut, Walk("C"))
    assert not would_lose(shut._replace(carried=(0, 0, None)), Walk("A"))


def test_a_deed_that_is_decided_on_later_can_lock_in_too() -> None:
    table = walking(new_table(), 3, "A")._replace(phase="deciding")
    shut = with_ghosts(table, {}, "A")
    assert would_trap(shut, Decide("take"))
    assert not would_trap(shut, Decide("leave"))
