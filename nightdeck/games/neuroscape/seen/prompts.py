"""The open question in plain words: what is asked, about which card, with the fact that matters."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model.items import SEAT, targets
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BEFORE_COMBAT, COMBAT, HAND
from nightdeck.games.neuroscape.rules.cache import Cache
from nightdeck.games.neuroscape.rules.ram import refreshed
from nightdeck.games.neuroscape.seen.fights import combat_step
from nightdeck.games.neuroscape.seen.names import card_name, code_name, item_name, player_name
from nightdeck.kernel.game import Wording

QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    "mulligan": ("Which cards do you put back, if any?", "NEU-4.5"),
    "play-order": ("Who takes the first turn?", "NEU-4.6"),
    "first-member": ("Which of you takes the first turn?", "NEU-4.6b"),
    "swap-seats": ("Do you swap the order of your two turns?", "NEU-R72"),
    "stability-next": ("Which card do you roll for next?", "NEU-7.12"),
    "draw-install": ("Draw a card or install RAM?", "NEU-5.1c"),
    "force-quit": ("Do you force quit anything?", "NEU-5.1d"),
    "deploy": ("What do you do?", "NEU-5.2a"),
    "swift": ("Do you answer?", "NEU-8.4"),
    "orientation": ("Upright or reversed?", "NEU-12.4"),
    "mode": ("Which of these?", "NEU-2.13"),
    "x": ("How much is X?", "NEU-6.2"),
    "mainframe": ("On whose mainframe?", "NEU-12.6"),
    "bearer": ("Who bears it, and at which port?", "NEU-11.1"),
    "target": ("What is it aimed at?", "NEU-13.1"),
    "sacrifice": ("What do you sacrifice for it?", "NEU-6.2"),
    "payment": ("Which RAM pays for it?", "NEU-7.4"),
    "declare-attacker": ("Who attacks whom?", "NEU-9.1"),
    "declare-blocker": ("Who blocks whom?", "NEU-9.3"),
    "assign-damage": ("How is the damage split among the blockers?", "NEU-9.5c"),
    "trigger-order": ("Which of these comes next?", "NEU-10.8"),
    "may": ("Do you use it?", "NEU-10.7"),
    "optional": ("Do you do it?", "NEU-6.10"),
    "reroll": ("Do you roll again?", "NEU-19.4a"),
    "prevention": ("How is the prevention spread?", "NEU-16.11"),
    "give-back": ("Which RAM returns to the bank?", "NEU-7.10"),
    "commit-order": ("Who gets this RAM?", "NEU-7.7"),
    "discard": ("Which card do you discard?", "NEU-6.12"),
    "play-now": ("Do you play a card now?", "NEU-6.9"),
    "copy-target": ("What is the copy aimed at?", "NEU-14.7"),
    "change-target": ("What is it aimed at instead?", "NEU-13.8"),
    "character": ("Which character?", "NEU-2.9"),
    "opponent": ("Which opponent?", "NEU-2.9"),
    "to-bottom": ("Do you put it on the bottom?", "NEU-6.13"),
    "bottom-next": ("Which card goes to the bottom next?", "NEU-6.13"),
    "on-top": ("Which card goes on top next?", "NEU-6.13"),
    "add-to-roll": ("Do you add to the roll?", "NEU-19.4a"),
    "card": ("Which card?", "NEU-2.9"),
    "number": ("How many?", "NEU-2.9"),
}
"""What a question is called in words, with the clause behind it."""

COMBAT_MOMENTS: Final = {
    1: "Attackers are declared.",
    3: "Blockers are declared, damage is next.",
}
"""NEU-9.2, NEU-9.4 The swift checks of a combat."""

ABOUT: Final = (
    "orientation", "mode", "x", "mainframe", "bearer", "target", "sacrifice", "payment", "may",
    "optional", "play-now", "character", "opponent", "card", "number", "to-bottom", "reroll",
)  # fmt: skip
"""The questions whose card is named."""


def prompt(state: NeuState, seat: int) -> Wording:
    """NEU-2.9 Put the open question into words, with the fact that matters."""
    question = state.question
    if question is None:
        return Wording("")
    text, clause = QUESTIONS.get(question.name, ("Choose one.", ""))
    about = tuple(card for card in question.about if card >= 0)
    note = ""
    if question.name == "swift":
        text, clause, note = swift_words(state, seat)
    elif question.name in ("deploy", "force-quit"):
        note = f"{len(refreshed(state, seat))} refreshed RAM"
    elif question.name == "draw-install":
        note = f"{len(state.cards(seat, HAND))} cards in hand"
    elif question.name in ABOUT and about:
        note = f"For {card_name(state, about[0], seat)}"
    return Wording(text, clause, note, about)


def swift_words(state: NeuState, seat: int) -> tuple[str, str, str]:
    """NEU-8.4, NEU-8.6 Say what may be answered, or which check this is."""
    ready = f"{len(refreshed(state, seat))} RAM ready."
    if state.cache and any(isinstance(frame, Cache) for frame in state.stack):
        item = state.cache[-1]
        who = player_name(state, item[SEAT], seat)
        aims = ", ".join(code_name(state, code, seat) for code in targets(item))
        aimed = f", aimed at {aims}" if aims else ""
        note = f"{who[:1].upper()}{who[1:]} played it{aimed}. It resolves next. {ready}"
        return f"Answer {item_name(state, item, seat)}?", "NEU-8.4", note
    if state.stage == BEFORE_COMBAT:
        return "Combat is next. Do you act first?", "NEU-5.4", ready
    if state.stage == COMBAT:
        return f"{COMBAT_MOMENTS.get(combat_step(state), 'Combat.')} Do you act?", "NEU-9.2", ready
    return "The turn is about to end. Do you act?", "NEU-5.6", ready


def questions() -> dict[str, str]:
    """Name every question the game can ask."""
    return {name: text for name, (text, _) in QUESTIONS.items()}
