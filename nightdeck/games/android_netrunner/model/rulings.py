"""The 51 questions the rulebook leaves open: switches, each read in exactly one place.

`rulings.json` holds their words and values. The numbers here are positions in `state.rulings`; the
value at a position is the place of the chosen value in the ruling's list, so 0 is the first one,
which is always the default. Where there is one value only, nothing asks.
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Preset, Ruling
from nightdeck.language.tables import read_presets, read_rulings

Q02: Final = 1
Q03: Final = 2
Q05: Final = 4
Q06: Final = 5
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
Q47: Final = 46
Q48: Final = 47
Q49: Final = 48
Q50: Final = 49
Q51: Final = 50

RULINGS: Final[tuple[Ruling, ...]] = read_rulings("nightdeck.games.android_netrunner.model")
PRESETS: Final[tuple[Preset, ...]] = read_presets("nightdeck.games.android_netrunner.model")
