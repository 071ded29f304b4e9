"""What Runners do beyond their professions."""

from tests.games.cyberpunk_ccg.moments import A, B, buy, hit, idle, place, runner, scene, strike


def test_contract_bodyguard_has_two_more_defense_while_defending():
    b = {"locations": ["Corner Dive"], "runners": [{"card": "Contract Bodyguard", "team": 1}]}
    table = scene({"runners": [runner(1, 0, 9, team=1)]}, b, step="hits")
    assert table.defense("Contract Bodyguard") == 5
    hit(table, A, "Corner Dive").choose(B, "defend:")

    assert table.defense("Contract Bodyguard") == 7


def test_goliath_makes_its_gear_dearer_even_while_used():
    a = {"runners": [{"card": "Goliath Unit 7", "used": True}], "hand": ["Kevlar Vest"]}
    table = scene(a)

    assert (table.cost("Kevlar Vest"), table.cost("Kevlar Vest", onto="Goliath Unit 7")) == (3, 5)


def test_info_broker_looks_at_a_hand():
    table = scene({"runners": ["Info Broker"]}, {"hand": ["Assassin"]}, step="legwork")
    table.choose(A, "Use Info Broker")

    assert any("Assassin" in line for line in table.log(A))
    assert not any("Assassin" in line for line in table.log())


def test_mob_consigliere_lowers_locations_only_while_unused():
    a = {"sponsor": "Arasaka", "runners": ["Mob Consigliere"], "hand": ["Corner Dive"]}
    used = {**a, "runners": [{"card": "Mob Consigliere", "used": True}]}

    assert scene(a).cost("Corner Dive") == scene(used).cost("Corner Dive") - 1


def test_mama_lucky_draws_once_in_the_own_turn():
    a = {"runners": [runner(40, 0, 9, team=1, gear=["Hover Sled"]), "Mama Lucky"],
         "operations": ["Bank Job", "Extraction"]}  # fmt: skip
    table = scene(a, {"locations": [place(1, 1)]}, step="hits")
    strike(hit(table, A, "City Motor Pool"))
    table.choose(A, "yes:").choose(A, "gear:")
    idle(table, A)

    assert table.hand(A) == ["Combat Knife"]
    table.pass_until("runs", seat=A).choose(A, "run:", "Team").choose(A, "target:", "Bank Job")
    strike(table)
    assert table.asked[1] != "optional"


def test_data_thief_draws_for_a_hit_on_a_net_location():
    thief = {"card": "Data Thief", "sr": 40, "team": 1}
    table = scene({"runners": [thief]}, {"locations": ["Cyber Cafe"]}, step="hits")
    strike(hit(table, A, "Cyber Cafe"))

    assert table.asked == (A, "draw")


def test_corp_sysop_protects_the_own_locations_while_unused():
    a = {"runners": ["Corp Sysop"], "locations": ["Corner Dive"]}
    used = {"runners": [{"card": "Corp Sysop", "used": True}], "locations": ["Corner Dive"]}

    assert scene(a).e_sec("Corner Dive") == scene(used).e_sec("Corner Dive") + 1


def test_pack_biker_is_stronger_on_an_unused_motorcycle():
    a = {"runners": [{"card": "Pack Biker", "gear": ["Street Bike"]}]}
    used = {"runners": [{"card": "Pack Biker", "gear": [{"card": "Street Bike", "used": True}]}]}

    assert scene(a).sr("Pack Biker") == scene(used).sr("Pack Biker") + 2


def test_johnny_silverhand_weakens_every_opposing_location():
    b = {"locations": [place(5, 0), "Corner Dive"]}
    table = scene({"runners": ["Johnny Silverhand"]}, b, step="legwork")
    before = table.m_sec("Corner Dive")
    table.choose(A, "Use Johnny")

    assert (table.m_sec("City Motor Pool"), table.m_sec("Corner Dive")) == (3, before - 2)


def test_doc_ratchet_removes_a_token_or_returns_a_vehicle():
    a = {
        "runners": ["Doc Ratchet"],
        "locations": [{"card": "Corner Dive", "chassis": {"tokens": 2}}],
        "trash": ["Cargo Truck", "Punknaught Chassis"],
    }
    more = {"step": "damage control", "rulings": {"chassis_tokens": "controller-turns"}}
    first = scene(a, **more).choose(A, "Use Doc Ratchet").choose(A, "token")
    other = scene(a, **more).choose(A, "Use Doc Ratchet").choose(A, "Vehicle")

    assert (first.tokens(), other.stash(A)) == (1, ["Cargo Truck"])


def test_a_nomad_helps_with_half_its_power():
    a = {"runners": [{"card": "Pack Biker", "power": 5}, "Data Thief"]}
    table = scene(a)
    before = table.power("Data Thief")
    table.choose(A, "Pack Biker: Family")

    assert table.power("Data Thief") == before + 2


def test_a_techie_bolts_a_vehicle_onto_the_chassis():
    a = {
        "runners": ["Grease Kid"],
        "locations": [{"card": "Corner Dive", "chassis": {"tokens": 1}}],
        "stash": ["Cargo Truck"],
    }
    table = scene(a, step="damage control")
    table.choose(A, "Grease Kid: Jury-Rig")

    assert (table.gear("Punknaught Chassis"), table.stash(A)) == (["Cargo Truck"], [])


def test_gear_is_bought_onto_a_runner_without_exhausting_it():
    table = scene({"runners": ["Street Muscle"], "hand": ["Kevlar Vest"]})
    buy(table, A, "Kevlar Vest", "Street Muscle")

    assert (table.defense("Street Muscle"), table.is_used("Street Muscle")) == (6, False)
