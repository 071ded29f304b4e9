"""Whose address counts behind a proxy, as the page for hosts says."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from nightdeck.table.settings import Limits, Settings
from tests.table.place import served

TIGHT = Limits(post_burst=2, posts_per_second=0.001)


@pytest.mark.parametrize(
    ("secure", "forwarded", "last"),
    [
        (True, ["10.0.0.1", "10.0.0.2", "10.0.0.3"], 201),
        (True, ["9.9.9.1, 10.0.0.1", "9.9.9.2, 10.0.0.1", "9.9.9.3, 10.0.0.1"], 429),
        (False, ["10.0.0.1", "10.0.0.2", "10.0.0.3"], 429),
    ],
    ids=["everybody-has-an-address", "an-invented-one-does-not-count", "nobody-is-believed"],
)
async def test_limits_go_by_the_address_a_trusted_proxy_names(
    tmp_path: Path, secure: bool, forwarded: list[str], last: int
) -> None:
    settings = Settings(secure=secure, limits=TIGHT)
    async with (
        served(tmp_path, settings=settings) as place,
        httpx.AsyncClient(base_url=place.base) as client,
    ):
        statuses = [
            (
                await client.post(
                    "/api/v1/guests", json={"name": "b"}, headers={"x-forwarded-for": each}
                )
            ).status_code
            for each in forwarded
        ]

    assert statuses == [201, 201, last]
