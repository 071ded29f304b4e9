"""A record depends on the game, its cards and its decisions: on no import and no other card."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from nightdeck.games import GAMES, game
from nightdeck.kernel import Rng, Setup
from nightdeck.kernel.rng import seed_key
from nightdeck.records.replay import written
from nightdeck.records.session import Session

RECORDS = 6

IMPORTS_FIRST = """
import importlib, pkgutil, random
import nightdeck.games
names = [each.name for each in pkgutil.walk_packages(nightdeck.games.__path__, "nightdeck.games.")]
random.Random(order).shuffle(names)
for name in names:
    importlib.import_module(name)
"""

UNUSED_EFFECT = """
from nightdeck.language.flow import (Sequence)
UNUSED = Sequence()
"""

ONE_MORE_CARD = """
from nightdeck.games.android_netrunner.cards import load_pool
from nightdeck.games.android_netrunner.language import do
from nightdeck.games.android_netrunner.language.behaviour import Behaviour
from nightdeck.games.android_netrunner.language.card_types import card_of
from nightdeck.games.android_netrunner.model.definitions import add_to_pool
from nightdeck.language.facts import Sheet
load_pool()
facts = {"id": "one-more", "name": "One More", "type": "operation", "faction": "neutral-corp",
         "code": "99001", "influence": 0, "cost": 0, "text": "Gain 1 credit."}
add_to_pool((card_of(Sheet(facts, "More"), Behaviour(do.GainCredits(1))),))
"""

VERIFY = """
from pathlib import Path
from nightdeck.games import game
from nightdeck.records.replay import read, rerun
for path in sorted(Path(folder).iterdir()):
    assert rerun(game(slug), read(path.read_bytes())).outcome is not None
    print(path.name)
"""


@cache
def records(slug: str) -> list[bytes]:
    """Return whole games with the decks that are taken when none are named."""
    found = []
    for number in range(RECORDS):
        rng = Rng(seed_key(f"keeps {number}"))
        counts = game(slug).seat_counts
        session = Session(game(slug), Setup(counts[number % len(counts)], seed=number))
        while session.state.question is not None:
            question = session.state.question
            place = rng.below(len(question.options))
            session.decide(question.seat, session.state.decisions, place)
        found.append(written(session.record))
    return found


def verified(first: str, slug: str, folder: Path, order: str = "") -> int:
    """Return how many records verify in a process that does something else first."""
    for number, record in enumerate(records(slug)):
        (folder / f"{number}.jsonl").write_bytes(record)
    start = "import sys\nslug, folder, order = sys.argv[1:]\n"
    done = subprocess.run(
        [sys.executable, "-c", start + first + VERIFY, slug, str(folder), order],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-800:]
    return len(done.stdout.splitlines())


@pytest.mark.parametrize("order", ["first", "second"])
@pytest.mark.parametrize("slug", list(GAMES))
def test_a_record_verifies_whatever_was_imported_first(
    slug: str, order: str, tmp_path: Path
) -> None:
    assert verified(IMPORTS_FIRST, slug, tmp_path, order) == RECORDS


def test_a_record_verifies_after_an_effect_was_added_that_no_card_uses(tmp_path: Path) -> None:
    assert verified(UNUSED_EFFECT, "android_netrunner", tmp_path) == RECORDS


def test_a_record_verifies_after_a_card_was_added(tmp_path: Path) -> None:
    assert verified(ONE_MORE_CARD, "android_netrunner", tmp_path) == RECORDS
