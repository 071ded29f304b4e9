"""Conditions under one short name, as in `when.Tagged()`."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.conditions import (
    BelongsTo,
    BrokenBySelf,
    BrokeThisEncounter,
    CanPay,
    DuringRun,
    EncounteredIsFullyBroken,
    FirstThisTurn,
    HostedOn,
    InEncounter,
    IsA,
    IsOutermost,
    IsScored,
    IsThisServer,
    LinkIsAtLeast,
    NotInArchives,
    RunOnThisServer,
    SameServer,
    ServerIs,
    StrongerThanEncountered,
)
from nightdeck.games.netrunner_family.language.words import (
    IsEncountered,
    IsHostedHere,
    IsMarked,
    IsRezzed,
    LastTurn,
    OwnRun,
    OwnTurn,
    Tagged,
    ThisTurn,
)
from nightdeck.language.conditions import (
    AnyOf,
    AtLeast,
    Both,
    Exists,
    IsHost,
    IsSelf,
    Not,
    NumberIs,
    TargetIs,
)
