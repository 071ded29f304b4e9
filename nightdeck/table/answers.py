"""How refusals and errors are told: problem documents to programs, a page to people."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import FormMultiDict
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.response import Template
from sqlalchemy.exc import SQLAlchemyError

from nightdeck import __version__
from nightdeck.table.files import root
from nightdeck.table.protocol import Refusal

LOG: Final = logging.getLogger("nightdeck.table")
STATUS: Final = {
    "bad_message": 400,
    "bad_setup": 409,
    "signed_out": 401,
    "not_seated": 403,
    "not_found": 404,
    "wrong_seat": 409,
    "stale": 409,
    "unlisted": 409,
    "over": 409,
    "waiting": 409,
    "not_allowed": 409,
    "lesson": 409,
    "frozen": 409,
    "slow_down": 429,
    "failed": 500,
    "busy": 503,
}
TITLES: Final = {
    400: "That does not work",
    401: "Who are you?",
    403: "Not yours",
    404: "Nothing here",
    405: "That does not work",
    409: "Not now",
    413: "Too much",
    429: "Too fast",
    500: "Something went wrong",
    503: "Not just now",
}

EXPLAINED: Final = {
    404: "There is no such page. A table may be private, or its address may have been cut short.",
    405: "This address is for something else.",
    413: "This is more than the server takes at once.",
}

AnyRequest = Request[Any, Any, Any]


class OneRequest(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def body(self) -> bytes:
        """Return the body as it was sent; one that breaks off is its sender's fault, not ours."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("the request broke off") from None

    async def json(self) -> Any:
        """Return the body; one that no reader can follow is refused like any other wrong one."""
        try:
            return await super().json()
        except (RecursionError, UnicodeError):
            raise ClientException("the body is no JSON that could be read") from None

    async def form(self) -> FormMultiDict:
        """Return the form; one that cannot be taken apart is refused."""
        try:
            return await super().form()
        except (RecursionError, UnicodeError, ValueError, InternalServerException):
            raise ClientException("the body is no form that could be read") from None


class Problem(msgspec.Struct):
    """An error as programs read it (RFC 9457); `code` is stable."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    number: int | None = None
    reference: str | None = None


def page(name: str, status: int = 200, **context: Any) -> Template:
    """Return a page with what every page has."""
    context = {"version": __version__, "static": root(), **context}
    return Template(name, context=context, status_code=status)


def told(request: AnyRequest, status: int, code: str, text: str, **more: Any) -> Response[Any]:
    """Return an error as a problem document or as a page."""
    title = TITLES.get(status, "Refused")
    if request.url.path.startswith("/api/"):
        problem = Problem(f"urn:nightdeck:{code}", title, status, text, code, **more)
        return Response(problem, status_code=status, media_type="application/problem+json")
    reference = more.get("reference") or ""
    shown = {"status": status, "title": title, "text": text, "reference": reference}
    context = {"version": __version__, "static": root(), **shown}
    engine = request.app.template_engine
    if engine is None:
        return Response(text, status_code=status, media_type=MediaType.TEXT)
    body = engine.get_template("error.html").render(**context)
    return Response(body, status_code=status, media_type=MediaType.HTML)


def refused(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    """Answer a request that was refused."""
    more = {name: refusal.more[name] for name in ("number", "reference") if name in refusal.more}
    return told(request, STATUS.get(refusal.code, 400), refusal.code, refusal.text, **more)


def not_understood(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Answer a request the framework refused; it says which field was wrong, never more."""
    status = error.status_code
    if status >= 500:
        return failed(request, error)
    detail = error.detail if status == 400 else EXPLAINED.get(status, TITLES.get(status, "Refused"))
    if status == 400 and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    return told(request, status, "bad_message" if status == 400 else "refused", detail)


def failed(request: AnyRequest, error: Exception) -> Response[Any]:
    """Answer a request that met an unforeseen error: a reference and no details."""
    house = request.app.state.house
    reference = house.entropy(4).hex()
    LOG.error("reference %s", reference, exc_info=error)
    text = f"The server could not do this (reference {reference})."
    # The store may be back in a moment; everything else will not mend itself.
    status = 503 if isinstance(error, SQLAlchemyError | OSError) else 500
    return told(request, status, "failed", text, reference=reference)
