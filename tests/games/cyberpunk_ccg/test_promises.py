"""The promises of every game, over this one as long as it is not in the catalogue."""

from __future__ import annotations

import pytest

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.testing import battery

GAMES_OF = {"ends": 12, "invariants": 2, "views": 1, "log": 2, "twins": 4}


@pytest.mark.parametrize("check", list(battery.CHECKS))
def test_a_promise_is_kept(check: str) -> None:
    count = GAMES_OF.get(check, 1)
    assert battery.run(CYBERPUNK_CCG, range(count), [check]) == count
