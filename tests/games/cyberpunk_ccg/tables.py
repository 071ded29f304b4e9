"""Scenes of Cyberpunk CCG, and moments that several tests need."""

from __future__ import annotations

from typing import Any

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.options import CANCEL
from nightdeck.games.cyberpunk_ccg.model.terms import HAND, STASH, TRASH
from nightdeck.testing import Scene

A = 0
B = 1
C = 2

PLAIN = (
    "Screamsheet Stringer",
    "Gonzo Reporter",
    "Garage Screamer",
    "Protest Singer",
    "Glam Idol",
    "Prime-Time Anchor",
)
"""Runners who can do nothing in Action but fight and use Long Range Offense."""


def scene(
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    c: dict[str, Any] | None = None,
    **more: Any,
) -> Scene:
    """Return a game of two or three players at the first one's Hits, unless told otherwise.

    Nobody is passed over, so that nothing happens between two answers.
    """
    players = {A: a or {}, B: b or {}} | ({} if c is None else {C: c})
    settings = {"step": "hits", "seats": len(players)} | more
    settings["rulings"] = {"auto_pass": "never"} | more.get("rulings", {})
    return Scene(CYBERPUNK_CCG, players=players, **settings)


def person(card: str, stats: str = "", power: int | None = None, **more: Any) -> dict[str, Any]:
    """Return a Runner with other numbers than printed: SR/LR/Defense and Power."""
    found: dict[str, Any] = {"card": card, **more}
    if stats:
        names = ("sr", "lr", "defense")
        found |= dict(zip(names, map(int, stats.split("/")), strict=True))
    return found if power is None else found | {"power": power}


def crew(count: int, stats: str, power: int = 3, **more: Any) -> list[dict[str, Any]]:
    """Return so many plain Runners with the same numbers."""
    return [person(card, stats, power, **more) for card in PLAIN[:count]]


def place(card: str, m_sec: int, e_sec: int, **more: Any) -> dict[str, Any]:
    """Return a Location or Operation with other security than printed."""
    return {"card": card, "m_sec": m_sec, "e_sec": e_sec, **more}


# Answering ----------------------------------------------------------------------------------------


def reach(table: Scene, seat: int, *words: str) -> Scene:
    """Answer everything by default until somebody is offered something."""
    for _ in range(200):
        if table.asked[0] == seat and table.offers(seat, *words):
            return table
        table.take(table.asked[0], table.state.question.default)
    raise AssertionError(f"never offered: {words}")


def choose(table: Scene, seat: int, *words: str) -> Scene:
    """Choose something as soon as it is offered."""
    return reach(table, seat, *words).choose(seat, *words)


def hit(table: Scene, who: str, target: str, seat: int = A) -> Scene:
    """Declare a Hit of a Team, or of one Runner as a group."""
    return declare(table, "hit:", who, target, seat)


def run(table: Scene, who: str, target: str, seat: int = A) -> Scene:
    """Declare a Run of a Team, or of one Runner as a group."""
    return declare(table, "run:", who, target, seat)


def declare(table: Scene, verb: str, who: str, target: str, seat: int) -> Scene:
    """Declare an attack and name its target."""
    if who.startswith("Team"):
        choose(table, seat, verb, who)
    else:
        choose(table, seat, verb, "group")
        for each in who.split(" and "):
            if table.offers(seat, "add:", each):
                table.choose(seat, "add:", each)
        if table.offers(seat, "done:"):
            table.choose(seat, "done:")
    if table.offers(seat, "target:", target):
        table.choose(seat, "target:", target)
    return table


def fight_on(table: Scene) -> Scene:
    """Answer everything by default until the attack is over."""
    while table.state.attack_kind and table.outcome is None:
        table.take(table.asked[0], table.state.question.default)
    return table


def pass_turn_to(table: Scene, seat: int) -> Scene:
    """Answer everything by default until the turn of a player begins, or the game is over."""
    while table.state.active_seat != seat and table.outcome is None:
        table.take(table.asked[0], table.state.question.default)
    return table


def use(
    table: Scene,
    seat: int,
    *words: str,
    mode: str = "",
    target: str = "",
    partners: tuple[str, ...] = (),
) -> Scene:
    """Use an ability or play an Event as soon as it is offered, with everything chosen for it.

    A target or partner that is the only one is not asked for.
    """
    choose(table, seat, *words)
    if mode:
        table.choose(seat, "mode:", mode)
    if target and table.asked[0] == seat and table.offers(seat, "target:", target):
        table.choose(seat, "target:", target)
    for partner in partners:
        if table.asked[0] == seat and table.offers(seat, "add:", partner):
            table.choose(seat, "add:", partner)
    if table.asked[0] == seat and table.offers(seat, "done:"):
        table.choose(seat, "done:")
    return table


def unanswered(table: Scene) -> Scene:
    """Let everybody pass in the response windows that are open now."""
    while table.asked[1] == "response":
        table.pass_(table.asked[0])
    return table


def go_on(table: Scene, seat: int) -> Scene:
    """Take the only thing there is to choose, as long as a player can but cancel otherwise."""
    while table.asked[0] == seat:
        options = [each for each in table.options(seat) if each[0] != CANCEL]
        if len(options) != 1 or len(table.options(seat)) == 1:
            break
        table.take(seat, table.options(seat).index(options[0]))
    return table


# Reading ------------------------------------------------------------------------------------------


def named(table: Scene, name: str, which: int = 0) -> int:
    """Return a card by its name."""
    state = table.state
    found = [card for card, place in enumerate(state.definition) if POOL[place].name == name]
    return found[which]


def names(table: Scene, seat: int, zone: int) -> list[str]:
    """Return what lies in a zone of a player, by name."""
    return sorted(table.state.card(card).name for card in table.state.cards(seat, zone))


def trash(table: Scene, seat: int) -> list[str]:
    """Return what lies in a trash."""
    return names(table, seat, TRASH)


def stash(table: Scene, seat: int) -> list[str]:
    """Return what lies in a Stash."""
    return names(table, seat, STASH)


def hand(table: Scene, seat: int) -> list[str]:
    """Return what somebody holds."""
    return names(table, seat, HAND)
