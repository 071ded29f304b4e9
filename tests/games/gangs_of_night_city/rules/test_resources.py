"""GNC-2.4 Resources: gaining, paying, standing in."""

import pytest

from nightdeck.games.gangs_of_night_city.model.board import CONTRABAND, EURODOLLAR, SECRET
from nightdeck.games.gangs_of_night_city.model.options import PAY, SPEND
from nightdeck.games.gangs_of_night_city.rules.resources import can_pay, gain, gain_cred
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.fights import fight
from tests.games.gangs_of_night_city.tables import table


@clause("GNC-2.4")
@pytest.mark.parametrize(
    ("owned", "kind", "amount", "possible"),
    [
        ((2, 0, 0), EURODOLLAR, 2, True),
        ((1, 5, 0), EURODOLLAR, 2, False),
        ((1, 0, 1), EURODOLLAR, 2, True),
        ((0, 1, 1), CONTRABAND, 2, True),
        ((9, 9, 0), SECRET, 1, False),
    ],
)
def test_only_secrets_stand_in(owned, kind, amount, possible):
    words = dict(zip(("eurodollars", "contraband", "secrets"), owned, strict=True))
    scene = table(2, players=[words, {}])

    assert can_pay(scene.state, 0, kind, amount) is possible


@clause("GNC-2.4a")
def test_a_single_mix_is_paid_without_asking():
    scene = table(2, players=[{"eurodollars": 2}, {}], doing="hideout")
    assert scene.asked == (0, "hideout_district")
    assert scene.state.resources[0] == [0, 0, 0]
    only = table(2, players=[{"secrets": 2}, {}], doing="hideout")
    assert only.asked == (0, "hideout_district")


@clause("GNC-2.4a", "GNC-18.2")
def test_the_payer_chooses_among_mixes():
    scene = table(2, players=[{"eurodollars": 2, "secrets": 1}, {}], doing="hideout")
    assert scene.options(0) == [(PAY, 2, 0, 0), (PAY, 1, 1, 0)]
    scene.choose(0, "Pay 1 Eurodollar and 1 Secret")

    assert scene.state.resources[0] == [1, 0, 0]


@clause("GNC-2.4b", "GNC-18.2")
def test_one_resource_of_any_kind_is_the_payers_choice():
    words = {"eurodollars": 1, "secrets": 2}
    scene = fight("cyberpsychosis", "pain-editor", players=({}, words))

    assert scene.options(1)[:2] == [(SPEND, EURODOLLAR), (SPEND, SECRET)]


@clause("GNC-2.1e", "GNC-12.5c")
def test_street_cred_never_falls_below_zero():
    scene = table(2, players=[{"cred": 1}, {}])
    gain_cred(scene.state, 0, -3, 0)

    assert scene.state.cred == [0, 0]


@clause("GNC-2.1e")
def test_street_cred_has_no_upper_bound():
    scene = table(2, players=[{"cred": 24}, {}])
    gain_cred(scene.state, 0, 9, 0)

    assert scene.state.cred[0] == 33
    assert scene.outcome is None


@clause("GNC-2.4")
def test_gains_come_from_an_unlimited_pool():
    scene = table(2)
    gain(scene.state, 0, CONTRABAND, 500)

    assert scene.state.resources[0] == [0, 500, 0]
