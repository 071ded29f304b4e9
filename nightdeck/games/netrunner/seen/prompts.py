"""The open question in plain words: what is asked, about which card, with the fact that matters."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.card_abilities import RUNNER_DRAWS
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.rulings import R29, R30
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import CORP, DAMAGE_NAMES, NONE, RUNNER
from nightdeck.games.netrunner.rules.counters import VirusComes
from nightdeck.games.netrunner.rules.damage import Damage
from nightdeck.games.netrunner.rules.resolution import Simultaneous
from nightdeck.games.netrunner.rules.rez import InterruptingRez
from nightdeck.games.netrunner.rules.tags import Tag
from nightdeck.games.netrunner.rules.trace import Bids, Trace, highest_trace
from nightdeck.games.netrunner.rules.trashing import Trashing
from nightdeck.games.netrunner.rules.turns import Turn
from nightdeck.games.netrunner.rules.windows import NAMES, TwoPartWindow
from nightdeck.games.netrunner.seen.names import card_name, fort_name
from nightdeck.games.netrunner_family.rules.waiting import trigger_of
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.game import Wording

QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    "mulligan": ("Keep this hand?", "ONR-24.1"),
    "corp-action": ("What do you do with this action?", "ONR-24.2"),
    "runner-action": ("What do you do with this action?", "ONR-24.3"),
    "window": ("Do you do anything?", "ONR-24.4"),
    "continue-or-jack-out": ("Continue the run or jack out?", "ONR-24.5"),
    "encounter": ("How do you meet this ice?", "ONR-24.6"),
    "pay-or": ("Do you pay?", "ONR-24.7"),
    "trace-bid-corp": ("How many bits do you bid, in secret?", "ONR-24.8"),
    "trace-bid-runner": ("Which link do you buy, in secret?", "ONR-24.9"),
    "trace-after-reveal": ("Do you raise your link?", "ONR-24.10"),
    "prevent": ("Do you prevent it?", "ONR-24.11"),
    "choose-card": ("Which card do you choose?", "ONR-24.12"),
    "mode": ("Choose one", "ONR-24.12"),
    "access-next": ("What do you access next?", "ONR-24.13"),
    "steal-or-decline": ("Do you pay to steal it?", "ONR-24.14"),
    "trash-set": ("Do you trash what you accessed?", "ONR-24.14"),
    "access": ("What do you do with what you accessed?", "ONR-24.14"),
    "discard": ("Which card do you discard?", "ONR-24.15"),
    "make-room": ("Memory is short. Which program goes?", "ONR-24.16"),
    "order": ("Which of your effects comes next?", "ONR-24.17"),
    "arrange": ("Which one comes next, from the bottom?", "ONR-24.18"),
    "payment": ("Which bits do you spend?", "ONR-24.19"),
    "secret-number": ("How many bits, in secret?", "ONR-24.20"),
    "number": ("How many?", "ONR-24.21"),
    "trash-first": ("Trash something first, or go on?", "ONR-24.22"),
    "optional-effect": ("Use this?", "ONR-24.23"),
    "interrupt": ("Do you interrupt?", "ONR-24.24"),
    "choose-fort": ("Which fort?", "ONR-24.25"),
    "before-access": ("Anything before the access?", "ONR-24.26"),
    "after-run": ("Anything right after the run?", "ONR-24.27"),
    "last-breath": ("This would flatline you. What do you do?", "ONR-24.28"),
}
"""What a question is called in words, with its clause in the decision catalogue."""

FOR_A_CARD: Final = ("pay-or", "choose-card", "number", "optional-effect", "mode", "choose-fort")
"""Questions that say which card asks them."""

WINDOW_WORDS: Final = {
    "turn-start": "{whose} turn starts. Do you do anything?",
    "turn-start-2": "The start of {whose} turn is over. Do you do anything?",
    "after-action": "The action is done. Do you do anything?",
    "approach": "{ice} is approached. Do you do anything?",
    "pass": "{ice} is passed. Continue the run?",
    "before-access": "Nothing stands between the Runner and {fort}. Do you do anything?",
}


def questions() -> dict[str, str]:
    """Name every question, with its clause."""
    return {name: text for name, (text, _) in QUESTIONS.items()}


def prompt(state: OnrState, seat: int) -> Wording:
    """ONR-24.1 to ONR-24.28 Put the open question into words, with the fact that matters."""
    question = state.question
    if question is None:
        return Wording("")
    text, clause = QUESTIONS.get(question.name, ("Choose one", ""))
    frame = state.stack[-1]
    note = ""
    if isinstance(frame, TwoPartWindow):
        text = window_words(state, seat, frame.kind)
        if len(question.options) == 1:
            note = "There is nothing to do; you are asked so that the pause tells nothing"
    elif isinstance(frame, Turn) and question.name.endswith("action"):
        note = action_note(state, question.seat)
    elif isinstance(frame, Bids):
        note = trace_note(state, question.seat, frame)
    elif isinstance(frame, Damage) and question.name == "prevent":
        damage = f"{frame.left} {DAMAGE_NAMES[frame.kind]} damage"
        text = f"You are about to suffer {damage}. Do you prevent it?"
    elif isinstance(frame, Simultaneous) and question.name == "optional-effect":
        text = trigger_words(state, seat, frame.picked)
    elif question.name in ("prevent", "interrupt"):
        text = event_words(state, seat, frame, text)
    about = [card for card in question.about if card >= 0]
    if question.name == "encounter" and state.encountered != NONE:
        text = f"How do you meet {card_name(state, seat, state.encountered)}?"
    if about and question.name == "steal-or-decline":
        text = f"Do you pay to steal {card_name(state, seat, about[0])}?"
    if about and question.name in FOR_A_CARD and not isinstance(frame, Simultaneous):
        # A name stays as it is written; the question goes on after it.
        text = f"{card_name(state, seat, about[0])}: {text[:1].lower()}{text[1:]}"
    return Wording(text, clause, note, tuple(about))


def trace_note(state: OnrState, seat: int, frame: Bids) -> str:
    """ONR-13.2, ONR-13.3, ONR-R29 Say what the other side can do, and whom a tie helps."""
    tie = "a tie lets the Runner escape" if state.rulings[R29] else "a tie finds the Runner"
    if seat == CORP or state.rulings[R30]:
        return f"Trace with a limit of {frame.limit}; both bids are shown together, {tie}"
    most = highest_trace(state, frame.limit)
    return f"The Corp's sealed bid is {most} at most; {tie.replace('the Runner', 'you')}"


def event_words(state: OnrState, seat: int, frame: Frame, usual: str) -> str:
    """ONR-24.11, ONR-24.24 Say what is about to happen, or what has just happened."""
    if isinstance(frame, Tag):
        return "You are about to receive a tag. Do you avoid it?"
    if isinstance(frame, Trashing):
        names = [card_name(state, seat, card) for card in frame.cards]
        verb = "is" if len(names) == 1 else "are"
        return f"{', '.join(names)} {verb} about to be trashed. Do you save anything?"
    if isinstance(frame, InterruptingRez):
        if frame.event == RUNNER_DRAWS:
            return "The Runner is about to draw. Do you rez something first?"
        return "The Runner has used a worm. Do you rez something against it?"
    if isinstance(frame, VirusComes):
        return "A virus counter is about to be placed. Do you keep it away?"
    if isinstance(frame, Trace):
        return "The trace succeeds. Do you cancel what it does?"
    return (
        "A card was rezzed in this run. Do you answer?" if usual.endswith("interrupt?") else usual
    )


def window_words(state: OnrState, seat: int, kind: int) -> str:
    """Say which window is open."""
    ice = "The ice" if state.run_ice == NONE else card_name(state, seat, state.run_ice)
    fort = "" if state.run_fort == NONE else fort_name(state.run_fort)
    whose = "your" if state.turn_seat == seat else f"the {'Corp' if seat else 'Runner'}'s"
    text = WINDOW_WORDS[NAMES[kind]].format(ice=ice[:1].upper() + ice[1:], fort=fort, whose=whose)
    text = text[:1].upper() + text[1:]
    if seat == RUNNER and NAMES[kind] == "before-access":
        return f"Nothing stands between you and {fort}. Continue the run?"
    if seat == CORP and kind >= 5:
        text = text.replace("Continue the run?", "Do you do anything?")
    return text


def action_note(state: OnrState, seat: int) -> str:
    """Say how many actions are left."""
    found = f"{amount(state.actions[seat], 'action')} left"
    if state.streak:
        found = f"{amount(state.streak[1], 'action')} in a row left"
    return found


def trigger_words(state: OnrState, seat: int, trigger: list[int]) -> str:
    """Put the question about an optional effect into words."""
    _, source, place, _, _ = trigger
    if place < 0:
        return "Use this?"
    label = trigger_of(state, source, place).label
    return f"{POOL[state.definition[source]].name}: {label or 'use it'}?"
