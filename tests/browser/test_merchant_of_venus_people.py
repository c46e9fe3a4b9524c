"""Merchant of Venus among people: a whole game by keyboard, orders and destinations, networks that fail, and what nobody else may hear."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captains import OPEN_CHOICES, Captain, at_the_start, tab_to, trading, two_people, walk
from tests.browser.conftest import Visit
from tests.browser.looking import attributes, comes_to
from tests.games.merchant_of_venus.scene import Scene, number_of

LONG_PATIENCE = 240.0  # seconds for a whole game
TABBED = 2  # turns in which every choice is reached by the Tab key


UNCOVERED = """selector => {
  const found = document.querySelector(selector), box = found.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(selector) === found;
}"""


# A whole game


def test_a_person_and_two_bots_play_to_1000_with_the_keyboard_alone(visit: Visit, shots: Path) -> None:
    """The first turns by Tab and Enter, the others by the hint and its button; the winner is told."""
    ada = Captain(visit(), opponents=2, goal="1000", race_selection="random").open()
    page = ada.page
    turns: list[int] = []
    end = time.monotonic() + LONG_PATIENCE
    while True:
        assert time.monotonic() < end, "the game took too long"
        page.wait_for_selector(".dock.mine, .end", timeout=30_000)
        if page.locator(".end").count():
            break
        turn = int(page.evaluate("async id => (await (await fetch(`/api/matches/${id}`)).json()).view.turn", ada.match))
        if turn not in turns:
            turns.append(turn)
        version = ada.visitor.version()
        choose_by_tab(page) if len(turns) <= TABBED else choose_by_hint(page)
        page.wait_for_function(
            "version => document.querySelector('[data-version]')?.dataset.version !== version || document.querySelector('.warning')", arg=version
        )
    now = ada.snapshot()
    assert len(turns) > TABBED and max(now["view"]["net_worth"]) >= 1000
    expect(page.locator("[data-finale=open]")).to_contain_text(now["seats"][now["view"]["winner"]]["name"], timeout=20_000)
    assert page.evaluate(UNCOVERED, ".ranking")
    ada.visitor.shot(shots, "venus-won")
    page.locator(".dock .means button", has_text="History").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".replay input[type=range]")).to_be_visible()
    page.locator(".replay input[type=range]").focus()
    page.keyboard.press("End")
    comes_to(lambda: set(attributes(page.locator("[data-trail]"), "data-trail")), {"0", "1", "2"})


def choose_by_tab(page: Page) -> None:
    """The first thing that can be chosen, from the top of the list."""
    page.locator(OPEN_CHOICES).first.wait_for()
    page.keyboard.press("e")
    if not page.evaluate("selector => document.activeElement.matches(selector)", OPEN_CHOICES):
        page.keyboard.press("d")
    if not page.evaluate("selector => document.activeElement.matches(selector)", OPEN_CHOICES):
        tab_to(page, OPEN_CHOICES)
    page.keyboard.press("Enter")


def choose_by_hint(page: Page) -> None:
    """Ask for the hint and follow it; an exchange that it has filled in has a button of its own."""
    button = ".hint .button.small, [data-exchange-send]:enabled"
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    page.locator(button).first.wait_for()
    page.keyboard.press("e" if page.locator("[data-exchange-send]").count() else "d")
    if not page.evaluate("button => document.activeElement.matches(button)", button):
        tab_to(page, button)
    page.keyboard.press("Enter")


# Orders, destinations, repeated purchases, warnings


def test_standing_orders_answer_for_me(visit: Visit) -> None:
    """S58, S78  Hazards are paid up to a sum; who has not said otherwise looks at cards, and who has is asked."""
    scene = Scene().harmless().credits(200).at("JUN-2").undiscovered("JUN").head("JUN-1", 6, 5, 4)
    ada = Captain(visit(), scene=scene, start=False)
    ada.post(f"/matches/{ada.match}/orders", {"version": 1, "orders": {"observe": False}})
    ada.post(f"/matches/{ada.match}/start")
    ada.open()
    ada.page.locator("[data-area=orders] summary").click()
    ada.page.locator("[data-order=pay]").fill("20")
    ada.page.keyboard.press("Tab")
    expect(ada.page.locator("[data-area=orders] summary")).to_contain_text("pay hazards up to 20 credits")
    assert ada.snapshot()["phase"] == "OBSERVE"
    ada.page.locator("[data-order=observe]").check()
    expect(ada.page.locator("[data-area=orders] summary")).to_contain_text("always look · pay hazards up to 20 credits")
    assert ada.snapshot()["orders"] == {"observe": True, "pay": {"0": 20}}
    expect(ada.visitor.log.filter(has_text="Ada observes the Jungle World: ")).to_be_visible()


def test_on_a_phone_an_exchange_that_was_accepted_is_said(visit: Visit) -> None:
    """S139  Ada has sent her offer and put the log away; Bob accepts."""
    dust = number_of("thing", "good-finest_dust")
    scene = trading().at("JUN-city-A", seat=1).credits(120, seat=1).do("stay")
    ada, bob, _ = two_people(visit, scene, phone=True)
    ada.does(("trade", 1), ("give", dust), ("tc", 0), ("offer", 0))
    expect(bob.page.locator(".offer")).to_be_visible()
    bob.settled(bob.act("accept").click)
    expect(ada.page.locator("[data-deal-made]")).to_contain_text("Bob")
    expect(ada.page.locator("[data-deal-made]")).to_contain_text("Finest Dust")


def test_the_commission_before_my_turn_is_news_and_hides_none(visit: Visit) -> None:
    """S129  The last line of Bob's turn names Ada, whose port he traded at: on a phone she hears of it, and of his turn."""
    scene = Scene().harmless().lives("TRP", 2).at("JUN-1").at("TRP-1", seat=1).owns_port("TRP-1").credits(700, seat=1)
    ada, bob, _ = two_people(visit, scene, phone=True)
    traits = number_of("good", "canned_traits")
    for _ in range(2):
        ada.stays()
        bob.stays(("buy_good", traits))
    lines = ada.snapshot()["lines"]
    assert [(line["event"], line["values"]["seat"]) for line in lines[-2:]] == [("PORT_COMMISSION", 0), ("TURN", 0)]
    news = ada.page.locator(".dock .news")
    expect(news).to_contain_text("Bob buys Canned Traits")
    expect(news).to_contain_text("The spaceport at")
    ada.settled(ada.page.locator(".choices [data-act^='head ']").first.tap)
    expect(news).to_have_count(0)  # until she has done something


