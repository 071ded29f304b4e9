"""Why the rules of thumb like an option as they do, in the words of this game."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model import options as verbs
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.numbers import attack, defense
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BANK, CHARACTER, COMMITTED, CYBERWARE, SWIFT
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

GROUNDS: Final[dict[int, str]] = {
    0: "nothing here needs an answer",
    verbs.DONE_WITH: "the rest is better kept",
    verbs.DRAW: "the hand needs something to spend RAM on",
    verbs.STOP: "both decks are better left alone",
    verbs.QUIT: "its RAM is worth more than the card",
    verbs.PUT_BACK: "it is too dear for the first turns",
    verbs.SPRING: "the trojan has waited long enough",
    verbs.ACTIVATE: "the ability is free to use once a round",
    verbs.YES: "it helps",
    verbs.NO: "it can wait",
    verbs.ENOUGH: "no more is needed",
    verbs.PAY: "what is left can still pay for something",
    verbs.SPLIT: "it kills the most blockers",
    verbs.SACRIFICE: "it is the smallest loss",
    verbs.GO_FIRST: "the first character decides who attacks",
}
"""What is said for a verb whatever it is about."""


def reason(state: NeuState, seat: int, option: Option) -> Wording:
    """Say why the heuristic finds an option as good or as bad as it does."""
    verb = option[0]
    if verb == verbs.PLAY:
        return Wording(play_ground(state, option[1]), cards=(option[1],))
    if verb == verbs.INSTALL:
        memory = len(state.cards(seat, BANK)) + len(state.cards(seat, COMMITTED))
        return Wording(f"{memory} RAM carries {'few' if memory < 5 else 'some'} characters")
    if verb == verbs.ATTACK:
        return Wording(attack_ground(state, option[1], option[2]), cards=(option[1],))
    if verb == verbs.BLOCK:
        return Wording(block_ground(state, option[1], option[2]), cards=option[1:3])
    return Wording(GROUNDS.get(verb, "one is as good as another"))


def play_ground(state: NeuState, card: int) -> str:
    """Say what a card is good for."""
    definition = POOL[state.definition[card]]
    if definition.kind == CHARACTER:
        return f"it brings {definition.attack} attack and {definition.defense} defense"
    if definition.kind == CYBERWARE:
        return "it makes its bearer stronger for good"
    if definition.kind & SWIFT:
        return "it answers what lies on the cache" if state.cache else "it can still wait"
    return "it works from now on"


def attack_ground(state: NeuState, card: int, player: int) -> str:
    """Say what speaks for or against an attack."""
    pool = 0 if POOL[state.definition[card]].blue else 1
    if state.pools_of(player)[pool] <= attack(state, card):
        return "it would break the pool"
    guards = [each for each in state.characters(player) if not state.running[each]]
    if not guards:
        return "nobody can block it"
    if any(attack(state, each) >= defense(state, card) for each in guards):
        return "a blocker could kill it"
    return "no blocker kills it alone"


def block_ground(state: NeuState, blocker: int, attacker: int) -> str:
    """Say how a block would end."""
    survives = attack(state, attacker) < defense(state, blocker) - state.damage[blocker]
    kills = attack(state, blocker) >= defense(state, attacker) - state.damage[attacker]
    if survives:
        return "it kills the attacker and lives" if kills else "it holds the attacker and lives"
    return "both would die" if kills else "it would die for nothing but the damage"
