"""The ten types of cards: which facts and which words of behaviour each of them has.

ANR-2.1 An identity is always active and never part of the deck. ANR-2.2 Agendas, ANR-2.3 assets,
ANR-2.4 upgrades, ANR-2.5 ice, ANR-2.6 operations; ANR-2.7 programs, ANR-2.8 hardware, ANR-2.9
resources, ANR-2.10 events.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language.behaviour import Behaviour
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import Card
from nightdeck.games.android_netrunner.model.vocabulary import Modifier
from nightdeck.games.android_netrunner.rules.icebreakers import BoostStrength, BreakSubroutines
from nightdeck.kernel.attributes import field_names
from nightdeck.language.facts import Sheet
from nightdeck.language.making import CardType, row
from nightdeck.language.values import amount_of, counted

LIMITS: Final[dict[str, tuple[int, int]]] = {
    "advanceable": (1, 2),  # always, or only while rezzed
    "base_link": (0, 3),
    "cloud": (1, 5),  # ANR-K26 the link from which a program's memory cost is 0
    "cost": (0, 20),
    "deck_limit": (1, 6),
    "extra_clicks": (1, 1),  # ANR-K13 a double
    "hand_size_bonus": (-5, 5),
    "hosted_credits": (1, 30),  # from the bank when it enters play; trashed without them
    "influence": (0, 5),
    "influence_limit": (1, 30),
    "link_bonus": (1, 5),
    "memory": (0, 5),
    "minimum_size": (30, 60),
    "mu_bonus": (1, 5),
    "points": (0, 5),  # of an event: what it is worth if its text puts it into a score area
    "requirement": (0, 9),
    "start_bad_publicity": (1, 5),
    "start_credits": (0, 20),
    "start_hand": (0, 10),
    "steal_cost": (1, 10),
    "steal_surcharge": (1, 10),  # ANR-CC37 for every agenda of its server
    "strength": (0, 15),
    "trash_cost": (0, 10),
}
"""From where to where the numbers of the facts go."""

BONUSES: Final = {
    "mu_bonus": terms.MEMORY,
    "link_bonus": terms.LINK_STRENGTH,
    "hand_size_bonus": terms.HAND_SIZE,
}
"""Constant abilities that are printed as plain numbers, in the order they are added."""


LASTING: Final = "on abilities constant"
RIG: Final = (
    f"{LASTING} prevention recurring install_if install_on hosting finishes replacement "
    "access_abilities enters_with trashed_when_empty"
)
ROOT: Final = f"{LASTING} prevention recurring on_access enters_with"
ROOT_NUMBERS: Final = "advanceable hosted_credits hand_size_bonus steal_surcharge deck_limit"
RIG_NUMBERS: Final = "mu_bonus link_bonus hand_size_bonus hosted_credits deck_limit"

TYPES: Final[dict[int, CardType]] = {
    terms.IDENTITY: CardType(
        "minimum_size influence_limit",
        "base_link start_credits start_hand start_bad_publicity mu_bonus hand_size_bonus",
        f"{LASTING} prevention recurring",
    ),
    terms.AGENDA: CardType(
        "requirement points",
        "steal_cost deck_limit",
        f"{LASTING} prevention on_access scored_counters",
        "unique",
    ),
    terms.ASSET: CardType("cost trash_cost", ROOT_NUMBERS, ROOT, "unique rez_in_pause"),
    terms.UPGRADE: CardType(
        "cost trash_cost", ROOT_NUMBERS, f"{ROOT} install_servers", "unique rez_in_pause"
    ),
    terms.ICE: CardType(
        "cost strength", "advanceable deck_limit", f"{LASTING} subroutines", "unique rez_forfeits"
    ),
    terms.OPERATION: CardType(
        "cost", "extra_clicks deck_limit", "on_play play_if x_limit on", "cost_is_x"
    ),
    terms.PROGRAM: CardType(
        "cost memory", f"{RIG_NUMBERS} strength cloud", f"{RIG} breaker", "unique starves_host"
    ),
    terms.HARDWARE: CardType("cost", RIG_NUMBERS, RIG, "unique"),
    terms.RESOURCE: CardType("cost", RIG_NUMBERS, RIG, "unique"),
    terms.EVENT: CardType(
        "cost", "extra_clicks points deck_limit", "on_play play_if replacement access_abilities"
    ),
}
"""`rez_forfeits`: ANR-CC6. `rez_in_pause`: may be rezzed inside the prevention pause it can take
part in (ANR-CC50)."""

KINDS: Final = {name: kind for kind, name in terms.TYPE_NAMES.items()}
CORP_TYPES: Final = terms.AGENDA | terms.ASSET | terms.UPGRADE | terms.ICE | terms.OPERATION
NO_BEHAVIOUR: Final = Behaviour()


# Facts -------------------------------------------------------------------------------------------


def card_of(sheet: Sheet, behaviour: Behaviour = NO_BEHAVIOUR) -> Card:
    """Make a card of its facts and what it does."""
    card = card_with_facts(sheet)
    wrong = misfit(sheet, behaviour)
    if wrong:
        raise sheet.wrong(wrong)
    do_as_told(card, behaviour)
    card.subroutines = subroutines_of(sheet, behaviour)
    for fact, quantity in BONUSES.items():
        if fact in sheet.facts:
            seat = card.side if quantity == terms.HAND_SIZE else terms.NONE
            card.add_modifier(Modifier(quantity, sheet.facts[fact], seat=seat))
    card.finish()
    return card


def subroutines_of(sheet: Sheet, behaviour: Behaviour) -> tuple[can.Subroutine, ...]:
    """ANR-ICE3 Put the printed subroutines and what they do together."""
    texts = sheet.texts("subroutines")
    return tuple(
        can.Subroutine(text, effect)
        for text, effect in zip(texts, row(behaviour.subroutines), strict=True)
    )


def card_with_facts(sheet: Sheet) -> Card:
    """ANR-2.11 Make a card that does nothing yet."""
    kind = KINDS[sheet.one_of("type", KINDS)]
    faction = terms.FACTION_NAMES.index(sheet.one_of("faction", terms.FACTION_NAMES))
    if kind != terms.IDENTITY and (faction <= terms.NEUTRAL_CORP) != bool(kind & CORP_TYPES):
        raise sheet.wrong(f"no {terms.TYPE_NAMES[kind]} has this faction", "faction")
    card = Card(sheet.text("id"), sheet.text("name"), kind, faction, sheet.text("text"))
    card.code = sheet.text("code")
    if len(card.code) != 5 or not card.code.isdigit():
        raise sheet.wrong(f"code has five digits, not {card.code!r}", "code")
    card.set_name = sheet.set_name
    for name in sheet.some_of("subtypes", terms.SUBTYPE_NAMES):
        card.subtypes |= 1 << terms.SUBTYPE_NAMES.index(name)
    set_defaults(card)
    set_facts(card, sheet, TYPES[kind])
    if kind == terms.ICE:
        sheet.texts("subroutines")
    sheet.check_all_asked()
    return card


def set_defaults(card: Card) -> None:
    """Say what is true of every card of a type unless its facts say otherwise."""
    card.deck_limit = terms.COPIES_PER_DECK
    if card.kind == terms.IDENTITY:
        card.deck_limit = 1
        card.start_credits = terms.START_CREDITS
        card.start_hand = terms.START_HAND
    if card.kind == terms.AGENDA:
        card.advanceable = 1


def set_facts(card: Card, sheet: Sheet, kind: CardType) -> None:
    """Give a card the numbers and flags of its type."""
    needed = kind.needed if card.kind == terms.IDENTITY else ["influence", *kind.needed]
    for name in [*needed, *(name for name in kind.possible if sheet.has(name))]:
        if name == "influence" and sheet.get(name) is None:
            card.influence = terms.NO_INFLUENCE
        else:
            value = sheet.number(name, *LIMITS[name])
            if name not in BONUSES:
                setattr(card, name, value)
    for name in kind.flags:
        setattr(card, name, sheet.flag(name))


# Behaviour ---------------------------------------------------------------------------------------


WORKED_IN: Final = ("abilities", "breaker", "constant", "on", "subroutines")
"""Words of behaviour that become something else; every other one a card simply has."""
ROWS: Final = ("access_abilities", "prevention")
AMOUNTS: Final = ("scored_counters", "x_limit")


def do_as_told(card: Card, behaviour: Behaviour) -> None:
    """Give a card what it does."""
    for word in field_names(behaviour):
        value = getattr(behaviour, word)
        if word in ROWS:
            value = row(value)
        elif word in AMOUNTS and value is not None:
            value = amount_of(value)
        if word not in WORKED_IN:
            setattr(card, word, value)
    if card.hosted_credits:
        card.trashed_when_empty = terms.CREDIT
    for upon in row(behaviour.on):
        card.on[upon.event] = (*card.on.get(upon.event, ()), upon.trigger)
    card.abilities = row(behaviour.abilities)
    if behaviour.breaker is not None:
        card.breaks = behaviour.breaker.breaks
        card.abilities = (*breaker_abilities(behaviour.breaker), *card.abilities)
    for modifier in row(behaviour.constant):
        card.add_modifier(modifier)
    if card.subtypes & terms.ICEBREAKER:
        for ability in card.abilities:
            ability.purpose |= terms.FOR_ICEBREAKER


def misfit(sheet: Sheet, behaviour: Behaviour) -> str:
    """Say what of the behaviour no card of this type can have, or what it lacks; else nothing."""
    what = sheet.one_of("type", KINDS)
    kind = TYPES[KINDS[what]]
    wrong = kind.misfit(what, behaviour, NO_BEHAVIOUR)
    if wrong:
        return wrong
    if "on_play" in kind.words and behaviour.on_play is None:
        return f"every {what} needs on_play: what playing it does"
    printed, done = len(sheet.texts("subroutines")), len(row(behaviour.subroutines))
    if printed != done:
        return f"it has {counted(printed, 'printed subroutine')}, its behaviour {done}"
    return ""


def breaker_abilities(breaker: can.Breaker) -> tuple[can.Ability, ...]:
    """Return an icebreaker's break and boost abilities."""
    cost = can.Cost(credits=breaker.cost, trash=breaker.trash)
    effect = BreakSubroutines(breaker.breaks, breaker.count, breaker.needs)
    breaking = can.Paid(cost, effect, encounter=True, label="break subroutines")
    if breaker.boost == 0:
        return (breaking,)
    boost = BoostStrength(breaker.boost, breaker.duration)
    boosting = can.Paid(
        can.Cost(credits=breaker.boost_cost),
        boost,
        encounter=breaker.duration == terms.THIS_ENCOUNTER,
        label=f"raise strength by {breaker.boost}",
    )
    return (breaking, boosting)
