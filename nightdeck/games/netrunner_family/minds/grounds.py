"""Why an option looks good or bad, in words that hold in both games; each game adds its own.

{card} is that of the option, {ice} the encountered ice; {n} and {m} are what `reasons.py` of the
game counts for them.
"""

from __future__ import annotations

from typing import Final

Liking = tuple[float, str]
"""How good an option looks, and why."""

# Basic actions ------------------------------------------------------------------------------------
EMPTY_HAND: Final = "your hand is almost empty: new cards are new possibilities"
SMALL_HAND: Final = "your hand has room, and you need cards to choose from"
FULL_HAND: Final = "your hand is nearly full; what comes now you may have to discard"
POINTS: Final = "it brings agenda points"
NO_HURRY: Final = "it helps, but nothing here calls for it now"
SPARE_CARD: Final = "you can do without it sooner than without the others"
SPARE_BREAKER: Final = "your rig breaks already what it would break"
NEEDED_BREAKER: Final = "nothing in your rig breaks what it breaks"
RESOURCE_GONE: Final = "their resource stops working for them, for good"
PREVENTED: Final = "what it prevents is worse than what it costs"

# Ice, agendas, assets -----------------------------------------------------------------------------
ARCHIVES_ICE: Final = "in Archives there is seldom anything worth guarding"
DEAR_ICE: Final = "you cannot pay for rezzing it yet, so for a while it only looks dangerous"
UPGRADE_OPEN: Final = "without ice in front of it the Runner simply comes and trashes it"
SCORE_NOW: Final = "it can be advanced and scored in this very turn, before anybody comes"
CROWDED: Final = "your hand overflows, so it has to go somewhere"
ADVANCE_BLUFF: Final = "counters make the Runner curious, or wary"
ENOUGH_COUNTERS: Final = "more counters add nothing"
FINISH: Final = "this turn it can be finished and scored"

# Operations and rezzing ---------------------------------------------------------------------------
KILLS: Final = "the damage you can do now is more than the Runner holds: it wins the game"
DRAIN: Final = "the Runner has {n} to lose"
TRACE_KILL: Final = "a tag makes what burns in your hand playable"
IDLE_ICE: Final = "nothing of worth lies behind it"
STOPS: Final = "the Runner cannot get past it: the run ends here"
TOOTHLESS: Final = "it costs the Runner nothing to pass"
CHEAP_TOLL: Final = "it costs the Runner less than it costs you"
TOLL: Final = "it costs the Runner something every time they come"

# The rig ------------------------------------------------------------------------------------------
NO_MEMORY: Final = "{n} of {m} memory is used: another program would have to go"
BUILDS_RIG: Final = "what is installed works every turn from now on"

# Runs ---------------------------------------------------------------------------------------------
SEEN_RD: Final = "you have seen its next card, and it is no agenda"
AGENDA_RD: Final = "you know an agenda on top of R&D"
LOOK_HQ: Final = "{n} in HQ, and every agenda drawn but not installed is among them"
ARCHIVES_RUN: Final = "cards lie face down in Archives, and you access all of them"

# In a run -----------------------------------------------------------------------------------------
LEAVE_RISK: Final = "what waits may cost more than it brings"
WAY_FREE: Final = "nothing stands in your way any more"
NOT_NOW: Final = "it does nothing at this moment"
ALL_BROKEN: Final = "every subroutine is broken already"
BOOSTS: Final = "with this strength {card} can break {ice}, and you can pay for all of it"
OUT_OF_REACH: Final = "you cannot pay to break all of {ice}, so paying for a part is wasted"
STRONG_ENOUGH: Final = "{card} is strong enough already"
CHEAPER_OTHER: Final = "another icebreaker does it for less"
STOPPER_FIRST: Final = "what ends the run is broken first"
HALF_WAY: Final = "stopping half way throws away what you have paid, or could cheaply finish"
STEAL_IT: Final = "agenda points are what wins the game"
TRASH_FREE: Final = "it costs nothing"
TRASH_IT: Final = "it works for the Corp as long as it lies there, and you can afford it"
RUN_BY_CARD: Final = "a run by this card brings more than an ordinary one"
USES_UP: Final = "it is used up by that, and you may need it later"
HANDY: Final = "its ability is there to be used"

# Answers ------------------------------------------------------------------------------------------
WAIT: Final = "nothing here is worth doing now"
