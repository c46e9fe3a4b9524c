"""Merchant of Venus at the table: flights by mouse, keyboard and finger; what is lit is what the server works out; secrets stay; no barriers."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from magnat.core import saves
from magnat.core.dice import SeededDice
from magnat.core.match import Match, Seat
from tests.browser.conftest import Visit
from tests.browser.test_everyone import fits
from tests.browser.test_richesses import ASK
from tests.browser.test_richesses_deals import POST
from tests.browser.visitor import GAME_PATIENCE, Visitor
from tests.games.merchant_of_venus.scene import GAME, Scene, number_of

SIT = """async ([opponents, options]) => {
    const seats = [{kind: "me"}, ...Array.from({length: opponents}, () => ({kind: "bot", bot: "heuristic"}))];
    const body = JSON.stringify({game: "merchant_of_venus", name: "Ada", seats, options, start: true});
    return (await (await fetch("/api/matches", {method: "POST", headers: {"Content-Type": "application/json"}, body})).json()).id;
}"""
# Play on without the page, as the hints say, until I am asked one of these things.
PLAY = """async ([id, turns, phases]) => {
    const read = async () => (await fetch(`/api/matches/${id}`)).json();
    for (let now = await read(); now.status !== "over";) {
        if (!now.asked.includes(0)) {
            await fetch(`/api/matches/${id}?after=${now.version}`);
            now = await read();
        } else if (now.view.turn >= turns && phases.includes(now.phase)) {
            return now.phase;
        } else {
            const { act } = await (await fetch(`/api/matches/${id}/hint`)).json();
            const body = JSON.stringify({version: now.version, key: String(Math.random()), acts: [act]});
            const headers = {"Content-Type": "application/json"};
            const answer = await (await fetch(`/api/matches/${id}/acts`, {method: "POST", headers, body})).json();
            now = answer.error ? await read() : answer;
        }
    }
    return "over";
}"""
LANDING = ("landed", "collected")
OPEN_CHOICES = ".choices [data-act][aria-disabled=false], .dock [data-act][aria-disabled=false], .dock [data-done]"


def match_of(scene: Scene) -> Match:
    """A match that goes on from a scene."""
    seats = [Seat(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
    return Match(GAME, seats[: scene.st.seats], SeededDice(3), scene.st, scene.st.copy(), before=[[0, "scene", 0]])


class Captain:
    """Somebody who plays Merchant of Venus in a browser."""

    def __init__(self, visitor: Visitor, opponents: int = 2, scene: Scene | None = None, start: bool = True, **options: str | int) -> None:
        self.visitor, self.page, self.match = visitor, visitor.page, ""
        visitor.front_door()
        if scene:
            self.match = self.post("/matches/import", saves.to_json(match_of(scene)))["id"]
            if start:
                self.post(f"/matches/{self.match}/start")
        elif start:
            self.match = self.page.evaluate(SIT, [opponents, options])

    def post(self, path: str, body: Any = None) -> Any:
        return self.page.evaluate(POST, [path, body or {}])

    def sit_down(self) -> Captain:
        self.page.goto(f"{self.visitor.server}/m/{self.match}")
        self.visitor.at_the_table()
        return self

    def play_to(self, *phases: str, turns: int = 0) -> Captain:
        """Come to the table when one of these things is asked."""
        assert self.page.evaluate(PLAY, [self.match, turns, list(phases)]) in phases
        return self.sit_down()

    def snapshot(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.evaluate("async id => (await fetch(`/api/matches/${id}`)).json()", self.match)
        return answer

    def helper(self, name: str, **values: int) -> Any:
        return self.page.evaluate(ASK, [self.match, name, values])

    def act(self, name: str, argument: int = 0) -> Locator:
        return self.page.locator(f"[data-act='{name} {argument}']")

    def button(self, name: str, argument: int = 0) -> Locator:
        """A button of the dock."""
        return self.page.locator(f".dock [data-act='{name} {argument}']")

    def goal(self, space: str) -> Locator:
        """A lit space of the chart."""
        return self.page.locator(f"[data-goal='{number_of('space', space)}'] [role=button]")

    def settled(self, act: Callable[[], None]) -> None:
        self.visitor.settled(act)


def at_the_start(**options: Any) -> Scene:
    """Ada is at the Galactic Base, everything is known and harmless."""
    return Scene(**options).harmless().credits(200)


# Flying


def test_a_heading_and_a_landing_with_the_mouse(visit: Visit, shots: Path) -> None:
    ada = Captain(visit(), scene=at_the_start()).sit_down()
    expect(ada.page.locator("g.space")).to_have_count(267)
    expect(ada.page.locator("[data-ship]")).to_have_count(2)
    expect(ada.page.locator("[data-goal]")).to_have_count(3)
    ada.visitor.shot(shots, "venus-heading")
    ada.settled(ada.goal("NEB-B8").click)
    expect(ada.visitor.log.filter(has_text="Ada heads for navigation space NEB-B8")).to_be_visible()
    now = ada.snapshot()
    assert now["view"]["dice"][0] and now["asked"] == [0]
    expect(ada.page.locator(".roll svg")).to_have_count(3)
    ada.visitor.shot(shots, "venus-reach")


def test_what_is_lit_is_what_reach_says(visit: Visit) -> None:
    ada = Captain(visit(), scene=at_the_start().head("COL_BASE-4", 6, 5, 3)).sit_down()
    told = ada.helper("reach")
    ends = {end["space"] for end in told["ends"]}
    assert len(ends) > 3
    steps = {act["act"][1] for act in ada.snapshot()["legal"] if act["act"][0] == "go"}
    expect(ada.page.locator("[data-end]").first).to_be_visible()
    assert {int(spot.get_attribute("data-goal") or -1) for spot in ada.page.locator("[data-goal]").all()} == ends | steps
    assert ada.page.locator("[data-end]").count() == sum(len(end["ways"]) for end in told["ends"])
    for end in told["ends"]:
        spot = ada.page.locator(f"[data-goal='{end['space']}']")
        best = min((one["how"] for one in told["ends"] if one["space"] == end["space"]), key=[*LANDING, "stopped", "unpaid", "led_back"].index)
        expect(spot).to_have_class(re.compile(rf"\b{best}\b"))


def test_an_end_several_branches_away_is_one_request(visit: Visit) -> None:
    ada = Captain(visit(), scene=at_the_start().head("COL_BASE-4", 6, 5, 3)).sit_down()
    far = max((end for end in ada.helper("reach")["ends"] if end["ways"][0]["whole"]), key=lambda end: len(end["ways"][0]["acts"]))
    assert len(far["ways"][0]["acts"]) >= 2 and len(far["ways"][0]["spaces"]) >= 4
    row = ada.page.locator(f"[data-end='{far['space']}']").first
    row.hover()
    expect(ada.page.locator("path.way")).to_have_count(1)
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" and request.url.endswith("/acts") else None)
    ada.settled(row.click)
    assert len(sent) == 1
    assert ada.snapshot()["view"]["space"][0] == far["space"]


def test_a_die_is_chosen_at_a_navigation_space(visit: Visit) -> None:
    scene = at_the_start().head("NEB-B8", 2, 3, 6)
    ada = Captain(visit(), scene=scene).sit_down()
    assert ada.snapshot()["phase"] == "NAV"
    for face in (1, 2, 5):
        expect(ada.button("nav", face)).to_be_visible()
    ada.settled(ada.button("nav", 2).click)
    expect(ada.visitor.log.filter(has_text="Ada navigates with the 3")).to_be_visible()
    assert ada.snapshot()["view"]["nav"] == 3


def test_a_token_is_revealed_on_the_way(visit: Visit) -> None:
    space = number_of("encounter", "JUN-5")
    ada = Captain(visit(), scene=Scene().credits(200).at("JUN-4")).sit_down()
    assert ada.snapshot()["view"]["token"][space] is None
    ada.settled(ada.goal("JUN-5").click)
    expect(ada.visitor.log.filter(has_text="On encounter space JUN-5 lies: ")).to_be_visible()
    expect(ada.page.locator("[data-moment=REVEALED]")).to_be_visible()
    view = ada.snapshot()["view"]
    assert view["face"][space] > 0 and view["token"][space] is not None


# Landing


def test_first_contact_brings_a_card_that_buys(visit: Visit, shots: Path) -> None:
    ada = Captain(visit(), scene=Scene().harmless().credits(100).at("JUN-1").undiscovered("JUN")).sit_down()
    ada.settled(ada.goal("JUN-city-A").click)
    now = ada.snapshot()
    assert now["phase"] == "TRANSACT"
    expect(ada.page.locator("[data-moment=FIRST_CONTACT]")).to_be_visible()
    ada.visitor.shot(shots, "venus-contact")
    culture = now["view"]["card"][number_of("system", "JUN")]
    assert ada.act("iou", culture).count() == 1
    ada.settled(ada.act("iou", culture).click)
    worth = ada.snapshot()["view"]["iou"]
    expect(ada.page.locator(".counter")).to_contain_text(f"IOU: {worth} credits to spend")
    ada.page.locator("[data-done=warn]").click()
    expect(ada.page.locator(".warning")).to_contain_text(f"You would lose {worth} credits")
    ada.page.locator("[data-done=back]").click()
    expect(ada.page.locator(".warning")).to_have_count(0)
    assert ada.snapshot()["phase"] == "TRANSACT"
    before = ada.snapshot()["view"]["credits"][0]
    ada.settled(ada.act("buy_good", culture).click)
    after = ada.snapshot()["view"]
    assert after["iou"] < worth and after["credits"][0] == before


def trading(culture: int = 6) -> Scene:
    """Ada stands in a city of the Humans with four Finest Dust of the Dell, which they buy."""
    scene = Scene().harmless().credits(300).lives("JUN", culture).flies("freighter").at("JUN-city-A")
    return scene.holds("good-finest_dust", 3)


def test_a_turn_that_stays_sells_all(visit: Visit) -> None:
    ada = Captain(visit(), scene=trading().do("stay")).sit_down()
    dust = number_of("good", "finest_dust")
    counter = ada.page.locator(".counter")
    expect(counter).to_contain_text("any number of sales")
    ada.page.locator(f"[data-sell-all='{dust}']").click()
    expect(ada.act("sell", dust)).to_have_count(0)
    view = ada.snapshot()["view"]
    assert view["held"][0][dust] == 0 and view["credits"][0] >= 300 + 3 * 50
    expect(ada.visitor.log.filter(has_text="From the cup:")).to_have_count(3)


def test_fill_up_is_one_request(visit: Visit) -> None:
    ada = Captain(visit(), scene=trading().credits(900).do("stay")).sit_down()
    videos = number_of("good", "rock_videos")
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" and request.url.endswith("/acts") else None)
    ada.settled(ada.page.locator(f"[data-fill-up='{videos}']").click)
    view = ada.snapshot()["view"]
    assert view["held"][0][videos] == 2 and len(sent) == 1  # three of five holds were full
    expect(ada.page.locator("[data-area=mine] .holds li:not(.empty):not(.hull)")).to_have_count(5)


def test_a_landing_turn_sells_one(visit: Visit) -> None:
    ada = Captain(visit(), scene=trading().at("JUN-1").head("JUN-city-A", 6, 5)).sit_down()
    dust = number_of("good", "finest_dust")
    expect(ada.page.locator(".counter")).to_contain_text("one sale left")
    expect(ada.page.locator(f"[data-sell-all='{dust}']")).to_have_count(0)
    ada.settled(ada.act("sell", dust).click)
    expect(ada.page.locator(".counter")).to_contain_text("no sale left")
    expect(ada.act("sell", dust)).to_have_attribute("aria-disabled", "true")
    expect(ada.act("sell", dust)).to_contain_text("S90")


# Others


def two_people(visit: Visit, scene: Scene) -> tuple[Captain, Captain, list[str]]:
    """Ada and Bob at a table in this position, each in a browser of their own; the last is all that Bob's browser receives from then on."""
    ada, bob = Captain(visit(), scene=scene, start=False), Captain(visit(), start=False)
    heard: list[str] = []
    bob.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    bob.page.on("response", lambda answer: heard.append(answer.text()) if "/api/matches/" in answer.url and answer.ok else None)
    bob.match = ada.match
    bob.post(f"/matches/{ada.match}/join", {"name": "Bob"})
    ada.post(f"/matches/{ada.match}/start")
    return ada.sit_down(), bob.sit_down(), heard


