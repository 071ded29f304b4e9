"""How deeds are said: verbs as their subject wants them, parts behind what they belong to."""

from __future__ import annotations

import pytest

from nightdeck.seen.telling import plain, said


@pytest.mark.parametrize(
    ("verb", "wanted"),
    [
        ("draws", "draw"), ("passes", "pass"), ("accesses", "access"), ("rezzes", "rez"),
        ("approaches", "approach"), ("has", "have"), ("is", "are"), ("readies", "ready"),
        ("seizes", "seize"), ("loses", "lose"), ("takes", "take"), ("purges", "purge"),
    ],
)  # fmt: skip
def test_a_verb_is_said_to_somebody_in_its_plain_form(verb: str, wanted: str) -> None:
    assert plain(verb) == wanted


def test_only_the_verbs_of_the_reader_change() -> None:
    assert said("Ann [draws] 2 cards.") == "Ann draws 2 cards."
    assert said("You [draws] 2 cards.") == "You draw 2 cards."


def test_the_reader_is_written_small_inside_a_sentence() -> None:
    assert said("Watson pays You one reward.") == "Watson pays you one reward."
    assert said("Ann swaps places with Your Techie.") == "Ann swaps places with your Techie."
    assert said("It is over. You [wins].") == "It is over. You win."
