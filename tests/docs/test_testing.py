"""What docs/testing.md says of scenes is what they do, and it says everything."""

from __future__ import annotations

import re
import types
from pathlib import Path

import pytest

from nightdeck.games.android_netrunner.check import position as anr
from nightdeck.games.android_netrunner.check import position_start
from nightdeck.games.cyberpunk_ccg.check import position as ccg
from nightdeck.games.cyberpunk_ccg.check.position_cards import (
    GEAR_WORDS,
    PLACE_WORDS,
    RUNNER_WORDS,
)
from nightdeck.games.gangs_of_night_city.check import position as gnc
from nightdeck.games.gangs_of_night_city.check.position_names import place_names
from nightdeck.games.gangs_of_night_city.model.board import DISTRICTS
from nightdeck.games.netrunner.check import position as onr
from nightdeck.games.netrunner.check import position_start as onr_start
from nightdeck.games.neuroscape.check import position as neu
from nightdeck.games.neuroscape.check.position_cards import CARD_WORDS
from nightdeck.testing import questions, readers

TEXT = (Path(__file__).parent.parent.parent / "docs" / "testing.md").read_text(encoding="utf-8")
TITLES = {
    "android_netrunner": "Android: Netrunner",
    "netrunner": "Netrunner (1996)",
    "gangs_of_night_city": "Gangs of Night City",
    "neuroscape": "Neuroscape",
    "cyberpunk_ccg": "Cyberpunk CCG",
}


def names_in_table(section: str, title: str) -> set[str]:
    """Returns the names in the table of a section whose head is this title."""
    part = TEXT.split(f"\n{section}\n", 1)[1].split("\n## ", 1)[0]
    rows = part.split(f"| {title} | |", 1)[1].split("\n\n", 1)[0]
    return set(re.findall(r"`(\w[\w-]*)", rows))


@pytest.mark.parametrize("slug", list(TITLES))
def test_every_question_is_in_the_document(slug):
    assert names_in_table("## Questions", TITLES[slug]) == set(questions(slug))


@pytest.mark.parametrize("slug", list(TITLES))
def test_every_reader_is_in_the_document(slug):
    shared = names_in_table("### Reading the table", "Both games")
    own = names_in_table("### Reading the table", TITLES[slug])

    assert set(readers(slug)) <= shared | own


def test_the_code_of_the_document_runs():
    module = types.ModuleType("document")
    blocks = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    for block in blocks[: len(blocks) - 1]:
        exec(compile(block, "testing.md", "exec"), module.__dict__)
    found = [value for name, value in module.__dict__.items() if name.startswith("test_")]
    assert len(found) == 8
    for each in found:
        each()


@pytest.mark.parametrize(
    ("module", "words"),
    [
        (anr, (*anr.TABLE_WORDS, *anr.CORP_WORDS, *anr.RUNNER_WORDS, *anr.CARD_WORDS)),
        (anr, (*position_start.PHASES, *position_start.RUN_STEPS)),
        (onr, (*onr.TABLE_WORDS, *onr.CORP_WORDS, *onr.RUNNER_WORDS)),
        (onr, (*onr_start.PHASES, *onr_start.RUN_STEPS)),
        (gnc, (*gnc.WORDS, *gnc.STORY_WORDS)),
        (neu, (*neu.POSITION_WORDS, *neu.PLAYER_WORDS, *CARD_WORDS, *neu.STAGES)),
        (ccg, (*ccg.POSITION_WORDS, *ccg.PLAYER_WORDS, *ccg.STEPS)),
        (ccg, (*RUNNER_WORDS, *PLACE_WORDS, *GEAR_WORDS)),
    ],
)
def test_every_word_of_a_position_is_in_the_help_of_its_module(module, words):
    assert [word for word in words if word not in module.__doc__] == []


def test_the_words_of_a_turns_memory_are_in_the_document():
    assert [word for word in anr.TALLY_WORDS if f"`{word}`" not in TEXT] == []
    assert [word for word in onr.TALLY_WORDS if f"`{word}`" not in TEXT] == []


def test_the_places_of_the_board_are_in_the_document():
    for board in (0, 1):
        for district in range(DISTRICTS):
            for name in place_names(board, district):
                assert name[-1].isdigit() or f"`{name}`" in TEXT