def test_a_card_on_the_way_is_looked_at_and_the_flight_goes_on(visit: Visit) -> None:
    """S78  One press on an end beyond an orbit: nobody is asked whether to look, and the ship lands where it was sent."""
    ada = Captain(visit(), scene=Scene().harmless().credits(200).undiscovered("DES").at("DES-2").head("DES-3", 2, 2, 1)).open()
    city = number_of("space", "DES-city-B")
    ada.page.locator(f".choices [data-end='{city}']").click()
    expect(ada.visitor.log.filter(has_text="Ada observes the Desert World: ")).to_be_visible()
    comes_to(lambda: ada.snapshot()["view"]["space"][0], city)
    assert ada.snapshot()["phase"] == "TRANSACT"


def test_a_destination_is_flown_to(visit: Visit, shots: Path) -> None:
    """A system picked in the market book leads the heading and the end that is chosen; `n` does the same."""
    ada = Captain(visit(), scene=at_the_start()).open()
    system = number_of("system", "COL")
    pick = ada.page.locator(f"[data-pick='{system}']")
    pick.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".about")).to_contain_text("Colony World")
    expect(ada.page.locator(f"[data-course='{system}']")).to_contain_text("turn")
    best = ada.helper("turns")["courses"][system]
    ada.settled(lambda: ada.page.keyboard.press("n"))
    assert [line["values"]["space"] for line in ada.snapshot()["lines"] if line["event"] == "HEADED"] == [best["heading"]]
    while ada.snapshot()["phase"] in ("STEP", "NAV") and ada.snapshot()["view"]["active"] == 0:
        ends = ada.helper("reach", system=system)["ends"]
        fewest = min(end["turns"] for end in ends)
        expect(ada.page.locator(f"[data-course='{system}']")).to_be_visible()
        ada.visitor.shot(shots, "venus-destination")
        ada.settled(ada.page.locator(f"[data-course='{system}']").click)
        here = ada.snapshot()["view"]["space"][0]
        assert any(end["space"] == here and end["turns"] == fewest for end in ends) or ada.snapshot()["phase"] in ("STEP", "NAV", "HAZARD")


