"""The decks of the pool, all legal by ANR-B; the titles and notes are ours."""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Deck

# fmt: off
STARTER_DECKS: Final[tuple[Deck, ...]] = (
    Deck(
        "starter-anarch", "Anarch core: Noise", "runner",
        {
            "deja-vu": 2, "demolition-run": 3, "stimhack": 3, "cyberfeeder": 3, "grimoire": 1,
            "corroder": 2, "datasucker": 2, "djinn": 2, "medium": 2, "mimic": 2, "parasite": 3,
            "wyrm": 2, "yog-0": 2, "ice-carver": 1, "wyldside": 2, "infiltration": 3,
            "sure-gamble": 3, "crypsis": 3, "access-to-globalsec": 3, "armitage-codebusting": 3,
        },
        identity="noise-hacker-extraordinaire",
        note="All Anarch and neutral cards of the Core Set: virus programs wear the servers down.",
    ),
    Deck(
        "starter-criminal", "Criminal core: Gabriel Santiago", "runner",
        {
            "account-siphon": 2, "easy-mark": 3, "forged-activation-orders": 3, "inside-job": 3,
            "special-order": 3, "lemuria-codecracker": 2, "desperado": 1, "aurora": 2,
            "femme-fatale": 2, "ninja": 2, "sneakdoor-beta": 2, "bank-job": 2, "crash-space": 2,
            "data-dealer": 1, "decoy": 2, "infiltration": 3, "sure-gamble": 3, "crypsis": 3,
            "access-to-globalsec": 3, "armitage-codebusting": 3,
        },
        identity="gabriel-santiago-consummate-professional",
        note="All Criminal and neutral cards of the Core Set: runs on HQ pay for the rest.",
    ),
    Deck(
        "starter-shaper", "Shaper core: Kate “Mac” McCaffrey", "runner",
        {
            "diesel": 3, "modded": 2, "the-makers-eye": 3, "tinkering": 3, "akamatsu-mem-chip": 2,
            "rabbit-hole": 2, "the-personal-touch": 2, "the-toolbox": 1, "battering-ram": 2,
            "gordian-blade": 3, "magnum-opus": 2, "net-shield": 2, "pipeline": 2,
            "aesops-pawnshop": 1, "sacrificial-construct": 2, "infiltration": 3, "sure-gamble": 3,
            "crypsis": 3, "access-to-globalsec": 3, "armitage-codebusting": 3,
        },
        identity="kate-mac-mccaffrey-digital-tinker",
        note="All Shaper and neutral cards of the Core Set: a cheap, solid rig. A good first deck.",
    ),
    Deck(
        "starter-haas-bioroid", "Haas-Bioroid core: Engineering the Future", "corp",
        {
            "accelerated-beta-test": 3, "adonis-campaign": 3, "aggressive-secretary": 2,
            "archived-memories": 2, "biotic-labor": 3, "shipment-from-mirrormorph": 2,
            "heimdall-1-0": 2, "ichi-1-0": 3, "viktor-1-0": 2, "rototurret": 2,
            "corporate-troubleshooter": 1, "experiential-data": 2, "priority-requisition": 3,
            "private-security-force": 3, "melange-mining-corp": 2, "pad-campaign": 3,
            "hedge-fund": 3, "enigma": 3, "hunter": 2, "wall-of-static": 3,
        },
        identity="haas-bioroid-engineering-the-future",
        note="All Haas-Bioroid and neutral cards of the Core Set. A good first deck.",
    ),
    Deck(
        "starter-jinteki", "Jinteki core: Personal Evolution", "corp",
        {
            "nisei-mk-ii": 3, "project-junebug": 3, "snare": 3, "zaibatsu-loyalty": 1,
            "neural-emp": 2, "precognition": 2, "cell-portal": 2, "chum": 2, "data-mine": 2,
            "neural-katana": 3, "wall-of-thorns": 3, "akitaro-watanabe": 1,
            "priority-requisition": 3, "private-security-force": 3, "melange-mining-corp": 2,
            "pad-campaign": 3, "hedge-fund": 3, "enigma": 3, "hunter": 2, "wall-of-static": 3,
        },
        identity="jinteki-personal-evolution",
        note="All Jinteki and neutral cards of the Core Set: every access is a risk.",
    ),
    Deck(
        "starter-nbn", "NBN core: Making News", "corp",
        {
            "astroscript-pilot-program": 2, "breaking-news": 2, "anonymous-tip": 2,
            "closed-accounts": 2, "psychographics": 2, "sea-source": 2, "ghost-branch": 3,
            "data-raven": 3, "matrix-analyzer": 3, "tollbooth": 3, "red-herrings": 2,
            "sansan-city-grid": 1, "priority-requisition": 3, "private-security-force": 3,
            "melange-mining-corp": 2, "pad-campaign": 3, "hedge-fund": 3, "enigma": 3, "hunter": 2,
            "wall-of-static": 3,
        },
        identity="nbn-making-news",
        note="All NBN and neutral cards of the Core Set: traces, tags and quick agendas.",
    ),
    Deck(
        "starter-weyland-consortium", "Weyland core: Building a Better World", "corp",
        {
            "hostile-takeover": 3, "posted-bounty": 2, "security-subcontract": 1,
            "aggressive-negotiation": 2, "beanstalk-royalties": 3, "scorched-earth": 2,
            "shipment-from-kaguya": 2, "archer": 2, "hadrians-wall": 2, "ice-wall": 3, "shadow": 3,
            "research-station": 2, "priority-requisition": 3, "private-security-force": 3,
            "melange-mining-corp": 2, "pad-campaign": 3, "hedge-fund": 3, "enigma": 3, "hunter": 2,
            "wall-of-static": 3,
        },
        identity="weyland-consortium-building-a-better-world",
        note="All Weyland and neutral cards of the Core Set: rich, and hard on tagged Runners.",
    ),
    Deck(
        "wave2-whizzard", "Trash and Burn", "runner",
        {
            "sure-gamble": 3, "account-siphon": 2, "deja-vu": 2, "stimhack": 2, "vamp": 2,
            "retrieval-run": 2, "spinal-modem": 2, "cyberfeeder": 2, "plascrete-carapace": 2,
            "corroder": 2, "mimic": 2, "yog-0": 2, "datasucker": 3, "imp": 3, "nerve-agent": 2,
            "medium": 2, "parasite": 3, "darwin": 1, "kati-jones": 2, "liberated-account": 2,
            "joshua-b": 1, "scrubber": 1,
        },
        identity="whizzard-master-gamer",
        note="Trashes what the Corp lives on, then digs with Medium and Nerve Agent.",
    ),
    Deck(
        "wave2-andromeda", "Silver Spoon", "runner",
        {
            "sure-gamble": 3, "easy-mark": 3, "account-siphon": 3, "inside-job": 3,
            "special-order": 2, "emergency-shutdown": 2, "networking": 1, "satellite-uplink": 1,
            "desperado": 2, "doppelganger": 1, "hq-interface": 2, "plascrete-carapace": 1,
            "e3-feedback-implants": 1, "aurora": 1, "corroder": 2, "faerie": 2, "ninja": 1,
            "femme-fatale": 1, "peacock": 2, "crescentus": 2, "datasucker": 2, "sneakdoor-beta": 1,
            "snitch": 1, "bank-job": 2, "kati-jones": 1, "compromised-employee": 1,
            "new-angeles-city-hall": 1,
        },
        identity="andromeda-dispossessed-ristie",
        note="Nine cards in the first hand and a fast start against HQ.",
    ),
    Deck(
        "wave2-chaos-theory", "Small Genius", "runner",
        {
            "sure-gamble": 3, "diesel": 3, "quality-time": 2, "indexing": 2, "the-makers-eye": 2,
            "test-run": 2, "modded": 2, "r-d-interface": 2, "dinosaurus": 1, "akamatsu-mem-chip": 2,
            "dyson-mem-chip": 1, "plascrete-carapace": 1, "the-toolbox": 1, "battering-ram": 1,
            "snowball": 1, "gordian-blade": 2, "creeper": 1, "pipeline": 1, "femme-fatale": 1,
            "magnum-opus": 2, "deus-x": 1, "medium": 1, "zu-13-key-master": 1,
            "personal-workshop": 1, "underworld-contact": 1, "all-nighter": 1, "the-helpful-ai": 1,
            "access-to-globalsec": 1,
        },
        identity="chaos-theory-wunderkind",
        note="The smallest Runner deck: one more unit of memory, every card soon in hand.",
    ),
    Deck(
        "wave2-stronger-together", "Bioroid Wall", "corp",
        {
            "accelerated-beta-test": 3, "project-vitruvius": 3, "mandatory-upgrades": 1,
            "priority-requisition": 2, "adonis-campaign": 3, "eve-campaign": 2, "pad-campaign": 2,
            "jackson-howard": 2, "ash-2x3zb9cy": 2, "ruhr-valley": 1, "experiential-data": 1,
            "hedge-fund": 3, "green-level-clearance": 3, "biotic-labor": 2, "restructure": 1,
            "archived-memories": 1, "blue-level-clearance": 1, "eli-1-0": 3, "heimdall-1-0": 2,
            "ichi-1-0": 2, "viktor-1-0": 2, "viper": 2, "hourglass": 1, "sherlock-1-0": 1,
            "janus-1-0": 1, "enigma": 2,
        },
        identity="haas-bioroid-stronger-together",
        note="Bioroids that are stronger together in front of every server.",
    ),
    Deck(
        "wave2-replicating-perfection", "Thousand Cuts", "corp",
        {
            "nisei-mk-ii": 3, "fetal-ai": 3, "priority-requisition": 2, "napd-contract": 1,
            "snare": 3, "project-junebug": 2, "ronin": 2, "edge-of-world": 2, "dedicated-server": 1,
            "pad-campaign": 2, "jackson-howard": 1, "shock": 1, "caprice-nisei": 2,
            "hokusai-grid": 1, "akitaro-watanabe": 1, "midori": 1, "hedge-fund": 3, "neural-emp": 2,
            "trick-of-light": 1, "celebrity-gift": 2, "precognition": 1, "wall-of-thorns": 2,
            "neural-katana": 2, "snowflake": 2, "chum": 1, "cell-portal": 1, "bullfrog": 1,
            "whirlpool": 1, "sensei": 1, "himitsu-bako": 1,
        },
        identity="jinteki-replicating-perfection",
        note="The Runner must visit a central server first and bleeds a little everywhere.",
    ),
    Deck(
        "wave2-world-is-yours", "Fast News", "corp",
        {
            "astroscript-pilot-program": 3, "project-beale": 3, "breaking-news": 2,
            "restructured-datapool": 1, "false-lead": 1, "jackson-howard": 3, "ghost-branch": 2,
            "marked-accounts": 2, "pad-campaign": 1, "hedge-fund": 3, "sea-source": 1,
            "psychographics": 2, "midseason-replacements": 1, "sweeps-week": 2, "scorched-earth": 2,
            "sansan-city-grid": 2, "bernice-mai": 1, "data-raven": 2, "tollbooth": 2,
            "pop-up-window": 2, "wraparound": 2, "uroboros": 1, "flare": 1, "matrix-analyzer": 1,
            "quandary": 1,
        },
        identity="nbn-the-world-is-yours",
        note="Small deck, larger hand: scores from hand before anybody can come and look.",
    ),
    Deck(
        "wave2-because-we-built-it", "Scorched Blueprint", "corp",
        {
            "hostile-takeover": 3, "project-atlas": 3, "government-contracts": 1,
            "geothermal-fracking": 2, "corporate-war": 1, "false-lead": 2,
            "dedicated-response-team": 2, "security-subcontract": 1, "jackson-howard": 2,
            "private-contracts": 1, "pad-campaign": 2, "amazon-industrial-zone": 1,
            "research-station": 1, "hedge-fund": 3, "beanstalk-royalties": 3, "restructure": 1,
            "scorched-earth": 3, "sea-source": 2, "shipment-from-kaguya": 1, "commercialization": 1,
            "punitive-counterstrike": 1, "oversight-ai": 1, "ice-wall": 3, "shadow": 2, "archer": 1,
            "hadrians-wall": 1, "caduceus": 2, "tyrant": 1, "curtain-wall": 1,
        },
        identity="weyland-consortium-because-we-built-it",
        note="Advances its ice for nothing and waits for a tag.",
    ),
    Deck(
        "wave2-reina-roja", "Queen of Bad Press", "runner",
        {
            "morning-star": 2, "disrupter": 2, "xanadu": 2, "data-leak-reversal": 2,
            "scheherazade": 2, "blackmail": 2, "prepaid-voicepad": 2, "same-old-thing": 2,
            "dirty-laundry": 3, "sure-gamble": 3, "lucky-find": 2, "the-source": 1,
            "cortez-chip": 1, "fall-guy": 2, "john-masanori": 2, "mimic": 2, "yog-0": 2,
            "datasucker": 2, "parasite": 3, "imp": 2, "daily-casts": 2, "public-sympathy": 1,
            "deja-vu": 1,
        },
        identity="reina-roja-freedom-fighter",
        note="Makes the first rez of every turn expensive and lives on the Corp's bad press.",
    ),
    Deck(
        "wave2-kate", "Toolsmith", "runner",
        {
            "torch": 2, "atman": 2, "self-modifying-code": 3, "clone-chip": 3, "inti": 2,
            "professional-contacts": 2, "notoriety": 1, "inside-man": 1, "garrote": 1,
            "lawyer-up": 1, "muresh-bodysuit": 1, "mr-li": 1, "sure-gamble": 3, "diesel": 3,
            "daily-casts": 2, "dirty-laundry": 2, "public-sympathy": 1, "test-run": 2,
            "the-makers-eye": 2, "r-d-interface": 2, "gordian-blade": 1, "akamatsu-mem-chip": 2,
            "plascrete-carapace": 1, "prepaid-voicepad": 1, "tinkering": 2,
            "sacrificial-construct": 1,
        },
        identity="kate-mac-mccaffrey-digital-tinker",
        note="Cheap hardware and programs of every kind, and the cards that move them about.",
    ),
    Deck(
        "wave2-engineering", "Prototype Floor", "corp",
        {
            "accelerated-beta-test": 3, "project-vitruvius": 3, "executive-retreat": 2,
            "private-security-force": 1, "hedge-fund": 3, "bioroid-efficiency-research": 2,
            "successful-demonstration": 2, "interns": 2, "cyberdex-trial": 1, "foxfire": 1,
            "big-brother": 1, "freelancer": 1, "green-level-clearance": 2, "heimdall-2-0": 1,
            "next-bronze": 2, "hudson-1-0": 2, "bastion": 2, "datapike": 2, "draco": 2,
            "chimera": 2, "paper-wall": 2, "grim": 1, "chilo-city-grid": 1, "ash-2x3zb9cy": 2,
            "adonis-campaign": 3, "pad-campaign": 2, "jackson-howard": 1,
        },
        identity="haas-bioroid-engineering-the-future",
        note="Earns with every install and scores prototypes behind bioroids.",
    ),
    Deck(
        "wave2-grndl", "Power Unleashed", "corp",
        {
            "hostile-takeover": 3, "project-atlas": 3, "the-cleaners": 2, "geothermal-fracking": 2,
            "corporate-war": 1, "hedge-fund": 3, "beanstalk-royalties": 3, "witness-tampering": 2,
            "scorched-earth": 3, "punitive-counterstrike": 2, "restructure": 2, "sea-source": 2,
            "sunset": 1, "freelancer": 1, "cyberdex-trial": 1, "archer": 1, "ice-wall": 3,
            "shadow": 2, "caduceus": 2, "grim": 2, "paper-wall": 2, "bastion": 2, "curtain-wall": 1,
            "draco": 1, "private-contracts": 1, "jackson-howard": 1,
        },
        identity="grndl-power-unleashed",
        note="Starts rich and disliked; scores large agendas or burns the Runner's house down.",
    ),
)
# fmt: on

DECKS: Final[dict[str, Deck]] = {deck.name: deck for deck in STARTER_DECKS}

LEARNING_DECKS: Final = ("starter-haas-bioroid", "starter-shaper")
"""ANR-MS3 The fixed decks of a learning game, seat by seat."""
