"""Options in words."""

from __future__ import annotations

from nightdeck.games.neuroscape.model import events
from nightdeck.games.neuroscape.model import options as verbs
from nightdeck.games.neuroscape.model.abilities import BLEEDING, FADING, VAMP
from nightdeck.games.neuroscape.model.codes import is_item, item_of
from nightdeck.games.neuroscape.model.costs import cost_to_activate, cost_to_play, trojan_cost
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.items import targets
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import CYBERWARE, NONE, PORT_NAMES
from nightdeck.games.neuroscape.rules.announcing import Announcing
from nightdeck.games.neuroscape.rules.damage import Damage
from nightdeck.games.neuroscape.rules.playing import abilities_of
from nightdeck.games.neuroscape.seen.forecasts import after, group, note
from nightdeck.games.neuroscape.seen.names import (
    card_name,
    code_name,
    named,
    player_name,
    possessive,
)
from nightdeck.games.neuroscape.seen.stops import KEYS
from nightdeck.kernel.game import Cost, Group, Wording
from nightdeck.kernel.state import Option
from nightdeck.language.flow import ChooseMode
from nightdeck.language.resolving import Asking

PLAIN: dict[int, str] = {
    0: "Pass",
    verbs.DONE_WITH: "Done",
    verbs.GO_SECOND: "Go second",
    verbs.DRAW: "Draw a card",
    verbs.INSTALL: "Install RAM",
    verbs.STOP: "No more picks",
    verbs.UPRIGHT: "Play it upright",
    verbs.REVERSED: "Play it reversed",
    verbs.NO_AIM: "No further target",
    verbs.KEEP_TARGET: "Keep this target",
    verbs.SWAP_SEATS: "Swap the two turns",
    verbs.YES: "Yes",
    verbs.NO: "No",
    verbs.ENOUGH: "Done",
}

CLAUSES: dict[int, str] = {
    0: "NEU-8.4",
    verbs.PUT_BACK: "NEU-4.5",
    verbs.DRAW: "NEU-5.1c",
    verbs.INSTALL: "NEU-7.2",
    verbs.STOP: "NEU-5.1c",
    verbs.QUIT: "NEU-7.11",
    verbs.PLAY: "NEU-6.2",
    verbs.ACTIVATE: "NEU-10.5",
    verbs.SPRING: "NEU-12.9",
    verbs.AIM: "NEU-13.1",
    verbs.PAY: "NEU-7.3",
    verbs.ATTACK: "NEU-9.1",
    verbs.BLOCK: "NEU-9.3",
    verbs.SPLIT: "NEU-9.5c",
    verbs.ROLL_FOR: "NEU-7.12",
    verbs.COMMIT_TO: "NEU-7.7",
    verbs.GIVE_BACK: "NEU-7.10",
    verbs.ON_PORT: "NEU-11.1",
    verbs.ON_MAINFRAME: "NEU-12.6",
    verbs.SACRIFICE: "NEU-16.2",
}

WITH_CARD: dict[int, str] = {
    verbs.PUT_BACK: "Put {} on the bottom",
    verbs.QUIT: "Force quit {}",
    verbs.SPRING: "Activate {}",
    verbs.SACRIFICE: "Sacrifice {}",
    verbs.ROLL_FOR: "Roll for {}",
    verbs.GIVE_BACK: "{} returns to the bank",
    verbs.PLAY: "Play {}",
    verbs.CARD: "{}",
}


def describe(state: NeuState, seat: int, option: Option) -> Wording:
    """Put an option of the open question into words."""
    text = sentence(state, seat, option)
    follows, hurts = after(state, seat, option)
    return Wording(
        text[:1].upper() + text[1:],
        CLAUSES.get(option[0], ""),
        note(state, seat, option),
        cards=cards_of(option),
        costs=costs_of(state, seat, option),
        key=KEYS.get(option[0], ""),
        after=follows,
        danger=hurts,
        group=row(state, seat, option),
    )