def test_my_loop_and_my_last_purchase(visit: Visit) -> None:
    """The next stop of the loop I have taken is one button away; what I bought here last time can be bought again."""
    ada = Captain(visit(), scene=trading().credits(900).do("stay")).open()
    videos = number_of("good", "rock_videos")
    expect(ada.page.locator("[data-repeat]")).to_have_count(0)
    ada.settled(ada.page.locator(f"[data-fill-up='{videos}']").click)
    ada.settled(ada.act("done").click)
    expect(ada.visitor.mine).to_be_visible()  # the bots have played
    loop = ada.page.locator("[data-loop]").first
    expect(loop).to_have_attribute("aria-pressed", "false")
    loop.click()
    expect(loop).to_have_attribute("aria-pressed", "true")
    ada.page.reload()
    expect(ada.page.locator("[data-loop][aria-pressed=true]")).to_have_count(1)  # kept in this tab
    stop = ada.page.locator("[data-next-stop]")
    expect(stop).to_be_visible()
    cultures = [int(culture) for culture in (ada.page.locator("[data-loop][aria-pressed=true]").get_attribute("data-loop") or "").split("-")]
    cards = ada.snapshot()["view"]["card"]
    assert int(stop.get_attribute("data-next-stop") or -1) in [cards.index(culture) for culture in cultures]
    ada.settled(ada.act("stay").click)
    ada.settled(ada.act("dump", videos).first.click)
    repeat = ada.page.locator(f"[data-repeat='buy_good {videos}']")
    expect(repeat).to_contain_text("2 × Rock Videos")
    held = ada.snapshot()["view"]["held"][0][videos]
    ada.settled(repeat.click)
    assert ada.snapshot()["view"]["held"][0][videos] > held


def test_s58_a_heading_into_hazards_beyond_the_purse_warns(visit: Visit) -> None:
    """The Supernova lies several spaces behind the asteroid, with no way aside."""
    ada = Captain(visit(), scene=Scene().harmless().at("DES-5").credits(20)).open()
    row = ada.page.locator(f".choices [data-act='head {number_of('space', 'DES_SNV-1')}']")
    expect(row).to_contain_text("hazards ahead cost 30 credits")
    row.click()
    expect(ada.page.locator(".warning")).to_contain_text("You cannot pay the hazards on this heading")
    ada.page.locator("[data-heading=back]").click()
    expect(ada.page.locator(".warning")).to_have_count(0)
    assert ada.snapshot()["phase"] == "HEADING"
    row.click()
    ada.settled(ada.page.locator("[data-heading=anyway]").click)
    assert ada.snapshot()["view"]["space"][0] != number_of("space", "DES-5")


# Networks and news


def test_back_in_the_middle_of_a_flight(visit: Visit) -> None:
    """The network fails after the roll: the ends are the same afterwards, also after a reload, and the flight goes on."""
    ada, bob, _ = two_people(visit, at_the_start().head("COL_BASE-4", 6, 5, 3))
    ends = ada.page.locator("[data-end]")
    expect(ends.first).to_be_visible()
    before = sorted(attributes(ends, "data-end"))
    ada.page.context.set_offline(True)
    expect(ada.page.get_by_role("alert")).to_contain_text("The connection is lost")
    bob.page.locator("#chat-input").fill("Take your time")
    bob.page.keyboard.press("Enter")
    ada.page.context.set_offline(False)
    expect(ada.page.locator("aside ul li")).to_contain_text("Take your time")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    comes_to(lambda: sorted(attributes(ends, "data-end")), before)
    ada.page.reload()
    expect(ends.first).to_be_visible()
    comes_to(lambda: sorted(attributes(ends, "data-end")), before)
    goal = int(before[-1])
    ada.settled(ada.page.locator(f"[data-end='{goal}']").first.click)
    expect(bob.visitor.details("Ada flies to").last).to_be_visible()
    assert bob.snapshot()["view"]["space"][0] == ada.snapshot()["view"]["space"][0] != number_of("space", "BASE")


