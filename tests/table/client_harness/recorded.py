"""Documents as a table sends them, recorded for the tests of the client."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RECORDED = (
    "android_netrunner_corp",
    "android_netrunner_runner",
    "gangs_of_night_city",
    "gangs_of_night_city_move",
)


KINDS = {
    "conflict": "while somebody runs",
    "stops": [
        {"question": "break-window", "label": "You encounter ice", "when": "while it can be broken",
         "mode": "game"},
        {"question": "after-action", "label": "After an action", "when": "", "mode": "pass"},
    ],
}  # fmt: skip
"""What a game lets pass, as the table shows it."""


def recorded(name: str) -> Any:
    """Return a recorded document or catalogue of this folder."""
    return json.loads((HERE / f"{name}.json").read_text("utf-8"))
