"""Options, questions and events in plain sentences; only what a seat may know is named."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner import options as verbs
from nightdeck.games.android_netrunner.card_abilities import TRIGGERS, Ability, Cost
from nightdeck.games.android_netrunner.definitions import POOL
from nightdeck.games.android_netrunner.effects_flow import ChooseMode
from nightdeck.games.android_netrunner.modifiers import (
    install_cost,
    play_cost,
    requirement,
    rez_cost,
    run_clicks,
    steal_cost,
    subroutines,
    trash_cost,
)
from nightdeck.games.android_netrunner.resolution import Asking
from nightdeck.games.android_netrunner.rulings import Q33
from nightdeck.games.android_netrunner.servers import ice_of
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    AGENDA,
    CORP,
    COUNTER_NAMES,
    FIRST_REMOTE,
    HQ,
    ICE,
    NONE,
    RD,
    RUNNER,
)
from nightdeck.games.android_netrunner.vocabulary import EFFECTS
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

CENTRAL_NAMES: Final = ("HQ", "R&D", "Archives")
SUBTYPE_CHOICES: Final = ("barrier", "code gate", "sentry")

PLAIN: Final[dict[int, tuple[str, str, str]]] = {
    0: ("Pass", "ANR-W2", ""),
    verbs.KEEP: ("Keep this hand", "ANR-3.6", ""),
    verbs.MULLIGAN: ("Take a mulligan", "ANR-3.6", "Shuffle the hand back and draw again"),
    verbs.GAIN_CREDIT: ("Take 1 credit", "ANR-C2.2b", "1 click"),
    verbs.PURGE: ("Purge virus counters", "ANR-C2.2g", "3 clicks, every virus counter goes"),
    verbs.REMOVE_TAG: ("Remove a tag", "ANR-R1.3e", "1 click, 2 credits"),
    verbs.GO_ON: ("Go on with the install", "ANR-INS20", ""),
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


def brain_word(state: AnrState) -> str:
    """ANR-Q33 What the third kind of damage is called."""
    return "core" if state.rulings[Q33] else "brain"


def server_name(server: int) -> str:
    """Return what a server is called."""
    if server < FIRST_REMOTE:
        return CENTRAL_NAMES[server]
    return f"Server {server - FIRST_REMOTE + 1}"


def card_name(state: AnrState, seat: int, card: int) -> str:
    """Return a card's name, or where it lies if the seat does not know its face."""
    if state.knows(seat, card):
        return POOL[state.definition[card]].name
    server = state.server_of(card)
    if server == NONE:
        return "a card"
    ice = ice_of(state, server)
    if card in ice:
        return f"ice {ice.index(card) + 1} in front of {server_name(server)}"
    return f"the face-down card in {server_name(server)}"


