"""The 75 questions the rulebook leaves open: switches, each read in exactly one place.

The module-level numbers are positions in `state.rulings`; the value at a position is the place
of the chosen value in the ruling's list, so 0 is the first one, which is always the default.
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Ruling, ruling

R01: Final = 0
R02: Final = 1
R03: Final = 2
R04: Final = 3
R05: Final = 4
R06: Final = 5
R07: Final = 6
R08: Final = 7
R09: Final = 8
R10: Final = 9
R11: Final = 10
R12: Final = 11
R13: Final = 12
R14: Final = 13
R15: Final = 14
R16: Final = 15
R17: Final = 16
R18: Final = 17
R19: Final = 18
R20: Final = 19
R21: Final = 20
R22: Final = 21
R23: Final = 22
R24: Final = 23
R25: Final = 24
R26: Final = 25
R27: Final = 26
R28: Final = 27
R29: Final = 28
R30: Final = 29
R31: Final = 30
R32: Final = 31
R33: Final = 32
R34: Final = 33
R35: Final = 34
R36: Final = 35
R37: Final = 36
R38: Final = 37
R39: Final = 38
R40: Final = 39
R41: Final = 40
R42: Final = 41
R43: Final = 42
R44: Final = 43
R45: Final = 44
R46: Final = 45
R47: Final = 46
R48: Final = 47
R49: Final = 48
R50: Final = 49
R51: Final = 50
R52: Final = 51
R53: Final = 52
R54: Final = 53
R55: Final = 54
R56: Final = 55
R57: Final = 56
R58: Final = 57
R59: Final = 58
R60: Final = 59
R61: Final = 60
R62: Final = 61
R63: Final = 62
R64: Final = 63
R65: Final = 64
R66: Final = 65
R67: Final = 66
R68: Final = 67
R69: Final = 68
R70: Final = 69
R71: Final = 70
R72: Final = 71
R73: Final = 72
R74: Final = 73
R75: Final = 74

RULINGS: Final[tuple[Ruling, ...]] = (
    ruling("NEU-R01", "When does a swift check close?", "all-but-last-actor", "all-players"),
    ruling(
        "NEU-R02", "Who is asked first in an automatic check?", "active-first", "left-of-active"
    ),
    ruling(
        "NEU-R03",
        "May players act again after a cache resolved inside an automatic check?",
        "reopen",
        "single-pass",
    ),
    ruling(
        "NEU-R04",
        "Are swift actions possible between two resolving items?",
        "resolve-all",
        "check-between",
    ),
    ruling("NEU-R05", "In which order are four players asked?", "clockwise-seats", "turn-order"),
    ruling(
        "NEU-R06",
        "Does an ability on the cache need its source in play?",
        "independent",
        "fails-with-source",
    ),
    ruling(
        "NEU-R07",
        "Does a failed psychosis check use up the ability of the round?",
        "attempt-spent",
        "attempt-free",
    ),
    ruling(
        "NEU-R08",
        "Which pool takes the backlash of a psychosis failure?",
        "attack-colour",
        "bioframe",
    ),
    ruling(
        "NEU-R09",
        "Are attackers declared one by one or all together?",
        "one-at-a-time",
        "all-then-roll",
    ),
    ruling(
        "NEU-R10",
        "May a character act in the turn it enters play?",
        "none",
        "no-attack",
        "no-attack-no-run",
    ),
    ruling("NEU-R11", "Can characters be attacked?", "players-only", "characters-too"),
    ruling(
        "NEU-R12", "Which pool takes the excess of a blue Overrun?", "bioframe", "attack-colour"
    ),
    ruling(
        "NEU-R13",
        "Does damage already marked lower what a blocker absorbs from Overrun?",
        "full-defense",
        "remaining-defense",
    ),
    ruling("NEU-R14", "How may damage be split over several blockers?", "free", "lethal-first"),
    ruling("NEU-R15", "Are the checks of combat held without an attacker?", "skip", "keep-checks"),
    ruling(
        "NEU-R16", "What does drawing from an empty Cyberdeck do?", "skip-draw", "burnout", "lose"
    ),
    ruling("NEU-R17", "Do idle games end?", "idle-draw", "none"),
    ruling(
        "NEU-R18",
        "What if the last players are eliminated together?",
        "draw",
        "active-loses",
        "active-wins",
    ),
    ruling("NEU-R19", "Is there a limit to the hand?", "none", "seven"),
    ruling("NEU-R20", "Can a pool rise above its start?", "none", "start-value"),
    ruling(
        "NEU-R21",
        "Which programs roll in a stability check?",
        "all-persistent-programs",
        "own-mainframe-slots",
    ),
    ruling(
        "NEU-R22",
        "Does a stability check stop once the memory suffices?",
        "roll-all",
        "stop-when-stable",
    ),
    ruling("NEU-R23", "How is the stability die read?", "one-to-ten-crash", "zero-die"),
    ruling(
        "NEU-R24",
        "Who gets RAM when several characters are short?",
        "controller-chooses",
        "oldest-first",
        "lowest-cost-first",
    ),
    ruling("NEU-R25", "Which RAM is committed first?", "basic-first", "controller-chooses"),
    ruling("NEU-R26", "Is RAM for persistent programs committed?", "not-committed", "committed"),
    ruling(
        "NEU-R27", "In which order do cost effects apply?", "timestamp", "sets-last", "sets-first"
    ),
    ruling(
        "NEU-R28", "What if there is too little RAM for a copy?", "commit-what-you-can", "no-copy"
    ),
    ruling(
        "NEU-R29", "What becomes of committed RAM when control changes?", "recommit", "ram-stays"
    ),
    ruling(
        "NEU-R30",
        "How does the RAM of a countered character return?",
        "returns-running",
        "returns-refreshed",
    ),
    ruling("NEU-R31", 'Who is meant by "you" on a protocol of a partner?', "host", "controller"),
    ruling(
        "NEU-R32", "When does an activated trojan leave its slot?", "on-activation", "on-resolution"
    ),
    ruling("NEU-R33", "From when may a trojan be activated?", "next-turn", "own-next-turn"),
    ruling(
        "NEU-R34",
        "Are abilities of other cards limited to once a round?",
        "printed-only",
        "once-per-round",
    ),
    ruling("NEU-R35", "Who may use an environment's ability?", "any-player", "controller"),
    ruling(
        "NEU-R36",
        "Where does a sacrificed card go, and is it destroyed?",
        "owner-bin-not-destroyed",
        "controller-bin",
        "counts-as-destroyed",
    ),
    ruling("NEU-R37", "May a card that cannot be destroyed be force quit?", "blocked", "allowed"),
    ruling("NEU-R38", "Does a crash count as destroyed?", "yes", "no"),
    ruling("NEU-R39", "Does arm cyberware fill one arm or both?", "one-arm", "both-arms"),
    ruling("NEU-R40", "Is the requirement of a face-down card checked?", "engine-checks", "none"),
    ruling("NEU-R41", "Are Faceless Oni and Iron Oni one card?", "same-card", "two-cards"),
    ruling("NEU-R42", "Are DDOS Attack and EMP Blast one ability?", "same-ability"),
    ruling("NEU-R43", "Which stage is the main stage of the examples?", "deploy"),
    ruling("NEU-R44", "How many substages has Reset?", "three", "two"),
    ruling(
        "NEU-R45", "From which end is the cache shown?", "top-first-display", "bottom-first-display"
    ),
    ruling(
        "NEU-R46",
        "Do granted abilities share the bearer's limit?",
        "shared-with-bearer",
        "separate",
    ),
    ruling(
        "NEU-R47", "In which order do mulligan cards go to the bottom?", "as-selected", "random"
    ),
    ruling(
        "NEU-R48",
        "Who starts with three or more single players?",
        "winner-names-seat",
        "winner-starts",
    ),
    ruling("NEU-R49", "Whose first turn has one pick only?", "first-player-only", "first-team"),
    ruling("NEU-R50", "Must sideboard swaps be one for one?", "one-for-one", "free-size"),
    ruling("NEU-R51", "May a mainframe be swapped?", "cyberdeck-only", "mainframe-allowed"),
    ruling("NEU-R52", "How long is a match?", "best-of-3", "best-of-1", "best-of-5"),
    ruling("NEU-R53", "Who starts later games of a match?", "reroll", "loser-chooses"),
    ruling("NEU-R54", "What becomes of an eliminated player's cards?", "leave-game", "stay"),
    ruling(
        "NEU-R55",
        "Which pool takes damage that names none?",
        "source-colour",
        "source-controller-chooses",
    ),
    ruling(
        "NEU-R56", "When does a tether break by control?", "any-controller-change", "owner-only"
    ),
    ruling("NEU-R57", "Whose synergy is malicious cyberware or a virus?", "controller", "bearer"),
    ruling("NEU-R58", "When are targets of a trigger chosen?", "on-resolution", "on-trigger"),
    ruling(
        "NEU-R59",
        "When does a trigger in the middle of an effect resolve?",
        "after-item",
        "interrupt",
    ),
    ruling("NEU-R60", "Is the damage of a duel combat damage?", "yes-to-characters", "no"),
    ruling("NEU-R61", "May a character short of RAM use abilities?", "normal", "no-abilities"),
    ruling(
        "NEU-R62",
        "Must a RAM deck hold five advanced cards?",
        "rest-basic",
        "exactly-five-advanced",
    ),
    ruling("NEU-R63", "May one respond to one's own item first?", "no", "yes"),
    ruling(
        "NEU-R64", "Can vamp save a player from the same damage?", "eliminate-first", "vamp-first"
    ),
    ruling("NEU-R65", "Is psychosis checked for blocking?", "no", "yes"),
    Ruling(
        "NEU-R66",
        "NEU-R66",
        'Does "you control" include a partner\'s cards as targets?',
        ("programs-and-cyberware-include-teammate", "strict"),
        "programs-and-cyberware-include-teammate",
    ),
    ruling("NEU-R67", "Do several active tiers add up?", "stack", "highest-only"),
    ruling(
        "NEU-R68",
        'Does "does not refresh" keep the ability used?',
        "ability-resets",
        "ability-stays",
    ),
    ruling("NEU-R69", "May malicious cyberware go onto an own character?", "yes", "no"),
    ruling("NEU-R70", "When is stability checked?", "as-listed", "after-install"),
    ruling("NEU-R71", "May a copying program be copied?", "forbidden", "allowed"),
    ruling("NEU-R72", "Who plays second of a team that goes second?", "across-rule", "team-picks"),
    ruling("NEU-R73", "Is there a limit of items in a turn?", "200-items", "none"),
    ruling(
        "NEU-R74",
        "Does a free play ignore a surcharge already there?",
        "later-effects-only",
        "all-surcharges",
    ),
    ruling("NEU-R75", "Which partner is damaged by Overrun?", "attacked", "blocking"),
)
