"""What CONTRIBUTING and the page about the architecture name exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

from nightdeck import games
from nightdeck.cli.app import app

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = sorted(games.GAMES)
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
PAGES = [ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md", *DECISIONS]

PATH = re.compile(r"(?<![\w/.-])(?:nightdeck|tests|tools|docs)/[\w/.<>-]*(?::[A-Za-z_][\w.]*)?")
OPTIONAL_ROOMS = ("decks",)
"""Rooms that a game without their contents leaves out."""


def code(page: Path) -> list[str]:
    """Return all that a page sets as code: spans and the lines of blocks for a shell."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"```console\n(.*?)```", text, re.DOTALL)
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return [*spans, *(line for block in blocks for line in block.splitlines())]


def paths(page: Path) -> list[str]:
    """Return the paths a page names, with every game in the place of `<game>`."""
    named = [path for line in code(page) for path in PATH.findall(line)]
    return [
        path.replace("<game>", game)
        for path in named
        for game in (GAMES if "<game>" in path else GAMES[:1])
        if "<game>" not in path or path.strip("/").rpartition("/")[2] not in OPTIONAL_ROOMS
    ]


@cache
def definitions(path: Path) -> set[str]:
    """Return the functions and classes of a file, methods with their class."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".js":
        return set(re.findall(r"^\s*(?:export )?(?:async )?function (\w+)", text, re.MULTILINE))
    found: set[str] = set()
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.parse(text).body:
        if isinstance(node, kinds):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{each.name}" for each in node.body if isinstance(each, kinds)}
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {each.id for each in targets if isinstance(each, ast.Name)}
    return found


def is_there(named: str) -> bool:
    """Tell whether a path exists, and in it what is named after a colon."""
    place, _, name = named.rstrip(".").partition(":")
    path = ROOT / place
    return path.exists() and (not name or name in definitions(path))


def is_command(line: str) -> bool:
    """Tell whether a command of ours has the parts and options that are named."""
    command: Any = typer.main.get_command(app)
    words = re.sub(r"^.*?\bnightdeck ", "", line).split("#")[0].split()
    while hasattr(command, "commands"):
        command = command.commands.get(words.pop(0) if words else "")
    if command is None:
        return False
    known = {"--help", *(option for each in command.params for option in each.opts)}
    return {word.partition("=")[0] for word in words if word.startswith("--")} <= known


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_and_every_function_that_is_named_exists(page: Path) -> None:
    assert [path for path in paths(page) if not is_there(path)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_that_is_named_exists(page: Path) -> None:
    ours = [line for line in code(page) if re.match(r"(\$ )?(\.venv/bin/)?nightdeck [a-z]", line)]
    assert [line for line in ours if not is_command(line)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    named = [name for line in code(page) for name in re.findall(r"\bmake ([a-z][a-z-]*)", line)]
    assert [name for name in named if name not in targets] == []


@pytest.mark.parametrize(
    "line", ["nightdeck fly", "nightdeck check", "nightdeck check clauses --sideways"]
)
def test_a_command_that_does_not_exist_is_noticed(line: str) -> None:
    assert not is_command(line)


@pytest.mark.parametrize(
    "named", ["nightdeck/kernel/engines.py", "nightdeck/kernel/engine.py:fly", "docs/none.md"]
)
def test_a_path_that_does_not_exist_is_noticed(named: str) -> None:
    assert not is_there(named)


def test_the_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block, "CONTRIBUTING.md", "exec"), {})
    assert "Hedge Fund" in capsys.readouterr().out


def test_the_pages_are_read_at_all() -> None:
    assert len(paths(ROOT / "docs" / "architecture.md")) > 60
    assert len(paths(ROOT / "CONTRIBUTING.md")) > 60


def test_every_decision_is_listed_once_in_order() -> None:
    listed = re.findall(r"\]\((\d{3}-[\w-]+\.md)\)", (DECISIONS[-1]).read_text(encoding="utf-8"))
    assert DECISIONS[-1].name == "README.md"
    assert listed == [path.name for path in DECISIONS[:-1]]
