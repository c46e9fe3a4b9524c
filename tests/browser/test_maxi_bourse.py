"""Maxi Bourse International at the table: sessions, rumours, auctions, sales, requests and defaults, by several pages; no barriers."""

from __future__ import annotations

import re
import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import Locator, expect

from magnat.core.say import Words
from tests.browser.brokers import PATIENCE, Broker, against_bots, alone, play_on, said, sit_down
from tests.browser.conftest import Visit
from tests.browser.looking import redrawn
from tests.games.maxi_bourse.scene import GAME, A, B, C, Scene, company
from tests.sampling import looks

NAMES = Words(GAME, "en")
BSN, CANON = company("bsn"), company("canon")
ASK_FOR_THREE = [["request", BSN], ["qty", 3]]


def session() -> Scene:
    """Ada has rolled onto BSN; Bob holds a rumour that raises it by $40."""
    return Scene(2, edition="junior").rumours(B, "R05").onto("bsn")


def test_two_people_and_two_bots_play_a_whole_junior_game(visit: Visit, shots: Path) -> None:
    ada, bob = Broker(visit()), Broker(visit())
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "heuristic"}, {"kind": "bot", "bot": "heuristic"}]
    options = {"edition": "junior", "duration": "rounds", "length": "1"}
    table = {"game": "maxi_bourse", "name": "Ada", "seats": seats, "options": options, "clock": {"window": None}}
    ada.match = bob.match = ada.post("/matches", table)["id"]
    bob.post(f"/matches/{ada.match}/join", {"name": "Bob"})
    ada.post(f"/matches/{ada.match}/start")
    ada.open()
    bob.open()
    expect(ada.page.locator("[data-company]")).to_have_count(16)
    refused = ada.visitor.refused_questions(), bob.visitor.refused_questions()
    play_on([ada, bob])
    assert refused == ([], [])
    result = ada.snapshot()["result"]
    for person in (ada, bob):
        expect(person.page.locator("[data-fate]")).to_have_count(4)
        expect(person.page.locator("[data-finale]")).to_contain_text("The closing bell")
        for seat, name in enumerate(("Ada", "Bob")):
            expect(person.page.locator("[data-fate]", has_text=name)).to_contain_text(said(result["scores"][seat]))
    ada.visitor.shot(shots, "bourse-end")
    assert ada.page.locator("figure:has(path)").first.evaluate(LOWEST) <= 0.5  # of wealth, which begins at millions
    ada.page.get_by_role("button", name="History and curves").click()
    prices = ada.page.locator(".past-prices")
    expect(prices.locator("path").first).to_be_visible()  # the prices beside the curves of wealth
    prices.locator("[data-curves=sector]").select_option(label="Energy")
    expect(prices.locator("figcaption")).to_contain_text(f"ELF ${ada.view()['quote'][company('elf')] * 10:,}")


# How far above the axis the lowest point of the lines lies, in parts of the highest.
LOWEST = """figure => {
    const boxes = [...figure.querySelectorAll("path")].map(line => line.getBBox());
    const axis = figure.querySelector(".axis").y1.baseVal.value;
    return (axis - Math.max(...boxes.map(({y, height}) => y + height))) / (axis - Math.min(...boxes.map(({y}) => y)));
}"""


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things lie over each other on the screen."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first and second
    across = first["x"] < second["x"] + second["width"] and second["x"] < first["x"] + first["width"]
    return across and first["y"] + 1 < second["y"] + second["height"] and second["y"] + 1 < first["y"] + first["height"]


