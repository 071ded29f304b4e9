"""The generator: the same everywhere, fair, and closed."""

from __future__ import annotations

from collections import Counter

from nightdeck.kernel.rng import Rng, seed_key


def test_the_first_words_of_a_key_are_fixed_for_ever() -> None:
    rng = Rng(bytes(32))
    assert [rng.word() for _ in range(3)] == [2285095423, 3241651386, 920381872]


def test_a_generator_can_be_rebuilt_from_key_and_count() -> None:
    rng = Rng(seed_key("a"))
    for _ in range(37):
        rng.word()
    assert Rng(rng.key, rng.drawn).word() == rng.word()


def test_a_clone_goes_on_identically_and_independently() -> None:
    rng = Rng(seed_key(1))
    rng.word()
    copy = rng.clone()
    assert [copy.below(6) for _ in range(40)] == [rng.below(6) for _ in range(40)]


def test_a_fork_for_another_purpose_gives_other_numbers() -> None:
    rng = Rng(seed_key(1))
    assert rng.fork("one").word() != rng.fork("two").word()


def test_dice_are_fair() -> None:
    rng = Rng(seed_key("dice"))
    counts = Counter(rng.roll(6) for _ in range(60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_a_shuffle_keeps_every_card() -> None:
    rng = Rng(seed_key("deck"))
    cards = list(range(52))
    rng.shuffle(cards)
    assert sorted(cards) == list(range(52))
    assert cards != list(range(52))
