"""GNC-18 The questions by name: what is asked, and the clause behind it."""

from __future__ import annotations

from typing import Final

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
    "relocate": ("Which Unit is saved?", "GNC-8.5g"),
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
