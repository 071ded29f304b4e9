"""The street: who attacks what with what, and the comparisons before and after (CCG-8.1)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.numbers import counts, stat
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACKERS,
    DEFENDERS,
    DEFENSE,
    HIT,
    LR,
    NONE,
    SR,
)
from nightdeck.games.cyberpunk_ccg.seen.forecast import Sums, settled
from nightdeck.games.cyberpunk_ccg.seen.names import code_name, player_name
from nightdeck.kernel.game import View


class Street:
    """What the attack compares, now and once all that is announced has happened."""

    def __init__(self, state: CcgState) -> None:
        self.state: CcgState = state
        self.now: Sums = Sums(state)
        ahead = settled(state)
        self.then: Sums | None = None if ahead is None else Sums(ahead)

    @property
    def sums(self) -> Sums:
        """The numbers that will count if nobody answers."""
        return self.now if self.then is None else self.then


def street(known: Street, seat: int, tags: list[str]) -> View:
    """CCG-8.1 Return the attack: both sides, the target, what is compared."""
    state = known.state
    target = code_name(state, state.target, seat)
    struck: View = {"label": target}
    if state.target >= 0 and state.is_target_card(state.target):
        struck["tag"] = tags[state.target]
    else:
        struck["icon"] = "shield"
    found: View = {
        "id": "street",
        "label": f"{deed(state, seat)} {target}",
        "kind": "contest",
        "side": "middle",
        "left": side(state, ATTACKERS, seat, tags),
        "target": struck,
        "rows": rows(known, seat),
    }
    if state.defenders:
        found["right"] = side(state, DEFENDERS, seat, tags)
    return found


def deed(state: CcgState, seat: int) -> str:
    """Say who Hits or Runs."""
    who = player_name(state.active_seat, seat)
    verb = "Hit" if state.attack_kind == HIT else "Run"
    return f"You {verb}" if who == "you" else f"{who} {verb}s"


def side(state: CcgState, which: int, seat: int, tags: list[str]) -> View:
    """CCG-8.2a, CCG-8.2c Return the Runners of a side that are still there."""
    there = state.attackers if which == ATTACKERS else state.defenders
    cards = [card for card in there if state.is_runner_in_play(card)]
    owner = state.active_seat if which == ATTACKERS else state.target_seat
    word = "attack" if which == ATTACKERS else "defend"
    who = player_name(owner, seat)
    return {
        "seat": owner,
        "label": group_name(state, cards),
        "cards": [tags[card] for card in cards],
        "note": f"you {word}" if who == "you" else f"{who} {word}s",
        "worth": [worth(state, card) for card in cards],
    }


def worth(state: CcgState, card: int) -> list[View]:
    """CCG-8.1b, CCG-8.1c Return what a Runner adds to the sums of its side."""
    attack = defense = 0
    if counts(state, card):
        attack = stat(state, card, SR) + stat(state, card, LR)
        defense = stat(state, card, DEFENSE)
    return [
        {"label": "ATTACK", "value": attack, "icon": "attack"},
        {"label": "Defense", "value": defense, "icon": "shield"},
    ]


def group_name(state: CcgState, cards: list[int]) -> str:
    """Return what Runners are called together."""
    teams = {state.team[card] for card in cards}
    if len(teams) == 1 and NONE not in teams:
        return f"Team {teams.pop()}"
    return "Group" if len(cards) > 1 else "One Runner" if cards else "Nobody"


def rows(known: Street, seat: int) -> list[View]:
    """CCG-8.3b, CCG-8.4a Return what is compared: both sides first, then what is left.

    Where something is announced, what it will change stands beside the numbers of now.
    """
    found = compared(known.state, known.now, seat)
    if known.then is None:
        return found
    later = {row["title"]: row for row in compared(known.state, known.then, seat)}
    for row in found:
        after = later.get(row["title"])
        if after is None:
            row["then"] = "will not be compared"
            continue
        changed = False
        for name in ("left", "right"):
            if after[name]["value"] != row[name]["value"]:
                row[name]["after"] = after[name]["value"]
                changed = True
        if changed:
            row["then"] = after["verdict"]
            row["bad"] = after.get("bad", False)
    return found


def compared(state: CcgState, sums: Sums, seat: int) -> list[View]:
    """CCG-8.3b, CCG-8.4a Return the comparisons of some sums."""
    attacking = "you" if seat == state.active_seat else player_name(state.active_seat, seat)
    defending = "you" if seat == state.target_seat else player_name(state.target_seat, seat)
    target = code_name(state, state.target, seat)
    found: list[View] = []
    if sums.skirmish:
        pair = [part(attacking, sums.attack), part(defending, sums.cover)]
        ours = "Your attack" if attacking == "you" else f"{attacking}'s attack"
        title = f"{ours} on {'your' if defending == 'you' else 'the'} defence"
        beaten = sums.defenders_fall
        found.append(measure(title, pair, "the defenders are defeated", seat, state, beaten))
        pair = [part(defending, sums.other), part(attacking, sums.defense)]
        theirs = "Your attack" if defending == "you" else f"{defending}'s attack"
        title = f"{theirs} on {'your' if attacking == 'you' else 'the'} attackers"
        stand = not sums.attackers_fall
        found.append(measure(title, pair, "the attackers are defeated", seat, state, stand))
    title = f"Then what is left on {target}" if sums.skirmish else f"Attack on {target}"
    pair = [part("left" if sums.skirmish else attacking, sums.left), part("target", sums.strength)]
    verdict = "it falls, if the attackers stand" if sums.skirmish else "it falls"
    falls = sums.left > sums.strength
    found.append(measure(title, pair, verdict, seat, state, falls))
    if not falls and not sums.skirmish:
        title = f"{target[:1].upper()}{target[1:]} on the attackers"
        pair = [part("target", sums.strength), part(attacking, sums.guard)]
        stand = not sums.attackers_fall
        found.append(measure(title, pair, "the attackers are defeated", seat, state, stand))
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


def outlook(known: Street, seat: int) -> tuple[str, bool]:
    """CCG-8.3, CCG-8.4 Say what comes of the attack if nobody answers, and whether it is bad."""
    state, sums = known.state, known.sums
    target = code_name(state, state.target, seat)
    if sums.skirmish:
        fights = f"{sums.attack} on {sums.cover} and {sums.other} on {sums.defense}"
        text = f"{fights}: {skirmish_words(sums, target)}"
        good = sums.defenders_fall and not sums.attackers_fall
    else:
        verdict = "it falls" if sums.target_falls else "it holds"
        if sums.attackers_fall:
            verdict += ", the attackers are defeated"
        text, good = f"{sums.attack} against {sums.strength}: {verdict}", sums.target_falls
    if seat not in (state.active_seat, state.target_seat):
        return text, False
    return text, good != (seat == state.active_seat)


def skirmish_words(sums: Sums, target: str) -> str:
    """Say who is defeated, and what goes on to the target."""
    if sums.defenders_fall and sums.attackers_fall:
        return "both sides are defeated"
    if sums.attackers_fall:
        return "the attackers are defeated"
    if sums.defenders_fall:
        return f"the defenders are defeated, {sums.left} go on to {target}"
    return "both sides stand, the attack ends"
