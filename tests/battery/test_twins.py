"""The twin test bites: every planted leak is caught, and the honest game passes."""

from __future__ import annotations

import pytest

from nightdeck.testing.battery import BatteryFailure, run
from tests.tiny.game import TINY, BackAlley
from tests.tiny.leaks import LEAKS


@pytest.mark.parametrize("leaky", LEAKS, ids=lambda leaky: str(leaky.__name__))
def test_a_planted_leak_is_caught(leaky: type[BackAlley]) -> None:
    with pytest.raises(BatteryFailure, match="can tell two worlds apart"):
        run(leaky(), range(60), ["twins"])


def test_the_honest_game_keeps_its_secrets() -> None:
    assert run(TINY, range(30), ["twins"]) == 30


def test_a_failure_names_the_line_that_reproduces_it() -> None:
    with pytest.raises(BatteryFailure) as caught:
        run(LEAKS[0](), range(5), ["twins"])
    assert str(caught.value).splitlines()[-1] == (
        "reproduce: nightdeck check battery back_alley --only twins --policy uniform "
        "--seed 0 --games 1"
    )
