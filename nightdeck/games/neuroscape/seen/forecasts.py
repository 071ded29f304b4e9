"""What an option means, told before it is chosen: what a card does, and what a pass lets happen.

Only what is certain in one step from public facts and the reader's own cards is said.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model import options as verbs
from nightdeck.games.neuroscape.model.definitions import POOL, Card
from nightdeck.games.neuroscape.model.items import targets
from nightdeck.games.neuroscape.model.numbers import attack
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BEFORE_COMBAT,
    CHARACTER,
    CYBERDECK,
    CYBERWARE,
    POOL_NAMES,
)
from nightdeck.games.neuroscape.rules.cache import AutomaticCheck, Cache
from nightdeck.games.neuroscape.rules.damage import colour_pool
from nightdeck.games.neuroscape.rules.playing import abilities_of
from nightdeck.games.neuroscape.seen.catalogue import keyword_names
from nightdeck.games.neuroscape.seen.fights import coming, left
from nightdeck.games.neuroscape.seen.names import code_name, item_name, player_name, possessive
from nightdeck.kernel.game import Group
from nightdeck.kernel.state import Option

LONGEST = 96


def note(state: NeuState, seat: int, option: Option) -> str:
    """Return what an option does, in a few words."""
    verb = option[0]
    if verb == verbs.PLAY:
        return card_note(POOL[state.definition[option[1]]])
    if verb == verbs.ACTIVATE:
        ability = abilities_of(POOL[state.definition[option[1]]])[option[2]]
        return "its character runs" if ability.runs else ""
    if verb == verbs.ATTACK:
        return attack_note(state, seat, option)
    if verb == verbs.BLOCK:
        return block_note(state, option)
    if verb == verbs.DRAW:
        return f"{len(state.cards(seat, CYBERDECK))} cards are left in your Cyberdeck"
    if verb == verbs.INSTALL:
        return "the top card of your RAM deck goes into your bank"
    return ""


def card_note(card: Card) -> str:
    """Return what a card brings: numbers and keywords of a character, else its text in short."""
    if card.kind == CHARACTER:
        pool = POOL_NAMES[0 if card.blue else 1]
        words = [f"{card.attack}/{card.defense}, hits the {pool}", *keyword_names(card)]
        return ", ".join(words)
    if card.kind == CYBERWARE:
        bonus = f"{card.attack_bonus:+d}/{card.defense_bonus:+d}"
        return f"{bonus}, psychosis {card.psychosis}" if card.psychosis else bonus
    return short(card.text)


def short(text: str) -> str:
    """Return as much of a text as fits below an option, whole sentences if possible."""
    if len(text) <= LONGEST:
        return text
    sentence = text.split(". ")[0]
    if len(sentence) < LONGEST:
        return f"{sentence}."
    return f"{sentence[:LONGEST].rpartition(' ')[0].rstrip(',;:(')}…"


def attack_note(state: NeuState, seat: int, option: Option) -> str:
    """NEU-9.5b Say what an attack takes if nobody blocks it."""
    pool = colour_pool(state, option[1])
    health = state.pools_of(option[2])[pool]
    whose = possessive(state, option[2], seat)
    force = max(0, attack(state, option[1]))
    return f"unblocked: {whose} {POOL_NAMES[pool]} {health} → {health - force}"


def block_note(state: NeuState, option: Option) -> str:
    """NEU-9.5d Say how a block by one character would end."""
    blocker, attacker = option[1], option[2]
    dies = max(0, attack(state, attacker)) >= left(state, blocker)
    kills = max(0, attack(state, blocker)) >= left(state, attacker)
    if dies:
        return "both die" if kills else "the blocker dies"
    return "the attacker dies" if kills else "nobody dies"


# What a pass lets happen --------------------------------------------------------------------------


def after(state: NeuState, seat: int, option: Option) -> tuple[str, bool]:
    """Return what follows from passing or being done, and whether it costs the reader something."""
    question = state.question
    if question is None or option[0] not in (0, verbs.DONE_WITH):
        return "", False
    if question.name == "swift":
        return after_pass(state, seat)
    if question.name == "declare-blocker":
        return losses(state, seat, "no more blockers")
    words = {
        "deploy": "netcheck, swift check, then combat",
        "declare-attacker": "no more attackers" if state.attackers else "no attack this turn",
        "force-quit": "you deploy next",
        "mulligan": "you keep the rest",
    }
    return words.get(question.name, ""), False


def after_pass(state: NeuState, seat: int) -> tuple[str, bool]:
    """NEU-8.4, NEU-8.6 Say what happens once everybody has passed."""
    frame = state.stack[-1]
    last = isinstance(frame, Cache | AutomaticCheck) and frame.passes == len(frame.order) - 1
    if state.cache and isinstance(frame, Cache):
        item = state.cache[-1]
        aims = ", ".join(code_name(state, code, seat) for code in targets(item))
        what = f"{item_name(state, item, seat)} resolves{f', aimed at {aims}' if aims else ''}"
        hurts = state.teams[item[1]] != state.teams[seat]
        return (what, hurts) if last else (f"if all pass, {what}", False)
    told, hurts = losses(state, seat, "")
    if told:
        return (told, hurts) if last else (f"if all pass: {told}", False)
    follows = "combat" if state.stage == BEFORE_COMBAT else "the turn goes on"
    return (follows, False) if last else (f"if all pass, {follows}", False)


def losses(state: NeuState, seat: int, otherwise: str) -> tuple[str, bool]:
    """NEU-9.5b Say what pools lose to the attacks as they stand, the reader's first."""
    found: list[tuple[bool, str]] = []
    for (team, pool), amount in coming(state).items():
        owner = state.teams.index(team)
        mine = team == state.teams[seat]
        health = state.health[team][pool]
        who = "your" if mine else f"{player_name(state, owner, seat)}'s"
        found.append((mine, f"{who} {POOL_NAMES[pool]} {health} → {health - amount}"))
    found.sort(reverse=True)
    told = ", ".join(text for _, text in found)
    return told or otherwise, any(mine for mine, _ in found)


# Rows that open -----------------------------------------------------------------------------------


def group(state: NeuState, option: Option, card: str, what: str) -> Group | None:
    """Return the row of attacks or blocks of one character that has several to choose from."""
    if option[0] not in (verbs.ATTACK, verbs.BLOCK) or state.question is None:
        return None
    same = [each for each in state.question.options if each[:2] == option[:2]]
    if len(same) < 2:
        return None
    deed = "attacks" if option[0] == verbs.ATTACK else "blocks"
    return Group(f"{card} {deed}", f"{card} {deed} whom?", what)
