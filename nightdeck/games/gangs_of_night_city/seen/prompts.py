"""Questions in plain sentences, each with the fact that matters for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.gangs_of_night_city.language.rewards import Conversion, DronePlacement
from nightdeck.games.gangs_of_night_city.model import board, options, terms
from nightdeck.games.gangs_of_night_city.model.fight import Fight, current
from nightdeck.games.gangs_of_night_city.model.questions import QUESTIONS
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import CARDS, FIRST_CARD, STORIES
from nightdeck.games.gangs_of_night_city.rules import actions
from nightdeck.games.gangs_of_night_city.rules.automata import LEGEND_DRAWS, RIVAL_DRAWS, behaviour
from nightdeck.games.gangs_of_night_city.rules.losses import Losses
from nightdeck.games.gangs_of_night_city.rules.movement import Movement
from nightdeck.games.gangs_of_night_city.rules.netrun import Netrun, danger, farthest
from nightdeck.games.gangs_of_night_city.rules.reclaim import Reclaim
from nightdeck.games.gangs_of_night_city.rules.recruiting import Recruiting
from nightdeck.games.gangs_of_night_city.rules.solo import GangActs
from nightdeck.games.gangs_of_night_city.rules.units import controls, of_class, units_in
from nightdeck.games.gangs_of_night_city.rules.winning import target_of
from nightdeck.games.gangs_of_night_city.seen.catalogue import CATALOGUE
from nightdeck.games.gangs_of_night_city.seen.names import (
    amount_of,
    possessive,
    side_name,
    unit_word,
)
from nightdeck.games.gangs_of_night_city.seen.option_notes import space_words, units_word
from nightdeck.games.gangs_of_night_city.seen.story_cards import asking_card
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.game import Wording

STRIKES: Final = (
    "a resource",
    "a Netrunner",
    "a Netrunner and another Unit, and sends your token back to Start",
)
"""GNC-9.6 What NetWatch takes in each zone of the Net."""


MOVERS: Final[tuple[tuple[type[Frame], tuple[int, ...]], ...]] = (
    (actions.ActivateSolos, (terms.SOLO,)),
    (actions.ActivateTechies, (terms.TECHIE, terms.DRONE)),
    (actions.ActivateNetrunners, (terms.NETRUNNER,)),
)


def questions() -> dict[str, str]:
    """Name every question, with its words."""
    return {name: words for name, (words, _) in QUESTIONS.items()}


def prompt(state: GangsState, seat: int) -> Wording:
    """Put the open question into words."""
    name = state.question.name if state.question is not None else ""
    text, clause = QUESTIONS.get(name, (name, ""))
    if name == "relocate":
        text = relocate_text(state, text)
    note = NOTES.get(name)
    return Wording(text, clause, note(state, seat) if note is not None else "")


def relocate_text(state: GangsState, text: str) -> str:
    """GNC-8.5g Return the question for the District of a Unit that is saved, by its name."""
    frame = state.stack[-1]
    if not isinstance(frame, Losses) or frame.saved < 0:
        return text
    return f"Where does {unit_word(state, frame.saved)} go?"


def goal(state: GangsState) -> str:
    """GNC-12.3b GNC-12.4 GNC-14.9 Return what the game is about."""
    if state.seats == 1:
        names = f"{side_name(state, terms.RIVAL)} and {side_name(state, terms.LEGEND_SIDE)}"
        return (
            f"The game ends when you have {state.target} Street Cred or a rival has "
            f"{target_of(state, terms.RIVAL)}; you win with more than {names} each."
        )
    ends = f"The game ends after a turn in which a gang has {state.target} Street Cred"
    if state.story >= 0 and len(STORIES[state.story].cards) == 1:
        return f"{ends}; the most Street Cred wins."
    return f"{ends} or the Story has an Epilogue; the most Street Cred wins unless it says more."


# The turn -----------------------------------------------------------------------------------------


def gang_note(state: GangsState, seat: int) -> str:
    """Return the goal and the Story before the gangs are known."""
    named = f" The Story is {STORIES[state.story].title}." if state.story >= 0 else ""
    return goal(state) + named


def action_note(state: GangsState, seat: int) -> str:
    """Return how discs work, and in the first round the goal if the Story did not say it."""
    discs = "You take one or two actions, each with a disc; spent discs come back in a Reclaim."
    is_said = bool(CARDS[FIRST_CARD[state.story]].flavor)
    return discs if is_said or state.turn > state.seats else f"{goal(state)} {discs}"


def move_note(state: GangsState, seat: int) -> str:
    """Return who may move, and what may follow the moves."""
    frame = state.stack[-1]
    left = frame.left if isinstance(frame, Movement) else 1
    action = state.stack[-2] if len(state.stack) > 1 else None
    if left < movable(state, seat, action):
        return f"{units_word(left)} may still move."
    if isinstance(action, actions.ActivateSolos):
        return "Each Solo may move once; then you may open fire where one meets opposing Units."
    if isinstance(action, actions.ActivateTechies):
        return (
            "Each Techie and Drone may move once; then you may seize an Opportunity if you hold a "
            "Business, or hire an Edgerunner if you hold a Fixer."
        )
    if isinstance(action, actions.ActivateNetrunners):
        return (
            "Each Netrunner may move once; then you may start a Netrun, which pays 1 Secret for "
            "each Data Fortress you hold."
        )
    return f"Up to {units_word(left)} may move, each once."


def movable(state: GangsState, seat: int, action: Frame | None) -> int:
    """Return how many Units an action may move in all, 0 for anything else that moves Units."""
    for kind, classes in MOVERS:
        if isinstance(action, kind):
            return sum(len(of_class(state, seat, each)) for each in classes)
    return 0


def hideout_note(state: GangsState, seat: int) -> str:
    """Return what a Hideout is good for."""
    return (
        "A Hideout recruits 1 Unit in each Reclaim; with the most Units beside it you have "
        "Dominance, which pays all rewards of the District."
    )


def owned_note(state: GangsState, seat: int) -> str:
    """Return what the seat can pay with."""
    owned = state.resources[seat]
    return "You have " + ", ".join(amount_of(owned[kind], kind) for kind in range(3)) + "."


def net_loss_note(state: GangsState, seat: int) -> str:
    """Return what the seat has when NetWatch takes a resource."""
    question = state.question
    pays = question is not None and question.options[0][0] == options.SPEND
    return owned_note(state, seat) if pays else ""


def drones_note(state: GangsState, seat: int) -> str:
    """Return where the Drones go."""
    frame = state.stack[-1]
    if not isinstance(frame, DronePlacement):
        return ""
    return f"They come from your reserve to {board.DISTRICT_NAMES[frame.where]}."


def reward_note(state: GangsState, seat: int) -> str:
    """GNC-11.2 Return which District pays."""
    for frame in state.stack:
        if isinstance(frame, Reclaim):
            where = board.DISTRICT_NAMES[frame.district]
            return f"In {where} you have Presence, but not Dominance: it pays one reward."
    return ""


def recruit_note(state: GangsState, seat: int) -> str:
    """GNC-11.3 Return how many Units may still come."""
    frame = state.stack[-1]
    number = frame.left if isinstance(frame, Recruiting) else 1
    return f"{units_word(number)} may still come from your reserve to your Hideouts."


# Firefights ---------------------------------------------------------------------------------------


def involved_words(state: GangsState, seat: int, fight: Fight) -> str:
    """Return where a Firefight is, who started it and who is there."""
    starter = "you" if fight.initiator == seat else side_name(state, fight.initiator)
    there = [f"you have {units_word(len(units_in(state, seat, fight.district)))}"]
    for side in range(len(state.cred)):
        number = len(units_in(state, side, fight.district))
        if number and side != seat:
            there.append(f"{side_name(state, side)} {number}")
    where = board.DISTRICT_NAMES[fight.district]
    return f"Firefight in {where}, started by {starter}: {', '.join(there)}."


def stakes(state: GangsState, fight: Fight) -> str:
    """GNC-8.5 GNC-14.3b GNC-14.5b Return what the highest Firepower is worth."""
    if state.seats > 1:
        return "Whoever has the highest Firepower loses nothing, everybody else a Unit."
    found = []
    if terms.RIVAL in fight.involved:
        gang = side_name(state, terms.RIVAL)
        card = behaviour(state)
        found.append(
            f"The best of {RIVAL_DRAWS} cards counts for {gang}; if {gang} alone is highest, you "
            f"lose a Unit and {gang} gains {card.win_cred} Street Cred."
        )
        if card.when_initiating or card.with_a_crew:
            found.append(card.text)
    if terms.LEGEND_SIDE in fight.involved:
        legend = side_name(state, terms.LEGEND_SIDE)
        found.append(
            f"The best of {LEGEND_DRAWS} cards counts for {legend}; if {legend} alone is highest, "
            "all other Units there are lost."
        )
    return " ".join(found)


def swap_note(state: GangsState, seat: int) -> str:
    """Return where the swap would happen."""
    fight = current(state)
    return involved_words(state, seat, fight) if fight is not None else ""


def combat_card_note(state: GangsState, seat: int) -> str:
    """Return where a card is chosen, against whom, and what is at stake."""
    fight = current(state)
    if fight is None:
        return ""
    back = "The card comes back when your hand is empty."
    return f"{involved_words(state, seat, fight)} {stakes(state, fight)} {back}"


def totals_words(state: GangsState) -> str:
    """Return the Firepower of everybody who did not withdraw."""
    fight = current(state)
    if fight is None:
        return ""
    return ", ".join(f"{side_name(state, side)} {fight.power[side]}" for side in fight.standing())


def boost_note(state: GangsState, seat: int) -> str:
    """Return the totals so far."""
    return f"Firepower so far: {totals_words(state)}."


def casualty_note(state: GangsState, seat: int) -> str:
    """Return the totals of the Firefight."""
    fight = current(state)
    where = board.DISTRICT_NAMES[fight.district] if fight is not None else ""
    return f"Firepower in {where}: {totals_words(state)}."


def relocate_note(state: GangsState, seat: int) -> str:
    """GNC-8.5g Return what the card says that saves a Unit."""
    fight = current(state)
    if fight is None or fight.cards[seat] < 0:
        return ""
    return str(CATALOGUE[state.definition[fight.cards[seat]]]["text"])


def effect_note(state: GangsState, seat: int) -> str:
    """Return what the card says that asks."""
    about = state.question.about if state.question is not None else ()
    return " ".join(str(CATALOGUE[state.definition[card]]["text"]) for card in about)


# The Net, Stories, the single player game ---------------------------------------------------------


def netrun_note(state: GangsState, seat: int) -> str:
    """Return what a Netrun would pay and how far it may go."""
    pays = amount_of(controls(state, seat, board.DATA_FORTRESS), 2)
    spaces = farthest(state, seat)
    far = "1 space" if spaces == 1 else f"1 to {spaces} spaces"
    start = board.SPACE_NAMES[state.net[seat]]
    return f"It pays {pays} for your Data Fortresses; your token advances {far} from {start}."


def advance_note(state: GangsState, seat: int) -> str:
    """GNC-9.4 Return what NetWatch does."""
    return (
        "You may apply the effect of the space; then NetWatch rolls two dice. It takes "
        f"{STRIKES[0]} in the first three spaces, {STRIKES[1]} in the next three; in the last "
        f"three it takes {STRIKES[2]}."
    )


def net_effect_note(state: GangsState, seat: int) -> str:
    """Return what the space gives and what is at risk."""
    space = state.net[seat]
    takes = STRIKES[board.ZONE_OF_SPACE[space]]
    rolls = f"Then NetWatch rolls two dice: {danger(state, seat)} or less takes {takes}."
    return f"{board.SPACE_NAMES[space]}: {space_words(state, space)} {rolls}"


def reroll_note(state: GangsState, seat: int) -> str:
    """GNC-9.4 Return what was rolled, and what that means here."""
    for frame in state.stack:
        if isinstance(frame, Netrun):
            most = danger(state, seat)
            takes = STRIKES[board.ZONE_OF_SPACE[state.net[seat]]]
            what = f"it takes {takes}" if frame.rolled <= most else "you are safe"
            return f"NetWatch rolled {frame.rolled}; it strikes at {most} or less: {what}."
    return ""


def convert_note(state: GangsState, seat: int) -> str:
    """GNC-6.6 Return the price of a conversion, if it has one."""
    frame = state.stack[-1]
    if not isinstance(frame, Conversion) or not frame.secrets:
        return ""
    price = amount_of(frame.secrets, board.SECRET)
    return f"It costs {price}, paid when you choose a Unit. {owned_note(state, seat)}"


def story_note(state: GangsState, seat: int) -> str:
    """Return what the Story card says that asks."""
    return asking_card(state)


def tax_note(state: GangsState, seat: int) -> str:
    """GNC-14.4b Return who asks for a resource, and where."""
    frame = state.stack[-1]
    where = f" in {board.DISTRICT_NAMES[frame.district]}" if isinstance(frame, GangActs) else ""
    gang = possessive(side_name(state, terms.RIVAL))
    return f"{gang} Techie{where} wants a resource. {owned_note(state, seat)}"


NOTES: Final[dict[str, Callable[[GangsState, int], str]]] = {
    "gang": gang_note,
    "action": action_note,
    "move": move_note,
    "hideout_district": hideout_note,
    "deal": owned_note,
    "payment": owned_note,
    "net_loss": net_loss_note,
    "reward": reward_note,
    "drone_count": drones_note,
    "recruit": recruit_note,
    "swap": swap_note,
    "combat_card": combat_card_note,
    "compare_boost": boost_note,
    "casualty": casualty_note,
    "kill_rival_unit": casualty_note,
    "effect_target": effect_note,
    "effect_pay": effect_note,
    "escape": effect_note,
    "relocate": relocate_note,
    "withdraw": effect_note,
    "netrun": netrun_note,
    "net_advance": advance_note,
    "net_effect": net_effect_note,
    "net_reroll": reroll_note,
    "convert": convert_note,
    "story_choice": story_note,
    "techie_tax": tax_note,
}
