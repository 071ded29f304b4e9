"""Every icebreaker whose facts say all there is: strength, prices, what it matches."""

import pytest

from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.testing import Scene, clause

RUNNER = 1
BREAKERS = [
    # icebreaker, ice, boosts, breaks, bits in all
    ("Black Dahlia", "Colonel Failure", 1, 5, 12),
    ("Codecracker", "Endless Corridor", 2, 2, 2),
    ("Codeslinger", "Credit Blocks", 0, 1, 1),
    ("Cyfermaster", "Mazer", 0, 1, 2),
    ("Dropp", "Colonel Failure", 2, 1, 2),
    ("Dwarf", "Caryatid", 2, 1, 3),
    ("Evil Twin", "Data Naga", 2, 2, 8),
    ("Grubb", "Laser Wire", 2, 2, 6),
    ("Hammer", "Datacomb", 2, 1, 3),
    ("Jackhammer", "Laser Wire", 2, 2, 2),
    ("Japanese Water Torture", "Datacomb", 2, 1, 2),
    ("Krash", "D'Arc Knight", 2, 2, 8),
    ("Loony Goon", "D'Arc Knight", 2, 2, 4),
    ("Pile Driver", "Toughonium Wall", 0, 1, 3),
    ("Raffles", "Mazer", 1, 1, 3),
    ("Ramming Piston", "Toughonium Wall", 2, 4, 10),
    ("Raptor", "Credit Blocks", 2, 1, 4),
    ("Shaka", "Lesser Arcana", 2, 1, 5),
    ("Snowball", "D'Arc Knight", 2, 2, 4),
    ("Tinweasel", "Cortical Scanner", 0, 3, 0),
    ("Wild Card", "D'Arc Knight", 2, 2, 6),
    ("Wizard's Book", "Keeper", 2, 1, 4),
    ("Worm", "Datacomb", 2, 1, 6),
    ("Big Frackin' Gun", "Colonel Failure", 0, 1, 6),
    ("Boring Bit", "Wall of Ice", 2, 4, 10),
    ("Corrosion", "Laser Wire", 2, 2, 2),
    ("Redecorator", "Data Naga", 2, 1, 7),
    ("Skeleton Passkeys", "Cortical Scanner", 1, 3, 3),
    ("Wrecking Ball", "Datacomb", 2, 1, 4),
]


def encounter(breaker, ice):
    """Return a run on HQ that has just met a piece of rezzed ice."""
    return Scene(
        NETRUNNER,
        corp={"hq": ["Night Shift"], "forts": {"hq": {"ice": [{"card": ice, "rezzed": True}]}}},
        runner={"bits": 30, "rig": [breaker], "hand": ["Score!"] * 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )


@clause("ONR-12.2", "ONR-12.4", "ONR-12.5", "ONR-3.6")
@pytest.mark.parametrize(("breaker", "ice", "boosts", "breaks", "bits"), BREAKERS)
def test_breaking_all_of_an_ice_costs_exactly_its_prices(breaker, ice, boosts, breaks, bits):
    scene = encounter(breaker, ice)

    for _ in range(boosts):
        assert not scene.offers(RUNNER, f"{breaker}: break")
        scene.choose(RUNNER, f"{breaker}: +")
    for _ in range(breaks):
        first = next(text for text in scene.offered(RUNNER) if ": break" in text)
        scene.take(RUNNER, scene.offered(RUNNER).index(first))
        while scene.offers(RUNNER, "Also break"):
            scene.take(RUNNER, 0)

    assert scene.bits(RUNNER) == 30 - bits
    assert not scene.offers(RUNNER, ": break")
