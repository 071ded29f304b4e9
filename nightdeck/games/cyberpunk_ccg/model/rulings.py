"""The 57 questions the rulebook leaves open and its numbers: switches, each read in one place.

The module-level numbers are positions in `state.rulings`. For a ruling the value at a position is
the place of the chosen value in its list, so 0 is the first one, which is always the default; a
number of the rules is read with `number_of`. Names are those of the specification (CCG-16).
"""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Preset, Ruling

R01: Final = 0  # draw_choice
R02: Final = 1  # used_effect
R03: Final = 2  # no_action_steps
R04: Final = 3  # skirmish_players
R05: Final = 4  # enemy_op_effect
R06: Final = 5  # offturn_actions
R07: Final = 6  # vehicle_capacity
R08: Final = 7  # team_declaration
R09: Final = 8  # hits_per_team
R10: Final = 9  # failed_payment
R11: Final = 10  # purchase_attach
R12: Final = 11  # defender_lr
R13: Final = 12  # defending_sets
R14: Final = 13  # midfight_used
R15: Final = 14  # defender_after
R16: Final = 15  # hit_defense_basis
R17: Final = 16  # empty_stash_hit
R18: Final = 17  # run_sets
R19: Final = 18  # defeated_equipment
R20: Final = 19  # equipment_type
R21: Final = 20  # active_weapon
R22: Final = 21  # medtech_save
R23: Final = 22  # save_scope
R24: Final = 23  # techie_compare
R25: Final = 24  # combat_sense_cost
R26: Final = 25  # busted_until
R27: Final = 26  # netrunner_raise
R28: Final = 27  # rocker_scope
R29: Final = 28  # arasaka_hit
R30: Final = 29  # bust_points
R31: Final = 30  # psycho_penalty
R32: Final = 31  # chassis_tokens
R33: Final = 32  # deckout_gain
R34: Final = 33  # cut_offers
R35: Final = 34  # first_turn_draw
R36: Final = 35  # chassis_counts
R37: Final = 36  # chassis_complete
R38: Final = 37  # stat_total_scope
R39: Final = 38  # simultaneous_win
R40: Final = 39  # target_compare
R41: Final = 40  # equal_values
R42: Final = 41  # op_after_hit
R43: Final = 42  # all_vs_any
R44: Final = 43  # media_duration
R45: Final = 44  # authority_equal
R46: Final = 45  # psycho_counts
R47: Final = 46  # winner_check_time
R48: Final = 47  # temp_bonus_for_win
R49: Final = 48  # op_paid_scope
R50: Final = 49  # punknaught_penalty
R51: Final = 50  # stash_visibility
R52: Final = 51  # authority_partners
R53: Final = 52  # product_list
R54: Final = 53  # park_cost
R55: Final = 54  # op_ability_order
R56: Final = 55  # equip_vehicle_pays
R57: Final = 56  # auto_pass

OPS_TARGET: Final = 57
STYLE_TARGET: Final = 58
SPONSOR_SCALE: Final = 59
BUST_TARGET: Final = 60
ARASAKA_DEFENSE: Final = 61
MILITECH_SR: Final = 62
BIOTECHNICA_LOSS: Final = 63
MOB_EB: Final = 64
DRAW_PER_TURN: Final = 65
OPENING_HAND: Final = 66
HAND_MAXIMUM: Final = 67
DECKOUT_POINTS: Final = 68
FACTION_DISCOUNT: Final = 69
FACTION_LEAST: Final = 70
TEAM_MAX: Final = 71
TEAM_MAX_NOMAD: Final = 72
GROUP_MAX: Final = 73
GROUP_MAX_NOMAD: Final = 74
STASH_POINTS: Final = 75
STASH_FEE: Final = 76
STASH_SECURITY: Final = 77
BASE_MOVEMENT: Final = 78
OP_PRICE_FACTOR: Final = 79
CHASSIS_TOKENS: Final = 80
CHASSIS_WHEELS: Final = 81
CHASSIS_GROUND: Final = 82
CHASSIS_FLYERS: Final = 83
MAX_ROUNDS: Final = 84
DECK_MIN_RUNS: Final = 85
DECK_MIN_GEAR: Final = 86
DECK_MIN_TOTAL: Final = 87
COPIES_MAX: Final = 88
COPIES_MAX_LEGENDARY: Final = 89


