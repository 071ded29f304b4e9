"""The decks of the pool, all legal by section 20; the titles and notes are ours."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck

# fmt: off
STARTER_DECKS: Final[tuple[Deck, ...]] = (
    Deck(
        "corp-first-walls", "First Walls", "corp",
        {
            "hostile-takeover": 3, "marine-arcology": 3, "priority-requisition": 2,
            "political-coup": 2, "netwatch-operations-office": 1, "data-wall": 2, "filter": 2,
            "wall-of-static": 2, "quandary": 2, "keeper": 1, "crystal-wall": 1, "fetch-4-0-1": 2,
            "rex": 1, "banpei": 2, "hunter": 1, "accounts-receivable": 3, "efficiency-experts": 3,
            "night-shift": 3, "annual-reviews": 2, "bbs-whispering-campaign": 2,
            "rockerboy-promotion": 1, "setup": 1, "red-herrings": 1, "scorched-earth": 1,
            "chance-observation": 1,
        },
        note="Ice on every fort and plain money: a good first Corp.",
    ),
    Deck(
        "runner-first-steps", "First Steps", "runner",
        {
            "codecracker": 2, "dwarf": 2, "jackhammer": 1, "loony-goon": 2, "raptor": 1, "krash": 1,
            "wild-card": 1, "cloak": 1, "smarteye": 1, "force-shield": 1, "shield": 1, "imp": 1,
            "baedekers-net-map": 1, "access-to-kiribati": 1, "the-springboard": 1,
            "parraline-5750": 1, "tycho-mem-chip": 1, "wutech-mem-chip": 1, "hq-interface": 1,
            "r-and-d-interface": 2, "broker": 2, "fall-guy": 1, "floating-runner-bbs": 1,
            "leland-corporate-bodyguard": 1, "short-term-contract": 2, "inside-job": 2,
            "jack-n-joe": 2, "livewires-contacts": 3, "score": 3, "temple-microcode-outlet": 2,
            "custodial-position": 1, "bodyweight-synthetic-blood": 1,
        },
        note="An icebreaker for every kind of ice, and money to use it.",
    ),
    Deck(
        "corp-glacier-holdings", "Glacier Holdings", "corp",
        {
            "corporate-war": 2, "priority-requisition": 2, "employee-empowerment": 1,
            "hostile-takeover": 3, "marine-arcology": 1, "data-wall": 2, "filter": 2,
            "wall-of-static": 2, "quandary": 2, "keeper": 1, "crystal-wall": 2, "scramble": 1,
            "fetch-4-0-1": 2, "rex": 1, "banpei": 2, "hunter": 1, "accounts-receivable": 3,
            "efficiency-experts": 3, "night-shift": 3, "annual-reviews": 2,
            "systematic-layoffs": 1, "bbs-whispering-campaign": 2, "rockerboy-promotion": 1,
            "braindance-campaign": 1, "setup": 1, "red-herrings": 1,
        },
        note="Solid ice on every fort, campaigns for money, agendas behind two or three layers.",
    ),
    Deck(
        "corp-black-ops-division", "Black Ops Division", "corp",
        {
            "on-call-solo-team": 2, "bioweapons-engineering": 1, "corporate-war": 1,
            "political-coup": 1, "hostile-takeover": 2, "netwatch-operations-office": 2,
            "data-wall": 2, "filter": 1, "sleeper": 1, "wall-of-static": 2, "quandary": 2,
            "fetch-4-0-1": 3, "hunter": 2, "jack-attack": 1, "neural-blade": 1,
            "crystal-wall": 1, "accounts-receivable": 3, "efficiency-experts": 2,
            "night-shift": 2, "chance-observation": 2, "scorched-earth": 2,
            "punitive-counterstrike": 1, "closed-accounts": 1, "trap": 2, "setup": 1,
            "solo-squad": 1, "bbs-whispering-campaign": 1, "dedicated-response-team": 1,
            "antiquated-interface-routines": 1,
        },
        note="Traces for tags, then damage to the Runner's body.",
    ),
    Deck(
        "corp-ambush-biotech", "Ambush Biotech", "corp",
        {
            "corporate-war": 1, "security-net-optimization": 1, "polymer-breakthrough": 1,
            "project-babylon": 2, "marine-arcology": 2, "corporate-downsizing": 2,
            "hostile-takeover": 1, "data-wall-2-0": 2, "cortical-scrub": 1, "laser-wire": 2,
            "razor-wire": 1, "quandary": 2, "endless-corridor": 2, "data-raven": 1, "banpei": 2,
            "shock-r": 1, "canis-minor": 1, "accounts-receivable": 3, "efficiency-experts": 2,
            "night-shift": 2, "management-shake-up": 1, "team-restructuring": 1,
            "planning-consultants": 1, "vacant-soulkiller": 2, "experimental-ai": 1,
            "virus-test-site": 1, "vapor-ops": 1, "information-laundering": 1,
            "department-of-truth-enhancement": 1, "holovid-campaign": 1,
            "tokyo-chiba-infighting": 1, "dieter-esslin": 1,
        },
        note="Advanced traps and brain damage: nothing is what it looks like.",
    ),
    Deck(
        "corp-morphing-assets", "Morphing Assets", "corp",
        {
            "project-venice": 2, "project-zurich": 2, "fetal-ai": 2, "marked-accounts": 1,
            "charity-takeover": 1, "corporate-war": 1, "caryatid": 1, "galatea": 2,
            "credit-blocks": 2, "misleading-access-menus": 3, "snowbank": 2, "chihuahua": 2,
            "gatekeeper": 1, "sandstorm": 1, "brain-wash": 1, "datacomb": 1, "scaffolding": 1,
            "roadblock": 1, "credit-consolidation": 1, "accounts-receivable": 3,
            "efficiency-experts": 3, "night-shift": 3, "manhunt": 1, "data-sifters": 1,
            "government-contract": 1, "doppelganger-antibody": 1, "bbs-whispering-campaign": 2,
            "rasmin-bridger": 1, "networked-center": 1,
        },
        note="Ice that changes its type and agendas that bite.",
    ),
    Deck(
        "runner-street-hacker", "Street Hacker", "runner",
        {
            "codecracker": 2, "loony-goon": 2, "dwarf": 1, "jackhammer": 2, "raptor": 1,
            "cyfermaster": 1, "wild-card": 1, "clown": 1, "shield": 2, "force-shield": 1,
            "smarteye": 1, "baedekers-net-map": 1, "wutech-mem-chip": 1, "zetatech-mem-chip": 1,
            "r-and-d-interface": 2, "hq-interface": 1, "parraline-5750": 1, "broker": 2,
            "short-term-contract": 2, "access-to-kiribati": 1, "the-short-circuit": 1,
            "fall-guy": 1, "nomad-allies": 1, "score": 3, "livewires-contacts": 3,
            "jack-n-joe": 3, "custodial-position": 1, "temple-microcode-outlet": 2,
            "inside-job": 1, "bodyweight-synthetic-blood": 1, "executive-wiretaps": 1,
        },
        note="A breaker for everything, and pressure on R&D and HQ.",
    ),
    Deck(
        "runner-ghost-rig", "Ghost Rig", "runner",
        {
            "cloak": 1, "vewy-vewy-quiet": 1, "invisibility": 2, "dwarf": 2, "wizards-book": 1,
            "codecracker": 1, "black-dahlia": 1, "shaka": 1, "loony-goon": 1, "imp": 1,
            "succubus": 1, "gremlins": 1, "butcher-boy": 2, "deep-thought": 1, "cascade": 1,
            "shield": 1, "fait-accompli": 1, "tycho-mem-chip": 1, "zetatech-mem-chip": 1,
            "green-knight-surge-buffers": 1, "nasuko-cycle": 1, "hq-interface": 1,
            "r-and-d-interface": 1, "broker": 1, "access-to-arasaka": 1,
            "floating-runner-bbs": 1, "rigged-investments": 1, "leland-corporate-bodyguard": 1,
            "the-springboard": 1, "score": 3, "livewires-contacts": 3, "jack-n-joe": 2,
            "temple-microcode-outlet": 2, "mantis-fixer-at-large": 1,
            "weather-to-finance-pipe": 1, "edited-shipping-manifests": 1,
        },
        note="Stealth, daemons and viruses.",
    ),
)
# fmt: on

DECKS: Final[dict[str, Deck]] = {deck.name: deck for deck in STARTER_DECKS}
LEARNING_DECKS: Final = ("corp-first-walls", "runner-first-steps")