def test_a_rumour_of_another_page_while_i_pay(visit: Visit, shots: Path) -> None:
    ada, bob = sit_down(visit, session())
    ada.settled(ada.page.locator(f".dock [data-act='company {BSN}']").click)
    expect(ada.stand.locator("[data-speaker='0']")).to_contain_text("to speak")
    told = ada.helper("session")["demands"][2]
    assert told["at_quote"]
    expect(ada.stand.locator("[data-demand='2']")).to_contain_text("at the listed price, $200")
    expect(ada.stand.locator("[data-demand='2']")).to_contain_text(said(told["best"]["cost"]))
    ada.settled(ada.act("qty", 2).click)
    expect(ada.stand).to_contain_text("About to be paid: BSN at $200")
    telex = bob.stand.locator("[data-act^='reveal ']")
    expect(telex).to_contain_text("BSN +$40")
    bob.visitor.shot(shots, "bourse-rumour")
    telex.click()
    ada.logged("BSN now costs $240.")
    ada.logged("Ada buys 2 lots of BSN at $240, for $480,000.")
    headline = ada.page.locator("[data-headline=rumeur]")
    expect(headline).to_contain_text("BSN +$40")
    for read in (ada.page.locator(".dock"), ada.page.locator(".players"), ada.page.locator("[data-area=floor]")):  # a card covers nothing of these
        assert not overlap(headline, read)
    expect(headline).to_have_css("pointer-events", "none")  # what it covers can be pressed
    expect(ada.row(BSN).locator("[data-quote]")).to_contain_text("240")
    expect(ada.page.locator("[data-player='0'] .cash")).to_have_text("$4,520,000")
    expect(bob.page.locator(".telexes li")).to_have_count(0)


def test_a_company_is_named_with_its_lots_and_that_may_be_all(visit: Visit) -> None:
    """Two presses for a session of another company; whoever says "and no more" is not asked again, though others go on."""
    ada, bob = sit_down(visit, Scene(2, edition="junior").onto("bsn"))
    one, two = (said(demand["best"]["cost"]) for demand in ada.helper("session", company=CANON)["demands"][1:])
    ada.row(CANON).locator("[data-act]").click()
    expect(ada.stand).to_contain_text("10 lots in the bank")
    expect(ada.do("name-with")).to_have_text(["Name it, ask for nothing", f"Ask for one lot: from {one}", f"Ask for 2 lots: from {two}"])
    ada.do("drop-draft").click()
    expect(ada.do("name-with")).to_have_count(0)
    assert ada.snapshot()["phase"] == "NAME"  # nothing has been said yet
    ada.row(CANON).locator("[data-act]").click()
    ada.settled(lambda: ada.page.keyboard.press("2"))
    ada.logged("Ada asks for 2 lots")
    bob.settled(bob.act("qty", 2).click)
    expect(ada.act("qty", 1)).to_be_visible()
    ada.settled(ada.page.locator("[data-do=and-no-more][data-lots='1']").click)
    bob.settled(bob.act("qty", 1).click)
    ada.logged("Ada asks for nothing")
    assert (ada.view()["held"][A][CANON], bob.view()["held"][B][CANON]) == (3, 3)


def test_an_auction_of_several_steps_with_sealed_answers(visit: Visit, shots: Path) -> None:
    scene = Scene(3, edition="junior").suspended(C, 2).stock("canon", 1, C).onto("bsn").name("canon").qty(1, 1)
    ada, bob = sit_down(visit, scene)
    for person in (ada, bob):
        expect(person.stand.locator(".price")).to_have_text("$230")
        expect(person.stand.locator("[data-speaker='0']")).to_contain_text("to answer")
    expect(ada.stand).to_contain_text(f"your one lot would cost {said(23)}")
    before = bob.snapshot()
    ada.settled(ada.act("stay").click)
    expect(bob.stand.locator("[data-speaker='0']")).to_contain_text("answer sealed")
    assert bob.snapshot()["lines"] == before["lines"] and bob.snapshot()["view"] == before["view"]  # nobody hears what was answered
    ada.visitor.shot(shots, "bourse-auction")
    bob.settled(bob.act("stay").click)
    for person in (ada, bob):
        expect(person.stand.locator(".price")).to_have_text("$240")
    expect(ada.act("stay")).to_have_text("Stay at $240")
    expect(ada.stand.locator("[data-offered]")).to_have_text(["$280 (5 steps)", "$430 (20 steps)", re.compile(r"all your cash")])
    for price in (28, 43, ada.helper("auction")["highest"]):
        ada.stand.locator(f"[data-offered='{price}']").click()
        expect(ada.do("stay-up-to")).to_have_text(f"Stay up to ${price * 10:,}")
        told = ada.helper("auction", steps=price - 23)["steps"][-1]
        expect(ada.stand.locator("[data-served]")).to_have_text(f"one lot: {said(told['cost'])} at most, leaving {said(told['cash'])}")
    ada.settled(lambda: ada.page.keyboard.press("5"))  # stay five steps
    bob.settled(lambda: bob.page.keyboard.press("1"))
    expect(bob.stand.locator("[data-speaker='0']")).to_contain_text("stays 4 more steps")
    expect(bob.stand.locator(".price")).to_have_text("$250")
    bob.settled(bob.act("withdraw").click)
    ada.logged("Canon goes for $250.")
    ada.logged("Ada buys one lot of Canon at $250, for $250,000.")
    assert ada.view()["held"][A][CANON] == 1


