"""Counting what play reaches."""

from __future__ import annotations

import pytest

from nightdeck.kernel.errors import NightdeckError
from nightdeck.kernel.state import Entry
from nightdeck.play.coverage import coverage
from tests.tiny.game import BackAlley
from tests.tiny.state import ANNOUNCED, FLIPPED, POOL


class Counting(BackAlley):
    """Back Alley with features: every card can be turned up, two can be announced."""

    def features(self) -> list[str]:
        return [f"{card.name.lower()}: turned up" for card in POOL] + [
            "heist: announced",
            "thug: announced",
        ]

    def fired(self, entry: Entry) -> list[str]:
        kind, args, _, _ = entry
        name = POOL[args[1]].name.lower() if kind in (FLIPPED, ANNOUNCED) else ""
        if kind == FLIPPED:
            return [f"{name}: turned up"]
        return ["heist: announced"] if kind == ANNOUNCED and name == "heist" else []


class Misnaming(BackAlley):
    """A game that fires what it never listed."""

    def fired(self, entry: Entry) -> list[str]:
        return ["thug: sings"]


class Homeless(BackAlley):
    """A game whose feature belongs to no card."""

    def features(self) -> list[str]:
        return ["nobody: sings"]


def test_cards_and_features_are_counted_and_gaps_named() -> None:
    found = coverage(Counting(), games=30)

    assert found.rare_cards == []
    assert found.rare_features == ["thug: announced"]
    assert found.features == len(POOL) + 2
    heist = next(card for card in found.cards if card.id == "heist")
    assert heist.seen > heist.features["announced"] > 0


def test_the_same_seed_counts_the_same() -> None:
    assert coverage(Counting(), 5, "a") == coverage(Counting(), 5, "a")
    assert coverage(Counting(), 5, "a") != coverage(Counting(), 5, "b")


def test_a_feature_that_was_never_listed_is_an_error() -> None:
    with pytest.raises(NightdeckError, match="'thug: sings', which is no feature"):
        coverage(Misnaming(), 1)


def test_a_feature_of_no_card_is_an_error() -> None:
    with pytest.raises(NightdeckError, match="names no card"):
        coverage(Homeless(), 1)
