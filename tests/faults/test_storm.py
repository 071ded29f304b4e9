"""A short storm of each kind; `python -m tests.faults.storm` is the long one."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.faults.storm import Postgres, storm


@pytest.mark.slow
async def test_a_server_killed_again_and_again_loses_doubles_and_freezes_nothing(
    tmp_path: Path,
) -> None:
    outcome = await storm(tmp_path, kills=3, seed=1, people=4)

    assert outcome.wrong == []
    assert outcome.acknowledged > 10


@pytest.mark.slow
async def test_a_database_that_restarts_while_tables_are_opened_freezes_none(
    tmp_path: Path,
) -> None:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path))
    database = Postgres(tmp_path / "database", random.Random(1))
    (tmp_path / "server").mkdir()
    try:
        outcome = await storm(
            tmp_path / "server", kills=1, seed=2, url=database.server.get_uri(),
            restart=database.restart, restarts=2, people=4,
        )  # fmt: skip
    finally:
        database.server.cleanup()

    assert outcome.wrong == []
    assert outcome.acknowledged > 10
