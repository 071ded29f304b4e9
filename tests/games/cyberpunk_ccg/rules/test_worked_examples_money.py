"""Worked examples: what cards cost, who pays, what happens in mid-payment."""

import pytest

from nightdeck.games.cyberpunk_ccg.model.costs import card_cost
from nightdeck.games.cyberpunk_ccg.model.terms import LOCATIONS, OPERATIONS
from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    fight_on,
    go_on,
    hand,
    hit,
    named,
    names,
    person,
    place,
    reach,
    scene,
    stash,
    unanswered,
    use,
)


@clause("CCG-X12", "CCG-10.4a", "CCG-6.5e", "CCG-10.13a")
@pytest.mark.parametrize("pays", [True, False])
def test_a_busted_fixer_leaves_the_rest_to_pay(pays: bool) -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "sponsor_used": not pays,
            "hand": ["Prison Break"],
            "runners": ["Info Broker"],
        },
        {"runners": ["Contract Enforcer"]},
        step="purchase",
    )

    table.choose(A, "buy:", "Prison Break").choose(A, "deal:", "Info Broker")
    unanswered(use(table, B, "Authority"))

    assert table.is_used("Info Broker")
    assert table.is_busted("Info Broker")
    assert table.state.bust_points == [0, 1]
    if pays:
        choose(table, A, "source:", "The Mob")
        assert names(table, A, OPERATIONS) == ["Prison Break"]
    else:
        assert hand(table, A) == ["Prison Break"]
        assert table.is_busted("Info Broker")


@clause("CCG-X21", "CCG-10.3a", "CCG-10.3b", "CCG-6.5j")
@pytest.mark.parametrize(
    ("corps", "cost", "enough"),
    [
        ({"Junior Exec": 3, "Account Manager": 5}, 8, True),
        ({"Junior Exec": 3, "Account Manager": 5}, 10, False),  # 8, or 4 + 4 and 1 in cash
        ({"Junior Exec": 3}, 7, True),
        ({"Junior Exec": 3}, 8, False),
    ],
)
def test_boosts_stop_at_twice_the_eb_of_a_location(
    corps: dict[str, int], cost: int, enough: bool
) -> None:
    card = {7: "Ex-Ranger", 8: "Cyber Crimes Agent", 10: "Vera Blackwell"}[cost]
    table = scene(
        {
            "sponsor": "The Mob",
            "sponsor_used": True,
            "hand": [card],
            "locations": ["Night Market"],
            "runners": [person(name, power=power) for name, power in corps.items()],
        },
        step="purchase",
    )

    assert table.offers(A, "buy:", card) is enough


@clause("CCG-X21", "CCG-10.3b")
def test_a_corp_brings_half_its_power_in_cash() -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "sponsor_used": True,
            "hand": ["Cyberoptics", "Kevlar Vest"],
            "runners": [person("Junior Exec", power=5)],
        },
        step="purchase",
    )

    assert table.offers(A, "buy:", "Cyberoptics")
    assert not table.offers(A, "buy:", "Kevlar Vest")


@clause("CCG-X22", "CCG-6.5b")
def test_what_is_paid_too_much_is_lost() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["Cargo Truck", "Hand Cannon"], "runners": ["Ex-Ranger"]},
        step="purchase",
    )

    assert table.offers(A, "buy:", "Hand Cannon")
    table.choose(A, "buy:", "Cargo Truck").choose(A, "host:", "Ex-Ranger")
    choose(table, A, "source:", "Arasaka")
    reach(table, A, "pass:")

    assert table.is_used("Arasaka")
    assert not table.offers(A, "buy:", "Hand Cannon")


