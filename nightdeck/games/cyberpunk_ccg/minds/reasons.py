"""Why the rules of thumb like an option as they do, in the words of this game."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.minds.fights import hardness, owner_of, points_of
from nightdeck.games.cyberpunk_ccg.minds.forces import fight_of, wall_of
from nightdeck.games.cyberpunk_ccg.model import options as verbs
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import EVENT, LOCATION, OPERATION, RUNNER
from nightdeck.games.cyberpunk_ccg.rules.declaring import Declaring
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

GROUNDS: Final[dict[int, str]] = {
    0: "what is unused can still defend",
    verbs.CANCEL: "it can wait",
    verbs.BACK: "it can wait",
    verbs.AUTO: "it wastes the least",
    verbs.SOURCE: "it pays without tiring anybody",
    verbs.BOOST: "the Location gives more that way",
    verbs.DEAL: "the Fixer saves more than anybody pays",
    verbs.DRAW_RUNS: "places and people come first",
    verbs.DRAW_GEAR: "the people need something in their hands",
    verbs.ASSIGN: "together they take what nobody takes alone",
    verbs.REMOVE: "the Team does better without",
    verbs.TRANSFER: "gear in the Stash helps nobody",
    verbs.DECLINE: "the defenders would only be lost",
    verbs.PAY_FOR_OP: "its points may be worth the price",
    verbs.PARK: "who stays unused can defend",
    verbs.DISCARD: "it is the least useful card",
    verbs.ENOUGH: "no more is needed",
    verbs.YES: "it helps",
    verbs.NO: "it can wait",
}
"""What is said for a verb whatever it is about."""


def reason(state: CcgState, seat: int, option: Option) -> Wording:
    """Say why the heuristic finds an option as good or as bad as it does."""
    verb = option[0]
    if verb in (verbs.BUY, verbs.PLAY):
        return Wording(card_ground(state, option[1]), cards=(option[1],))
    if verb == verbs.USE:
        label = ability_at(state, option[1], option[2]).label
        text = f"{label} is worth more now than later" if label else "it is worth using now"
        return Wording(text, cards=(option[1],))
    if verb == verbs.AIM and isinstance(state.stack[-1], Declaring):
        return Wording(target_ground(state, seat, option[1], state.stack[-1].members))
    return Wording(GROUNDS.get(verb, "one is as good as another"))


def card_ground(state: CcgState, card: int) -> str:
    """Say what a card is good for."""
    definition = POOL[state.definition[card]]
    if definition.kind == LOCATION:
        return f"it brings {definition.eb} EB every turn"
    if definition.kind == RUNNER:
        attack = definition.sr + definition.lr
        return f"it brings {attack} attack and {definition.defense} defense"
    if definition.kind == OPERATION:
        return f"a Run on it is worth {definition.ops} Ops Points"
    if definition.kind == EVENT:
        return "its moment is now"
    return "it makes its bearer stronger"


def target_ground(state: CcgState, seat: int, code: int, runners: list[int]) -> str:
    """Say how an attack would go."""
    attack, _ = fight_of(state, runners)
    hard, points = hardness(state, code), points_of(state, code)
    if attack <= hard:
        return f"{attack} does not beat {hard}"
    other = owner_of(state, code)
    if other != seat and attack <= hard + wall_of(state, other):
        return f"{attack} beats {hard}, but defenders could stop it"
    return f"{attack} beats {hard} for {points}"
