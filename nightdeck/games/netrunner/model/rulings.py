"""The 49 questions the rulebook leaves open: switches, each with its default first.

The module-level numbers are positions in `state.rulings`; the value at a position is the place of
the chosen value in the list of the ruling, so 0 is always the default. ONR-23A The presets `manual`
and `classic` take that value of every ruling which has it; every other one keeps its default.
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Preset, Ruling, ruling

R01: Final = 0  # runner-actions
R02: Final = 1  # runner-draw
R03: Final = 2  # basic-income
R04: Final = 3  # must-use-actions
R05: Final = 4  # rez-as-action
R06: Final = 5  # tag-trash-timing
R07: Final = 6  # ice-trash-timing
R08: Final = 7  # replace-card
R09: Final = 8  # start-windows
R10: Final = 9  # upgrade-new-fort
R11: Final = 10  # loser-points
R12: Final = 11  # hand-limit-time
R13: Final = 12  # starting-bits
R14: Final = 13  # starting-hand
R15: Final = 14  # mu-source
R16: Final = 15  # first-player
R17: Final = 16  # simultaneous-order
R18: Final = 17  # advance-nodes
R19: Final = 18  # fort-access
R20: Final = 19  # central-upgrades
R21: Final = 20  # archives-trash
R22: Final = 21  # archives-order
R23: Final = 22  # access-stages
R24: Final = 23  # jack-out-points
R25: Final = 24  # killer-type
R26: Final = 25  # pass-condition
R27: Final = 26  # decking
R28: Final = 27  # negative-hand
R29: Final = 28  # trace-tie
R30: Final = 29  # trace-bids
R31: Final = 30  # trace-base-link
R32: Final = 31  # tag-needed-trace-only
R33: Final = 32  # mulligan
R34: Final = 33  # copies
R35: Final = 34  # ban-list
R36: Final = 35  # agenda-density
R37: Final = 36  # match-tie
R38: Final = 37  # turn-limit
R39: Final = 38  # score-voluntary
R40: Final = 39  # runner-hardware
R41: Final = 40  # rez-response
R42: Final = 41  # virus-removal
R43: Final = 42  # bad-publicity
R44: Final = 43  # lethal-wording
R45: Final = 44  # win-both
R46: Final = 45  # payment-choice
R47: Final = 46  # trashed-replaced-face
R48: Final = 47  # vanishing-fort
R49: Final = 48  # quiet-questions


RULINGS: Final[tuple[Ruling, ...]] = (
    ruling("ONR-R01", "How many actions does the Runner have in a turn?", "classic", "manual"),
    ruling("ONR-R02", "Does the Runner draw a card at the start of the turn?", "manual", "classic"),
    ruling(
        "ONR-R03", "Are drawing a card and gaining a bit actions of everybody?", "classic", "manual"
    ),
    ruling("ONR-R04", "May a player stop before all actions are used?", "manual", "classic"),
    ruling("ONR-R05", "May rezzing also be an action?", "classic", "manual"),
    ruling(
        "ONR-R06", "When may the Corp trash a resource of a tagged Runner?", "manual", "classic"
    ),
    ruling("ONR-R07", "When may the Corp trash its own ice?", "manual", "classic"),
    ruling("ONR-R08", "What becomes of a replaced agenda or node?", "manual", "classic"),
    ruling(
        "ONR-R09",
        "How do the windows and effects at the start of a turn follow each other?",
        "two-windows",
        "interleave",
    ),
    ruling("ONR-R10", "May an upgrade alone found a new fort?", "manual", "classic"),
    ruling("ONR-R11", "Who gets match points for agenda points when losing?", "manual", "classic"),
    ruling("ONR-R12", "When is the hand size enforced?", "end-of-turn"),
    ruling("ONR-R13", "How many bits does everybody start with?", "five", "zero"),
    ruling("ONR-R14", "How many cards does everybody start with?", "manual-read", "none"),
    ruling("ONR-R15", "Where does the memory limit come from?", "classic", "manual"),
    ruling("ONR-R16", "Who takes the first turn?", "corp", "random"),
    ruling("ONR-R17", "Who orders what happens at the same time?", "manual", "classic"),
    ruling("ONR-R18", "Which nodes can be advanced?", "manual", "classic"),
    ruling("ONR-R19", "Are agendas inside a subsidiary fort accessed?", "classic", "manual"),
    ruling("ONR-R20", "Are upgrades inside central forts accessed?", "classic", "manual"),
    ruling("ONR-R21", "May cards accessed in Archives be trashed?", "classic"),
    ruling(
        "ONR-R22",
        "In which order are the cards of Archives accessed?",
        "pile-order",
        "runner-choice",
    ),
    ruling(
        "ONR-R23",
        "Is stealing and trashing done card by card, or after all looks?",
        "classic",
        "manual",
    ),
    ruling("ONR-R24", "Where may the Runner jack out?", "manual", "classic"),
    ruling("ONR-R25", "Is Killer a keyword or a fourth type of ice?", "keyword", "fourth-type"),
    ruling("ONR-R26", "Is ice passed although a subroutine was not broken?", "classic", "manual"),
    ruling("ONR-R27", "When does an empty R&D lose the game?", "on-failed-draw", "on-empty"),
    ruling(
        "ONR-R28",
        "When is a Runner with a hand size below 0 flatlined?",
        "flatline-end-of-turn",
        "flatline-now",
    ),
    ruling("ONR-R29", "What does a tie of trace and link mean?", "classic", "modern"),
    ruling(
        "ONR-R30",
        "Are both bids of a trace secret?",
        "classic",
        "open",
        warnings={"open": "The Runner sees what the Corp bids before bidding."},
    ),
    ruling("ONR-R31", "Is the choice of the base link card secret?", "secret", "open"),
    ruling("ONR-R32", "May anything but a trace give a tag?", "classic", "manual"),
    ruling("ONR-R33", "May a starting hand be redrawn?", "none", "one"),
    ruling("ONR-R34", "How many copies of a card may a deck have?", "classic", "three"),
    ruling("ONR-R35", "Which cards are banned?", "trc", "none"),
    ruling(
        "ONR-R36", "How many agenda points does a Corp deck need?", "classic", "ratio", "modern"
    ),
    ruling("ONR-R37", "What decides a match with equal totals?", "draw", "agenda-points", "wins"),
    ruling("ONR-R38", "Is there a limit of turns?", "sixty", "none"),
    ruling("ONR-R39", "May the Corp wait with an agenda that can be scored?", "classic", "manual"),
    ruling("ONR-R40", "Can hardware be installed?", "include", "omit"),
    ruling("ONR-R41", "May the Runner act between the rez of ice and its encounter?", "no", "yes"),
    ruling("ONR-R42", "May the Corp remove virus counters?", "classic", "off"),
    ruling("ONR-R43", "Does bad publicity lose the game?", "seven", "off"),
    ruling("ONR-R44", "Is damage that takes the last card lethal?", "no", "yes"),
    ruling("ONR-R45", "What comes first, flatline or points?", "damage-first"),
    ruling("ONR-R46", "Who picks the bits that pay?", "auto", "ask"),
    ruling("ONR-R47", "Is a replaced face-down card shown?", "no", "yes"),
    ruling("ONR-R48", "What becomes of a run on a fort that vanishes?", "continue", "end"),
    ruling(
        "ONR-R49",
        "Is a seat asked although it can only pass?",
        "public-test",
        "needed",
        warnings={
            "needed": "A pause that does not happen tells the other side about hidden cards."
        },
    ),
)

KEYS: Final[dict[str, str]] = {
    "runner-actions": "ONR-R01",
    "runner-draw": "ONR-R02",
    "basic-income": "ONR-R03",
    "must-use-actions": "ONR-R04",
    "rez-as-action": "ONR-R05",
    "tag-trash-timing": "ONR-R06",
    "ice-trash-timing": "ONR-R07",
    "replace-card": "ONR-R08",
    "start-windows": "ONR-R09",
    "upgrade-new-fort": "ONR-R10",
    "loser-points": "ONR-R11",
    "hand-limit-time": "ONR-R12",
    "starting-bits": "ONR-R13",
    "starting-hand": "ONR-R14",
    "mu-source": "ONR-R15",
    "first-player": "ONR-R16",
    "simultaneous-order": "ONR-R17",
    "advance-nodes": "ONR-R18",
    "fort-access": "ONR-R19",
    "central-upgrades": "ONR-R20",
    "archives-trash": "ONR-R21",
    "archives-order": "ONR-R22",
    "access-stages": "ONR-R23",
    "jack-out-points": "ONR-R24",
    "killer-type": "ONR-R25",
    "pass-condition": "ONR-R26",
    "decking": "ONR-R27",
    "negative-hand": "ONR-R28",
    "trace-tie": "ONR-R29",
    "trace-bids": "ONR-R30",
    "trace-base-link": "ONR-R31",
    "tag-needed-trace-only": "ONR-R32",
    "mulligan": "ONR-R33",
    "copies": "ONR-R34",
    "ban-list": "ONR-R35",
    "agenda-density": "ONR-R36",
    "match-tie": "ONR-R37",
    "turn-limit": "ONR-R38",
    "score-voluntary": "ONR-R39",
    "runner-hardware": "ONR-R40",
    "rez-response": "ONR-R41",
    "virus-removal": "ONR-R42",
    "bad-publicity": "ONR-R43",
    "lethal-wording": "ONR-R44",
    "win-both": "ONR-R45",
    "payment-choice": "ONR-R46",
    "trashed-replaced-face": "ONR-R47",
    "vanishing-fort": "ONR-R48",
    "quiet-questions": "ONR-R49",
}
"""The short names of the rulings."""


def preset(name: str) -> dict[str, str]:
    """ONR-23A Return the rulings of a preset that are not the defaults."""
    return {each.name: name for each in RULINGS if name in each.values and each.default != name}


PRESETS: Final[tuple[Preset, ...]] = (
    Preset(
        "default", "Default", "The manual wherever the game stays sound, else the printed rules"
    ),
    Preset("manual", "Manual", "The manual to the letter; partly odd", preset("manual")),
    Preset("classic", "Classic", "The printed rules of 1996", preset("classic")),
)
"""ONR-23A Three sets of rulings in one go."""
