"""Render the page templates with made-up values, as the server would."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from nightdeck.table.pages import searched

TEMPLATES = Path(__file__).parents[3] / "nightdeck" / "table" / "templates"
TITLES = {
    "android_netrunner": "Android: Netrunner",
    "gangs_of_night_city": "Gangs of Night City",
    "neuroscape": "Neuroscape",
    "tiny": "Tiny",
}
COUNTS = {
    "android_netrunner": [2],
    "gangs_of_night_city": [1, 2, 3, 4],
    "neuroscape": [2, 3, 4, 5, 6],
    "tiny": [2],
}
ROLES = ["Corp", "Runner", "Third gang", "Fourth gang"]
ME = {"name": "Ada", "signed": True}
CARD = {
    "id": "corroder", "name": "Corroder", "type": "program", "subtypes": ["Icebreaker", "Fracter"],
    "cost": 2, "strength": 2, "text": "Breaks barriers.", "unique": False, "subroutines": [],
}  # fmt: skip
BOOK = {
    "sections": [
        {
            "id": "RUN",
            "title": "Runs",
            "intro": "How the Runner gets in.",
            "clauses": [{"id": "ANR-RUN3.1", "text": "The Runner may break subroutines."}],
        }
    ],
    "keywords": [{"keyword": "fracter", "reminder": "Breaks barriers.", "clause": "ANR-RUN3.1"}],
    "glossary": [{"term": "run", "text": "An attempt to get in.", "clauses": ["ANR-RUN3.1"]}],
    "warnings": {"ANR-RUN3.1": ["Careful with “pass”: it tells something."]},
}
AROUND = {
    "words": [{"word": "fracter", "text": "Breaks barriers.", "clauses": ["ANR-RUN3.1"]}],
    "rulings": [{"id": "ANR-RUN3.1", "text": "Corroder breaks.", "section": "Runs"}],
    "decks": [{"title": "Core", "side": "runner", "note": "Loud.", "count": 2, "heads": False}],
    "before": {"id": "cloak", "name": "Cloak"},
    "after": None,
}


def game_values(slug: str) -> dict[str, Any]:
    """Return a game as the server describes it to pages."""
    counts = COUNTS[slug]
    ruling = {
        "name": "ANR-Q34", "clause": "ANR-Q34", "question": "Ask windows without cards?",
        "values": ["ask", "pass"], "default": "ask", "numbers": None,
        "warnings": {"pass": "It tells something."},
    }  # fmt: skip
    return {
        "slug": slug,
        "title": TITLES[slug], "picture": slug,
        "edition": "2012",
        "deck_sections": [{"name": "deck", "label": "Deck"}],
        "match_types": [
            {"name": "single", "label": "Single game"},
            {"name": "two-rounds", "label": "Two rounds"},
        ],
        "summary": "Who plays and what each side wants.",
        "seat_counts": counts, "beginner": 0,
        "roles": {str(count): ROLES[:count] for count in counts},
        "decks": [{"name": "starter", "title": "Starter", "side": "", "note": "",
                   "face": "corroder", "size": 45}],
        "lessons": True, "presets": [{"name": "calm", "title": "Calm", "note": "Asks less."}],
        "default_decks": {str(count): ["starter"] * count for count in counts},
        "choices": [
            {"name": "story", "label": "Story", "values": ["a", "b"], "default": "a",
             "per_seat": False, "words": {"a": "A", "b": "B"}, "notes": {"a": "The first."}},
            {"name": "gang", "label": "Gang", "values": ["x", "y"], "default": "x",
             "per_seat": True, "words": {"x": "X", "y": "Y"}, "notes": {}},
        ],
        "rulings": [ruling],
        "catalogue": f"/api/v1/games/{slug}/catalogue/abc",
    }  # fmt: skip


def table_values(slug: str, status: str = "running") -> dict[str, Any]:
    """Return a table as lists show it."""
    kinds = {"waiting": "open"}.get(status, "bot")
    return {
        "id": "demo", "game": slug, "title": TITLES[slug], "status": status,
        "visibility": "public", "made": 0, "touched": 0, "mine": [0], "number": 41, "asked": 0,
        "seats": [
            {"seat": 0, "role": "Corp", "kind": "human", "name": "Ada", "level": None,
             "taken_over": False},
            {"seat": 1, "role": "Runner", "kind": kinds, "name": "", "level": "street",
             "taken_over": False},
        ],
        "warnings": [],
        "over": {"winners": [0], "reason": "Seven points"} if status == "over" else None,
        "address": "/tables/demo", "replay": "/replays/demo", "lesson": True,
    }  # fmt: skip


def boot_values(slug: str, document: dict[str, Any], page: str) -> dict[str, Any]:
    """Return what the table and replay pages start from."""
    boot = {
        "page": page, "table": "demo", "game": slug, "title": TITLES[slug], "picture": slug,
        "socket": "/tables/demo/socket", "catalogue": f"/api/v1/games/{slug}/catalogue/abc",
        "rules": f"/games/{slug}/rules", "cards": f"/games/{slug}/cards",
        "replay": "/replays/demo", "keywords": BOOK["keywords"], "mine": [document["seat"]],
        "name": "Ada",
    }  # fmt: skip
    if page == "replay":
        boot |= {
            "steps": 3, "audiences": ["0", "1", "watch"], "seat": "0", "step": 1, "over": None,
            "chunk": "/api/v1/replays/demo/{audience}/{first}",
            "file": "/api/v1/replays/demo/file",
            "course": "/api/v1/replays/demo/summary" if document.get("over") else None,
            "play": "/replays/demo/play",
            "levels": [{"level": "street", "title": "Street"}], "level": "street",
        }  # fmt: skip
    return boot


def contexts(slug: str, document: dict[str, Any]) -> dict[str, tuple[str, dict[str, Any]]]:
    """Return the template and the values of every page."""
    game = game_values(slug)
    levels = [{"level": "street", "title": "Street", "note": "Quick.", "hint": "quick",
               "strength": "Beats Random in 94 % of 400 games"}]  # fmt: skip
    setup = {
        "me": {"name": "", "signed": False}, "game": game, "levels": levels, "level": "street",
        "counts": COUNTS[slug], "seats": COUNTS[slug][-1], "form": {}, "error": "No such deck.",
        "pace": 80, "keys": {"starter": ["corroder"]}, "changed": ["ANR-Q34"],
    }  # fmt: skip
    home = {
        "me": ME,
        "games": [game_values(each) for each in ("android_netrunner", "gangs_of_night_city")],
        "mine": [table_values(slug)],
        "open": [table_values(slug, "waiting")],
        "recent": [table_values(slug, "over")],
        "levels": levels,
        "level": "street",
        "lesson": {"slug": slug, "title": "First run", "summary": "Break in.", "minutes": 8},
    }
    table = table_values(slug)
    cards = {
        "me": ME,
        "game": game,
        "cards": [CARD],
        "facets": {"type": {"program": 1, "ice": 2}},
        "total": 1,
        "q": "",
        "error": "",
    }
    return {
        "/": ("home.html", home),
        f"/games/{slug}": ("setup.html", setup),
        "/tables/demo": (
            "table.html",
            {"me": ME, "table": table, "boot": boot_values(slug, document, "table")},
        ),
        "/replays/demo": (
            "replay.html",
            {"me": ME, "table": table, "boot": boot_values(slug, document, "replay")},
        ),
        "/join/token": ("join.html", {"me": ME, "table": table, "seat": 1, "token": "token"}),
        f"/games/{slug}/rules": ("rules.html",
            {"me": ME, "game": game, "book": searched({"prefix": "ANR", **BOOK}, ""), "q": "",
             "found": 1}),
        f"/games/{slug}/cards": ("cards.html", cards),
        f"/games/{slug}/cards/corroder": (
            "card.html",
            {"me": ME, "game": game, "card": CARD, **AROUND},
        ),
        "/me": (
            "me.html",
            {"me": ME, "tokens": [{"id": 1, "label": "my bot", "made": 0}], "fresh": "abc",
             "finished": [table_values(slug, "over")], "won": 1},
        ),
        "/help": ("help.html", {"me": ME}),
        "/missing": (
            "error.html",
            {"status": 404, "title": "Nothing here", "text": "This page does not exist.",
             "reference": "r1"},
        ),
    }  # fmt: skip


def rendered(path: str, slug: str, document: dict[str, Any]) -> str:
    """Return the HTML of a page."""
    loader = FileSystemLoader(TEMPLATES)
    environment = Environment(
        loader=loader, autoescape=select_autoescape(), undefined=StrictUndefined
    )
    environment.globals["titles"] = TITLES
    pages = contexts(slug, document)
    template, values = pages.get(path, pages["/missing"])
    return environment.get_template(template).render(version="0.1", static="/static", **values)
