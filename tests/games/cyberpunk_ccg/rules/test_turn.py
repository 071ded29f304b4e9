"""CCG-5, CCG-7 Setting up and the course of a turn."""

import pytest

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.games.cyberpunk_ccg.model.terms import GEAR, RUNS
from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    crew,
    fight_on,
    go_on,
    hand,
    hit,
    pass_turn_to,
    person,
    reach,
    run,
    scene,
    stash,
    trash,
    unanswered,
    use,
)


@clause("CCG-5.1", "CCG-5.2", "CCG-5.4", "CCG-6.7a", "CCG-4.6")
def test_everybody_begins_with_a_sponsor_two_decks_and_four_cards() -> None:
    table = Scene(CYBERPUNK_CCG, decks=("mob-empire", "mob-empire"), seed="a new game")
    while table.state.turn == 0:
        assert table.asked[1] == "draw"
        table.choose(table.asked[0], "gear:")

    for seat in (A, B):
        assert len(table.hand(seat)) == 4
        assert len(table.state.cards(seat, RUNS)) == 42
        assert len(table.state.cards(seat, GEAR)) == 38
    assert not table.state.exhausted[table.state.sponsor[A]]


@clause("CCG-5.2", "CCG-15.3")
def test_another_seed_is_another_shuffle() -> None:
    orders = set()
    for seed in ("one", "two", "three", "one"):
        state = Scene(CYBERPUNK_CCG, seed=seed).state
        orders.add(tuple(state.definition[card] for card in state.cards(A, RUNS)))

    assert len(orders) == 3


@clause("CCG-7.1a", "CCG-15.5")
def test_three_cards_are_drawn_from_either_deck() -> None:
    table = scene({"runs": ["Corner Dive", "Bank Job"], "gear": ["Dig In"]}, step="draw")

    table.choose(A, "gear:")

    assert hand(table, A) == ["Bank Job", "Corner Dive", "Dig In"]


@clause("CCG-7.1b", "CCG-6.7b")
def test_while_a_deck_has_cards_one_draws_from_it() -> None:
    table = scene({"runs": ["Corner Dive"] * 3, "gear": []}, step="draw")

    assert hand(table, A) == ["Corner Dive"] * 3
    assert table.ops(B) == 0


@clause("CCG-7.3a4", "CCG-6.1e", "CCG-6.1g", "CCG-6.2a")
def test_after_a_purchase_the_others_are_asked() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["Corner Dive"]},
        {"runners": [person("Road Scout", power=4), "Glam Idol"]},
        step="purchase",
    )

    table.choose(A, "buy:", "Corner Dive").choose(A, "auto:")

    assert table.asked == (B, "purchase")
    assert table.offers(B, "Family")


@clause("CCG-7.3b1", "CCG-7.3b2", "CCG-7.3b6", "CCG-6.7g")
def test_equipment_goes_back_to_the_stash_at_a_price() -> None:
    runner = {"card": "Ex-Ranger", "gear": ["Kevlar Vest", "Muscle Car"]}
    table = scene({"runners": [runner]}, step="equip")

    go_on(table.choose(A, "transfer:", "Kevlar Vest"), A)
    if table.offers(A, "pay-with:", "Muscle Car"):
        table.choose(A, "pay-with:", "Muscle Car")

    assert stash(table, A) == ["Kevlar Vest"]
    assert (table.is_used("Muscle Car"), table.is_used("Ex-Ranger")) == (True, False)


@clause("CCG-7.3b2")
def test_a_vehicle_does_not_pay_for_its_own_way_into_the_stash() -> None:
    runner = {"card": "Ex-Ranger", "gear": ["Muscle Car"]}
    table = scene({"runners": [runner]}, step="equip")

    go_on(table.choose(A, "transfer:", "Muscle Car"), A)

    assert stash(table, A) == ["Muscle Car"]
    assert table.is_used("Ex-Ranger")


@clause("CCG-7.4a2", "CCG-7.4c2")
@pytest.mark.parametrize("step", ["legwork", "closing"])
def test_legwork_abilities_work_in_both_windows(step: str) -> None:
    table = scene(
        {"runners": ["Garage Screamer"]},
        {"locations": ["Corner Dive"], "runners": ["Script Kid"]},
        step=step,
    )

    assert table.offers(A, "Charisma")
    table.pass_(A)
    assert table.offers(B, "Interface")
    assert not table.offers(B, "pay-for-op:")


@clause("CCG-7.4b1", "CCG-6.7h")
def test_a_runner_is_reassigned_once_in_a_legwork() -> None:
    table = scene({"runners": ["Glam Idol", "Ex-Ranger"]}, step="teams")

    table.choose(A, "assign:", "Glam Idol")

    assert not table.offers(A, "remove:", "Glam Idol")
    assert table.offers(A, "assign:", "Ex-Ranger", "Team 1")


@clause("CCG-7.4b2")
def test_a_nomad_may_join_a_full_team() -> None:
    runners = [*crew(4, "1/1/1", team=1), "Road Scout", "Ex-Ranger"]
    table = scene({"runners": runners}, step="teams")

    assert not table.offers(A, "assign:", "Ex-Ranger", "Team 1")
    table.choose(A, "assign:", "Road Scout", "Team 1")

    assert table.team("Road Scout") == 1


@clause("CCG-7.4b3")
def test_used_and_busted_runners_may_be_reassigned() -> None:
    table = scene({"runners": [{"card": "Glam Idol", "used": True, "busted": True}]}, step="teams")

    assert table.offers(A, "assign:", "Glam Idol")


