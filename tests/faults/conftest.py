"""A server for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.table.place import Place, served


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with served(tmp_path) as running:
        yield running
