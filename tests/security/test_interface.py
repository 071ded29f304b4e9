"""The description of the interface is true: generated requests find no contradiction."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.core.failures import Failure

from tests.faults.processes import ROOT

EXAMPLES = 12


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("interface")
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.dying_server", str(folder), "0", "-", "1"],
        cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    address = f"http://{line.partition('http://')[2].split('/')[0]}"
    transport = httpx.HTTPTransport(retries=20)
    with httpx.Client(transport=transport, verify=False) as client:
        client.get(f"{address}/readyz")
    yield address
    process.kill()
    process.wait()
    process.stdout.close()


@pytest.fixture(scope="module")
def token(base: str) -> str:
    answer = httpx.post(
        f"{base}/api/v1/guests", json={"name": "Tester"}, headers={"authorization": "Bearer new"}
    )
    return str(answer.json()["token"])


def test_generated_requests_find_no_contradiction(base: str, token: str) -> None:
    schema = schemathesis.openapi.from_url(f"{base}/api/v1/openapi.json")
    headers = {"authorization": f"Bearer {token}"}
    found: list[str] = []
    operations = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        operations += 1
        if operation.path.endswith("/stream"):
            continue

        @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True,
                  suppress_health_check=list(HealthCheck))  # fmt: skip
        @__import__("hypothesis").given(case=operation.as_strategy())
        def check(case: schemathesis.Case) -> None:
            try:
                case.call_and_validate(headers=headers)
            except (Failure, BaseExceptionGroup) as failure:
                found.append(f"{case.method} {case.path}: {failure!r}"[:600])

        check()

    assert found == []
    assert operations > 15


def test_the_description_closes_what_the_server_refuses(base: str) -> None:
    document = httpx.get(f"{base}/api/v1/openapi.json").json()
    shapes = document["components"]["schemas"]
    for name in ("WantedTable", "WantedSeat", "Decide", "Chat", "NewGuest"):
        assert shapes[name]["additionalProperties"] is False, name
    assert document["openapi"].startswith("3.1")


def test_hostile_parameters_are_refused_not_suffered(base: str, token: str) -> None:
    words = ["' OR 1=1 --", "%27", "..%2f..", "\u202e", "x" * 3_000, "{{7*7}}", "-1", "NaN", "%F0"]
    with httpx.Client(base_url=base, headers={"authorization": f"Bearer {token}"}) as client:
        for word in words:
            for path in ("/api/v1/tables/{}", "/api/v1/replays/{}", "/api/v1/replays/{}/0/0",
                         "/api/v1/games/{}", "/tables/{}", "/replays/{}?step={}", "/join/{}",
                         "/games/back_alley/cards?q={}", "/games/back_alley/cards/{}"):  # fmt: skip
                answer = client.get(path.replace("{}", word))
                assert answer.status_code < 500, (path, word)


def test_a_search_full_of_patterns_takes_no_time(base: str) -> None:
    import time

    with httpx.Client(base_url=base) as client:
        began = time.monotonic()
        for query in ("(a+)+$" * 20, "a" * 200, "*" * 200, "\\" * 100, "[" * 100):
            assert client.get("/games/back_alley/cards", params={"q": query}).status_code == 200
        assert time.monotonic() - began < 2
