"""Venture at the table: a whole game with the mouse, the keyboard alone, a phone, and no barriers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boss import Boss
from tests.browser.conftest import Visit
from tests.browser.test_everyone import fits, focused_text
from tests.games.venture.position import CARD, COMPANY, Position
from tests.sampling import looks

BESIDE = """() => {
    const [card, table] = [".profit", "main"].map(one => document.querySelector(one).getBoundingClientRect());
    return card.left >= table.right && card.right <= innerWidth;
}"""


# What a card that passes lies on though it is needed.
COVERED = """() => {
    const boxes = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility({visibilityProperty: true}))
        .map(one => one.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return boxes(".passing").some(card => boxes(".dock, [data-area=mine], [data-area=hand]").some(needed => meet(card, needed)));
}"""


ACT = """async ([id, blocks, argument]) => {
    const {version} = await (await fetch(`/api/matches/${id}`)).json();
    const body = JSON.stringify({version, acts: blocks.map(block => [block, block === "add" ? argument : 0])});
    return (await fetch(`/api/matches/${id}/acts`, {method: "POST", headers: {"Content-Type": "application/json"}, body})).status;
}"""


def test_a_whole_game_with_the_mouse(visit: Visit, shots: Path) -> None:
    ada = Boss(visit(), opponents=1)
    expect(ada.page.locator("[data-slot]")).to_have_count(5)
    ada.until(lambda: ada.end_ops.count() > 0)
    ada.visitor.shot(shots, "venture")

    # A company is bought and placed; its cost is owed; the payment that loses least lies there, and another one is laid out card by card.
    ada.until(lambda: ada.offers.count() > 0)
    ada.settled(ada.offers.first.click)
    expect(ada.page.locator(".owed")).to_contain_text("M")
    ada.until(lambda: ada.end_ops.count() > 0)
    ada.settled(ada.end_ops.click)
    expect(ada.button("pay")).to_be_enabled()
    expect(ada.button("best-payment")).to_have_count(0)
    laid = ada.page.locator("[data-card][aria-pressed=true]")
    for left in reversed(range(laid.count())):
        laid.first.click()
        expect(laid).to_have_count(left)
    expect(ada.button("pay")).to_be_disabled()
    expect(ada.button("best-payment")).to_be_visible()
    is_enough = False
    while not is_enough:
        with ada.page.expect_response("**/helpers/payment") as told:  # what the cards laid so far are worth
            ada.page.locator("[data-card][aria-pressed=false]").first.click()
        is_enough = told.value.json()["answer"]["enough"]
    expect(ada.button("pay")).to_be_enabled(timeout=30_000)
    ada.settled(ada.button("pay").click)
    assert ada.count("PAYMENT") == 1

    # A reorganisation by drag: a company is laid alone, then the best arrangement is carried out.
    ada.until(lambda: ada.may_reorganise(3))
    drag_one(ada)
    ada.visitor.shot(shots, "venture-reorganisation")
    ada.button("best-arrangement").click()
    expect(ada.button("carry-out")).to_be_enabled()
    ada.settled(ada.button("carry-out").click)
    assert ada.count("REORGANISED") == 1
    ada.visitor.act("end_ops").wait_for()

    # A whole request is taken back at once.
    ada.settled(lambda: ada.page.locator(".dock").get_by_role("button", name="Undo").click())
    assert ada.count("REORGANISED") == 0 and ada.snapshot()["phase"] == "MAIN"

    # A raid: a Proxy card, a company that lies on top, a place for it.
    ada.until(lambda: ada.end_ops.count() > 0 and ada.proxies.count() > 0)
    if not ada.is_over():
        ada.settled(ada.proxies.first.click)
        expect(ada.page.locator("[data-take][aria-disabled=false] .cost").first).to_contain_text("M")
        ada.visitor.shot(shots, "venture-raid")
        ada.settled(ada.page.locator("[data-take][aria-disabled=false]").first.click)
        assert ada.count("RAIDED") == 1

    # To the end as the hints say: the page follows.
    assert ada.played_to(()) == "over"
    expect(ada.page.locator(".ranking li")).to_have_count(2)
    expect(ada.page.locator("[data-word]")).to_contain_text("You ")  # how far behind or ahead
    expect(ada.page.get_by_role("region", name="Score sheet").first).to_be_visible()
    ada.visitor.shot(shots, "venture-end")


def drag_one(ada: Boss) -> None:
    """Drag the top company of the first stack onto a new one."""
    page = ada.page
    ada.button("reorganise").click()
    piece = page.locator("[data-stack='0'] [data-company]").first
    company = piece.get_attribute("data-company")
    size = page.locator("[data-stack='0'] [data-company]").count()
    stacks = page.locator("[data-stack]").count()
    start, target = piece.bounding_box(), page.locator(".new").bounding_box()
    assert start and target
    page.mouse.move(start["x"] + 60, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(target["x"] + 40, target["y"] + 30, steps=5)
    expect(page.locator(".flying")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-stack]")).to_have_count(stacks + (1 if size > 1 else 0))
    expect(page.locator("[data-stack]:nth-last-child(2) [data-company]")).to_have_attribute("data-company", str(company))
    expect(page.locator(".dock")).to_contain_text("cost")


def test_the_keyboard_alone_takes_a_turn_and_reorganises(visit: Visit) -> None:
    ada = Boss(visit(), opponents=2)
    keys = ada.page.keyboard
    ada.until(lambda: ada.may_reorganise(3) and ada.page.locator("[data-stack]").count() == 0)
    assert not ada.is_over()
    tab_to_start(ada.page, "Reorganise")
    keys.press("Enter")
    pieces = ada.page.locator("[data-company]")
    expect(pieces.first).to_be_visible()
    pieces.first.focus()
    company = ada.page.evaluate("document.activeElement.dataset.company")
    before = ada.page.evaluate("document.activeElement.closest('[data-stack]').dataset.stack")
    keys.press("ArrowRight")
    expect(ada.page.locator(f"[data-company='{company}']")).to_be_focused()
    assert "stack" in focused_text(ada.page)
    keys.press("ArrowLeft")
    expect(ada.page.locator(f"[data-company='{company}']")).to_be_focused()
    assert before == "0"
    tab_to_start(ada.page, "Best arrangement")
    keys.press("Enter")
    expect(ada.button("carry-out")).to_be_enabled()
    tab_to_start(ada.page, "Reorganise")
    ada.settled(lambda: keys.press("Enter"))
    assert ada.count("REORGANISED") == 1

    paid = ada.count("PAYMENT")
    tab_to_start(ada.page, "Finish")
    ada.settled(lambda: keys.press("Enter"))
    expect(ada.button("pay")).to_be_enabled()
    tab_to_start(ada.page, "Pay")
    ada.settled(lambda: keys.press("Enter"))
    assert ada.count("PAYMENT") == paid + 1


def tab_to_start(page: Page, text: str) -> None:
    """Tab to a button whose name begins so."""
    for _ in range(150):
        if focused_text(page).startswith(text):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {text!r}")


def test_a_refusal_names_its_rule(visit: Visit) -> None:
    ada = Boss(visit(), opponents=2)
    ada.until(lambda: ada.end_ops.count() > 0 and ada.page.locator("[data-slot][aria-disabled=true]").count() > 0)
    ada.page.locator("[data-slot][aria-disabled=true]").first.click(force=True)
    expect(ada.page.locator(".notice")).to_contain_text("V11")


def test_what_is_only_good_to_know_leaves_connections_for_clicks(visit: Visit) -> None:
    """A browser keeps six of them. A server may take long to answer helpers, ends and previews; acts are answered all the same."""
    ada = Boss(visit(), opponents=2)
    unanswered: list[str] = []
    ada.page.route(re.compile("/(helpers/[a-z_]+|ends|preview)$"), lambda route: unanswered.append(route.request.url))
    done = ada.snapshot()["version"]
    ada.until(lambda: ada.snapshot()["version"] >= done + 8)
    assert 0 < len(unanswered) <= 3, unanswered


def test_profits_are_celebrated_and_can_be_closed(visit: Visit) -> None:
    ada = Boss(visit(), opponents=3)
    ada.until(lambda: ada.page.locator(".profit").count() > 0)
    if not ada.is_over():
        expect(ada.page.locator(".profit li")).to_have_count(4)
        expect(ada.page.locator(".profit")).to_be_visible()
        assert ada.page.evaluate(BESIDE)  # the table, and the dock with its question
        ada.page.locator(".profit").get_by_label("Close").click()
        expect(ada.page.locator(".profit")).to_have_count(0)
    ada.page.get_by_role("button", name="Score sheet").click()
    expect(ada.page.locator("dialog table tbody tr").first).to_be_visible()


def test_on_a_phone_nothing_sticks_out_and_a_turn_can_be_tapped(visit: Visit, shots: Path) -> None:
    chloe = Boss(visit(phone=True, language="fr"), opponents=3, edition="riche_ou_pauvre")
    fits(chloe.page)
    chloe.until(lambda: chloe.offers.count() > 0)
    chloe.settled(chloe.offers.first.tap)
    chloe.until(lambda: chloe.may_reorganise(3))
    fits(chloe.page)
    chloe.visitor.shot(shots, "venture-phone")
    chloe.until(lambda: chloe.page.locator(".passing").count() > 0 and chloe.visitor.mine.count() > 0)
    assert not chloe.page.evaluate(COVERED)  # it waits, or lies where nothing is needed
    chloe.until(lambda: chloe.may_reorganise(3))
    chloe.button("reorganise").tap()
    pieces = chloe.page.locator("[data-company]")
    pieces.first.tap()
    expect(pieces.first).to_have_attribute("aria-pressed", "true")
    chloe.page.locator(".new button").tap()
    expect(chloe.page.locator("[aria-pressed=true][data-company]")).to_have_count(0)
    fits(chloe.page)
    chloe.visitor.shot(shots, "venture-phone-reorganisation")
    chloe.button("cancel").tap()
    expect(chloe.button("reorganise")).to_be_visible()


# Many players on a small screen


def test_the_question_where_a_company_goes_does_not_make_the_others_small(visit: Visit) -> None:
    """It makes the table higher only for a moment."""
    position = Position(3).centre("Ele:ABDE", "Aer:A", "Ste:B", "Pet:C", "Aut:D").stack(0, "Ste:ACDEF", "Che:ACDE", "Aer:ACEF").hand(0, "20 10 12")
    ada = Boss(visit(), position=position)
    page = ada.page
    height = "document.documentElement.scrollHeight - innerHeight"
    assert page.evaluate(height) <= 0
    ada.settled(page.locator("[data-slot='0']").click)
    expect(page.locator("[data-place]").first).to_be_visible()
    assert page.evaluate(height) > 0
    ada.settled(page.locator("[data-place='alone']").click)
    expect(ada.end_ops).to_be_visible()
    expect(page.locator(".others.small")).to_have_count(0)


def test_what_three_rivals_have_lies_open_on_a_small_desk(visit: Visit) -> None:
    """Late in a game, with a full hand: everything becomes lower, nothing is folded, nothing scrolls. In a higher window all is as usual."""
    position = (
        Position(4)
        .centre("Ele:ABDE", "Aer:A", "Ste:B", "Pet:C", "Aut:D")
        .stack(0, "Ste:ACDEF", "Che:ACDE", "Aer:ACEF", "Ele:ADF", "Pet:ACD")
        .stack(1, "Aer:CDEF", "Aut:DEF", "Pet:ABDF", "Ste:ACDF", "Che:ABDEF", "Ele:DF")
        .stack(2, "Aut:ABCF", "Aer:BE", "Ste:ABE", "Che:ABEF")
        .stack(2, "Che:CD", "Aer:CDE", "Aut:BCE", "Pet:AC")
        .stack(3, "Ele:BCD", "Pet:BEF", "Aer:BF")
        .stack(3, "Ste:CDF")
        .hand(0, "t1 t3 t5 s1 s3 c1 10 10 12 12 14 14 16 18 20 m1/2 m1")
    )
    ada = Boss(visit(), position=position)
    page = ada.page
    assert page.viewport_size == {"width": 1280, "height": 800}
    expect(page.locator(".venture.low")).to_have_count(1)
    expect(page.locator(".others .strip")).to_have_count(18)
    expect(page.locator(".others.small")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    page.set_viewport_size({"width": 1280, "height": 1200})
    expect(page.locator(".venture.low")).to_have_count(0)


def test_six_players_fit_on_a_small_desk(visit: Visit, shots: Path, axe: str) -> None:
    ada = Boss(visit(), opponents=5)
    page = ada.page

    def decide() -> None:
        height = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert height <= 0, (height, ada.snapshot()["phase"])
        ada.decide()

    ada.until(lambda: ada.end_ops.count() > 0 and ada.snapshot()["view"]["turn"] > 36, decide)
    assert not ada.is_over()
    for area in ("board", "mine", "hand"):
        expect(page.locator(f"[data-area={area}]")).to_be_in_viewport(ratio=1)
    ada.visitor.shot(shots, "venture-six")
    assert not barriers(page, axe)

    # Of each stack the top is seen; the whole stack on demand, with the mouse or the keyboard.
    view = ada.snapshot()["view"]
    tops = sum(view["top"][company] and view["holder"][company] not in (0, 6, 7) for company in range(len(COMPANY)))
    expect(page.locator(".others .stack")).to_have_count(tops)
    seat = max(range(1, 6), key=lambda other: int(view["controlled"][other]))
    page.locator(f"[data-look='{seat}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .strip")).to_have_count(view["controlled"][seat])
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_raid_where_the_others_are_drawn_small(visit: Visit, axe: str) -> None:
    position = Position(6).centre("Aut:D").stack(0, "Che:CD").stack(1, "Ele:ABDE", "Pet:ABDE").stack(5, "Ste:ACDEF").hand(0, "m1/2 10")
    ada = Boss(visit(), position=position)
    ada.settled(ada.proxies.first.click)
    expect(ada.page.locator("[data-take][aria-disabled=false]")).to_have_count(1)
    expect(ada.page.locator("[data-take][aria-disabled=true]")).to_contain_text("V11")  # half of 24 is too dear
    assert not barriers(ada.page, axe)
    ada.settled(ada.page.locator("[data-take][aria-disabled=false]").click)
    assert ada.count("RAIDED") == 1


# Mistakes

MISTAKE = ("Che:ADE", "Ele:ABDE", "Che:ACDE")


def before_my_turn(edition: str, hand: str) -> Position:
    """Somebody else is in turn; in one of my stacks a branch lies twice."""
    position = Position(2, mistakes="on", edition=edition).centre("Aut:D", "Aer:A", "Ste:B", "Pet:C", "Ele:E")
    return position.stack(0, *MISTAKE).stack(0, "Pet:EF").stack(1, "Aer:ABD", "Aut:AB").hand(0, hand).hand(1, "t1 s3").begin(1)


def test_a_mistake_is_announced_shown_and_put_right(visit: Visit, shots: Path, axe: str) -> None:
    position = Position(2, mistakes="on").centre("Che:ACDE", "Aer:A", "Ste:B", "Pet:C", "Ele:E").stack(0, *MISTAKE[:2]).stack(0, "Pet:EF")
    ada = Boss(visit(), position=position.hand(0, "20 10 12").hand(1, "t1 s3"))
    page = ada.page
    ada.settled(page.locator("[data-slot='0']").click)
    spot = page.locator(f"[data-place='{COMPANY['Ele:ABDE']}']")
    expect(spot).to_contain_text("mistake")
    assert not barriers(page, axe)
    ada.settled(spot.click)
    expect(page.locator("[data-area=mine]")).to_contain_text("pays nothing")
    expect(page.locator("[data-area=mine] .strip.mistake")).to_have_count(1)
    ada.visitor.shot(shots, "venture-mistake")
    assert not barriers(page, axe)
    ada.settled(ada.end_ops.click)
    ada.settled(ada.pay)

    # The next turn begins with what lay there, the wrong company alone; nothing else may be done before it is carried out.
    expect(page.locator(".must")).to_contain_text("V33")
    stacks = page.locator("[data-stack]:has([data-company])")
    expect(stacks).to_have_count(3)
    expect(stacks.first.locator("[data-company]")).to_have_count(2)
    expect(page.locator(".strip.mistake")).to_have_count(0)
    expect(ada.end_ops).to_have_count(0)
    ada.visitor.shot(shots, "venture-forced")
    assert not barriers(page, axe)
    page.reload()
    expect(page.locator(".must")).to_be_visible()
    expect(stacks.first.locator("[data-company]")).to_have_count(2)
    ada.settled(ada.button("carry-out").click)
    assert ada.count("REORGANISED") == 1
    expect(ada.end_ops).to_contain_text("pay 4 M")
    expect(page.locator("[data-stack]")).to_have_count(0)


def test_the_hint_of_a_reorganisation_is_filled_in_and_done_with_one_click(visit: Visit) -> None:
    ada = Boss(visit(), position=before_my_turn("venture", "10"))
    ada.until(lambda: ada.visitor.mine.count() > 0)
    strips = ada.page.locator(".tray .strip")
    expect(strips).not_to_have_count(0)
    companies = strips.count()
    ada.settled(lambda: ada.page.evaluate(ACT, [ada.match, ["add", "close"], ada.snapshot()["legal"][0]["act"][1]]))
    expect(ada.page.locator(".tray.done .strip")).to_have_count(1)  # what is placed stays in sight
    expect(strips).to_have_count(companies)
    ada.page.locator(".dock").get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".hint")).to_contain_text("filled in")
    expect(ada.page.get_by_role("button", name="Do all of it")).to_have_count(1)
    expect(strips).to_have_count(companies)
    ada.page.locator(".hint button.icon").click()
    expect(ada.page.get_by_role("button", name="Do all of it")).to_have_count(0)  # what a hint has filled in goes with it
    expect(strips).to_have_count(companies)
    ada.page.locator(".dock").get_by_role("button", name="Hint").click()
    expect(ada.page.get_by_role("button", name="Do all of it")).to_have_count(1)
    ada.settled(ada.button("carry-out").click)
    assert ada.count("REORGANISED") == 1
    expect(ada.page.locator("[data-stack], .hint")).to_have_count(0)


@pytest.mark.parametrize(
    ("edition", "hand", "said"),
    [
        ("riche_ou_pauvre", "10", ("V34", "4 M")),
        ("venture", "c3 m1", ("V35", "Capital cards are lost")),
        ("riche_ou_pauvre", "c3 m1", ("V35", "your cards are lost")),
    ],
)
def test_what_became_of_a_mistake_is_said(visit: Visit, edition: str, hand: str, said: tuple[str, ...]) -> None:
    ada = Boss(visit(), position=before_my_turn(edition, hand))
    ada.until(lambda: ada.visitor.mine.count() > 0)
    for words in (*said, "Chemicals A C D E"):
        expect(ada.page.locator(".mishap")).to_contain_text(words)


def test_news_begin_when_my_turn_ended_whatever_others_did_to_me(visit: Visit) -> None:
    """A raid or a profit names me in somebody else's turn: what happened before it is news all the same."""
    ada = Boss(visit(), opponents=2)
    begun = ada.snapshot()["view"]["turn"]
    ada.until(lambda: ada.end_ops.count() > 0 and ada.snapshot()["view"]["turn"] >= begun + 9)
    now = ada.snapshot()
    openings = [line["values"]["seat"] for line in now["lines"] if line["event"] == "TURN"]
    assert openings[-4:] == [0, 1, 2, 0]
    expect(ada.page.locator("aside [data-news]")).to_contain_text(now["seats"][1]["name"])


