"""No word of any game stands in what shows all games: the browser's scripts and the terminal.

Each game's vocabulary is derived from the game itself: what its cards, zones, numbers, regions,
areas, seats and options are called. A word that everybody uses is no game's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightdeck.games import GAMES, game
from nightdeck.grammar import document
from nightdeck.grammar.document import Part
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup
from nightdeck.seen.views import view

PACKAGE = Path(__file__).resolve().parent.parent / "nightdeck"
STATIC = PACKAGE / "table" / "static"
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
VALUES = ("type", "faction", "side", "subtypes", "keywords")
ACCENTS = re.compile(r'^\[data-game="')
"""The one place where games are told apart by their slugs: two colours for each."""

ORDINARY = """
act action actions add advance alone amount and aside assign attached attack auto bad base before
being bin bit block bottom break came cancel center characters chip choice code connection console
continue counter cut data deck discard done down draw drawn end event eyes face field first for free
from gain gate give gone green hand head hidden hit home hover identity inside keep last leave left
legend link local location lock look looked lose lower map market media mode move neutral new next
node observer opponent out pass pay percent ping plain plan play played player plays position
prevent program protocol public put quit ram random ready red region remove replace replaced
resource road root run runs score scored script second server set shared size skin source spend
split stack start starting stop stored story street style summary swap system take target terminal
the unique upright use wall with yellow yes you your
"""
"""Words of everyday English, of programming and of the trade that games use as well."""


def words(text: str) -> set[str]:
    """Return the words of a text or of names in any style, in lower case."""
    return {word.lower() for word in WORD.findall(text) if len(word) > 2}


def grammar_words() -> set[str]:
    """Return what the grammar of the table itself calls things."""
    parts = [
        part
        for part in vars(document).values()
        if isinstance(part, type) and issubclass(part, Part)
    ]
    names = [part.__name__ for part in parts if part is not Part]
    fields = [field.name for part in parts for field in msgspec.structs.fields(part)]
    return words(" ".join([*names, *fields])) | {"cards", "zones", "tags", "areas"}


def spoken(slug: str) -> Iterator[str]:
    """Yield what a game calls its things."""
    played = game(slug)
    yield from (slug, played.title, *played.verbs)
    for card in played.catalogue():
        for name in VALUES:
            value = card.get(name) or ""
            yield " ".join(value) if isinstance(value, list) else str(value)
    shown = view(new_game(played, Setup(played.seat_counts[-1], seed="words")), 0)
    yield from shown["zones"]
    for each in labelled(shown):
        yield f"{each.get('id', '')} {each.get('label', '')} {each.get('kind', '')}"
    for seat in shown["seats"]:
        yield f"{seat['name']} {seat['side']} {seat['faction']} {seat.get('score_label', '')}"


def labelled(part: Any) -> Iterator[dict[str, Any]]:
    """Yield every part of a view that has a label."""
    if isinstance(part, dict):
        if "label" in part:
            yield part
        for each in part.values():
            yield from labelled(each)
    elif isinstance(part, list):
        for each in part:
            yield from labelled(each)


@cache
def vocabulary(slug: str) -> frozenset[str]:
    """Return the words that are a game's own."""
    found = {word for text in spoken(slug) for word in words(text)}
    return frozenset(found - words(ORDINARY) - grammar_words())


def watched() -> list[Path]:
    """Return the files that must know no game."""
    scripts = [path for path in STATIC.rglob("*.js") if path.parent != STATIC / "vendor"]
    styles = [*(STATIC / "css").glob("*.css")]
    return sorted([*scripts, *styles, *(PACKAGE / "terminal").glob("*.py")])


def game_words(path: Path, text: str, own: frozenset[str]) -> list[str]:
    """List the lines of a file in which a word of a game stands."""
    return [
        f"{path.name}:{number}: {', '.join(sorted(words(line) & own))}"
        for number, line in enumerate(text.splitlines(), 1)
        if words(line) & own and not ACCENTS.match(line)
    ]


@pytest.mark.parametrize("slug", list(GAMES))
def test_no_word_of_a_game_stands_in_the_client_or_the_terminal(slug: str) -> None:
    own = vocabulary(slug)

    assert [
        line for path in watched() for line in game_words(path, path.read_text("utf-8"), own)
    ] == []


@pytest.mark.parametrize(
    ("slug", "line"),
    [
        ("android_netrunner", 'const HERO = new Set(["credits"]);'),
        ("android_netrunner", ".iceSlot { display: none; }"),
        ("android_netrunner", 'side="runner"'),
        ("android_netrunner", "# servers with their ice"),
        ("android_netrunner", ".rig .row { gap: 8px; }"),
        ("gangs_of_night_city", 'region.get("districts")'),
        ("gangs_of_night_city", "const hideouts = [];"),
        ("gangs_of_night_city", 'techie: "M3 3h26v26H3z"'),
        ("gangs_of_night_city", "const DRAWN = { gangs_of_night_city: NIGHT_CITY };"),
    ],
)
def test_a_word_of_a_game_is_noticed(slug: str, line: str) -> None:
    assert game_words(Path("some.js"), line, vocabulary(slug)) != []
