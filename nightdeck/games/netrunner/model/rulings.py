"""The 49 questions the rulebook leaves open: switches, each with its default first.

`rulings.json` holds their words and values. The module-level numbers are positions in
`state.rulings`; the value at a position is the place of the chosen value in the list of the ruling,
so 0 is always the default. ONR-23A The presets `manual` and `classic` take that value of every
ruling which has it; every other one keeps its default.
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Preset, Ruling
from nightdeck.language.tables import read_rulings

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


RULINGS: Final[tuple[Ruling, ...]] = read_rulings("nightdeck.games.netrunner.model")

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