def test_zoom_selection_and_focus_survive_pushes(visit: Visit) -> None:
    """Ada flies; Bob has enlarged his chart, picked a system and is about to press a button."""
    ada, bob, _ = two_people(visit, at_the_start())
    for _ in range(3):
        bob.page.locator(".zoom .tools button").last.click()
    bob.page.locator(f"[data-pick='{number_of('system', 'ICE')}']").click()
    bob.page.locator("[data-area=orders] summary").click()
    bob.page.locator("[data-order=observe]").focus()
    before = standing(bob.page)
    assert before["picked"] and float(str(before["scale"])) > 1
    version = bob.visitor.version()
    ada.settled(ada.page.locator(".choices [data-act^='head ']").first.click)
    bob.page.wait_for_function("version => document.querySelector('[data-version]').dataset.version !== version", arg=version)
    assert standing(bob.page) == before
    expect(bob.page.locator(".medallion.far")).to_have_count(0)


def standing(page: Page) -> dict[str, object]:
    """Everything a push must not disturb."""
    return {
        "focus": page.evaluate("document.activeElement.dataset.order"),
        "zoom": page.locator(".drawing").get_attribute("style"),
        "scale": page.locator(".drawing").get_attribute("data-scale"),
        "picked": page.locator("[data-pick][aria-pressed=true]").evaluate_all("all => all.map(one => one.dataset.pick)"),
        "open": page.locator("details[open]").evaluate_all("all => all.map(one => one.dataset.area)"),
    }


# Secrets


@pytest.mark.parametrize("look", ["observe", "spy"])
def test_what_one_has_seen_reaches_nobody_else(visit: Visit, look: str) -> None:
    """S79, S160  Ada looks at the card of a system, or with the Spy Eye at a token; Bob's browser never receives it, and hers does."""
    ada, bob, heard = two_people(visit, unseen(look), orders={"observe": False})
    for _ in range(4):
        if ada.snapshot()["phase"] == look.upper():
            break
        ada.settled(ada.page.locator(".choices [data-act^='go ']").first.click)
    act = next(one["act"] for one in ada.snapshot()["legal"] if one["act"][0] == look)
    ada.settled(ada.act(*act).first.click)
    field, event, value = ("card", "OBSERVED", "culture") if look == "observe" else ("token", "SPIED", "token")
    place = number_of("system", "JUN") if look == "observe" else act[1]
    seen = ada.snapshot()["view"][field][place]
    assert seen is not None
    if look == "observe":
        expect(ada.page.locator(f"[data-culture='{seen}']")).to_contain_text("(only you know)")
    expect(ada.page.locator(".medallion.pencilled, .space.pencilled")).to_have_count(1)
    line = "Ada observes the Jungle World." if look == "observe" else "Ada looks at the token on"
    expect(bob.visitor.log.filter(has_text=line).first).to_be_visible()
    expect(bob.page.locator(".medallion.pencilled, .space.pencilled")).to_have_count(0)
    bob.page.reload()  # all that a page asks for when it comes, too
    bob.visitor.at_the_table()
    assert bob.snapshot()["view"][field][place] is None
    told = [json.loads(text) for text in heard if text.startswith(("{", "["))]
    views = [found[field] for found in walk(told) if isinstance(found.get(field), list) and len(found[field]) > place]
    looks = [found for found in walk(told) if found.get("event") == event]
    assert views and all(view[place] is None for view in views)
    assert looks and all(line["values"].get(value) is None for line in looks)
    assert not any(f'["{value}",{seen}]' in text.replace(" ", "") for text in heard)


def unseen(look: str) -> Scene:
    """Ada flies by an undiscovered system, or next to a token that lies face down."""
    if look == "observe":
        return Scene().harmless().credits(200).at("JUN-2").undiscovered("JUN", "DES", "ICE").head("JUN-1", 6, 5, 4)
    scene = Scene().harmless().credits(200).at("JUN-3").holds("relic-spy_eye")
    scene.st.face[number_of("encounter", "JUN-5")] = 0
    return scene.head("JUN-4", 6, 5, 4)
