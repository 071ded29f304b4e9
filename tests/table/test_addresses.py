"""A host reads the addresses others can type."""

from __future__ import annotations

import pytest

from nightdeck.table import addresses
from nightdeck.table.addresses import for_others, is_for_others


def test_a_server_for_everybody_tells_the_addresses_others_can_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda host: ["192.168.1.7", "fd00::7"])

    told = for_others("0.0.0.0", 2077, ("0.0.0.0", "laptop.local"))

    assert told == [
        "Others in your network type one of these:",
        "  http://192.168.1.7:2077/",
        "  http://[fd00::7]:2077/",
        "  http://laptop.local:2077/",
    ]


def test_a_server_for_this_machine_alone_tells_none() -> None:
    assert for_others("127.0.0.1", 2077, ("laptop.local",)) == []


@pytest.mark.parametrize(
    ("address", "useful"),
    [("127.0.0.1", False), ("::1", False), ("fe80::1%eth0", False), ("10.0.0.5", True)],
)
def test_addresses_of_no_use_to_others_are_left_out(address: str, useful: bool) -> None:
    assert is_for_others(address) is useful
