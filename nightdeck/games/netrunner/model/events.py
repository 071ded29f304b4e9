"""What can happen: past-tense numbers with the roles of their arguments.

Roles: c card, d definition, s seat, n number, z fort. The first argument of an event that cards
listen to becomes the `target` of the triggered effect, the second its `number`.
"""

from __future__ import annotations

from typing import Final

# Moments of section 17.27: lists of simultaneous effects are made here ----------------------------
TURN_STARTS: Final = 1  # seat; step 2 of a turn
TURN_ENDS: Final = 2  # seat; step 5 of a turn
RUN_STARTS: Final = 3  # fort attacked
ENCOUNTER_STARTS: Final = 4  # ice
ICE_PASSED: Final = 5  # ice, 1 if all its subroutines were broken in the encounter
RUN_ENDS: Final = 6  # fort attacked, 1 if successful

# Listened to by cards -----------------------------------------------------------------------------
RUN_DECLARED: Final = 7  # fort
CARD_INSTALLED: Final = 8  # card, fort or host
CARD_REZZED: Final = 9  # card
AGENDA_SCORED: Final = 10  # card, advancement counters above the difficulty
AGENDA_STOLEN: Final = 11  # card, points
CARD_ACCESSED: Final = 12  # card, zone
HQ_ACCESSED: Final = 13  # fort; after stage 2
SUBROUTINE_BROKEN: Final = 14  # breaker, place, ice
RUN_SUCCEEDED: Final = 15  # accessed fort
TRACE_SUCCEEDED: Final = 16  # source, trace minus link
TRACE_FAILED: Final = 17  # base link card or NONE, link minus trace
TRACE_OVER: Final = 18  # source
CARDS_DRAWN: Final = 19  # seat, number
CARD_TRASHED: Final = 20  # card, seat that trashed or NONE
CARD_LEFT: Final = 21  # card; heard only by the card itself
BITS_GAINED: Final = 22  # seat, amount
DAMAGE_SUFFERED: Final = 23  # kind, amount
TAG_RECEIVED: Final = 24  # tags now
COUNTERS_ADDED: Final = 25  # card, kind, amount
CARD_EXPOSED: Final = 26  # card
CARD_PLAYED: Final = 27  # card
VIRUS_PLACED: Final = 28  # counter kind, fort or ice or NONE

# Only told ----------------------------------------------------------------------------------------
HAND_KEPT: Final = 50  # seat
HAND_REDRAWN: Final = 51  # seat
TURN_BEGAN: Final = 52  # seat, number
CARD_DRAWN: Final = 53  # card, seat
BITS_LOST: Final = 54  # seat, amount
BITS_SPENT: Final = 55  # seat, amount
ACTIONS_GAINED: Final = 56  # seat, amount
ACTIONS_FORGONE: Final = 57  # seat, owed still
FORGO_OWED: Final = 58  # seat, amount
CARD_DISCARDED: Final = 59  # card
CARD_MOVED: Final = 60  # card, zone
CARD_SHOWN: Final = 61  # card
CARDS_LOOKED_AT: Final = 62  # seat, number, zone
DECK_SHUFFLED: Final = 63  # seat
RUN_MADE: Final = 64  # fort
ICE_APPROACHED: Final = 65  # ice, fort, place, count
ICE_ENCOUNTERED: Final = 66  # ice
ICE_SLIPPED: Final = 67  # ice: passed by an effect
BOOSTED: Final = 68  # icebreaker, amount
JACKED_OUT: Final = 69  # fort
RUN_ENDED_BY: Final = 70  # card
RUN_FAILED: Final = 71  # fort
SUBROUTINE_ACTS: Final = 72  # ice, place
ARCHIVES_TURNED: Final = 73  # number
ACCESS_ENDED: Final = 74  # fort, number of cards
CARD_ADVANCED: Final = 75  # card, counters, fort
CARD_SET: Final = 76  # card, fort, 1 if ice, card replaced or NONE
TRACE_STARTED: Final = 77  # source, limit
BIDS_REVEALED: Final = 78  # trace value, link, base link card or NONE
CORP_BID_SHOWN: Final = 79  # bid
LINK_NAMED: Final = 80  # card or NONE
LINK_CHANGED: Final = 81  # amount, link
TAGS_REMOVED: Final = 82  # amount
TAG_AVOIDED: Final = 83  # card or NONE
DAMAGE_COMES: Final = 84  # kind, amount
DAMAGE_PREVENTED: Final = 85  # card or NONE, amount
BRAIN_DAMAGE_TAKEN: Final = 86  # amount
POINTS_CHANGED: Final = 87  # seat, amount
PUBLICITY_TAKEN: Final = 88  # amount
COUNTER_GIVEN: Final = 89  # kind of player counter, number now
COUNTER_TAKEN: Final = 90  # kind of player counter, number now
FORT_COUNTER_GIVEN: Final = 91  # kind, fort, number now
VIRUSES_REMOVED: Final = 92  # number
LOCK_SET: Final = 93  # price
LOCK_PAID: Final = 94  # price
FORT_GONE: Final = 95  # fort
CARD_DEREZZED: Final = 96  # card
ABILITY_USED: Final = 97  # card, place
TRIGGER_RESOLVED: Final = 98  # card
DIE_ROLLED: Final = 99  # source, result
COUNTERS_REMOVED: Final = 100  # card, kind, amount
BITS_PLACED: Final = 101  # card, amount
TRASH_PREVENTED: Final = 102  # card, saver
NOTHING_FOUND: Final = 103  # seat
SECRETS_SHOWN: Final = 104  # Corp's number, Runner's number
CARD_STAYED: Final = 105  # card
NO_RUNS: Final = 106  # actions
ICE_MOVED: Final = 107  # fort
FORT_COUNTER_TAKEN: Final = 108  # kind, fort, number now
RUN_GOES_ON: Final = 109  # fort
INSTALL_BEGINS: Final = 110  # card, host or NONE
STAYS_ASIDE: Final = 111  # card that cannot be installed
WORKED: Final = 200  # card, feature; told to nobody

