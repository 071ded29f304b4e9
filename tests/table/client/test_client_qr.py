"""An invitation as a QR code: the modules are those that another encoder draws."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tests.table.client_harness.modules import Modules

QR = "table/qr.js"


@pytest.fixture(scope="module")
def client() -> Modules:
    """The module under test."""
    return Modules(QR)


@pytest.mark.parametrize(
    ("text", "size", "digest"),
    [
        ("https://night.example/join/0123456789abcdef", 33, "05f5272839bc001e"),
        ("x" * 150, 49, "9782fa7f0642d3e6"),
    ],
)
def test_a_code_is_drawn_as_the_standard_has_it(
    client: Modules, text: str, size: int, digest: str
) -> None:
    rows = client.call(QR, "modules", text)

    drawn = "\n".join("".join(map(str, row)) for row in rows)
    assert len(rows) == size
    assert sha256(drawn.encode()).hexdigest().startswith(digest)


def test_a_code_has_its_three_corners_and_a_quiet_edge(client: Modules) -> None:
    rows = client.call(QR, "modules", "a link")
    corner = [row[:7] for row in rows[:7]]

    assert corner == [row[-7:] for row in rows[:7]] == [row[:7] for row in rows[-7:]]
    assert client.call(QR, "drawn", rows)["size"] == len(rows) + 8


def test_a_text_that_is_too_long_has_no_code(client: Modules) -> None:
    assert client.call(QR, "modules", "x" * 300) is None