@clause("CCG-X23", "CCG-6.5g", "CCG-7.4a1")
@pytest.mark.parametrize(
    ("card", "source", "enough"),
    [
        ("Street Pistol", "Holding Cells", True),  # Street, 2 - 2, but at least 1
        ("Gang Colors", "Holding Cells", True),  # Street, 1
        ("Combat Knife", "Holding Cells", True),  # Neutral, 1
        ("Cyberoptics", "Holding Cells", False),  # Neutral, 2
        ("Trauma Kit", "Corner Dive", False),  # Corporate, 4 of 3
        ("Monoblade", "The Open Road", True),  # Street, 4 - 2
    ],
)
def test_a_card_of_the_sponsors_faction_is_cheaper(card: str, source: str, enough: bool) -> None:
    table = scene(
        {"sponsor": "The Mob", "sponsor_used": True, "hand": [card], "locations": [source]},
        step="purchase",
    )

    assert table.offers(A, "buy:", card) is enough


@clause("CCG-X23", "CCG-7.4a1")
@pytest.mark.parametrize(("card", "enough"), [("Data Snatch", True), ("Pirate Broadcast", False)])
def test_an_enemy_operation_costs_twice_its_price_without_discount(card: str, enough: bool) -> None:
    table = scene({"sponsor": "The Mob"}, {"operations": [card]}, step="legwork")

    assert table.offers(A, "pay-for-op:", card) is enough


@clause("CCG-X47", "CCG-10.23")
def test_a_busted_shooter_adds_nothing_and_the_money_is_gone() -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "runners": [person("Gonzo Reporter", "20/0/30", team=1), person("Glam Idol", "0/6/1")],
        },
        {"runners": [person("Beat Cop", power=9)], "locations": [place("Corner Dive", 25, 0)]},
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "decline:")
    use(table, A, "Long Range", "Glam Idol", target="attackers")
    choose(table, A, "source:", "The Mob")
    use(table, B, "Authority")
    fight_on(table)

    assert table.is_busted("Glam Idol")
    assert table.is_used("The Mob")
    assert names(table, B, LOCATIONS) == ["Corner Dive"]


@clause("CCG-X48", "CCG-6.5e", "CCG-R10")
@pytest.mark.parametrize("has_more", [True, False])
def test_a_busted_corp_leaves_a_part_unpaid(has_more: bool) -> None:
    more = ["Chop Shop"] if has_more else []
    table = scene(
        {
            "sponsor": "N.C.P.D.",
            "sponsor_used": True,
            "hand": ["Steel Arena"],
            "locations": ["Chrome Cross Club", *more],
            "runners": [person("Junior Exec", power=8)],
        },
        {"runners": [person("Beat Cop", power=9)]},
        step="purchase",
    )

    table.choose(A, "buy:", "Steel Arena").choose(A, "source:", "Chrome Cross Club")
    table.choose(A, "source:", "Junior Exec")
    unanswered(use(table, B, "Authority"))
    if has_more:
        choose(table, A, "source:", "Chop Shop")
        assert "Steel Arena" in names(table, A, LOCATIONS)
    else:
        assert hand(table, A) == ["Steel Arena"]
        assert table.is_used("Chrome Cross Club")


@clause("CCG-X51", "CCG-7.3a3", "CCG-7.3b2")
def test_buying_a_vest_exhausts_nobody_and_moving_it_does() -> None:
    runners = {"runners": ["Ex-Ranger"], "sponsor": "The Mob"}
    bought = scene(runners | {"hand": ["Kevlar Vest"]}, step="purchase")
    bought.choose(A, "buy:", "Kevlar Vest").choose(A, "host:", "Ex-Ranger")
    choose(bought, A, "source:", "The Mob")
    moved = scene(runners | {"stash": ["Kevlar Vest"]}, step="equip")
    go_on(moved.choose(A, "transfer:", "Kevlar Vest"), A)

    assert not bought.is_used("Ex-Ranger")
    assert moved.is_used("Ex-Ranger")
    assert stash(moved, A) == []


@clause("CCG-X55", "CCG-6.5k", "CCG-6.5h")
def test_a_location_that_makes_a_card_cheaper_may_pay_for_it() -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "sponsor_used": True,
            "hand": ["Muscle Car"],
            "locations": ["Chop Shop"],
            "runners": ["Ex-Ranger"],
        },
        step="purchase",
    )

    table.choose(A, "buy:", "Muscle Car").choose(A, "host:", "Ex-Ranger")
    if table.offers(A, "source:", "Chop Shop"):
        table.choose(A, "source:", "Chop Shop")

    assert table.is_used("Chop Shop")
    assert hand(table, A) == []


