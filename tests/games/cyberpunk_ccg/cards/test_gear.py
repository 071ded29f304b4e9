"""What Cyber and Equipment do beyond their printed numbers."""

from tests.games.cyberpunk_ccg.moments import A, hit, place, runner, scene


def test_gang_colors_suit_a_street_bearer():
    a = {
        "runners": [
            {"card": "Street Muscle", "gear": ["Gang Colors"]},
            {"card": "Contract Bodyguard", "gear": ["Gang Colors"]},
        ]
    }
    table = scene(a)

    assert (table.sr("Street Muscle"), table.sr("Contract Bodyguard")) == (4, 3)


def test_trauma_kit_strengthens_a_med_tech():
    bare = scene({"runners": ["Street Doc"]}).power("Street Doc")
    armed = scene({"runners": [{"card": "Street Doc", "gear": ["Trauma Kit"]}]})

    assert armed.power("Street Doc") == bare + 3


def test_corporate_credline_pays_even_on_a_used_bearer():
    a = {
        "sponsor_used": True,
        "runners": [{"card": "Street Muscle", "used": True, "gear": ["Corporate Credline"]}],
    }

    assert scene(a).eb(A) == 2


def test_family_rv_renews_its_bearer():
    a = {"runners": [{"card": "Street Muscle", "used": True, "gear": ["Family R.V."]}]}
    table = scene(a, step="damage control").choose(A, "Use Family R.V.")

    assert (table.is_used("Street Muscle"), table.is_used("Family R.V.")) == (False, True)


def test_combat_stims_are_trashed_for_five_sr():
    a = {"runners": [runner(10, 0, 9, team=1, gear=["Combat Stims"])]}
    table = scene(a, {"locations": [place(9, 8)]}, step="hits")
    hit(table, A, "City Motor Pool").choose(A, "Use Combat Stims")

    assert (table.sr("Street Muscle"), table.trash(A)) == (15, ["Combat Stims"])


def test_a_complete_punknaught_adds_the_sum_of_its_parts_less_one_for_each():
    parts = ["Cargo Truck", "Family R.V.", "Hover Sled", "A.V. 1", "Salvaged Railgun"]
    a = {"locations": [{"card": "Corner Dive", "chassis": {"tokens": 0, "parts": parts}}],
         "runners": ["Street Muscle"]}  # fmt: skip
    table = scene(a, step="equip")
    assert table.complete()
    table.choose(A, "transfer:", "Punknaught")

    # SR 2 + 1, LR 1 + 6, Defense 6 + 3 + 2 + 2, less 6 each
    assert (table.sr("Street Muscle"), table.lr("Street Muscle")) == (3, 3)
    assert (table.defense("Street Muscle"), table.is_used("Street Muscle")) == (10, True)
