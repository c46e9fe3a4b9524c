"""Merchant of Venus at the table: flights by mouse, keyboard and finger; what is lit is what the server works out; no barriers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.captains import Captain, at_the_start, trading, two_people
from tests.browser.conftest import Visit
from tests.browser.looking import attributes, comes_to, comes_true
from tests.browser.test_everyone import fits
from tests.games.merchant_of_venus.scene import Scene, number_of
from tests.sampling import looks

LANDING = ("landed", "collected")
# The smallest name on the chart in pixels, and how many of them lie on the name of another system.
NAMES = """() => {
    const svg = document.querySelector("[data-area=board] svg");
    const pixels = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const names = [...svg.querySelectorAll("[data-name] text")].map(name => ({system: name.parentNode, box: name.getBoundingClientRect(),
        size: parseFloat(getComputedStyle(name).fontSize) * pixels}));
    const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const hidden = names.filter(one => names.some(other => one.system !== other.system && meet(one.box, other.box)));
    return [Math.min(...names.map(({size}) => size)), hidden.length];
}"""


# Flying


def test_a_heading_and_a_landing_with_the_mouse(visit: Visit, shots: Path) -> None:
    ada = Captain(visit(), scene=at_the_start()).open()
    expect(ada.page.locator("g.space")).to_have_count(267)
    expect(ada.page.locator("[data-ship]")).to_have_count(2)
    expect(ada.page.locator("[data-goal]")).to_have_count(3)
    ada.visitor.shot(shots, "venus-heading")
    smallest, covered = ada.page.evaluate(NAMES)
    assert smallest > 9.9 and covered == 0
    ada.settled(ada.goal("NEB-B8").click)
    expect(ada.visitor.log.filter(has_text="Ada heads for navigation space B8 of the Nebula")).to_be_visible()
    now = ada.snapshot()
    assert now["view"]["dice"][0] and now["asked"] == [0]
    expect(ada.page.locator(".roll svg")).to_have_count(3)
    ada.visitor.shot(shots, "venus-reach")


def test_who_listens_hears_whole_sentences(visit: Visit) -> None:
    """With a drive the heading is known before the roll; both are told as one, though they come one after the other."""
    ada = Captain(visit(), scene=at_the_start().holds("equipment-yellow_drive")).open()
    ada.settled(ada.page.locator(f".choices [data-act='head {number_of('space', 'COL_BASE-4')}']").click)
    ada.settled(ada.page.locator("[data-act^='drv '][aria-disabled=false]").first.click)
    heard = ada.page.locator("[aria-live=polite].unseen").first
    expect(heard).to_contain_text(re.compile(r"Ada heads for .+ and rolls \d+ movement points"))
    expect(heard).not_to_contain_text("{")


def test_what_is_lit_is_what_reach_says(visit: Visit) -> None:
    ada = Captain(visit(), scene=at_the_start().head("COL_BASE-4", 6, 5, 3)).open()
    told = ada.helper("reach")
    ends = {end["space"] for end in told["ends"]}
    assert len(ends) > 3
    steps = {act["act"][1] for act in ada.snapshot()["legal"] if act["act"][0] == "go"}
    expect(ada.page.locator("[data-end]").first).to_be_visible()
    comes_to(lambda: {int(goal) for goal in attributes(ada.page.locator("[data-goal]"), "data-goal")}, ends | steps)
    expect(ada.page.locator("[data-end]")).to_have_count(sum(any(way["acts"] for way in end["ways"]) for end in told["ends"]))
    for end in told["ends"]:
        spot = ada.page.locator(f"[data-goal='{end['space']}']")
        best = min((one["how"] for one in told["ends"] if one["space"] == end["space"]), key=[*LANDING, "stopped", "unpaid", "led_back"].index)
        expect(spot).to_have_class(re.compile(rf"\b{best}\b"))


def test_an_end_several_branches_away_is_one_request(visit: Visit) -> None:
    ada = Captain(visit(), scene=at_the_start().head("COL_BASE-4", 6, 5, 3)).open()
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
    expect(ada.page.locator("path.way")).to_have_count(0)  # it goes with what was pointed at, though the pointer has not moved


def test_a_die_is_chosen_at_a_navigation_space(visit: Visit) -> None:
    scene = at_the_start().head("NEB-B8", 2, 3, 6)
    ada = Captain(visit(), scene=scene).open()
    assert ada.snapshot()["phase"] == "NAV"
    for face in (1, 2, 5):
        expect(ada.button("nav", face)).to_be_visible()
    ada.settled(ada.button("nav", 2).click)
    expect(ada.visitor.details("Ada navigates with the 3")).to_be_visible()
    assert ada.snapshot()["view"]["nav"] == 3


def test_a_token_is_revealed_on_the_way(visit: Visit) -> None:
    space = number_of("encounter", "JUN-5")
    ada = Captain(visit(), scene=Scene().credits(200).at("JUN-4")).open()
    assert ada.snapshot()["view"]["token"][space] is None
    ada.settled(ada.goal("JUN-5").click)
    expect(ada.visitor.log.filter(has_text="A token is turned up on encounter space 5 of the Jungle World: ")).to_be_visible()
    expect(ada.page.locator("[data-moment=REVEALED]")).to_be_visible()
    view = ada.snapshot()["view"]
    assert view["face"][space] > 0 and view["token"][space] is not None


# Landing


def test_first_contact_brings_a_card_that_buys(visit: Visit, shots: Path) -> None:
    ada = Captain(visit(), scene=Scene().harmless().credits(100).at("JUN-1").undiscovered("JUN")).open()
    ada.settled(ada.goal("JUN-city-A").click)
    now = ada.snapshot()
    assert now["phase"] == "TRANSACT"
    expect(ada.page.locator("[data-moment=FIRST_CONTACT]")).to_be_visible()
    ada.visitor.shot(shots, "venus-contact")
    culture = now["view"]["card"][number_of("system", "JUN")]
    expect(ada.act("iou", culture)).to_have_count(1)
    ada.settled(ada.act("iou", culture).click)
    worth = ada.snapshot()["view"]["iou"]
    expect(ada.page.locator(".counter")).to_contain_text(f"The card still pays {worth} credits")
    ada.page.locator("[data-done=warn]").click()
    expect(ada.page.locator(".warning")).to_contain_text(f"You would lose the {worth} credits")
    ada.page.locator("[data-done=back]").click()
    expect(ada.page.locator(".warning")).to_have_count(0)
    assert ada.snapshot()["phase"] == "TRANSACT"
    before = ada.snapshot()["view"]["credits"][0]
    ada.settled(ada.act("buy_good", culture).click)
    after = ada.snapshot()["view"]
    assert after["iou"] < worth and after["credits"][0] == before


def test_a_turn_that_stays_sells_all(visit: Visit) -> None:
    ada = Captain(visit(), scene=trading().do("stay")).open()
    dust = number_of("good", "finest_dust")
    counter = ada.page.locator(".counter")
    expect(counter).to_contain_text("any number of sales")
    ada.page.locator(f"[data-sell-all='{dust}']").click()
    expect(ada.act("sell", dust)).to_have_count(0)
    view = ada.snapshot()["view"]
    assert view["held"][0][dust] == 0 and view["credits"][0] >= 300 + 3 * 50
    expect(ada.visitor.details("From the Bonus Cup:")).to_have_count(3)


def test_s126_arcs_and_book_promise_one_demand_only_once(visit: Visit) -> None:
    """80 and 200 for the good and its factory good; one demand of 40 lies with one of the four who buy them."""
    scene = Scene().harmless().at("BASE").holds("good-glorious_junk").holds("factory-glorious_junk").waits("demand-glorious_junk-humans")
    ada = Captain(visit(), scene=scene).open()
    comes_to(lambda: sorted(ada.page.locator(".arcs text").all_text_contents()), ["280", "280", "280", "320"])
    expect(ada.page.locator(f"[data-culture='{number_of('culture', 'humans')}'] td").last).to_contain_text("320")


def test_fill_up_is_one_request(visit: Visit) -> None:
    ada = Captain(visit(), scene=trading().credits(900).do("stay")).open()
    videos = number_of("good", "rock_videos")
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" and request.url.endswith("/acts") else None)
    ada.settled(ada.page.locator(f"[data-fill-up='{videos}']").click)
    view = ada.snapshot()["view"]
    assert view["held"][0][videos] == 2 and len(sent) == 1  # three of five holds were full
    expect(ada.page.locator("[data-area=mine] .holds li:not(.empty):not(.hull)")).to_have_count(5)


def test_what_is_refused_is_folded_and_says_why(visit: Visit) -> None:
    """What could be done since the landing keeps its place, also when it is refused now."""
    ada = Captain(visit(phone=True), scene=trading().credits(0).do("stay")).open()
    dust = number_of("good", "finest_dust")
    folded = ada.page.locator("[data-refused=invest]")
    expect(folded.locator("summary")).to_contain_text("not possible now")
    expect(folded.locator(".why").first).to_be_hidden()
    folded.locator("summary").click()
    expect(folded.locator(".why").first).to_contain_text("(S")
    expect(ada.page.locator(f"details [data-act='sell {dust}']")).to_have_count(0)


def test_a_landing_turn_sells_one(visit: Visit) -> None:
    ada = Captain(visit(), scene=trading().at("JUN-1").head("JUN-city-A", 6, 5)).open()
    dust = number_of("good", "finest_dust")
    expect(ada.page.locator(".counter")).to_contain_text("one sale left")
    expect(ada.page.locator(f"[data-sell-all='{dust}']")).to_have_count(0)
    ada.settled(ada.act("sell", dust).click)
    expect(ada.page.locator(".counter")).to_contain_text("no sale left")
    expect(ada.act("sell", dust)).to_have_attribute("aria-disabled", "true")
    expect(ada.act("sell", dust)).to_contain_text("S90")


# Others


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


def test_a_hint_fills_in_an_exchange_and_undo_takes_all_of_it_back(visit: Visit) -> None:
    traits = number_of("thing", "good-canned_traits")
    scene = Scene().harmless().at("JUN-city-A").at("JUN-city-A", 1).lives("JUN", 6).credits(300).holds("good-canned_traits", 1, seat=1).do("stay")
    ada, _, _ = two_people(visit, scene)
    hint, form = ada.page.locator("[data-guide=tool-bulb]"), ada.page.locator(".exchange")
    hint.click()
    expect(form.locator("[data-exchange-side=take]")).to_contain_text("1/1")
    assert int(form.locator("[data-credits=give]").input_value()) > 0
    ada.page.locator(".hint button.icon").click()
    expect(form).not_to_be_visible()  # what a hint has filled in goes with it
    hint.click()
    ada.settled(form.locator("[data-exchange-send]").click)
    view = ada.snapshot()["view"]
    assert view["take"][traits] == 1 and view["partner"] == 1
    ada.settled(ada.page.locator("[data-guide=tool-undo]").click)
    expect(ada.page.locator(".counter")).to_be_visible()
    assert ada.snapshot()["view"]["partner"] == -1


def test_arrows_aim_at_the_spaces_next_door(visit: Visit) -> None:
    ada = Captain(visit(), scene=at_the_start()).open()
    ada.page.locator("[data-area=board]").focus()
    ada.page.keyboard.press("ArrowUp")
    expect(ada.goal("NEB-B8").or_(ada.goal("IBS_BASE-3")).and_(ada.page.locator(":focus"))).to_have_count(1)
    ada.settled(lambda: ada.page.keyboard.press("Enter"))
    expect(ada.visitor.log.filter(has_text="Ada heads for")).to_be_visible()


def test_a_phone_in_portrait(visit: Visit, shots: Path) -> None:
    ada = Captain(visit(phone=True), scene=at_the_start()).open()
    fits(ada.page)
    expect(ada.page.locator(".choices [data-act]").first).to_be_visible()
    ada.visitor.shot(shots, "venus-phone")
    ada.settled(ada.page.locator(".choices [data-act^='head ']").first.tap)
    fits(ada.page)


NAMES_ON_SPACES = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map(one => [one, one.getBoundingClientRect()]);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 4; // letters do not fill their line
    const spaces = boxes(":is(.orbit, .city, .neutral_spaceport, .encounter, .asteroid, .navigation, .galactic_base).space");
    return boxes("[data-name] text").flatMap(([name, a]) => spaces.filter(([, b]) => meet(a, b))
        .map(([space]) => `${name.textContent} on ${space.getAttribute("class")}`));
}"""