def row(state: NeuState, seat: int, option: Option) -> Group | None:
    """Return the row an attack or a block stands in, if its character could do it to several."""
    if option[0] == verbs.ATTACK:
        return group(state, option, card_name(state, option[1], seat), f"Player {option[2] + 1}")
    if option[0] == verbs.BLOCK:
        return group(
            state, option, card_name(state, option[1], seat), card_name(state, option[2], seat)
        )
    return None


def cards_of(option: Option) -> tuple[int, ...]:
    """Return the cards an option is about, so that it can be chosen by pointing at one."""
    verb = option[0]
    if verb == verbs.ACTIVATE:
        return tuple(card for card in (option[1], option[3]) if card >= 0)
    if verb in (verbs.BLOCK, verbs.ATTACK_CHARACTER, verbs.COMMIT_TO):
        return option[1:3]
    if verb in WITH_CARD or verb in (verbs.ATTACK, verbs.ON_PORT, verbs.TRIGGER):
        return option[1:2]
    if verb == verbs.AIM and option[-1] >= 0:
        return option[-1:]
    return ()


def costs_of(state: NeuState, seat: int, option: Option) -> tuple[Cost, ...]:
    """NEU-6.2 Return the RAM that an action takes."""
    verb = option[0]
    if verb == verbs.PLAY:
        if POOL[state.definition[option[1]]].cost_is_x:
            return ()
        price = cost_to_play(state, option[1], seat)
    elif verb == verbs.SPRING:
        price = trojan_cost(state, option[1], seat)
    elif verb == verbs.ACTIVATE:
        ability = abilities_of(POOL[state.definition[option[1]]])[option[2]]
        price = cost_to_activate(state, option[1], ability, seat)
    else:
        return ()
    return (Cost("ram", price, f"{price} RAM"),) if price else ()


def sentence(state: NeuState, seat: int, option: Option) -> str:
    """Return the words of an option."""
    verb = option[0]
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in WITH_CARD:
        return WITH_CARD[verb].format(named(state, option[1], seat))
    if verb == verbs.ACTIVATE:
        return activation(state, seat, option)
    if verb == verbs.AIM:
        return aim(state, seat, option)
    if verb == verbs.GO_FIRST:
        return "Go first" if state.seats == 2 else f"{player_name(state, option[1], seat)} first"
    if verb == verbs.ON_MAINFRAME:
        return f"Onto {possessive(state, option[1], seat)} mainframe"
    if verb == verbs.ON_PORT:
        where = f"Onto {named(state, option[1], seat)}, {PORT_NAMES[option[2]]}"
        return where + instead(state, seat, option)
    if verb in (verbs.ATTACK, verbs.ATTACK_CHARACTER, verbs.BLOCK):
        return fight(state, seat, option)
    return other(state, seat, option)


def aim(state: NeuState, seat: int, option: Option) -> str:
    """Return a target in words; NEU-13.8 if one is changed, which one it replaces."""
    text = f"Target {code_name(state, option[-1], seat)}"
    if len(option) == 2:
        return text
    item = changed_item(state)
    old = targets(item)[option[1]] if item is not None else NONE
    return f"{text} instead of {code_name(state, old, seat)}"


def instead(state: NeuState, seat: int, option: Option) -> str:
    """NEU-13.8 Say whom a new bearer replaces, if cyberware is aimed elsewhere."""
    item = changed_item(state)
    if len(option) < 4 or item is None:
        return ""
    return f", instead of {named(state, item[option[3]], seat)}"


def changed_item(state: NeuState) -> list[int] | None:
    """NEU-13.8 Return the item whose target is being changed."""
    frame = state.stack[-1]
    if isinstance(frame, Asking) and is_item(frame.target):
        return state.item(item_of(frame.target))
    return None


def to_whom(state: NeuState, seat: int) -> str:
    """NEU-9.5c Name the blockers in the order of their shares."""
    question = state.question
    about = question.about[1:] if question is not None and question.name == "assign-damage" else ()
    return f" to {', '.join(named(state, card, seat) for card in about)}" if about else ""


