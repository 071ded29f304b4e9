"""The addresses under which others in the network reach this machine."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::", "")
ELSEWHERE: Final = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses nobody has; asking for the way to them sends nothing."""


def for_others(host: str, port: int, names: tuple[str, ...]) -> list[str]:
    """Return what a host tells those who want to join from other machines."""
    if host not in EVERYWHERE:
        return []
    found = [f"http://{bracketed(address)}:{port}/" for address in own_addresses(host)]
    found += [f"http://{name}:{port}/" for name in names if name not in EVERYWHERE]
    if not found:
        return ["No network was found; others cannot reach this machine now."]
    return ["Others in your network type one of these:", *(f"  {each}" for each in found)]


def own_addresses(host: str = "0.0.0.0") -> list[str]:
    """Return the addresses of this machine that others may know, the usual one first."""
    found: list[str] = []
    for address, family in ELSEWHERE:
        if family == socket.AF_INET6 and host == "0.0.0.0":
            continue
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((address, 9))
            found.append(str(way.getsockname()[0]))
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None)]
    kept = [each for each in dict.fromkeys(found) if is_for_others(each)]
    return kept if host != "0.0.0.0" else [each for each in kept if ":" not in each]


def is_for_others(address: str) -> bool:
    """Tell whether another machine can use an address."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local)


def bracketed(address: str) -> str:
    """Return an address as it stands in a URL."""
    return f"[{address}]" if ":" in address else address
