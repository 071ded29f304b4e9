"""Scenes of Neuroscape, and moments that several tests need."""

from __future__ import annotations

from typing import Any

from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.testing import Scene

A = 0
B = 1


def scene(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Return a game of two players in the first one's Deploy stage."""
    return Scene(NEUROSCAPE, players={A: a or {}, B: b or {}}, **more)


def pass_checks(table: Scene) -> Scene:
    """Let everybody pass in the swift checks that are open now."""
    while table.asked[1] == "swift":
        table.pass_(table.asked[0])
    return table


def end_stage(table: Scene, seat: int) -> Scene:
    """End the Deploy stage of a player, if they are in it, and pass the checks that follow."""
    if table.asked == (seat, "deploy"):
        table.choose(seat, "done:")
    return pass_checks(table)


def end_turn(table: Scene, seat: int) -> Scene:
    """Answer everything by default until the turn of a player is over."""
    while table.active() == seat and table.outcome is None:
        table.take(table.asked[0], table.state.question.default)
    return table


def end_stage_with(table: Scene, seat: int, card: str, target: str) -> Scene:
    """End Deploy; in the check that follows one player plays a card at a target."""
    if table.asked[1] == "deploy":
        table.choose(table.asked[0], "done:")
    while table.asked[0] != seat:
        table.pass_(table.asked[0])
    table.choose(seat, card).choose(seat, "target", target)
    return pass_checks(table)


def play(table: Scene, seat: int, *steps: str) -> Scene:
    """Answer one question after the other, pass in the checks between them and after them."""
    for words in steps:
        while table.asked[1] == "swift" and not table.offers(seat, words):
            table.pass_(table.asked[0])
        table.choose(seat, words)
    return pass_checks(table)


def fight(table: Scene, attackers: list[str], blocks: dict[str, str] | None = None) -> Scene:
    """Declare attackers of the first player and blockers of the second, and fight."""
    for name in attackers:
        table.choose(A, name, "attacks")
    declared(table, A, "declare-attacker")
    pass_checks(table)
    for blocker, attacker in (blocks or {}).items():
        table.choose(B, blocker, "blocks", attacker)
    declared(table, B, "declare-blocker")
    return pass_checks(table)


def declared(table: Scene, seat: int, question: str) -> Scene:
    """End a declaration that is still open."""
    if table.asked == (seat, question):
        table.choose(seat, "done:")
    return table
