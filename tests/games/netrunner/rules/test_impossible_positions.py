"""Positions that cannot be: one clear sentence with the culprit, and nothing ignored in silence."""

from __future__ import annotations

import pytest

from nightdeck.kernel.errors import BadSetup
from nightdeck.testing import clause
from tests.games.netrunner.play import table, up, with_counters


def inside(card: object) -> dict[str, object]:
    """Return a Corp with one card in S1."""
    return {"forts": {"s1": {"inside": [card]}}}


def on_hq(ice: object) -> dict[str, object]:
    """Return a Corp with one piece of ice on HQ."""
    return {"forts": {"hq": {"ice": [ice]}}}


REFUSED = [
    ({"corp": {"bad_publicity": 7}}, "with 7 points the Corp would have lost"),
    ({"corp": {"counters": {"crying": 1}}}, "crying counters lie on the Runner"),
    ({"runner": {"counters": {"gremlin": 1}}}, "gremlin counters lie on the Corp"),
    ({"corp": {"fort_counters": {"hq": {"fait": 1}}}}, "subsidiary forts only"),
    ({"corp": {"score": [up("Hostile Takeover")]}}, "a card in a score area has no 'rezzed'"),
    ({"corp": inside(with_counters("BBS Whispering Campaign", bits=5))}, "is not rezzed"),
    ({"corp": on_hq(up("Caryatid", paid=3))}, "Caryatid: paid is 1"),
    ({"corp": on_hq(with_counters("Data Wall", trauma=1))}, "Data Wall never has Trauma"),
    ({"runner": {"rig": [with_counters("Dwarf", boon=2)]}}, "Dwarf never has Boon"),
    ({"runner": {"rig": [with_counters("Cloak", power=2)]}}, "Cloak never has"),
    ({"runner": {"rig": [with_counters("Cloak", shell=2)]}}, "Cloak never has Shell"),
    ({"runner": {"rig": [with_counters("Cloak", bits=9)]}}, "at most 3 bit"),
    ({"runner": {"rig": [with_counters("Armored Fridge", ablative=9)]}}, "at most 7 Ablative"),
    ({"runner": {"aside": [with_counters("Score!", shell=2)]}}, "Score! is never set aside"),
    ({"turn_number": 61}, "the game ends after 60 turns"),
]


@clause("ONR-2.4e", "ONR-16.1", "ONR-16.7", "ONR-16.19", "ONR-18.11")
@pytest.mark.parametrize(("position", "sentence"), REFUSED)
def test_a_position_that_cannot_be_is_refused(position, sentence):
    with pytest.raises(BadSetup) as refusal:
        table(**position)
    assert sentence in str(refusal.value)


@clause("ONR-R43", "ONR-R38")
def test_rulings_make_some_of_them_possible():
    table(corp={"bad_publicity": 7}, rulings={"bad-publicity": "off"})
    assert table(turn_number=61, rulings={"turn-limit": "none"}).turn() == 61
