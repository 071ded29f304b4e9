"""What cards do: every effect of the language under one short name, as in `do.Draw(2)`."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects import (
    DoDamage,
    Draw,
    GainClicks,
    GainCredits,
    GiveTags,
    LoseClicks,
    LoseCredits,
    PlaceCounters,
    Purge,
    RemoveBadPublicity,
    RemoveCounters,
    RemoveTags,
    TakeBadPublicity,
    TakeChosenCredits,
    TakeCredits,
)
from nightdeck.games.android_netrunner.language.effects_cards import (
    AddToScoreArea,
    ArrangeIce,
    ArrangeTop,
    ChooseSubtype,
    Derez,
    ExposeCard,
    ForfeitThis,
    HandIntoDeck,
    HostHere,
    HostOnTarget,
    IntoDeck,
    MoveCounters,
    Reveal,
    RezCard,
    Search,
    ShuffleDeck,
    SwapWithHandIce,
    ToHand,
    ToTopOfDeck,
    TrashCard,
    TrashFromTop,
)
from nightdeck.games.android_netrunner.language.effects_flow import (
    ChooseServer,
    Mark,
    Pay,
    PsiGame,
    SpendX,
    TraceFor,
)
from nightdeck.games.android_netrunner.language.effects_install import (
    InstallCorpCard,
    InstallRunnerCard,
    PlayCard,
)
from nightdeck.games.android_netrunner.language.effects_run import (
    END_THE_RUN,
    AccessMore,
    AccessMoreThisRun,
    Bypass,
    ChangeStrength,
    LimitAccess,
    MakeRun,
    MoveIceWithRunner,
    MoveRunnerOutermost,
    OfferJackOut,
    OnlyAccessThis,
    RunAgain,
    TemporaryCredits,
    TrashAccessed,
)
from nightdeck.games.android_netrunner.rules.icebreakers import BreakSubroutines
from nightdeck.language.flow import (
    ChooseCard,
    ChooseCards,
    ChooseMode,
    ChooseNumber,
    Delayed,
    If,
    Lasting,
    May,
    Mode,
    Sequence,
)
