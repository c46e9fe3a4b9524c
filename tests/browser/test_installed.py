"""Magnat on the home screen: what makes it installable, and what it says when the server cannot be reached."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_the_page_can_be_installed_and_says_when_the_server_is_out_of_reach(visit: Visit, shots: Path) -> None:
    ada = visit(service_workers="allow")
    ada.front_door()
    manifest = ada.page.evaluate("fetch('/manifest.webmanifest').then(found => found.json())")
    for icon in manifest["icons"]:
        answer = ada.page.request.get(f"{ada.server}/{icon['src']}")
        assert answer.ok and answer.headers["content-type"] == icon["type"], icon
    session = ada.page.context.new_cdp_session(ada.page)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.page.reload()
    ada.page.context.set_offline(True)
    ada.page.goto(ada.server)
    expect(ada.page.get_by_text("The server cannot be reached")).to_be_visible()
    expect(ada.page.get_by_text("Le serveur est injoignable")).to_be_visible()
    ada.shot(shots, "offline")
    ada.page.context.set_offline(False)
    ada.page.get_by_role("link", name="Try again").click()
    expect(ada.box()).to_be_visible()
