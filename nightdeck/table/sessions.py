"""Who is asking: guests by cookie, programs by token; both are random and kept as hashes only."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from nightdeck.table.house import House, hashed
from nightdeck.table.protocol import Refusal
from nightdeck.table.security import Meter, address_of, header, is_program
from nightdeck.table.store_guests import Guest
from nightdeck.table.words import clean

COOKIE: Final = "nightdeck"
YEAR: Final = 365 * 24 * 3600
NAMELESS: Final = "Guest"

Connection = ASGIConnection[Any, Any, Any, Any]


def scope_of(connection: Connection) -> dict[str, Any]:
    """Return the request as the server received it."""
    scope: Any = connection.scope
    return cast(dict[str, Any], scope)


class Sessions:
    """Finds guests, makes new ones, and changes their secrets."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.settings.limits
        self.newcomers = Meter(limits.guests_per_second, limits.guest_burst)

    async def guest(self, connection: Connection) -> Guest | None:
        """Return who asks; a token that does not fit is nobody, whatever cookie comes with it."""
        if is_program(scope_of(connection)):
            token = (header(scope_of(connection), b"authorization") or "")[7:].strip()
            return await self.house.store.guests.by_token(hashed(token)) if token else None
        cookie = connection.cookies.get(COOKIE, "")
        if not 20 <= len(cookie) <= 100:
            return None
        return await self.house.store.guests.by_cookie(hashed(cookie))

    async def required(self, connection: Connection) -> Guest:
        """Return who asks, or refuse."""
        guest = await self.guest(connection)
        if guest is None:
            raise Refusal("signed_out", "say who you are first")
        return guest

    async def welcomed(self, connection: Connection, name: str = "") -> tuple[Guest, Cookie | None]:
        """Return who asks; somebody new gets a cookie."""
        guest = await self.guest(connection)
        if guest is not None:
            return guest, None
        if is_program(scope_of(connection)):
            raise Refusal("signed_out", "this token is not known")
        guest, secret = await self.newcomer(connection, name)
        return guest, self.cookie(secret)

    async def newcomer(self, connection: Connection, name: str) -> tuple[Guest, str]:
        """Keep a new guest and return their secret."""
        if not self.newcomers.allows(address_of(scope_of(connection))):
            raise Refusal("slow_down", "too many newcomers from your address; wait a little")
        guest = Guest(self.house.new_id(), self.named(name))
        secret = self.house.entropy(32).hex()
        await self.house.store.guests.add(guest, hashed(secret), self.house.clock())
        return guest, secret

    def named(self, name: str) -> str:
        """Return a name as it may be shown."""
        return clean(name, self.house.settings.limits.name_length) or NAMELESS

    async def rotated(self, guest: Guest) -> Cookie:
        """Give a guest a new cookie; the old one becomes worthless."""
        secret = self.house.entropy(32).hex()
        await self.house.store.guests.change(guest.id, secret=hashed(secret))
        return self.cookie(secret)

    async def ended(self, guest: Guest) -> Cookie:
        """Sign a guest out everywhere: cookie and tokens become worthless, connections end."""
        unknown = hashed(self.house.entropy(32).hex())
        await self.house.store.guests.change(guest.id, secret=unknown)
        await self.house.store.guests.revoke_all(guest.id)
        for room in self.house.rooms.values():
            room.close_for(guest.id, "signed-out")
        return Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")

    def cookie(self, secret: str) -> Cookie:
        """Return the cookie that carries a secret."""
        return Cookie(
            COOKIE,
            value=secret,
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.house.settings.secure,
        )

    async def token(self, guest: Guest, label: str) -> str:
        """Make a token for a guest's program; it is shown this once."""
        token = f"nd_{self.house.entropy(32).hex()}"
        label = clean(label, 40) or "program"
        await self.house.store.guests.add_token(
            guest.id, self.house.new_id(), hashed(token), label, self.house.clock()
        )
        return token
