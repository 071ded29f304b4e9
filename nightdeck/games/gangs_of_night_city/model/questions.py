"""GNC-18 The questions: `questions.json` says what is asked, and what its answers are called.

Each has its words and the clause behind it; `use` and `pass` are what yes and no are called,
`after` is what follows a pass, and `hurts` that it is a warning; `stop` says when the question may
be passed for a player, in the order of a turn.
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.kernel.wording import ASK, Stop
from nightdeck.language.tables import read_list

FIELDS: Final = {
    "name": True, "text": True, "clause": True, "use": False, "pass": False, "after": False,
    "hurts": False, "stop": False,
}  # fmt: skip
TOLD: Final[dict[str, dict[str, Any]]] = {
    told["name"]: told
    for told in read_list("nightdeck.games.gangs_of_night_city.model", "questions.json", FIELDS)
}
QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    name: (told["text"], told["clause"]) for name, told in TOLD.items()
}
STOPS: Final = tuple(
    Stop(name, told["stop"], mode=ASK) for name, told in TOLD.items() if "stop" in told
)
"""Which questions may be passed for a player; all are asked until they say otherwise."""
