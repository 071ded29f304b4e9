"""Which procedure an action of a window begins: filled by the modules of the sections (CCG-6.2).

A window names no procedure, because a procedure may open windows itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.kernel.state import Option

Procedure = Callable[[CcgState, int, Option, str], None]
"""State, who acts, what was chosen, and the name of the window it was chosen in."""

PROCEDURES: Final[dict[int, Procedure]] = {}
