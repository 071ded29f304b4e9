"""The open question in plain words: what is asked, about which card, with the fact that matters."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.funds import most
from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of, defense_of
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACKERS,
    DEFENDERS,
    HAND,
    WOULD_BE_TRASHED,
)
from nightdeck.games.cyberpunk_ccg.model.things import CARD, INHERENT, KIND, PAYMENT, PLACE, SEAT
from nightdeck.games.cyberpunk_ccg.rules.attack_record import remaining_offense, target_strength
from nightdeck.games.cyberpunk_ccg.rules.declaring import Declaring
from nightdeck.games.cyberpunk_ccg.rules.paying import Payment
from nightdeck.games.cyberpunk_ccg.rules.shopping import Buying, Moving
from nightdeck.games.cyberpunk_ccg.rules.turns import Parking
from nightdeck.games.cyberpunk_ccg.rules.using import Using
from nightdeck.games.cyberpunk_ccg.seen.names import card_name, code_name, player_name
from nightdeck.kernel.game import Wording

QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    "cut": ("Do you cut the deck?", "CCG-5.3"),
    "draw": ("Which deck do you draw from?", "CCG-7.1a"),
    "opponent": ("Which opponent gains?", "CCG-R33"),
    "reward": ("Ops Points or Style Points?", "CCG-7.1b"),
    "draw-window": ("Cards are drawn. Do you act?", "CCG-R03"),
    "straighten-window": ("Cards are straight. Do you act?", "CCG-R03"),
    "purchase": ("What do you buy or use?", "CCG-7.3a1"),
    "equip": ("What do you move or use?", "CCG-7.3b1"),
    "legwork": ("Do you pay for an enemy Op or use something?", "CCG-7.4a1"),
    "teams": ("Do you change your Teams?", "CCG-7.4b1"),
    "closing": ("Legwork ends. Do you use something?", "CCG-7.4c2"),
    "hits": ("Do you Hit, or use something?", "CCG-7.5a1"),
    "runs": ("Do you Run, or use something?", "CCG-7.5b1"),
    "damage-control": ("Damage Control. Do you use something?", "CCG-7.6a"),
    "late-window": ("The turn is about to end. Do you act?", "CCG-R03"),
    "skirmish": ("The Skirmish is on. Do you act?", "CCG-8.3a"),
    "target": ("The target is next. Do you act?", "CCG-8.2e"),
    "run": ("The Run is on. Do you act?", "CCG-8.5b"),
    "response": ("Do you respond?", "CCG-6.6b"),
    "pay": ("What pays for it?", "CCG-6.5c"),
    "defence": ("Do you defend?", "CCG-8.2c"),
    "defenders": ("Who defends?", "CCG-8.2c"),
    "weapons": ("Which Weapons are active?", "CCG-8.1g"),
    "park": ("Do you park?", "CCG-8.7f"),
    "discard": ("Which card do you discard?", "CCG-7.6b"),
    "optional": ("Do you use it?", "CCG-6.8j"),
    "choose": ("Which one?", "CCG-6.8l"),
    "search": ("Which card do you take?", "CCG-6.8c"),
    "lose": ("Which of your cards is lost?", "CCG-6.8h"),
    "cops": ("Which Cops do you use?", "CCG-10.13b"),
    "chassis": ("Where does the Chassis go?", "CCG-12.2"),
}
"""What a question is called in words, with the clause behind it."""


def prompt(state: CcgState, seat: int) -> Wording:
    """CCG-6.7 Put the open question into words, with the fact that matters."""
    question = state.question
    if question is None:
        return Wording("")
    text, clause = QUESTIONS.get(question.name, ("Choose one.", ""))
    about = tuple(card for card in question.about if card >= 0)
    note = ""
    announced = announcing(state, seat)
    if announced is not None:
        return announced
    if question.name == "response":
        text, note = response_words(state, seat)
    elif question.name in ("skirmish", "target", "run", "defence", "defenders"):
        note = street(state, seat)
    elif question.name in ("purchase", "equip", "legwork"):
        note = f"{most(state, seat)} EB ready"
    elif question.name == "draw":
        held = len(state.cards(seat, HAND))
        note = f"{held} card{'' if held == 1 else 's'} in hand"
    elif about and question.name in ("weapons", "optional", "choose", "search", "lose"):
        note = f"For {card_name(state, about[0], seat)}"
    return Wording(text, clause, note, about)


def announcing(state: CcgState, seat: int) -> Wording | None:
    """CCG-6.5o Say what is being chosen for what is announced; only the acting player is asked."""
    frame = state.stack[-1]
    if isinstance(frame, Payment):
        paid = frame.total - frame.cost
        note = f"{paid} of {frame.total} EB paid" if paid else f"It costs {frame.total} EB"
        return Wording("What pays for it?", "CCG-6.5c", note)
    step = frame.steps[state.at[-1] - 1]
    if isinstance(frame, Using):
        name = card_name(state, frame.card, seat)
        return using_words(frame, state, name, step)
    if isinstance(frame, Buying):
        name = card_name(state, frame.card, seat)
        return Wording(f"Where does {name} go?", "CCG-7.3a3", "", (frame.card,))
    if isinstance(frame, Moving):
        name = card_name(state, frame.card, seat)
        text = f"Where does {name} go?" if step == "offer_host" else "What is exhausted for it?"
        return Wording(text, "CCG-7.3b2", "", (frame.card,))
    if isinstance(frame, Declaring):
        if step == "offer_member":
            return Wording("Who goes?", "CCG-8.2a", "", tuple(frame.members))
        return Wording("What is attacked?", "CCG-8.2b", "", tuple(frame.members))
    if isinstance(frame, Parking):
        return Wording("Which Vehicle is exhausted?", "CCG-8.7f")
    return None


def using_words(frame: Using, state: CcgState, name: str, step: str) -> Wording:
    """Say which choice of an ability or Event is open."""
    label = ability_at(state, frame.card, frame.place).label or name
    texts = {
        "offer_mode": "Which of these?",
        "offer_aim": "What is it aimed at?",
        "offer_trash": "What do you Trash for it?",
        "offer_weapons": "Which Weapons are active?",
        "offer_partner": "Who helps?",
    }
    note = f"{label} by {name}" if label != name else f"For {name}"
    return Wording(texts.get(step, "Choose one."), "CCG-6.3b", note, (frame.card,))


def response_words(state: CcgState, seat: int) -> tuple[str, str]:
    """CCG-6.6a Say what may be answered."""
    if state.triggers_open[-1] & WOULD_BE_TRASHED:
        names = ", ".join(card_name(state, card, seat) for card in state.doomed[-1])
        return "Do you save anything?", f"About to be Trashed: {names}"
    thing = state.things[-1]
    who = player_name(thing[SEAT], seat)
    name = POOL[state.definition[thing[CARD]]].name
    verb = "use" if who == "you" else "uses"
    if thing[KIND] == PAYMENT:
        return "Do you respond?", f"{who[:1].upper()}{who[1:]} {verb} {name} to pay"
    is_inherent = thing[PLACE] >= INHERENT
    label = ability_at(state, thing[CARD], thing[PLACE]).label if is_inherent else ""
    told = f": {label}" if label and label != name else ""
    return "Do you respond?", f"{who[:1].upper()}{who[1:]} {verb} {name}{told}"


def street(state: CcgState, seat: int) -> str:
    """CCG-8.1 Say the sums of the attack."""
    target = code_name(state, state.target, seat)
    if state.defenders:
        mine = f"{attack_of(state, ATTACKERS)}/{defense_of(state, ATTACKERS)}"
        theirs = f"{attack_of(state, DEFENDERS)}/{defense_of(state, DEFENDERS)}"
        return f"Attackers {mine}, defenders {theirs}, then {target}: {target_strength(state)}"
    return f"{remaining_offense(state)} against {target}: {target_strength(state)}"


def questions() -> dict[str, str]:
    """Name every question the game can ask."""
    return {name: text for name, (text, _) in QUESTIONS.items()}
