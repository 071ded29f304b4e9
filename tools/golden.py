"""Write golden playthroughs and courses anew: `python tools/golden.py GAME...`; say why.

Courses are refused while the rules have changed and the game's `behaviour` has not.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from nightdeck.testing import courses  # noqa: E402
from nightdeck.testing.battery import playthrough  # noqa: E402
from tests.battery.games import every_game, game_named  # noqa: E402

SEEDS = (1, 2)


def main() -> None:
    """Write the playthroughs of the named games, or of all."""
    for slug in sys.argv[1:] or every_game():
        folder = ROOT / "tests" / "golden" / slug
        folder.mkdir(parents=True, exist_ok=True)
        courses.write(folder / "courses.json", game_named(slug))
        for seed in SEEDS:
            text = playthrough(game_named(slug), seed)
            (folder / f"playthrough-{seed}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
