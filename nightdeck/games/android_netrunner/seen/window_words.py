"""Windows in words: what each is for, and what follows when somebody passes."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.options import REZ, SCORE
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER
from nightdeck.games.android_netrunner.rules import prevention
from nightdeck.games.android_netrunner.rules.icebreakers import unbroken
from nightdeck.games.android_netrunner.rules.prevention import Pause
from nightdeck.games.android_netrunner.rules.windows import may_rez_approached
from nightdeck.games.android_netrunner.seen.names import card_name, damage_word, server_name
from nightdeck.games.android_netrunner.seen.scene import can_break
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.game import Wording

PASS_CLAUSE: Final = "ANR-W2"
NUMBER_WORDS: Final = ("no", "one", "two", "three", "four", "five", "six")


def offered(state: AnrState, verb: int) -> list[int]:
    """Return the cards that the open question offers with a verb."""
    options = [] if state.question is None else state.question.options
    return [option[1] for option in options if option[0] == verb]


# Questions ----------------------------------------------------------------------------------------


def window_question(state: AnrState, seat: int, name: str) -> str:
    """Ask what a window is for here, so that one need not think of windows at all."""
    if state.encountered != NONE:
        return encounter_question(state, seat)
    scored = offered(state, SCORE)
    if scored:
        rest = (
            "or end the turn" if name == "after-action" and not state.clicks[seat] else "or go on"
        )
        return f"Score {one_of(state, seat, scored)}, {rest}?"
    if name == "rez-window" and seat == CORP and may_rez_approached(state):
        if state.approaching in offered(state, REZ):
            return f"Rez {card_name(state, seat, state.approaching)}?"
        return "Rez something else, or go on?" if offered(state, REZ) else "Go on?"
    if offered(state, REZ):
        return f"Rez {one_of(state, seat, offered(state, REZ))}, or go on?"
    return "Use an ability, or go on?" if has_more_than_pass(state) else "Go on?"


def encounter_question(state: AnrState, seat: int) -> str:
    """Ask the Runner about the subroutines that are left, the Corp about the encounter."""
    if seat == CORP:
        return "Use an ability in this encounter?"
    left = len(unbroken(state))
    if not left:
        return "All broken: use an ability, or go on?"
    return "Break its subroutine?" if left == 1 else "Break its subroutines?"


def has_more_than_pass(state: AnrState) -> bool:
    """Tell whether there is anything to do here."""
    return state.question is not None and len(state.question.options) > 1


def one_of(state: AnrState, seat: int, cards: list[int]) -> str:
    """Return a card by its name, or several as "a card"."""
    return card_name(state, seat, cards[0]) if len(cards) == 1 else "a card"


def window_note(state: AnrState, seat: int, name: str) -> str:
    """Say the fact that matters: strengths, prices, how far an agenda is, which moment this is."""
    if state.encountered != NONE:
        return encounter_note(state, seat)
    scored = offered(state, SCORE)
    if scored:
        return score_note(state, seat, scored[0])
    if state.run_server != NONE:
        where = server_name(state.run_server)
        if name == "rez-window" and state.run_ice != NONE:
            ice = card_name(state, seat, state.run_ice)
            return f"Run on {where}: the Runner approaches {ice}. {purse(state, seat)}"
        if name == "last-rez-window":
            return f"Run on {where}: the last chance before the access. {purse(state, seat)}"
        return f"Run on {where}. {purse(state, seat)}"
    return f"{MOMENTS.get(name, 'Between actions')}. {purse(state, seat)}"


MOMENTS: Final[dict[str, str]] = {
    "draw-window": "Before the turn begins and a card is drawn",
    "turn-window": "Before the turn begins",
    "action-window": "Before the first action",
    "after-action": "After an action",
    "discard-window": "At the end of the turn",
}


def purse(state: AnrState, seat: int) -> str:
    """Return what there is to pay with."""
    return f"You have {amount(state.credits[seat], 'credit')}."


def score_note(state: AnrState, seat: int, card: int) -> str:
    """ANR-ADV5 Say how far an agenda is, and what it is worth."""
    counters, needed = state.counters[terms.ADVANCEMENT][card], modifiers.requirement(state, card)
    points = amount(POOL[state.definition[card]].points, "point")
    name = card_name(state, seat, card)
    return f"{name} has {counters} of {needed} advancements and is worth {points}."


def encounter_note(state: AnrState, seat: int) -> str:
    """ANR-ICE2 Compare the ice with the icebreakers that break it, and count what is unbroken."""
    ice = state.encountered
    name = card_name(state, seat, ice)
    kinds = modifiers.subtypes(state, ice)
    compared = [
        f"{POOL[state.definition[card]].name} {modifiers.strength(state, card)}"
        for card in state.zones[terms.PROGRAMS]
        if can_break(state, card, kinds)
    ]
    facts = ", ".join([f"{name} has strength {modifiers.strength(state, ice)}", *compared])
    left = len(unbroken(state))
    word = NUMBER_WORDS[left] if left < len(NUMBER_WORDS) else str(left)
    verb = "subroutine is" if left == 1 else "subroutines are"
    return f"{facts}. {word.capitalize()} {verb} unbroken."


# What follows a pass ------------------------------------------------------------------------------


def pass_words(state: AnrState, seat: int) -> Wording:
    """ANR-W2 Say what passing means here, and what happens then."""
    frame, question = state.stack[-1], state.question
    name = "" if question is None else question.name
    if isinstance(frame, Pause):
        return let_it_happen(state, seat, frame)
    if name == "break-window" and state.encountered != NONE:
        return done_breaking(state, seat)
    text = "Continue"
    if name == "rez-window" and seat == CORP and may_rez_approached(state):
        if state.approaching in offered(state, REZ):
            text = "Leave it face down"
        return Wording(text, PASS_CLAUSE, after="the Runner passes this ice")
    return Wording(text, PASS_CLAUSE, after=after_pass(state, seat, name))


def after_pass(state: AnrState, seat: int, name: str) -> str:
    """Return what comes when everybody passes in a window."""
    if name == "last-rez-window":
        who = "you access" if seat == RUNNER else "the Runner accesses"
        return f"the run succeeds and {who} {server_name(state.run_server)}"
    if name == "draw-window":
        return "the turn begins" if seat == RUNNER else "your turn begins and you draw a card"
    if name == "discard-window":
        return "your turn ends" if seat == state.turn_seat else "the turn ends"
    if name == "after-action" and seat == state.turn_seat and not state.clicks[seat]:
        return f"your turn ends{discards(state, seat)}"
    return ""


def discards(state: AnrState, seat: int) -> str:
    """ANR-C3.1 Return how many cards will have to be discarded."""
    excess = len(state.zones[terms.HQ if seat == CORP else terms.GRIP]) - max(
        modifiers.hand_size(state, seat), 0
    )
    return f" and you discard {amount(excess, 'card')}" if excess > 0 else ""


def done_breaking(state: AnrState, seat: int) -> Wording:
    """ANR-RUN3.1c Say which subroutines will resolve."""
    lines = modifiers.subroutines(state, state.encountered)
    left = [lines[place].text.rstrip(".") for place in unbroken(state)]
    if not left:
        after = "you pass this ice" if seat == RUNNER else "the Runner passes this ice"
        return Wording("Continue", PASS_CLAUSE, after=after)
    told = "; then ".join(lower_first(line) for line in left)
    text = "Done breaking" if seat == RUNNER else "Continue"
    return Wording(text, PASS_CLAUSE, after=told, danger=seat == RUNNER)


def lower_first(text: str) -> str:
    """Return a sentence so that it can stand inside of another one."""
    return text[:1].lower() + text[1:]


def let_it_happen(state: AnrState, seat: int, pause: Pause) -> Wording:
    """ANR-AB8 Say what happens if nobody prevents it."""
    text, own = "Let it happen", seat == RUNNER
    if pause.against == prevention.PREVENT_DAMAGE:
        word = f"{pause.amount} {damage_word(state, pause.about)} damage"
        after = f"you suffer {word}" if own else f"the Runner suffers {word}"
        if own and pause.amount > len(state.zones[terms.GRIP]):
            after += " and you are flatlined"
        return Wording(text, "ANR-AB8", after=after, danger=own)
    if pause.against == prevention.PREVENT_TAGS:
        after = f"{'you get' if own else 'the Runner gets'} {amount(pause.amount, 'tag')}"
        return Wording(text, "ANR-AB8", after=after, danger=own)
    name = card_name(state, seat, pause.about)
    if pause.against == prevention.PREVENT_TRASH:
        return Wording(text, "ANR-AB8", after=f"{name} is trashed", danger=True)
    if pause.against == prevention.PREVENT_EXPOSE:
        return Wording(text, "ANR-AB8", after=f"{name} is exposed", danger=seat == CORP)
    return Wording(text, "ANR-AB8", after="the trace begins", danger=own)
