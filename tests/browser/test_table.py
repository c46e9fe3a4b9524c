"""What one does at the table besides playing on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from magnat.core.play import Match, Seat, SeededDice
from magnat.games.hab_und_gut.components import GOOD_IDS, TRACK
from tests.browser.conftest import Visit
from tests.browser.seated import POST
from tests.browser.server import signed
from tests.games.hab_und_gut.positions import HAB, at_price_turn, prices


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
    """Every price at the top: of two cards of one good, one up and one down, it matters which comes first. The page asks once, and sends once."""
    st = at_price_turn()
    prices(st, **dict.fromkeys(GOOD_IDS, max(TRACK)))
    seats = [Seat("Ada"), *(Seat(name, "standard") for name in ("Bob", "Cleo"))]
    ada = visit()
    ada.front_door()
    save = signed(Match(HAB, seats, SeededDice(3), st, st.copy(), before=[[0, "scene", 0]]))
    match = ada.page.evaluate(POST, ["/matches/import", save])["id"]
    ada.page.evaluate(POST, [f"/matches/{match}/start", {}])
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]) if request.method == "POST" else None)
    ada.page.goto(f"{ada.server}/m/{match}")
    ada.choose_cards(left=0, right=2)
    ways = ada.page.locator(".dock input[type=radio]")
    expect(ways).to_have_count(4)
    expect(ada.page.locator(".dock .way").first).to_contain_text("first")
    ways.last.check(force=True)
    ada.settled(ada.button("Play these cards").click)
    assert asked == ["ends", "acts"]
    expect(ada.log.filter(has_text="Ada plays")).to_have_count(1)


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
    ada.page.locator("aside ol > li .text").nth(5).click(position={"x": 4, "y": 4})  # so do the words of a line
    expect(ada.page.locator("aside ol > li").nth(5)).to_have_attribute("aria-current", "step")
    ada.page.locator(".replay [data-do=what-if]").click()
    expect(ada.page.locator("header .what-if").first).to_be_visible()
