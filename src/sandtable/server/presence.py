"""Who is here: the open pages of everybody."""

import contextlib
from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Protocol


class OpenPage(Protocol):
    """A page with a line to the server."""

    person: str | None
    device: str

    def send(self, text: str) -> None: ...
    def close(self, code: int) -> None: ...


class Others(Protocol):
    """Other processes, whose pages are to hear the same."""

    def close_pages(self, person: str, code: int, device: str | None) -> None: ...
    def tell_pages(self, text: str) -> None: ...


class Presence:
    """All pages that are open, by their person."""

    def __init__(self) -> None:
        self.pages: defaultdict[str | None, set[OpenPage]] = defaultdict(set)
        self.elsewhere: Collection[str] = ()  # people with pages at other processes
        self.others: Others | None = None

    @contextlib.contextmanager
    def of(self, page: OpenPage) -> Iterator[None]:
        """Around the time that a page is open."""
        pages = self.pages[page.person]
        pages.add(page)
        try:
            yield
        finally:
            pages.discard(page)
            if not pages and self.pages.get(page.person) is pages:
                del self.pages[page.person]

    def is_here(self, person: str | None) -> bool:
        return person is not None and (person in self.pages or person in self.elsewhere)

    def close(self, person: str, code: int, device: str | None = None) -> None:
        """End the pages of somebody, or of one of the devices."""
        self.close_here(person, code, device)
        if self.others is not None:
            self.others.close_pages(person, code, device)

    def close_here(self, person: str, code: int, device: str | None) -> None:
        for page in list(self.pages.get(person, ())):
            if device in (None, page.device):
                page.close(code)

    def tell_all(self, text: str) -> None:
        self.tell_here(text)
        if self.others is not None:
            self.others.tell_pages(text)

    def tell_here(self, text: str) -> None:
        for pages in list(self.pages.values()):
            for page in list(pages):
                page.send(text)