def from_whom(state: NeuState, seat: int, code: int) -> str:
    """NEU-16.11 Name the sources of the packets in the order of their shares."""
    frame = state.stack[-1]
    if not isinstance(frame, Damage):
        return ""
    return f" from {', '.join(named(state, packet[0], seat) for packet in frame.against(code))}"


def activation(state: NeuState, seat: int, option: Option) -> str:
    """Return an ability in words: its character and its name."""
    definition = POOL[state.definition[option[1]]]
    row = definition.granted if definition.kind == CYBERWARE else definition.abilities
    actor = option[1] if option[3] == NONE else option[3]
    return f"{named(state, actor, seat)}: {row[option[2]].name}"


def fight(state: NeuState, seat: int, option: Option) -> str:
    """Return an attack or a block in words."""
    card = named(state, option[1], seat)
    if option[0] == verbs.ATTACK:
        return f"{card} attacks {player_name(state, option[2], seat)}"
    if option[0] == verbs.ATTACK_CHARACTER:
        return f"{card} attacks {named(state, option[2], seat)}"
    return f"{card} blocks {named(state, option[2], seat)}"


def other(state: NeuState, seat: int, option: Option) -> str:
    """Return the rest: numbers, splits, payments, triggers."""
    verb = option[0]
    if verb == verbs.PAY:
        return payment(option)
    if verb == verbs.SPLIT:
        shares = " + ".join(str(share) for share in option[1:])
        return f"Damage {shares}{to_whom(state, seat)}"
    if verb == verbs.TAKE_FROM:
        shares = " + ".join(str(share) for share in option[2:])
        return f"Prevent {shares}{from_whom(state, seat, option[1])}"
    if verb == verbs.COMMIT_TO:
        ram = card_name(state, option[2], seat)
        return f"{ram} under {named(state, option[1], seat)}"
    if verb in (verbs.NUMBER,):
        return str(option[1])
    if verb == verbs.PLAYER:
        return player_name(state, option[1], seat)
    if verb == verbs.MODE:
        return mode(state, option[1])
    if verb == verbs.TRIGGER:
        return trigger(state, seat, option)
    return " ".join(str(number) for number in option)


def payment(option: Option) -> str:
    """Return a payment in words: so many of each RAM."""
    parts: list[str] = []
    for place in range(1, len(option), 3):
        definition, count, burnt = option[place : place + 3]
        if count:
            burning = f", {burnt} of them destroyed" if burnt else ""
            parts.append(f"{count} {POOL[definition].name}{burning}")
    return f"Run {' and '.join(parts)}" if parts else "Pay nothing"


def mode(state: NeuState, place: int) -> str:
    """Return an alternative in words, of a card being announced or of an effect."""
    frame = state.stack[-1]
    if isinstance(frame, Announcing):
        return frame.card().modes[place].label
    if isinstance(frame, Asking):
        effect = state.effect(frame.effect)
        if isinstance(effect, ChooseMode):
            return effect.modes[place].label
    return str(place)


def trigger(state: NeuState, seat: int, option: Option) -> str:
    """Return a waiting trigger in words."""
    if option[2] == BLEEDING:
        return "Bleeding: one more bleed counter on each of them"
    name = named(state, option[1], seat)
    if option[2] == FADING:
        return f"{name}: the token is purged"
    if option[2] >= VAMP:
        return f"{name}: health"
    label = POOL[option[5]].triggers[option[2]].label
    text = f"{name}: {label}" if label else name
    return f"{text} ({named(state, option[3], seat)})" if is_told_by_card(state, option) else text


def is_told_by_card(state: NeuState, option: Option) -> bool:
    """Tell whether the same ability waits several times and each is about another card."""
    question = state.question
    if question is None:
        return False
    same = [each for each in question.options if each[:3] == option[:3] and each[5] == option[5]]
    card = POOL[option[5]]
    wanted = card.triggers[option[2]]
    roles = next(events.ROLES[kind] for kind, row in card.on.items() if wanted in row)
    return len({each[3] for each in same}) > 1 and roles[0] == "c"
