"""What subroutines, operations and preps do, in the words of card files (ONR-7.12, ONR-12.10)."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.netrunner.language import do, some
from nightdeck.games.netrunner.language.conditions import (
    Connections,
    DieIs,
    RezzedThisTurn,
)
from nightdeck.games.netrunner.model.card_abilities import DOES_NET, TRACES, Subroutine
from nightdeck.games.netrunner.model.terms import (
    AGENDAS_STOLEN,
    BLACK_ICE,
    BLACK_OPS_SCORED,
    BLACK_OPS_STOLEN,
    BRAIN,
    CONNECTION,
    CORP,
    DELAYED_NET,
    ENCOUNTER_TOLL,
    GRAY_OPS_STOLEN,
    HARDWARE,
    MEAT,
    NET,
    NODES_TRASHED,
    NONE,
    PLAYER_COUNTER_NAMES,
    PROGRAM,
    RESEARCH_STOLEN,
    RUN_STRENGTH,
    RUN_SUBROUTINE,
    RUN_SURCHARGE,
    RUNNER,
    RUNS,
    SUCCESSES,
    SUCCESSES_HQ,
    SUCCESSES_RD,
    TRASH_EACH_PASS,
)
from nightdeck.games.netrunner.model.vocabulary import Condition, Effect
from nightdeck.games.netrunner_family.language.words import LastTurn, Tagged, ThisTurn
from nightdeck.language.conditions import Both
from nightdeck.language.facts import Sheet

DAMAGE: Final = {"net": NET, "meat": MEAT, "brain": BRAIN}

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "end_run": (),
    "end_run_unless_pay": ("n",),
    "net": ("n", "preventable"),
    "brain": ("n", "preventable"),
    "meat": ("n", "preventable"),
    "trash_program": ("n",),
    "trash_hardware": ("n",),
    "trace": ("limit", "success"),
    "run_strength_bonus": ("n",),
    "run_break_surcharge": ("n",),
    "run_extra_subroutine": (),
    "encounter_toll": ("n",),
    "next_ice_unbreakable": ("no_jack_out",),
    "no_jack_out": (),
    "jack_out_cost": ("n",),
    "trash_program_each_pass": (),
    "delayed_net": ("n",),
    "forgo_action": ("n",),
    "no_run_for_actions": ("n",),
    "bluff_bits": (),
    "bounce_back": (),
    "net_per_outer_ice": ("n",),
    "tag": ("n",),
    "counter": ("name",),
    "run_lock": ("price",),
    "gain_bits": ("n",),
    "draw": ("n",),
    "gain_actions": ("n",),
    "add_advancement": ("n", "split", "max_per_card"),
    "runner_lose_all_bits": (),
}
"""Every word and what may be said with it."""


def effect_of(sheet: Sheet, ops: Any, fact: str) -> Effect:
    """Return the effect that a list of words stands for, carried out in order."""
    if not isinstance(ops, list) or not ops:
        raise sheet.wrong(f"{fact} is a list of what happens, not {ops!r}", fact)
    effects = [one_effect(sheet, op, fact) for op in ops]
    return effects[0] if len(effects) == 1 else do.Sequence(*effects)


def one_effect(sheet: Sheet, op: Any, fact: str) -> Effect:
    """Return the effect of one word."""
    name = op.get("op") if isinstance(op, dict) else None
    if name not in FIELDS:
        known = ", ".join(FIELDS)
        raise sheet.wrong(f"{fact}: op is one of {known}, not {name!r}", fact)
    unknown = [each for each in op if each != "op" and each not in FIELDS[name]]
    if unknown:
        raise sheet.wrong(f"{fact}: {name} has no {unknown[0]!r}", fact)
    n = op.get("n", 1)
    if type(n) is not int or not 1 <= n <= 20:
        raise sheet.wrong(f"{fact}: n of {name} is a number from 1 to 20, not {n!r}", fact)
    if name == "trace":
        return do.TraceFor(op["limit"], effect_of(sheet, op.get("success"), fact))
    if name in DAMAGE:
        return do.DoDamage(DAMAGE[name], n, op.get("preventable", True))
    if name == "counter":
        if op.get("name") not in PLAYER_COUNTER_NAMES:
            raise sheet.wrong(f"{fact}: there is no counter {op.get('name')!r}", fact)
        return do.GiveCounter(PLAYER_COUNTER_NAMES.index(op["name"]))
    if name == "add_advancement":
        most = op.get("max_per_card", 0)
        return do.AddAdvancement(n, most, least=1 if most else n)
    return plain_effect(name, n, op)


def plain_effect(name: str, n: int, op: dict[str, Any]) -> Effect:
    """Return the effect of a word that has at most a number."""
    if name in ("trash_program", "trash_hardware"):
        kinds = PROGRAM if name == "trash_program" else HARDWARE
        return do.TrashChosen(some.Rig(kinds), n)
    made: dict[str, Effect] = {
        "end_run": do.EndTheRun(),
        "end_run_unless_pay": do.PayOr(n, do.EndTheRun()),
        "run_strength_bonus": do.LastsThisRun(RUN_STRENGTH, n),
        "run_break_surcharge": do.LastsThisRun(RUN_SURCHARGE, n),
        "run_extra_subroutine": do.LastsThisRun(RUN_SUBROUTINE, 1),
        "encounter_toll": do.LastsThisRun(ENCOUNTER_TOLL, n),
        "delayed_net": do.LastsThisRun(DELAYED_NET, n),
        "trash_program_each_pass": do.LastsThisRun(TRASH_EACH_PASS, 1),
        "next_ice_unbreakable": do.NextIceUnbreakable(bool(op.get("no_jack_out"))),
        "no_jack_out": do.NoJackOut(),
        "jack_out_cost": do.JackOutCost(n),
        "forgo_action": do.ForgoActions(n, RUNNER),
        "no_run_for_actions": do.NoRunsFor(n),
        "bluff_bits": do.BluffBits(),
        "bounce_back": do.RollDie(do.If(DieIs(1, 3), do.BounceBack())),
        "net_per_outer_ice": do.NetPerOuterIce(n),
        "tag": do.GiveTags(n),
        "run_lock": do.RunLock(op.get("price", 0)),
        "gain_bits": do.GainBits(n),
        "draw": do.Draw(n),
        "gain_actions": do.GainActions(n),
        "runner_lose_all_bits": do.LoseBits(NONE, RUNNER),
    }
    return made[name]


def subroutine_of(sheet: Sheet, fact: Any) -> Subroutine:
    """ONR-12.10 Return one printed subroutine: our words and what it does."""
    if not isinstance(fact, dict) or set(fact) != {"text", "ops"}:
        raise sheet.wrong(f"a subroutine has text and ops, not {fact!r}", "subroutines")
    ops = fact["ops"]
    content = 0
    names = [op.get("op") for op in ops if isinstance(op, dict)]
    if "trace" in names:
        content |= TRACES
    if "net" in names or "net_per_outer_ice" in names:
        content |= DOES_NET
    return Subroutine(str(fact["text"]), effect_of(sheet, ops, "subroutines"), content)


# Conditions of the card files ---------------------------------------------------------------------


def condition_of(sheet: Sheet, fact: str) -> Condition:
    """Return what must hold for a card to be played or installed, or for its ability to work."""
    word = sheet.text(fact)
    found = CONDITIONS.get(word)
    if found is None:
        known = ", ".join(CONDITIONS)
        raise sheet.wrong(f"{fact} is one of {known}, not {word!r}", fact)
    return found


CONDITIONS: Final[dict[str, Condition]] = {
    "tagged": Tagged(),
    "tags>=2": Tagged(2),
    "runs-last-turn>=1": LastTurn(RUNNER, RUNS),
    "runs-last-turn>=2": LastTurn(RUNNER, RUNS, 2),
    "stole-last-turn": LastTurn(RUNNER, AGENDAS_STOLEN),
    "stole-this-turn:research": ThisTurn(RESEARCH_STOLEN),
    "stole-this-turn:gray-ops": ThisTurn(GRAY_OPS_STOLEN),
    "stole-this-turn:black-ops": ThisTurn(BLACK_OPS_STOLEN),
    "corp-scored-last-turn:black-ops": LastTurn(CORP, BLACK_OPS_SCORED),
    "trashed-node-last-turn": LastTurn(RUNNER, NODES_TRASHED),
    "success-this-turn": ThisTurn(SUCCESSES),
    "success-hq-this-turn": ThisTurn(SUCCESSES_HQ),
    "success-hq-and-rd-this-turn": Both(ThisTurn(SUCCESSES_HQ), ThisTurn(SUCCESSES_RD)),
    "connections>=2": Connections(CONNECTION, 2),
    "black-ice-rezzed-this-turn": RezzedThisTurn(BLACK_ICE),
}
"""ONR-2.1e The conditions of the card files by their words."""
