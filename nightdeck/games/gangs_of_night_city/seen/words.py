"""Options in plain sentences: one function per verb, in the words of who chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.gangs_of_night_city.cards.stories.choices import WORDS as CHOICES
from nightdeck.games.gangs_of_night_city.language.rewards import Conversion
from nightdeck.games.gangs_of_night_city.model import board, hooks, numbering, terms
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.fight import current
from nightdeck.games.gangs_of_night_city.model.questions import TOLD
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules.actions import build_cost
from nightdeck.games.gangs_of_night_city.rules.market import deal_cost, hire_cost
from nightdeck.games.gangs_of_night_city.rules.upgrade import upgrade_cost, upgrade_kind
from nightdeck.games.gangs_of_night_city.seen import names
from nightdeck.games.gangs_of_night_city.seen import option_notes as notes
from nightdeck.games.gangs_of_night_city.seen.catalogue import CATALOGUE, NAMES
from nightdeck.kernel.game import Cost, Group, Wording
from nightdeck.kernel.state import PASS, Option

ACTION_WORDS: Final = (
    "Activate Solos", "Activate Techies", "Activate Netrunners", "Build a Hideout",
    "Upgrade a Combat card",
)  # fmt: skip
ACTION_CLAUSES: Final = ("GNC-7.1", "GNC-7.2", "GNC-7.3", "GNC-7.4", "GNC-7.5")


GANG_LINES: Final[dict[str, str]] = {
    "maelstrom": "A lost Unit makes them rage, and rage wins the next fight.",
    "valentinos": "Strong at home: Hideouts count, and the family grows fast.",
    "tyger-claws": "Quick Solos two Districts away, and cred for fights they start.",
    "voodoo-boys": "The Net is theirs: they go deeper and roll again.",
    "sixth-street": "Hard to drive out: they defend their Hideouts and move Drones.",
}
"""GNC-15 Each gang in one line."""


def say_gang(state: GangsState, seat: int, option: Option) -> Wording:
    gang = GANGS[option[1]]
    abilities = " ".join(f"{ability.name}: {ability.text}" for ability in gang.abilities)
    return Wording(
        f"Lead {gang.name}",
        "GNC-4.3",
        GANG_LINES[gang.id],
        emblem=gang.id,
        more=f"Starts in {board.DISTRICT_NAMES[gang.start]}. {abilities}",
    )


def say_activate(state: GangsState, seat: int, option: Option) -> Wording:
    return Wording("Activate", "GNC-5.2", notes.activate_note(state, seat))


def say_reclaim(state: GangsState, seat: int, option: Option) -> Wording:
    return Wording("Reclaim", "GNC-5.3", notes.reclaim_note(state, seat))


def say_action(state: GangsState, seat: int, option: Option) -> Wording:
    _, disc, action = option
    text = ACTION_WORDS[action] + (" with the wild disc" if disc == terms.DISC_WILD else "")
    note = notes.action_note(state, seat, disc, action)
    clause = "GNC-7.6" if disc == terms.DISC_WILD else ACTION_CLAUSES[action]
    told = Wording(
        text, clause, note, places=(terms.DISC_IDS[disc],), costs=action_price(state, seat, action)
    )
    if disc == terms.DISC_WILD:
        told.group = Group("Spend the wild disc", "The wild disc: for what?", ACTION_WORDS[action])
    return told


def action_price(state: GangsState, seat: int, action: int) -> tuple[Cost, ...]:
    """GNC-7.4b GNC-7.5a Return what an action costs besides its disc."""
    if action == terms.DISC_HIDEOUT:
        return price(build_cost(state, seat), board.EURODOLLAR)
    if action == terms.DISC_UPGRADE:
        return price(upgrade_cost(state, seat), upgrade_kind(state))
    return ()


def price(number: int, kind: int) -> tuple[Cost, ...]:
    """Return a number of resources as a price."""
    return (Cost(RESOURCE_ICONS[kind], number, names.amount_of(number, kind)),)


RESOURCE_ICONS: Final = ("coin", "crate", "lock")
"""GNC-2.4 Eurodollars, Contraband, Secrets."""


def say_move(state: GangsState, seat: int, option: Option) -> Wording:
    _, unit, to = option
    word = names.unit_name(state, seat, unit)
    at = state.place[unit]
    start, end = names.place_name(state.board, at), names.place_name(state.board, to)
    if at // board.PLACES == to // board.PLACES and to % board.PLACES == 0:
        end = "the street"
    text = f"Move {word} from {start} to {end}"
    note = notes.move_note(state, unit, to)
    places = (names.place_id(at), names.place_id(to))
    whole = f"Move {word} from {start}"
    group = Group(whole, f"{whole}: where to?", f"to {end}")
    return Wording(text, "GNC-6.1", note, places=places, danger=bool(note), group=group)


def say_district(state: GangsState, seat: int, option: Option) -> Wording:
    district = option[1]
    question = state.question.name if state.question is not None else ""
    note = notes.district_note(state, question, district)
    return Wording(
        board.DISTRICT_NAMES[district], note=note, places=(board.DISTRICT_IDS[district],)
    )


def say_firefight(state: GangsState, seat: int, option: Option) -> Wording:
    district = option[1]
    text = f"Open fire in {board.DISTRICT_NAMES[district]}"
    note = notes.firefight_note(state, seat, district)
    return Wording(text, "GNC-7.1b", note, places=(board.DISTRICT_IDS[district],))


def say_swap(state: GangsState, seat: int, option: Option) -> Wording:
    _, own, other = option
    at = names.place_name(state.board, state.place[other])
    text = f"Swap {names.unit_word(state, own)} with {names.unit_name(state, seat, other)} in {at}"
    return Wording(text, "GNC-8.1", places=(names.place_id(state.place[other]),))


def say_card(state: GangsState, seat: int, option: Option) -> Wording:
    verb, card = option
    word = {
        verbs.PLAY: "Play",
        verbs.KEEP: "Keep",
        verbs.REMOVE: "Remove",
        verbs.BOTTOM: "Put next under the deck:",
    }[verb]
    clause = "GNC-8.2" if verb == verbs.PLAY else "GNC-7.5"
    line = CATALOGUE[state.definition[card]]
    note = f"Firepower {line['firepower']}. {line['text']}"
    return Wording(f"{word} {line['name']}", clause, note, (card,))


def say_target(state: GangsState, seat: int, option: Option) -> Wording:
    side = option[1]
    fight = current(state)
    if fight is None or not fight.cards or fight.cards[side] < 0:
        return Wording(names.side_name(state, side), "GNC-8.3d")
    card = fight.cards[side]
    text = f"{names.side_name(state, side)} with {NAMES[state.definition[card]]}"
    return Wording(text, "GNC-8.3d", cards=(card,))


def say_payment(state: GangsState, seat: int, option: Option) -> Wording:
    _, own, secrets, kind = option
    parts = [names.amount_of(own, kind)] if own else []
    if secrets:
        parts.append(names.amount_of(secrets, 2))
    return Wording("Pay " + " and ".join(parts), "GNC-2.4a")


def say_spend(state: GangsState, seat: int, option: Option) -> Wording:
    return Wording(f"Give up 1 {names.SHORT[option[1]]}", "GNC-2.4b")


def say_boost(state: GangsState, seat: int, option: Option) -> Wording:
    if option[1] < 0:
        return Wording("Use all boosts", "GNC-8.4b")
    name = names.source_name(option[1])
    if option[1] >> hooks.UNIT_BITS >= numbering.FIRST_STORY:
        return Wording("Use the Gift token", "GNC-8.4b", "+2 Firepower.")
    return Wording(f"Use Rage ({name})", "GNC-15.1a", "+2 Firepower.")


def say_unit(state: GangsState, seat: int, option: Option) -> Wording:
    verb, unit = option
    word = "Destroy" if verb == verbs.DESTROY else "Lose"
    clause = "GNC-8.5a" if verb == verbs.CASUALTY else "GNC-6.5"
    if verb == verbs.LOSE and state.question is not None and state.question.name == "relocate":
        word, clause = "Save", "GNC-8.5g"
    return Wording(f"{word} {where_is(state, seat, unit)}", clause, places=(at(state, unit),))


def say_substitute(state: GangsState, seat: int, option: Option) -> Wording:
    unit = option[1]
    text = f"Lose the {where_is(state, seat, unit)} instead"
    return Wording(text, "GNC-8.5f", places=(at(state, unit),))


def say_convert(state: GangsState, seat: int, option: Option) -> Wording:
    unit = option[1]
    frame = state.stack[-1]
    secrets = frame.secrets if isinstance(frame, Conversion) else 0
    price = f" for {names.amount_of(secrets, board.SECRET)}" if secrets else ""
    text = f"Convert {where_is(state, seat, unit)}{price}"
    return Wording(text, "GNC-6.6", places=(at(state, unit),))


def where_is(state: GangsState, seat: int, unit: int) -> str:
    """Return a Unit and where it stands."""
    where = names.place_name(state.board, state.place[unit])
    return f"{names.unit_name(state, seat, unit)} in {where}"


def at(state: GangsState, unit: int) -> str:
    """Return the name in views of the place where a Unit stands."""
    return names.place_id(state.place[unit])


def say_seize(state: GangsState, seat: int, option: Option) -> Wording:
    card = state.zones[terms.OPPORTUNITY_SLOT + option[1]][0]
    line = CATALOGUE[state.definition[card]]
    cost = names.amount_of(deal_cost(state, seat, card), 1)
    note = f"{notes.deal_note(state, seat, card)}{line['text']}"
    costs = price(deal_cost(state, seat, card), board.CONTRABAND)
    return Wording(f"Seize {line['name']} for {cost}", "GNC-10.2", note, (card,), costs=costs)


def say_hire(state: GangsState, seat: int, option: Option) -> Wording:
    card = state.zones[terms.EDGERUNNER_SLOT + option[1]][0]
    line = CATALOGUE[state.definition[card]]
    cost = names.amount_of(hire_cost(state, seat, card), 0)
    costs = price(hire_cost(state, seat, card), board.EURODOLLAR)
    text = f"Hire {line['name']} for {cost}"
    return Wording(text, "GNC-10.3", str(line["text"]), (card,), costs=costs)


def say_gain(state: GangsState, seat: int, option: Option) -> Wording:
    return Wording(f"Gain 1 {board.RESOURCE_NAMES[option[1]]}", "GNC-11.2")


def say_amount(state: GangsState, seat: int, option: Option) -> Wording:
    number = option[1]
    if state.question is not None and state.question.name == "drone_count":
        return Wording(f"{number or 'No'} Drone{'' if number == 1 else 's'}", "GNC-9.6b")
    return Wording(f"Spend {names.amount_of(number, board.EURODOLLAR)}", "GNC-13.6a")


def say_steal(state: GangsState, seat: int, option: Option) -> Wording:
    _, other, kind = option
    return Wording(f"Take 1 {names.SHORT[kind]} from {names.side_name(state, other)}", "GNC-9.6b")


def say_ready(state: GangsState, seat: int, option: Option) -> Wording:
    return Wording(f"Ready the {terms.DISC_NAMES[option[1]]} disc", "GNC-10.4d")


def say_advance(state: GangsState, seat: int, option: Option) -> Wording:
    space = state.net[seat] + option[1]
    note = notes.space_note(state, seat, space)
    return Wording(f"Advance {option[1]} to {board.SPACE_NAMES[space]}", "GNC-9.2", note)


def say_reroll(state: GangsState, seat: int, option: Option) -> Wording:
    source = option[1]
    ability = hooks.ABILITIES[source >> hooks.UNIT_BITS]
    price = ability.reroll_price
    name = ability.reroll_name or names.source_name(source)
    note = f"Costs {price}, once in a Netrun." if price else "Free, once in a Netrun."
    return Wording(f"Roll again with {name}", "GNC-9.4a", note)


def say_recruit(state: GangsState, seat: int, option: Option) -> Wording:
    _, unit, district = option
    text = f"Recruit {names.unit_word(state, unit)} in {board.DISTRICT_NAMES[district]}"
    note = notes.recruit_note(state, unit)
    where = board.DISTRICT_NAMES[district]
    group = Group(
        f"Recruit {names.unit_word(state, unit)}",
        f"Recruit {names.unit_word(state, unit)}: where?",
        where,
    )
    return Wording(text, "GNC-11.3", note, places=(board.DISTRICT_IDS[district],), group=group)


def say_trigger(state: GangsState, seat: int, option: Option) -> Wording:
    return Wording(f"{names.source_name(option[1])} first", "GNC-6.2b")


def say_choice(state: GangsState, seat: int, option: Option) -> Wording:
    return Wording(CHOICES[option[1]], "GNC-13.2")


def say_rival(state: GangsState, seat: int, option: Option) -> Wording:
    return Wording(f"{names.side_name(state, option[1])} loses 2 Street Cred", "GNC-14.1a")


SAYINGS: Final[dict[int, Callable[[GangsState, int, Option], Wording]]] = {
    verbs.GANG: say_gang,
    verbs.ACTIVATE: say_activate,
    verbs.RECLAIM: say_reclaim,
    verbs.ACTION: say_action,
    verbs.MOVE: say_move,
    verbs.FIREFIGHT: say_firefight,
    verbs.SWAP: say_swap,
    verbs.PLAY: say_card,
    verbs.KEEP: say_card,
    verbs.REMOVE: say_card,
    verbs.BOTTOM: say_card,
    verbs.TARGET: say_target,
    verbs.PAY: say_payment,
    verbs.SPEND: say_spend,
    verbs.BOOST: say_boost,
    verbs.CASUALTY: say_unit,
    verbs.LOSE: say_unit,
    verbs.DESTROY: say_unit,
    verbs.SUBSTITUTE: say_substitute,
    verbs.CONVERT: say_convert,
    verbs.SEIZE: say_seize,
    verbs.HIRE: say_hire,
    verbs.DISTRICT: say_district,
    verbs.GAIN: say_gain,
    verbs.AMOUNT: say_amount,
    verbs.STEAL: say_steal,
    verbs.READY: say_ready,
    verbs.ADVANCE: say_advance,
    verbs.REROLL: say_reroll,
    verbs.RECRUIT: say_recruit,
    verbs.TRIGGER: say_trigger,
    verbs.CHOICE: say_choice,
    verbs.RIVAL: say_rival,
}


def describe(state: GangsState, seat: int, option: Option) -> Wording:
    """Put an option of the open question into words."""
    verb = option[0]
    if verb not in (PASS[0], verbs.USE):
        return SAYINGS[verb](state, seat, option)
    assert state.question is not None
    told = TOLD[state.question.name]
    clause = told["clause"]
    if verb == verbs.USE:
        return Wording(told.get("use", "Yes"), clause, notes.pay_note(state, is_paid=True))
    return Wording(
        told.get("pass", "Decline"),
        clause,
        notes.pay_note(state, is_paid=False),
        after=told.get("after", ""),
        danger=told.get("hurts", False),
    )