def test_a_trade_between_two_people(visit: Visit, shots: Path) -> None:
    dust, spy_eye = number_of("thing", "good-finest_dust"), number_of("thing", "relic-spy_eye")
    scene = trading().at("JUN-city-A", seat=1).credits(120, seat=1).holds("relic-spy_eye", seat=1).do("stay")
    ada, bob, _ = two_people(visit, scene)
    ada.page.locator("[data-exchange='1']").first.click()
    form = ada.page.locator(".exchange")
    form.locator(f"[data-more='give {dust}']").click()
    form.locator(f"[data-more='give {dust}']").click()
    form.locator("[data-credits=take]").fill("75")
    ada.visitor.shot(shots, "venus-exchange")
    ada.settled(form.locator("[data-exchange-send]").click)
    offer = bob.page.locator(".offer")
    expect(offer).to_contain_text("Ada would give 2 × Finest Dust")
    expect(offer).to_contain_text("Bob would give 75 credits")
    bob.settled(bob.act("refuse").click)
    expect(ada.visitor.log.filter(has_text="Bob declines")).to_be_visible()
    assert ada.snapshot()["view"]["credits"][:2] == [300, 120]

    ada.page.locator("[data-exchange='1']").first.click()
    form.locator(f"[data-more='give {dust}']").click()
    form.locator(f"[data-more='take {spy_eye}']").click()
    form.locator("[data-credits=give]").fill("25")
    ada.settled(form.locator("[data-exchange-send]").click)
    expect(offer).to_contain_text("relic Spy Eye")
    bob.settled(bob.act("accept").click)
    expect(ada.page.locator(".counter")).to_be_visible()
    view = ada.snapshot()["view"]
    assert view["credits"][:2] == [275, 145]
    assert (view["held"][0][dust], view["held"][1][dust], view["held"][0][spy_eye]) == (2, 1, 1)