ROLES: Final[dict[int, str]] = {
    TURN_STARTS: "s",
    TURN_ENDS: "s",
    RUN_STARTS: "z",
    ENCOUNTER_STARTS: "c",
    ICE_PASSED: "cn",
    RUN_ENDS: "zn",
    RUN_DECLARED: "z",
    CARD_INSTALLED: "cn",
    CARD_REZZED: "c",
    AGENDA_SCORED: "cn",
    AGENDA_STOLEN: "cn",
    CARD_ACCESSED: "cn",
    HQ_ACCESSED: "z",
    SUBROUTINE_BROKEN: "cnc",
    RUN_SUCCEEDED: "z",
    TRACE_SUCCEEDED: "cn",
    TRACE_FAILED: "cn",
    TRACE_OVER: "c",
    CARDS_DRAWN: "sn",
    CARD_TRASHED: "cn",
    CARD_LEFT: "cn",
    BITS_GAINED: "sn",
    DAMAGE_SUFFERED: "nn",
    TAG_RECEIVED: "n",
    COUNTERS_ADDED: "cnn",
    CARD_EXPOSED: "c",
    CARD_PLAYED: "c",
    VIRUS_PLACED: "nn",
    HAND_KEPT: "s",
    HAND_REDRAWN: "s",
    TURN_BEGAN: "sn",
    CARD_DRAWN: "cs",
    BITS_LOST: "sn",
    BITS_SPENT: "sn",
    ACTIONS_GAINED: "sn",
    ACTIONS_FORGONE: "sn",
    FORGO_OWED: "sn",
    CARD_DISCARDED: "c",
    CARD_MOVED: "cn",
    CARD_SHOWN: "c",
    CARDS_LOOKED_AT: "snn",
    DECK_SHUFFLED: "s",
    RUN_MADE: "z",
    ICE_APPROACHED: "cznn",
    ICE_ENCOUNTERED: "c",
    ICE_SLIPPED: "c",
    BOOSTED: "cn",
    JACKED_OUT: "z",
    RUN_ENDED_BY: "c",
    RUN_FAILED: "z",
    SUBROUTINE_ACTS: "cn",
    ARCHIVES_TURNED: "n",
    ACCESS_ENDED: "zn",
    CARD_ADVANCED: "cnz",
    CARD_SET: "cznc",
    TRACE_STARTED: "cn",
    BIDS_REVEALED: "nnc",
    CORP_BID_SHOWN: "n",
    LINK_NAMED: "c",
    LINK_CHANGED: "nn",
    TAGS_REMOVED: "n",
    TAG_AVOIDED: "c",
    DAMAGE_COMES: "nn",
    DAMAGE_PREVENTED: "cn",
    BRAIN_DAMAGE_TAKEN: "n",
    POINTS_CHANGED: "sn",
    PUBLICITY_TAKEN: "n",
    COUNTER_GIVEN: "nn",
    COUNTER_TAKEN: "nn",
    FORT_COUNTER_GIVEN: "nzn",
    VIRUSES_REMOVED: "n",
    LOCK_SET: "n",
    LOCK_PAID: "n",
    FORT_GONE: "z",
    CARD_DEREZZED: "c",
    ABILITY_USED: "cn",
    TRIGGER_RESOLVED: "c",
    DIE_ROLLED: "cn",
    COUNTERS_REMOVED: "cnn",
    BITS_PLACED: "cn",
    TRASH_PREVENTED: "cc",
    NOTHING_FOUND: "s",
    SECRETS_SHOWN: "nn",
    CARD_STAYED: "c",
    NO_RUNS: "n",
    ICE_MOVED: "z",
    FORT_COUNTER_TAKEN: "nzn",
    RUN_GOES_ON: "z",
    INSTALL_BEGINS: "cn",
    STAYS_ASIDE: "c",
    WORKED: "cn",
}
"""What the arguments of an event are."""

MOMENTS: Final = (TURN_STARTS, TURN_ENDS, RUN_STARTS, ENCOUNTER_STARTS, ICE_PASSED, RUN_ENDS)
"""ONR-17.22 The steps whose simultaneous effects are listed once, when the step begins."""