def test_how_far_to_go_in_an_auction_is_said_once(visit: Visit) -> None:
    scene = Scene(3, edition="junior").suspended(C, 2).owns(B, canon=5).stock("canon", 1, C).onto("bsn").name("canon").qty(1, 1)
    ada, bob = sit_down(visit, scene)
    ada.stand.locator("[data-price]").fill("1234")
    ada.stand.locator("[data-price]").press("Tab")
    expect(ada.do("stay-up-to")).to_have_text("Stay up to $1,230")
    ada.do("ceiling-up").click()
    ada.settled(ada.do("stay-up-to").click)
    expect(ada.page.locator("[data-told='124']")).to_have_text("You stay up to $1,240")
    expect(ada.page.locator(".dock .what strong")).to_have_text(re.compile(r"^Bob is "))  # nobody waits for her any more
    ada.do("come-back").click()  # Bob has not answered: her sealed answer is hers again
    expect(ada.visitor.mine).to_be_visible()
    ada.stand.locator("[data-price]").fill("300")
    ada.stand.locator("[data-price]").press("Tab")
    bob.visitor.button("Hint").click()
    hint = bob.visitor.page.locator(".hint")
    expect(hint).to_contain_text(re.compile(r"Stay up to \$[\d,]+"))
    ada.settled(ada.do("stay-up-to").click)
    expect(bob.stand.locator("[data-speaker='0']")).to_contain_text("answer sealed")
    expect(hint).to_be_visible()  # her sealed answer changes nothing in it
    bob.settled(hint.get_by_role("button").last.click)  # he goes further, and neither is asked again
    bob.logged("Canon goes for $310.")
    bob.logged("Bob buys one lot of Canon at $310, for $310,000.")
    assert [person.snapshot()["orders"]["stay"] for person in (ada, bob)] == [{}, {}]  # the orders have ended with the auction


def test_a_price_that_is_asked_for_lots_begins_with_the_usual_one(visit: Visit) -> None:
    """What a good player would name; one step above the quote would give the lots away."""
    scene = Scene(3, edition="junior", private_requests="preturn").owns(A, bsn=3).owns(B, bsn=3).suspended(C, 2).begin(A)
    ada, bob = sit_down(visit, scene)
    bob.settled(lambda: bob.post(f"/matches/{bob.match}/acts", {"version": bob.snapshot()["version"], "key": "ask", "acts": ASK_FOR_THREE}))
    usual = ada.helper("asking")["price"]
    assert usual > ada.view()["least_price"]
    expect(ada.stand.locator("[data-price]")).to_have_attribute("data-price", str(usual))


def test_a_sale_shows_its_ladder_and_falls_step_by_step(visit: Visit, shots: Path) -> None:
    ada, bob = sit_down(visit, Scene(3, edition="junior").owns(A, bsn=3).suspended(C, 2).begin(A))
    ada.row(BSN).locator("[data-act]").click()
    ada.page.locator("input[name=lots][value='2']").check(force=True)
    told = ada.helper("sale", company=BSN, lots=2)
    prices = [rung["price"] for rung in told["ladder"]] + [told["bank"]]
    assert prices == [20, 18, 16, 14]
    for index, price in enumerate(prices):
        expect(ada.stand.locator("[data-rung]").nth(index)).to_have_attribute("data-rung", str(price))
    expect(ada.stand).to_contain_text(f"If nobody buys: {said(told['proceeds'])} from the bank, and the price falls by $60")
    ada.visitor.shot(shots, "bourse-ladder")
    assert bob.snapshot()["phase"] == "SALE"  # nobody sees what is being put together
    ada.settled(ada.do("send-draft").click)
    expect(bob.stand).to_contain_text("Ada sells BSN")
    bob.settled(bob.act("qty", 0).click)
    expect(bob.stand.locator(".price")).to_have_text("$180")
    expect(bob.act("qty", 1)).to_contain_text(f"1 · {said(18)}")
    bob.settled(bob.act("qty", 1).click)
    expect(ada.stand.locator(".past").nth(1)).to_contain_text("$180")  # the seller sees the ladder while others answer
    expect(bob.stand.locator(".price")).to_have_text("$170")
    bob.settled(bob.act("qty", 0).click)
    ada.logged("The bank takes one lot of BSN from Ada at $160")
    expect(ada.row(BSN).locator("[data-quote]")).to_contain_text("160")
    assert ada.view()["held"][A][BSN] == 1 and ada.view()["held"][B][BSN] == 1