@clause("CCG-X60", "CCG-6.5h", "CCG-6.5n")
def test_increases_come_before_reductions_and_waiting_discounts() -> None:
    goliath = scene(
        {
            "sponsor": "Arasaka",
            "sponsor_used": True,
            "hand": ["Combat Knife"],
            "locations": ["Munitions Works", "The Open Road"],
            "runners": ["Goliath Unit 7"],
        },
        step="purchase",
    )
    goliath.choose(A, "buy:", "Combat Knife").choose(A, "host:", "Goliath Unit 7")
    choose(goliath, A, "source:", "The Open Road")
    pistol = scene(
        {
            "sponsor": "The Mob",
            "sponsor_used": True,
            "hand": ["Street Pistol"],
            "locations": ["Munitions Works"],
            "runners": ["Weaponsmith"],
        },
        step="purchase",
    )
    choose(pistol, A, "use:", "Weaponsmith")
    choose(pistol, A, "buy:", "Street Pistol")
    pistol.choose(A, "host:", "Weaponsmith")

    assert hand(goliath, A) == []
    assert goliath.is_used("The Open Road")
    assert not goliath.is_used("Munitions Works")
    assert hand(pistol, A) == []
    assert not pistol.is_used("Munitions Works")


@clause("CCG-X61", "CCG-8.2i")
def test_an_attacker_is_no_source_for_the_fee() -> None:
    table = scene(
        {"sponsor": "Arasaka", "sponsor_used": True, "runners": ["Junior Exec"]},
        {"stash": ["Kevlar Vest"], "locations": ["Corner Dive"]},
    )

    choose(table, A, "hit:")
    if table.offers(A, "add:", "Junior Exec"):
        table.choose(A, "add:", "Junior Exec")
    if table.offers(A, "done:"):
        table.choose(A, "done:")

    assert not table.offers(A, "target:", "Stash")


@clause("CCG-X65", "CCG-3.15")
@pytest.mark.parametrize(
    ("card", "cost"), [("Beat Cop", 5 - 1 - 2), ("Badge and Cuffs", 1), ("Holding Cells", 5 - 2)]
)
def test_only_runners_are_cops(card: str, cost: int) -> None:
    table = scene(
        {"sponsor": "N.C.P.D.", "hand": [card], "locations": ["Precinct House"]}, step="purchase"
    )

    assert card_cost(table.state, A, named(table, card)) == cost


@clause("CCG-X68", "CCG-6.5c", "CCG-6.5o", "CCG-6.5e")
@pytest.mark.parametrize("answers", [False, True])
def test_every_question_of_one_purchase(answers: bool) -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "hand": ["Bank Job"],
            "runners": ["Info Broker"],
            "locations": ["Corner Dive"],
        },
        {"runners": ["Contract Enforcer"]},
        step="purchase",
        rulings={"auto_pass": "public-facts"},
    )

    table.choose(A, "buy:", "Bank Job")
    for words in (("source:", "The Mob"), ("source:", "Corner Dive"), ("deal:", "Info Broker")):
        assert table.offers(A, *words)
    assert table.offers(A, "auto:")
    assert table.offers(A, "cancel:")
    table.choose(A, "deal:", "Info Broker")
    assert table.asked[0] == B
    if not answers:
        table.pass_(B)
        assert names(table, A, OPERATIONS) == ["Bank Job"]
        return
    use(table, B, "Authority")
    assert table.state.bust_points == [0, 1]
    assert table.asked[0] == A
    for words in (("source:", "The Mob"), ("source:", "Corner Dive"), ("auto:",)):
        assert table.offers(A, *words)
    assert not table.offers(A, "cancel:")
    table.choose(A, "auto:")
    assert table.is_used("Corner Dive")
    assert not table.is_used("The Mob")
    assert names(table, A, OPERATIONS) == ["Bank Job"]
