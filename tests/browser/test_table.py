"""What one does at the table besides playing on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.looking import comes_true


def test_h17_buying_and_undoing(visit: Visit, shots: Path) -> None:
    ada = visit()
    ada.play_now()
    ada.shot(shots, "table-trade")
    cash = ada.page.locator(".mine .cash").first
    ada.settled(ada.pile(1).click)
    expect(cash).to_contain_text("260")
    expect(ada.log.last).to_contain_text("Ada buys grain for 40.")
    ada.settled(ada.button("Undo").click)
    expect(cash).to_contain_text("300")
    expect(ada.log.last).to_contain_text("Round 1")
    expect(ada.button("Undo")).to_be_disabled()  # before the first decision


def test_h15_what_is_refused_says_why_and_leads_to_its_rule(visit: Visit) -> None:
    ada = visit()
    ada.play_now()
    ada.page.locator("[data-share=tea]").click(force=True)
    notice = ada.page.locator(".dock .notice")
    expect(notice).to_contain_text("You have no share of this good to sell.")
    notice.get_by_role("button", name="Show rule H20").click()
    expect(ada.page.locator("[data-rule=H20]")).to_be_in_viewport()
    expect(ada.page.locator("[data-rule=H20]")).to_have_class(re.compile("wanted"))
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-rule]")).to_have_count(0)


def test_the_rules_open_at_the_present_decision_and_from_the_log(visit: Visit) -> None:
    ada = visit()
    ada.play_now()
    ada.button("Rules").click()
    expect(ada.page.locator(".wanted")).to_have_attribute("data-rule", "H14")
    expect(ada.page.locator("[data-rule=H45]")).not_to_contain_text("A16")
    expect(ada.page.locator("[data-rule=A16]")).not_to_be_visible()
    ada.page.get_by_text("Where the printed rules are silent").click()
    expect(ada.page.locator("[data-rule=A16]")).to_be_visible()
    expect(ada.page.locator("[data-rule=H45]")).to_contain_text("(A16)")
    ada.page.get_by_label("Search the rules").fill("top hat")
    expect(ada.page.locator("[data-rule=H12]")).to_be_visible()
    expect(ada.page.locator("[data-rule=H14]")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(ada.log.last.get_by_role("button", name="Show rule H12")).to_have_count(0)  # on demand
    ada.button("Rule numbers").click()
    ada.log.last.get_by_role("button", name="Show rule H12").click()
    expect(ada.page.locator(".wanted")).to_have_attribute("data-rule", "H12")


def test_h29_a_price_turn_shows_what_it_would_do_before_it_is_made(visit: Visit, shots: Path) -> None:
    ada = visit()
    ada.play_now()
    ada.to_price_turn()
    before = ada.page.locator("[data-marker]").evaluate_all("all => all.map(one => one.dataset.space)")
    ada.choose_cards(left=1, right=2)
    expect(ada.page.locator("[data-ghost]").first).to_be_attached()
    assert ada.page.locator("[data-marker]").evaluate_all("all => all.map(one => one.dataset.space)") == before
    ada.shot(shots, "table-cards")
    ways = ada.page.locator(".dock input[type=radio]")
    promised = ada.page.locator("[data-ghost]").count()
    if ways.count() > 1:
        ways.nth(1).check(force=True)
        expect(ada.page.locator("[data-ghost]")).to_have_count(promised)
    ada.settled(ada.button("Play these cards").click)
    expect(ada.log.filter(has_text="Ada plays")).to_have_count(1)
    expect(ada.page.locator("[data-ghost]")).to_have_count(0)


def test_h31_the_order_is_asked_where_it_matters(visit: Visit) -> None:
    """The server alone knows when: here it is made to say so after every choice of the halved card."""
    ada = visit()
    ada.play_now()
    ada.to_price_turn()
    phases = [phase["name"] for phase in ada.page.request.get(f"{ada.server}/api/games/hab_und_gut").json()["phases"]]
    sent: list[list[list[str | int]]] = []

    def foresee(route: Route) -> None:
        answer = route.fetch()
        seen = answer.json()
        last = str(acts_of(route)[-1][0])
        if last.startswith("halve") or (last == "right_card" and seen["view"]["actor"] != 0):
            seen["view"]["phase"], seen["view"]["actor"] = phases.index("ORDER"), 0
        route.fulfill(response=answer, json=seen)

    def foresee_order(route: Route) -> None:
        acts = acts_of(route)
        if str(acts[-1][0]).startswith("first"):
            route.fulfill(json={"view": {"actor": 1, "phase": 0, "price": [20, 8, 8, 8, 8, 8]}, "lines": []})
        else:
            foresee(route)

    def listen(route: Route) -> None:
        sent.append(acts_of(route))
        route.fulfill(status=422, json={"error": {"code": "illegal", "message": "No.", "rules": ["H31"]}})

    ada.page.route("**/preview", foresee_order)
    ada.page.route("**/acts", listen)
    ada.choose_cards()
    comes_true(ada.page.locator(".dock input[type=radio]").count, lambda ways: ways in (2, 4))
    expect(ada.page.locator(".dock .way").first).to_contain_text("first")
    ada.page.locator(".dock input[type=radio]").last.check(force=True)
    ada.button("Play these cards").click()
    expect(ada.page.locator(".dock .notice")).to_contain_text("No.")
    assert [act[0] for act in sent[0]][:2] == ["left_card", "right_card"]
    assert sent[0][-1][0] == "first_right"


def acts_of(route: Route) -> list[list[str | int]]:
    body: dict[str, list[list[str | int]]] = route.request.post_data_json or {}
    return body["acts"]


def test_a_hint_gives_its_reasons_and_can_be_followed(visit: Visit) -> None:
    ada = visit()
    ada.play_now()
    ada.button("Hint").click()
    expect(ada.page.locator(".hint strong").first).to_be_visible()
    ada.settled(ada.page.locator(".hint").get_by_role("button", name="Do ").click)
    expect(ada.page.locator(".hint")).to_have_count(0)


def test_taking_back_over_the_bots(visit: Visit) -> None:
    ada = visit()
    ada.play_now()
    ada.settled(ada.act("trade_end").click)
    ada.to_price_turn()
    ada.settled(ada.button("Undo").click)
    expect(ada.act("trade_end")).to_be_visible()
    expect(ada.log.last).to_contain_text("Round 1")


def test_handing_the_seat_to_a_bot_and_taking_it_back(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    link = ada.open_table(3, bots=1)
    bruno.join(link, "Bruno")
    ada.start()
    bruno.at_the_table()
    bruno.menu("Hand my seat to a bot")
    bruno.button("Standard").click()
    expect(bruno.page.get_by_text("A bot is playing for you.")).to_be_visible()
    ada.settled(ada.act("trade_end").click)
    expect(ada.log.filter(has_text="Bruno").first).to_be_visible()
    ada.to_price_turn()  # the bot has traded for Bruno
    bruno.page.locator(".dock").get_by_role("button", name="Take my seat back").click()
    expect(bruno.page.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_pausing_and_resigning(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    link = ada.open_table(3, bots=1)
    bruno.join(link, "Bruno")
    ada.start()
    ada.menu("Pause the game")
    expect(bruno.page.get_by_text("The host has paused the game.")).to_be_visible()
    expect(ada.mine).to_have_count(0)
    ada.menu("Resume the game")
    expect(ada.mine).to_be_visible()
    bruno.menu("Resign")
    bruno.button("Yes, I resign").click()
    expect(ada.page.locator(".plate", has_text="Bruno")).to_contain_text("resigned")
    expect(ada.page.locator(".dock .notice")).to_have_text("Bruno has resigned. A bot plays on.")
    expect(bruno.page.locator(".dock")).to_contain_text("You have resigned.")
    expect(bruno.page.locator(".dock button")).to_have_count(0)  # nothing that must fail: no undo, no hint, and the seat is gone
    bruno.page.get_by_label("Menu").click()
    for gone in ("Take my seat back", "Hand my seat to a bot", "Tell me when it is my turn", "Resign"):
        expect(bruno.page.locator(".menu li button", has_text=gone)).to_have_count(0)
    expect(bruno.page.get_by_label("Bots’ pace")).to_have_count(0)


def test_the_chat(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    link = ada.open_table(3, bots=1)
    bruno.join(link, "Bruno")
    ada.start()
    bruno.at_the_table()
    bruno.page.locator("#chat-input").fill("Good luck!")
    bruno.page.keyboard.press("Enter")
    expect(ada.page.locator("aside ul li")).to_contain_text("Good luck!")


def test_saving_to_a_file_and_loading_it(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    ada.play_now()
    ada.settled(ada.pile(2).click)
    with ada.page.expect_download() as download:
        ada.menu("Save to a file")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "hab_und_gut"

    bea = visit()
    bea.front_door()
    bea.page.locator("input[type=file]").set_input_files(file)
    bea.start()
    expect(bea.log.last).to_contain_text("Ada buys coffee for 40.")

    bea.front_door()
    broken = tmp_path / "broken.json"
    broken.write_text("{ no save", encoding="utf-8")
    bea.page.locator("input[type=file]").set_input_files(broken)
    expect(bea.page.get_by_role("alert")).to_contain_text("broken.json")
    broken.write_text(json.dumps({"game": "hab_und_gut", "acts": "?"}), encoding="utf-8")
    bea.page.locator("input[type=file]").set_input_files(broken)
    expect(bea.page.get_by_role("alert")).not_to_contain_text("broken.json")


def test_my_seat_on_another_device(visit: Visit) -> None:
    ada, phone = visit(), visit(phone=True)
    ada.play_now()
    ada.menu("My seat on another device")
    link = ada.page.locator("dialog input[readonly]").input_value()
    phone.page.goto(link)
    phone.at_the_table()
    expect(phone.mine).to_be_visible()
    phone.settled(phone.pile(0).click)
    expect(ada.log.last).to_contain_text("Ada buys coal for 40.")


def test_what_if_is_a_game_of_its_own(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.play_now()
    ada.settled(ada.pile(0).click)
    first = ada.page.url
    ada.page.get_by_label("Menu").click()
    expect(ada.page.locator(".menu li button", has_text="Keyboard")).to_have_count(0)  # nobody has one here
    ada.page.locator(".menu li button", has_text="What if").click()
    expect(ada.page).not_to_have_url(first, timeout=30_000)  # a server's first worker has to come
    banner = ada.page.get_by_text("What if: a copy of the table; nothing here counts.")
    expect(banner).to_be_in_viewport(ratio=1)
    expect(ada.log.last).to_have_text("Here the copy begins")
    expect(ada.log.filter(has_text="Ada buys coal for 40.")).to_have_count(1)  # what led to it
    ada.settled(ada.pile(0).click)
    expect(ada.page.locator("[data-share=coal]")).to_contain_text("2")
    expect(banner).to_be_in_viewport(ratio=1)  # wherever the page is scrolled to
    copy = urlsplit(ada.page.url).path
    ada.front_door()
    ada.page.get_by_role("region", name="My games").locator(f"a[href='{copy}']").click()
    expect(ada.log.filter(has_text="Here the copy begins")).to_have_count(1)  # also another time
    ada.page.get_by_role("link", name="Back to my game").click()
    expect(ada.page).to_have_url(first)
    expect(ada.page.locator("[data-share=coal]")).to_contain_text("1")
    expect(banner).to_have_count(0)


def test_history_with_slider_and_curves(visit: Visit, shots: Path) -> None:
    ada = visit()
    ada.play_now()
    ada.menu("Hand my seat to a bot")
    ada.button("Standard").click()
    expect(ada.page.locator(".ranking li")).to_have_count(3, timeout=30_000)
    ada.page.locator(".dock").get_by_role("button", name="History and curves").click()
    expect(ada.page.get_by_role("img", name="Standings")).to_be_visible()
    slider = ada.page.get_by_role("slider", name="Moment")
    expect(ada.page.locator("[data-marker=coal]")).to_have_attribute("data-space", "8")
    slider.fill("5")
    ada.page.get_by_label("One step forward").click()
    expect(slider).to_have_value("6")
    ada.shot(shots, "replay")
    ada.button("Price history").click()
    expect(ada.page.get_by_role("img", name="Price history").locator(".scale").first).to_be_visible()  # prices at the side, rounds below
    ada.page.keyboard.press("Escape")
    ada.button("Back to the game").click()
    expect(ada.page.locator(".ranking")).to_be_visible()
    ada.page.locator("aside ol li time").nth(3).click()
    expect(slider).to_be_visible()
