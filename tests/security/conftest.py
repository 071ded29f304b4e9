"""A server for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.table.databases import postgres
from tests.table.place import Place, served

__all__ = ["place", "postgres"]


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with served(tmp_path) as running:
        yield running