def test_names_stand_where_they_cover_nothing(visit: Visit) -> None:
    """From afar on screens of two sizes, and close up on a phone."""
    ada = Captain(visit(), scene=at_the_start()).open()
    expect(ada.page.locator("[data-name]")).to_have_count(17)
    for size in ((1280, 800), (1440, 900)):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        comes_to(lambda: ada.page.evaluate(NAMES_ON_SPACES), [])
    bea = Captain(visit(phone=True, language="fr"), scene=at_the_start()).open()
    comes_to(lambda: bea.page.evaluate(NAMES_ON_SPACES), [])


IN_SIGHT = """() => {
    const foot = document.querySelector(".foot").getBoundingClientRect().top;
    const sky = document.querySelector("[data-area=board] .frame").getBoundingClientRect();
    const tools = [...document.querySelectorAll("[data-area=board] .zoom .tools")].map(one => one.getBoundingClientRect());
    const covered = (x, y) => tools.some(({left, right, top, bottom}) => x >= left && x <= right && y >= top && y <= bottom);
    const lies = (selector, bottom) => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
        .map(({left, right, top, bottom: low}) => [left + right, top + low].map(sum => sum / 2))
        .map(([x, y]) => x >= sky.left && x <= sky.right && y >= Math.max(0, sky.top) && y <= bottom && !covered(x, y));
    const [ship, ends] = [lies("[data-ship='0']", sky.bottom), lies("[data-goal]", sky.bottom)];
    return {ship, ends, dice: lies(".roll svg", foot), foot: sky.bottom <= foot};
}"""


