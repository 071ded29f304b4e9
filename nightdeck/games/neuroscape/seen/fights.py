"""The attacks of a combat as they stand: who meets whom, what each loses, what the pools lose."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model.codes import is_pool, pool_of
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.numbers import attack, defense, keywords
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BIOFRAME_POOL,
    MAINFRAME_POOL,
    NONE,
    OVERRUN,
    POOL_NAMES,
)
from nightdeck.games.neuroscape.rules.combat import (
    Combat,
    absorbed,
    attack_packets,
    blockers_of,
)
from nightdeck.games.neuroscape.rules.damage import colour_pool
from nightdeck.kernel.game import View

POOL_ICONS: Final = {MAINFRAME_POOL: "main", BIOFRAME_POOL: "bio"}
COMBAT_STEPS: Final = ("Attackers", "Swift check", "Blockers", "Swift check", "Damage")
"""NEU-9.1 to NEU-9.5 The steps of a combat as the timeline names them."""

NEXT: Final = (
    "check_after_attacks", "declare_blockers", "check_after_blocks", "begin_damage", "end",
)  # fmt: skip
"""Until which step of the procedure each of them lasts."""

UNTIL: Final = tuple(Combat.steps.index(step) for step in NEXT)


def combat_step(state: NeuState) -> int:
    """NEU-5.5 Return which step of the combat is on; NONE outside of one."""
    for frame, at in zip(reversed(state.stack), reversed(state.at), strict=True):
        if isinstance(frame, Combat):
            return next(step for step, last in enumerate(UNTIL) if at <= last)
    return NONE


def coming(state: NeuState) -> dict[tuple[int, int], int]:
    """NEU-9.5b Return what each team's pools lose to the attacks as they stand, public facts only.

    Before blockers are declared nothing is certain, and nothing is said.
    """
    found: dict[tuple[int, int], int] = {}
    if combat_step(state) < 2:
        return found
    for row in state.attackers:
        for _, code, amount, _ in attack_packets(state, row, []):
            if is_pool(code):
                seat, pool = pool_of(code)
                team = state.teams[seat]
                found[team, pool] = found.get((team, pool), 0) + amount
    return found


def clashes(state: NeuState, seat: int, tags: list[str]) -> list[View]:
    """NEU-9.3f Return every attack, with who blocks it and what comes of it as things stand."""
    return [clash(state, row, seat, tags) for row in state.attackers]


def clash(state: NeuState, row: list[int], seat: int, tags: list[str]) -> View:
    """Return one attack."""
    card, player, victim = row
    blockers = blockers_of(state, card)
    if blockers:
        verdict, note, losers = met(state, card, blockers)
    elif victim != NONE:
        verdict, note, losers = met(state, card, [victim])
    else:
        verdict, note, losers = unblocked(state, row)
    reader = state.teams[seat] if seat >= 0 else NONE
    found: View = {
        "tag": tags[card],
        "seat": state.control[card],
        "against": player,
        "blockers": [tags[each] for each in blockers],
        "target": reached(state, row, tags),
        "verdict": verdict,
        "note": note,
    }
    if reader in losers:
        found["bad"] = True
    return found


def reached(state: NeuState, row: list[int], tags: list[str]) -> View:
    """NEU-9.0 Return what an attack reaches if nobody blocks it: a pool, or a character."""
    card, player, victim = row
    if victim != NONE:
        return {"label": POOL[state.definition[victim]].name, "tag": tags[victim]}
    pool = colour_pool(state, card)
    label = POOL_NAMES[pool] if state.seats == 2 else f"Player {player + 1}, {POOL_NAMES[pool]}"
    return {"label": label, "icon": POOL_ICONS[pool], "loss": max(0, attack(state, card))}


def unblocked(state: NeuState, row: list[int]) -> tuple[str, str, set[int]]:
    """NEU-9.5b Say what an attack takes from a pool, or that it may still be blocked."""
    card, player, _ = row
    force = max(0, attack(state, card))
    pool = POOL_NAMES[colour_pool(state, card)]
    if combat_step(state) < 2:
        return f"attacks for {force}", "may still be blocked", set()
    losers = {state.teams[player]} if force else set()
    return f"{force} unblocked", f"{pool} −{force}" if force else "no damage", losers


def left(state: NeuState, card: int) -> int:
    """NEU-16.1 Return the defense of a character that damage has not used up yet."""
    return defense(state, card) - state.damage[card]


def met(state: NeuState, card: int, others: list[int]) -> tuple[str, str, set[int]]:
    """NEU-9.5c to NEU-9.5e Say how an attacker and those in its way would end, and who loses."""
    force = max(0, attack(state, card))
    back = sum(max(0, attack(state, each)) for each in others)
    through = force - absorbed(state, others) if keywords(state, card) & OVERRUN else 0
    dead = [card] if back >= left(state, card) else []
    if len(others) == 1 or through > 0:
        dead += [each for each in others if force >= left(state, each) or through > 0]
    wall = left(state, others[0]) if len(others) == 1 else f"{len(others)} blockers"
    verdict = f"{force} against {wall} · {back} against {left(state, card)}"
    names = " and ".join(POOL[state.definition[each]].name for each in dead)
    parts = [f"{names} {'dies' if len(dead) == 1 else 'die'}"] if dead else []
    if through > 0:
        parts.append(f"{through} through")
    losers = {state.teams[state.control[each]] for each in dead}
    return verdict, ", ".join(parts) or "nobody dies", losers