def test_what_one_has_observed_reaches_nobody_else(visit: Visit) -> None:
    """S79  Ada looks at the card of a system; Bob's browser never receives it."""
    system = number_of("system", "JUN")
    scene = Scene().harmless().credits(200).at("JUN-2").undiscovered("JUN", "DES", "ICE")
    ada, bob, heard = two_people(visit, scene.head("JUN-1", 6, 5, 4))
    while ada.snapshot()["phase"] != "OBSERVE":
        ada.settled(ada.act("go", number_of("space", "JUN-1")).first.click)
    ada.settled(ada.act("observe").click)
    seen = ada.snapshot()["view"]["card"][system]
    assert seen is not None
    expect(ada.page.locator(f"[data-culture='{seen}']")).to_contain_text("(only you know)")
    expect(ada.page.locator(".medallion.pencilled")).to_have_count(1)
    expect(bob.visitor.log.filter(has_text="Ada observes Jungle World.")).to_be_visible()
    expect(bob.page.locator(".medallion.pencilled")).to_have_count(0)
    assert bob.snapshot()["view"]["card"][system] is None
    told = [json.loads(text) for text in heard if text.startswith(("{", "["))]
    cards = [found["card"] for found in walk(told) if isinstance(found.get("card"), list)]
    looks = [found for found in walk(told) if found.get("event") == "OBSERVED"]
    assert cards and all(card[system] is None for card in cards)
    assert looks and all(line["values"].get("culture") is None for line in looks)
    assert not any('["culture", ' in text or '["culture",' in text for text in heard)


