"""What Sponsors, Locations and Operations do."""

from tests.games.cyberpunk_ccg.moments import A, B, hit, place, run, runner, scene, strike

TEAM = {"team": 1}


def defeated(operation, a=None, b=None):
    """Return the table after a Run on an Operation, where it asks or is done."""
    mine = {"runners": [runner(90, 0, 9, **TEAM)], "operations": [operation], **(a or {})}
    return strike(run(scene(mine, b, step="runs"), A, operation))


def test_arasaka_strengthens_its_set():
    a = {"sponsor": "Arasaka", "runners": [runner(10, 0, 9, **TEAM)]}
    table = scene(a, {"locations": [place(9, 8)]}, step="hits")
    hit(table, A, "City Motor Pool").choose(A, "Use Arasaka")

    assert table.sums()[:2] == (13, 12)


def test_the_mob_lowers_the_next_location():
    table = scene({"sponsor": "The Mob", "hand": ["Mega-Mall", "Corner Dive"]})
    before = table.cost("Mega-Mall")
    table.choose(A, "Use The Mob")

    assert table.cost("Mega-Mall") == max(before - 8, 1)


def test_the_gangs_hit_corporate_places_harder():
    def sum_against(card):
        a = {"sponsor": "Your Friendly Local Gangs", "runners": [runner(10, 0, 9, **TEAM)]}
        table = scene(a, {"locations": [card]}, step="hits")
        return hit(table, A, card).choose(A, "Use Your Friendly").sums()[0]

    assert (sum_against("Corner Dive"), sum_against("Fresh Air Market")) == (14, 18)


def test_steel_arena_makes_a_participant_stronger():
    a = {"locations": ["Steel Arena"], "runners": [runner(10, 0, 9, **TEAM)]}
    table = scene(a, {"locations": [place(9, 8)]}, step="hits")
    hit(table, A, "City Motor Pool").choose(A, "Use Steel Arena")

    assert table.sr("Street Muscle") == 13


def test_soy_depot_raises_the_hand_limit_to_nine():
    a = {"locations": ["Soy Depot", "Soy Depot"], "hand": ["Assassin"] * 10}
    table = scene(a, step="discard")
    table.choose(A, "discard:", "#1")

    assert (len(table.hand(A)), table.asked[1]) == (9, "draw")


def test_trauma_center_saves_a_cheap_runner_and_becomes_used():
    b = {"locations": ["Trauma Center"], "runners": ["Street Muscle"]}
    table = scene({"hand": ["Assassin"]}, b)
    table.choose(A, "Assassin").choose(A, "auto:").choose(B, "Use Trauma Center")

    assert (table.runners(B), table.is_used("Trauma Center")) == (["Street Muscle"], True)


def test_safehouse_row_protects_defenders():
    b = {"locations": ["Safehouse Row"], "runners": [runner(1, 0, 10, **TEAM)]}
    table = scene({"runners": [runner(5, 0, 9, **TEAM)]}, b, step="hits")
    hit(table, A, "Safehouse Row").choose(B, "defend:").choose(B, "Use Safehouse")

    assert table.sums()[3] == 14


def test_street_clinic_strengthens_med_techs_while_unused():
    a = {"locations": ["Street Clinic"], "runners": ["Street Doc"]}
    used = {"locations": [{"card": "Street Clinic", "used": True}], "runners": ["Street Doc"]}

    assert scene(a).power("Street Doc") == scene(used).power("Street Doc") + 1


def test_truck_hijack_finds_a_vehicle_but_no_chassis():
    gear = ["Punknaught Chassis", "Cargo Truck", "Monoblade"]
    table = defeated("Truck Hijack", {"gear": gear})
    assert table.offered(A) == ["Cargo Truck", "Take none"]
    table.choose(A, "Cargo Truck")

    assert (table.hand(A), table.ops(A)) == (["Cargo Truck"], 7)


def test_burning_down_the_house_trashes_a_cheap_opposing_location():
    table = defeated("Burning Down the House", None, {"locations": ["Corner Dive"]})

    assert (table.locations(B), table.ops(A)) == ([], 9)


def test_extraction_returns_a_runner():
    table = defeated("Extraction", {"trash": ["Razor Dancer", "Monoblade"]})

    assert table.hand(A) == ["Razor Dancer"]


def test_hostile_takeover_takes_a_location_for_good():
    table = defeated("Hostile Takeover", None, {"locations": ["Corner Dive", "Mega-Mall"]})

    assert (table.locations(A), table.locations(B)) == (["Corner Dive"], ["Mega-Mall"])
