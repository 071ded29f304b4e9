"""The numbers in a card's text are those of its facts and effects, and the other way round."""

from __future__ import annotations

import re
from typing import Any

from nightdeck.games.android_netrunner.model.definitions import POOL, Card
from nightdeck.kernel.attributes import field_names
from nightdeck.language.trees import children

# What the attributes of effects, amounts, costs and conditions call a number that text tells.
TOLD = {
    "amount", "base", "clicks", "count", "counters", "credits", "discount", "factor", "least",
    "limit", "most", "most_memory", "per", "value",
}  # fmt: skip

# Facts that only the text of a card tells, and those that have a usual value it need not tell.
TOLD_FACTS = ("cloud", "extra_clicks", "hosted_credits", "steal_cost", "steal_surcharge")
USUAL_FACTS = ("points", "start_bad_publicity", "start_credits", "start_hand")

WORDS = {"one": 1, "two": 2, "both": 2, "twice": 2, "three": 3, "four": 4, "five": 5}
MASK = 1000  # numbers from here on are sets of subtypes

ONE_FOR_EACH = {1}
"""An amount that counts something is told as 1 for each of what it counts."""

SAID_ONLY = {
    "deja-vu": {2},  # one card, and if it is a virus, another
    "edge-of-world": ONE_FOR_EACH,
    "ghost-branch": ONE_FOR_EACH,
    "hadrians-wall": ONE_FOR_EACH,
    "ice-wall": ONE_FOR_EACH,
    "midseason-replacements": ONE_FOR_EACH,
    "napd-contract": ONE_FOR_EACH,
    "project-beale": ONE_FOR_EACH,
}
DONE_ONLY = {"satellite-uplink": {2}}  # "a second one"


def numbers_in(words: str) -> set[int]:
    """Return the numbers of a text, in digits or in words."""
    found = {int(each) for each in re.findall(r"(?<![\w.])\d+(?!\.\d)", words)}
    return found | {WORDS[each] for each in re.findall(r"[a-z]+", words.lower()) if each in WORDS}


def numbers_of(value: Any) -> set[int]:
    """Return the numbers that a tree of values tells."""
    found: set[int] = set()
    seen: set[int] = set()
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if each is None or isinstance(each, (int, str)) or id(each) in seen:
            continue
        seen.add(id(each))
        waiting += children(each)
        if not isinstance(each, (Card, list, tuple, dict)):
            told = [getattr(each, name) for name in field_names(each) if name in TOLD]
            found |= {abs(number) for number in told if type(number) is int and number < MASK}
    return found


def told_by(card: Card) -> set[int]:
    """Return the numbers of a card's effects and of the facts its text tells."""
    facts = {getattr(card, name) for name in [*TOLD_FACTS, *USUAL_FACTS]}
    counted = {1 + card.extra_clicks, len(card.subroutines)} - {1}
    return numbers_of(card) | facts | {card.enters_with[1]} | counted


def said_by(card: Card) -> set[int]:
    """Return the numbers of a card's text and of its subroutines."""
    return numbers_in(" ".join([card.text, *(each.text for each in card.subroutines)]))


def test_every_number_in_a_text_is_done() -> None:
    found = {card.id: said_by(card) - told_by(card) for card in POOL}
    assert {card: numbers for card, numbers in found.items() if numbers} == SAID_ONLY


def test_every_number_above_one_that_is_done_stands_in_the_text() -> None:
    found: dict[str, set[int]] = {}
    for card in POOL:
        facts = {getattr(card, name) for name in TOLD_FACTS} | {card.enters_with[1]}
        found[card.id] = (numbers_of(card) | facts) - {0, 1} - said_by(card)
    assert {card: numbers for card, numbers in found.items() if numbers} == DONE_ONLY


def test_the_numbers_of_a_label_are_those_of_what_it_offers() -> None:
    wrong: list[tuple[str, str]] = []
    for card in POOL:
        rows = (card.abilities, card.access_abilities, card.triggers, card.prevention)
        offered: list[Any] = [each for row in rows for each in row]
        wrong += [
            (card.id, each.label)
            for each in offered
            if not numbers_in(each.label) <= numbers_of(each)
        ]
    assert [card for card, _ in wrong] == ["femme-fatale"]  # "1 credit per subroutine"
