"""Starting the server: it finds a free port and says so, keeps its file, reads its environment."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from pathlib import Path

import pytest

from nightdeck.table.database import asynchronous
from nightdeck.table.serve import bound, default_store, settings_for, shown_host
from nightdeck.table.settings import AT_HOME, Limits
from tests.faults.processes import ROOT, server_process


def test_a_taken_port_makes_it_use_the_next_free_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        found = bound("127.0.0.1", port)
        assert port < found.getsockname()[1] < port + 50
        found.close()


async def test_it_says_where_it_is_and_that_another_port_was_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.faults.dying_server",
            str(tmp_path), str(port), "-", "1", cwd=ROOT, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        first = (await asyncio.wait_for(process.stdout.readline(), 20)).decode()
        second = (await asyncio.wait_for(process.stdout.readline(), 20)).decode()
        process.send_signal(signal.SIGTERM)
        await process.wait()
        process._transport.close()  # type: ignore[attr-defined]

    assert first.startswith(f"Port {port} is taken; using ")
    assert second.startswith("Nightdeck is at http://127.0.0.1:")


async def test_it_stops_within_seconds_although_streams_are_open(tmp_path: Path) -> None:
    async with server_process(tmp_path) as server:
        me = server.browser()
        table = await me.made("me bot", visibility="public")
        async with me.http.stream("GET", f"/api/v1/tables/{table}/stream") as stream:
            assert stream.status_code == 200
            began = asyncio.get_running_loop().time()
            assert await server.stop(signal.SIGINT) in (0, -signal.SIGINT)
            assert asyncio.get_running_loop().time() - began < 5


def test_the_folder_of_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    url = default_store(tmp_path / "new")

    assert url == f"sqlite:///{tmp_path / 'new' / 'table.db'}"
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


def test_names_and_limits_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTDECK_HOSTS", "Club.example, other.example")
    monkeypatch.setenv("NIGHTDECK_SECURE", "1")
    monkeypatch.setenv("NIGHTDECK_BOT_WORKERS", "3")

    settings = settings_for("0.0.0.0", ("third.example",))

    assert {"club.example", "other.example", "third.example"} <= set(settings.hosts)
    assert settings.secure
    assert settings.bot_workers == 3


def test_only_at_home_everybody_may_come_from_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy on this machine speaks for strangers, whose limits then apply."""
    monkeypatch.delenv("NIGHTDECK_SECURE", raising=False)

    assert settings_for("127.0.0.1").limits == AT_HOME
    assert settings_for("127.0.0.1", secure=True).limits == Limits()
    assert settings_for("0.0.0.0").limits == Limits()
    monkeypatch.setenv("NIGHTDECK_SECURE", "yes")
    assert settings_for("127.0.0.1").limits == Limits()


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("postgres://h/db", "postgresql+asyncpg://h/db"),
        ("postgresql://h/db", "postgresql+asyncpg://h/db"),
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgresql+asyncpg://h/db", "postgresql+asyncpg://h/db"),
    ],
)
def test_a_database_address_gets_its_driver(url: str, driver: str) -> None:
    assert asynchronous(url) == driver


def test_the_shown_address_can_be_opened_on_this_machine() -> None:
    assert [shown_host(each) for each in ("0.0.0.0", "::", "127.0.0.1", "::1")] == [
        "localhost", "localhost", "127.0.0.1", "[::1]",
    ]  # fmt: skip
