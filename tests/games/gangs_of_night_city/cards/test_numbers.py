"""The numbers in a card's text are those of its facts and of what is written down for it.

Many cards do something that only one of them does, in a class of its own, and their numbers stand
in its code: it is read as it is written. 1 is left out: text says "a Unit", code counts nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from nightdeck.games import game, gangs_of_night_city
from nightdeck.games.gangs_of_night_city.model.definitions import (
    BEHAVIOURS,
    COMBAT,
    EDGERUNNER_CARDS,
    GANGS,
    OPPORTUNITIES,
    PROFILES,
)
from nightdeck.kernel.attributes import field_names
from nightdeck.language.trees import children

assert game("gangs_of_night_city").catalogue()  # the pool is loaded

HOME = Path(gangs_of_night_city.__file__).parent
WORDS = {"two": 2, "both": 2, "twice": 2, "double": 2, "three": 3, "four": 4, "five": 5}

USUAL_WIN = 3
"""What a rival Gang gains for the highest Firepower if its card does not say otherwise."""

SAID_ONLY = {
    "v-female": {2},  # one more than the Unit itself
    "nix": {2},  # both dice are all dice
    "voodoo-boys": {2},
    "panam-palmer": {2},  # one District more than anybody
    "tyger-claws": {2},
    "viktor-vektor": {2},  # instead of the usual 2
    "profile-v-female": {3},  # the most that anybody can lose
    "behavior-valentinos": {2},  # a crew is two
    "behavior-tyger-claws": {USUAL_WIN},  # instead of the usual 3
}


def numbers_in(words: str) -> set[int]:
    """Returns the numbers above 1 of a text, in digits or in words; those of steps are names."""
    plain = re.sub(r"\b[Ss]teps? \d+", "", words)
    found = {int(each) for each in re.findall(r"\d+", plain)}
    found |= {WORDS[each] for each in re.findall(r"[a-z]+", plain.lower()) if each in WORDS}
    return found - {0, 1}


@cache
def written() -> dict[str, ast.ClassDef]:
    """Returns every class of the game as it is written, by name."""
    files = [path for room in ("cards", "language") for path in sorted((HOME / room).rglob("*.py"))]
    nodes = [node for path in files for node in ast.parse(path.read_text(encoding="utf-8")).body]
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


def literals(name: str) -> set[int]:
    """Returns the numbers above 1 in the code of a class, those of procedures it names included."""
    found: set[int] = set()
    for node in reached(name, set()):
        every = list(ast.walk(node))
        places = {id(each.slice) for each in every if isinstance(each, ast.Subscript)}
        numbers = [each.value for each in every if is_number(each) and id(each) not in places]
        found |= {number for number in numbers if number > 1}
    return found


def is_number(node: ast.AST) -> bool:
    """Tells whether code is a number as it is written."""
    return isinstance(node, ast.Constant) and type(node.value) is int


def reached(name: str, seen: set[str]) -> Iterator[ast.ClassDef]:
    """Yields a class and the classes that its code names."""
    if name in seen or name not in written():
        return
    seen.add(name)
    node = written()[name]
    yield node
    for each in ast.walk(node):
        if isinstance(each, ast.Name):
            yield from reached(each.id, seen)


def numbers_of(value: Any) -> set[int]:
    """Returns the numbers above 1 of a tree of values, and of the code of their classes."""
    found: set[int] = set()
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if each is None or isinstance(each, (int, str)):
            continue
        waiting += children(each)
        if not isinstance(each, (list, tuple, dict)):
            found |= literals(type(each).__name__)
            told = [getattr(each, name) for name in field_names(each)]
            found |= {number for number in told if type(number) is int and number > 1}
    return found


def cards() -> dict[str, tuple[str, set[int]]]:
    """Returns of every card its text and the numbers that its facts and its deeds have."""
    found = {card.id: (card.words, numbers_of(card.effect)) for card in COMBAT}
    for hired in EDGERUNNER_CARDS:
        found[hired.id] = (f"{hired.text} {hired.trigger}", numbers_of(hired.ability))
    for gang in GANGS:
        text = " ".join(each.text for each in gang.abilities)
        found[gang.id] = (text, numbers_of(gang.ability))
    for profile in PROFILES:
        numbers = {profile.alone, profile.otherwise, profile.per_loss}
        found[profile.id] = (profile.text, numbers)
    for each in BEHAVIOURS:
        numbers = {each.when_initiating, each.with_a_crew, each.win_cred, each.net_setback}
        found[each.id] = (each.text, numbers - {USUAL_WIN})
    return found


def test_every_number_in_a_text_is_done() -> None:
    found = {card: numbers_in(text) - numbers for card, (text, numbers) in cards().items()}
    assert {card: numbers for card, numbers in found.items() if numbers} == SAID_ONLY


def test_every_number_that_is_done_stands_in_the_text() -> None:
    found = {card: numbers - {0, 1} - numbers_in(text) for card, (text, numbers) in cards().items()}
    assert {card: numbers for card, numbers in found.items() if numbers} == {}


def test_the_text_of_an_opportunity_tells_its_street_cred() -> None:
    for deal in OPPORTUNITIES:
        told = {deal.flat, deal.per_type, deal.per_edgerunner} - {0, 1}
        assert told <= numbers_in(deal.text()), deal.id
