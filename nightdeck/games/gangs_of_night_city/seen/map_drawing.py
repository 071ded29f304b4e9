"""How Night City is drawn: `night_city.json` has outlines, and where things stand.

Borders are shared points, so that neighbours can be seen. `at` is where the name of a District
stands, `racks` the box for its Units, `points` the spots for its Points of Interest.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

NIGHT_CITY: Final[dict[str, Any]] = json.loads(
    resources.files("nightdeck.games.gangs_of_night_city.seen")
    .joinpath("night_city.json")
    .read_text(encoding="utf-8")
)
