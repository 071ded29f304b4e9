"""What the upgrades do (ONR-3.3)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, some, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    FREE,
    IN_RUN,
    LAST_WINDOW,
    ON_APPROACH,
    WORM_USED,
    Ability,
    CounterText,
    GivesSubroutine,
    OnAccess,
    Subroutine,
)
from nightdeck.games.netrunner.model.vocabulary import Modifier

UNREZZED_ICE_HERE: Final = some.Installed(insides=False, rezzed=False, this_fort=True)


def swap_with_hq() -> Ability:
    """Return the ability that exchanges unrezzed ice of this fort for ice of HQ (ONR-17.12)."""
    return Ability(
        FREE,
        do.ChooseCard(some.InHq(terms.ICE), do.SwapWithHq()),
        IN_RUN,
        when.Exists(UNREZZED_ICE_HERE),
        per_run=True,
        hidden=True,
        label="swap unrezzed ice with ice from HQ",
    )


BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "aardvark": Behaviour(
        interrupt=WORM_USED,
        when_interrupting=do.Sequence(do.UndoBreaker(), do.TrashCard()),
        constant=Modifier(
            terms.CANNOT_USE, 1, when.Both(when.IsA(terms.PROGRAM, terms.WORM), when.RunHere())
        ),
    ),
    "antiquated-interface-routines": Behaviour(
        constant=Modifier(terms.STRENGTH, 1, when.Both(when.IsA(terms.ICE), when.InThisFort()))
    ),
    "bizarre-encryption-scheme": Behaviour(on_access=OnAccess(do.SealAgendas())),
    "chester-mix": Behaviour(constant=Modifier(terms.ICE_INSTALL_COST, -2, when.IsThisFort())),
    "chimera": Behaviour(
        on_access=OnAccess(do.TrashChosen(some.Rig(terms.PROGRAM, terms.DAEMON), 1))
    ),
    "crybaby": Behaviour(
        on_access=OnAccess(do.GiveCounter(terms.CRYING)),
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.CRYING, price=2, quantity=terms.LINK, amount=-2
        ),
    ),
    "crystal-palace-station-grid": Behaviour(
        constant=Modifier(terms.BREAK_COST, 1, when.RunHere())
    ),
    "dedicated-response-team": Behaviour(
        on_access=OnAccess(do.DoDamage(terms.MEAT, 3), when=when.Tagged())
    ),
    "dieter-esslin": Behaviour(on_access=OnAccess(do.DoDamage(terms.NET, 1))),
    "dr-dreff": Behaviour(
        abilities=Ability(
            FREE,
            do.ChooseCard(some.InHq(terms.ICE), do.MeetFromHq()),
            LAST_WINDOW,
            per_run=True,
            hidden=True,
            label="let the Runner encounter ice from HQ",
        )
    ),
    "jenny-jett": Behaviour(
        abilities=Ability(
            FREE,
            do.ChooseCard(some.InHq(terms.ICE), do.InstallInnermost()),
            LAST_WINDOW,
            per_run=True,
            hidden=True,
            label="install ice from HQ as innermost ice",
        )
    ),
    "jerusalem-city-grid": Behaviour(
        constant=(
            Modifier(
                terms.REZ_COST, -2, when.Both(when.IsA(terms.ICE, terms.WALL), when.InThisFort())
            ),
            Modifier(
                terms.STRENGTH, 1, when.Both(when.IsA(terms.ICE, terms.WALL), when.InThisFort())
            ),
        )
    ),
    "namatoki-plaza": Behaviour(constant=Modifier(terms.MAIN_CARDS, 1, when.IsThisFort())),
    "networked-center": Behaviour(
        constant=Modifier(
            terms.DIFFICULTY, -1, when.Both(when.IsA(keyword=terms.GRAY_OPS), when.InThisFort())
        )
    ),
    "new-galveston-city-grid": Behaviour(
        constant=Modifier(terms.TRASH_COST, 2, when.InThisFort(others=True))
    ),
    "olivia-salazar": Behaviour(
        abilities=Ability(
            FREE,
            do.RezApproached(
                do.Delayed(
                    events.RUN_ENDS,
                    do.Derez(),
                    terms.THIS_RUN,
                    "derez the ice rezzed for half its cost",
                    about_target=True,
                )
            ),
            ON_APPROACH,
            per_run=True,
        )
    ),
    "omni-kismet-ph-d": Behaviour(abilities=swap_with_hq()),
    "rasmin-bridger": Behaviour(
        on=Upon(
            events.ICE_PASSED,
            do.PayOr(1, do.EndTheRun()),
            when.InThisFort(),
            label="pay 1 bit or the run ends",
        )
    ),
    "red-herrings": Behaviour(constant=Modifier(terms.STEAL_COST, 5, when.AccessHere())),
    "research-bunker": Behaviour(
        constant=Modifier(
            terms.DIFFICULTY, -1, when.Both(when.IsA(keyword=terms.RESEARCH), when.InThisFort())
        )
    ),
    "rio-de-janeiro-city-grid": Behaviour(
        on=Upon(
            events.ICE_PASSED,
            do.RollDie(do.If(when.DieIs(1, 1), do.EndTheRun())),
            when.Both(when.InThisFort(), when.IsRezzed()),
            label="roll a die: on 1 the run ends",
        )
    ),
    "roving-submarine": Behaviour(
        constant=Modifier(
            terms.CANNOT_RUN,
            1,
            when.Both(when.IsThisFort(), when.Not(when.InstalledHereLastTurn())),
        )
    ),
    "singapore-city-grid": Behaviour(abilities=swap_with_hq()),
    "tesseract-fort-construction": Behaviour(
        constant=GivesSubroutine(
            terms.SUBROUTINES,
            Subroutine("The run ends unless the Runner pays 1 bit.", do.PayOr(1, do.EndTheRun())),
            when.InThisFort(),
        )
    ),
    "tokyo-chiba-infighting": Behaviour(
        on=Upon(
            events.RUN_ENDS,
            do.GainBits(2),
            when.Both(when.IsThisFort(), when.NumberIs(0)),
        )
    ),
    "turbeau-delacroix": Behaviour(
        on_access=OnAccess(do.TraceFor(10, do.GiveTags(1)), optional=True)
    ),
    "twenty-four-hour-surveillance": Behaviour(
        constant=Modifier(terms.NO_STEALTH, 1, when.IsThisFort())
    ),
    "washington-d-c-city-grid": Behaviour(
        constant=Modifier(terms.DIFFICULTY, -1, when.InThisFort())
    ),
}
"""What upgrades do beyond their facts, by id."""
