"""The 51 questions the rulebook leaves open: switches, each read in exactly one place.

The module-level numbers are positions in `state.rulings`; the value at a position is the place
of the chosen value in the ruling's list, so 0 is the first one, which is always the default.
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Ruling, ruling

Q01: Final = 0
Q02: Final = 1
Q03: Final = 2
Q04: Final = 3
Q05: Final = 4
Q06: Final = 5
Q07: Final = 6
Q08: Final = 7
Q09: Final = 8
Q10: Final = 9
Q11: Final = 10
Q12: Final = 11
Q13: Final = 12
Q14: Final = 13
Q15: Final = 14
Q16: Final = 15
Q17: Final = 16
Q18: Final = 17
Q19: Final = 18
Q20: Final = 19
Q21: Final = 20
Q22: Final = 21
Q23: Final = 22
Q24: Final = 23
Q25: Final = 24
Q26: Final = 25
Q27: Final = 26
Q28: Final = 27
Q29: Final = 28
Q30: Final = 29
Q31: Final = 30
Q32: Final = 31
Q33: Final = 32
Q34: Final = 33
Q35: Final = 34
Q36: Final = 35
Q37: Final = 36
Q38: Final = 37
Q39: Final = 38
Q40: Final = 39
Q41: Final = 40
Q42: Final = 41
Q43: Final = 42
Q44: Final = 43
Q45: Final = 44
Q46: Final = 45
Q47: Final = 46
Q48: Final = 47
Q49: Final = 48
Q50: Final = 49
Q51: Final = 50

RULINGS: Final[tuple[Ruling, ...]] = (
    ruling(
        "ANR-Q01",
        "The window icons of the turn chart are lost: what opens where?",
        "published-chart",
    ),
    ruling(
        "ANR-Q02",
        "Does the first window of a turn come before 'turn begins'?",
        "seed-order",
        "after-begin",
    ),
    ruling("ANR-Q03", "When are the turn's clicks granted?", "action-phase-start", "turn-start"),
    ruling(
        "ANR-Q04",
        "The chart prints step 6 before step 5 and no arrow after 4.1: what follows?",
        "five-after-4.1",
    ),
    ruling(
        "ANR-Q05",
        "May the Runner jack out at step 4 if no ice protects the server?",
        "allowed",
        "forbidden",
    ),
    ruling(
        "ANR-Q06", "What does an optional draw from an empty R&D do?", "corp-loses", "option-hidden"
    ),
    ruling("ANR-Q07", "How do the steps 3.1 to 3.4 of the run chart branch?", "branching"),
    ruling("ANR-Q08", "Whose virus counters does a purge remove?", "all-cards", "corp-cards-only"),
    ruling(
        "ANR-Q09",
        "Which cards may the Corp trash while installing?",
        "same-server",
        "any-installed",
        "none",
    ),
    ruling(
        "ANR-Q10",
        "When may a newly installed asset or upgrade be rezzed?",
        "next-window",
        "within-install",
    ),
    ruling("ANR-Q11", "May a second console be installed?", "forbid", "replace"),
    ruling("ANR-Q12", "Which icebreaker breaks trap ice?", "ai-only", "none"),
    ruling(
        "ANR-Q13",
        "Which programs may be trashed while installing a program?",
        "any-program",
        "only-if-needed",
    ),
    ruling(
        "ANR-Q14",
        "Does a player win with at least or with exactly 7 points?",
        "at-least-7",
        "exactly-7",
    ),
    ruling("ANR-Q15", "When is negative hand size checked?", "end-of-turn", "discard-step"),
    ruling("ANR-Q16", "Is n damage one event or n events?", "one-event", "n-events"),
    ruling("ANR-Q17", "Who performs random choices?", "engine", "opponent"),
    ruling(
        "ANR-Q18", "When does bad publicity taken during a run begin to pay?", "next-run", "at-once"
    ),
    ruling(
        "ANR-Q19",
        "What happens when a second copy of a unique card becomes active?",
        "trash-older",
        "refuse",
    ),
    ruling(
        "ANR-Q20", "How do cards arrive that were trashed from R&D unseen?", "face-down", "face-up"
    ),
    ruling(
        "ANR-Q21",
        "May an icebreaker's strength be raised outside an encounter?",
        "forbidden",
        "allowed-no-carry",
    ),
    ruling("ANR-Q22", "May an ability be used with no possible effect?", "no", "yes"),
    ruling(
        "ANR-Q23",
        "From when does 'the first time each turn' count?",
        "count-from-turn-start",
        "count-from-arrival",
    ),
    ruling("ANR-Q24", "Which credits are spent first?", "restricted-first", "ask-always"),
    ruling(
        "ANR-Q25",
        "When does 'whenever you play a transaction' trigger?",
        "before-resolve",
        "after-resolve",
    ),
    ruling(
        "ANR-Q26", "Do the remaining subroutines of ice that left play resolve?", "resolve", "stop"
    ),
    ruling(
        "ANR-Q27",
        "What becomes of a run whose server vanishes?",
        "end-run-neutral",
        "end-run-unsuccessful",
        "continue-empty",
    ),
    ruling(
        "ANR-Q28", "Whose 'when encountered' abilities come first?", "runner-first", "ice-first"
    ),
    ruling(
        "ANR-Q29",
        "After a damage ambush the Runner survives: may the card be trashed?",
        "yes",
        "no",
    ),
    ruling("ANR-Q30", "May the Runner decline to pay for stealing?", "may-decline", "must-if-able"),
    ruling(
        "ANR-Q31",
        "What becomes of the advancement counters of a scored agenda?",
        "drop-after-trigger",
        "keep",
    ),
    ruling(
        "ANR-Q32",
        "Which card limits apply: the current lists or the tournament list of 2016?",
        "current-data",
        "faq-3.1",
    ),
    ruling("ANR-Q33", "What is the third kind of damage called?", "brain", "core"),
    ruling(
        "ANR-Q34",
        "When is the Corp asked although it can only pass?",
        "public-test",
        "always-offer-corp-in-runs",
        "auto-pass",
        warnings={
            "always-offer-corp-in-runs": "Except in steps 2.1 and 4.1 of a run the Corp is skipped "
            "when it can only pass, so an attentive Runner learns something about its hidden "
            "cards.",
            "auto-pass": "The Corp is skipped whenever it can only pass, so an attentive Runner "
            "learns something about its hidden cards.",
        },
    ),
    ruling("ANR-Q35", "What is a game worth in a match?", "ten-plus-agenda-points", "wins-only"),
    ruling(
        "ANR-Q36", "Who acts first in a window in the opponent's phase?", "active-player", "corp"
    ),
    ruling("ANR-Q37", "Is a second region allowed if the first is unrezzed?", "no", "yes"),
    ruling("ANR-Q38", "May a player spend nothing on a trace?", "legal", "must-spend"),
    ruling("ANR-Q39", "Does the Corp learn a card accessed in R&D and left there?", "no", "yes"),
    ruling(
        "ANR-Q40",
        "Are upgrades in the root accessed after a replacement?",
        "nothing-accessed",
        "root-still",
    ),
    ruling("ANR-Q41", "Do decks below 40 cards need agenda points?", "formula", "none"),
    ruling(
        "ANR-Q42", "May the impossible side of a choice be chosen?", "must-take-possible", "free"
    ),
    ruling(
        "ANR-Q43",
        "May the Corp rez an approached ice that was derezzed in the same approach?",
        "yes",
        "no",
    ),
    ruling("ANR-Q44", "May the Corp advance a card with 0 credits by other means?", "effects-only"),
    ruling("ANR-Q45", "May the Corp score in the Runner's turn?", "never"),
    ruling("ANR-Q46", "Does the Runner choose what to discard?", "choice"),
    ruling("ANR-Q47", "Does losing a click apply with 0 clicks left?", "no-effect", "next-turn"),
    ruling("ANR-Q48", "Does a card rezzed just before 'turn begins' trigger in it?", "yes", "no"),
    ruling("ANR-Q49", "May temporary credits pay for stealing and trashing?", "yes", "no"),
    ruling(
        "ANR-Q50",
        "When is a player asked for the order of own triggers?",
        "when-it-may-matter",
        "always",
    ),
    ruling("ANR-Q51", "Does scoring Mandatory Upgrades give a click at once?", "yes", "next-turn"),
)