def test_a_flight_on_a_phone_begins_with_ship_ends_and_dice_in_sight(visit: Visit) -> None:
    """The first tap on an end shows the way, the second one flies there."""
    scene = at_the_start().head("NEB-B8", 3, 2, 4)
    ada = Captain(visit(phone=True), scene=scene).open()
    expect(ada.page.locator("[data-goal]").first).to_be_attached()
    seen = comes_true(lambda: ada.page.evaluate(IN_SIGHT), lambda seen: seen["foot"] and all(seen["ends"]) and all(seen["dice"]))
    assert seen["ship"] == [True] and len(seen["dice"]) == 3 and len(seen["ends"]) > 1, seen
    assert ada.page.evaluate("new Set([...document.querySelectorAll('.players .plate')].map(one => one.getBoundingClientRect().top)).size") == 1
    goal = ada.page.locator("[data-goal] [aria-disabled=false]").first
    version = ada.visitor.version()
    goal.dispatch_event("click")
    expect(ada.page.locator(".about")).to_contain_text("Tap again")
    expect(ada.page.locator(".way")).to_be_attached()
    assert ada.visitor.version() == version
    ada.settled(lambda: goal.dispatch_event("click"))


PLATES = """() => [...document.querySelectorAll(".players .plate")].map(plate => {
    const [outer, sums] = [plate.getBoundingClientRect(), [...plate.querySelectorAll("dd")].map(sum => sum.getBoundingClientRect())];
    return {height: outer.height, within: sums.every(({right}) => right <= outer.right - 2)};
})"""