def test_a_request_from_form_to_deal(visit: Visit) -> None:
    ada, bob = sit_down(visit, Scene(2, edition="junior", private_requests="preturn").owns(A, bsn=6, aeg=1).owns(B, bsn=3).begin(A))
    expect(bob.page.locator(".dock")).to_contain_text("Ada is about to play: ask for shares, or do nothing")  # he holds no rumour
    expect(bob.do("not-again")).to_be_visible()
    bob.do("open-request").click()
    bob.page.locator("[data-draft=company]").select_option(str(BSN))
    bob.page.locator("input[name=lots][value='3']").check(force=True)
    bob.settled(bob.do("send-draft").click)
    expect(ada.stand).to_contain_text("3 lots of BSN")
    expect(ada.stand).to_contain_text("You would lose your majority of BSN.")
    expect(ada.stand).to_contain_text("With these lots Bob would have a majority.")
    expect(bob.stand).not_to_contain_text("You would lose")
    ada.stand.locator("[data-price]").fill("247")
    ada.stand.locator("[data-price]").press("Tab")
    expect(ada.do("ask-price")).to_have_text(f"Ask $250 a share: {said(75)}")  # prices go by ten
    ada.settled(ada.do("ask-price").click)
    expect(bob.stand).to_contain_text(f"Ada asks $250 a share: {said(75)} in all")
    bob.settled(bob.act("accept").click)
    expect(ada.act("close")).to_have_text("Sell at $250")
    ada.settled(ada.do("ask-price").click)
    expect(bob.page.locator(".dock")).to_contain_text(f"Ada now tries for {said(78)} ($260 a share)")
    expect(bob.act("decline")).to_have_text("No: $250 is agreed")
    bob.settled(bob.act("decline").click)
    ada.logged("Ada sells 3 lots of BSN to Bob at $250, for $750,000.")
    expect(bob.page.locator("[data-slip]")).to_contain_text("Ada sells 3 lots of BSN to Bob at $250, for $750,000.")
    assert ada.view()["held"][B][BSN] == 6 and ada.view()["quote"][BSN] == 20


def test_a_hand_is_raised_and_taken_down_in_the_dock(visit: Visit) -> None:
    """Bob, who is not stopped by every window, raises his hand in the dock and takes it down again; on a phone a sign says so."""
    _, bob = sit_down(visit, Scene(2, edition="junior", private_requests="preturn").owns(A, bsn=6, aeg=1).owns(B, bsn=3).begin(A).act("pass_by"))
    bob.order(every_window=False)
    expect(bob.do("raise-hand")).to_have_attribute("aria-pressed", "false")
    bob.do("raise-hand").click()
    expect(bob.do("raise-hand")).to_have_text("Hand raised: you will be asked")
    bob.do("raise-hand").click()
    expect(bob.do("raise-hand")).to_have_text("Raise my hand")
    expect(bob.do("raise-hand").locator("svg")).to_have_count(0)
    bob.page.set_viewport_size({"width": 390, "height": 844})
    expect(bob.do("raise-hand").locator("svg")).to_be_visible()
    expect(bob.do("raise-hand")).to_have_accessible_name("Raise my hand")


