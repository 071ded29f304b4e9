"""Small numbers as text carries them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightdeck.table.numbers import small_number


@given(st.integers(-300, 300))
def test_a_number_within_its_range_is_read(number: int) -> None:
    assert small_number(str(number), -300, 300) == number


@pytest.mark.parametrize(
    "text",
    [
        None, "", " ", "-", "--5", "-1", "+1", "1.0", "1e1", "0x1", "1_0", " 1", "1\n", "²",
        "１", "٣", "Ⅳ",
        "01", "0012000000", "00", "17", "9" * 5_000, "NaN", "None", "true",
    ],
)  # fmt: skip
def test_anything_else_is_none(text: str | None) -> None:
    assert small_number(text, 0, 16) is None


@given(st.text(max_size=8), st.integers(-20, 20), st.integers(0, 40))
def test_no_text_raises_and_no_number_leaves_its_range(text: str, least: int, more: int) -> None:
    found = small_number(text, least, least + more)

    assert found is None or least <= found <= least + more