def test_the_words_of_the_edition(visit: Visit) -> None:
    """Riche ou Pauvre speaks of industries, gains, transfers and rationalisations, in both languages."""
    position = Position(3, edition="riche_ou_pauvre").centre("Aut:D", "Aer:A").stack(0, "Che:CD", "Ele:BCD").stack(1, "Ste:ACDEF").hand(0, "20 20 m1")
    foreign = {
        "en": ("company", "companies", "conglomerate", "profit", "proxy", "reorganis"),
        "fr": ("société", "conglomérat", "bénéfice", "rachat", "rachet", "réorganis"),
    }
    for language, words in foreign.items():
        ada = Boss(visit(language=language), position=position)

        def hear(ada: Boss = ada, words: tuple[str, ...] = words) -> None:
            told = ada.page.locator("main").inner_text().lower()
            assert not [word for word in words if word in told], told

        hear()
        ada.button("reorganise").click()
        expect(ada.button("carry-out")).to_be_enabled()
        hear()
        ada.button("cancel").click()
        ada.settled(ada.proxies.first.click)
        hear()
        ada.settled(ada.page.locator("[data-take][aria-disabled=false]").first.click)
        hear()


def barriers(page: Page, axe: str) -> list[Any]:
    """What axe finds on the page as it is."""
    page.evaluate(axe)
    found: list[Any] = page.evaluate(
        "() => axe.run({resultTypes: ['violations']}).then(done => done.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
    )
    return found


