"""Every card of the pool has a test of its own that plays it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nightdeck.games.neuroscape.game import NEUROSCAPE

TESTS = Path(__file__).parent.parent
PLAIN = re.compile(r"[^a-z0-9]+")


def words(text: str) -> list[str]:
    """Return the words of a title or of the name of a test, without what tells plurals apart."""
    return [word.rstrip("s") for word in PLAIN.split(text.lower()) if len(word) > 1]


def strings(node: ast.AST) -> set[str]:
    """Return the words of every text in a piece of source, joined."""
    texts = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
    return {" ".join(words(text)) for text in texts if isinstance(text, str)}


def read_tests() -> Iterator[tuple[str, set[str], set[str]]]:
    """Yield every test: the words of its name, its texts, and those it is given as parameters."""
    for path in sorted(TESTS.rglob("test_*.py")):
        if path == Path(__file__):
            continue
        tree = ast.parse(path.read_text())
        named = {
            target.id: strings(node.value)
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
                texts = strings(node).union(*(named[name] for name in used if name in named))
                given = set().union(*(strings(each) for each in node.decorator_list), set())
                yield f" {' '.join(words(node.name))} ", texts, given


FOUND = list(read_tests())


def has_own_test(title: str) -> bool:
    """Tell whether a test is about a card: it is named after it, or gets it as a parameter."""
    wanted = " ".join(words(title))
    named = [word for word in words(title) if word not in ("the", "of", "to", "ram")]
    for name, texts, given in FOUND:
        if wanted in given:
            return True
        if wanted in texts and any(f" {word} " in name for word in named):
            return True
    return False


@pytest.mark.parametrize("title", [card["name"] for card in NEUROSCAPE.catalogue()])
def test_a_card_has_a_test_of_its_own(title):
    assert has_own_test(title), f"no test is about {title}"
