"""Operations, played for an action from HQ."""

from __future__ import annotations

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, table, up, with_counters


@clause("ONR-8.2", "ONR-7.7", "ONR-24.21")
def test_falsified_transactions_move_up_to_three_counters():
    scene = table(corp={
        "hq": ["Falsified Transactions Expert"],
        "forts": {
            "s1": {"inside": [with_counters("Chicago Branch", advancement=4)]},
            "s2": {"inside": ["Hostile Takeover"]},
        },
    })  # fmt: skip

    scene.choose(CORP, "play:", "Falsified Transactions Expert")
    assert not scene.offers(CORP, "4")
    scene.choose(CORP, "3")

    assert scene.counters("Chicago Branch", "advancement") == 1
    assert scene.counters("Hostile Takeover", "advancement") == 3


@clause("ONR-17.12", "ONR-21.12", "ONR-16.9")
def test_new_blood_conceals_exposed_ice_and_swaps_it_between_forts():
    scene = table(corp={
        "hq": ["New Blood"],
        "forts": {
            "hq": {"ice": [up("Data Wall"), {"card": "Banpei", "exposed": True}]},
            "rd": {"ice": ["Filter"]},
        },
    })  # fmt: skip

    scene.choose(CORP, "play:", "New Blood")
    assert not scene.exposed("Banpei")
    scene.choose(CORP, "Banpei").choose(CORP, "Filter")
    scene.choose(CORP, "Data Wall").choose(CORP, "Filter").choose(CORP, "done")

    assert scene.ice("hq") == ["Filter", "Data Wall"]
    assert scene.ice("rd") == ["Banpei"]
    assert scene.rezzed("Data Wall")
    assert "Banpei" not in str(scene.view(RUNNER))