def walk(found: Any) -> Iterator[dict[str, Any]]:
    """All objects in something told as JSON."""
    if isinstance(found, dict):
        yield found
    for inner in found.values() if isinstance(found, dict) else found if isinstance(found, list) else ():
        yield from walk(inner)


def test_zoom_and_selection_survive_news(visit: Visit) -> None:
    ada = Captain(visit(), scene=at_the_start()).sit_down()
    for _ in range(3):
        ada.page.locator(".zoom .tools button").last.click()
    scale = ada.page.locator(".drawing").get_attribute("data-scale")
    assert float(scale or 1) > 1
    ada.settled(ada.page.locator(".choices [data-act^='head ']").first.click)
    expect(ada.page.locator(".drawing")).to_have_attribute("data-scale", scale or "")
    expect(ada.page.locator(".medallion.far")).to_have_count(0)


def test_turns_with_the_keyboard_alone(visit: Visit) -> None:
    ada = Captain(visit(), opponents=2).play_to("HEADING")
    page = ada.page
    turns: set[int] = set()
    end = time.monotonic() + GAME_PATIENCE
    while len(turns) < 3:
        assert time.monotonic() < end, "three turns took too long"
        now = ada.snapshot()
        if 0 not in now["asked"]:
            page.wait_for_timeout(50)
            continue
        expect(ada.visitor.mine).to_be_visible()
        expect(page.locator("[data-version]")).to_have_attribute("data-version", str(now["version"]))
        turns.add(now["view"]["turn"])
        page.locator(OPEN_CHOICES).first.wait_for()
        page.locator("[data-area=board]").focus()
        tab_to(page, OPEN_CHOICES)
        version = ada.visitor.version()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "version => document.querySelector('[data-version]')?.dataset.version !== version || document.querySelector('[data-done=back]')",
            arg=version,
        )


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_arrows_aim_at_the_spaces_next_door(visit: Visit) -> None:
    ada = Captain(visit(), scene=at_the_start()).sit_down()
    ada.page.locator("[data-area=board]").focus()
    ada.page.keyboard.press("ArrowUp")
    expect(ada.goal("NEB-B8").or_(ada.goal("IBS_BASE-3")).and_(ada.page.locator(":focus"))).to_have_count(1)
    ada.settled(lambda: ada.page.keyboard.press("Enter"))
    expect(ada.visitor.log.filter(has_text="Ada heads for")).to_be_visible()


def test_a_phone_in_portrait(visit: Visit, shots: Path) -> None:
    ada = Captain(visit(phone=True), scene=at_the_start()).sit_down()
    fits(ada.page)
    expect(ada.page.locator(".choices [data-act]").first).to_be_visible()
    ada.visitor.shot(shots, "venus-phone")
    ada.settled(ada.page.locator(".choices [data-act^='head ']").first.tap)
    fits(ada.page)


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True)])
def test_axe_finds_nothing(visit: Visit, axe: str, shots: Path, language: str, dark: bool) -> None:
    ada = Captain(visit(language=language, dark=dark), scene=trading())
    page = ada.page

    def look(where: str) -> None:
        page.evaluate(axe)
        found = page.evaluate(
            "() => axe.run({resultTypes: ['violations']}).then(done => done.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
        )
        assert not found, (where, found)

    ada.sit_down()
    expect(page.locator(".choices")).to_be_visible()
    look("heading")
    ada.visitor.shot(shots, f"venus-{language}")
    ada.settled(ada.act("stay").click)
    expect(page.locator(".counter")).to_be_visible()
    look("counter")
    page.keyboard.press("t")
    expect(page.locator(".generic")).to_be_visible()
    look("text")