@looks("en")
def test_axe_finds_nothing(visit: Visit, axe: str, language: str, dark: bool) -> None:
    ada = Boss(visit(language=language, dark=dark), opponents=2, edition="riche_ou_pauvre" if dark else "venture", turn_limit=30)
    page = ada.page

    def look(where: str) -> None:
        assert not barriers(page, axe), where

    ada.until(lambda: ada.end_ops.count() > 0)
    look("beginning")
    seen: set[str] = set()

    def looking() -> None:
        phase = ada.snapshot()["phase"]
        if phase not in seen:
            seen.add(phase)
            if ada.button("pay").count():
                expect(ada.button("pay")).to_be_enabled()
            look(phase)
        if ada.end_ops.count() and ada.proxies.count() and "TAKE" not in seen:
            ada.proxies.first.click()
        elif ada.may_reorganise(3) and "draft" not in seen:
            seen.add("draft")
            ada.button("reorganise").click()
            expect(page.locator("[data-company]").first).to_be_visible()
            look("draft")
            ada.button("best-arrangement").click()
            expect(ada.button("carry-out")).to_be_enabled()
            ada.button("carry-out").click()
        else:
            ada.decide()

    ada.until(ada.is_over, looking)
    assert {"MAIN", "PLACE", "PAY", "draft"} <= seen
    look("end")


def test_who_does_nothing_passes_and_discards_with_one_press(visit: Visit) -> None:
    """The card that is missed least is proposed; another one can be chosen as well."""
    position = Position(2).centre("Che:ACDE", "Aer:A", "Ste:B", "Pet:C", "Ele:E").hand(0, "20 10 12").hand(1, "t1 s3")
    ada = Boss(visit(phone=True), position=position)
    expect(ada.button("pass-discard")).to_have_text("Pass: discard 10")
    expect(ada.end_ops).to_contain_text("Another card")  # before it, for those who listen, that it passes
    ada.settled(ada.button("pass-discard").click)
    ada.until(lambda: ada.count("DISCARDED") > 0)
    told = [line["values"]["card"] for line in ada.snapshot()["lines"] if line["event"] == "DISCARDED" and line["values"]["seat"] == 0]
    assert told == [CARD["10"]]
