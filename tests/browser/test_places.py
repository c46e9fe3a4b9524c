"""The pages of persons, games, puzzles, series and duplicates: for everyone, in both languages and themes; by keyboard alone; and how one leaves."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from magnat.bots.puzzles import shipped
from magnat.core.game import load
from tests.browser.conftest import Contexts, Visit
from tests.browser.looking import comes_true
from tests.browser.test_company import ASK, OPEN
from tests.browser.test_everyone import LOOK, focused_text, tab_to
from tests.browser.test_me import call_me
from tests.browser.test_puzzles import PUZZLE

COOKIE = "magnat_me"
LONG = "Maximiliane Konstantinopolitan"  # as long as a name may be


class Player:
    """Somebody who does everything by the API."""

    def __init__(self, server: str, name: str) -> None:
        self.client, self.name = httpx.Client(base_url=server, timeout=60.0), name
        self.id = self.post("/api/me", {"name": name})["person"]["id"]

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.client.post(path, json=body or {})
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None


def play(match: str, *players: Player) -> None:
    """To the end, whatever comes last among the acts that one may do."""
    while True:
        for player in players:
            now = player.get(f"/api/matches/{match}")
            if now["status"] == "over":
                return
            if now["me"] in now["asked"] and now["legal"]:
                acts = {"version": now["version"], "key": None, "acts": [now["legal"][-1]["act"]]}
                player.client.post(f"/api/matches/{match}/acts", json=acts)


@dataclass(frozen=True)
class Place:
    """A person with a past here, and the addresses of pages that tell of it."""

    ada: Player
    pages: dict[str, tuple[str, str]]  # by what they show: the address, and what stands there once it is loaded


@pytest.fixture(scope="module")
def place(server: str) -> Iterator[Place]:
    """Two have played a rated game to its end, are in the middle of a series, and have a duplicate; one has blocked somebody."""
    ada, bob, eve = (Player(server, name) for name in (LONG, "Konstantin", "Eve"))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "standard"}]
    match = ada.post("/api/matches", {"game": "bazaar", "name": ada.name, "rated": True, "seats": seats})["id"]
    bob.post(f"/api/matches/{match}/join", {"name": bob.name})
    ada.post(f"/api/matches/{match}/start")
    play(match, ada, bob)
    comes_true(lambda: ada.get(f"/api/persons/{ada.id}")["ratings"], bool)
    ada.post(f"/api/persons/{eve.id}/block")
    ada.post("/api/me/phrase")
    thursdays = {"title": "Thursdays", "name": ada.name, "game": "bazaar", "size": 2, "clock": {"kind": "days", "days": 1}}
    series = ada.post("/api/series", thursdays)["id"]
    league = ada.post("/api/series", {"title": "An open league", "name": ada.name, "game": "bazaar", "size": 2})["id"]
    for one in (series, league):
        bob.post(f"/api/series/{one}/join", {"name": bob.name})
    ada.post(f"/api/series/{series}/begin")
    duplicate = ada.post("/api/duplicates", {"game": "bazaar", "seats": 2, "people": 2, "tables": 2})["id"]
    puzzle = next(iter(shipped(load("venture"))))
    pages = {
        "front door": ("/", "[aria-labelledby=my-series]"),
        "me": ("/me", "[aria-labelledby=blocked] li"),
        "my results": (f"/p/{ada.id}", "[aria-labelledby=plays] a"),
        "a profile": (f"/p/{bob.id}", "[aria-labelledby=plays] a"),
        "records": ("/g/bazaar", "[aria-labelledby=plays] a"),
        "records of none": ("/g/hab_und_gut", "[aria-labelledby=plays] p"),
        "puzzles": ("/puzzles", "#daily-puzzle"),
        "a puzzle": (f"/puzzle/{puzzle}", "button.main"),
        "a series": (f"/series/{series}", "[data-standings]"),
        "a league": (f"/series/{league}", "[aria-labelledby=members]"),
        "new duplicate": ("/duplicate", "form button.main"),
        "a duplicate": (f"/duplicate/{duplicate}", "#compared"),
        "deal": ("/deal", "button.main"),
    }
    yield Place(ada, pages)
    for player in (ada, bob, eve):
        player.client.close()


def check(page: Page, axe: str, where: str) -> None:
    """Nothing is wider than the screen, and axe finds no barrier."""
    page.evaluate(axe)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), f"{where} sticks out"
    found = page.evaluate(LOOK)
    assert not found, (where, found)


@pytest.mark.parametrize(
    ("language", "dark", "phone"),
    [
        ("en", False, False),
        ("fr", True, True),
        pytest.param("en", True, True, marks=pytest.mark.exhaustive),
        pytest.param("fr", False, True, marks=pytest.mark.exhaustive),
        pytest.param("fr", True, False, marks=pytest.mark.exhaustive),
    ],
)
def test_no_page_sticks_out_or_has_barriers(
    visit: Visit, contexts: Contexts, place: Place, server: str, axe: str, shots: Path, language: str, dark: bool, phone: bool
) -> None:
    context = contexts(language=language, dark=dark, phone=phone)
    context.add_cookies([{"name": COOKIE, "value": place.ada.client.cookies[COOKIE], "url": f"{server}/api", "httpOnly": True}])
    page = visit(context).page
    kind = f"{language}-{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
    for where, (path, loaded) in place.pages.items():
        page.goto(server + path)
        expect(page.locator(loaded).first).to_be_visible()
        page.screenshot(path=shots / f"place-{where.replace(' ', '-')}-{kind}.png", full_page=True)
        check(page, axe, where)
    page.goto(server)
    page.locator("section[aria-labelledby=company] .ways button").first.click()
    expect(page.locator("dialog select").first).to_be_visible()
    check(page, axe, "seek")
    page.locator("dialog button[type=submit]").click()
    expect(page.locator("[data-gathering]")).to_be_visible()
    page.screenshot(path=shots / f"place-queue-{kind}.png", full_page=True)
    check(page, axe, "queue")
    page.locator("[data-gathering] button").last.click()
    expect(page.locator("section[aria-labelledby=company]")).to_be_visible()


def test_whoever_begins_a_game_has_a_name_and_whoever_plays_is_on_the_front_door(visit: Visit, place: Place, server: str) -> None:
    """Nobody is asked who they are before the first game; what everybody may watch stands on the front door while it goes on."""
    ada, bob = visit(), visit(language="fr", phone=True)
    ada.play_now(name="Roswitha")
    ada.page.goto(f"{server}/me")
    expect(ada.page.get_by_label("Name", exact=True)).to_have_value("Roswitha")
    expect(ada.page.get_by_role("heading", name="Your devices")).to_be_visible()

    match = ada.page.evaluate(OPEN, "Roswitha")
    ada.page.goto(f"{server}/m/{match}")
    assert ada.page.evaluate(ASK, [f"/api/matches/{match}/list", {"listed": True}]) == 200
    assert ada.page.evaluate(ASK, [f"/api/matches/{match}/start", {}]) == 200
    ada.at_the_table()
    comes_true(lambda: place.ada.get("/api/live")["games"], lambda games: match in [game["id"] for game in games])
    bob.page.goto(server)
    live = bob.page.locator("section[aria-labelledby=company]").get_by_role("link", name="Roswitha")
    expect(live).to_be_visible()
    live.click()
    expect(bob.page.locator("#table")).to_be_visible()
    assert bob.page.url.endswith(f"/m/{match}")


def enter(page: Page, text: str) -> None:
    """Go on with the tabulator until that has the focus, and press it."""
    tab_to(page, text)
    page.keyboard.press("Enter")


def test_the_keyboard_alone_secures_a_name_begins_a_deal_and_solves_a_puzzle(visit: Visit, server: str) -> None:
    page = visit().page
    page.goto(f"{server}/me")
    expect(page.get_by_role("button", name="That is me")).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.autocomplete") == "nickname":
            break
    page.keyboard.type("Tabitha")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your devices")).to_be_visible()
    enter(page, "Show six words")
    expect(page.get_by_text("This name is yours")).to_be_visible()
    expect(page.locator("[data-phrase]")).to_be_focused()

    page.goto(f"{server}/puzzle/{PUZZLE.id}")
    expect(page.locator("main button.main")).to_be_visible()
    enter(page, page.locator("main button.main").inner_text().strip())
    expect(page.locator("[data-puzzle=asked]")).to_be_visible()
    page.keyboard.press("t")  # as text: there every act is a button
    expect(page.locator(".choices-list")).to_be_visible()
    for block, argument in PUZZLE.answers[0]:
        wanted = page.locator(f'.choices-list [data-act="{block} {argument}"]')
        expect(wanted).to_be_visible()
        tab_to_act(page, f"{block} {argument}")
        page.keyboard.press("Enter")
    expect(page.locator("[data-puzzle=solved]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.goto(f"{server}/deal")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    enter(page, "Play")
    expect(page.locator("#table")).to_be_visible()


def tab_to_act(page: Page, act: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.act") == act:
            return
    raise AssertionError(f"the keyboard does not reach {act}, but {focused_text(page)!r}")


def test_i_hide_download_and_erase_myself(visit: Visit, server: str) -> None:
    ada, bob = visit(phone=True).page, visit(language="fr").page
    call_me(ada, server, "Philippa")
    match = ada.evaluate(OPEN, "Philippa")
    assert ada.evaluate(ASK, [f"/api/matches/{match}/chat", {"text": "a word of mine"}]) == 200
    mine = ada.evaluate("async () => (await (await fetch('/api/me')).json()).person.id")
    bob.goto(f"{server}/p/{mine}")
    expect(bob.get_by_role("heading", name="Philippa")).to_be_visible()
    ada.get_by_label("Hide").check()
    expect(ada.get_by_label("Hide")).to_be_checked()
    comes_true(lambda: ada.evaluate("async () => (await (await fetch('/api/me')).json()).person.hidden"), bool)
    bob.reload()
    expect(bob.get_by_role("alert")).to_be_visible()
    with ada.expect_download() as told:
        ada.get_by_role("link", name="Download everything").click()
    document = json.loads(Path(told.value.path()).read_text(encoding="utf-8"))
    assert document["name"] == "Philippa" and document["hidden"] and [row["text"] for row in document["said"]] == ["a word of mine"]

    ada.get_by_role("button", name="Erase everything").click()
    sure = ada.get_by_role("button", name=re.compile("^Erase"))
    expect(sure.last).to_be_disabled()
    ada.locator("section[aria-labelledby=data] input[autocomplete=off]").fill("Philippa")
    sure.last.click()
    expect(ada.get_by_text("You have no name here yet")).to_be_visible()
    bob.goto(f"{server}/m/{match}")
    expect(bob.locator("section[aria-labelledby=seats]")).to_be_visible()
    comes_true(lambda: "Philippa" in bob.content() or "a word of mine" in bob.content(), lambda there: not there)
