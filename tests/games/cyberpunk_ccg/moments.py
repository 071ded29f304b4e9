"""Moments at the default table that several tests of cards need."""

from __future__ import annotations

from typing import Any

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.testing import Scene

A = 0
B = 1
C = 2


def scene(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Return a game of two players in the first one's Purchase step."""
    return Scene(CYBERPUNK_CCG, players={A: a or {}, B: b or {}}, **more)


def runner(sr: int, lr: int, defense: int, power: int = 3, **more: Any) -> dict[str, Any]:
    """Return a Runner with these numbers; it has no profession that matters."""
    numbers = {"sr": sr, "lr": lr, "defense": defense, "power": power}
    return {"card": "Street Muscle", **numbers, **more}


def place(m_sec: int, e_sec: int, card: str = "City Motor Pool", **more: Any) -> dict[str, Any]:
    """Return a Location with this security."""
    return {"card": card, "m_sec": m_sec, "e_sec": e_sec, **more}


def idle(table: Scene, seat: int) -> Scene:
    """Let the others pass until a seat is asked something it may do."""
    while table.asked[0] not in (seat, -1):
        table.pass_(table.asked[0])
    return table


def pass_window(table: Scene, *names: str) -> Scene:
    """Let everybody pass in the windows of these names."""
    while table.asked[1] in names:
        table.pass_(table.asked[0])
    return table


def buy(table: Scene, seat: int, card: str, host: str = "") -> Scene:
    """Buy a card and pay for it automatically."""
    table.choose(seat, "buy:", card)
    if host:
        table.choose(seat, "host:", host)
    return pay(table, seat)


def pay(table: Scene, seat: int) -> Scene:
    """Pay automatically whatever is asked for."""
    if table.asked[0] == seat and table.offers(seat, "auto:"):
        table.choose(seat, "auto:")
    return table


def hit(table: Scene, seat: int, target: str, team: int = 1) -> Scene:
    """Declare a Hit with a Team."""
    table.choose(seat, "hit:", f"Team {team}")
    if table.offers(seat, "target:", target):
        table.choose(seat, "target:", target)
    return table


def run(table: Scene, seat: int, target: str, team: int = 1) -> Scene:
    """Declare a Run with a Team."""
    table.choose(seat, "run:", f"Team {team}")
    return table.choose(seat, "target:", target)


def strike(table: Scene) -> Scene:
    """Let everybody pass in the windows of the attack until it is over."""
    return pass_window(table, "skirmish", "target", "run", "response")
