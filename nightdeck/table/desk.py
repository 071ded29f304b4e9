"""What routes are handed: the house, its sessions, its shelf of books, and values of a request."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from nightdeck.table.house import House
from nightdeck.table.pages import Shelf
from nightdeck.table.sessions import Sessions
from nightdeck.table.sockets import Sockets

TheHouse = NamedDependency[House]
TheShelf = NamedDependency[Shelf]
TheSessions = NamedDependency[Sessions]
TheSockets = NamedDependency[Sockets]

PathWord = FromPath[str]
PathSeat = Annotated[int, PathParameter(ge=0, le=15)]
PathStep = Annotated[int, PathParameter(ge=0, le=10_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=-1, le=15)]
WordQuery = Annotated[str, QueryParameter(max_length=200)]
