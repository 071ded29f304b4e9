"""The street: who attacks what with what, and the comparisons as they stand now (CCG-8.1)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of, defense_of
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    AT_TARGET,
    ATTACKERS,
    DEFENDERS,
    HIT,
    NONE,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_record import (
    remaining_defense,
    remaining_offense,
    target_strength,
)
from nightdeck.games.cyberpunk_ccg.seen.names import code_name, player_name
from nightdeck.kernel.game import View


def street(state: CcgState, seat: int, tags: list[str]) -> View:
    """CCG-8.1 Return the attack: both sides, the target, what is compared."""
    target = code_name(state, state.target, seat)
    struck: View = {"label": target}
    if state.target >= 0 and state.is_target_card(state.target):
        struck["tag"] = tags[state.target]
    else:
        struck["icon"] = "shield"
    kind = "Hit" if state.attack_kind == HIT else "Run"
    found: View = {
        "id": "street",
        "label": f"{kind} on {target}",
        "kind": "contest",
        "side": "middle",
        "left": side(state, ATTACKERS, seat, tags),
        "target": struck,
        "rows": rows(state, seat),
    }
    if state.defenders:
        found["right"] = side(state, DEFENDERS, seat, tags)
    return found


def side(state: CcgState, which: int, seat: int, tags: list[str]) -> View:
    """CCG-8.2a, CCG-8.2c Return the Runners of a side that are still there."""
    there = state.attackers if which == ATTACKERS else state.defenders
    cards = [card for card in there if state.is_runner_in_play(card)]
    owner = state.active_seat if which == ATTACKERS else state.target_seat
    word = "attacks" if which == ATTACKERS else "defends"
    return {
        "seat": owner,
        "label": group_name(state, cards),
        "cards": [tags[card] for card in cards],
        "note": f"{player_name(owner, seat)} {word}".replace("you attacks", "you attack").replace(
            "you defends", "you defend"
        ),
    }


def group_name(state: CcgState, cards: list[int]) -> str:
    """Return what Runners are called together."""
    teams = {state.team[card] for card in cards}
    if len(teams) == 1 and NONE not in teams:
        return f"Team {teams.pop()}"
    return "Group" if len(cards) > 1 else "One Runner" if cards else "Nobody"


def rows(state: CcgState, seat: int) -> list[View]:
    """CCG-8.3b, CCG-8.4a Return what is compared: both sides first, then what is left."""
    found: list[View] = []
    attacking = "you" if seat == state.active_seat else "attackers"
    defending = "you" if seat == state.target_seat else "defenders"
    is_skirmish = bool(state.defenders) and state.attack_stage < AT_TARGET
    left, guard = remaining_offense(state), remaining_defense(state)
    if is_skirmish:
        attack, defense = attack_of(state, ATTACKERS), defense_of(state, ATTACKERS)
        other, cover = attack_of(state, DEFENDERS), defense_of(state, DEFENDERS)
        title = "Attack on the defence"
        pair = [part(attacking, attack), part(defending, cover)]
        beaten = attack > cover
        found.append(measure(title, pair, "the defenders are defeated", seat, state, beaten))
        title = "The defenders' attack on the attackers"
        pair = [part(defending, other), part(attacking, defense)]
        beaten = other > defense
        found.append(measure(title, pair, "the attackers are defeated", seat, state, not beaten))
        left, guard = max(attack - cover, 0), max(defense - other, 0)
    target = code_name(state, state.target, seat)
    strength = target_strength(state)
    title = f"Then what is left on {target}" if is_skirmish else f"Attack on {target}"
    pair = [part(attacking, left), part(target, strength)]
    verdict = "it falls" if not is_skirmish else "it falls, if the attackers stand"
    found.append(measure(title, pair, verdict, seat, state, left > strength))
    if left <= strength and not is_skirmish:
        title = f"{target} on the attackers"
        pair = [part(target, strength), part(attacking, guard)]
        hurt = strength > guard
        found.append(measure(title, pair, "the attackers are defeated", seat, state, not hurt))
    return found


def part(label: str, value: int) -> View:
    """Return one side of a comparison."""
    return {"label": label, "value": value}


def measure(
    title: str, pair: list[View], outcome: str, seat: int, state: CcgState, is_good: bool
) -> View:
    """CCG-8.1e Return a comparison and its verdict; only more than the other number beats it.

    `is_good` tells whether it goes well for the attackers.
    """
    over = pair[0]["value"] - pair[1]["value"]
    verdict = f"{over} over: {outcome}" if over > 0 else held(over)
    found: View = {"title": title, "left": pair[0], "right": pair[1], "verdict": verdict}
    if seat in (state.active_seat, state.target_seat) and is_good != (seat == state.active_seat):
        found["bad"] = True
    return found


def held(over: int) -> str:
    """Say that a number was not beaten, and by how much it was missed."""
    return "equal: not enough" if over == 0 else f"{1 - over} more would be needed"
