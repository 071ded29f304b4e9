"""The code in the documents runs."""

from __future__ import annotations

import re
import types
from pathlib import Path
from typing import Any

import pytest

from nightdeck.games import game
from nightdeck.kernel import Setup, new_game
from nightdeck.play.players import Seat

DOCUMENTS = Path(__file__).parent.parent.parent / "docs"
RUN = {"game-author.md": 3, "bot-author.md": 3, "laboratory.md": 1}
"""The documents with code, and how many blocks they have at least."""


@pytest.mark.parametrize("name", list(RUN))
def test_the_blocks_of_a_document_run_in_order(name: str) -> None:
    module = run(name)

    if "state" in module:
        assert module["state"].outcome is not None


def run(name: str) -> dict[str, Any]:
    """Run the blocks of a document in one module and return its names."""
    text = (DOCUMENTS / name).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= RUN[name]
    module = types.ModuleType("document")
    for block in blocks:
        exec(compile(block, name, "exec"), module.__dict__)
    return module.__dict__


PAGES = [*DOCUMENTS.glob("*.md"), DOCUMENTS.parent / "README.md"]


@pytest.mark.parametrize("name", ["bot-author.md", "laboratory.md", "programs.md"])
def test_what_a_user_copies_needs_nothing_but_the_installed_package(name: str) -> None:
    """The tests of this repository are not part of the package."""
    text = (DOCUMENTS / name).read_text(encoding="utf-8")

    assert not re.findall(r"\btests[.:]\w+", "".join(re.findall(r"```.*?```", text, re.DOTALL)))


def test_every_link_between_the_pages_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:)([^)]+)\)", page.read_text(encoding="utf-8")):
            path, _, anchor = target.partition("#")
            found = page if not path else page.parent / path
            assert found.exists(), f"{page.name}: {target}"
            if anchor:
                assert anchor in anchors(found), f"{page.name}: {target}"


def anchors(page: Path) -> set[str]:
    """Return the anchors of the headings of a page, as hosts of repositories make them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each).lower().replace(" ", "-") for each in headings}


FALSE = (
    "or another device with the same name",
    "change to your telephone",
    "envs (research",
    "tries won",
    "the README of each game lists them",
)


def test_no_page_promises_what_is_not_there() -> None:
    """A seat cannot be moved to another device, and there are no research interfaces yet."""
    help_page = DOCUMENTS.parent / "nightdeck" / "table" / "templates" / "help.html"
    for page in [*PAGES, help_page]:
        text = " ".join(page.read_text(encoding="utf-8").split())
        for false in FALSE:
            assert false not in text, f"{page.name}: {false}"


def test_a_bot_author_reads_the_options_in_words_without_a_view() -> None:
    state = new_game(game("gangs_of_night_city"), Setup(2, seed=1))
    seat = Seat(state)
    shown = seat.view()["prompt"]["options"]

    assert seat.options() == [each["text"] for each in shown]
    assert seat.verbs() == [each["verb"] for each in shown]