def test_standing_orders_answer_in_my_place(visit: Visit, shots: Path) -> None:
    scene = Scene(2, edition="junior").owns(A, bsn=2, canon=2).rumours(B, "R05").begin(A).act("pass_by")
    ada, bob = sit_down(visit, scene)
    bob.page.locator(".orders summary").click()
    bob.page.locator("[data-order=no_sales]").check()
    bob.page.locator("[data-order=company]").select_option(str(CANON))
    bob.page.locator(f"[data-order='sales_of {CANON}']").check()
    bob.page.locator("[data-order=silent]").check()
    expect(bob.page.locator(".orders summary")).to_contain_text("4 in force")  # these three, and that he is asked whenever he may speak
    bob.visitor.shot(shots, "bourse-orders")
    ada.row(BSN).locator("[data-act]").click()
    ada.settled(ada.do("send-draft").click)
    ada.logged("The bank takes one lot of BSN from Ada at $170")  # Bob was never asked
    assert "TAKES" not in {line["event"] for line in ada.snapshot()["lines"]}
    ada.row(CANON).locator("[data-act]").click()
    ada.settled(ada.do("send-draft").click)
    expect(bob.stand).to_contain_text("Ada sells Canon")  # of this company he wants to hear
    bob.settled(bob.act("qty", 1).click)
    ada.logged("Ada sells one lot of Canon to Bob at $200")


def test_the_keyboard_alone_plays_to_the_bell(visit: Visit) -> None:
    ada = against_bots(visit(), 1, edition="junior", portfolio="random", turn_limit=6)
    keys, end = ada.page.keyboard, time.monotonic() + PATIENCE
    while time.monotonic() < end and not ada.page.locator(".ranking").count():
        if ada.visitor.mine.count():
            ada.settled(lambda: by_keyboard(ada))
        else:
            redrawn(ada.page)
    expect(ada.page.locator("[data-fate]")).to_have_count(2)
    keys.press("?")
    expect(ada.page.locator("dialog")).to_contain_text("Roll the dice")


def by_keyboard(person: Broker) -> None:
    """One lot, the dice, or no; else the first company that can be chosen."""
    keys, blocks = person.page.keyboard, {act["act"][0] for act in person.snapshot()["legal"]}
    if "roll" in blocks:
        keys.press("g")
    elif "qty" in blocks:
        keys.press("1" if person.act("qty", 1).get_attribute("aria-disabled") == "false" else "0")
    elif "pass_by" in blocks or "no" in blocks:
        keys.press("n")
    else:
        keys.press("b")
        for _ in range(60):
            if person.page.evaluate("document.activeElement.matches('[data-act][aria-disabled=false]')"):
                break
            keys.press("Tab")
        is_naming = person.is_naming()
        keys.press("Enter")
        if is_naming:
            expect(person.do("name-with").first).to_be_visible()
            keys.press("0")


def test_the_page_says_what_the_helpers_say(visit: Visit) -> None:
    scene = Scene(3, edition="junior").owns(A, barclays=6, chase_manhattan=3, deutsche_bank=3, bsn=2).owns(B, elf=4, barclays=1, bsn=1)
    ada = alone(visit(), scene.rumours(A, "R05").rumours(C, "R02").begin(A))
    expect(ada.page.locator("[data-pays]").first).to_be_visible(timeout=30_000)  # the first answers take as long as a worker needs to start
    payout = ada.helper("payout")
    assert payout["horizontal"]
    income = ada.page.locator(".income")
    expect(income).to_have_attribute("data-payout-now", str(payout["total"]))
    income.locator("summary").click()
    expect(income).to_contain_text("Horizontal concentration: Banks")
    expect(income).to_contain_text(said(payout["dividends"]))
    for square, count in Counter(roll["square"] for roll in ada.helper("ahead")["rolls"]).items():
        expect(ada.page.locator(f"[data-square='{square}'] .ways")).to_have_text(f"{count}/36")
    ada.row(BSN).locator(".course").click()
    gains = next(row for row in ada.helper("additions")["companies"] if row["company"] == BSN)["gains"]
    for index, gain in enumerate(gains, 1):
        expect(ada.page.locator(f"dialog [data-gain='{index}']")).to_contain_text(said(gain))
    unseen = ada.helper("unseen")
    swing = next(row for row in unseen["companies"] if row["company"] == BSN)
    expect(ada.page.locator("dialog [data-swing]")).to_have_attribute("data-swing", f"{swing['up']} {swing['down']} {swing['mine']}")
    ada.page.keyboard.press("Escape")
    for series in unseen["series"]:
        expect(ada.page.locator(f".unseen-cards [data-series={series['series']}]")).to_have_attribute("data-left", str(len(series["cards"])))
    expect(ada.page.locator(".unseen-cards [data-series=rumeur]")).to_have_attribute("data-left", str(len(unseen["rumours"])))
    defence = ada.helper("defence")
    assert [threat["company"] for threat in defence["threats"]] == [company("barclays"), BSN]
    expect(ada.page.locator(".threats")).to_have_attribute("data-reserve", str(defence["reserve"]))
    ada.page.locator(".threats summary").click()
    for threat in defence["threats"]:
        row = ada.page.locator(f"[data-threat='{threat['company']}']")
        expect(row).to_contain_text(f"you lose {said(threat['loss'])}")
        expect(row).to_contain_text(f"you can stop it for {said(threat['price'])}")
    for fortune in ada.helper("wealth")["players"]:
        plate = ada.page.locator(f"[data-player='{fortune['seat']}']")
        expect(plate.locator(".payout")).to_have_attribute("data-pays", str(fortune["payout"]))
        expect(plate.locator(".shares")).to_have_text(said(fortune["shares"]))
        expect(plate.locator(".wealth")).to_have_text([] if fortune["wealth"] is None else [said(fortune["wealth"])])
    view = ada.view()
    for number in range(16):
        expect(ada.row(number).locator("[data-quote]")).to_have_attribute("data-quote", str(view["quote"][number]))
        expect(ada.row(number).locator(".stock")).to_contain_text(str(view["bank"][number]))


