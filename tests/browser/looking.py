"""One look, one answer: a page is redrawn at any time, so what belongs together is read in one step, and read again until it is so."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Locator, Page

T = TypeVar("T")
PATIENCE = 15.0  # seconds
PAUSE_MS = 50


def attributes(found: Locator, name: str) -> list[str]:
    """An attribute of all that is found, in one look."""
    told: list[str] = found.evaluate_all("(all, name) => all.map(one => one.getAttribute(name) ?? '')", name)
    return told


def texts(found: Locator, inside: str) -> list[str]:
    """What stands in the part `inside` of all that is found, in one look."""
    told: list[str] = found.evaluate_all("(all, inside) => all.map(one => one.querySelector(inside)?.innerText ?? '')", inside)
    return told


def first_there(page: Page, *selectors: str) -> str | None:
    """The first of these that the page shows anything of, in one look."""
    found: str | None = page.evaluate("all => all.find(one => document.querySelector(one)) ?? null", selectors)
    return found


def comes_true(look: Callable[[], T], wanted: Callable[[T], bool]) -> T:
    """Look until what is seen is as wanted; fails with the last look."""
    end = time.monotonic() + PATIENCE
    while True:
        seen = look()
        if wanted(seen):
            return seen
        assert time.monotonic() < end, f"last seen: {seen!r}"
        time.sleep(PAUSE_MS / 1000)


def comes_to(look: Callable[[], T], wanted: T) -> None:
    """Look until exactly this is seen."""
    comes_true(look, lambda seen: seen == wanted)
