"""Verbs are declared once: what a constant is called is what the verb is called."""

import sys
from types import ModuleType

import pytest

from nightdeck.language.verbs import NUMBER, YES, declared, named

HOME = "a_game_with_verbs"


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    found = ModuleType(HOME)
    monkeypatch.setitem(sys.modules, HOME, found)
    return found


def test_a_verb_is_called_like_its_constant(module: ModuleType) -> None:
    module.KEEP, module.JACK_OUT = 1, 2
    assert declared(HOME, {})[:3] == ("pass", "keep", "jack-out")


def test_a_verb_may_be_called_otherwise(module: ModuleType) -> None:
    module.MAKE_RUN = 3
    assert declared(HOME, {3: "run"})[3] == "run"


def test_two_verbs_with_one_number_are_refused(module: ModuleType) -> None:
    module.KEEP, module.STAY = 1, 1
    with pytest.raises(ValueError, match="two verbs have the number 1: 'keep', STAY"):
        declared(HOME, {})


def test_what_cards_of_a_game_never_ask_for_has_no_name() -> None:
    names = named({1: "keep"}, unasked=(NUMBER,))

    assert names[1] == "keep"
    assert names[NUMBER] == ""
    assert names[YES] == "yes"