@clause("CCG-7.4b4")
def test_a_team_that_is_too_large_is_made_smaller_first() -> None:
    table = scene({"runners": [*crew(5, "1/1/1", team=1)]}, step="teams")

    assert table.offers(A, "remove:")
    assert not table.offers(A, "done:")
    assert not table.offers(A, "assign:")
    table.choose(A, "remove:", "Glam Idol")
    assert table.offers(A, "done:")


@clause("CCG-7.4b5")
def test_a_new_team_gets_the_lowest_free_number() -> None:
    runners = [{"card": "Glam Idol", "team": 2}, "Ex-Ranger"]
    table = scene({"runners": runners}, step="teams")

    table.choose(A, "assign:", "Ex-Ranger", "new")

    assert table.team("Ex-Ranger") == 1


@clause("CCG-7.4b6")
def test_a_player_without_runners_declares_no_teams() -> None:
    table = scene({"runners": ["Glam Idol"]}, {}, step="teams")

    table.choose(A, "done:")

    assert table.asked == (A, "closing")


@clause("CCG-7.4b6")
def test_a_runner_alone_on_a_team_gets_no_new_one() -> None:
    table = scene({"runners": [{"card": "Glam Idol", "team": 1}]}, step="teams")

    assert table.offers(A, "remove:", "Glam Idol")
    assert not table.offers(A, "assign:")


@clause("CCG-7.4c1")
def test_the_others_declare_their_teams_after_the_active_player() -> None:
    table = scene({"runners": ["Glam Idol"]}, {"runners": ["Ex-Ranger"]}, step="teams")

    table.choose(A, "done:")

    assert table.asked == (B, "teams")


@clause("CCG-7.5b1", "CCG-7.5a1")
def test_once_runs_have_begun_there_are_no_hits() -> None:
    sides = {"runners": [person("Glam Idol", team=1)], "operations": ["Bank Job"]}
    hits = scene(sides, {"locations": ["Corner Dive"]})
    runs = scene(sides, {"locations": ["Corner Dive"]}, step="runs")

    assert (hits.offers(A, "hit:"), hits.offers(A, "run:")) == (True, False)
    assert (runs.offers(A, "hit:"), runs.offers(A, "run:")) == (False, True)


@clause("CCG-7.5a2", "CCG-8.7f", "CCG-8.7j", "CCG-6.7q")
def test_a_parked_team_attacks_no_more_but_may_act() -> None:
    table = scene(
        {
            "runners": [person("Road Scout", "40/1/40", 4, team=1, gear=["War Bike"])],
            "operations": ["Bank Job"],
        },
        {"locations": ["Corner Dive"]},
    )

    fight_on(hit(table, "Team 1", "Corner Dive"))
    go_on(choose(table, A, "park:"), A)
    while table.asked != (A, "runs"):
        table.pass_(table.asked[0])

    assert table.is_used("War Bike")
    assert not table.is_used("Road Scout")
    assert not table.offers(A, "run:")


@clause("CCG-7.5b2", "CCG-7.5c", "CCG-8.7i")
def test_a_rolling_team_without_a_vehicle_left_becomes_used() -> None:
    sled = {"card": "Hover Sled", "used": False}
    table = scene(
        {
            "sponsor": "The Mob",
            "runners": [person("Glam Idol", "40/0/40", team=1, gear=[sled])],
            "operations": ["Bank Job"],
        },
        {"sponsor": "Arasaka", "hand": ["Highway Pileup"]},
        step="runs",
    )

    fight_on(run(table, "Team 1", "Bank Job"))
    assert not table.is_used("Glam Idol")
    use(table, B, "play:", "Highway Pileup")
    unanswered(choose(table, B, "auto:"))
    pass_turn_to(table, B)

    assert trash(table, A) == ["Bank Job", "Hover Sled"]
    assert table.is_used("Glam Idol")


@clause("CCG-7.6b", "CCG-6.7r", "CCG-15.2")
def test_a_discarded_card_is_seen() -> None:
    table = scene({"hand": ["Corner Dive"] * 8 + ["Assassin"]}, step="discard")

    table.choose(A, "discard:", "Assassin")

    assert trash(table, A) == ["Assassin"]
    assert "Assassin" in " ".join(line["text"] for line in table.view(B)["log"])


@clause("CCG-7.6c", "CCG-11.6", "CCG-11.4")
def test_whoever_becomes_psycho_after_hits_began_is_not_bound() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "hand": ["Cyber Rejection"],
            "runners": [person("Glam Idol", empathy=3, gear=["Cyberoptics"])],
        },
    )

    use(table, A, "play:", "Cyber Rejection")
    unanswered(choose(table, A, "auto:"))
    assert table.empathy("Glam Idol") == 1
    pass_turn_to(table, B)

    assert table.runners(A) == ["Glam Idol"]


@clause("CCG-7.6e", "CCG-7.4a1")
def test_what_was_paid_for_an_operation_lapses_with_the_turn() -> None:
    table = scene(
        {"runners": [person("Glam Idol", team=1)]},
        {"operations": ["Bank Job"], "locations": ["Corner Dive"]},
        paid_ops=["Bank Job"],
    )

    assert table.offers(A, "hit:")
    pass_turn_to(pass_turn_to(table, B), A)

    assert table.state.ops_paid == []
    reach(table, A, "pass:")
