"""Options in plain sentences; only what a seat may know is named."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import events, modifiers, terms
from nightdeck.games.android_netrunner.model import options as verbs
from nightdeck.games.android_netrunner.model.card_abilities import Ability, Cost
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, root
from nightdeck.games.android_netrunner.model.vocabulary import EFFECTS
from nightdeck.games.android_netrunner.rules.credits import PUBLICITY, TEMPORARY
from nightdeck.games.android_netrunner.rules.icebreakers import BreakSubroutines
from nightdeck.games.android_netrunner.rules.install import regions_clash
from nightdeck.games.android_netrunner.rules.prevention import Pause
from nightdeck.games.android_netrunner.seen.names import (
    card_name,
    distinct_name,
    place_id,
    server_name,
)
from nightdeck.games.android_netrunner.seen.prices import ability_price, price, rest_words
from nightdeck.games.android_netrunner.seen.window_words import pass_words
from nightdeck.games.netrunner_family.rules.waiting import trigger_of
from nightdeck.games.netrunner_family.seen.sentences import amount, ordinal, rivals
from nightdeck.kernel.game import Group, Wording
from nightdeck.kernel.state import Option
from nightdeck.language.flow import mode_words

SUBTYPE_CHOICES: Final = ("barrier", "code gate", "sentry")

PLAIN: Final[dict[int, tuple[str, str, str]]] = {
    verbs.KEEP: ("Keep this hand", "ANR-3.6", ""),
    verbs.MULLIGAN: ("Take a mulligan", "ANR-3.6", "Shuffle the hand back and draw again"),
    verbs.GO_ON: ("Go on with the install", "ANR-INS20", "Trash nothing more"),
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


BASIC: Final[dict[int, Wording]] = {
    verbs.GAIN_CREDIT: Wording("Take 1 credit", "ANR-C2.2b", costs=price(1), key="g"),
    verbs.PURGE: Wording(
        "Purge virus counters", "ANR-C2.2g", "Every virus counter goes", costs=price(3), key="v"
    ),
    verbs.REMOVE_TAG: Wording("Remove a tag", "ANR-R1.3e", costs=price(1, 2), key="x"),
}
"""Actions without a card."""


def cost_words(cost: Cost, card: str) -> str:
    """Return what an ability costs."""
    told = [each.text for each in ability_price(cost)]
    rest = rest_words(cost, card)
    return ", ".join([*told, rest] if rest else told)


# Options ------------------------------------------------------------------------------------------


def describe(state: AnrState, seat: int, option: Option) -> Wording:
    """ANR-DEC19 Put an option into words; it names everything that decides its price."""
    verb = option[0]
    if verb == 0:
        return pass_words(state, seat)
    if verb == verbs.DRAW:
        return describe_draw(state, seat)
    if verb in (verbs.CONTINUE, verbs.JACK_OUT):
        return describe_going_on(state, seat, verb)
    basic = BASIC.get(verb)
    if basic is not None:
        clause = "ANR-R1.3b" if verb == verbs.GAIN_CREDIT and seat == RUNNER else basic.clause
        return Wording(basic.text, clause, basic.note, costs=basic.costs, key=basic.key)
    plain = PLAIN.get(verb)
    if plain is not None:
        return Wording(plain[0], plain[1], plain[2])
    pattern = WITH_CARD.get(verb)
    if pattern is not None and not is_subtype_question(state):
        name = told_name(state, seat, option)
        told = Wording(pattern[0].format(name), pattern[1], cards=(option[1],))
        if verb == verbs.TRASH_RESOURCE:
            told.costs = price(1, 2)
            told.group = Group("Trash a resource", "Trash which resource?", name)
        return told
    if verb in (verbs.INSTALL, verbs.PLAY, verbs.ADVANCE, verbs.USE, verbs.REZ, verbs.SCORE):
        return describe_card_option(state, seat, option)
    if verb in (verbs.STEAL, verbs.TRASH_ACCESSED, verbs.ACCESS_HIDDEN, verbs.SUBROUTINE):
        return describe_run_option(state, seat, option)
    return describe_choice(state, seat, option)


def told_name(state: AnrState, seat: int, option: Option, place: int = 1) -> str:
    """Return the name of a card of an option, told from those that other options put there."""
    return distinct_name(state, seat, option[place], rivals(state, seat, option, place))


def is_subtype_question(state: AnrState) -> bool:
    """Tell whether the open question is about a kind of ice instead of a card."""
    return state.question is not None and state.question.name == "subtype"


def describe_draw(state: AnrState, seat: int) -> Wording:
    """ANR-C2.2a, ANR-R1.3a, ANR-Q06 Drawing, with a warning where it would lose the game."""
    clause = "ANR-C2.2a" if seat == CORP else "ANR-R1.3a"
    if seat == CORP and not state.zones[terms.RD]:
        warning = "R&D is empty: you lose the game"
        return Wording("Draw a card", clause, danger=True, after=warning, costs=price(1), key="d")
    return Wording("Draw a card", clause, costs=price(1), key="d")


def describe_going_on(state: AnrState, seat: int, verb: int) -> Wording:
    """ANR-RUN2c, ANR-RUN4c Go on with a run or leave it, and what follows."""
    if verb == verbs.JACK_OUT:
        return Wording("Jack out", "ANR-RUN2c", after="the run ends and is unsuccessful")
    where = server_name(state.run_server)
    after = f"you access {where}"
    if state.run_ice != NONE:
        after = f"you meet {card_name(state, seat, state.run_ice)}"
        if not state.rezzed[state.run_ice]:
            after += ", if the Corp rezzes it"
    return Wording("Continue the run", "ANR-RUN2c", after=after)


def describe_card_option(state: AnrState, seat: int, option: Option) -> Wording:
    """Words for what is done with a card: install, play, advance, use, rez, score."""
    verb, card = option[0], option[1]
    if verb == verbs.INSTALL:
        return describe_install(state, seat, option)
    name = told_name(state, seat, option)
    if verb == verbs.PLAY:
        return describe_play(state, card, option[2], name)
    if verb == verbs.ADVANCE:
        note, group = (
            advance_note(state, card),
            Group("Advance a card", "Advance which card?", name),
        )
        return Wording(
            f"Advance {name}", "ANR-C2.2e", note, (card,), costs=price(1, 1), group=group
        )
    if verb == verbs.USE:
        return describe_use(state, option, name)
    if verb == verbs.REZ:
        note = "Forfeit an agenda" if POOL[state.definition[card]].rez_forfeits else ""
        costs = price(0, modifiers.rez_cost(state, card))
        told = Wording(f"Rez {name}", "ANR-INS12", note, (card,), costs=costs)
        if card != state.approaching:
            told.group = Group("Rez a card", "Rez which card?", name)
        return told
    note = points_note(state, seat, card)
    return Wording(f"Score {name}", "ANR-ADV5", note, (card,))


def points_note(state: AnrState, seat: int, card: int) -> str:
    """ANR-V1 Say what an agenda brings its side, and how near that is to winning."""
    points = POOL[state.definition[card]].points
    total = modifiers.score(state, seat) + points
    won = total >= terms.POINTS_TO_WIN
    after = "you win" if won else f"you have {total} of {terms.POINTS_TO_WIN}"
    return f"{amount(points, 'agenda point')}: {after}"


def describe_play(state: AnrState, card: int, server: int, name: str) -> Wording:
    """ANR-INS18 Words for an event or operation: the server it runs on, what it costs."""
    costs = price(1 + POOL[state.definition[card]].extra_clicks, modifiers.play_cost(state, card))
    if server == NONE:
        return Wording(f"Play {name}", "ANR-INS18", cards=(card,), costs=costs)
    group = Group(f"Play {name}", f"{name}: on which server?", server_name(server))
    return Wording(
        f"Play {name} on {server_name(server)}",
        "ANR-INS18",
        cards=(card,),
        places=(place_id(server),),
        costs=costs,
        group=group,
    )


def advance_note(state: AnrState, card: int) -> str:
    """Say what advancing costs and how far the card is."""
    counters = state.counters[terms.ADVANCEMENT][card]
    if POOL[state.definition[card]].kind == terms.AGENDA:
        return f"{counters} of {modifiers.requirement(state, card)} counters"
    return f"{amount(counters, 'counter')} so far"


def describe_install(state: AnrState, seat: int, option: Option) -> Wording:
    """ANR-INS1, ANR-INS7 Words for an install: where to, and what it costs."""
    card, where = option[1], option[2]
    definition = POOL[state.definition[card]]
    ask = f"Install {definition.name}: where?"
    if seat == RUNNER:
        host = "" if where == NONE else f" on {told_name(state, seat, option, 2)}"
        cards = (card,) if where == NONE else (card, where)
        group = Group(f"Install {definition.name}", ask, host.strip() or "in the rig")
        costs = price(1, modifiers.install_cost(state, card))
        text = f"Install {definition.name}{host}"
        return Wording(text, "ANR-INS7", cards=cards, costs=costs, group=group)
    is_new = where == state.next_server
    server = "a new server" if is_new else server_name(where)
    is_ice = definition.kind == terms.ICE
    relation = "in front of" if is_ice else "in"
    costs = price(1, len(ice_of(state, where))) if is_ice and not is_new else price(1)
    places = ("new-server",) if is_new else (place_id(where),)
    text = f"Install {definition.name} {relation} {server}"
    group = Group(f"Install {definition.name}", ask, f"{relation} {server}")
    ousted = "" if is_new or is_ice else ousted_words(state, seat, card, where)
    return Wording(
        text,
        "ANR-INS1",
        cards=(card,),
        places=places,
        costs=costs,
        group=group,
        after=ousted,
        danger=bool(ousted),
    )


def ousted_words(state: AnrState, seat: int, card: int, server: int) -> str:
    """ANR-INS3 Say which card of a server is trashed because another one takes its place."""
    definition = POOL[state.definition[card]]
    names = [
        card_name(state, seat, other)
        for other in state.zones[root(server)]
        if (
            definition.kind & terms.SERVER_CONTENT and state.card(other).kind & terms.SERVER_CONTENT
        )
        or regions_clash(state, definition, state.card(other))
    ]
    return f"{' and '.join(names)} there is trashed" if names else ""


def describe_use(state: AnrState, option: Option, name: str) -> Wording:
    """ANR-AB1 Words for an ability: the card, what it does, what it costs."""
    _, card, place, target = option
    definition = POOL[state.definition[card]]
    plain = definition.name
    question = state.question
    if question is not None and question.name == "access":
        # ANR-ACC13: the target is the accessed card, which the question is about anyway.
        ability = definition.access_abilities[place]
        note = rest_words(ability.cost, plain)
        costs = ability_price(ability.cost)
        return Wording(f"{name}: {ability.label}", "ANR-ACC13", note, (card,), costs=costs)
    ability = definition.abilities[place]
    where = "" if target == NONE else f" on {server_name(target)}"
    places = () if target == NONE else (place_id(target),)
    text = f"{name}: {ability.label}{where}{break_words(ability, plain)}"
    note, costs = rest_words(ability.cost, plain), ability_price(ability.cost)
    group = None
    if target != NONE:
        whole = f"{name}: {ability.label}"
        group = Group(whole, f"{whole} on which server?", server_name(target))
    return Wording(text, "ANR-AB1", note, (card,), places, costs=costs, group=group)


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
        if option[1] == terms.HQ:
            return Wording("Access a random card of HQ", "ANR-ACC1", places=("hq",))
        return Wording("Access the next card of R&D", "ANR-ACC2", places=("rd",))
    if verb == verbs.SUBROUTINE:
        ice = state.encountered
        lines = modifiers.subroutines(state, ice)
        words = lines[option[1]].text if ice != NONE and option[1] < len(lines) else ""
        text = f"Break: {words}"
        if sum(1 for line in lines if line.text == words) > 1:
            text = f"Break: {words} ({ordinal(option[1])} subroutine)"
        return Wording(text, "ANR-ICE3", f"subroutine {option[1] + 1}", (ice,))
    card = option[1]
    name = card_name(state, seat, card)
    if verb == verbs.STEAL:
        cost = modifiers.steal_cost(state, card)
        note = points_note(state, seat, card)
        costs = price(0, cost) if cost else ()
        return Wording(f"Steal {name}", "ANR-ACC4", note, (card,), costs=costs)
    costs = price(0, modifiers.trash_cost(state, card))
    return Wording(f"Trash {name}", "ANR-ACC5", cards=(card,), costs=costs)


def describe_choice(state: AnrState, seat: int, option: Option) -> Wording:
    """Words for numbers, servers, modes, bids and everything an effect asks."""
    verb, value = option[0], option[1]
    if verb == verbs.MAKE_RUN:
        clicks = 1 + modifiers.run_clicks(state, value)
        ice = amount(len(ice_of(state, value)), "piece") + " of ice"
        server = server_name(value)
        return Wording(
            f"Run on {server}",
            "ANR-R1.3f",
            ice,
            places=(place_id(value),),
            costs=price(clicks),
            group=Group("Run", "Run on which server?", server),
            key="r",
        )
    if verb == verbs.SERVER:
        if value == state.next_server:
            return Wording("A new server", "ANR-DEC14", places=("new-server",))
        return Wording(server_name(value), "ANR-DEC14", places=(place_id(value),))
    if verb == verbs.MODE:
        return Wording(mode_words(state, value), "ANR-DEC14")
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
    if seat == CORP:
        return Wording(spend.capitalize(), "ANR-T2", f"Strength {state.trace_strength + value}")
    links = modifiers.link(state) + value
    missing = state.trace_strength - links
    follows = f"{missing} short: it succeeds" if missing > 0 else "The trace fails"
    return Wording(spend.capitalize(), "ANR-T3", f"Link {links}. {follows}")


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
        note = rest_words(prevention.cost, POOL[state.definition[card]].name)
        text = f"{name}: {prevention.label.format(threatened(state, seat))}"
        return Wording(text, "ANR-AB8", note, (card,), costs=ability_price(prevention.cost))
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
        if events.ROLES[kind].startswith("c") and any(each.place == option[2] for each in triggers):
            return True
    return False


def threatened(state: AnrState, seat: int) -> str:
    """ANR-AB8 The card that an open pause is about."""
    frame = state.stack[-1]
    subject = frame.topic(state) if isinstance(frame, Pause) else ()
    return card_name(state, seat, subject[0]) if subject else ""
