"""Seeded chaos; `python -m tests.faults.chaos` runs more of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.chaos import simulated


@pytest.mark.parametrize("seed", range(6))
async def test_chaos_loses_nothing_and_doubles_nothing(seed: int, tmp_path: Path) -> None:
    simulation = await simulated(tmp_path, seed, 60)

    assert simulation.clients[0].acknowledged


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 108))
async def test_more_chaos_loses_nothing_and_doubles_nothing(seed: int, tmp_path: Path) -> None:
    await simulated(tmp_path, seed, 120)
