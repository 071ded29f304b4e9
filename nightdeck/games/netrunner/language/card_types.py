"""The nine types of cards: which facts and which words of behaviour each of them has.

ONR-3.1 Agendas, ONR-3.2 nodes, ONR-3.3 upgrades, ONR-3.4 ice, ONR-3.5 operations; ONR-3.6 programs,
ONR-3.7 hardware, ONR-3.8 resources, ONR-3.9 preps.
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.netrunner.language import do, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.language.ops import condition_of, effect_of, subroutine_of
from nightdeck.games.netrunner.model.card_abilities import (
    AGAINST_DAMAGE,
    ALL,
    IN_FORT,
    ON_CORP,
    ON_ICE,
    TRACES,
    Bank,
    BaseLink,
    Boost,
    Breaker,
    Daemon,
    Prevention,
    Recurring,
    Virus,
    action,
)
from nightdeck.games.netrunner.model.definitions import Card
from nightdeck.games.netrunner.model.events import (
    AGENDA_SCORED,
    CARD_INSTALLED,
    CARD_REZZED,
    TURN_STARTS,
)
from nightdeck.games.netrunner.model.terms import (
    ACCESSES,
    AGENDA,
    BITS,
    COUNTER_NAMES,
    DAMAGE_NAMES,
    FORT_COUNTER_NAMES,
    HAND_SIZE,
    HARDWARE,
    ICE,
    KEYWORD_NAMES,
    MEMORY,
    NODE,
    NONE,
    ON_ANY,
    ON_HQ,
    ON_RD,
    ON_SUBSIDIARY,
    OPERATION,
    PATTEL,
    PLAYER_COUNTER_NAMES,
    PREP,
    PROGRAM,
    PURPOSES,
    REGION,
    RESOURCE,
    THIS_ENCOUNTER,
    THIS_RUN,
    TYPE_NAMES,
    UPGRADE,
)
from nightdeck.games.netrunner.model.vocabulary import Modifier
from nightdeck.language.facts import Sheet
from nightdeck.language.making import CardType

LIMITS: Final[dict[str, tuple[int, int]]] = {
    "cost": (0, 30),
    "difficulty": (0, 9),
    "points": (0, 6),
    "trash_cost": (0, 10),
    "strength": (0, 15),
    "mu": (0, 4),
    "mu_bonus": (1, 5),
    "hand_bonus": (-5, 5),
    "noise": (1, 5),
    "point_cost": (1, 7),
    "steal_cost": (1, 10),
    "on_rez_bits": (1, 10),
    "bought_price": (1, 10),
}
"""From where to where the numbers of the facts go."""

FORTS: Final = {"hq": ON_HQ, "rd": ON_RD, "subsidiary": ON_SUBSIDIARY, "any": ON_ANY}
RARITIES: Final = ("common", "uncommon", "rare", "vital")
LASTING: Final = "on abilities constant"
INSIDE: Final = f"{LASTING} on_access when_rezzed enters_with interrupt when_interrupting counter"
RIG: Final = (
    f"{LASTING} prevention when_installed static breath enters_with trashed_when_empty play_if "
    "counter"
)


TYPES: Final[dict[int, CardType]] = {
    AGENDA: CardType(
        "difficulty points",
        "steal_cost bank banned",
        f"{LASTING} when_scored on_access enters_with",
    ),
    NODE: CardType(
        "cost trash_cost",
        "advanceable bank recurring hand_bonus point_cost loses_when_gone adds_to_traces",
        INSIDE,
    ),
    UPGRADE: CardType(
        "cost trash_cost", "recurring subsidiary_only rezzed_on_install hand_bonus", INSIDE
    ),
    ICE: CardType(
        "cost strength subroutines",
        "morph bought_price on_rez_bits",
        f"{LASTING} when_rezzed counter",
    ),
    OPERATION: CardType("cost", "ops condition", "on_play play_if x_limit x_least"),
    PROGRAM: CardType(
        "cost mu",
        "strength break boost noise base_link recurring daemon virus prevents bank hand_bonus "
        "extra_access",
        f"{RIG} after_break instead_of_break",
    ),
    HARDWARE: CardType(
        "cost",
        "mu_bonus hand_bonus recurring prevents extra_access base_link point_cost bank",
        RIG,
    ),
    RESOURCE: CardType(
        "cost",
        "base_link recurring bank condition point_cost keeps_viruses link_for_runs prevents",
        RIG,
    ),
    PREP: CardType(
        "cost",
        "ops condition extra_access not_played",
        "on_play play_if x_limit x_least prevention breath",
    ),
}

KINDS: Final = {name: kind for kind, name in TYPE_NAMES.items()}
FLAGS: Final = (
    "advanceable", "banned", "loses_when_gone", "adds_to_traces", "rezzed_on_install",
    "keeps_viruses", "link_for_runs", "not_played",
)  # fmt: skip
PLAIN: Final = (
    "difficulty", "points", "trash_cost", "strength", "point_cost", "steal_cost", "bought_price",
)  # fmt: skip
NO_BEHAVIOUR: Final = Behaviour()


# Facts --------------------------------------------------------------------------------------------


def card_of(sheet: Sheet, behaviour: Behaviour = NO_BEHAVIOUR) -> Card:
    """Make a card of its facts and what it does."""
    kind = KINDS[sheet.one_of("type", KINDS)]
    card = Card(sheet.text("id"), sheet.text("name"), kind, sheet.text("text"))
    card.set_name = sheet.set_name
    card.rarity = sheet.one_of("rarity", RARITIES)
    for name in sheet.some_of("keywords", KEYWORD_NAMES):
        card.keywords |= 1 << KEYWORD_NAMES.index(name)
    wrong = misfit(sheet, behaviour)
    if wrong:
        raise sheet.wrong(wrong)
    made = TYPES[kind]
    for name in [*made.needed, *(each for each in made.possible if sheet.has(each))]:
        set_fact(card, sheet, name)
    sheet.check_all_asked()
    card.rezzed_on_install = card.rezzed_on_install or bool(card.keywords & REGION)
    do_as_told(card, behaviour)
    if card.kind & (OPERATION | PREP) and card.on_play is None and not card.not_played:
        raise sheet.wrong("every operation and prep needs ops or on_play")
    card.give_rows()
    return card


def set_fact(card: Card, sheet: Sheet, name: str) -> None:
    """Give a card one fact."""
    if name == "cost" and sheet.get(name) == "X":
        card.cost_is_x = True
    elif name == "cost":
        card.cost = sheet.number(name, *LIMITS[name])
    elif name in PLAIN:
        setattr(card, name, sheet.number(name, *LIMITS[name]))
    elif name in FLAGS:
        setattr(card, name, sheet.flag(name))
    elif name == "mu":
        card.memory = sheet.number(name, *LIMITS[name])
    elif name == "mu_bonus":
        card.add_modifier(Modifier(MEMORY, sheet.number(name, *LIMITS[name])))
    elif name == "hand_bonus":
        card.add_modifier(Modifier(HAND_SIZE, sheet.number(name, *LIMITS[name]), seat=card.side))
    elif name == "subsidiary_only":
        sheet.flag(name)
        card.install_forts = ON_SUBSIDIARY
    elif name == "subroutines":
        given = sheet.get(name)
        if not isinstance(given, list):
            raise sheet.wrong("subroutines is a list", name)
        card.subroutines = tuple(subroutine_of(sheet, each) for each in given)
    elif name == "ops":
        card.on_play = effect_of(sheet, sheet.get(name), name)
    elif name == "condition":
        card.play_if = condition_of(sheet, name)
    elif name == "on_rez_bits":
        effect = do.GainBits(sheet.number(name, *LIMITS[name]))
        add_trigger(card, Upon(CARD_REZZED, effect, when.IsSelf()))
    else:
        set_structure(card, sheet, name)


def table(sheet: Sheet, name: str, needed: str, possible: str = "") -> dict[str, Any]:
    """Return a fact that is a small table with these words."""
    value = sheet.get(name)
    words = needed.split()
    if not isinstance(value, dict) or [word for word in words if word not in value]:
        raise sheet.wrong(f"{name} has {', '.join(words)}, not {value!r}", name)
    known = words + possible.split()
    for word in value:
        if word not in known:
            raise sheet.wrong(f"{name} has no {word!r}", name)
    return value


def set_structure(card: Card, sheet: Sheet, name: str) -> None:
    """Give a card one fact that is a small table."""
    if name == "break":
        card.breaker = breaker_of(sheet)
    elif name == "noise":
        assert card.breaker is not None
        card.breaker.noise = sheet.number(name, *LIMITS[name])
    elif name == "boost":
        given = table(sheet, name, "cost amount", "duration forgo")
        lasts = THIS_RUN if given.get("duration") == "run" else THIS_ENCOUNTER
        card.boost = Boost(given["cost"], given["amount"], lasts, given.get("forgo", 0))
    elif name == "base_link":
        given = table(sheet, name, "price value boost_cost")
        cost = NONE if given["boost_cost"] is None else given["boost_cost"]
        card.base_link = BaseLink(given["price"], given["value"], cost)
    elif name == "recurring":
        given = table(sheet, name, "bits use")
        if given["use"] not in PURPOSES:
            raise sheet.wrong(f"recurring: use is one of {', '.join(PURPOSES)}", name)
        card.recurring = Recurring(given["bits"], PURPOSES[given["use"]])
    elif name == "bank":
        set_bank(card, table(sheet, name, "bits take per", "trash_when_empty"))
    elif name == "daemon":
        given = table(sheet, name, "space breaker_modifier")
        card.daemon = Daemon(given["space"], given["breaker_modifier"])
    elif name == "virus":
        card.virus = virus_of(sheet)
    elif name == "prevents":
        given = table(sheet, name, "types per_turn")
        names = [each.lower() for each in DAMAGE_NAMES]
        kinds = sum(1 << names.index(each) for each in given["types"])
        pool = given["per_turn"]
        label = "prevent 1 damage"
        card.prevention = (Prevention(AGAINST_DAMAGE, kinds=kinds, pool=pool, label=label),)
    elif name == "extra_access":
        given = table(sheet, name, "fort n")
        set_extra_access(card, FORTS[given["fort"]], given["n"])
    elif name == "morph":
        given = table(sheet, name, "to price")
        card.morph = 1 << KEYWORD_NAMES.index(given["to"])
        card.morph_price = given["price"]


def breaker_of(sheet: Sheet) -> Breaker:
    """ONR-12.1 Read how an icebreaker breaks: what it matches, for how much, how many at once."""
    given = table(sheet, "break", "cost targets max")
    breaks, content = 0, 0
    for target in given["targets"]:
        if target == "any-ice":
            continue
        if target == "tracing-subroutine":
            content |= TRACES
        elif target in KEYWORD_NAMES:
            breaks |= 1 << KEYWORD_NAMES.index(target)
        else:
            raise sheet.wrong(f"break: there is no ice of the kind {target!r}", "break")
    most = ALL if given["max"] >= ALL else given["max"]
    return Breaker(breaks, given["cost"], most, content=content)


def virus_of(sheet: Sheet) -> Virus:
    """ONR-16.2 Read which counter a virus gives after runs on which forts, and where it lies."""
    given = table(sheet, "virus", "fort counter")
    forts, name = FORTS[given["fort"]], given["counter"]
    if name in PLAYER_COUNTER_NAMES:
        return Virus(forts, ON_CORP, PLAYER_COUNTER_NAMES.index(name))
    if name in FORT_COUNTER_NAMES:
        return Virus(forts, IN_FORT, FORT_COUNTER_NAMES.index(name))
    if name == COUNTER_NAMES[PATTEL]:
        return Virus(forts, ON_ICE, PATTEL)
    raise sheet.wrong(f"virus: there is no counter {name!r}", "virus")


def set_bank(card: Card, given: dict[str, Any]) -> None:
    """ONR-16.10, ONR-16.14 Bits on a card, taken by an action or at the start of each own turn."""
    per_turn = given["per"] == "turn"
    trashed = bool(given.get("trash_when_empty", False))
    card.bank = Bank(given["bits"], given["take"], per_turn, trashed)
    if trashed:
        card.trashed_when_empty = BITS
    take = do.TakeBits(given["take"])
    if per_turn:
        add_trigger(card, Upon(TURN_STARTS, take, when.OwnTurn()))
    else:
        card.abilities = (*card.abilities, action(take))


def set_extra_access(card: Card, forts: int, number: int) -> None:
    """ONR-11.1 More cards are accessed: always, or in the run that a prep makes."""
    if card.kind == PREP:
        card.on_play = do.MakeRun(forts, begin=do.AccessMore(number))
    else:
        card.add_modifier(Modifier(ACCESSES, number, when.OnForts(forts)))


def add_trigger(card: Card, upon: Upon) -> None:
    """Add one conditional ability."""
    card.on[upon.event] = (*card.on.get(upon.event, ()), upon.trigger)


# Behaviour ----------------------------------------------------------------------------------------


def do_as_told(card: Card, behaviour: Behaviour) -> None:
    """Give a card what it does beyond its facts."""
    if behaviour.on_play is not None:
        card.on_play = behaviour.on_play
    if behaviour.play_if is not None:
        card.play_if = behaviour.play_if
    card.x_limit = behaviour.x_limit
    card.x_least = behaviour.x_least
    card.on_access = behaviour.on_access
    card.static = behaviour.static
    card.breath = behaviour.breath
    card.counter = behaviour.counter
    card.interrupt = behaviour.interrupt
    card.when_interrupting = behaviour.when_interrupting
    if behaviour.enters_with[1]:
        card.enters_with = behaviour.enters_with
    if behaviour.trashed_when_empty != NONE:
        card.trashed_when_empty = behaviour.trashed_when_empty
    if card.breaker is not None:
        card.breaker.after = behaviour.after_break
        card.breaker.instead = behaviour.instead_of_break
    for event, effect in (
        (AGENDA_SCORED, behaviour.when_scored),
        (CARD_REZZED, behaviour.when_rezzed),
        (CARD_INSTALLED, behaviour.when_installed),
    ):
        if effect is not None:
            add_trigger(card, Upon(event, effect, when.IsSelf()))
    for upon in behaviour.on:
        add_trigger(card, upon)
    card.abilities = (*card.abilities, *behaviour.abilities)
    card.prevention = (*card.prevention, *behaviour.prevention)
    for modifier in behaviour.constant:
        card.add_modifier(modifier)


def misfit(sheet: Sheet, behaviour: Behaviour) -> str:
    """Say what of the behaviour no card of this type can have; else nothing."""
    what = sheet.one_of("type", KINDS)
    return TYPES[KINDS[what]].misfit(what, behaviour, NO_BEHAVIOUR)
