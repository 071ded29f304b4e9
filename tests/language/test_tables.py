"""Rulings and decks that a game keeps as data: read, and refused with one clear sentence."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nightdeck.kernel.errors import BadFile
from nightdeck.language.tables import read_decks, read_rulings

PACKAGE = "a_game_with_tables"
DECK = {"name": "first", "title": "First", "side": "", "cards": {"wall": 3}}
RULING = {"name": "TST-R01", "question": "Who begins?", "values": ["elder", "younger"]}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    home = tmp_path / PACKAGE
    home.mkdir()
    (home / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield home
    sys.modules.pop(PACKAGE, None)


def test_decks_come_by_name_in_the_order_of_the_file(folder: Path) -> None:
    second = {**DECK, "name": "second", "note": "Better.", "sections": {"side": {"gate": 1}}}
    (folder / "pool.json").write_text(json.dumps([DECK, second]), encoding="utf-8")
    found = read_decks(PACKAGE)
    assert list(found) == ["first", "second"]
    assert found["second"].sections == {"side": {"gate": 1}}


def test_the_first_value_of_a_ruling_is_its_default(folder: Path) -> None:
    (folder / "rulings.json").write_text(json.dumps([RULING]), encoding="utf-8")
    assert [(each.name, each.default) for each in read_rulings(PACKAGE)] == [("TST-R01", "elder")]


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ([{**DECK, "colour": 1}], "pool.json: first: unknown field 'colour'; it has name, title, "),
        ([{"name": "first"}], "pool.json: first: title is missing"),
        ([DECK, DECK], "pool.json: first: another entry has this name"),
        ([{**DECK, "cards": ["wall"]}], "pool.json: first: section 'cards' of a deck is no list"),
        ({"decks": [DECK]}, "pool.json: it must be a list of objects"),
    ],
)
def test_a_wrong_deck_file_is_refused_by_name(folder: Path, entries: object, message: str) -> None:
    (folder / "pool.json").write_text(json.dumps(entries), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        read_decks(PACKAGE)
    assert message in str(caught.value)


def test_a_file_that_is_no_json_is_refused_with_its_line(folder: Path) -> None:
    (folder / "rulings.json").write_text("[\n{]", encoding="utf-8")
    with pytest.raises(BadFile, match=r"rulings\.json:2: "):
        read_rulings(PACKAGE)


def test_a_ruling_without_a_value_is_refused(folder: Path) -> None:
    (folder / "rulings.json").write_text(json.dumps([{**RULING, "values": []}]), encoding="utf-8")
    with pytest.raises(BadFile, match="TST-R01: a ruling has at least one value"):
        read_rulings(PACKAGE)
