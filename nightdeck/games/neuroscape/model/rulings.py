"""The 75 questions the rulebook leaves open: switches, each read in exactly one place.

The module-level numbers are positions in `state.rulings`; the value at a position is the place
of the chosen value in the ruling's list, so 0 is the first one, which is always the default.
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Ruling

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
    Ruling(
        "NEU-R01",
        "NEU-R01",
        "When does a swift check close?",
        ("all-but-last-actor", "all-players"),
        "all-but-last-actor",
    ),
    Ruling(
        "NEU-R02",
        "NEU-R02",
        "Who is asked first in an automatic check?",
        ("active-first", "left-of-active"),
        "active-first",
    ),
    Ruling(
        "NEU-R03",
        "NEU-R03",
        "May players act again after a cache resolved inside an automatic check?",
        ("reopen", "single-pass"),
        "reopen",
    ),
    Ruling(
        "NEU-R04",
        "NEU-R04",
        "Are swift actions possible between two resolving items?",
        ("resolve-all", "check-between"),
        "resolve-all",
    ),
    Ruling(
        "NEU-R05",
        "NEU-R05",
        "In which order are four players asked?",
        ("clockwise-seats", "turn-order"),
        "clockwise-seats",
    ),
    Ruling(
        "NEU-R06",
        "NEU-R06",
        "Does an ability on the cache need its source in play?",
        ("independent", "fails-with-source"),
        "independent",
    ),
    Ruling(
        "NEU-R07",
        "NEU-R07",
        "Does a failed psychosis check use up the ability of the round?",
        ("attempt-spent", "attempt-free"),
        "attempt-spent",
    ),
    Ruling(
        "NEU-R08",
        "NEU-R08",
        "Which pool takes the backlash of a psychosis failure?",
        ("attack-colour", "bioframe"),
        "attack-colour",
    ),
    Ruling(
        "NEU-R09",
        "NEU-R09",
        "Are attackers declared one by one or all together?",
        ("one-at-a-time", "all-then-roll"),
        "one-at-a-time",
    ),
    Ruling(
        "NEU-R10",
        "NEU-R10",
        "May a character act in the turn it enters play?",
        ("none", "no-attack", "no-attack-no-run"),
        "none",
    ),
    Ruling(
        "NEU-R11",
        "NEU-R11",
        "Can characters be attacked?",
        ("players-only", "characters-too"),
        "players-only",
    ),
    Ruling(
        "NEU-R12",
        "NEU-R12",
        "Which pool takes the excess of a blue Overrun?",
        ("bioframe", "attack-colour"),
        "bioframe",
    ),
    Ruling(
        "NEU-R13",
        "NEU-R13",
        "Does damage already marked lower what a blocker absorbs from Overrun?",
        ("full-defense", "remaining-defense"),
        "full-defense",
    ),
    Ruling(
        "NEU-R14",
        "NEU-R14",
        "How may damage be split over several blockers?",
        ("free", "lethal-first"),
        "free",
    ),
    Ruling(
        "NEU-R15",
        "NEU-R15",
        "Are the checks of combat held without an attacker?",
        ("skip", "keep-checks"),
        "skip",
    ),
    Ruling(
        "NEU-R16",
        "NEU-R16",
        "What does drawing from an empty Cyberdeck do?",
        ("skip-draw", "burnout", "lose"),
        "skip-draw",
    ),
    Ruling("NEU-R17", "NEU-R17", "Do idle games end?", ("idle-draw", "none"), "idle-draw"),
    Ruling(
        "NEU-R18",
        "NEU-R18",
        "What if the last players are eliminated together?",
        ("draw", "active-loses", "active-wins"),
        "draw",
    ),
    Ruling("NEU-R19", "NEU-R19", "Is there a limit to the hand?", ("none", "seven"), "none"),
    Ruling(
        "NEU-R20", "NEU-R20", "Can a pool rise above its start?", ("none", "start-value"), "none"
    ),
    Ruling(
        "NEU-R21",
        "NEU-R21",
        "Which programs roll in a stability check?",
        ("all-persistent-programs", "own-mainframe-slots"),
        "all-persistent-programs",
    ),
    Ruling(
        "NEU-R22",
        "NEU-R22",
        "Does a stability check stop once the memory suffices?",
        ("roll-all", "stop-when-stable"),
        "roll-all",
    ),
    Ruling(
        "NEU-R23",
        "NEU-R23",
        "How is the stability die read?",
        ("one-to-ten-crash", "zero-die"),
        "one-to-ten-crash",
    ),
    Ruling(
        "NEU-R24",
        "NEU-R24",
        "Who gets RAM when several characters are short?",
        ("controller-chooses", "oldest-first", "lowest-cost-first"),
        "controller-chooses",
    ),
    Ruling(
        "NEU-R25",
        "NEU-R25",
        "Which RAM is committed first?",
        ("basic-first", "controller-chooses"),
        "basic-first",
    ),
    Ruling(
        "NEU-R26",
        "NEU-R26",
        "Is RAM for persistent programs committed?",
        ("not-committed", "committed"),
        "not-committed",
    ),
    Ruling(
        "NEU-R27",
        "NEU-R27",
        "In which order do cost effects apply?",
        ("timestamp", "sets-last", "sets-first"),
        "timestamp",
    ),
    Ruling(
        "NEU-R28",
        "NEU-R28",
        "What if there is too little RAM for a copy?",
        ("commit-what-you-can", "no-copy"),
        "commit-what-you-can",
    ),
    Ruling(
        "NEU-R29",
        "NEU-R29",
        "What becomes of committed RAM when control changes?",
        ("recommit", "ram-stays"),
        "recommit",
    ),
    Ruling(
        "NEU-R30",
        "NEU-R30",
        "How does the RAM of a countered character return?",
        ("returns-running", "returns-refreshed"),
        "returns-running",
    ),
    Ruling(
        "NEU-R31",
        "NEU-R31",
        'Who is meant by "you" on a protocol of a partner?',
        ("host", "controller"),
        "host",
    ),
    Ruling(
        "NEU-R32",
        "NEU-R32",
        "When does an activated trojan leave its slot?",
        ("on-activation", "on-resolution"),
        "on-activation",
    ),
    Ruling(
        "NEU-R33",
        "NEU-R33",
        "From when may a trojan be activated?",
        ("next-turn", "own-next-turn"),
        "next-turn",
    ),
    Ruling(
        "NEU-R34",
        "NEU-R34",
        "Are abilities of other cards limited to once a round?",
        ("printed-only", "once-per-round"),
        "printed-only",
    ),
    Ruling(
        "NEU-R35",
        "NEU-R35",
        "Who may use an environment's ability?",
        ("any-player", "controller"),
        "any-player",
    ),
    Ruling(
        "NEU-R36",
        "NEU-R36",
        "Where does a sacrificed card go, and is it destroyed?",
        ("owner-bin-not-destroyed", "controller-bin", "counts-as-destroyed"),
        "owner-bin-not-destroyed",
    ),
    Ruling(
        "NEU-R37",
        "NEU-R37",
        "May a card that cannot be destroyed be force quit?",
        ("blocked", "allowed"),
        "blocked",
    ),
    Ruling("NEU-R38", "NEU-R38", "Does a crash count as destroyed?", ("yes", "no"), "yes"),
    Ruling(
        "NEU-R39",
        "NEU-R39",
        "Does arm cyberware fill one arm or both?",
        ("one-arm", "both-arms"),
        "one-arm",
    ),
    Ruling(
        "NEU-R40",
        "NEU-R40",
        "Is the requirement of a face-down card checked?",
        ("engine-checks", "none"),
        "engine-checks",
    ),
    Ruling(
        "NEU-R41",
        "NEU-R41",
        "Are Faceless Oni and Iron Oni one card?",
        ("same-card", "two-cards"),
        "same-card",
    ),
    Ruling(
        "NEU-R42",
        "NEU-R42",
        "Are DDOS Attack and EMP Blast one ability?",
        ("same-ability",),
        "same-ability",
    ),
    Ruling(
        "NEU-R43",
        "NEU-R43",
        "Which stage is the main stage of the examples?",
        ("deploy",),
        "deploy",
    ),
    Ruling("NEU-R44", "NEU-R44", "How many substages has Reset?", ("three", "two"), "three"),
    Ruling(
        "NEU-R45",
        "NEU-R45",
        "From which end is the cache shown?",
        ("top-first-display", "bottom-first-display"),
        "top-first-display",
    ),
    Ruling(
        "NEU-R46",
        "NEU-R46",
        "Do granted abilities share the bearer's limit?",
        ("shared-with-bearer", "separate"),
        "shared-with-bearer",
    ),
    Ruling(
        "NEU-R47",
        "NEU-R47",
        "In which order do mulligan cards go to the bottom?",
        ("as-selected", "random"),
        "as-selected",
    ),
    Ruling(
        "NEU-R48",
        "NEU-R48",
        "Who starts with three or more single players?",
        ("winner-names-seat", "winner-starts"),
        "winner-names-seat",
    ),
    Ruling(
        "NEU-R49",
        "NEU-R49",
        "Whose first turn has one pick only?",
        ("first-player-only", "first-team"),
        "first-player-only",
    ),
    Ruling(
        "NEU-R50",
        "NEU-R50",
        "Must sideboard swaps be one for one?",
        ("one-for-one", "free-size"),
        "one-for-one",
    ),
    Ruling(
        "NEU-R51",
        "NEU-R51",
        "May a mainframe be swapped?",
        ("cyberdeck-only", "mainframe-allowed"),
        "cyberdeck-only",
    ),
    Ruling(
        "NEU-R52",
        "NEU-R52",
        "How long is a match?",
        ("best-of-3", "best-of-1", "best-of-5"),
        "best-of-3",
    ),
    Ruling(
        "NEU-R53",
        "NEU-R53",
        "Who starts later games of a match?",
        ("reroll", "loser-chooses"),
        "reroll",
    ),
    Ruling(
        "NEU-R54",
        "NEU-R54",
        "What becomes of an eliminated player's cards?",
        ("leave-game", "stay"),
        "leave-game",
    ),
    Ruling(
        "NEU-R55",
        "NEU-R55",
        "Which pool takes damage that names none?",
        ("source-colour", "source-controller-chooses"),
        "source-colour",
    ),
    Ruling(
        "NEU-R56",
        "NEU-R56",
        "When does a tether break by control?",
        ("any-controller-change", "owner-only"),
        "any-controller-change",
    ),
    Ruling(
        "NEU-R57",
        "NEU-R57",
        "Whose synergy is malicious cyberware or a virus?",
        ("controller", "bearer"),
        "controller",
    ),
    Ruling(
        "NEU-R58",
        "NEU-R58",
        "When are targets of a trigger chosen?",
        ("on-resolution", "on-trigger"),
        "on-resolution",
    ),
    Ruling(
        "NEU-R59",
        "NEU-R59",
        "When does a trigger in the middle of an effect resolve?",
        ("after-item", "interrupt"),
        "after-item",
    ),
    Ruling(
        "NEU-R60",
        "NEU-R60",
        "Is the damage of a duel combat damage?",
        ("yes-to-characters", "no"),
        "yes-to-characters",
    ),
    Ruling(
        "NEU-R61",
        "NEU-R61",
        "May a character short of RAM use abilities?",
        ("normal", "no-abilities"),
        "normal",
    ),
    Ruling(
        "NEU-R62",
        "NEU-R62",
        "Must a RAM deck hold five advanced cards?",
        ("rest-basic", "exactly-five-advanced"),
        "rest-basic",
    ),
    Ruling("NEU-R63", "NEU-R63", "May one respond to one's own item first?", ("no", "yes"), "no"),
    Ruling(
        "NEU-R64",
        "NEU-R64",
        "Can vamp save a player from the same damage?",
        ("eliminate-first", "vamp-first"),
        "eliminate-first",
    ),
    Ruling("NEU-R65", "NEU-R65", "Is psychosis checked for blocking?", ("no", "yes"), "no"),
    Ruling(
        "NEU-R66",
        "NEU-R66",
        'Does "you control" include a partner\'s cards as targets?',
        ("programs-and-cyberware-include-teammate", "strict"),
        "programs-and-cyberware-include-teammate",
    ),
    Ruling(
        "NEU-R67", "NEU-R67", "Do several active tiers add up?", ("stack", "highest-only"), "stack"
    ),
    Ruling(
        "NEU-R68",
        "NEU-R68",
        'Does "does not refresh" keep the ability used?',
        ("ability-resets", "ability-stays"),
        "ability-resets",
    ),
    Ruling(
        "NEU-R69",
        "NEU-R69",
        "May malicious cyberware go onto an own character?",
        ("yes", "no"),
        "yes",
    ),
    Ruling(
        "NEU-R70",
        "NEU-R70",
        "When is stability checked?",
        ("as-listed", "after-install"),
        "as-listed",
    ),
    Ruling(
        "NEU-R71",
        "NEU-R71",
        "May a copying program be copied?",
        ("forbidden", "allowed"),
        "forbidden",
    ),
    Ruling(
        "NEU-R72",
        "NEU-R72",
        "Who plays second of a team that goes second?",
        ("across-rule", "team-picks"),
        "across-rule",
    ),
    Ruling(
        "NEU-R73",
        "NEU-R73",
        "Is there a limit of items in a turn?",
        ("200-items", "none"),
        "200-items",
    ),
    Ruling(
        "NEU-R74",
        "NEU-R74",
        "Does a free play ignore a surcharge already there?",
        ("later-effects-only", "all-surcharges"),
        "later-effects-only",
    ),
    Ruling(
        "NEU-R75",
        "NEU-R75",
        "Which partner is damaged by Overrun?",
        ("attacked", "blocking"),
        "attacked",
    ),
)
