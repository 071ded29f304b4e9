"""A set of cards is read from one file, and whatever is wrong in it is said with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightdeck.kernel import NightdeckError
from nightdeck.language.facts import Sheet, read_set, read_sets

SET = """{
  "set": "First Set",
  "cards": [
    {
      "id": "alley",
      "cost": 3
    },
    {
      "id": "bridge",
      "cost": 4,
      "colours": ["red"]
    }
  ]
}
"""


def sheet(number: int = 1, source: str = SET) -> Sheet:
    return read_set(source, "first.json")[number]


def test_a_sheet_knows_its_set_its_file_and_its_line() -> None:
    found = sheet()
    assert (found.set_name, found.file, found.line) == ("First Set", "first.json", 8)


def test_an_empty_set_is_a_set() -> None:
    assert read_set('{"set": "Nothing yet", "cards": []}', "empty.json") == []


def test_a_fact_that_nobody_asked_for_is_unknown() -> None:
    found = sheet()
    found.text("id")
    found.number("cost", 0, 9)
    with pytest.raises(
        NightdeckError, match=r"first.json:11: bridge: unknown fact 'colours'; .* cost, id"
    ):
        found.check_all_asked()


def test_a_number_out_of_range_is_refused() -> None:
    with pytest.raises(
        NightdeckError, match=r"first.json:10: bridge: cost must be a number from 0 to 3, not 4"
    ):
        sheet().number("cost", 0, 3)


@pytest.mark.parametrize("value", ["true", '"4"', "4.0", "null"])
def test_only_a_whole_number_is_a_number(value: str) -> None:
    with pytest.raises(NightdeckError, match=r"first.json:10: bridge: cost must be a number"):
        sheet(source=SET.replace('"cost": 4', f'"cost": {value}')).number("cost", 0, 9)


def test_a_missing_fact_is_named() -> None:
    with pytest.raises(NightdeckError, match=r"first.json:8: bridge: name is missing"):
        sheet().text("name")


def test_words_must_be_words() -> None:
    with pytest.raises(NightdeckError, match=r"first.json:10: bridge: cost must be words, not 4"):
        sheet().text("cost")


def test_an_unknown_word_is_answered_with_the_known_ones() -> None:
    with pytest.raises(
        NightdeckError, match=r"first.json:11: bridge: colours are some of blue, green, not 'red'"
    ):
        sheet().some_of("colours", ["blue", "green"])
    with pytest.raises(NightdeckError, match=r"first.json:9: bridge: id is one of a, b, not"):
        sheet().one_of("id", ["a", "b"])


def test_a_word_said_twice_in_a_list_is_refused() -> None:
    twice = SET.replace('["red"]', '["red", "red"]')
    with pytest.raises(NightdeckError, match="must be a list of different words"):
        sheet(source=twice).some_of("colours", ["red"])


def test_a_flag_is_true_or_left_out() -> None:
    assert not sheet().flag("unique")
    with pytest.raises(NightdeckError, match=r"first.json:10: bridge: cost is true or left out"):
        sheet().flag("cost")


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (SET.replace('"cost": 3', '"cost": '), r"first.json:7: Expecting value"),
        (SET.replace('"set"', '"sets"'), r"first.json:1: a set begins with"),
        (SET.replace('"cost": 3', '"id": "again"'), r"first.json:4: a card says 'id' twice"),
        ('{"set": "S", "cards": [\n5]}', r"first.json:2: a card is an object, not 5"),
        ('{"set": "S", "cards": [\n], "more": 1}', r"first.json:2: nothing but } may follow"),
    ],
)
def test_a_file_that_is_no_set_is_refused(source: str, message: str) -> None:
    with pytest.raises(NightdeckError, match=message):
        read_set(source, "first.json")


def test_no_two_cards_of_a_game_share_an_id(tmp_path: Path) -> None:
    (tmp_path / "first.json").write_text(SET)
    (tmp_path / "second.json").write_text(SET)
    with pytest.raises(
        NightdeckError, match=r"second.json:4: alley: this id is taken in first.json:4"
    ):
        read_sets(tmp_path)
