"""Trade in Richesses du Monde at the table: two people and bots, from positions that were set up."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from magnat.core.play import Match, Seat, SeededDice
from tests.browser.conftest import Visit
from tests.browser.server import signed
from tests.browser.test_everyone import fits
from tests.browser.traders import COFFEE, GOLD, OIL, TEA, URANIUM, Trader, auction, compose_exchange, market, shares, sit_down
from tests.games.richesses_du_monde.scene import GAME, A, B, C, D, Scene, units


def claimed_before_my_market() -> Match:
    """Ada is asked in the market before her second roll, and the last thing told is the royalty that she claimed in the turn of Bob, a bot."""
    plain = {"MARKET": ("pass_by", 0), "JOKER_BUY": ("decline", 0), "CLAIM": ("claim", 0), "BUY": ("stop", 0)}
    for seed in range(200):
        scene = Scene(2, A, open_market="own_turn").cash(90, 90).lots(A, *[3] * 12)
        match = Match(GAME, [Seat("Ada"), Seat("Bob", "heuristic")], SeededDice(seed), scene.st, scene.st.copy(), before=[[0, "scene", 0]])
        while not match.is_over and match.state.turn < 6:
            seat = match.asked()[0]
            told = [(event, values["seat"]) for _, event, values in match.log() if event in ("ROLLED", "CLAIMED")]
            if match.row.name == "MARKET" and seat == A and told[-2:] == [("ROLLED", B), ("CLAIMED", A)] and ("ROLLED", A) in told:
                if match.log()[-1][1] in ("CLAIMED", "PAID"):
                    return match
            match.play(seat, [plain.get(match.row.name) or match.hint(seat)[0]])
    raise AssertionError("no such moment comes")


def test_what_i_claim_in_the_turn_of_another_hides_no_news(visit: Visit) -> None:
    """R22, R75  On a phone, in the market before my own roll."""
    ada = Trader(visit(phone=True))
    ada.match = ada.post("/matches/import", signed(claimed_before_my_market()))["id"]
    ada.post(f"/matches/{ada.match}/start")
    ada.open()
    assert ada.snapshot()["phase"] == "MARKET"
    expect(ada.page.locator(".dock .news")).to_contain_text(re.compile("Meanwhile: Bob rolls .*Bob pays Ada "))


def test_a_sale_is_overbid_and_the_seller_chooses(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    before = bob.snapshot()
    ada.do("trade").click()
    ada.choose("deal-kind", "sale")
    ada.choose("sale-lot", OIL)
    ada.sum("price", 4)
    expect(ada.page.locator(".outcome")).to_contain_text("you ask 4 M, printed 5.5 M")
    expect(ada.page.locator(".outcome")).to_contain_text("20 → 75%")
    assert bob.snapshot() == before  # nobody sees what is being put together
    ada.do("send-deal").click()

    room = bob.page.locator(".room")
    expect(room).to_contain_text("Ada sells")
    expect(room.locator("[data-price]")).to_have_text("4 M")
    expect(room.locator(".mine")).to_contain_text("20 → 75%")
    expect(bob.act("bid_min")).to_have_text("Bid 4 M")
    bob.sum("bid", 17.3)
    expect(bob.do("raise")).to_have_text("Raise to 17.3 M")
    bob.do("raise").click()
    expect(ada.act("sell_to", B)).to_have_text("Sell to Bob for 17.3 M")
    ada.act("sell_to", B).click()
    expect(ada.page.locator(".room")).to_have_count(0)
    assert shares(ada, OIL)[:2] == [0, 75] and ada.view()["cash"][A] == units(47.3)
    assert ada.events().count("BID") == 1  # a raise is one request


def test_an_exchange_is_put_together_in_one_form_and_accepted(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    bob.do("plan").click()  # a plan of one's own survives whatever is pushed
    bob.choose("deal-party", A)
    bob.choose("give", COFFEE)
    compose_exchange(ada, B, COFFEE, OIL)
    ada.choose("deal-side", "mine")
    ada.sum("cash", 1.5)
    outcome = ada.page.locator(".outcome")
    expect(outcome).to_contain_text("55 → 75%")
    expect(outcome).to_contain_text("400 k → 2 M")
    expect(outcome).to_contain_text("−1.5 M")
    assert bob.view()["give"] == 0 and bob.events() == []
    ada.do("send-deal").click()

    reply = bob.page.locator("[data-reply=exchange]")
    expect(reply).to_contain_text("Ada offers you an exchange")
    expect(reply.locator(".gift").first).to_contain_text("You give")
    expect(reply.locator(".gift").first).to_contain_text("Oil")
    expect(reply.locator(".gift").last).to_contain_text("1.5 M")
    expect(reply.locator(".sides")).to_contain_text("35 → 50%")
    expect(bob.page.locator(".market")).to_have_count(0)  # nothing else lies over the board
    bob.act("accept").click()
    expect(reply).to_have_count(0)
    expect(bob.page.locator(".market")).to_be_visible()  # but nothing of the plan is lost, if it can still be
    expect(bob.page.locator(f"input[name=give][value='{COFFEE}']")).to_be_checked()
    assert shares(ada, OIL)[:2] == [75, 0] and shares(ada, COFFEE)[:2] == [0, 50] and ada.view()["cash"][A] == units(28.5)


def test_a_bot_declines_and_says_why_and_the_form_cites_rules(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    ada.do("trade").click()
    ada.choose("deal-party", C)
    ada.choose("give", GOLD)
    expect(ada.page.locator(".refused")).to_contain_text("Each side must give a lot")
    expect(ada.page.locator(".refused")).to_contain_text("R74")
    expect(ada.do("send-deal")).to_be_disabled()
    ada.choose("want", TEA)
    expect(ada.do("send-deal")).to_be_enabled()
    ada.do("send-deal").click()
    expect(ada.page.locator(".notice").first).to_have_text(re.compile("Cleo: That would cost me more than it brings in."))
    expect(bob.page.locator("aside .chat li")).to_contain_text("Cleo That would cost me more than it brings in.")
    assert "DECLINED" in ada.events()
    ada.do("trade").click()
    expect(ada.page.locator(".market .left")).to_contain_text("One of 2 deals left")
    expect(ada.page.locator(".market details")).to_contain_text("Cleo declines.")


def test_an_association_is_proposed_joined_and_announced(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    ada.do("trade").click()
    ada.choose("deal-kind", "association")
    for party in (B, C, D):
        ada.choose("deal-party", party)
    expect(ada.page.locator(".refused")).to_contain_text("R86")
    for party in (C, D):
        ada.page.locator(f"input[name=deal-party][value='{party}']").uncheck(force=True)
    expect(ada.page.locator("[data-tax]")).to_contain_text("5.5 M")
    expect(ada.page.locator("[data-lead='0']")).to_contain_text("Ada")
    ada.do("send-deal").click()
    reply = bob.page.locator("[data-reply=association]")
    expect(reply).to_contain_text("cash is secret; you have 25 M")
    expect(reply).to_contain_text("55 → 75%")
    bob.act("accept").click()
    for person in (ada, bob):
        expect(person.page.locator("[data-notice=merger]")).to_contain_text("Ada decides for it")
    assert ada.view()["lead"][:2] == [A, A] and shares(ada, OIL)[A] == 75


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_form_does_not_move_while_its_outcome_is_worked_out(visit: Visit, phone: bool) -> None:
    ada, _ = sit_down(visit, market(), phone=phone)
    ada.do("trade").click()
    ada.choose("deal-kind", "association")
    party = ada.page.locator("input[name=deal-party]").first
    place = party.bounding_box()
    ada.choose("deal-party", B)
    expect(ada.page.locator("[data-tax]")).to_be_visible()
    assert party.bounding_box() == place


def test_the_hand_is_down_until_it_is_raised(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    expect(ada.do("roll")).to_be_visible()
    expect(bob.do("trade")).to_have_count(0)
    bob.do("raise-hand").click()
    expect(bob.do("trade")).to_be_visible()
    bob.do("pass").click()
    ada.do("roll").click()  # leaves the market and rolls at once
    expect(ada.page.locator("aside ol li", has_text="Ada rolls")).to_have_count(1)
    assert ada.snapshot()["lines"][0]["event"] == "ROLLED"


def test_who_has_passed_is_asked_again_only_when_somebody_else_leads(visit: Visit) -> None:
    ada, bob, cleo = sit_down(visit, auction().cash(30, 25, 20, 3), names=("Ada", "Bob", "Cleo"))
    ada.act("bid_min").click()
    bob.act("pass_by").click()
    told = bob.page.locator("[data-told=let]")
    expect(told).to_contain_text("only if somebody else takes the lead")
    cleo.act("bid_min").click()
    ada.act("bid_min").click()
    expect(cleo.act("bid_min")).to_be_visible()  # Bob, whose turn came before, has left it to Ada at any price
    expect(told).to_be_visible()
    cleo.act("bid_min").click()
    ada.act("pass_by").click()
    bob.act("pass_by").click()  # Cleo leads: that is another question
    expect(bob.page.locator(".room")).to_have_count(0)
    assert shares(cleo, URANIUM)[C] == 40 and bob.snapshot()["orders"]["let"] == {}  # forgotten with the lot


def test_a_raised_hand_explains_itself(visit: Visit) -> None:
    _, bob = sit_down(visit, market())
    hand = bob.do("raise-hand")
    hand.hover()
    expect(bob.page.locator(".tip")).to_contain_text("before everybody’s roll")
    hand.click()
    expect(bob.page.locator(".notice")).to_contain_text("before each roll the table waits for you")
    expect(bob.do("trade")).to_be_visible()
    bob.do("pass").click()
    bob.do("raise-hand").click()
    expect(bob.page.locator(".notice")).to_contain_text("only before your own roll")
    assert bob.snapshot()["orders"]["hand_down"]


def test_a_hint_fills_in_the_form_and_leaves_no_panel_behind(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    form, hint = ada.page.locator(".market"), ada.visitor.button("Hint")
    hint.click()
    for name, value in (("deal-kind", "exchange"), ("deal-party", B), ("give", OIL), ("want", COFFEE), ("deal-side", "theirs")):
        expect(form.locator(f"input[name={name}][value='{value}']")).to_be_checked()
    expect(ada.page.locator(".hint")).to_contain_text("could bring each of you")
    expect(ada.page.locator(".hint .button:not(.icon)")).to_have_count(0)  # the button of the form does it
    ada.page.locator(".hint .icon").click()
    expect(form).to_have_count(0)
    hint.click()
    expect(ada.do("send-deal")).to_be_enabled()
    ada.do("send-deal").click()
    expect(bob.page.locator("[data-reply=exchange]")).to_contain_text("Ada offers you an exchange")
    expect(form).to_have_count(0)


def test_on_a_phone_what_a_deal_comes_to_is_in_sight_when_a_hint_or_a_counter_offer_has_filled_it_in(visit: Visit) -> None:
    ada, bob = sit_down(visit, market(), phone=True)
    outcome = ada.page.locator(".outcome")
    ada.do("trade").click()
    expect(outcome).not_to_be_in_viewport()  # who fills it in begins at the top
    ada.do("close-market").click()
    ada.visitor.button("Hint").click()
    expect(outcome).to_be_in_viewport(ratio=1)
    expect(outcome).to_contain_text("Bob")
    ada.do("send-deal").click()
    bob.do("counter").click()
    expect(bob.page.locator(".outcome")).to_be_in_viewport(ratio=1)


def test_a_hint_rolls_in_the_words_of_the_button_that_does_all_of_it(visit: Visit) -> None:
    ada, _ = sit_down(visit, Scene(4, A, open_market="any_time").cash(30, 25, 5, 5))
    expect(ada.do("roll")).to_have_text("Roll the dice")
    ada.visitor.button("Hint").click()
    expect(ada.page.locator(".hint strong")).to_have_text("Roll the dice")
    ada.page.locator(".hint").get_by_role("button", name="Do it").click()
    expect(ada.visitor.log.filter(has_text="Ada rolls").first).to_be_visible()


def test_who_has_resigned_is_offered_no_deals_and_no_orders(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    expect(bob.do("plan")).to_be_visible()
    bob.post(f"/matches/{bob.match}/resign")
    for offered in ("[data-do=plan]", "[data-do=raise-hand]", ".orders"):
        expect(bob.page.locator(offered)).to_have_count(0)
    expect(ada.page.locator("[data-player='1']")).to_contain_text("resigned")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_counter_offer_waits_for_the_market(visit: Visit, shots: Path, phone: bool) -> None:
    ada, bob = sit_down(visit, market(), guest={"phone": phone})
    compose_exchange(ada, B, COFFEE, OIL)
    ada.choose("deal-side", "theirs")
    ada.sum("cash", 1.5)
    ada.do("send-deal").click()
    bob.do("counter").click()
    form = bob.page.locator(".market")
    expect(form).to_be_visible()
    for name, value in (("give", OIL), ("want", COFFEE), ("deal-side", "mine")):
        expect(form.locator(f"input[name={name}][value='{value}']")).to_be_checked()
    expect(form.locator("input[data-amount=cash]")).to_have_value("1.5")
    bob.sum("cash", 0.5)
    bob.visitor.shot(shots, f"richesses-counter-{'phone' if phone else 'desktop'}")
    bob.do("plan-deal").click()
    expect(bob.page.locator("[data-planned=exchange]")).to_contain_text("Your offer to Ada")
    expect(form).to_have_count(0)
    bob.page.reload()  # the plan outlives the page
    expect(bob.page.locator("[data-planned=exchange]")).to_be_visible()
    ada.do("roll").click()
    ada.act("stop").click()
    expect(ada.page.locator("[data-reply=exchange]")).to_contain_text("Bob offers you an exchange")
    expect(ada.page.locator(".gift").last).to_contain_text("500 k")
    ada.visitor.settled(ada.act("accept").click)
    said = bob.page.locator("[data-deal-made]")  # where the log is out of sight
    if phone:
        expect(said).to_contain_text("Bob and Ada exchange: ")
        bob.visitor.shot(shots, "richesses-deal-made")
    else:
        expect(bob.visitor.log.filter(has_text="Bob and Ada exchange: ")).to_have_count(1)
        expect(said).to_have_count(0)
    expect(bob.page.locator("[data-planned]")).to_have_count(0)
    assert shares(ada, OIL)[A] == 75 and bob.snapshot()["orders"]["hand_down"]


def test_a_deal_with_the_keyboard_alone(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())

    def focused() -> str:
        return str(
            ada.page.evaluate(
                "`${document.activeElement.name ?? ''} ${document.activeElement.value ?? ''} ${document.activeElement.dataset.do ?? ''}`"
            )
        )

    def go_to(wanted: str) -> None:
        for _ in range(20):
            if wanted in focused():
                return
            ada.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {wanted}")

    ada.do("trade").press("Enter")
    assert "deal-kind exchange" in focused()
    go_to("deal-party")
    ada.page.keyboard.press("Space")
    go_to(f"give {COFFEE}")
    ada.page.keyboard.press("Space")
    go_to(f"want {OIL}")
    ada.page.keyboard.press("Space")
    expect(ada.do("send-deal")).to_be_enabled()
    go_to("send-deal")
    ada.page.keyboard.press("Enter")
    expect(bob.page.locator("[data-reply=exchange]")).to_be_visible()
    bob.act("refuse").press("Enter")
    ada.do("trade").press("Enter")
    ada.do("close-market").press("Enter")
    assert "trade" in focused()


def test_a_draft_at_the_table_is_seen_by_nobody_else_and_finished_in_the_form(visit: Visit) -> None:
    ada, bob = sit_down(visit, market())
    watcher = Trader(visit(), ada.match)
    watcher.open()
    acts = [["exchange_with", B], ["give_lot", COFFEE], ["give_cash", 0], ["add", 2]]
    ada.post(f"/matches/{ada.match}/acts", {"version": ada.snapshot()["version"], "acts": acts})
    expect(ada.page.locator(f"input[name=give][value='{COFFEE}']")).to_be_checked()
    assert ada.view()["give"] == 1 << COFFEE and ada.view()["sum"] == units(1.1)
    for person in (bob, watcher):
        assert [person.view()[name] for name in ("give", "want", "sum", "balance")] == [None] * 4
        assert person.page.locator(".market, .reply").count() == 0
    ada.choose("want", OIL)
    ada.sum("cash", 1.5)
    expect(ada.do("send-deal")).to_be_enabled()
    ada.do("send-deal").click()
    expect(watcher.page.locator("[data-reply=exchange]")).to_contain_text("Ada offers Bob an exchange")
    bob.act("refuse").click()
    expect(bob.page.locator("[data-reply]")).to_have_count(0)


def before_news() -> Scene:
    """A position from which Ada's roll, with the dice of the test's server, leads to a news card."""
    for steps in range(1, 30):
        scene = Scene(4, A).cash(30, 30, 30, 30).at(A, steps).pack("n07")
        scene.owns(A, "or", "Canada")
        match = Match(GAME, [Seat("Ada")] * scene.st.seats, SeededDice(11), scene.st.copy(), scene.st.copy())
        match.play(A, [("roll", 0)])
        if any(line.event == "DREW" for act in match.played for line in act.lines):
            return scene
    raise AssertionError("no position leads to a news card")


def test_a_news_card_turns_over(visit: Visit) -> None:
    ada, bob = sit_down(visit, before_news())
    ada.act("roll").click()
    for person in (ada, bob):
        card = person.page.locator("[data-news=n07]")
        expect(card).to_contain_text("Gold slips")
        expect(card).to_contain_text("Whoever owns gold: −7 M; everybody else: −5 M")
        expect(card.locator("b")).to_have_text("−7 M")
    ada.page.locator("[data-news] button").click()
    expect(ada.page.locator("[data-news]")).to_have_count(0)


def reply(kind: str) -> Scene:
    """Bob has made Ada an offer."""
    scene = Scene(4, B, open_market="any_time").cash(30, 25, 20, 20).owns(A, "petrole", "U.R.S.S.", "États-Unis").owns(A, "cafe", "Colombie")
    scene.owns(B, "petrole", "Arabie Saoudite").owns(B, "cafe", "Brésil")
    if kind == "association":
        return scene.acts(("associate_with", A), "send")
    return scene.acts(("exchange_with", A), ("give_lot", OIL), ("ask_lot", COFFEE), "ask_cash", ("add", 2), "ok", "send")


@pytest.mark.parametrize(
    ("language", "dark", "phone"),
    [pytest.param("en", False, False, id="desktop", marks=pytest.mark.exhaustive), pytest.param("fr", True, True, id="phone")],
)
def test_no_barriers_and_nothing_too_wide(visit: Visit, axe: str, shots: Path, language: str, dark: bool, phone: bool) -> None:
    def look(person: Trader, where: str) -> None:
        person.page.evaluate(axe)
        found = person.page.evaluate(
            "() => axe.run({resultTypes: ['violations']}).then(done => done.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
        )
        assert not found, (where, found)
        fits(person.page)
        person.visitor.shot(shots, f"richesses-{where}-{language}")

    def trade(person: Trader) -> None:
        person.do("trade").click()
        person.choose("deal-party", B)
        person.choose("give", COFFEE)
        person.choose("want", OIL)
        person.choose("deal-side", "mine")
        expect(person.page.locator(".outcome")).to_contain_text(re.compile(r"75\s?%"))
        look(person, "exchange")
        person.choose("deal-kind", "sale")
        person.choose("sale-lot", OIL)
        expect(person.page.locator(".outcome")).to_contain_text(re.compile(r"75\s?%"))
        look(person, "sale")
        person.choose("deal-kind", "association")
        person.choose("deal-party", B)
        expect(person.page.locator("[data-tax]")).to_be_visible()
        look(person, "association")
        person.do("close-market").click()
        person.page.locator(".orders summary").click()
        look(person, "orders")

    def wait(selector: str, where: str) -> Callable[[Trader], None]:
        def see(person: Trader) -> None:
            expect(person.page.locator(selector).first).to_be_visible()
            look(person, where)

        return see

    places: list[tuple[Scene, Callable[[Trader], None]]] = [
        (auction(), wait(".room .mine", "auction")),
        (reply("exchange"), wait(".reply .sides", "reply")),
        (reply("association"), wait(".reply [data-tax]", "invitation")),
        (market(), trade),
    ]
    for scene, see in places:
        ada, _ = sit_down(visit, scene, language=language, dark=dark, phone=phone)
        see(ada)


def test_r83_a_partner_reads_what_the_lead_wants_and_agrees(visit: Visit) -> None:
    scene = market(decisions="agree").acts(("associate_with", B), "send", "accept", "pass_by", "pass_by", "pass_by")
    ada, bob = sit_down(visit, scene.roll(1, 3))
    wanted = scene.choices("buy")[0]
    ada.act("buy", wanted).first.click()
    expect(bob.act("accept")).to_contain_text("Agree: buy")
    expect(bob.act("refuse")).to_have_text("Object")
    bob.act("accept").click()
    expect(bob.act("accept")).to_have_count(0)
    expect(ada.act("stop").first).to_be_visible()  # the lead may go on
    assert ada.events().count("CONSENTED") == 1 and "BOUGHT" in ada.events()
