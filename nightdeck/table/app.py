"""The application: routes, gate, templates, static files, and the house behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.template import TemplateConfig
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from nightdeck.table.answers import OneRequest, failed, not_understood, refused
from nightdeck.table.description import close_shapes, description
from nightdeck.table.desk import TheHouse
from nightdeck.table.files import static
from nightdeck.table.house import House
from nightdeck.table.pages import Shelf
from nightdeck.table.protocol import Refusal
from nightdeck.table.routes_api import API
from nightdeck.table.routes_learn import LEARN
from nightdeck.table.routes_pages import PAGES
from nightdeck.table.routes_tables import TABLES
from nightdeck.table.security import Gate
from nightdeck.table.sessions import Sessions
from nightdeck.table.sockets import Sockets

HERE: Final = Path(__file__).parent
AS_THEY_ARE: Final = [r"^/static/", r"^/me", r"^/join/", r"^/api/v1/(?!games/)", r"^/tables/.+/"]
"""Not compressed: what is so already, what streams, and pages that hold a secret beside something
a stranger may have chosen, because the length of such a page would tell about the secret."""
LOCAL: Final = frozenset({"127.0.0.1", "::1"})


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Tell that the process lives."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(house: TheHouse) -> Response[str]:
    """Tell whether players can be let in: the house is open and its database answers."""
    if not await house.store.database.is_reachable():
        return Response("no database", status_code=503)
    return Response(
        "ready" if house.ready else "not ready", status_code=200 if house.ready else 503
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """Show the counters to whoever is on this machine, or to everybody if the host wants so."""
    address = request.client.host if request.client else ""
    if address not in LOCAL and not house.settings.metrics:
        raise Refusal("not_found", "there is nothing here")
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def make_app(house: House) -> Gate:
    """Return the whole application around a house."""
    return Gate(make_litestar(house), house.settings)


def make_litestar(house: House) -> Litestar:
    """Return the application inside the gate."""
    shelf, sessions, sockets = Shelf(house.games), Sessions(house), Sockets(house)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [*PAGES, *LEARN, *TABLES, API, healthz, readyz, metrics, static],
        lifespan=[open_house],
        state=State({"house": house}),
        dependencies={
            "house": provided(house),
            "shelf": provided(shelf),
            "sessions": provided(sessions),
            "sockets": provided(sockets),
        },
        exception_handlers={
            Refusal: refused,
            HTTPException: not_understood,
            Exception: failed,
        },
        template_config=TemplateConfig(
            directory=HERE / "templates",
            engine=JinjaTemplateEngine,
            engine_callback=partial(prepare, house),
        ),
        request_class=OneRequest,
        request_max_body_size=house.settings.limits.body_bytes,
        response_cache_config=ResponseCacheConfig(),
        compression_config=CompressionConfig("gzip", gzip_compress_level=9, exclude=AS_THEY_ARE),
        openapi_config=description(),
        logging_config=None,
        debug=False,
    )
    close_shapes(app)
    return app


def provided(thing: Any) -> Provide:
    """Hand a thing to every route that names it."""
    return Provide(lambda: thing, sync_to_thread=False)


def prepare(house: House, engine: JinjaTemplateEngine) -> None:
    """Escape everything; templates mark nothing as safe, and all know which games there are."""
    engine.engine.globals["titles"] = {slug: game.title for slug, game in house.games.items()}
    engine.engine.autoescape = True
    engine.engine.trim_blocks = True
    engine.engine.lstrip_blocks = True
