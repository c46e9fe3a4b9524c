"""A name that is mine: six words and a link on another device, a passkey by Chromium's virtual authenticator, a lost device."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Contexts, Visit
from tests.browser.looking import comes_true

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def call_me(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/me")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("heading", name="Your devices")).to_be_visible()


def open_table(page: Page, address: str) -> str:
    """Straight through the API, with the page's cookies."""
    made = page.evaluate(
        """async () => (await (await fetch("/api/matches", {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(
        {game: "hab_und_gut", name: "Ada", seats: [{kind: "me"}, {kind: "open"}, {kind: "bot"}]})})).json()).id"""
    )
    return str(made)


def test_six_words_bring_my_games_to_my_phone_and_a_lost_phone_is_revoked(visit: Visit, contexts: Contexts, server: str, shots: Path) -> None:
    ada = visit().page
    call_me(ada, server, "Adelheid")
    match = open_table(ada, server)
    ada.get_by_role("button", name="Show six words").click()
    phrase = ada.locator("[data-phrase]")
    expect(phrase).to_have_text(re.compile(r"^(\w+ ){5}\w+$"))
    expect(ada.get_by_text("This name is yours")).to_be_visible()
    words = phrase.inner_text()
    ada.screenshot(path=shots / "me.png", full_page=True)

    phone = visit(phone=True).page
    phone.goto(f"{server}/me")
    phone.get_by_label("Your six words").fill("one two three four five six")
    phone.get_by_role("button", name="Come in").click()
    expect(phone.get_by_role("alert")).to_contain_text("Nobody here has these six words")
    phone.get_by_label("Your six words").fill(words.upper())
    phone.get_by_role("button", name="Come in").click()
    expect(phone.get_by_text("This name is yours")).to_be_visible()
    phone.screenshot(path=shots / "me-phone.png", full_page=True)
    phone.goto(server)
    expect(phone.locator(f'a[href$="/m/{match}"]')).to_be_visible()

    bob = visit().page
    bob.goto(f"{server}/me")
    bob.get_by_label("Name", exact=True).fill("Аdelheid")  # with a Cyrillic A
    bob.get_by_role("button", name="That is me").click()
    expect(bob.get_by_role("alert")).to_contain_text("Somebody on this server has this name")

    ada.goto(f"{server}/me")
    ada.get_by_role("button", name="Revoke").click()
    expect(ada.get_by_role("button", name="Revoke")).to_have_count(0)
    phone.goto(f"{server}/me")
    expect(phone.get_by_text("You have no name here yet")).to_be_visible()


def test_a_passkey_opens_my_name_and_a_link_adds_a_device(visit: Visit, contexts: Contexts, server: str) -> None:
    home = server.replace("127.0.0.1", "localhost")
    context = contexts()
    ada = visit(context).page
    wire = context.new_cdp_session(ada)
    wire.send("WebAuthn.enable")
    wire.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    call_me(ada, home, "Beatrix")
    ada.get_by_role("button", name="Make a passkey").click()
    expect(ada.get_by_text("This name is yours")).to_be_visible()
    expect(ada.get_by_role("button", name="Remove")).to_be_visible()

    ada.get_by_role("button", name="Show a link and a code").click()
    link = ada.get_by_label("Link", exact=True).input_value()
    other = visit().page
    other.goto(link)
    expect(other.get_by_role("link", name="Beatrix")).to_be_visible()
    other.goto("about:blank")
    other.goto(link)
    expect(other.get_by_role("alert")).to_contain_text("no longer valid")

    ada.get_by_role("button", name="Sign out here").click()
    expect(ada.get_by_text("You have no name here yet")).to_be_visible()
    ada.get_by_role("button", name="With a passkey").click()
    expect(ada.get_by_text("This name is yours")).to_be_visible()
    expect(ada.get_by_label("Name", exact=True)).to_have_value("Beatrix")


