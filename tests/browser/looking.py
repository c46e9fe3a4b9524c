"""One look, one answer: a page is redrawn at any time, so what belongs together is read in one step, and read again until it is so."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Locator, Page

T = TypeVar("T")
PATIENCE = 30.0  # seconds
PAUSE_MS = 50
REDRAWN = """ms => new Promise(done => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    setTimeout(() => { watch.disconnect(); done(); }, ms);
})"""
LONGEST_MS = 200  # between two looks: what came before the first of them draws nothing any more


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


def redrawn(page: Page) -> None:
    """Wait until something of the page changes; meanwhile nobody asks it anything, as bots compute on the same machine."""
    page.evaluate(REDRAWN, LONGEST_MS)


def came_in(page: Page, version: str, timeout: float | None = None) -> None:
    """The page has heard of another version of the table than this one."""
    changed = "version => document.querySelector('[data-version]')?.dataset.version !== version"
    page.wait_for_function(changed, arg=version, polling=PAUSE_MS, timeout=timeout)


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
