"""Rulings: named values, and numbers in a range."""

import pytest

from nightdeck.kernel.game import Ruling
from nightdeck.kernel.rng import Rng, seed_key

NAMED = Ruling("X-1", "X-1", "Which?", ("this", "that"), "this")
LIMIT = Ruling("X-2", "X-2", "How many?", ("off", "all"), "off", numbers=(3, 12))


@pytest.mark.parametrize(
    ("value", "position"), [("off", 0), ("all", 1), ("3", 2), ("4", 3), ("12", 11)]
)
def test_numbers_follow_the_named_values(value: str, position: int) -> None:
    assert LIMIT.position(value) == position
    assert LIMIT.value(position) == value


@pytest.mark.parametrize("value", ["2", "13", "-3", "+3", "03", "3.0", " 3", "³", "", "9" * 5000])
def test_anything_else_is_no_value(value: str) -> None:
    assert LIMIT.position(value) == -1
    assert NAMED.position(value) == -1


def test_a_ruling_without_numbers_has_its_names_only() -> None:
    assert [NAMED.value(NAMED.position(value)) for value in NAMED.values] == ["this", "that"]
    assert NAMED.position("3") == -1


def test_a_ruling_says_what_can_be_chosen() -> None:
    assert NAMED.spelled() == "this, that"
    assert LIMIT.spelled() == "off, all or a number from 3 to 12"


def test_any_value_is_a_value_and_may_be_a_number() -> None:
    rng = Rng(seed_key("any"))
    found = {LIMIT.any_value(rng) for _ in range(200)}

    assert found == {"off", "all", *(str(number) for number in range(3, 13))}