def test_my_results_and_the_records_of_a_game(visit: Visit, server: str, shots: Path) -> None:
    """A rated game against bots, played to its end."""
    ada = visit().page
    call_me(ada, server, "Dorothea")
    match = ada.evaluate(
        """async () => {
        const headers = {"Content-Type": "application/json"};
        const post = async (path, body) => (await fetch(path, {method: "POST", headers, body: JSON.stringify(body)})).json();
        const made = await post("/api/matches", {game: "bazaar", name: "Dorothea", rated: true, start: true,
          seats: [{kind: "me"}, {kind: "bot"}, {kind: "bot"}]});
        for (;;) {
          const now = await (await fetch(`/api/matches/${made.id}?after=0`)).json();
          if (now.status === "over") return made.id;
          if (now.asked.includes(now.me) && now.legal.length)
            await post(`/api/matches/${made.id}/acts`, {version: now.version, key: null, acts: [now.legal.at(-1).act]});
          else await new Promise((done) => setTimeout(done, 100));
        }}"""
    )
    ada.goto(f"{server}/me")
    ada.get_by_role("link", name="My results").click()
    expect(ada.get_by_role("heading", name="Dorothea")).to_be_visible()
    who = ada.url.rpartition("/")[2]
    comes_true(lambda: ada.request.get(f"{server}/api/persons/{who}").json()["ratings"], bool)  # counted beside everything else, within seconds
    ada.reload()
    expect(ada.locator("#ratings")).to_be_visible()
    expect(ada.get_by_text("nothing is certain yet")).to_be_visible()
    expect(ada.get_by_role("region", name="Best results").locator(f'a[href$="/m/{match}"]')).to_be_visible()
    plays = ada.get_by_role("region", name="Finished games")
    expect(plays.locator(f'a[href$="/m/{match}"]')).to_be_visible()
    expect(plays.locator('a[href^="bgstats://app.bgstatsapp.com/createPlay.html?data=%7B"]')).to_be_visible()
    ada.screenshot(path=shots / "profile.png", full_page=True)

    stranger = visit(language="fr", phone=True).page
    stranger.goto(f"{server}/g/bazaar")
    stranger.get_by_label("Joueur", exact=True).fill("dorothea")
    stranger.get_by_role("button", name="Chercher").click()
    expect(stranger.locator(f'a[href$="/m/{match}"]')).to_be_visible()
    stranger.screenshot(path=shots / "game-phone.png", full_page=True)


def test_a_rated_table_says_that_nothing_helps_and_offers_nothing(visit: Visit, server: str) -> None:
    ada = visit().page
    call_me(ada, server, "Friederike")
    match = ada.evaluate(
        """async () => (await (await fetch("/api/matches", {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(
        {game: "bazaar", name: "Friederike", rated: true, clock: {kind: "live", per_decision: 900, bank: 900},
         seats: [{kind: "me"}, {kind: "bot"}, {kind: "bot"}]})})).json()).id"""
    )
    ada.goto(f"{server}/m/{match}")
    expect(ada.get_by_text("Everybody on this server may watch")).to_be_visible()
    ada.get_by_text("Change what is agreed").click()
    hints = ada.get_by_role("checkbox", name="Hints and what-ifs are allowed")
    expect(hints).to_be_disabled()
    expect(hints).to_have_accessible_description("At a rated table there are no hints, no what-ifs and no takebacks.")
    ada.get_by_role("button", name="Start the game").click()
    ada.get_by_role("button", name="Menu", exact=True).click()
    expect(ada.get_by_role("button", name="Resign")).to_be_visible()
    expect(ada.get_by_role("button", name="Hand my seat to a bot")).to_have_count(0)
    ada.get_by_role("button", name="Host settings").click()
    expect(ada.get_by_text("you can close the table only when everybody else has left")).to_be_visible()
    expect(ada.get_by_role("button", name="Close the table")).to_have_count(0)
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Menu", exact=True).click()
    ada.get_by_role("button", name="When my time runs out").click()
    levels = ada.get_by_label("When my time runs out, a bot decides").get_by_role("option")
    assert not {"Strong", "Expert"} & set(levels.all_inner_texts())
    ada.get_by_label("When my time runs out, a bot decides").select_option("")
    chosen = "async (id) => (await (await fetch(`/api/matches/${id}`)).json()).seats[0].standin"
    comes_true(lambda: ada.evaluate(chosen, match), lambda now: now is None)


def test_further_places_that_are_asked_for_twice_come_once(visit: Visit, server: str) -> None:
    """By an impatient finger, while the server takes its time."""
    page, held = visit().page, list[Route]()

    def places(first: int) -> dict[str, object]:
        known = {"skill": 25.0, "certainty": "settled", "games": 9}
        rows = [{"place": place, "person": f"p{place}", "name": f"P{place}", **known} for place in range(first, first + 10)]
        return {"ranking": rows, "next": 10 if first == 1 else None}

    page.route("**/ranking?from=0", lambda route: route.fulfill(json=places(1)))
    page.route("**/ranking?from=10", lambda route: held.append(route))
    page.goto(f"{server}/g/bazaar")
    ranking = page.get_by_role("region", name="Ranking")
    ranking.get_by_role("button", name="Further places").dblclick()
    comes_true(lambda: (page.title(), len(held))[1], bool)
    for route in held:
        route.fulfill(json=places(11))
    expect(ranking.get_by_role("listitem")).to_have_count(20)
    expect(ranking.get_by_role("button", name="Further places")).to_have_count(0)
