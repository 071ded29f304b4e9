"""The open question in plain words: what is asked, about which card, with the fact that matters."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language.effects_cards import Search
from nightdeck.games.android_netrunner.model import modifiers, options, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.vocabulary import EFFECTS
from nightdeck.games.android_netrunner.rules import prevention
from nightdeck.games.android_netrunner.rules.abilities import UseAbility
from nightdeck.games.android_netrunner.rules.access import Access
from nightdeck.games.android_netrunner.rules.corp_turn import CorpTurn
from nightdeck.games.android_netrunner.rules.credits import Payment
from nightdeck.games.android_netrunner.rules.play import Play
from nightdeck.games.android_netrunner.rules.prevention import Pause
from nightdeck.games.android_netrunner.rules.resolution import Conditionals
from nightdeck.games.android_netrunner.rules.trace import Trace
from nightdeck.games.android_netrunner.seen import window_words as windows
from nightdeck.games.android_netrunner.seen.names import card_name, damage_word, placed_name
from nightdeck.games.android_netrunner.seen.words import purse_name
from nightdeck.games.netrunner_family.rules.waiting import trigger_of
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Question
from nightdeck.language.flow import ChooseCard, ChooseCards, ChooseMode
from nightdeck.language.resolving import Asking
from nightdeck.language.tables import read_list
from nightdeck.language.verbs import CARD

FIELDS: Final = {
    "name": True,
    "asks": False,
    "clause": False,
    "runner_clause": False,
    "moment": False,
}
TOLD: Final = read_list("nightdeck.games.android_netrunner.seen", "questions.json", FIELDS)
QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    each["name"]: (each["asks"], each["clause"]) for each in TOLD if "asks" in each
}
"""What a question is called in words, with the rule behind it; `questions.json` says it once.

ANR-DEC2 to ANR-DEC18 list the same questions for who builds on them; people are led to the rules.
"""
FOR_RUNNER: Final[dict[str, str]] = {
    each["name"]: each["runner_clause"] for each in TOLD if "runner_clause" in each
}
"""Where the Runner's rule is another one."""
WINDOWS: Final[dict[str, str]] = {each["name"]: each["moment"] for each in TOLD if "moment" in each}
"""The windows, with the moment each belongs to."""


def questions() -> dict[str, str]:
    """Return every question by name, with its words."""
    found = {name: words[0] for name, words in QUESTIONS.items()}
    for effect in EFFECTS.values():
        if isinstance(effect, (ChooseCard, ChooseCards, Search)):
            found.setdefault(effect.question, "Choose a card")
    found.update((name, f"Act or pass, {moment}") for name, moment in WINDOWS.items())
    return found


def prompt(state: AnrState, seat: int) -> Wording:
    """ANR-DEC1 to ANR-DEC17 Put the open question into words, with the fact that matters."""
    question = state.question
    if question is None:
        return Wording("")
    known = QUESTIONS.get(question.name)
    about = tuple(card for card in question.about if card != terms.NONE)
    note = prompt_note(state, seat, about)
    if known is not None:
        text = special_question(state, seat, question) or known[0]
        clause = FOR_RUNNER.get(question.name, known[1]) if seat == terms.RUNNER else known[1]
        return Wording(text, clause, note, about)
    if question.name.endswith("window") or question.name == "after-action":
        text = windows.window_question(state, seat, question.name)
        facing = about or window_subject(state, question.name)
        return Wording(text, "ANR-W2", windows.window_note(state, seat, question.name), facing)
    return Wording("Choose a card", "ANR-DEC14", note, about)


def special_question(state: AnrState, seat: int, question: Question) -> str:
    """Return words that depend on what is going on, or nothing where the usual ones do."""
    frame = state.stack[-1]
    if isinstance(frame, Pause):
        ending = "Prevent it?" if question.name == "prevention" else "How much do you prevent?"
        return f"{threat(state, seat, frame)} {ending}"
    if isinstance(frame, Payment):
        purse = purse_name(state, seat, question.options[0][1])
        return f"How much of the {amount(frame.total, 'credit')} comes from {purse}?"
    if isinstance(frame, (Play, UseAbility)) and question.name == "number":
        return "How many credits do you spend as X?"
    if isinstance(frame, Conditionals) and question.name == "optional":
        label = trigger_of(state, frame.picked[1], frame.picked[2]).label
        return f"{card_name(state, seat, frame.picked[1])}: {label}?" if label else ""
    if isinstance(frame, Access) and question.name == "optional":
        on_access = POOL[state.definition[frame.card]].on_access
        label = "" if on_access is None else on_access.label
        return f"{card_name(state, seat, frame.card)}: {label}?" if label else ""
    if isinstance(frame, Trace) and question.name == "trace-bid":
        return f"{POOL[state.definition[frame.source]].name} traces: how much do you spend?"
    if question.name == "install-trash":
        return install_question(state, seat, question)
    if question.name == "discard":
        return discard_question(state, seat)
    if question.name == "access" and question.about:
        return f"You access {card_name(state, seat, question.about[0])}"
    return asked_by_effect(state, seat, question, frame)


def install_question(state: AnrState, seat: int, question: Question) -> str:
    """ANR-INS20 Say whether something has to go, or only may."""
    name = card_name(state, seat, question.about[0])
    if (options.GO_ON,) in question.options:
        return f"Trash something first, or go on and install {name}?"
    why = "Memory is short" if seat == terms.RUNNER else "It costs too much"
    return f"{why}: what goes for {name}?"


