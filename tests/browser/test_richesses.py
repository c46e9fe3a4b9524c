"""Richesses du Monde at the table: turns with the mouse, the keyboard and a finger; what is shown is what the server works out; no barriers."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import Locator, Page, expect

from magnat.core.play import Match
from tests.browser.conftest import Visit
from tests.browser.looking import attributes, comes_to, comes_true
from tests.browser.seated import Seated
from tests.browser.server import signed
from tests.browser.test_everyone import fits, focused_text
from tests.browser.visitor import GAME_PATIENCE, Visitor
from tests.games.richesses_du_monde.scene import ALUMINIUM, TOURED, A, B, C, D, Scene
from tests.games.richesses_du_monde.test_match import match_of
from tests.sampling import looks

UNITS = 20  # of 50 000 F make a million


def said(units: int) -> str:
    """A sum as the page says it in English."""
    return f"{units * 50} k" if 0 < units < UNITS else f"{units / UNITS:g} M"


class Tycoon(Seated):
    """Somebody who plays Richesses du Monde in a browser, without deals and jokers as long as nobody looks."""

    plain: ClassVar[dict[str, list[str | int]]] = {"MARKET": ["pass_by", 0], "JOKER_BUY": ["decline", 0]}

    def __init__(
        self, visitor: Visitor, opponents: int = 2, saved: Match | None = None, orders: dict[str, bool] | None = None, **options: str | int
    ) -> None:
        super().__init__(visitor)
        if saved:
            self.resume(signed(saved), orders)
        else:
            self.begin("richesses_du_monde", opponents, options)

    def act(self, name: str, argument: int | None = None) -> Locator:
        return self.page.locator(f"[data-act='{name} {argument}']" if argument is not None else f"[data-act^='{name} ']")

    @property
    def buyable(self) -> Locator:
        return self.page.locator(".stage [data-act^='buy '][aria-disabled=false], .below [data-act^='buy '][aria-disabled=false]")

    def until(self, *phases: str) -> None:
        """Pass and roll until one of these things is asked of me."""
        end = time.monotonic() + GAME_PATIENCE
        while True:
            assert time.monotonic() < end, "it did not come in time"
            now = self.snapshot()
            if 0 in now["asked"] and now["phase"] in phases:
                expect(self.visitor.mine).to_be_visible()
                return
            self.played_to((*phases, "ROLL"))
            if self.snapshot()["phase"] not in phases:
                self.settled(self.act("roll", 0).click)


def test_a_turn_with_the_mouse(visit: Visit, shots: Path) -> None:
    ada = Tycoon(visit(), opponents=3).play_to("ROLL")
    page = ada.page
    expect(page.locator("[data-square]")).to_have_count(64)
    expect(ada.visitor.log.filter(has_text="plaque")).to_have_text([re.compile("The royalty plaques are laid on the board")])
    expect(page.locator("[data-news]")).to_have_count(0)  # that everybody has rolled for the start was no turn
    expect(page.locator("[data-pawn]")).to_have_count(4)
    here = page.locator("[data-pawn='0']").get_attribute("style")
    ada.settled(ada.act("roll", 0).click)
    expect(page.locator("[data-pawn='0']")).not_to_have_attribute("style", here or "")
    ada.until("BUY")
    view = ada.snapshot()["view"]
    expect(page.locator(".card")).to_have_attribute("data-shown", str(view["square_under"][0]))
    expect(page.locator(".dock")).to_contain_text("0 of 6 titles bought")
    price = ada.buyable.first.locator(".figures").inner_text()
    ada.visitor.shot(shots, "richesses-buy")
    ada.settled(ada.buyable.first.click)
    expect(ada.visitor.log.filter(has_text=re.compile(f"Ada buys .* for {re.escape(price)}")).first).to_be_visible()
    if ada.snapshot()["phase"] == "BUY":
        expect(page.locator(".dock")).to_contain_text("1 of 6 titles bought")
        ada.settled(ada.act("stop", 0).click)
    assert sum(bin(lot).count("1") for lot in ada.snapshot()["view"]["held"][0]) == 1
    expect(page.locator("[data-area=mine] [data-lot]")).to_have_count(1)
    expect(page.locator("[data-own-lot]")).to_be_in_viewport(ratio=1)  # beside the board


def test_two_quick_taps_buy_one_title(visit: Visit) -> None:
    """R27  The row of a bought title stays where it was, so the second tap falls on no other one; what is left is one button."""
    scene = Scene(3, A).cash(30, 5, 5).at(A, 8).roll(2, 3)
    assert scene.phase == "BUY"
    ada = Tycoon(visit(), saved=match_of(scene)).open()
    expect(ada.buyable.first).to_be_visible()
    before = attributes(ada.buyable, "data-act")
    ada.buyable.first.dblclick()
    comes_to(lambda: ada.snapshot()["view"]["bought"], 1)
    comes_to(lambda: attributes(ada.buyable, "data-act"), before[1:])
    ada.settled(ada.act("stop", 0).click)
    assert ada.snapshot()["view"]["bought"] <= 1


def test_the_costs_ahead_are_those_of_the_helper(visit: Visit) -> None:
    ada = Tycoon(visit(), opponents=3).play_to("ROLL", turns=16)
    told = ada.helper("ahead")
    assert len(told["squares"]) == 11 and told["most_owed"] > 0
    expect(ada.page.locator(".cost")).to_have_count(11)
    for row in told["squares"]:
        cost = ada.page.locator(f"[data-square='{row['square']}'] .cost")
        short = f"{row['owed'] / UNITS:g} M" if row["owed"] else "0"  # always in millions: it stands on a square
        expect(cost).to_contain_text(f"{short}{row['ways']}/36")
    dearest = max(told["squares"], key=lambda row: int(row["owed"]))
    ada.page.locator(f"[data-square='{dearest['square']}']").click()
    card = ada.page.locator(".card")
    expect(card).to_contain_text(f"You would owe {said(dearest['owed'])} here ({dearest['ways']} of 36 rolls)")
    for claim in dearest["claims"]:
        expect(card.locator(".plaque li", has_text=ada.snapshot()["seats"][claim["seat"]]["name"])).to_contain_text(said(claim["sum"]))
    expect(ada.page.locator(".risk")).to_contain_text(said(told["most_owed"]))
    expect(ada.page.locator(".dock")).to_contain_text(f"{said(told['most_owed'])} at worst")
    card.get_by_role("button", name="Back to the pawn").click()
    expect(card).to_have_attribute("data-shown", str(ada.snapshot()["view"]["square_under"][0]))


def test_the_file_says_what_a_title_would_add(visit: Visit) -> None:
    ada = Tycoon(visit(), opponents=2).play_to("ROLL", turns=36)
    view = ada.snapshot()["view"]
    told = {row["title"]: row for row in ada.helper("additions")["titles"]}
    title = next(number for number in told if view["held"][0][number // 6])
    before, after = view["share"][0][title // 6], told[title]["share"]
    rows = ada.page.locator(".file li", has_text=f"{before} → {after}%")
    continents = ada.page.locator(".file .continents button")
    for number in range(continents.count()):
        continents.nth(number).click()
        expect(continents.nth(number)).to_have_attribute("aria-pressed", "true")
        if rows.count():
            break
    expect(rows.first).to_be_visible()
    comes_true(ada.page.locator(".file li:not(.gone)").count, lambda rows: rows <= len(told))


def test_bars_and_the_royalty_table_show_everybodys_lots(visit: Visit) -> None:
    ada = Tycoon(visit(), opponents=3).play_to("ROLL", turns=12)
    view, page = ada.snapshot()["view"], ada.page
    for lot in ada.helper("shares")["lots"]:
        where = "[data-area=mine]" if lot["seat"] == 0 else f"[data-lots='{lot['seat']}']"
        bar = page.locator(f"{where} [data-lot='{lot['production']}']")
        expect(bar.locator(".share")).to_have_text(f"{lot['share']}%")
        expect(bar.locator("i")).to_have_attribute("style", re.compile(re.escape(f"width: {lot['share']}%")))
        expect(bar).to_contain_text(said(lot["pays"]) if lot["pays"] else "earns nothing")
        if lot["next_band"]:
            expect(bar).to_contain_text(f"from {lot['next_band']}%: {said(lot['next_pays'])}")
    page.locator("[data-do=royalties]").click()
    rows = page.locator("dialog tbody tr")
    expect(rows).to_have_count(24)
    for production in range(24):
        owned = [share for seat in range(4) if (share := view["share"][seat][production])]
        for share in owned:
            expect(rows.nth(production)).to_contain_text(f"{share}%")


def test_c2_two_claimants_cost_twice(visit: Visit) -> None:
    scene = Scene().cash(1.5, 20, 20, 20).plaque(5, ALUMINIUM).owns(B, ALUMINIUM, "Australie").owns(C, ALUMINIUM, "Guinée", "Surinam")
    ada = Tycoon(visit(), saved=match_of(scene.owns(A, ALUMINIUM, "Jamaïque", "Guyana"))).open()
    cost = ada.page.locator("[data-square='5'] .cost")
    expect(cost).to_have_text("1.8 M4/36")
    expect(cost).to_have_class(re.compile("ruin"))
    expect(ada.page.locator(".risk")).to_contain_text("To be safe")
    expect(ada.page.locator(".risk dd").nth(1)).to_have_text("1.8 M")
    expect(ada.page.locator(".risk dd").nth(2)).to_have_text("6 M")  # a double six
    ruin = ada.helper("ahead")["ruin"]
    expect(ada.page.locator(".risk")).to_contain_text(f"{ruin} rolls in 36 ruin you!")


def test_a_royalty_is_claimed_with_a_key(visit: Visit, shots: Path) -> None:
    scene = Scene(starter=B).cash(20, 20, 20, 20).plaque(5, ALUMINIUM).owns(A, ALUMINIUM, "Australie")
    visitor = visit(reduced_motion="no-preference")
    visitor.note_flights()
    ada = Tycoon(visitor, saved=match_of(scene.roll(2, 3)), orders={"claim": False}).open()
    expect(ada.page.locator(".dock .what strong")).to_have_text("A royalty for you")  # it is Bob's turn
    expect(ada.page.locator(".dock")).to_contain_text("Bob is on a plaque of aluminium: 900 k if you claim it")
    expect(ada.act("claim", 0)).to_contain_text("Claim 900 k")
    ada.visitor.shot(shots, "richesses-claim")
    ada.page.wait_for_timeout(300)  # news that follow each other in a rush are not shown
    ada.settled(lambda: ada.page.keyboard.press("p"))
    visitor.flown("900 k")
    expect(ada.visitor.details("Ada claims 900 k for aluminium")).to_be_visible()
    expect(ada.page.locator("[data-player='0'] .cash")).to_have_text("20.9 M")


def test_c9_lots_are_put_up_for_a_forced_auction(visit: Visit) -> None:
    scene = Scene().cash(20, 20, 20, 20).lots(A, 1, 2, 5).at(A, TOURED + 5).roll(2, 3)
    ada = Tycoon(visit(), saved=match_of(scene)).open()
    picks = ada.page.locator(".pick [data-act^='put_up ']")
    expect(picks).to_have_count(3)
    expect(ada.page.locator(".dock")).to_contain_text("The red die shows 3")
    ada.act("put_up", 2).click(force=True)  # the lot of five
    expect(ada.page.locator(".notice")).to_contain_text("R42")
    ada.settled(ada.act("put_up", 1).click)
    expect(ada.page.locator(".dock")).to_contain_text("(2 chosen)")
    ada.settled(ada.act("put_up", 0).click)
    expect(ada.visitor.details("Ada puts ")).to_have_count(2)


def test_a_debtor_in_grace_puts_a_lot_up(visit: Visit) -> None:
    scene = Scene(bankruptcy="grace", royalty_claim="auto").cash(1, 20, 20, 20).plaque(5, ALUMINIUM).owns(B, ALUMINIUM, "Australie", "Guinée")
    ada = Tycoon(visit(), saved=match_of(scene.owns(A, "petrole", "U.R.S.S.", "États-Unis").roll(2, 3))).open()
    expect(ada.page.locator(".dock")).to_contain_text("You owe 4.5 M and have 1 M")
    expect(ada.act("give_up", 0)).to_be_visible()
    ada.settled(ada.act("put_up", 0).click)
    events = [line["event"] for line in ada.snapshot()["lines"]]
    assert events.count("AUCTION") == 1  # bots may have ended it: then the log tells how
    expect(ada.visitor.log.filter(has_text=re.compile("oil", re.IGNORECASE)).last).to_be_visible()


def test_jokers_are_bought_and_used(visit: Visit) -> None:
    ada = Tycoon(visit(), saved=match_of(Scene().cash(20, 20, 20, 20).at(A, 13).roll(2, 3))).open()
    expect(ada.act("buy_joker", 0)).to_be_visible()
    ada.settled(ada.act("buy_joker", 0).click)
    expect(ada.page.locator("[data-player='0'] .joker")).to_be_visible()
    expect(ada.page.locator("[data-player='0'] .cash")).to_have_text("17 M")
    scene = Scene().cash(20, 20, 20, 20).lots(A, 1, 2).at(A, TOURED + 5)
    scene.st.jokers[A], scene.st.joker_pile = 1, scene.st.joker_pile - 1
    bob = Tycoon(visit(), saved=match_of(scene.roll(2, 3))).open()
    expect(bob.act("keep_joker", 0)).to_be_visible()
    bob.settled(bob.act("use_joker", 0).click)
    expect(bob.visitor.log.filter(has_text="uses a joker")).to_be_visible()
    expect(bob.page.locator("[data-player='0'] .joker")).to_have_count(0)


def test_the_keyboard_alone_takes_a_turn(visit: Visit) -> None:
    ada = Tycoon(visit(), opponents=2).play_to("ROLL")
    keys = ada.page.keyboard
    keys.press("b")  # to the board: the square that is shown
    shown = int(ada.page.evaluate("document.activeElement.closest('[data-square]').dataset.square"))
    for _ in range(3):
        keys.press("ArrowRight")
    expect(ada.page.locator(f"[data-square='{shown + 3}'] [role=button]")).to_be_focused()
    expect(ada.page.locator(".card")).to_have_attribute("data-shown", str(shown + 3))
    keys.press("d")
    assert focused_text(ada.page) == "Roll the dice"
    ada.settled(lambda: keys.press("Enter"))
    while ada.snapshot()["phase"] != "BUY" or 0 not in ada.snapshot()["asked"]:
        ada.played_to(("ROLL", "BUY"))
        if ada.snapshot()["phase"] == "ROLL":
            keys.press("d")
            ada.settled(lambda: keys.press("Enter"))
    expect(ada.buyable.first).to_be_visible()
    keys.press("b")  # to the board: what the square sells comes after it
    tab_to_purchase(ada.page)
    ada.settled(lambda: keys.press("Enter"))
    assert any(line["event"] == "BOUGHT" and line["values"]["seat"] == 0 for line in ada.snapshot()["lines"])


def tab_to_purchase(page: Page) -> None:
    """Tab to the first title that can be bought."""
    for _ in range(20):
        if page.evaluate("(document.activeElement.dataset.act ?? '').startsWith('buy ') && document.activeElement.ariaDisabled === 'false'"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not reach what can be bought")


def test_what_is_picked_outlives_the_news(visit: Visit) -> None:
    ada = Tycoon(visit(), opponents=2).play_to("ROLL", turns=3)
    ada.page.locator("[data-square='33']").click()
    ada.page.get_by_label("Enlarge").click()
    ada.settled(ada.act("roll", 0).click)
    expect(ada.page.locator(".drawing")).to_have_attribute("data-scale", "1.40")
    if ada.snapshot()["phase"] != "BUY":
        expect(ada.page.locator(".card")).to_have_attribute("data-shown", "33")


def test_a_refusal_names_its_rule(visit: Visit) -> None:
    ada = Tycoon(visit(), opponents=2, starting_cash=1).play_to("BUY")
    ada.page.locator("[data-act^='buy '][aria-disabled=true]").first.click(force=True)
    expect(ada.page.locator(".notice")).to_contain_text(re.compile(r"R2[678]|R35"))


def test_on_a_phone_nothing_sticks_out_and_a_turn_can_be_tapped(visit: Visit, shots: Path) -> None:
    chloe = Tycoon(visit(phone=True, language="fr"), opponents=5).play_to("ROLL", turns=10)
    fits(chloe.page)
    chloe.visitor.shot(shots, "richesses-phone")
    chloe.page.locator("[data-square='19']").tap()
    expect(chloe.page.locator(".below .card")).to_have_attribute("data-shown", "19")
    chloe.settled(chloe.act("roll", 0).tap)
    fits(chloe.page)
    chloe.until("BUY")
    chloe.settled(chloe.buyable.first.tap)
    fits(chloe.page)
    chloe.visitor.shot(shots, "richesses-phone-buy")
    chloe.page.locator("[data-do=royalties]").tap()
    expect(chloe.page.locator("dialog tbody tr")).to_have_count(24)
    fits(chloe.page)


def test_a_spectator_sees_no_purse(visit: Visit) -> None:
    ada = Tycoon(visit(), opponents=3).play_to("ROLL", turns=4)
    expect(ada.page.locator("[data-player] .cash")).to_have_count(1)
    expect(ada.page.locator("[data-player] .secret")).to_have_count(3)
    bob = visit(phone=True, language="fr")
    bob.page.goto(ada.page.url)
    bob.at_the_table()
    assert bob.page.locator("header h1").evaluate("one => one.scrollWidth <= one.clientWidth")  # the longest name has room
    expect(bob.page.locator("[data-player] .secret")).to_have_count(4)
    expect(bob.page.locator("[data-player] .cash, .cost, .risk")).to_have_count(0)
    expect(bob.page.locator("[data-lots]")).to_have_count(4)


def test_an_association_has_one_purse_one_pawn_and_one_set_of_lots(visit: Visit) -> None:
    scene = Scene(open_market="any_time").cash(20, 12, 30, 30).at(A, 10).at(B, 20).at(C, 30).at(D, 40)
    match = match_of(scene.owns(A, "aluminium", "Australie").owns(B, "aluminium", "Guinée").owns(C, "the", "Inde"))
    for seat in (B, C, D):
        match.pass_window(seat)
    match.play(A, [("associate_with", B), ("send", 0)])
    match.play(B, [("accept", 0)])
    ada = Tycoon(visit(), saved=match).open()
    page = ada.page
    expect(page.locator("[data-player='0']")).to_contain_text("with Bob")
    expect(page.locator("[data-player='0'] .cash")).to_have_text("29.25 M")  # half of 3.5 M and 2 M is the tax
    expect(page.locator("[data-player='1']")).to_contain_text("plays with Ada")
    expect(page.locator("[data-pawn]")).to_have_count(3)
    expect(page.get_by_role("heading", name="Our lots")).to_be_visible()
    expect(page.locator("[data-area=mine] [data-lot] .share")).to_have_text("55%")
    expect(page.locator("[data-lots]")).to_have_count(2)


def test_the_end_ranks_everybody_and_draws_the_fortunes(visit: Visit, shots: Path) -> None:
    ada = Tycoon(visit(reduced_motion="no-preference"), opponents=3, turn_limit=12).open()
    refused = ada.visitor.refused_questions()
    assert ada.played_to(()) == "over"
    curtain = ada.page.locator("dialog [data-finale=opening]")  # from the last to the first
    expect(curtain).to_be_visible()
    expect(ada.page.locator(".passing")).to_have_count(0)
    curtain.get_by_role("button", name="Skip").click()
    expect(ada.page.locator("[data-finale=open] [data-fate]")).to_have_count(4)
    expect(ada.visitor.log.last).to_contain_text("Final standings: 1. ")
    result = ada.snapshot()["result"]
    rows = ada.page.locator("[data-finale=open] [data-fate]")
    expect(ada.page.locator(".ranking li")).to_have_count(0)  # they are told once
    best = result["ranks"].index(1)
    expect(rows.first).to_contain_text(said(result["scores"][best]))
    expect(rows.first).to_contain_text(re.compile("Titles .* · Cash "))  # why it ranks there
    expect(ada.page.locator(".end figure path")).to_have_count(4)
    expect(ada.page.locator(".end figure")).to_contain_text(said(result["scores"][best]))
    assert refused == []
    ada.visitor.shot(shots, "richesses-end")
    ada.visitor.button("History and curves").click()
    assert int(ada.page.get_by_role("slider", name="Moment").get_attribute("max") or 0) == 12  # a turn without a purchase is a step too


@looks("fr")
def test_axe_finds_nothing(visit: Visit, axe: str, language: str, dark: bool) -> None:
    ada = Tycoon(visit(language=language, dark=dark), opponents=3, turn_limit=24)
    page = ada.page

    def look(where: str) -> None:
        page.evaluate(axe)
        found = page.evaluate(
            "() => axe.run({resultTypes: ['violations']}).then(done => done.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
        )
        assert not found, (where, found)

    ada.visitor.front_door()
    look("front door")
    ada.play_to("ROLL", turns=12)
    expect(page.locator(".risk")).to_be_visible()
    look("roll")
    page.locator("[data-do=royalties]").click()
    expect(page.locator("dialog")).to_be_visible()
    look("royalty table")
    page.keyboard.press("Escape")
    page.locator("[data-square='13']").click()
    look("square")
    ada.until("BUY")
    expect(ada.buyable.first).to_be_visible()
    look("buy")
    page.keyboard.press("t")
    expect(page.locator(".generic")).to_be_visible()
    look("text")
    page.keyboard.press("t")
    ada.played_to(())
    expect(page.locator(".ranking")).to_be_visible(timeout=60_000)
    look("end")
    Tycoon(ada.visitor, saved=match_of(Scene().cash(20, 20, 20, 20).lots(A, 1, 2, 5).at(A, TOURED + 5).roll(2, 3))).open()
    expect(page.locator(".pick")).to_be_visible()
    look("forced auction")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".below .pick")).to_be_visible()
    look("narrow")


def test_the_text_view_names_titles_squares_and_sums(visit: Visit) -> None:
    ada = Tycoon(visit(), opponents=2).play_to("ROLL", turns=6)
    ada.page.keyboard.press("t")
    table = ada.page.locator(".generic")
    expect(table).to_be_visible()
    cash = ada.snapshot()["view"]["cash"][0]
    expect(table.get_by_role("row", name="Cash", exact=False).first).to_contain_text(said(cash))
    expect(table.get_by_role("row", name="Cash", exact=False).first).to_contain_text("hidden")
    expect(table).to_contain_text("Scandinavia: ")
    expect(table.get_by_role("row", name="Titles", exact=False).first).to_be_visible()
