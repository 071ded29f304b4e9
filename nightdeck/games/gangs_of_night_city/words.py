"""Options, questions and events in plain sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.gangs_of_night_city import options as verbs
from nightdeck.games.gangs_of_night_city import story
from nightdeck.games.gangs_of_night_city.actions import build_cost
from nightdeck.games.gangs_of_night_city.board import (
    DISTRICT_IDS,
    DISTRICT_NAMES,
    EURODOLLAR,
    PLACES,
    POINT_NAMES,
    POINTS,
    RESOURCE_NAMES,
    SPACE_NAMES,
)
from nightdeck.games.gangs_of_night_city.fight import current
from nightdeck.games.gangs_of_night_city.gang_cards import GANGS
from nightdeck.games.gangs_of_night_city.hooks import (
    FIRST_EDGERUNNER,
    FIRST_STORY,
    UNIT_BITS,
)
from nightdeck.games.gangs_of_night_city.market import deal_cost, hire_cost
from nightdeck.games.gangs_of_night_city.netrun import danger, net_effects
from nightdeck.games.gangs_of_night_city.pool import CATALOGUE, NAMES
from nightdeck.games.gangs_of_night_city.state import (
    CLASS_NAMES,
    DISC_IDS,
    DISC_NAMES,
    DISC_WILD,
    EDGERUNNER_SLOT,
    LEGEND_SIDE,
    OPPORTUNITY_SLOT,
    UNITS,
    GangsState,
)
from nightdeck.games.gangs_of_night_city.stories.choices import WORDS as CHOICES
from nightdeck.games.gangs_of_night_city.units import FIRST_EDGERUNNER_CARD
from nightdeck.games.gangs_of_night_city.upgrade import upgrade_cost, upgrade_kind
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

ACTION_WORDS: Final = (
    "Activate Solos", "Activate Techies", "Activate Netrunners", "Build a Hideout",
    "Upgrade a Combat card",
)  # fmt: skip
ACTION_CLAUSES: Final = ("GNC-7.1", "GNC-7.2", "GNC-7.3", "GNC-7.4", "GNC-7.5")
SHORT: Final = ("Eurodollar", "Contraband", "Secret", "Street Cred")

# Names --------------------------------------------------------------------------------------------


def side_name(state: GangsState, side: int) -> str:
    """Return what a side is called: its gang, or the legend of the single player game."""
    if state.seats == 1 and side == LEGEND_SIDE:
        return ("Johnny", "V (Female)", "V (Male)")[state.profile]
    gang = state.gang[side]
    return GANGS[gang].name if gang >= 0 else f"Player {side + 1}"


def side_names(state: GangsState) -> list[str]:
    """Return the names of all sides."""
    return [side_name(state, side) for side in range(len(state.cred))]


def unit_word(state: GangsState, unit: int) -> str:
    """Return a Unit's class, or an Edgerunner's name."""
    card = state.unit_card[unit]
    if card >= 0:
        return NAMES[state.definition[card]]
    kind = state.unit_class[unit]
    if kind == len(CLASS_NAMES) - 1:
        return side_name(state, LEGEND_SIDE)
    return CLASS_NAMES[kind]


def unit_name(state: GangsState, seat: int, unit: int) -> str:
    """Return a Unit's name as a seat would say it."""
    word = unit_word(state, unit)
    side = unit // UNITS
    if side == seat or state.unit_card[unit] >= 0 or word == side_name(state, side):
        return word
    return f"{side_name(state, side)} {word}"


