"""The word that it is somebody's turn: asked for on the page, shown by the browser, and gone when it is no news any more."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from magnat.core.game import load
from magnat.web.reminders.letters import reminder_text
from tests.browser.conftest import WHOLE, Contexts, Visit, chromium
from tests.browser.test_everyone import LOOK
from tests.browser.visitor import Visitor

PUSH_SERVICE = """
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    PushManager.prototype.subscribe = async (options) => {
        const pair = await crypto.subtle.generateKey({name: "ECDH", namedCurve: "P-256"}, true, ["deriveBits"]);
        const keys = {p256dh: text(await crypto.subtle.exportKey("raw", pair.publicKey)), auth: text(crypto.getRandomValues(new Uint8Array(16)))};
        const endpoint = "https://push.example.org/send/ada";
        return {endpoint, options, toJSON: () => ({endpoint, keys}), unsubscribe: async () => true};
    };
"""  # Chromium's own cannot be reached from here, and it has none for windows that leave no trace, as those of tests
TABLE = {
    "game": "hab_und_gut",
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
    "name": "Ada",
    "clock": {"kind": "days", "days": 1},
}
SHOWN = "navigator.serviceWorker.ready.then(worker => worker.getNotifications()).then(all => all.map(one => [one.title, one.body, one.data.path]))"
CLICK = """async () => {
    const [shown] = await self.registration.getNotifications();
    const opened = new Promise((resolve) => (self.clients.openWindow = async (path) => resolve(path)));  // a real one wants a real finger
    self.dispatchEvent(new NotificationEvent("notificationclick", {notification: shown}));
    return opened;
}"""
HIDE = """hidden => {
    Object.defineProperty(document, "visibilityState", {configurable: true, get: () => hidden ? "hidden" : "visible"});
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that shows notifications."""
    with closing(chromium(playwright, WHOLE)) as started:
        yield started


def control(person: Visitor) -> Locator:
    return person.page.get_by_label("Tell me when it is my turn", exact=True)


def state(person: Visitor) -> Locator:
    return person.page.locator("[data-reminders]")


def table_by_days(person: Visitor) -> Any:
    """A table where players have a day to decide; the person is in its waiting room."""
    made = person.post("/matches", TABLE)
    person.page.goto(f"{person.server}/m/{made['id']}")
    return made


def delivered(context: BrowserContext, page: Page, text: bytes) -> None:
    """As a push service would: through DevTools, to the service worker of the page."""
    session, found = context.new_cdp_session(page), list[Any]()
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1]["registrationId"], "data": text.decode()})


def shown(page: Page, count: int) -> list[list[str]]:
    """The notifications that the browser shows, when there are that many."""
    end = time.monotonic() + 30  # a service worker may have to start first
    while len(found := page.evaluate(SHOWN)) != count and time.monotonic() < end:
        page.wait_for_timeout(50)
    return list(found)


def test_reminders_are_asked_for_shown_and_turned_off(visit: Visit, contexts: Contexts, axe: str, shots: Path) -> None:
    context = contexts(service_workers="allow", permissions=["notifications"])
    context.add_init_script(PUSH_SERVICE)
    ada, bob = visit(context), visit()
    made = table_by_days(ada)

    expect(state(ada)).to_have_attribute("data-reminders", "off")
    expect(state(ada)).to_contain_text("even when this page is closed")
    control(ada).focus()
    with ada.page.expect_response(f"**/api/matches/{made['id']}/reminders") as answer:
        ada.page.keyboard.press("Space")
    assert answer.value.status == 204
    expect(state(ada)).to_have_attribute("data-reminders", "on")

    bob.join(f"{bob.server}{made['invite']}", "Bob")
    ada.start()
    ada.menu("Tell me when it is my turn")
    expect(control(ada)).to_be_checked()
    ada.page.evaluate(axe)
    assert ada.page.evaluate(LOOK) == []
    ada.shot(shots, "reminders")
    ada.page.keyboard.press("Escape")

    # A page that is open but out of sight tells its player itself; looked at, it has nothing more to tell.
    ada.settled(ada.act("trade_end").click)
    ada.page.evaluate(HIDE, True)
    bob.at_the_table()
    bob.act("trade_end").click()
    expect(ada.mine).to_be_visible(timeout=30_000)  # a bot acts first
    told = [["Hab & Gut: your turn", f"Table {made['code']} is waiting for you.", f"/m/{made['id']}"]]
    assert shown(ada.page, 1) == told
    ada.page.evaluate(HIDE, False)
    assert shown(ada.page, 0) == []

    # What the server sends, in the language in which it was asked for; a click leads to the table.
    ada.front_door()
    text = reminder_text(load("hab_und_gut"), {}, made["id"], made["code"], "fr")
    french = [["Hab & Gut\u00a0: à vous de jouer", f"La table {made['code']} vous attend.", f"/m/{made['id']}"]]
    delivered(context, ada.page, text)
    assert shown(ada.page, 1) == french
    path = context.service_workers[0].evaluate(CLICK)
    assert path == f"/m/{made['id']}" and shown(ada.page, 0) == []
    ada.page.goto(f"{ada.server}{path}")
    ada.at_the_table()

    ada.front_door()
    expect(control(ada)).to_be_checked()
    ada.page.evaluate(axe)
    assert ada.page.evaluate(LOOK) == []
    with ada.page.expect_response("**/api/reminders/stop") as answer:
        control(ada).uncheck()
    assert answer.value.status == 204 and json.loads(answer.value.request.post_data or "") == {"endpoint": "https://push.example.org/send/ada"}
    expect(state(ada)).to_have_attribute("data-reminders", "off")


def test_a_browser_that_refuses_or_cannot_says_so(visit: Visit, contexts: Contexts, axe: str) -> None:
    refused = visit()
    table_by_days(refused)
    control(refused).click()  # a browser without a window has nobody to ask, and refuses
    expect(state(refused)).to_have_attribute("data-reminders", "blocked")
    expect(control(refused)).to_be_disabled()
    expect(control(refused)).not_to_be_checked()
    expect(state(refused)).to_contain_text("Your browser blocks notifications")
    refused.page.evaluate(axe)
    assert refused.page.evaluate(LOOK) == []
    context = contexts()
    context.add_init_script("delete window.Notification")
    unable = visit(context)
    table_by_days(unable)
    expect(state(unable)).to_have_attribute("data-reminders", "impossible")
    expect(state(unable)).to_contain_text("Not possible here")
