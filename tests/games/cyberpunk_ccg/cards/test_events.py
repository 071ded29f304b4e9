"""What Events do."""

from tests.games.cyberpunk_ccg.moments import A, B, hit, pay, place, runner, scene, strike

MONEY = ["Mega-Mall"]


def with_event(card, b=None, step="purchase", **more):
    return scene({"hand": [card], "locations": MONEY, **more}, b, step=step)


def play(table, card, *targets):
    table.choose(A, "play:", card)
    for target in targets:
        table.choose(A, "target:", target)
    return pay(table, A)


def test_trashin_the_corp_zone_weakens_corporate_places_and_draws():
    b = {"locations": ["Fresh Air Market", "Corner Dive"]}
    table = with_event("Trashin' The Corp Zone", b, "hits")
    before = (table.m_sec("Fresh Air Market"), table.e_sec("Fresh Air Market"))
    street = table.strength("Corner Dive")
    play(table, "Trashin'")

    assert table.m_sec("Fresh Air Market") == before[0] - 4
    assert table.e_sec("Fresh Air Market") == before[1] - 2
    assert table.strength("Corner Dive") == street
    assert table.choose(A, "runs:").hand(A) == ["City Motor Pool"]


def test_assassin_trashes_a_runner_of_power_five_or_less():
    b = {"runners": ["Street Muscle", "Razor Dancer", {"card": "Data Thief", "power": 6}]}
    table = with_event("Assassin", b)
    table.choose(A, "play:", "Assassin")
    assert not table.offers(A, "Data Thief")
    table.choose(A, "target:", "Razor Dancer")
    pay(table, A)

    assert (table.trash(B), table.trash(A)) == (["Razor Dancer"], ["Assassin"])


def test_too_drunk_to_uses_up_a_runner():
    b = {"runners": ["Street Muscle", {"card": "Data Thief", "power": 5}]}
    table = play(with_event("Too Drunk to..", b, "legwork"), "Too Drunk")

    assert (table.is_used("Street Muscle"), table.is_used("Data Thief")) == (True, False)


def test_run_and_hide_ends_an_attack_and_uses_the_attackers():
    a = {"hand": ["Run and Hide"], "locations": MONEY, "runners": [runner(1, 0, 0, team=1)]}
    table = scene(a, {"locations": [place(9, 8)]}, step="hits")
    hit(table, A, "City Motor Pool")
    play(table, "Run and Hide")

    assert (table.runners(A), table.is_used("Street Muscle")) == (["Street Muscle"], True)
    assert table.locations(B) == ["City Motor Pool"]


def test_run_and_hide_takes_defenders_out_of_the_skirmish():
    b = {
        "hand": ["Run and Hide"],
        "locations": [place(9, 8)],
        "runners": [{"card": "Data Thief", "team": 1}],
    }
    table = scene({"runners": [runner(26, 0, 9, team=1)]}, b, step="hits")
    hit(table, A, "City Motor Pool").choose(B, "defend:")
    table.choose(B, "play:", "Run and Hide").choose(B, "auto:")
    strike(table)

    assert (table.runners(B), table.is_used("Data Thief"), table.ops(A)) == (
        ["Data Thief"],
        True,
        7,
    )


def test_paid_off_badge_cancels_authority():
    a = {
        "hand": ["Paid-Off Badge"],
        "locations": MONEY,
        "runners": [{"card": "Data Thief", "power": 2}],
    }
    b = {"runners": ["Contract Enforcer"], "locations": [place(4, 8)]}
    table = scene(a, b, step="legwork")
    table.choose(A, "Data Thief: Interface").choose(A, "lower")
    table.choose(A, "target:", "City Motor Pool").choose(B, "Contract Enforcer")
    table.choose(A, "Paid-Off Badge").choose(A, "auto:")

    assert (table.is_busted("Data Thief"), table.is_used("Contract Enforcer")) == (False, True)
    assert (table.busts(B), table.e_sec("City Motor Pool")) == (0, 6)


def test_lockdown_adds_eight_m_sec_to_the_target_of_a_hit():
    b = {"hand": ["Lockdown"], "locations": [place(9, 8)], "sponsor": "The Mob"}
    table = scene({"runners": [runner(33, 0, 40, team=1)]}, b, step="hits")
    hit(table, A, "City Motor Pool").choose(B, "play:", "Lockdown").choose(B, "auto:")

    assert table.strength("City Motor Pool") == 33
    strike(table)
    assert (table.locations(B), table.strength("City Motor Pool")) == (["City Motor Pool"], 25)


def test_overtime_renews_a_location():
    table = scene({"hand": ["Overtime"], "locations": [{"card": "Corner Dive", "used": True}]})
    play(table, "Overtime")

    assert not table.is_used("Corner Dive")


def test_trauma_team_call_saves_a_doomed_runner_which_becomes_used():
    b = {"hand": ["Trauma Team Call"], "runners": ["Razor Dancer"]}
    table = play(with_event("Assassin", b), "Assassin")
    table.pass_(B).choose(B, "Trauma Team Call").choose(B, "auto:")

    assert (table.runners(B), table.is_used("Razor Dancer")) == (["Razor Dancer"], True)


def test_suppressing_fire_and_dig_in_add_six():
    a = {"hand": ["Suppressing Fire", "Dig In"], "locations": MONEY}
    a["runners"] = [runner(10, 0, 9, team=1)]
    table = scene(a, {"locations": [place(9, 8)]}, step="hits")
    hit(table, A, "City Motor Pool")
    play(table, "Suppressing Fire")
    while table.asked[0] != A:
        table.pass_(table.asked[0])
    play(table, "Dig In")

    assert table.sums()[:2] == (16, 15)


def test_headhunter_fee_searches_runs_for_a_runner():
    a = {"runs": ["Mega-Mall", "Razor Dancer", "Data Thief"]}
    table = play(with_event("Headhunter Fee", **a), "Headhunter")
    assert table.verbs(A) == ["card", "none"]
    table.choose(A, "card:", "Data Thief")

    assert table.hand(A) == ["Data Thief"]
    assert sorted(table.runs_deck(A)) == ["Mega-Mall", "Razor Dancer"]


def test_fence_the_goods_returns_equipment_to_the_stash():
    table = with_event(
        "Fence the Goods", step="damage control", trash=["Monoblade", "Subdermal Plating"]
    )
    play(table, "Fence")

    assert (table.stash(A), table.trash(A)) == (
        ["Monoblade"],
        ["Subdermal Plating", "Fence the Goods"],
    )


def test_net_blackout_cancels_an_event_of_another_player():
    b = {"hand": ["Net Blackout"], "runners": ["Street Muscle"]}
    table = play(with_event("Assassin", b), "Assassin")
    table.choose(B, "Net Blackout").choose(B, "auto:")

    assert (table.runners(B), table.trash(A)) == (["Street Muscle"], ["Assassin"])


def test_poaching_offer_takes_over_a_bare_weak_runner_used():
    b = {"runners": ["Street Muscle", {"card": "Grease Kid", "gear": ["Kevlar Vest"]}]}
    table = play(with_event("Poaching Offer", b, "damage control"), "Poaching")

    assert (table.runners(A), table.is_used("Street Muscle")) == (["Street Muscle"], True)
    assert table.runners(B) == ["Grease Kid"]