def place_name(board: int, place: int) -> str:
    """Return a place in words."""
    district = DISTRICT_NAMES[place // PLACES]
    kind = POINTS[board][place]
    return f"the {POINT_NAMES[kind]} in {district}" if kind >= 0 else district


def place_id(place: int) -> str:
    """Return the name of a place in views."""
    district = DISTRICT_IDS[place // PLACES]
    return f"{district}-{place % PLACES}" if place % PLACES else district


def amount_of(number: int, kind: int) -> str:
    """Return an amount of a resource in words."""
    plural = "s" if number != 1 and kind in (0, 2) else ""
    return f"{number} {SHORT[kind]}{plural}"


def source_name(source: int) -> str:
    """Return what an ability's source is called."""
    number = source >> UNIT_BITS
    if number >= FIRST_STORY:
        return "Story"
    if number >= FIRST_EDGERUNNER:
        return NAMES[FIRST_EDGERUNNER_CARD + number - FIRST_EDGERUNNER]
    return GANGS[number].name


# Options ------------------------------------------------------------------------------------------


def say_gang(state: GangsState, seat: int, option: Option) -> Wording:
    """Lead a gang."""
    gang = GANGS[option[1]]
    note = " ".join(ability.text for ability in gang.abilities)
    return Wording(
        f"Lead {gang.name}", "GNC-4.3", f"Starts in {DISTRICT_NAMES[gang.start]}. {note}"
    )


def say_action(state: GangsState, seat: int, option: Option) -> Wording:
    """Spend a disc."""
    _, disc, action = option
    text = ACTION_WORDS[action] + (" with the wild disc" if disc == DISC_WILD else "")
    note = ""
    if action == 3:
        note = f"Costs {amount_of(build_cost(state, seat), EURODOLLAR)}."
    elif action == 4:
        note = f"Costs {amount_of(upgrade_cost(state, seat), upgrade_kind(state))}."
    clause = "GNC-7.6" if disc == DISC_WILD else ACTION_CLAUSES[action]
    return Wording(text, clause, note, places=(DISC_IDS[disc],))


def say_move(state: GangsState, seat: int, option: Option) -> Wording:
    """Move a Unit."""
    _, unit, to = option
    word = unit_name(state, seat, unit)
    at = state.place[unit]
    start, end = place_name(state.board, at), place_name(state.board, to)
    if at // PLACES == to // PLACES and to % PLACES == 0:
        end = "the street"
    text = f"Move {word} from {start} to {end}"
    return Wording(text, "GNC-6.1", places=(place_id(at), place_id(to)))


def say_district(state: GangsState, seat: int, option: Option) -> Wording:
    """Name a District."""
    return Wording(DISTRICT_NAMES[option[1]], places=(DISTRICT_IDS[option[1]],))


def say_firefight(state: GangsState, seat: int, option: Option) -> Wording:
    """Open fire in a District."""
    place = (DISTRICT_IDS[option[1]],)
    return Wording(f"Open fire in {DISTRICT_NAMES[option[1]]}", "GNC-7.1b", places=place)


def say_swap(state: GangsState, seat: int, option: Option) -> Wording:
    """Swap two Units."""
    _, own, other = option
    at = place_name(state.board, state.place[other])
    text = f"Swap {unit_word(state, own)} with {unit_name(state, seat, other)} in {at}"
    return Wording(text, "GNC-8.1", places=(place_id(state.place[other]),))


def say_card(state: GangsState, seat: int, option: Option) -> Wording:
    """Name a Combat card that the seat may see."""
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
    """Name a side, by its card if it has one."""
    side = option[1]
    fight = current(state)
    if fight is None or not fight.cards or fight.cards[side] < 0:
        return Wording(side_name(state, side), "GNC-8.3d")
    card = fight.cards[side]
    text = f"{side_name(state, side)} with {NAMES[state.definition[card]]}"
    return Wording(text, "GNC-8.3d", cards=(card,))


def say_payment(state: GangsState, seat: int, option: Option) -> Wording:
    """Pay a mix."""
    _, own, secrets, kind = option
    parts = [amount_of(own, kind)] if own else []
    if secrets:
        parts.append(amount_of(secrets, 2))
    return Wording("Pay " + " and ".join(parts), "GNC-2.4a")


def say_spend(state: GangsState, seat: int, option: Option) -> Wording:
    """Give up a resource."""
    return Wording(f"Give up 1 {SHORT[option[1]]}", "GNC-2.4b")


def say_boost(state: GangsState, seat: int, option: Option) -> Wording:
    """Use a boost."""
    if option[1] < 0:
        return Wording("Use all boosts", "GNC-8.4b")
    name = source_name(option[1])
    if option[1] >> UNIT_BITS >= FIRST_STORY:
        return Wording("Use the Gift token", "GNC-8.4b", "+2 Firepower.")
    return Wording(f"Use Rage ({name})", "GNC-15.1a", "+2 Firepower.")


def say_unit(state: GangsState, seat: int, option: Option) -> Wording:
    """Name a Unit that is to be lost, destroyed, converted or given up instead."""
    verb, unit = option
    word = {
        verbs.CASUALTY: "Lose",
        verbs.LOSE: "Lose",
        verbs.DESTROY: "Destroy",
        verbs.SUBSTITUTE: "Lose instead",
        verbs.CONVERT: "Convert",
    }[verb]
    clause = {verbs.CASUALTY: "GNC-8.5a", verbs.SUBSTITUTE: "GNC-8.5f", verbs.CONVERT: "GNC-6.6"}
    at = state.place[unit]
    text = f"{word} {unit_name(state, seat, unit)} in {place_name(state.board, at)}"
    return Wording(text, clause.get(verb, "GNC-6.5"), places=(place_id(at),))


def say_seize(state: GangsState, seat: int, option: Option) -> Wording:
    """Seize an Opportunity."""
    card = state.zones[OPPORTUNITY_SLOT + option[1]][0]
    line = CATALOGUE[state.definition[card]]
    cost = amount_of(deal_cost(state, seat, card), 1)
    return Wording(f"Seize {line['name']} for {cost}", "GNC-10.2", str(line["text"]), (card,))


def say_hire(state: GangsState, seat: int, option: Option) -> Wording:
    """Hire an Edgerunner."""
    card = state.zones[EDGERUNNER_SLOT + option[1]][0]
    line = CATALOGUE[state.definition[card]]
    cost = amount_of(hire_cost(state, seat, card), 0)
    return Wording(f"Hire {line['name']} for {cost}", "GNC-10.3", str(line["text"]), (card,))


def say_gain(state: GangsState, seat: int, option: Option) -> Wording:
    """Gain a resource."""
    return Wording(f"Gain 1 {RESOURCE_NAMES[option[1]]}", "GNC-11.2")


def say_amount(state: GangsState, seat: int, option: Option) -> Wording:
    """Name a number."""
    return Wording(str(option[1]))


def say_steal(state: GangsState, seat: int, option: Option) -> Wording:
    """Take a resource from an opponent."""
    _, other, kind = option
    return Wording(f"Take 1 {SHORT[kind]} from {side_name(state, other)}", "GNC-9.6b")


def say_ready(state: GangsState, seat: int, option: Option) -> Wording:
    """Ready a disc."""
    return Wording(f"Ready the {DISC_NAMES[option[1]]} disc", "GNC-10.4d")


def say_advance(state: GangsState, seat: int, option: Option) -> Wording:
    """Advance on the Net Track."""
    space = state.net[seat] + option[1]
    effect = ", then ".join(each.text() for each in net_effects(state, space))
    return Wording(f"Advance {option[1]} to {SPACE_NAMES[space]}", "GNC-9.2", f"{effect}.")


def say_reroll(state: GangsState, seat: int, option: Option) -> Wording:
    """Roll again."""
    return Wording(f"Roll again with {source_name(option[1])}", "GNC-9.4a")


def say_recruit(state: GangsState, seat: int, option: Option) -> Wording:
    """Recruit a Unit."""
    _, unit, district = option
    text = f"Recruit {unit_word(state, unit)} in {DISTRICT_NAMES[district]}"
    return Wording(text, "GNC-11.3", places=(DISTRICT_IDS[district],))


def say_trigger(state: GangsState, seat: int, option: Option) -> Wording:
    """Put an own ability first."""
    return Wording(f"{source_name(option[1])} first", "GNC-6.2b")


def say_choice(state: GangsState, seat: int, option: Option) -> Wording:
    """Choose as a Story card says."""
    return Wording(CHOICES[option[1]], "GNC-13.2")


def say_rival(state: GangsState, seat: int, option: Option) -> Wording:
    """Name a rival of the single player game."""
    return Wording(f"{side_name(state, option[1])} goes back 2", "GNC-14.1a")


SAYINGS: Final[dict[int, Callable[[GangsState, int, Option], Wording]]] = {
    verbs.GANG: say_gang,
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
    verbs.SUBSTITUTE: say_unit,
    verbs.CONVERT: say_unit,
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

PASSES: Final[dict[str, str]] = {
    "second_action": "End the turn",
    "move": "Done moving",
    "specialist_move": "Stay",
    "firefight_district": "No Firefight",
    "swap": "No swap",
    "effect_pay": "Do not pay",
    "compare_boost": "No boost",
    "deal": "No deal",
    "withdraw": "Stay and fight",
    "escape": "Take the loss",
    "netrun": "No Netrun",
    "net_effect": "Skip the effect",
    "net_reroll": "Keep the roll",
    "convert": "Convert nobody",
    "recruit": "Done recruiting",
    "techie_tax": "The Gang gains 3 Street Cred",
}
USES: Final[dict[str, str]] = {
    "netrun": "Start a Netrun",
    "net_effect": "Apply the effect",
    "effect_pay": "Pay 1 Contraband",
}
PLAIN: Final[dict[int, tuple[str, str]]] = {
    verbs.ACTIVATE: ("Activate", "GNC-5.2"),
    verbs.RECLAIM: ("Reclaim", "GNC-5.3"),
}


def describe(state: GangsState, seat: int, option: Option) -> Wording:
    """Put an option of the open question into words."""
    question = state.question.name if state.question is not None else ""
    verb = option[0]
    if verb == 0:
        return Wording(PASSES.get(question, "Decline"), clause_of(question))
    if verb == verbs.USE:
        return Wording(USES.get(question, "Yes"), clause_of(question))
    if verb in PLAIN:
        return Wording(*PLAIN[verb])
    return SAYINGS[verb](state, seat, option)


# Questions ----------------------------------------------------------------------------------------

QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    "gang": ("Which gang do you lead?", "GNC-4.3"),
    "turn_type": ("Activate or reclaim?", "GNC-5.1"),
    "action": ("Which disc do you spend?", "GNC-5.2a"),
    "second_action": ("A second action?", "GNC-5.2c"),
    "move": ("Move your Units", "GNC-6.1a"),
    "specialist_move": ("Where does your specialist go?", "GNC-6.2"),
    "firefight_district": ("Open fire?", "GNC-7.1b"),
    "swap": ("Swap a Solo into a Point of Interest?", "GNC-8.1"),
    "combat_card": ("Choose one card, in secret", "GNC-8.2"),
    "effect_target": ("Choose a target", "GNC-8.3d"),
    "effect_pay": ("Pay for your card?", "GNC-8.3b"),
    "compare_boost": ("Boost your Firepower?", "GNC-8.4b"),
    "casualty": ("Which Unit is lost?", "GNC-8.5a"),
    "kill_rival_unit": ("Which Unit does your rival lose?", "GNC-14.5c"),
    "deal": ("Make a deal?", "GNC-7.2b"),
    "payment": ("How do you pay?", "GNC-2.4a"),
    "hire_district": ("Where does your Edgerunner start?", "GNC-10.3b"),
    "hideout_district": ("Where do you build?", "GNC-7.4b"),
    "reward_choice": ("Which gain do you take?", "GNC-10.4c"),
    "upgrade_keep": ("Which card do you keep?", "GNC-7.5b"),
    "upgrade_remove": ("Which card leaves your hand for good?", "GNC-7.5c"),
    "upgrade_bottom": ("Which card goes under the deck next?", "GNC-7.5f"),
    "drone_district": ("Where do the Drones go?", "GNC-9.6b"),
    "drone_count": ("How many Drones?", "GNC-9.6b"),
    "steal": ("Whose resource do you take?", "GNC-9.6b"),
    "ready_disc": ("Which disc do you ready?", "GNC-10.4d"),
    "destroy_drone": ("Which Drone is destroyed?", "GNC-10.4f"),
    "withdraw": ("Withdraw from the Firefight?", "GNC-8.3e"),
    "relocate": ("Which Unit is saved, and where to?", "GNC-8.5g"),
    "escape": ("Escape the loss?", "GNC-8.5f"),
    "net_rival": ("Which rival goes back?", "GNC-14.1a"),
    "netrun": ("Start a Netrun?", "GNC-7.3b"),
    "net_advance": ("How far do you go?", "GNC-9.2"),
    "net_effect": ("Apply the effect of this space?", "GNC-9.3"),
    "net_reroll": ("Roll again?", "GNC-9.4a"),
    "net_loss": ("What does NetWatch take?", "GNC-9.6a"),
    "convert": ("Convert a Unit?", "GNC-6.6a"),
    "reward": ("Which reward do you take?", "GNC-11.2"),
    "recruit": ("Recruit your Units", "GNC-11.3"),
    "order_own": ("What comes first?", "GNC-11.5"),
    "story_choice": ("What do you choose?", "GNC-13.2"),
    "techie_tax": ("What do you give up?", "GNC-14.4b"),
}


def clause_of(question: str) -> str:
    """Return the clause behind a question."""
    return QUESTIONS.get(question, ("", ""))[1]


def prompt(state: GangsState, seat: int) -> Wording:
    """Put the open question into words."""
    name = state.question.name if state.question is not None else ""
    text, clause = QUESTIONS.get(name, (name, ""))
    return Wording(text, clause, prompt_note(state, seat, name))


def prompt_note(state: GangsState, seat: int, name: str) -> str:
    """Return the fact that matters for a question."""
    fight = current(state)
    if name in ("combat_card", "swap") and fight is not None:
        where = DISTRICT_NAMES[fight.district]
        return f"Firefight in {where}, started by {side_name(state, fight.initiator)}."
    if name == "compare_boost" and fight is not None:
        totals = [f"{side_name(state, side)} {fight.power[side]}" for side in fight.standing()]
        return f"So far: {', '.join(totals)}."
    if name == "casualty" and fight is not None:
        totals = [f"{side_name(state, side)} {fight.power[side]}" for side in fight.standing()]
        return f"Firefight in {DISTRICT_NAMES[fight.district]}: {', '.join(totals)}."
    if name == "net_effect":
        effects = ", then ".join(each.text() for each in net_effects(state, state.net[seat]))
        space = SPACE_NAMES[state.net[seat]]
        return f"{space}: {effects}. NetWatch strikes at {danger(state, seat)} or less."
    if name == "story_choice":
        return story.asking_card(state)
    if name in ("payment", "net_loss", "techie_tax"):
        owned = state.resources[seat]
        return "You have " + ", ".join(amount_of(owned[kind], kind) for kind in range(3)) + "."
    return ""
