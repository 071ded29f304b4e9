"""Every ruling is read by a rule, and every value of it is tried by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nightdeck.games import neuroscape
from nightdeck.games.neuroscape.model.rulings import RULINGS
from nightdeck.play.rulebook import read_rulebook

PACKAGE = Path(neuroscape.__file__).parent
TESTS = Path(__file__).parent.parent
BOOK = read_rulebook(PACKAGE / "rulebook.json")

NOT_READ = ("R44", "R52")
"""How steps are counted changes none of them; how long a match is people choose at the table."""


def code() -> str:
    """Return everything but the list of rulings."""
    paths = [path for path in PACKAGE.rglob("*.py") if path.name != "rulings.py"]
    return "\n".join(path.read_text() for path in sorted(paths))


def tried() -> str:
    """Return the tests of rulings."""
    paths = [*TESTS.glob("rules/test_rulings_*.py"), TESTS / "decks" / "test_decks.py"]
    return "\n".join(path.read_text() for path in sorted(paths))


@pytest.mark.parametrize(
    "name", [each.name for each in RULINGS if each.name not in BOOK.without_code]
)
def test_a_ruling_is_read_by_a_rule(name):
    number = name.removeprefix("NEU-")
    is_read = re.search(rf"rulings\[{number}\]", code())

    assert is_read or number in NOT_READ, f"no rule reads {name}"


@pytest.mark.parametrize(
    "name", [each.name for each in RULINGS if each.name not in BOOK.without_code]
)
def test_every_value_of_a_ruling_is_tried(name):
    each = next(each for each in RULINGS if each.name == name)
    source = tried()

    assert f'"{name}"' in source
    if name.removeprefix("NEU-") not in ("R34", "R40", "R44"):
        assert [value for value in each.values if f'"{value}"' not in source] == []


def test_only_rulings_that_change_nothing_need_no_code():
    silent = [each.name for each in RULINGS if each.name in BOOK.without_code]

    assert silent == ["NEU-R41", "NEU-R42", "NEU-R43", "NEU-R55"]
