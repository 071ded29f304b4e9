"""Options in plain sentences; only what a seat may know is named."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import options as verbs
from nightdeck.games.android_netrunner.model.card_abilities import Ability, Cost
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.events import ROLES
from nightdeck.games.android_netrunner.model.modifiers import (
    install_cost,
    play_cost,
    requirement,
    rez_cost,
    run_clicks,
    steal_cost,
    subroutines,
    trash_cost,
)
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    CORP,
    COUNTER_NAMES,
    HQ,
    ICE,
    NONE,
    RD,
    RUNNER,
)
from nightdeck.games.android_netrunner.model.vocabulary import EFFECTS
from nightdeck.games.android_netrunner.rules.credits import PUBLICITY, TEMPORARY
from nightdeck.games.android_netrunner.rules.icebreakers import BreakSubroutines
from nightdeck.games.android_netrunner.rules.prevention import Pause
from nightdeck.games.android_netrunner.rules.resolution import trigger_of
from nightdeck.games.android_netrunner.seen.names import (
    amount,
    card_name,
    distinct_name,
    ordinal,
    place_id,
    server_name,
)
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option
from nightdeck.language.flow import ChooseMode
from nightdeck.language.resolving import Asking

SUBTYPE_CHOICES: Final = ("barrier", "code gate", "sentry")

PLAIN: Final[dict[int, tuple[str, str, str]]] = {
    0: ("Pass", "ANR-W2", ""),
    verbs.KEEP: ("Keep this hand", "ANR-3.6", ""),
    verbs.MULLIGAN: ("Take a mulligan", "ANR-3.6", "Shuffle the hand back and draw again"),
    verbs.GAIN_CREDIT: ("Take 1 credit", "ANR-C2.2b", "1 click"),
    verbs.PURGE: ("Purge virus counters", "ANR-C2.2g", "3 clicks, every virus counter goes"),
    verbs.REMOVE_TAG: ("Remove a tag", "ANR-R1.3e", "1 click, 2 credits"),
    verbs.GO_ON: ("Go on with the install", "ANR-INS20", "Trash nothing more"),
    verbs.CONTINUE: ("Continue the run", "ANR-RUN2c", ""),
    verbs.JACK_OUT: ("Jack out", "ANR-RUN2c", "The run ends and is unsuccessful"),
    verbs.YES: ("Yes", "ANR-DEC9", ""),
    verbs.NO: ("No", "ANR-DEC9", ""),
    verbs.ENOUGH: ("Done", "ANR-DEC18", "Choose no more"),
}
"""Verbs without a card: text, clause, note."""

WITH_CARD: Final[dict[int, tuple[str, str]]] = {
    verbs.TRASH_FIRST: ("Trash {} first", "ANR-INS20"),
    verbs.ACCESS: ("Access {}", "ANR-ACC1"),
    verbs.LEAVE: ("Leave {}", "ANR-ACC3"),
    verbs.CARD: ("Choose {}", "ANR-DEC14"),
    verbs.DISCARD: ("Discard {}", "ANR-DEC15"),
    verbs.TRASH_RESOURCE: ("Trash {}", "ANR-C2.2f"),
}
"""Verbs about one card whose words need nothing else."""


def cost_words(cost: Cost, card: str) -> str:
    """Return what an ability costs."""
    parts: list[str] = []
    if cost.clicks:
        parts.append(amount(cost.clicks, "click"))
    if cost.credits:
        parts.append(amount(cost.credits, "credit"))
    if cost.x:
        parts.append("X credits")
    if cost.counters:
        parts.append(amount(cost.counters, f"{COUNTER_NAMES[cost.counter]} counter"))
    if cost.trash:
        parts.append(f"trash {card}")
    if cost.forfeit or cost.forfeit_this:
        parts.append("forfeit an agenda")
    if cost.remove:
        parts.append(f"remove {card} from the game")
    if cost.trash_card is not None:
        parts.append("trash a card")
    return ", ".join(parts)


# Options ------------------------------------------------------------------------------------------


def describe(state: AnrState, seat: int, option: Option) -> Wording:
    """ANR-DEC19 Put an option into words; it names everything that decides its price."""
    verb = option[0]
    if verb == verbs.DRAW:
        return describe_draw(state, seat)
    plain = PLAIN.get(verb)
    if plain is not None:
        clause = "ANR-R1.3b" if verb == verbs.GAIN_CREDIT and seat == RUNNER else plain[1]
        return Wording(plain[0], clause, plain[2])
    pattern = WITH_CARD.get(verb)
    if pattern is not None and not is_subtype_question(state):
        name = told_name(state, seat, option)
        return Wording(pattern[0].format(name), pattern[1], cards=(option[1],))
    if verb in (verbs.INSTALL, verbs.PLAY, verbs.ADVANCE, verbs.USE, verbs.REZ, verbs.SCORE):
        return describe_card_option(state, seat, option)
    if verb in (verbs.STEAL, verbs.TRASH_ACCESSED, verbs.ACCESS_HIDDEN, verbs.SUBROUTINE):
        return describe_run_option(state, seat, option)
    return describe_choice(state, seat, option)


def told_name(state: AnrState, seat: int, option: Option, place: int = 1) -> str:
    """Return the name of a card of an option, told from those that other options put there."""
    question = state.question
    card, rivals = option[place], []
    if question is not None and question.seat == seat:
        rivals = [
            other[place]
            for other in question.options
            if other[0] == option[0] and len(other) > place and other[place] >= 0
        ]
    return distinct_name(state, seat, card, rivals)


def is_subtype_question(state: AnrState) -> bool:
    """Tell whether the open question is about a kind of ice instead of a card."""
    return state.question is not None and state.question.name == "subtype"


def describe_draw(state: AnrState, seat: int) -> Wording:
    """ANR-C2.2a, ANR-R1.3a, ANR-Q06 Drawing, with a warning where it would lose the game."""
    clause = "ANR-C2.2a" if seat == CORP else "ANR-R1.3a"
    if seat == CORP and not state.zones[RD]:
        warning = "R&D is empty: you would lose the game"
        return Wording("Draw a card", clause, warning, danger=True)
    return Wording("Draw a card", clause, "1 click")


def describe_card_option(state: AnrState, seat: int, option: Option) -> Wording:
    """Words for what is done with a card: install, play, advance, use, rez, score."""
    verb, card = option[0], option[1]
    if verb == verbs.INSTALL:
        return describe_install(state, seat, option)
    name = told_name(state, seat, option)
    if verb == verbs.PLAY:
        where = "" if option[2] == NONE else f" on {server_name(option[2])}"
        places = () if option[2] == NONE else (place_id(option[2]),)
        extra = POOL[state.definition[card]].extra_clicks
        note = f"{amount(1 + extra, 'click')}, {amount(play_cost(state, card), 'credit')}"
        return Wording(f"Play {name}{where}", "ANR-INS18", note, (card,), places)
    if verb == verbs.ADVANCE:
        return Wording(f"Advance {name}", "ANR-C2.2e", advance_note(state, card), (card,))
    if verb == verbs.USE:
        return describe_use(state, option, name)
    if verb == verbs.REZ:
        note = amount(rez_cost(state, card), "credit")
        if POOL[state.definition[card]].rez_forfeits:
            note += ", forfeit an agenda"
        return Wording(f"Rez {name}", "ANR-INS12", note, (card,))
    points = amount(POOL[state.definition[card]].points, "agenda point")
    return Wording(f"Score {name}", "ANR-ADV5", points, (card,))


def advance_note(state: AnrState, card: int) -> str:
    """Say what advancing costs and how far the card is."""
    counters = state.counters[ADVANCEMENT][card]
    if POOL[state.definition[card]].kind == AGENDA:
        return f"1 click, 1 credit; {counters} of {requirement(state, card)} counters"
    return f"1 click, 1 credit; {amount(counters, 'counter')} so far"


def describe_install(state: AnrState, seat: int, option: Option) -> Wording:
    """ANR-INS1, ANR-INS7 Words for an install: where to, and what it costs."""
    card, where = option[1], option[2]
    definition = POOL[state.definition[card]]
    if seat == RUNNER:
        host = "" if where == NONE else f" on {told_name(state, seat, option, 2)}"
        cards = (card,) if where == NONE else (card, where)
        note = f"1 click, {amount(install_cost(state, card), 'credit')}"
        return Wording(f"Install {definition.name}{host}", "ANR-INS7", note, cards)
    is_new = where == state.next_server
    server = "a new server" if is_new else server_name(where)
    relation = "in front of" if definition.kind == ICE else "in"
    note = "1 click"
    if definition.kind == ICE and not is_new:
        note = f"1 click, {amount(len(ice_of(state, where)), 'credit')}"
    places = ("new-server",) if is_new else (place_id(where),)
    text = f"Install {definition.name} {relation} {server}"
    return Wording(text, "ANR-INS1", note, (card,), places)


def describe_use(state: AnrState, option: Option, name: str) -> Wording:
    """ANR-AB1 Words for an ability: the card, what it does, what it costs."""
    _, card, place, target = option
    definition = POOL[state.definition[card]]
    plain = definition.name
    question = state.question
    if question is not None and question.name == "access":
        # ANR-ACC13: the target is the accessed card, which the question is about anyway.
        ability = definition.access_abilities[place]
        note = cost_words(ability.cost, plain)
        return Wording(f"{name}: {ability.label}", "ANR-ACC13", note, (card,))
    ability = definition.abilities[place]
    where = "" if target == NONE else f" on {server_name(target)}"
    places = () if target == NONE else (place_id(target),)
    text = f"{name}: {ability.label}{where}{break_words(ability, plain)}"
    return Wording(text, "ANR-AB1", cost_words(ability.cost, plain), (card,), places)


def break_words(ability: Ability, card: str) -> str:
    """ANR-ICE3 How many subroutines one use breaks, and for what."""
    effect = ability.effect
    if not isinstance(effect, BreakSubroutines) or effect.own_ice:
        return ""
    count = f"up to {effect.count}" if effect.count > 1 else "1" if effect.count else "any number"
    price = cost_words(ability.cost, card).replace("trash ", "trashing ")
    return f", {count} for {price or 'nothing'}"


def describe_run_option(state: AnrState, seat: int, option: Option) -> Wording:
    """Words for what is chosen at an access or against a subroutine."""
    verb = option[0]
    if verb == verbs.ACCESS_HIDDEN:
        if option[1] == HQ:
            return Wording("Access a random card of HQ", "ANR-ACC1", places=("hq",))
        return Wording("Access the next card of R&D", "ANR-ACC2", places=("rd",))
    if verb == verbs.SUBROUTINE:
        ice = state.encountered
        lines = subroutines(state, ice)
        words = lines[option[1]].text if ice != NONE and option[1] < len(lines) else ""
        text = f"Break: {words}"
        if sum(1 for line in lines if line.text == words) > 1:
            text = f"Break: {words} ({ordinal(option[1])} subroutine)"
        return Wording(text, "ANR-ICE3", f"subroutine {option[1] + 1}", (ice,))
    card = option[1]
    name = card_name(state, seat, card)
    if verb == verbs.STEAL:
        cost = steal_cost(state, card)
        note = amount(POOL[state.definition[card]].points, "agenda point")
        if cost:
            note += f", costs {amount(cost, 'credit')}"
        return Wording(f"Steal {name}", "ANR-ACC4", note, (card,))
    note = amount(trash_cost(state, card), "credit")
    return Wording(f"Trash {name}", "ANR-ACC5", note, (card,))


def describe_choice(state: AnrState, seat: int, option: Option) -> Wording:
    """Words for numbers, servers, modes, bids and everything an effect asks."""
    verb, value = option[0], option[1]
    if verb == verbs.MAKE_RUN:
        clicks = 1 + run_clicks(state, value)
        ice = amount(len(ice_of(state, value)), "piece") + " of ice"
        note = f"{amount(clicks, 'click')}, {ice}"
        return Wording(f"Run on {server_name(value)}", "ANR-R1.3f", note, places=(place_id(value),))
    if verb == verbs.SERVER:
        if value == state.next_server:
            return Wording("A new server", "ANR-DEC14", places=("new-server",))
        return Wording(server_name(value), "ANR-DEC14", places=(place_id(value),))
    if verb == verbs.MODE:
        return Wording(mode_label(state, value), "ANR-DEC14")
    if verb == verbs.BID:
        return describe_bid(state, seat, value)
    if verb == verbs.NUMBER:
        return Wording(str(value), "ANR-DEC18")
    if verb == verbs.POSITION:
        return Wording(f"Card {value + 1} of the row", "ANR-Q17")
    if verb == verbs.CARD:
        return Wording(SUBTYPE_CHOICES[value], "ANR-DEC14")
    return describe_source(state, seat, option)


def describe_bid(state: AnrState, seat: int, value: int) -> Wording:
    """ANR-T2, ANR-T3, ANR-K25 Words for credits spent openly on a trace, or bid in secret."""
    spend = f"spend {amount(value, 'credit')}"
    if state.question is not None and state.question.name == "psi-bid":
        return Wording(f"Secretly {spend}", "ANR-K25", "Both bids are revealed together")
    return Wording(spend.capitalize(), "ANR-T2" if seat == CORP else "ANR-T3")


def describe_source(state: AnrState, seat: int, option: Option) -> Wording:
    """Words for options that name the card whose ability, prevention or credits are used."""
    verb, card = option[0], option[1]
    if verb == verbs.SPEND:
        text = f"Spend {amount(option[2], 'credit')} of {purse_name(state, seat, card)}"
        return Wording(text, "ANR-AB18", cards=(card,) if card >= 0 else ())
    if card == NONE:
        return Wording("Access the cards as usual", "ANR-RUN5c")
    name = told_name(state, seat, option)
    if verb == verbs.TRIGGER:
        return Wording(f"{name}: {trigger_label(state, seat, option)}", "ANR-AB7", cards=(card,))
    if verb == verbs.PREVENT:
        prevention = POOL[state.definition[card]].prevention[option[2]]
        note = cost_words(prevention.cost, POOL[state.definition[card]].name)
        text = f"{name}: {prevention.label.format(threatened(state, seat))}"
        return Wording(text, "ANR-AB8", note, (card,))
    return Wording(f"Use {name} instead of accessing", "ANR-AB9", cards=(card,))


def purse_name(state: AnrState, seat: int, card: int) -> str:
    """ANR-AB22 What a source of credits is called."""
    if card == NONE:
        return "the pool"
    if card == PUBLICITY:
        return "bad publicity"
    if card == TEMPORARY:
        return "this run" if state.run_source == NONE else card_name(state, seat, state.run_source)
    return card_name(state, seat, card)


def trigger_label(state: AnrState, seat: int, option: Option) -> str:
    """ANR-AB7 Say what a conditional ability does, and for which card if it is due for several."""
    _, source, ability = option[:3]
    if ability >= 0:
        label = trigger_of(state, source, ability).label
    else:
        label = EFFECTS[-1 - ability].label
    due = [] if state.question is None else state.question.options
    twins = [other for other in due if other[:3] == option[:3]]
    if len(twins) < 2:
        return label
    if is_about_card(state, option):
        targets = [twin[3] for twin in twins]
        label = f"{label}: {distinct_name(state, seat, option[3], targets)}"
        twins = [twin for twin in twins if state.definition[twin[3]] == state.definition[option[3]]]
    return label if len(twins) < 2 else f"{label} ({ordinal(twins.index(option))} of {len(twins)})"


def is_about_card(state: AnrState, option: Option) -> bool:
    """Tell whether the event that a conditional ability waited for happened to a card."""
    waiting = POOL[state.definition[option[1]]].on
    for kind, triggers in waiting.items():
        if ROLES[kind].startswith("c") and any(each.place == option[2] for each in triggers):
            return True
    return False


def threatened(state: AnrState, seat: int) -> str:
    """ANR-AB8 The card that an open pause is about."""
    frame = state.stack[-1]
    subject = frame.topic(state) if isinstance(frame, Pause) else ()
    return card_name(state, seat, subject[0]) if subject else ""


def mode_label(state: AnrState, place: int) -> str:
    """Return the words of one of several things an effect offers."""
    frame = state.stack[-1]
    if isinstance(frame, Asking):
        effect = EFFECTS[frame.effect]
        if isinstance(effect, ChooseMode):
            label = effect.modes[place].label
            return label[:1].upper() + label[1:]
    return f"Choice {place + 1}"
