"""What cards do: every effect of the language under one short name, as in `do.Draw(2)`.

An effect is said once, where it is written; whatever these modules have is found here.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects import *
from nightdeck.games.android_netrunner.language.effects_cards import *
from nightdeck.games.android_netrunner.language.effects_flow import *
from nightdeck.games.android_netrunner.language.effects_install import *
from nightdeck.games.android_netrunner.language.effects_run import *
from nightdeck.games.android_netrunner.rules.icebreakers import BreakSubroutines
from nightdeck.language.flow import *
