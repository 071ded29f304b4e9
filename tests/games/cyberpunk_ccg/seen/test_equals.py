"""Equal cards: what can be told apart is told apart, what cannot counts as one."""

from __future__ import annotations

from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import A, B, hit, scene, use

TRUCK = "Cargo Truck"


def test_equal_runners_are_told_apart_by_a_number():
    table = scene({"runners": ["Street Muscle", "Street Muscle"]}, step="teams")

    table.choose(A, "Street Muscle (2) joins a new Team")

    assert [table.team("Street Muscle", which) for which in (1, 2)] == [-1, 1]


def test_equal_locations_are_told_apart_by_a_number():
    places = [{"card": "Corner Dive", "used": True}, "Corner Dive"]
    table = scene({"runners": ["Street Muscle"]}, {"locations": places})

    hit(table, "Street Muscle", "Corner Dive (2)")

    assert table.state.target == table.state.cards(B, 4)[1]


def test_equal_gear_is_told_apart_by_its_bearer_and_the_stash():
    runners = [{"card": name, "gear": ["Monoblade"]} for name in ("Glam Idol", "Ex-Ranger")]
    table = scene({"runners": runners, "stash": ["Monoblade"]}, step="equip")

    moved = [text for text in table.offered(A) if text.startswith("Move")]

    assert moved == [
        "Move Monoblade in the Stash",
        "Move Monoblade on Glam Idol",
        "Move Monoblade on Ex-Ranger",
    ]


def test_the_stash_of_another_player_is_not_told_by_a_name():
    theirs = {"runners": [{"card": "Glam Idol", "gear": [TRUCK]}], "stash": [TRUCK]}
    hand = {"hand": ["Highway Pileup"], "locations": ["Corner Dive"]}
    hidden = scene(hand, theirs, rulings={"stash_visibility": "owner-only"})
    use(hidden, A, "Highway Pileup")

    assert not any("on Glam Idol" in text for text in hidden.offered(A))


@clause("CCG-6.7f")
def test_equal_chassis_are_told_apart_by_their_locations():
    places = [{"card": name, "chassis": {}} for name in ("Mega-Mall", "Corner Dive")]
    table = scene({"locations": places, "hand": [TRUCK]}, step="purchase")

    table.choose(A, "Cargo Truck")

    assert table.offers(A, "Onto Punknaught Chassis on Corner Dive")


def test_equal_cards_of_a_stash_count_as_one():
    table = scene({"runners": ["Glam Idol"], "stash": ["Monoblade"] * 2}, step="equip")

    table.choose(A, "Move", "Monoblade")

    assert table.gear("Glam Idol") == ["Monoblade"]


@clause("CCG-6.8c")
def test_equal_cards_of_a_searched_deck_count_as_one():
    table = scene(
        {"hand": ["Headhunter Fee"], "runs": ["Ex-Ranger", "Ex-Ranger", "Corner Dive"]},
        step="purchase",
    )
    use(table, A, "Headhunter Fee")
    table.choose(A, "Pay automatically")
    while table.asked[1] != "search":
        table.pass_(table.asked[0])

    table.choose(A, "Ex-Ranger")

    assert table.hand(A) == ["Ex-Ranger"]