@pytest.mark.parametrize("phone", [False, True])
def test_plates_of_four_are_as_high_with_four_figures_as_with_two(visit: Visit, phone: bool) -> None:
    """Else everything below would move when somebody gets rich, and a flight's dice would lie below the dock."""
    rich = Scene(4).harmless().credits(80, 0).credits(1080, 1).credits(99, 2).credits(1909, 3)
    plates = Captain(visit(phone=phone, language="fr"), scene=rich).open().page.evaluate(PLATES)
    assert len({plate["height"] for plate in plates}) == 1 and all(plate["within"] for plate in plates), plates
    poor = Captain(visit(phone=phone, language="fr"), scene=Scene(4).harmless()).open().page.evaluate(PLATES)
    assert poor[0]["height"] == plates[0]["height"]


def test_a_phone_shows_systems_as_medallions_and_no_button_on_the_chart(visit: Visit) -> None:
    """Though its chart is enlarged from the start: a unit of it is no larger than on a screen that shows the whole."""
    ada = Captain(visit(phone=True), scene=at_the_start()).open()
    scale = ada.page.locator(".drawing")
    expect(ada.page.locator(".medallion.far")).to_have_count(14)
    expect(ada.page.locator(".zoom .tools")).to_have_count(0)
    before = float(scale.get_attribute("data-scale") or 0)
    ada.page.locator("[data-area=board] .strip .tools button").last.tap()
    comes_true(lambda: float(scale.get_attribute("data-scale") or 0), lambda now: now > before)


