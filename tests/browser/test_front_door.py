"""The front door: games, two clicks to a game, joining, what the browser remembers."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.looking import attributes, comes_to
from tests.browser.test_everyone import LOOK

OPEN = """() => fetch("/api/matches", {method: "POST", headers: {"Content-Type": "application/json"},
    body: JSON.stringify({game: "hab_und_gut", name: "Ada", seats: [{kind: "me"}, {kind: "bot"}, {kind: "bot"}]})}).then(answer => answer.json())"""


def test_a_game_against_bots_begins_with_two_clicks(visit: Visit, shots: Path) -> None:
    ada = visit()
    ada.front_door()
    expect(ada.page.get_by_role("heading", name="My games")).to_have_count(0)
    expect(ada.page.get_by_text("No table is open to everybody right now")).to_be_visible()
    ada.shot(shots, "front-door-en-light")
    ada.box().get_by_role("button", name="Play now against bots").click()
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.mine).to_contain_text("Your turn")
    expect(ada.page).to_have_title(re.compile("Your turn"))
    expect(ada.page.locator(".plate")).to_have_count(3)  # four players are usual


def test_how_strong_bots_are_is_told_only_of_tables_like_those_that_were_measured(visit: Visit) -> None:
    def with_figures(route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        for game in games:
            game["bots"] = ["standard", "strong"]
            figures = [{"seats": 2, "options": {"edition": "junior"}, "share": 0.8}, {"seats": 3, "options": {}, "share": 0.6}]
            game["ahead"] = {"strong": figures} if game["name"] == "maxi_bourse" else {}
        route.fulfill(response=answer, json=games)

    ada = visit()
    ada.page.route(re.compile("/api/games$"), with_figures)
    ada.front_door()
    ada.box("Maxi Bourse International").get_by_role("button", name="Play now against bots").click()
    dialog = ada.page.get_by_role("dialog")
    told = dialog.locator("[data-ahead]")
    dialog.locator("input[name=seats][value='2']").check(force=True)
    dialog.locator("input[name=level][value=strong]").check(force=True)
    expect(told).to_have_attribute("data-ahead", "8")  # Junior is suggested to somebody who plays with bots
    dialog.locator("input[name=edition][value=masters]").check(force=True)
    expect(told).to_have_count(0)
    dialog.locator("input[name=seats][value='3']").check(force=True)
    expect(told).to_have_attribute("data-ahead", "6")
    dialog.locator("input[name=edition][value=junior]").check(force=True)
    expect(told).to_have_count(0)


def test_buttons_stay_where_they_are_while_words_and_covers_come_late(visit: Visit) -> None:
    """Names and covers come after all else; what can be pressed is not pushed away by them."""
    ada = visit()
    words: list[Route] = []
    covers: list[Route] = []
    ada.page.route(re.compile("/api/names/"), lambda route: words.append(route))
    ada.page.route(re.compile("/assets/boxes-"), lambda route: covers.append(route))
    with ada.page.expect_request(re.compile("/api/names/")):
        ada.page.goto(ada.server)
    expect(ada.page.get_by_role("region", name="Games")).to_contain_text("…")
    expect(ada.page.locator("article")).to_have_count(0)
    words[0].fallback()
    button = ada.box("Merchant of Venus").locator(".ways button").first
    expect(button).to_be_visible()
    before = button.bounding_box()
    for route in covers:
        route.fallback()
    expect(ada.page.locator("article .box:not(:has(svg))")).to_have_count(0)
    assert button.bounding_box() == before


def test_name_language_theme_and_games_are_remembered(visit: Visit) -> None:
    ada = visit()
    ada.play_now(opponents=2, name="Bérénice")
    expect(ada.page.locator(".plate")).to_have_text([re.compile("^C Carla"), re.compile("^D David")])  # no other B
    ada.front_door()
    row = ada.page.get_by_role("region", name="My games").get_by_role("link")
    expect(row).to_contain_text("Hab & Gut")
    expect(row).to_contain_text("Bérénice")
    expect(row).to_contain_text("Your turn")
    ada.button("Français").click()
    ada.page.get_by_label("Couleurs sombres").click()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Faites fortune")
    assert ada.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.box().get_by_role("button", name="Jouer contre des robots").click()
    expect(ada.page.locator("dialog input[autocomplete=nickname]")).to_have_value("Bérénice")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("region", name="Mes parties").get_by_role("link").click()
    expect(ada.mine).to_contain_text("À vous")


def test_my_games_come_in_pages_and_all_that_the_server_keeps_are_there(visit: Visit) -> None:
    ada = visit()
    ada.front_door()
    kept = [ada.page.evaluate(OPEN)["id"] for _ in range(8)]
    gone = [f"gone{number}" for number in range(7)]  # more than a page of them
    ada.page.evaluate("ids => localStorage.setItem('magnat.matches', ids.join(' '))", [*gone, *kept])
    ada.page.reload()
    rows = ada.page.get_by_role("region", name="My games").get_by_role("link")
    expect(rows).to_have_count(5)
    ada.button("Older games").click()
    expect(rows).to_have_count(8)
    expect(ada.button("Older games")).to_have_count(0)
    comes_to(lambda: [link.removeprefix("/m/") for link in attributes(rows, "href")], kept)
    assert ada.page.evaluate("localStorage.getItem('magnat.matches')").split() == kept


def test_the_browser_chooses_the_language(visit: Visit, shots: Path) -> None:
    zoe = visit(language="fr", dark=True)
    zoe.front_door()
    expect(zoe.page.get_by_role("heading", level=1)).to_contain_text("Faites fortune")
    zoe.shot(shots, "front-door-fr-dark")


def test_joining_by_code_and_what_a_wrong_code_says(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    ada.page.add_init_script("navigator.share = async (what) => void (window.shared = what)")
    link = ada.open_table(3)
    ada.button("Share").click()
    assert ada.page.evaluate("window.shared") == {"title": "A seat at my table on Magnat", "url": link}
    code = link.rsplit("/", 1)[1]
    bruno.front_door()
    bruno.page.get_by_label("Link or code").fill("NO-SUCH")
    bruno.button("Join").click()
    expect(bruno.page.get_by_role("alert")).to_be_visible()
    bruno.page.get_by_label("Link or code").fill(code.lower())
    bruno.button("Join").click()
    expect(bruno.page.get_by_role("heading", level=1)).to_contain_text("waiting room")


def test_a_table_that_is_not_there(visit: Visit) -> None:
    ada = visit()
    ada.page.goto(f"{ada.server}/m/nothing")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")
    ada.page.get_by_role("link", name="Home").last.click()
    expect(ada.box()).to_be_visible()


def test_options_are_folded_away_but_for_what_makes_another_game_and_do_something(visit: Visit) -> None:
    ada = visit()
    ada.front_door()
    ada.box().locator(".ways button").first.click()
    expect(ada.page.get_by_label("First player")).to_be_hidden()
    ada.page.get_by_text("More options").click()
    expect(ada.page.get_by_label("First player")).to_be_visible()
    ada.page.get_by_text("More options").click()
    ada.page.locator("dialog input[name=memory_aid][value=off]").check(force=True)
    ada.page.get_by_role("button", name="Start the game").click()
    ada.at_the_table()
    expect(ada.page.locator(".plate dd").first).to_have_text("?")


def test_strangers_find_a_table_that_its_host_opens_to_everybody(visit: Visit, shots: Path) -> None:
    ada, bruno = visit(), visit()
    ada.front_door()
    ada.box().locator(".ways button").nth(1).click()
    ada.page.locator("dialog input[name=seats][value='3']").check(force=True)
    ada.page.locator("dialog input[name=bots][value='1']").check(force=True)
    ada.page.locator("dialog input[autocomplete=nickname]").fill("Ada")
    ada.page.locator("dialog input[name=memory_aid][value=off]").check(force=True)
    ada.page.locator("dialog button[type=submit]").click()
    bruno.front_door()
    expect(bruno.page.get_by_text("No table is open to everybody right now")).to_be_visible()
    ada.page.get_by_label("Open to everybody").check()
    bruno.page.reload()
    found = bruno.page.get_by_role("region", name="Open tables").get_by_role("link")
    expect(found).to_contain_text("Hab & Gut")
    expect(found).to_contain_text("one free seat")
    expect(found).to_contain_text("Ada, ")
    expect(found).to_contain_text("Memory aid: Off")  # what is not as usual there
    bruno.shot(shots, "open-tables")
    found.click()
    bruno.page.locator("form input[autocomplete=nickname]").fill("Bruno")
    bruno.button("Sit down").click()
    ada.shot(shots, "hosting")
    ada.page.get_by_role("button", name="Mute Bruno").click()
    expect(bruno.page.get_by_text("The host has muted you")).to_be_visible()
    ada.page.get_by_role("button", name="Unmute Bruno").click()
    expect(bruno.page.get_by_label("Say something")).to_be_visible()
    ada.page.get_by_role("button", name="Remove Bruno").click()
    expect(bruno.page.locator("main")).to_contain_text("The host has removed you from this table.")
    expect(bruno.button("Sit down")).to_have_count(0)


def test_a_spectator_speaks_where_the_host_lets_everybody(visit: Visit) -> None:
    ada, gast = visit(), visit()
    ada.open_table(3, bots=1)
    ada.start()
    gast.page.goto(ada.page.url)  # the code has ended with the start
    gast.at_the_table()
    expect(ada.page.locator("header").first).to_contain_text("one spectator")
    expect(gast.page.get_by_label("Say something")).to_have_count(0)
    ada.menu("Host settings")
    ada.page.get_by_label("Spectators may chat").check()
    ada.page.keyboard.press("Escape")
    gast.page.get_by_label("Say something").fill("Well played!")
    gast.button("Send").click()
    expect(ada.page.get_by_role("region", name="Chat")).to_contain_text("(spectator)")
    expect(ada.page.get_by_role("region", name="Chat")).to_contain_text("Well played!")
    ada.menu("Host settings")
    ada.button("Close the table").click()
    ada.button("Yes, close it").click()
    for person in (ada, gast):
        expect(person.page.locator(".ranking")).to_contain_text("This game was closed before its end")
        expect(person.page.locator(".ranking .won")).to_have_count(0)
        expect(person.log.last).to_contain_text("closed before its end")
        expect(person.page.locator(".curtain")).to_have_count(0)
        expect(person.page.locator(".ribbon")).to_contain_text("round 1 of 4")  # where it stood
    ada.front_door()
    expect(ada.page.get_by_role("region", name="My games").get_by_role("link")).to_contain_text("closed before its end")


def test_options_say_what_they_change_name_no_empty_seat_and_guests_see_them(visit: Visit, axe: str, shots: Path) -> None:
    ada, bruno = visit(), visit(phone=True, dark=True)
    ada.front_door()
    ada.box().locator(".ways button").nth(1).click()
    ada.page.get_by_text("More options").click()
    first = ada.page.get_by_label("First player")
    seats = ada.page.locator("dialog input[name=seats]")
    seats.last.check(force=True)
    first.select_option("4")
    expect(ada.page.locator("dialog label", has=first)).to_contain_text("usually: Seat 1")
    seats.first.check(force=True)
    expect(first.locator("option")).to_have_text(["Seat 1 (you)", "Seat 2", "Seat 3", "Drawn by lot"])  # no seat 5 at a table of three
    expect(first).to_have_value("0")
    ada.page.get_by_label("When all gave the same").select_option("nobody_out")
    expect(ada.page.locator("dialog label", has_text="When all gave the same")).to_contain_text("when every charity box holds the same sum")
    ada.page.locator("dialog button[type=submit]").click()
    bruno.page.goto(ada.page.locator("input[readonly]").input_value())
    special = bruno.page.locator(".special")
    expect(special).to_have_count(1)
    expect(special).to_contain_text("usually: Nobody wins")
    bruno.page.get_by_text("The other options, as usual").click()
    expect(bruno.page.locator("[data-option=first_player]")).to_contain_text("Seat 1")
    bruno.page.evaluate(axe)
    assert not bruno.page.evaluate(LOOK)
    bruno.shot(shots, "lobby-options")
    ada.shot(shots, "lobby-options-host")


def test_what_makes_another_game_of_it_is_asked_at_once(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.front_door()
    ada.box("Maxi Bourse").locator(".ways button").first.click()
    edition, begin = ada.page.get_by_role("group", name="Edition"), ada.page.locator("dialog button[type=submit]")
    expect(edition.get_by_label("Junior")).to_be_checked()  # the whole game takes three hours
    edition.get_by_label("Senior").check(force=True)
    ada.page.get_by_text("More options").click()
    expect(ada.page.locator("dialog details")).not_to_contain_text("Edition")
    expect(begin).to_be_in_viewport(ratio=1)  # however long the list is
    begin.click()
    ada.at_the_table()
    assert ada.page.evaluate("fetch(location.pathname.replace('/m/', '/api/matches/')).then(found => found.json())")["options"]["edition"] == "senior"


def test_richesses_du_monde_has_a_short_game(visit: Visit) -> None:
    """It is suggested to who plays with bots, and told with its length; any other number of turns stands among the options."""
    ada = visit(phone=True)
    ada.front_door()
    ada.box("Richesses du Monde").locator(".ways button").first.click()
    length = ada.page.get_by_role("group", name="Length")
    expect(length.get_by_label("Short game of 60 turns, half an hour")).to_be_checked()
    expect(length.get_by_role("radio")).to_have_count(2)
    ada.page.get_by_text("More options").click()
    turns = ada.page.locator("dialog details").get_by_label("Length")
    expect(turns).to_have_value("60")
    turns.fill("24")
    turns.blur()
    expect(length.get_by_label("24")).to_be_checked()
    length.get_by_label("Short game").check(force=True)
    expect(turns).to_have_value("60")
    ada.page.locator("dialog button[type=submit]").click()
    ada.at_the_table()
    expect(ada.page.locator("[data-turns-left]")).to_have_text(re.compile(r"\d+ turns left"))  # bots may have begun
    expect(ada.page.locator("[data-turns-left]").locator("..")).to_have_text(re.compile(r"turns left, \d+ titles"))


def test_a_table_for_friends_tells_how_long_the_short_game_lasts(visit: Visit) -> None:
    ada = visit()
    ada.front_door()
    ada.box("Richesses du Monde").locator(".ways button").nth(1).click()
    length = ada.page.get_by_role("group", name="Length")
    expect(length.get_by_label("To the last one left, 1 to 2 h")).to_be_checked()
    length.get_by_label("Short game").check(force=True)
    ada.page.locator("dialog button[type=submit]").click()
    agreed = ada.page.locator("section", has=ada.page.locator("#agreed"))
    expect(agreed).to_contain_text("about half an hour")
    expect(agreed).to_contain_text("Short game of 60 turns")


def test_on_a_phone_open_tables_come_before_the_games(visit: Visit) -> None:
    ada, bob = visit(), visit(phone=True)
    ada.open_table(3)
    ada.page.get_by_label("Open to everybody").check()
    bob.front_door()
    tables = bob.page.locator("section", has=bob.page.locator("#open-tables"))
    expect(tables).to_contain_text("Ada")
    heights = bob.page.evaluate("['#open-tables', 'article', '#join'].map(one => document.querySelector(one).getBoundingClientRect().top)")
    assert heights == sorted(heights)
    assert bob.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