def discard_question(state: AnrState, seat: int) -> str:
    """ANR-C3.1, ANR-R2.1 Say how many cards there are, how many may stay, how many go."""
    frame = state.stack[-1]
    chosen = len(frame.discards) if isinstance(frame, CorpTurn) else 0
    held = len(state.zones[terms.HQ if seat == terms.CORP else terms.GRIP]) - chosen
    limit = max(modifiers.hand_size(state, seat), 0)
    return f"{amount(held, 'card')}, limit {limit}: discard {held - limit}"


def joint_prompt(state: AnrState, following: AnrState, seat: int) -> Wording:
    """ANR-C2.2w Put a window and the action after it into one question."""
    told = prompt(following, seat)
    scored = windows.offered(state, options.SCORE)
    if scored:
        told.text = "Score it, or act?" if len(scored) == 1 else "Score, or act?"
        told.note = f"{windows.score_note(state, seat, scored[0])} {told.note}"
        told.cards = tuple(scored)
    return told


def asked_by_effect(state: AnrState, seat: int, question: Question, frame: Frame) -> str:
    """Return the words that a card's effect has for its question, if it has any."""
    if not isinstance(frame, Asking):
        return ""
    effect = EFFECTS[frame.effect]
    if isinstance(effect, ChooseMode) and effect.on_target:
        return f"Choose one for {placed_name(state, seat, frame.target)}"
    if question.name == "move-counters" and question.options[0][0] == CARD:
        return "From which card do the counters come?"
    return effect.asks


def threat(state: AnrState, seat: int, pause: Pause) -> str:
    """ANR-AB8, ANR-AB21 Say what is about to happen, and how much of it is left."""
    if pause.against == prevention.PREVENT_DAMAGE:
        word = damage_word(state, pause.about)
        return f"The Runner is about to suffer {pause.amount} {word} damage."
    if pause.against == prevention.PREVENT_TAGS:
        return f"The Runner is about to get {amount(pause.amount, 'tag')}."
    name = placed_name(state, seat, pause.about)
    name = name[:1].upper() + name[1:]
    if pause.against == prevention.PREVENT_TRASH:
        return f"{name} is about to be trashed."
    if pause.against == prevention.PREVENT_EXPOSE:
        return f"{name} is about to be exposed."
    trace = state.stack[-2]
    base = f" with base strength {trace.base}" if isinstance(trace, Trace) else ""
    return f"{name} is about to trace{base}."


def window_subject(state: AnrState, name: str) -> tuple[int, ...]:
    """Return the ice a window is about."""
    if state.encountered != terms.NONE:
        return (state.encountered,)
    if name == "rez-window" and state.run_ice != terms.NONE:
        return (state.run_ice,)
    return ()


def access_note(state: AnrState, seat: int, card: int) -> str:
    """ANR-ACC4, ANR-ACC5 Say what the card is worth, or what trashing it takes; then its text."""
    definition = POOL[state.definition[card]]
    facts = ""
    if definition.kind == terms.AGENDA:
        points = amount(definition.points, "point")
        now = modifiers.score(state, seat)
        facts = f"An agenda worth {points}: you have {now} of {terms.POINTS_TO_WIN}. "
    elif modifiers.trash_cost(state, card) >= 0:
        has = amount(state.credits[seat], "credit")
        facts = f"Trashing it costs {modifiers.trash_cost(state, card)}, you have {has}. "
    # Its text speaks to whoever owns the card, so it is quoted.
    return f"{facts}“{definition.text}”" if definition.text else facts.rstrip()


def trace_note(state: AnrState, seat: int, trace: Trace) -> str:
    """ANR-T2, ANR-T3 Say how the trace stands before this seat spends anything."""
    links = modifiers.link(state)
    if seat == terms.CORP:
        has = amount(state.credits[terms.RUNNER], "credit")
        return f"It starts at {trace.base}. The Runner has link {links} and {has}, and goes second."
    return f"It has strength {trace.strength}, you have link {links}. A tie is enough for you."


def prompt_note(state: AnrState, seat: int, about: tuple[int, ...]) -> str:
    """Return the sentence under a question: clicks left, or the card it comes from."""
    question = state.question
    if question is not None and question.name == "action":
        clicks = amount(state.clicks[seat], "click")
        last = " Your turn ends after it." if state.clicks[seat] == 1 else ""
        return f"{clicks} left, {amount(state.credits[seat], 'credit')}.{last}"
    if question is not None and question.name == "mulligan":
        # The first question of a game also says what the game is about.
        points = f"agendas worth {terms.POINTS_TO_WIN} points"
        if seat == terms.CORP:
            return f"You win when you have scored {points}, the Runner by stealing as many."
        return f"You win when you have stolen {points}, the Corp by scoring as many."
    if question is not None and question.name == "access" and about:
        return access_note(state, seat, about[0])
    frame = state.stack[-1]
    if isinstance(frame, Trace) and question is not None and question.name == "trace-bid":
        return trace_note(state, seat, frame)
    if isinstance(frame, Pause) and frame.against == prevention.PREVENT_DAMAGE:
        return f"{amount(len(state.zones[terms.GRIP]), 'card')} in the grip."
    if isinstance(frame, Payment):
        return f"{amount(frame.amount, 'credit')} still to be paid."
    if about:
        # Whose text it is comes last, what it is done to first.
        source = about[-1] if question is not None and question.name == "mode" else about[0]
        if state.knows(seat, source):
            definition = POOL[state.definition[source]]
            return f"{definition.name}: {definition.text}"
    return ""
