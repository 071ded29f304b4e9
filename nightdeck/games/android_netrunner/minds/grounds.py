"""Why an option looks good or bad: every rule of thumb returns its weight and one of these.

So what a computer player thinks and what it says can never disagree. {card} and {server} are those
of the option, {ice} is the encountered ice; {n} and {m} are what `reasons.py` counts for them.
Grounds in words of both games stand in the family.
"""

from __future__ import annotations

from typing import Final

PLAIN: Final = "nothing speaks against it, and nothing much for it"

# Basic actions ------------------------------------------------------------------------------------
BROKE: Final = "you have next to no credits, and almost everything costs some"
POOR: Final = "a few more credits keep your next plans affordable"
SOUND: Final = "your credits suffice for now; more of them never hurt"
RICH: Final = "you are rich already, so a click is worth more elsewhere"
SHIELD: Final = "your grip is what damage takes first: so few cards are close to death"
MONEY: Final = "it brings more credits than it costs"
GOOD_START: Final = "a hand with what a beginning needs"
FLOODED: Final = "no ice, or too many agendas for the Runner to find in HQ"
SLOW_START: Final = "no money, no icebreaker: a slow beginning"
KEEP_AGENDA: Final = "an agenda in Archives is an agenda for the Runner"
KEEP_ICE: Final = "ice guards your servers; other cards can be missed sooner"
BID_LOW: Final = "every credit bid is gone, whoever wins"
TAGGED: Final = "while you are tagged, the Corp may trash your resources and worse"
GO_AHEAD_INSTEAD: Final = "what already stands is worth more than what its going would save"
GO_AHEAD: Final = "there is room, so nothing has to go"
AGREED: Final = "it is worth having, and it was built for this"

# Ice, agendas, assets -----------------------------------------------------------------------------
GUARDS_HQ: Final = "protects HQ, from which the Runner takes a card of your hand at random"
GUARDS_RD: Final = "protects R&D, where the Runner looks for free every turn"
GUARDS_REMOTE: Final = "makes {server} a place in which an agenda can wait"
NEEDS_ICE: Final = "it only helps ice further in, and there is none"
DEEPER: Final = "{server} has ice already; more of it costs more and adds less"
UPGRADE_READY: Final = "behind ice it makes {server} harder to get into or better to own"
OUSTS: Final = "what lies in {server} already would have to go"
TRAP: Final = "looks like an agenda, and bites who comes for it"
ASSET_OWN: Final = "in a server of its own it works, and the Runner has to spend a click to look"
ASSET_ICE: Final = "ice is better spent in front of agendas"
SCORE_LATER: Final = "worth one point only, while HQ or R&D lies open"
NAKED: Final = "without ice the Runner steals it with one click"
SAFE_AGENDA: Final = "the Runner cannot get past the ice of {server} next turn"
RISKY_AGENDA: Final = "the Runner can get into {server} if they want it badly enough"
ADVANCE_ICE: Final = "advancing ice helps little"
ARMS: Final = "with all its counters it shoots when the Runner holds few cards"
WORTH_MORE: Final = "one more counter, and scoring it brings more"
ON_THE_WAY: Final = "it brings the score nearer, and {server} holds"
EXPOSED: Final = "it brings the score nearer, but the Runner can get into {server} first"
PURGE: Final = "many virus counters lie on the table, and all of them go"
NO_VIRUS: Final = "three clicks for next to nothing"

# Operations and rezzing ---------------------------------------------------------------------------
NO_KILL: Final = "the Runner survives it"
CLICKS_SCORE: Final = "with the clicks it gives an agenda is scored this turn"
CLICKS_IDLE: Final = "its clicks score nothing this turn"
TRACE: Final = "a tag alone changes little now"
BITES_ANYWAY: Final = "it bites unrezzed as well; rezzed it only warns"
ENGINE_NOW: Final = "it pays for clicks, and you have clicks to spend on it"
ENGINE_LATER: Final = "it pays for clicks, and you have none for it now"
INCOME_NOW: Final = "your turn is about to begin, and that is when it pays"
INCOME_LATER: Final = "face down it is safe; it pays only when your turn begins"
USE_NOW: Final = "its ability can be used right now"
USE_LATER: Final = "there is nothing for it to do at this moment"
ATTACKED: Final = "its server is being run on"
ELSEWHERE: Final = "nobody runs on its server"
HELPS_SCORE: Final = "with it the agenda in {server} is within reach"

# The rig ------------------------------------------------------------------------------------------
TWICE: Final = "you have one already, and a second adds nothing"
LEAVES_BROKE: Final = "it works every turn from now on, but leaves you with almost no credits"

# Runs ---------------------------------------------------------------------------------------------
LOOK_RD: Final = "the next card the Corp draws may be an agenda, and looking costs a click"
LOOK_REMOTE: Final = "what lies face down in {server} may be an agenda"
ADVANCED_REMOTE: Final = "{n} in {server}: it is an agenda, or it bites"
TRASH_REMOTE: Final = "what lies in {server} works for the Corp until you trash it"
NOTHING_THERE: Final = "there is nothing to be found in {server}"
CANNOT_PASS: Final = "passing the open ice of {server} costs more than the {m} you have"
DEAR_RUN: Final = "unrezzed ice in front of {server} may cost you what you have"
WEAK_GRIP: Final = "with {n} in your grip, what you meet may kill you"
OPENS_CARD: Final = "a successful run on {server} makes a card of your grip playable"

# In a run -----------------------------------------------------------------------------------------
LEAVE_WALL: Final = "the ice ahead is more than you can pay for"
BREAKS_ALL: Final = "{card} can break all that is left of {ice} with the credits you have"
WEAKENS: Final = "it brings {ice} within reach of your icebreaker"
CLICK_THROUGH: Final = "a click gets you past what would end the run"
CLICK_HARM: Final = "a click is cheaper than what this would do to you"
CLICK_VAIN: Final = "the run ends here anyhow, so clicks are wasted on it"
PAY_TO_GO_ON: Final = "the run is worth more than what going on costs"
LET_IT_END: Final = "the run would be over"
HARM_FIRST: Final = "what hurts you is broken first"
LET_IT_FIRE: Final = "what is left does no harm that is worth paying against"
TRASH_DEAR: Final = "it would take almost all of your credits"
TRASH_IDLE: Final = "it does little where it lies"
SAVED_UP: Final = "it is kept for what it prevents"
PAYS: Final = "it pays credits"

# Answers liked the same everywhere ----------------------------------------------------------------
NEW_HAND: Final = "another hand may be better, and there is no third"
GO_ON_RUN: Final = "the server is what you came for"
LOOK_AT_IT: Final = "every card you access may be an agenda"
LEAVE_IT: Final = "what it would cost to trash it is not worth it, or not there"
DECLINED: Final = "it costs or risks more than it brings"
ORDERED: Final = "the order changes little"
COUNTED: Final = "as good as any other number"
CHOSEN: Final = "as good a target as any that is offered"
ENOUGH: Final = "what is left is better kept"
OWN_POOL: Final = "credits are credits; those that come back by themselves are best spent first"
INSTEAD: Final = "what you get instead of the access is worth it"
BLIND: Final = "face down they are all alike"
