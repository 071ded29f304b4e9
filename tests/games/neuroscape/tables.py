"""Scenes of Neuroscape, and moments that several tests need."""

from __future__ import annotations

from typing import Any

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.games.neuroscape.model.numbers import keywords
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.testing import Scene

A = 0
B = 1
C = 2
D = 3

Wanted = int | tuple[int, int]
"""What a die shall show: a number, or the lowest and the highest that will do."""

LOW = (1, 10)
HIGH = (11, 20)


def scene(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Return a game of two players in the first one's Deploy stage."""
    return Scene(NEUROSCAPE, players={A: a or {}, B: b or {}}, **more)


def circle(*players: dict[str, Any], **more: Any) -> Scene:
    """Return a game of several players: four are two teams, unless said otherwise."""
    return Scene(NEUROSCAPE, players=dict(enumerate(players)), seats=len(players), **more)


def each_alone(*players: dict[str, Any], **more: Any) -> Scene:
    """Return a game of several players without teams."""
    return circle(*players, choices={"variant": "free-for-all"}, **more)


def begun(seats: int = 2, variant: str = "teams", seed: str = "begun", **rulings: str) -> Scene:
    """Return a game that has just been dealt; rulings by number, as in R48="winner-starts"."""
    table = Scene.__new__(Scene)
    table.game = NEUROSCAPE
    named = {f"NEU-{name}": value for name, value in rulings.items()}
    setup = Setup(seats, (), named, {"variant": variant}, seed, record=True)
    table.state = new_game(NEUROSCAPE, setup)
    return table


def loaded(table: Scene, *dice: Wanted) -> Scene:
    """Let the next dice show what is wanted."""
    bounds = [(die, die) if isinstance(die, int) else die for die in dice]
    for luck in range(200_000):
        rng = Rng(seed_key(f"dice {luck}"))
        if all(least <= rng.below(20) + 1 <= most for least, most in bounds):
            table.state.rng = Rng(seed_key(f"dice {luck}"))
            return table
    raise AssertionError(f"no dice show {dice}")


def until(table: Scene, *questions: str) -> Scene:
    """Answer by default until one of these questions is open, or the game is over."""
    while table.asked[1] not in questions and table.outcome is None:
        table.take(table.asked[0], table.state.question.default)
    return table


def numbers(table: Scene, name: str, which: int = 1) -> tuple[int, int]:
    """Return attack and defense of a character."""
    return table.attack(name, which), table.defense(name, which)


def keywords_of(table: Scene, name: str) -> int:
    """Return the keywords of a character."""
    return keywords(table.state, card_of(table.state, name))


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
