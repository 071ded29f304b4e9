"""Conditions under one short name, as in `when.IsTagged()`."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.conditions import (
    BelongsTo,
    BrokenBySelf,
    BrokeThisEncounter,
    CanPay,
    DuringRun,
    EncounteredIsFullyBroken,
    FirstThisTurn,
    HappenedLastTurn,
    HappenedThisTurn,
    HostedOn,
    InEncounter,
    IsA,
    IsEncountered,
    IsHostedHere,
    IsMarked,
    IsOutermost,
    IsRezzed,
    IsScored,
    IsTagged,
    IsThisServer,
    LinkIsAtLeast,
    NotInArchives,
    OwnRun,
    OwnTurn,
    RunOnThisServer,
    SameServer,
    ServerIs,
    StrongerThanEncountered,
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

__all__ = [
    "AnyOf", "AtLeast", "BelongsTo", "Both", "BrokeThisEncounter", "BrokenBySelf", "CanPay",
    "DuringRun", "EncounteredIsFullyBroken", "Exists", "FirstThisTurn", "HappenedLastTurn",
    "HappenedThisTurn", "HostedOn", "InEncounter", "IsA", "IsEncountered", "IsHost",
    "IsHostedHere", "IsMarked", "IsOutermost", "IsRezzed", "IsScored", "IsSelf", "IsTagged",
    "IsThisServer", "LinkIsAtLeast", "Not", "NotInArchives", "NumberIs", "OwnRun", "OwnTurn",
    "RunOnThisServer", "SameServer", "ServerIs", "StrongerThanEncountered", "TargetIs",
]  # fmt: skip