def ruling(number: int, name: str, question: str, *values: str) -> Ruling:
    """Return a ruling of section 16 under its own name; its first value is the default."""
    return Ruling(name, f"CCG-R{number:02d}", question, values, values[0])


def parameter(name: str, clause: str, question: str, usual: int, least: int, most: int) -> Ruling:
    """Return a number of the rules as a switch (CCG-14.6)."""
    return Ruling(name, clause, question, (str(usual),), str(usual), numbers=(least, most))


RULINGS: Final[tuple[Ruling, ...]] = (
    ruling(
        1,
        "draw_choice",
        "Are the decks of all drawn cards named before the first card is seen?",
        "one-at-a-time",
        "declare-first",
    ),
    ruling(
        2,
        "used_effect",
        "What exactly is switched off on a used card?",
        "stats-abilities-off",
        "everything-off",
        "abilities-off-only",
    ),
    ruling(
        3,
        "no_action_steps",
        "Which steps of a turn have no action window?",
        "draw-straighten-and-discard",
        "damage-control-entirely",
        "none",
    ),
    ruling(
        4,
        "skirmish_players",
        "May third players take part in a Skirmish?",
        "two-players-act",
        "all-players-act",
        "allied-defence",
    ),
    ruling(
        5,
        "enemy_op_effect",
        "What of an Operation's ability when an opponent defeats it?",
        "resolves-for-attacker",
        "resolves-for-owner",
        "no-effect",
    ),
    ruling(
        6,
        "offturn_actions",
        "What may the other players do in a turn?",
        "abilities-events-teams",
        "mirror-basic-actions",
        "responses-only",
    ),
    ruling(
        7,
        "vehicle_capacity",
        "What if the Vehicles are too small for their Team?",
        "slowest-member",
        "split-off",
        "any-vehicle",
        "none-carried",
    ),
    ruling(
        8,
        "team_declaration",
        "Are Teams declared one player after the other, or in rotation?",
        "sequential",
        "alternating",
    ),
    ruling(
        9,
        "hits_per_team",
        "How many Hits may a Team make in a turn?",
        "one-per-opponent",
        "one-total",
    ),
    ruling(
        10,
        "failed_payment",
        "What if a payment fails half-way?",
        "exhausted-and-withdrawn",
        "full-rollback",
    ),
    ruling(
        11,
        "purchase_attach",
        "Does attaching at purchase exhaust the Runner?",
        "free",
        "exhaust-runner",
    ),
    ruling(12, "defender_lr", "Do defenders add LR?", "sr-plus-lr", "sr-only-for-defenders"),
    ruling(13, "defending_sets", "May un-Teamed Runners defend?", "teams-or-groups", "teams-only"),
    ruling(
        14,
        "midfight_used",
        "Are Runners that became used in the fight hurt by DEFEATED?",
        "participants-stay",
        "dropped-out",
    ),
    ruling(
        15,
        "defender_after",
        "What of defenders that were not defeated?",
        "stays-unused",
        "becomes-used",
    ),
    ruling(
        16, "hit_defense_basis", "Which Defense meets the target of a Hit?", "remaining", "full"
    ),
    ruling(17, "empty_stash_hit", "May an empty Stash be Hit?", "allowed", "not-allowed"),
    ruling(18, "run_sets", "May un-Teamed groups make Runs?", "teams-or-groups", "teams-only"),
    ruling(
        19,
        "defeated_equipment",
        "Does a DEFEATED Runner lose all Equipment or one?",
        "all",
        "one-chosen-by-controller",
    ),
    ruling(
        20,
        "equipment_type",
        "What is one of each type of Equipment?",
        "by-type",
        "by-kind",
        "by-name",
    ),
    ruling(
        21,
        "active_weapon",
        "When is the active Weapon chosen?",
        "choose-at-combat",
        "auto-best",
        "equip-step-only",
    ),
    ruling(
        22,
        "medtech_save",
        "What does a Medical Tech save cost?",
        "response-exhaust",
        "constant-unlimited",
        "constant-once-per-turn",
    ),
    ruling(23, "save_scope", "May one save other players' cards?", "own-cards", "any-cards"),
    ruling(
        24,
        "techie_compare",
        "What must a Techie beat to save an item?",
        "item-power",
        "item-cost",
        "bearer-bonus",
    ),
    ruling(
        25,
        "combat_sense_cost",
        "What does Combat Sense cost?",
        "free-once-per-attack",
        "exhaust-keeps-stats",
        "exhaust-literal",
    ),
    ruling(
        26,
        "busted_until",
        "When does a Busted Runner straighten?",
        "next-own-straighten",
        "skip-one-straighten",
    ),
    ruling(
        27,
        "netrunner_raise",
        "How far may a Netrunner raise E-Sec?",
        "restore-only",
        "no-cap",
        "cap-double",
    ),
    ruling(
        28,
        "rocker_scope",
        "Whose Operations may a Rocker weaken?",
        "any-op-or-location",
        "own-ops-any-location",
    ),
    ruling(
        29,
        "arasaka_hit",
        "What counts as having been Hit, and for how long?",
        "attempts-since-own-last-turn",
        "successes-since-own-last-turn",
        "this-turn-only",
        "whole-game",
    ),
    ruling(
        30,
        "bust_points",
        "How many points is a Bust worth?",
        "one-per-bust",
        "busted-power",
        "one-per-cop-used",
    ),
    ruling(31, "psycho_penalty", "Is an idle Cyber-Psycho Trashed or Burned?", "trashed", "burned"),
    ruling(
        32,
        "chassis_tokens",
        "In whose turns does a Chassis lose construction tokens?",
        "every-turn",
        "controller-turns",
    ),
    ruling(
        33,
        "deckout_gain",
        "Who gains when both decks are empty?",
        "each-opponent",
        "next-clockwise",
        "chosen-opponent",
    ),
    ruling(34, "cut_offers", "Are opponents asked to cut the decks?", "skip", "ask"),
    ruling(35, "first_turn_draw", "Does the first player draw in turn one?", "yes", "no"),
    ruling(
        36,
        "chassis_counts",
        "Are the parts of a Punknaught counted as at least or exactly?",
        "at-least",
        "exact",
    ),
    ruling(
        37,
        "chassis_complete",
        "Must the tokens be gone for a Punknaught to be complete?",
        "parts-only",
        "parts-and-tokens",
    ),
    ruling(
        38,
        "stat_total_scope",
        "What counts for the totals of Arasaka and Militech?",
        "all-runners-active-gear",
        "unused-only",
        "printed-only",
    ),
    ruling(
        39,
        "simultaneous_win",
        "Who wins if several would in one check?",
        "active-then-clockwise",
        "highest-margin",
        "shared",
    ),
    ruling(
        40, "target_compare", "With which number of the target is a Hit compared?", "same-number"
    ),
    ruling(41, "equal_values", "Is an equal value enough?", "not-defeated"),
    ruling(
        42,
        "op_after_hit",
        "Is an Operation defeated in a Hit Trashed or Burned?",
        "trashed-by-hit-burned-by-run",
        "always-burned",
    ),
    ruling(43, "all_vs_any", "Do All and Any mean the same?", "synonyms"),
    ruling(44, "media_duration", "How long does a Media's raise last?", "this-turn", "permanent"),
    ruling(
        45,
        "authority_equal",
        "What if the Power of Cops and target is equal?",
        "nothing-happens",
        "bust",
        "cops-trashed",
    ),
    ruling(
        46,
        "psycho_counts",
        "What satisfies a Cyber-Psycho?",
        "hit-or-run-as-attacker",
        "also-defending",
    ),
    ruling(
        47,
        "winner_check_time",
        "Are Ops and Style checked at the end of any turn?",
        "any-turn",
        "own-turn",
    ),
    ruling(
        48,
        "temp_bonus_for_win",
        "Do effects of this turn count in the check at its end?",
        "count",
        "ignore",
    ),
    ruling(49, "op_paid_scope", "Must a paid-for Operation be Hit by a certain Team?", "any-team"),
    ruling(
        50,
        "punknaught_penalty",
        "From what is one point per card of a Punknaught taken?",
        "each-of-sr-lr-def",
        "total",
    ),
    ruling(51, "stash_visibility", "Is the Stash face up?", "public", "owner-only"),
    ruling(52, "authority_partners", "Must all Cops of a Team join?", "all-unused-on-team"),
    ruling(53, "product_list", "Which starter decks are there?", "one-starter-per-sponsor"),
    ruling(
        54,
        "park_cost",
        "What does parking cost after a Run?",
        "exhaust-vehicle",
        "spend-movement-in-runs",
    ),
    ruling(
        55,
        "op_ability_order",
        "When does the ability of a defeated Operation resolve?",
        "after-scoring",
        "ability-first",
    ),
    ruling(
        56,
        "equip_vehicle_pays",
        "May a Vehicle from the Stash pay for its own transfer?",
        "yes",
        "no",
    ),
    ruling(
        57,
        "auto_pass",
        "When is a player who can only pass left unasked?",
        "public-facts",
        "no-legal-action",
        "never",
    ),
    parameter("ops_target", "CCG-13.1", "How many Ops Points win?", 100, 5, 999),
    parameter("style_target", "CCG-13.2", "How many Style Points win?", 100, 5, 999),
    parameter(
        "sponsor_scale",
        "CCG-14.6",
        "To how many percent are the Sponsors' totals set?",
        100,
        10,
        300,
    ),
    parameter("bust_target", "CCG-13.10", "How many bust points win for N.C.P.D.?", 50, 1, 300),
    parameter("arasaka_defense", "CCG-13.4", "How much Defense wins for Arasaka?", 120, 1, 500),
    parameter("militech_sr", "CCG-13.6", "How much SR wins for Militech?", 120, 1, 500),
    parameter(
        "biotechnica_loss", "CCG-13.5", "How much lost Empathy wins for Biotechnica?", 50, 1, 300
    ),
    parameter("mob_eb", "CCG-13.7", "How many EB of Locations win for The Mob?", 50, 1, 300),
    parameter("draw_per_turn", "CCG-7.1a", "How many cards are drawn in a turn?", 3, 1, 9),
    parameter("opening_hand", "CCG-5.4", "How many cards are drawn in setup?", 4, 0, 12),
    parameter(
        "hand_limit", "CCG-7.6b", "How many cards may be kept at the end of a turn?", 8, 1, 30
    ),
    parameter("deckout_points", "CCG-7.1b", "What is a card worth that cannot be drawn?", 5, 1, 50),
    parameter(
        "faction_discount",
        "CCG-6.5g",
        "How much cheaper are cards of the Sponsor's faction?",
        2,
        0,
        9,
    ),
    parameter("faction_discount_min", "CCG-6.5g", "To which cost may that discount lead?", 1, 0, 9),
    parameter("team_max", "CCG-7.4b2", "How many Runners are a Team at most?", 4, 1, 12),
    parameter("team_max_with_nomad", "CCG-7.4b2", "How many with a Nomad?", 5, 1, 12),
    parameter("group_max", "CCG-8.2a", "How many un-Teamed Runners are a group at most?", 3, 1, 12),
    parameter("group_max_with_nomad", "CCG-8.2a", "How many of them with a Nomad?", 4, 1, 12),
    parameter(
        "stash_points_per_card", "CCG-8.4b", "How many points is a card of a Stash worth?", 3, 0, 20
    ),
    parameter(
        "stash_fee_per_card",
        "CCG-8.2b",
        "How many EB per card does a Hit on a Stash cost?",
        1,
        0,
        9,
    ),
    parameter(
        "stash_security_per_card",
        "CCG-8.1e",
        "How much M-Sec and E-Sec does a card give its Stash?",
        5,
        0,
        20,
    ),
    parameter(
        "base_movement", "CCG-8.7a", "How much Movement has a set without a Vehicle?", 1, 1, 9
    ),
    parameter(
        "enemy_op_price_factor",
        "CCG-7.4a1",
        "How many times its cost is the price of an enemy Op?",
        2,
        1,
        9,
    ),
    parameter(
        "chassis_start_tokens",
        "CCG-12.3",
        "With how many tokens does a Chassis enter play?",
        3,
        0,
        9,
    ),
    parameter("chassis_wheels", "CCG-12.5", "How many Wheels does a Punknaught need?", 8, 0, 40),
    parameter("chassis_ground", "CCG-12.5", "How many Trucks and R.V.s does it need?", 2, 0, 9),
    parameter("chassis_flyers", "CCG-12.5", "How many Hovers, Helicopters and A.V.s?", 2, 0, 9),
    parameter("max_rounds", "CCG-13.13", "After how many rounds does a game end?", 60, 1, 999),
    parameter("deck_min_runs", "CCG-4.1", "How many Runs cards does a deck need?", 42, 1, 200),
    parameter("deck_min_gear", "CCG-4.1", "How many Gear cards does a deck need?", 42, 1, 200),
    parameter(
        "deck_min_total",
        "CCG-4.1",
        "How many cards does a deck need, Sponsor included?",
        85,
        3,
        400,
    ),
    parameter("copies_max", "CCG-4.2", "How many copies of a card may a deck hold?", 4, 1, 99),
    parameter("copies_max_legendary", "CCG-4.2", "How many of a Legendary card?", 1, 1, 99),
)


