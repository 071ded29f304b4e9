"""Options in plain sentences; only what a seat may know is named."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language.choices import PayOr
from nightdeck.games.netrunner.language.effects_runner import PayFor
from nightdeck.games.netrunner.model import options as verbs
from nightdeck.games.netrunner.model.card_abilities import Cost
from nightdeck.games.netrunner.model.definitions import COUNTER_TEXTS, POOL
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.numbers import (
    break_surcharge,
    difficulty,
    ice_install_cost,
    inside_install_cost,
    link_bonus,
    subroutines,
)
from nightdeck.games.netrunner.model.rulings import R29, R30
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    CORP,
    COUNTER_NAMES,
    FORT_COUNTER_NAMES,
    HQ,
    ICE,
    KEYWORD_NAMES,
    NONE,
    PATTEL,
    PLAYER_COUNTER_NAMES,
    RD,
    RULES,
    RUNNER,
)
from nightdeck.games.netrunner.model.vocabulary import EFFECTS
from nightdeck.games.netrunner.rules.bits import RUN_BITS, TEMPORARY
from nightdeck.games.netrunner.rules.counters import SPY_PRICE, price_of
from nightdeck.games.netrunner.rules.encounter import Toll
from nightdeck.games.netrunner.rules.icebreakers import breakable
from nightdeck.games.netrunner.rules.rez import extra_price
from nightdeck.games.netrunner.rules.rez import price_of as rez_price
from nightdeck.games.netrunner.rules.trace import Bids, highest_trace
from nightdeck.games.netrunner.seen.names import card_name, distinct_name, fort_name, place_id
from nightdeck.games.netrunner_family.rules.waiting import trigger_of
from nightdeck.games.netrunner_family.seen.sentences import amount, ordinal, rivals
from nightdeck.kernel.game import Group, Wording
from nightdeck.kernel.state import Option
from nightdeck.language.flow import mode_words
from nightdeck.language.resolving import Asking

PLAIN: Final[dict[int, tuple[str, str, str]]] = {
    0: ("Pass", "ONR-17.1", ""),
    verbs.KEEP: ("Keep this hand", "ONR-24.1", ""),
    verbs.REDRAW: ("Redraw", "ONR-24.1", "Shuffle the hand back and draw 5"),
    verbs.DRAW: ("Draw a card", "ONR-5.1.A1", "1 action"),
    verbs.GAIN_BIT: ("Gain a bit", "ONR-5.1.A2", "1 action"),
    verbs.REMOVE_TAG: ("Remove a tag", "ONR-5.2.A6", "1 action, 2 bits"),
    verbs.END_ACTIONS: ("End the action phase", "ONR-R04", "The actions left are lost"),
    verbs.STOP: ("Stop", "ONR-6.8", "The other actions of this row are lost"),
    verbs.REMOVE_VIRUSES: (
        "Remove all virus counters",
        "ONR-16.3",
        "You forgo your next 3 actions",
    ),
    verbs.CONTINUE: ("Continue the run", "ONR-10.9", ""),
    verbs.JACK_OUT: ("Jack out", "ONR-10.9", "The run ends and is unsuccessful"),
    verbs.DECLINE: ("Do not pay", "ONR-24.7", ""),
    verbs.ACCEPT: ("Let it happen", "ONR-24.11", ""),
    verbs.FLATLINED: ("Be flatlined", "ONR-15.9", "You lose the game"),
    verbs.YES: ("Yes", "ONR-24.23", ""),
    verbs.NO: ("No", "ONR-24.23", ""),
    verbs.ENOUGH: ("Done", "ONR-17.24", ""),
}
"""Verbs without a card: text, clause, note."""

WITH_CARD: Final[dict[int, tuple[str, str]]] = {
    verbs.TRASH_FIRST: ("Trash {} first", "ONR-7.4d"),
    verbs.ACCESS: ("Access {}", "ONR-24.13"),
    verbs.DISCARD: ("Discard {}", "ONR-24.15"),
    verbs.TRASH_RESOURCE: ("Trash {}", "ONR-14.4"),
    verbs.TRASH_ICE: ("Trash {}", "ONR-7.5"),
    verbs.TRASH_PROGRAM: ("Trash {}", "ONR-24.16"),
    verbs.LOSE_BITS: ("Lose a bit from {}", "ONR-12.13"),
}
"""Verbs about one card whose words need nothing else."""


def cost_words(cost: Cost, card: str) -> str:
    """Return what an ability costs."""
    parts: list[str] = []
    if cost.actions:
        parts.append(amount(cost.actions, "action"))
    if cost.bits:
        parts.append(amount(cost.bits, "bit"))
    if cost.x_limit is not None:
        parts.append("X bits")
    if cost.counters:
        parts.append(amount(cost.counters, f"{COUNTER_NAMES[cost.counter]} counter"))
    if cost.points:
        parts.append(amount(cost.points, "agenda point"))
    if cost.trash:
        parts.append(f"trash {card}")
    if cost.to_hand:
        parts.append(f"return {card} to hand")
    return ", ".join(parts)


# Options ------------------------------------------------------------------------------------------


def describe(state: OnrState, seat: int, option: Option) -> Wording:
    """ONR-24.2, ONR-24.3 Put an option into words; it names everything that decides its price."""
    verb = option[0]
    plain = PLAIN.get(verb)
    if plain is not None:
        return describe_plain(state, seat, verb, plain)
    pattern = WITH_CARD.get(verb)
    if pattern is not None:
        name = told_name(state, seat, option)
        return Wording(pattern[0].format(name), pattern[1], cards=(option[1],))
    if verb in (verbs.INSTALL, verbs.PLAY, verbs.ADVANCE, verbs.USE, verbs.REZ, verbs.SCORE):
        return describe_card_option(state, seat, option)
    if verb in RUN_VERBS:
        return describe_run_option(state, seat, option)
    if verb in (verbs.PAY_LOCK, verbs.PAY_COUNTER, verbs.PAY_SPY):
        return describe_payoff(state, option)
    return describe_choice(state, seat, option)


def describe_plain(state: OnrState, seat: int, verb: int, plain: tuple[str, str, str]) -> Wording:
    """Words for a verb without a card, which sometimes depend on the question."""
    text, clause, note = plain
    name = "" if state.question is None else state.question.name
    if verb == 0 and name == "encounter":
        return Wording("Stop breaking", "ONR-10.7", "Unbroken subroutines take effect")
    if verb == 0 and name in ("before-access", "after-run", "trace-after-reveal", "interrupt"):
        return Wording("Done", "ONR-17.20", "")
    if verb == verbs.DECLINE and name in ("steal-or-decline", "access"):
        return Wording("Leave it", "ONR-11.3a", "The agenda returns")
    if verb == verbs.DECLINE and name == "interrupt":
        return Wording("Decline", "ONR-24.24", "")
    if verb == verbs.DECLINE and name == "pay-or":
        return Wording(text, clause, note, after=otherwise(state), danger=bool(otherwise(state)))
    if verb == verbs.CONTINUE:
        return Wording(text, clause, note, after=ahead(state))
    if verb == verbs.JACK_OUT and state.run_price:
        note = f"{amount(state.run_price, 'bit')}; the run ends and is unsuccessful"
    if verb in (verbs.DRAW, verbs.GAIN_BIT) and seat == RUNNER:
        clause = clause.replace("5.1", "5.2")
    return Wording(text, clause, note, key=KEYS.get(verb, ""))


def otherwise(state: OnrState) -> str:
    """ONR-24.7 Say what follows if a price is not paid."""
    frame = state.stack[-1]
    if not isinstance(frame, Asking):
        return ""
    effect = EFFECTS[frame.effect]
    if isinstance(effect, Toll):
        return "the run ends"
    follows = effect.otherwise if isinstance(effect, PayOr | PayFor) else None
    return NOT_PAID.get(type(follows).__name__, "")


NOT_PAID: Final = {
    "EndTheRun": "the run ends",
    "GiveTags": "a tag follows",
    "LoseTheGame": "the game is lost",
    "ReturnToHand": "it returns to HQ",
}
"""What follows if somebody does not pay, by the effect."""


def ahead(state: OnrState) -> str:
    """ONR-10.9, ONR-10.10 Say where a run goes on."""
    if state.run_place > 0:
        return "the next ice is approached"
    return f"the Corp may act, and you access {fort_name(state.run_fort)}"


KEYS: Final = {verbs.GAIN_BIT: "g", verbs.DRAW: "d", verbs.REMOVE_TAG: "x"}
"""The keys of the actions that need no card."""


def told_name(state: OnrState, seat: int, option: Option, place: int = 1) -> str:
    """Return the name of a card of an option, told from those that other options put there."""
    return distinct_name(state, seat, option[place], rivals(state, seat, option, place))


def describe_card_option(state: OnrState, seat: int, option: Option) -> Wording:
    """Words for what is done with a card: install, play, advance, use, rez, score."""
    verb, card = option[0], option[1]
    if verb == verbs.INSTALL:
        return describe_install(state, seat, option)
    name = told_name(state, seat, option)
    definition = POOL[state.definition[card]]
    if verb == verbs.PLAY:
        where = "" if option[2] == NONE else f" on {fort_name(option[2])}"
        places = () if option[2] == NONE else (place_id(option[2]),)
        cost = "X bits" if definition.cost_is_x else amount(definition.cost, "bit")
        clause = "ONR-7.7" if seat == CORP else "ONR-9.4"
        told = Wording(f"Play {name}{where}", clause, f"1 action, {cost}", (card,), places)
        if where:
            told.group = Group(f"Play {name}", f"{name}: on which fort?", fort_name(option[2]))
        return told
    if verb == verbs.ADVANCE:
        return Wording(f"Advance {name}", "ONR-8.1", advance_note(state, card), (card,))
    if verb == verbs.USE:
        ability = definition.abilities[option[2]]
        where = "" if option[3] == NONE else f" on {fort_name(option[3])}"
        places = () if option[3] == NONE else (place_id(option[3]),)
        note = cost_words(ability.cost, definition.name)
        return Wording(f"{name}: {ability.label}{where}", "ONR-17.25", note, (card,), places)
    if verb == verbs.REZ:
        return describe_rez(state, option, name)
    points = amount(definition.points, "agenda point")
    return Wording(f"Score {name}", "ONR-8.3", points, (card,))


def describe_rez(state: OnrState, option: Option, name: str) -> Wording:
    """ONR-16.21 Words for a rez with what is paid above the rez cost."""
    card, extra = option[1], option[2]
    definition = POOL[state.definition[card]]
    price = rez_price(state, card, 0) + extra_price(state, card, extra)
    how = ""
    if extra and definition.morph:
        how = f" as {KEYWORD_NAMES[definition.morph.bit_length() - 1].lower()}"
    elif definition.bought_price:
        how = f" with {amount(extra, 'subroutine')}"
    note = amount(price, "bit")
    if definition.point_cost:
        note += f", {amount(definition.point_cost, 'agenda point')}"
    return Wording(f"Rez {name}{how}", "ONR-7.6", note, (card,))


def advance_note(state: OnrState, card: int) -> str:
    """Say what advancing costs and how far the card is."""
    counters = state.counters[ADVANCEMENT][card]
    if POOL[state.definition[card]].kind == AGENDA:
        return f"1 action, 1 bit; {counters} of {difficulty(state, card)} counters"
    return f"1 action, 1 bit; {amount(counters, 'counter')} so far"


def describe_install(state: OnrState, seat: int, option: Option) -> Wording:
    """ONR-7.2 to ONR-7.4, ONR-9.1 Words for an install: where to, and what it costs."""
    _, card, where, replaced, first = option
    definition = POOL[state.definition[card]]
    if seat == RUNNER:
        host = "" if where == NONE else f" in {told_name(state, seat, option, 2)}"
        cards = (card,) if where == NONE else (card, where)
        note = f"1 action, {amount(definition.cost, 'bit')}"
        if definition.point_cost:
            note += f", {amount(definition.point_cost, 'agenda point')}"
        return Wording(f"Install {definition.name}{host}", "ONR-9.1", note, cards)
    is_new = where == state.next_fort
    fort = "a new fort" if is_new else fort_name(where)
    relation = "on" if definition.kind == ICE else "in"
    note = f"1 action, {amount(install_bits(state, card, where), 'bit')}"
    how = ", trashing first," if first else ""
    instead = "" if replaced == NONE else f", replacing {card_name(state, seat, replaced)}"
    text = f"Install {definition.name}{how} {relation} {fort}{instead}"
    places = ("new-fort",) if is_new else (place_id(where),)
    short = f"{relation.capitalize()} {fort}{instead}{', trashing first' if first else ''}"
    group = Group(f"Install {definition.name}", f"{definition.name}: which fort?", short)
    clause = "ONR-7.4" if relation == "on" else "ONR-7.2"
    return Wording(text, clause, note, (card,), places, group=group)


def install_bits(state: OnrState, card: int, fort: int) -> int:
    """ONR-7.4b, ONR-7.14, ONR-16.17 What an install costs the Corp."""
    definition = POOL[state.definition[card]]
    price = rez_price(state, card, 0) if definition.rezzed_on_install else 0
    if fort == state.next_fort:
        return price
    if definition.kind == ICE:
        return ice_install_cost(state, fort, len(ice_of(state, fort)))
    return price + inside_install_cost(state, fort)


RUN_VERBS: Final = (
    verbs.MAKE_RUN, verbs.BOOST, verbs.BREAK, verbs.SUBROUTINE, verbs.ACCESS_STORED, verbs.STEAL,
    verbs.TRASH_ACCESSED,
)  # fmt: skip


def describe_run_option(state: OnrState, seat: int, option: Option) -> Wording:
    """Words for what is chosen in a run."""
    verb, what = option[0], option[1]
    if verb == verbs.MAKE_RUN:
        ice = len(ice_of(state, what))
        note = "1 action, no ice" if not ice else f"1 action, {ice} ice"
        group = Group("Run", "Run on which fort?", fort_name(what))
        text, places = f"Run on {fort_name(what)}", (place_id(what),)
        return Wording(text, "ONR-10.1", note, places=places, group=group, key="r")
    if verb == verbs.SUBROUTINE:
        return Wording(f"Also break: {line(state, what)}", "ONR-12.15", cards=(state.encountered,))
    if verb == verbs.ACCESS_STORED:
        if what == HQ:
            return Wording("Access a random card of HQ", "ONR-11.1b", places=("hq",))
        name = "R&D" if what == RD else "Archives"
        place = "rd" if what == RD else "archives"
        return Wording(f"Access the next card of {name}", "ONR-11.1a", places=(place,))
    name = told_name(state, seat, option)
    if verb == verbs.STEAL:
        note = f"{amount(option[2], 'bit')}, {amount(state.card(what).points, 'agenda point')}"
        return Wording(f"Steal {name}", "ONR-11.3a", note, (what,))
    if verb == verbs.TRASH_ACCESSED:
        return Wording(f"Trash {name}", "ONR-11.3b", amount(option[2], "bit"), (what,))
    definition = POOL[state.definition[what]]
    if verb == verbs.BOOST and definition.boost is not None:
        boost = definition.boost
        note = amount(boost.cost, "bit")
        if boost.forgo:
            note += f", forgo {amount(boost.forgo, 'action')}"
        return Wording(f"{name}: +{boost.amount} strength", "ONR-12.4", note, (what,))
    return describe_break(state, option, name)


def describe_break(state: OnrState, option: Option, name: str) -> Wording:
    """ONR-12.19 Words for a break: which subroutine, with what, for how much."""
    card, place = option[1], option[2]
    breaker = POOL[state.definition[card]].breaker
    assert breaker is not None
    extra = break_surcharge(state, state.encountered)
    if place == NONE:
        price = breaker.cost + extra * len(breakable(state, card, breaker, state.encountered))
        text = f"{name}: break every subroutine"
        return Wording(text, "ONR-12.5", amount(price, "bit"), (card, state.encountered))
    note = amount(breaker.cost + extra, "bit")
    if breaker.most > 1:
        note += f", up to {breaker.most} subroutines"
    text = f"{name}: break {line(state, place)}"
    return Wording(text, "ONR-12.5", note, (card, state.encountered))


def line(state: OnrState, place: int) -> str:
    """Return the words of a subroutine of the encountered ice, told from equal ones."""
    lines = [each.text for each in subroutines(state, state.encountered)]
    text = lines[place] if place < len(lines) else ""
    quoted = f'"{text.removesuffix(".")}"'
    if lines.count(text) > 1:
        return f"{quoted} ({ordinal(place)} subroutine)"
    return quoted


def describe_payoff(state: OnrState, option: Option) -> Wording:
    """ONR-16.20 Words for what is paid off with an action."""
    verb, what = option
    if verb == verbs.PAY_LOCK:
        price = amount(state.locks[what], "bit")
        return Wording(f"Pay off the run lock of {price}", "ONR-12.9", f"1 action, {price}")
    if verb == verbs.PAY_SPY:
        note = f"1 action, {amount(SPY_PRICE, 'bit')}"
        text = f"Remove a Spy counter from {fort_name(what)}"
        return Wording(text, "ONR-16.20", note, places=(place_id(what),))
    note = f"1 action, {amount(price_of(what), 'bit')}"
    return Wording(f"Remove a {PLAYER_COUNTER_NAMES[what]} counter", "ONR-16.20", note)


def describe_choice(state: OnrState, seat: int, option: Option) -> Wording:
    """Words for numbers, forts, modes, bids and everything an effect asks."""
    verb, value = option[0], option[1]
    if verb == verbs.FORT and value == state.next_fort:
        return Wording("A new subsidiary fort", "ONR-24.25")
    if verb == verbs.FORT:
        return Wording(fort_name(value), "ONR-24.25", places=(place_id(value),))
    if verb == verbs.MODE:
        return Wording(mode_words(state, value), "ONR-24.12")
    if verb == verbs.BID:
        text = f"Bid {amount(value, 'bit')}"
        if option[2]:
            text += f" and add {option[2]}"
        return Wording(text, "ONR-24.8", f"trace value {value + option[2]}")
    if verb == verbs.LINK_BID:
        return describe_link(state, seat, option)
    if verb == verbs.NUMBER:
        return Wording(str(value), "ONR-24.21")
    if verb == verbs.PAY:
        return Wording(f"Pay {amount(value, 'bit')}", "ONR-24.7")
    if verb == verbs.SPEND:
        text = f"Spend {amount(option[2], 'bit')} of {purse_name(state, seat, value)}"
        return Wording(text, "ONR-24.19", cards=(value,) if value >= 0 else ())
    if verb == verbs.ORDERED:
        return describe_ordered(state, seat, option)
    if verb == verbs.CARD:
        return describe_card(state, seat, option)
    return describe_prevention(state, seat, option)


def describe_card(state: OnrState, seat: int, option: Option) -> Wording:
    """ONR-24.12 Words for a card that is chosen, the rig, or a counter on ice."""
    if option[1] == NONE:
        return Wording("In the rig", "ONR-16.4")
    name = told_name(state, seat, option)
    if len(option) > 2 and option[2] == PATTEL:
        return Wording(f"Keep a Pattel counter on {name}", "ONR-16.3", cards=(option[1],))
    return Wording(f"Choose {name}", "ONR-24.12", cards=(option[1],))


def describe_link(state: OnrState, seat: int, option: Option) -> Wording:
    """ONR-24.9 Words for a base link card with boosts, or none."""
    _, card, boosts = option
    if card == NONE:
        return Wording("No base link", "ONR-24.9", f"link 0{outcome_of(state, 0)}")
    base = POOL[state.definition[card]].base_link
    assert base is not None
    name = told_name(state, seat, option)
    price = base.price + boosts * max(base.boost_cost, 0)
    more = f" and {amount(boosts, 'boost')}" if boosts else ""
    link = base.value + boosts
    note = f"{amount(price, 'bit')}, link {link}{outcome_of(state, link)}"
    return Wording(f"{name}{more}", "ONR-24.9", note, (card,))


def outcome_of(state: OnrState, link: int) -> str:
    """ONR-13.3, ONR-R29 Say which bids find a Runner with so much link, while none lies open."""
    frame = state.stack[-1]
    if not isinstance(frame, Bids) or state.rulings[R30]:
        return ""
    link += link_bonus(state)
    least = max(0, link + 1 if state.rulings[R29] else link)
    if least > highest_trace(state, frame.limit):
        return ": safe against every bid"
    return f": a bid of {least} finds you" if least else ": any bid finds you, even 0"


def describe_prevention(state: OnrState, seat: int, option: Option) -> Wording:
    """ONR-24.11, ONR-24.28 Words for a prevention, or for a counter that stays (ONR-16.3)."""
    card = option[1]
    if state.question is not None and state.question.name == "choose-card":
        if card == NONE:
            kind = PLAYER_COUNTER_NAMES[option[2]]
            return Wording(f"Keep a {kind} counter", "ONR-16.3")
        kind = FORT_COUNTER_NAMES[option[2]]
        return Wording(f"Keep a {kind} counter in {fort_name(card)}", "ONR-16.3")
    definition = POOL[state.definition[card]]
    name = told_name(state, seat, option)
    if state.question is not None and state.question.name == "last-breath":
        loses = definition.breath is not None and definition.breath.loses_hand
        note = "You lose your hand instead of the game" if loses else "You do not lose the game"
        return Wording(f"Use {name}", "ONR-15.9", note, (card,))
    prevention = definition.prevention[option[2]]
    note = cost_words(prevention.cost, definition.name)
    if prevention.pool:
        left = prevention.pool - state.pools.get(card, 0)
        note = f"{left} left this turn"
    return Wording(f"{name}: {prevention.label}", "ONR-24.11", note, (card,))


def describe_ordered(state: OnrState, seat: int, option: Option) -> Wording:
    """ONR-24.17 Words for one of several simultaneous effects."""
    _, source, place, _, _ = option
    if place >= 0:
        label = trigger_of(state, source, place).label
    elif source in COUNTER_TEXTS:
        label = COUNTER_TEXTS[source].label
    else:
        label = EFFECTS[-1 - place].label
    if source == RULES:
        return Wording(label[:1].upper() + label[1:], "ONR-17.6")
    name = distinct_name(state, seat, source, rivals_of(state, option))
    cards = (source,) if source >= 0 else ()
    if source < 0 and ": " in label:
        return Wording(label, "ONR-17.6")
    return Wording(f"{name}: {label or 'what it does'}", "ONR-17.6", cards=cards)


def rivals_of(state: OnrState, option: Option) -> list[int]:
    """Return the sources of the other effects that are to be ordered."""
    if state.question is None:
        return []
    return [other[1] for other in state.question.options if other[0] == option[0]]


def purse_name(state: OnrState, seat: int, card: int) -> str:
    """ONR-12.12 What a source of bits is called."""
    if card == RUN_BITS:
        return "the bits of this run"
    if card <= TEMPORARY:
        return "the temporary bits"
    return "the pool" if card == NONE else card_name(state, seat, card)
