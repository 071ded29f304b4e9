"""What a page consists of, without its words: if a text became markup, it shows here."""

from __future__ import annotations

from html.parser import HTMLParser

ADDRESSES = ("href", "src", "action", "formaction", "srcdoc", "data")


class Markup(HTMLParser):
    """Collects every kind of element with its attributes, and where addresses lead."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.kinds: set[tuple[str, ...]] = set()
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.kinds.add((tag, *sorted(name for name, _ in attrs)))
        for name, value in attrs:
            if name in ADDRESSES and not str(value).startswith(("/", "#")):
                self.kinds.add((tag, name, str(value)))

    def handle_comment(self, data: str) -> None:
        """Note a comment: the pages have none."""
        self.kinds.add(("comment", data))


def kinds(page: str) -> set[tuple[str, ...]]:
    """Return the kinds of elements of a page."""
    return Markup(page).kinds