def numbers() -> tuple[tuple[int, int], ...]:
    """Return what every switch means as a number: its usual value and the least one."""
    found: list[tuple[int, int]] = []
    for each in RULINGS:
        span = each.numbers
        found.append((0, 0) if span is None else (int(each.default), span[0]))
    return tuple(found)


NUMBERS: Final = numbers()


def number_of(rulings: tuple[int, ...], which: int) -> int:
    """Return the value of a number of the rules."""
    position = rulings[which]
    usual, least = NUMBERS[which]
    return usual if position == 0 else least + position - 1


LITERAL: Final[dict[str, str]] = {
    "used_effect": "everything-off",
    "hit_defense_basis": "full",
    "run_sets": "teams-only",
    "defending_sets": "teams-only",
    "medtech_save": "constant-unlimited",
    "combat_sense_cost": "exhaust-literal",
    "media_duration": "permanent",
    "cut_offers": "ask",
    "park_cost": "spend-movement-in-runs",
    "op_ability_order": "ability-first",
}
SHORT: Final[dict[str, str]] = {"ops_target": "60", "style_target": "60", "sponsor_scale": "60"}

PRESETS: Final[tuple[Preset, ...]] = (
    Preset("standard", "Standard", "The rules as most tables read them"),
    Preset("literal", "Literal", "The rulebook to the letter; partly odd", LITERAL),
    Preset("short-game", "Short game", "60 Ops, 60 Style, Sponsors at 60 percent", SHORT),
    Preset("fast-draw", "Fast draw", "Four cards a turn", {"draw_per_turn": "4"}),
)
"""CCG-14.6 What a table can be set up as in one go."""
