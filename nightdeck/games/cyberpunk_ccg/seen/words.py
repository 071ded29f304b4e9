"""Options in words."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model import options as verbs
from nightdeck.games.cyberpunk_ccg.model.codes import is_stash, stash_of
from nightdeck.games.cyberpunk_ccg.model.funds import share_of
from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.numbers import power, stat, strength
from nightdeck.games.cyberpunk_ccg.model.rulings import STASH_FEE
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    DEFENSE,
    LR,
    NO_ATTACK,
    NONE,
    SR,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_sets import attacking_team, defending_team
from nightdeck.games.cyberpunk_ccg.rules.declaring import Declaring
from nightdeck.games.cyberpunk_ccg.rules.movement import rolling_sets
from nightdeck.games.cyberpunk_ccg.rules.using import Using
from nightdeck.games.cyberpunk_ccg.rules.windows import ActionWindow
from nightdeck.games.cyberpunk_ccg.seen.names import (
    card_name,
    code_name,
    named,
    player_name,
)
from nightdeck.games.cyberpunk_ccg.seen.prices import Price
from nightdeck.games.cyberpunk_ccg.seen.street import Street, outlook
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import PASS, Option

PLAIN: Final[dict[int, str]] = {
    0: "Pass",
    verbs.DRAW_RUNS: "Draw from Runs",
    verbs.DRAW_GEAR: "Draw from Gear",
    verbs.GAIN_OPS: "Take Ops Points",
    verbs.GAIN_STYLE: "Take Style Points",
    verbs.AUTO: "Pay automatically",
    verbs.CANCEL: "Cancel",
    verbs.BACK: "Back",
    verbs.DECLINE: "Decline",
    verbs.NOTHING: "Take none",
    verbs.ENOUGH: "Done",
    verbs.YES: "Yes",
    verbs.NO: "No",
}

CLAUSES: Final[dict[int, str]] = {
    0: "CCG-6.1a",
    verbs.DRAW_RUNS: "CCG-7.1a",
    verbs.DRAW_GEAR: "CCG-7.1a",
    verbs.DRAW_SPLIT: "CCG-R01",
    verbs.GAIN_OPS: "CCG-7.1b",
    verbs.GAIN_STYLE: "CCG-7.1b",
    verbs.BUY: "CCG-7.3a1",
    verbs.USE: "CCG-6.3a",
    verbs.PLAY: "CCG-6.4a",
    verbs.PAY_FOR_OP: "CCG-7.4a1",
    verbs.HIT: "CCG-8.2a",
    verbs.RUN: "CCG-8.5a",
    verbs.PARK: "CCG-8.7f",
    verbs.TRANSFER: "CCG-7.3b1",
    verbs.AIM: "CCG-6.3b",
    verbs.HOST: "CCG-7.3a3",
    verbs.SOURCE: "CCG-6.5c",
    verbs.BOOST: "CCG-6.5j",
    verbs.DEAL: "CCG-10.18",
    verbs.AUTO: "CCG-6.5d",
    verbs.CANCEL: "CCG-6.5o",
    verbs.BACK: "CCG-6.7i",
    verbs.ASSIGN: "CCG-7.4b1",
    verbs.REMOVE: "CCG-7.4b1",
    verbs.DEFEND: "CCG-8.2c",
    verbs.DECLINE: "CCG-8.2c",
    verbs.WEAPONS: "CCG-8.1h",
    verbs.PAY_WITH: "CCG-7.3b2",
    verbs.DISCARD: "CCG-7.6b",
    verbs.CUT: "CCG-5.3",
    verbs.TRASH_COST: "CCG-6.8k",
    verbs.WIELD: "CCG-R21",
}

WITH_CARD: Final[dict[int, str]] = {
    verbs.BUY: "Buy {}",
    verbs.PLAY: "Play {}",
    verbs.PAY_FOR_OP: "Pay for {}",
    verbs.TRANSFER: "Move {}",
    verbs.ADD: "Add {}",
    verbs.REMOVE: "{} leaves the Team",
    verbs.PAY_WITH: "Exhaust {}",
    verbs.DISCARD: "Discard {}",
    verbs.TRASH_COST: "Trash {}",
    verbs.CARD: "{}",
}

NEXT: Final[dict[str, str]] = {
    "purchase": "on to Equip",
    "equip": "on to Legwork",
    "legwork": "on to Teams",
    "closing": "on to Hits",
    "hits": "on to Runs",
    "runs": "on to Damage Control",
    "damage-control": "the turn ends",
}
"""CCG-7 What follows the windows of a turn when all have passed."""

CARD_FIRST: Final = (*WITH_CARD, verbs.USE, verbs.SOURCE, verbs.DEAL, verbs.ASSIGN)


def describe(state: CcgState, seat: int, option: Option) -> Wording:
    """Put an option of the open question into words."""
    text = sentence(state, seat, option)
    clause = CLAUSES.get(option[0], "")
    if option[0] == verbs.USE:
        clause = ability_at(state, option[1], option[2]).clause or clause
    price = Price(state, seat, option)
    note = price.note(state, seat) or street_note(state, seat, option)
    after, danger = passing(state, seat) if option == PASS else ("", False)
    return Wording(
        text[:1].upper() + text[1:],
        clause,
        note,
        cards=cards_of(option),
        costs=price.costs(),
        after=after,
        danger=danger,
    )


def street_note(state: CcgState, seat: int, option: Option) -> str:
    """CCG-8.2a, CCG-8.2b, CCG-8.2c Say with which numbers a set would attack or defend."""
    verb = option[0]
    if verb in (verbs.HIT, verbs.RUN, verbs.DEFEND) and option[1] != NONE:
        finder = defending_team if verb == verbs.DEFEND else attacking_team
        team = finder(state, seat, option[1])
        attack = sum(stat(state, card, SR) + stat(state, card, LR) for card in team)
        return f"ATTACK {attack}, Defense {sum(stat(state, card, DEFENSE) for card in team)}"
    frame = state.stack[-1]
    if verb == verbs.AIM and isinstance(frame, Declaring) and option[1] >= 0:
        attack = sum(stat(state, card, SR) + stat(state, card, LR) for card in frame.members)
        return f"{attack} against {strength(state, option[1])}"
    return ""


def passing(state: CcgState, seat: int) -> tuple[str, bool]:
    """CCG-6.1a Say what follows if everybody passes, and whether that is bad; else who is asked."""
    if state.attack_kind != NO_ATTACK:
        return outlook(Street(state), seat)
    windows = [frame for frame in state.stack if isinstance(frame, ActionWindow)]
    if not windows or state.things or state.doomed:
        return "", False
    window = windows[-1]
    if window.passes + 1 < len(window.order):
        following = window.order[(window.turn + 1) % len(window.order)]
        return f"it is up to {player_name(following, seat)}", False
    return NEXT.get(window.name, ""), False


def cards_of(option: Option) -> tuple[int, ...]:
    """Return the cards an option is about, so that it can be chosen by pointing at one."""
    verb = option[0]
    if verb in CARD_FIRST or verb in (verbs.AIM, verbs.HOST):
        return option[1:2] if option[1] >= 0 else ()
    if verb in (verbs.BOOST, verbs.WEAPONS, verbs.WIELD):
        return tuple(card for card in option[1:] if card >= 0)
    return ()


def sentence(state: CcgState, seat: int, option: Option) -> str:
    """Return the words of an option."""
    verb = option[0]
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == verbs.PAY_WITH and option[1] == NONE:
        return "Spend a Movement"
    if verb in WITH_CARD:
        return WITH_CARD[verb].format(named(state, option[1], seat))
    if verb == verbs.USE:
        return use(state, seat, option)
    if verb == verbs.AIM:
        return f"Target {code_name(state, option[1], seat)}{stash_fee(state, option[1])}"
    if verb == verbs.HOST:
        if is_stash(option[1]):
            return "Into the Stash"
        return f"Onto {named(state, option[1], seat)}"
    if verb in (verbs.HIT, verbs.RUN, verbs.DEFEND):
        return team_words(state, seat, option)
    if verb in (verbs.SOURCE, verbs.BOOST, verbs.DEAL):
        return paying(state, seat, option)
    return other(state, seat, option)


def stash_fee(state: CcgState, code: int) -> str:
    """CCG-8.2b Say what it costs to Hit a Stash."""
    if not is_stash(code):
        return ""
    size = len(state.cards(stash_of(code), STASH))
    return f" ({size * state.number(STASH_FEE)} EB)" if size else ""


def use(state: CcgState, seat: int, option: Option) -> str:
    """Return an ability in words: its card and its name."""
    label = ability_at(state, option[1], option[2]).label
    name = named(state, option[1], seat)
    return f"{name}: {label}" if label else f"Use {name}"


VERB_NAMES: Final = {verbs.HIT: "Hit", verbs.RUN: "Run", verbs.DEFEND: "Defend"}


def team_words(state: CcgState, seat: int, option: Option) -> str:
    """Return an attack or a defence of a Team or group in words."""
    verb, team = option
    if team == NONE:
        return f"{VERB_NAMES[verb]} with a group"
    finder = defending_team if verb == verbs.DEFEND else attacking_team
    names = ", ".join(card_name(state, card, seat) for card in finder(state, seat, team))
    return f"{VERB_NAMES[verb]} with Team {team} ({names})"


def paying(state: CcgState, seat: int, option: Option) -> str:
    """Return a pick of a payment in words, with what it adds."""
    if option[0] == verbs.BOOST:
        place = named(state, option[1], seat)
        return f"{named(state, option[2], seat)} boosts {place}"
    name = named(state, option[1], seat)
    if option[0] == verbs.DEAL:
        return f"{name}: Street Deal, {power(state, option[1])} less"
    return f"Exhaust {name} for {share_of(state, option[1])} EB"


def other(state: CcgState, seat: int, option: Option) -> str:
    """Return the rest: Teams, Weapons, splits, cuts, numbers."""
    verb = option[0]
    if verb == verbs.ASSIGN:
        team = "a new Team" if option[2] == NONE else f"Team {option[2]}"
        return f"{named(state, option[1], seat)} joins {team}"
    if verb == verbs.PARK:
        runners = rolling_sets(state, seat).get(option[1], [])
        return f"Park {', '.join(named(state, card, seat) for card in runners)}"
    if verb in (verbs.WEAPONS, verbs.WIELD):
        cards = [card for card in option[1:] if card != NONE]
        return " and ".join(named(state, card, seat) for card in cards)
    if verb == verbs.DRAW_SPLIT:
        return f"Draw {option[1]} from Runs and {option[2]} from Gear"
    if verb == verbs.CUT:
        return f"Cut at card {option[1]}"
    if verb == verbs.PLAYER:
        return player_name(option[1], seat)
    if verb == verbs.MODE:
        return mode(state, option[1])
    return " ".join(str(number) for number in option[1:])


def mode(state: CcgState, place: int) -> str:
    """Return an alternative of what is being announced in words."""
    frame = state.stack[-1]
    if isinstance(frame, Using):
        return frame.ability(state).modes[place].label
    return str(place)