def amount(number: int, thing: str) -> str:
    """Return a number with its noun in singular or plural."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


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
        parts.append(f"{cost.counters} {COUNTER_NAMES[cost.counter]} counter")
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
        name = card_name(state, seat, option[1])
        return Wording(pattern[0].format(name), pattern[1], cards=(option[1],))
    if verb in (verbs.INSTALL, verbs.PLAY, verbs.ADVANCE, verbs.USE, verbs.REZ, verbs.SCORE):
        return describe_card_option(state, seat, option)
    if verb in (verbs.STEAL, verbs.TRASH_ACCESSED, verbs.ACCESS_HIDDEN, verbs.SUBROUTINE):
        return describe_run_option(state, seat, option)
    return describe_choice(state, seat, option)


def is_subtype_question(state: AnrState) -> bool:
    """Tell whether the open question is about a kind of ice instead of a card."""
    return state.question is not None and state.question.name == "subtype"


def describe_draw(state: AnrState, seat: int) -> Wording:
    """ANR-C2.2a, ANR-R1.3a, ANR-Q06 Drawing, with a warning where it would lose the game."""
    clause = "ANR-C2.2a" if seat == CORP else "ANR-R1.3a"
    if seat == CORP and not state.zones[RD]:
        return Wording("Draw a card", clause, "R&D is empty: you would lose the game")
    return Wording("Draw a card", clause, "1 click")


def describe_card_option(state: AnrState, seat: int, option: Option) -> Wording:
    """Words for what is done with a card: install, play, advance, use, rez, score."""
    verb, card = option[0], option[1]
    name = card_name(state, seat, card)
    if verb == verbs.INSTALL:
        return describe_install(state, seat, card, option[2])
    if verb == verbs.PLAY:
        where = "" if option[2] == NONE else f" on {server_name(option[2])}"
        places = () if option[2] == NONE else (place_id(option[2]),)
        extra = POOL[state.definition[card]].extra_clicks
        note = f"{amount(1 + extra, 'click')}, {amount(play_cost(state, card), 'credit')}"
        return Wording(f"Play {name}{where}", "ANR-INS18", note, (card,), places)
    if verb == verbs.ADVANCE:
        return Wording(f"Advance {name}", "ANR-C2.2e", advance_note(state, card), (card,))
    if verb == verbs.USE:
        return describe_use(state, card, option[2], option[3], name)
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


def describe_install(state: AnrState, seat: int, card: int, where: int) -> Wording:
    """ANR-INS1, ANR-INS7 Words for an install: where to, and what it costs."""
    definition = POOL[state.definition[card]]
    if seat == RUNNER:
        host = "" if where == NONE else f" on {card_name(state, seat, where)}"
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


def describe_use(state: AnrState, card: int, place: int, target: int, name: str) -> Wording:
    """ANR-AB1 Words for an ability: the card, what it does, what it costs."""
    question = state.question
    definition = POOL[state.definition[card]]
    abilities = definition.abilities
    if question is not None and question.name == "access":
        abilities = definition.access_abilities
    ability: Ability = abilities[place]
    where = "" if target == NONE else f" on {server_name(target)}"
    places = () if target == NONE else (place_id(target),)
    note = cost_words(ability.cost, name)
    return Wording(f"{name}: {ability.label}{where}", "ANR-AB1", note, (card,), places)


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
        return Wording(f"Break: {words}", "ANR-ICE3", f"subroutine {option[1] + 1}", (ice,))
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
        return Wording(f"Spend {amount(value, 'credit')}", "ANR-T2" if seat == CORP else "ANR-T3")
    if verb == verbs.NUMBER:
        return Wording(str(value), "ANR-DEC18")
    if verb == verbs.POSITION:
        return Wording(f"Card {value + 1} of the row", "ANR-Q17")
    if verb == verbs.CARD:
        return Wording(SUBTYPE_CHOICES[value], "ANR-DEC14")
    return describe_source(state, seat, option)


def describe_source(state: AnrState, seat: int, option: Option) -> Wording:
    """Words for options that name the card whose ability, prevention or credits are used."""
    verb, card = option[0], option[1]
    if card == NONE:
        if verb == verbs.SPEND:
            return Wording(f"Spend {amount(option[2], 'credit')} of the pool", "ANR-AB18")
        return Wording("Access the cards as usual", "ANR-RUN5c")
    name = card_name(state, seat, card)
    if verb == verbs.TRIGGER:
        label = TRIGGERS[option[2]].label if option[2] >= 0 else ""
        text = f"{name}: {label}" if label else name
        return Wording(text, "ANR-AB7", cards=(card,))
    if verb == verbs.PREVENT:
        prevention = POOL[state.definition[card]].prevention[option[2]]
        note = cost_words(prevention.cost, name)
        return Wording(f"{name}: {prevention.label}", "ANR-AB8", note, (card,))
    if verb == verbs.SPEND:
        text = f"Spend {amount(option[2], 'credit')} of {name}"
        return Wording(text, "ANR-AB18", cards=(card,))
    return Wording(f"Use {name} instead of accessing", "ANR-AB9", cards=(card,))


def mode_label(state: AnrState, place: int) -> str:
    """Return the words of one of several things an effect offers."""
    frame = state.stack[-1]
    if isinstance(frame, Asking):
        effect = EFFECTS[frame.effect]
        if isinstance(effect, ChooseMode):
            label = effect.modes[place].label
            return label[:1].upper() + label[1:]
    return f"Choice {place + 1}"


def place_id(server: int) -> str:
    """Return the name of a server in views."""
    return ("hq", "rd", "archives")[server] if server < FIRST_REMOTE else f"server-{server}"


# Questions ----------------------------------------------------------------------------------------

QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    "mulligan": ("Keep this hand?", "ANR-3.6"),
    "action": ("What do you do with this click?", "ANR-DEC2"),
    "discard": ("Which card do you discard?", "ANR-DEC15"),
    "jack-out": ("Continue the run or jack out?", "ANR-DEC5"),
    "subroutine": ("Which subroutine do you break?", "ANR-DEC6"),
    "access-next": ("Which card do you access next?", "ANR-DEC7"),
    "access": ("What do you do with the accessed card?", "ANR-DEC8"),
    "optional": ("Use this ability?", "ANR-DEC9"),
    "trigger-order": ("Which of your abilities comes next?", "ANR-DEC10"),
    "trace-bid": ("How many credits do you spend on the trace?", "ANR-DEC11"),
    "psi-bid": ("How many credits do you bid, in secret?", "ANR-DEC12"),
    "prevention": ("Prevent it?", "ANR-DEC13"),
    "prevent-amount": ("How much do you prevent?", "ANR-DEC13"),
    "install-trash": ("Trash something first, or go on?", "ANR-DEC4"),
    "rez-now": ("Rez it right away?", "ANR-Q10"),
    "host": ("On which card?", "ANR-DEC4"),
    "destination": ("Where do you install it?", "ANR-DEC4"),
    "memory": ("Memory is short. Which program goes?", "ANR-DEC17"),
    "payment": ("Which credits do you spend?", "ANR-DEC16"),
    "replacement": ("Access the server, or do something else instead?", "ANR-AB9"),
    "forfeit": ("Which agenda do you forfeit?", "ANR-INS17"),
    "cost-card": ("Which card pays the cost?", "ANR-AB2"),
    "number": ("How many?", "ANR-DEC14"),
    "server": ("Which server?", "ANR-DEC14"),
    "mode": ("Choose one", "ANR-DEC14"),
    "subtype": ("Which kind of ice is it?", "ANR-DEC14"),
    "random-card": ("Pick a card of the face-down row", "ANR-Q17"),
    "extra-run": ("Make another run?", "ANR-RUN7"),
    "arrange": ("Which card goes on top next?", "ANR-DEC18"),
    "arrange-ice": ("Which ice is outermost next?", "ANR-DEC18"),
    "swap": ("Swap it with ice from HQ?", "ANR-DEC14"),
    "play": ("How do you play it?", "ANR-DEC14"),
    "move-counters": ("How many counters move?", "ANR-DEC14"),
}
"""What a question is called in words, with its clause in the decision catalogue."""


def prompt(state: AnrState, seat: int) -> Wording:
    """ANR-DEC1 to ANR-DEC17 Put the open question into words, with the fact that matters."""
    question = state.question
    if question is None:
        return Wording("")
    known = QUESTIONS.get(question.name)
    about = tuple(card for card in question.about if card != NONE)
    note = prompt_note(state, seat, about)
    if known is not None:
        return Wording(known[0], known[1], note, about)
    if question.name.endswith("window") or question.name == "after-action":
        text = window_question(state, seat, question.name)
        facing = about or window_subject(state, question.name)
        return Wording(text, "ANR-DEC3", window_note(state, seat, question.name), facing)
    return Wording("Choose a card", "ANR-DEC14", note, about)


def window_question(state: AnrState, seat: int, name: str) -> str:
    """Ask what a window is mostly for, so that one need not think of windows at all."""
    if state.encountered != NONE and seat == RUNNER:
        return "Break its subroutines?"
    if name == "rez-window" and seat == CORP:
        return "Rez or pass?"
    return "Act or pass?"


def window_subject(state: AnrState, name: str) -> tuple[int, ...]:
    """Return the ice a window is about."""
    if state.encountered != NONE:
        return (state.encountered,)
    if name == "rez-window" and state.run_ice != NONE:
        return (state.run_ice,)
    return ()


def prompt_note(state: AnrState, seat: int, about: tuple[int, ...]) -> str:
    """Return the sentence under a question: clicks left, or the card it comes from."""
    question = state.question
    if question is not None and question.name == "action":
        clicks = amount(state.clicks[seat], "click")
        return f"{clicks} left, {amount(state.credits[seat], 'credit')}."
    if about:
        first = about[0]
        if state.knows(seat, first):
            definition = POOL[state.definition[first]]
            return f"{definition.name}: {definition.text}"
    return ""


def window_note(state: AnrState, seat: int, name: str) -> str:
    """Say which moment a window belongs to."""
    if state.encountered != NONE:
        ice = state.encountered
        return f"The Runner encounters {card_name(state, seat, ice)}."
    if name == "rez-window" and state.run_ice != NONE:
        return f"The Runner approaches {card_name(state, seat, state.run_ice)}."
    if state.run_server != NONE:
        return f"Run on {server_name(state.run_server)}."
    return "Between actions: paid abilities, rezzing and scoring are possible."