def test_the_close_is_in_sight_and_announced(visit: Visit) -> None:
    ada = alone(visit(), Scene(2, edition="junior").rumours(A, "R30").at(A, 74).begin(A))
    bell = ada.page.locator("[data-closing]")
    expect(bell).to_have_text("Closes after 4 circuits; the leader is on circuit 3")
    expect(ada.stand).to_contain_text("Peugeot −$60")
    expect(ada.stand).to_contain_text("not listed in this game: no effect")
    ada.settled(ada.do("keep-silent").click)
    ada.settled(ada.act("roll").click)  # round to "Action !": one circuit is left, and nobody asks about the rumour before the payout
    expect(ada.page.locator("[data-last-call]")).to_contain_text("Last circuit")
    expect(bell).to_have_text("Last circuit before the close")
    expect(ada.page.locator("[data-payout='0']")).to_contain_text("Total")
    expect(ada.page.locator("[data-player='0'] .laps")).to_have_text("⟳3/4")


def test_the_text_view_says_every_price(visit: Visit) -> None:
    ada = alone(visit(), Scene(2).owns(A, bsn=2).rumours(A, "R05").begin(A))
    ada.page.goto(f"{ada.page.url}?text")
    prices = ada.page.locator("main dl div", has_text="Prices")
    for number, price in enumerate(ada.view()["quote"]):
        expect(prices).to_contain_text(f"{NAMES.thing('company', number)} ${price * 10}")
    expect(ada.page.get_by_role("row", name="Rumours Miracle yoghurt hidden")).to_be_visible()


@looks("en")
def test_axe_finds_nothing_on_the_floor(visit: Visit, axe: str, shots: Path, language: str, dark: bool) -> None:
    scene = Scene(4, edition="senior").owns(A, bsn=6, canon=3).owns(B, aeg=4, bsn=1).rumours(A, "R05").begin(A).act("pass_by")
    ada = alone(visit(language=language, dark=dark), scene)

    def look(where: str) -> None:
        ada.page.evaluate(axe)
        found = ada.page.evaluate(
            "() => axe.run({resultTypes: ['violations']}).then(done => done.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
        )
        assert not found, (where, found)

    look("before the roll")
    ada.row(BSN).locator("[data-act]").click()
    expect(ada.stand.locator("[data-rung]").first).to_be_visible()
    look("a sale is put together")
    ada.visitor.shot(shots, f"bourse-{language}-{'dark' if dark else 'light'}")
    ada.do("drop-draft").click()
    for part in (".orders", ".income", ".unseen-cards", ".threats"):
        ada.page.locator(f"{part} > summary").click()
    ada.page.locator("[data-order=company]").select_option(str(BSN))
    expect(ada.page.locator(f"[data-order-row='{BSN}']")).to_be_visible()
    look("standing orders, the payout, the cards and the threats are open")
    ada.row(CANON).locator(".course").click()
    expect(ada.page.locator("dialog")).to_be_visible()
    look("all about a company")
    if language == "fr":
        expect(ada.page.locator("dialog")).to_contain_text(re.compile("Détenteurs"))