def test_a_flight_at_a_desk_shows_dice_above_the_dock(visit: Visit) -> None:
    """However much is said of a system beside them."""
    ada = Captain(visit(), scene=at_the_start(seats=3).head("NEB-B8", 3, 2, 4)).open()
    ada.page.locator(f"[data-pick='{number_of('system', 'TRP')}']").dispatch_event("click")
    expect(ada.page.locator("[data-unpick]")).to_be_visible()
    for width, height in ((1280, 800), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        seen = comes_true(lambda: ada.page.evaluate(IN_SIGHT), lambda seen: seen["foot"] and all(seen["dice"]))
        assert len(seen["dice"]) == 3 and seen["ship"] == [True] and all(seen["ends"]), seen


def test_on_a_phone_the_market_book_never_scrolls_sideways(visit: Visit) -> None:
    """Held upright or not."""
    ada = Captain(visit(phone=True, language="fr"), scene=trading()).open()
    book = ada.page.locator("[data-guide=book] .wide")
    expect(book.locator("tbody tr")).to_have_count(14)
    for width, height in ((390, 844), (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        comes_to(lambda: book.evaluate("box => box.scrollWidth - box.clientWidth"), 0)
        fits(ada.page)


def test_who_names_a_heading_in_the_list_sees_the_roll(visit: Visit) -> None:
    """The list lies below the chart: the phone goes back up when the dice have fallen."""
    ada = Captain(visit(phone=True), scene=at_the_start()).open()
    heading = ada.page.locator(".choices [data-act^='head ']").last
    heading.scroll_into_view_if_needed()
    ada.settled(heading.tap)
    expect(ada.page.locator(".roll svg")).to_have_count(3)
    comes_true(lambda: ada.page.evaluate(IN_SIGHT), lambda seen: seen["foot"] and seen["ship"] == [True] and all(seen["ends"]) and all(seen["dice"]))


@looks("fr")
def test_axe_finds_nothing(visit: Visit, axe: str, shots: Path, language: str, dark: bool) -> None:
    """At the heading, the counter, the exchange, a first contact, the text, the winning sale and the end."""
    scene = trading().at("JUN-city-A", seat=1).undiscovered("JUN").credits(1990)
    ada = Captain(visit(language=language, dark=dark), scene=scene)
    page = ada.page

    def look(where: str) -> None:
        page.evaluate(axe)
        found = page.evaluate(
            "() => axe.run({resultTypes: ['violations']}).then(done => done.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
        )
        assert not found, (where, found)

    ada.open()
    expect(page.locator(".choices")).to_be_visible()
    look("heading")
    ada.visitor.shot(shots, f"venus-{language}")
    page.locator("[data-area=orders] summary").click()
    ada.settled(ada.act("stay").click)
    expect(page.locator("[data-moment=FIRST_CONTACT]")).to_be_visible()
    expect(page.locator(".counter")).to_be_visible()
    look("counter, orders and first contact")
    page.locator("[data-exchange='1']").first.click()
    page.locator(".exchange [data-credits=give]").fill("10")
    expect(page.locator("[data-outcome=give]")).to_be_visible()
    look("exchange")
    page.locator(".exchange [type=button]").last.click()
    page.keyboard.press("t")
    expect(page.locator(".generic")).to_be_visible()
    look("text")
    page.keyboard.press("t")
    ada.settled(ada.act("sell", number_of("good", "finest_dust")).first.click)
    ada.act("done").click()
    expect(page.locator("[data-ending=WON] [data-finale=open]")).to_be_visible(timeout=20_000)
    expect(page.locator(".end figure")).to_be_visible()
    look("end")
    ada.visitor.shot(shots, f"venus-end-{language}")


def test_news_that_find_no_place_on_a_phone_are_folded_into_the_dock(visit: Visit) -> None:
    """A first contact leads to the counter, of which nothing may be covered: a button with its title opens it, and it can be closed."""
    ada = Captain(visit(phone=True, language="fr"), scene=trading().at("JUN-1").undiscovered("JUN").credits(100)).open()
    ada.goal("JUN-city-A").first.tap()  # shows the way
    ada.settled(ada.goal("JUN-city-A").first.tap)
    page, card = ada.page, ada.page.locator("[data-moment=FIRST_CONTACT]")
    expect(page.locator(".counter")).to_be_visible()
    opens = page.locator(".dock").get_by_role("button", name="Premier contact")
    expect(opens).to_be_visible()
    expect(card).to_be_hidden()
    opens.tap()
    expect(card).to_be_visible()
    expect(opens).to_have_count(0)
    card.get_by_role("button", name="Fermer").tap()
    expect(card).to_have_count(0)
