"""Every command on the page for programs does against a real server what the page says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from nightdeck.table.answers import STATUS
from nightdeck.table.protocol import ClientMessage
from nightdeck.table.settings import AT_HOME, Limits
from nightdeck.table.shapes import ANSWERS, Bye, Document, Hello, NewTable, Update

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "programs.md").read_text("utf-8")
HERE = "http://127.0.0.1:2077"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("programs")
    words = ["serve", "--port", "0", "--no-open", "--data", str(folder)]
    with subprocess.Popen(
        [sys.executable, "-m", "nightdeck", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as running:
        assert running.stdout is not None
        address = running.stdout.readline().split()[3].rstrip("/")
        urllib.request.urlopen(f"{address}/healthz", timeout=60).close()
        yield address
        running.terminate()


def commands() -> list[tuple[str, str]]:
    """Return every command of the page with what it writes."""
    found: list[tuple[str, str]] = []
    for block in re.findall(r"```console\n(.*?)```", TEXT, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            lines = part.splitlines()
            end = 1
            while end < len(lines) and (lines[end].startswith("    ") or lines[end][:3] == "  }"):
                end += 1
            found.append(("\n".join(lines[:end]), "\n".join(lines[end:])))
    return found


def test_the_commands_of_the_page_write_what_it_says(base: str, tmp_path: Path) -> None:
    mark = "=== next ==="
    script = "\n".join(
        f"{command.replace(HERE, base)}\necho\necho '{mark}'" for command, _ in commands()
    )

    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-euc", script], cwd=tmp_path, capture_output=True, text=True, check=True,
        timeout=120, env={**os.environ, "PATH": path},
    )  # fmt: skip

    written = [part.strip() for part in done.stdout.split(mark)]
    assert len(commands()) > 12
    assert written[:-1] == [wanted for _, wanted in commands()]


def test_the_program_of_the_page_plays_a_whole_game(base: str) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Any] = {}

    exec(block.replace(HERE, base), names)

    assert names["over"]["winners"] is not None


def test_answers_have_the_shapes_the_description_says(base: str) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(block.partition("BASE = ")[0] + f"BASE = {base!r}", names)
    ask = names["ask"]
    token = msgspec.json.decode(ask("/api/v1/guests", {}).read())["token"]
    seats = [{"kind": "bot", "level": "street"}, {"kind": "me"}]
    wish = {"game": "android_netrunner", "seats": seats}
    made = msgspec.json.decode(ask("/api/v1/tables", wish, token).read(), type=NewTable)
    table = made.table.id
    seen = ask(f"/api/v1/tables/{table}/document", token=token).read()

    assert msgspec.json.decode(seen, type=Document).seat == 1
    stream = ask(f"/api/v1/tables/{table}/stream", token=token)
    first = msgspec.json.decode(stream.readline(), type=Hello | Update | Bye)
    assert isinstance(first, Hello)
    stream.close()
    for place in ("games", "games/gangs_of_night_city", "tables", f"replays/{table}"):
        text = ask(f"/api/v1/{place}", token=token).read()
        key = place.replace(table, "{table}").replace("gangs_of_night_city", "{slug}")
        msgspec.json.decode(text, type=ANSWERS[f"get /api/v1/{key}"])


def test_the_description_says_how_programs_say_who_they_are(base: str) -> None:
    with urllib.request.urlopen(f"{base}/api/v1/openapi.json", timeout=60) as answer:
        description = msgspec.json.decode(answer.read())

    assert description["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    assert description["paths"]["/api/v1/tables"]["post"]["security"] == [{"token": []}]
    assert description["paths"]["/api/v1/guests"]["post"]["security"] == []
    assert '"example' not in msgspec.json.encode(description).decode()
    for name in ANSWERS:
        method, _, path = name.partition(" ")
        assert method in description["paths"][path], name


def test_the_page_names_every_message_and_every_refusal() -> None:
    for kind in get_args(ClientMessage):
        assert f"`{kind.__struct_config__.tag}`" in TEXT
    for code in STATUS:
        assert f"`{code}`" in TEXT


def test_the_limits_on_the_page_are_the_limits_there_are() -> None:
    limits = Limits()

    assert (limits.posts_per_second, limits.post_burst) == (20, 200)
    assert (limits.guests_per_second, limits.guest_burst) == (0.5, 60)
    assert (limits.tables_per_guest, limits.chats_per_second) == (50, 0.5)
    assert (limits.name_length, limits.chat_length, limits.outbox) == (24, 300, 256)
    assert limits.body_bytes == 64 * 1024
    assert AT_HOME.posts_per_second >= 10 * limits.posts_per_second
    assert AT_HOME.guests_per_second >= 10 * limits.guests_per_second
