"""The fingerprint of a written value."""

import pytest

from saboteur_desktop.kernel.digest import digest


def test_the_order_of_keys_does_not_count_and_that_of_a_list_does() -> None:
    assert digest({"a": 1, "b": [1, 2]}) == digest({"b": [1, 2], "a": 1})
    assert digest([1, 2]) != digest([2, 1])


@pytest.mark.parametrize("other", [None, "", [], {}, 0, "0", [0], {"a": None}])
def test_different_values_have_different_digests(other: object) -> None:
    assert digest(other) != digest({"a": 0})
    assert len(digest(other)) == 16
    assert set(digest(other)) <= set("0123456789abcdef")


def test_a_digest_is_the_same_on_every_machine() -> None:
    assert digest({"name": "Боря", "cards": ["EW", 1]}) == "eef80f52ed5da574"
