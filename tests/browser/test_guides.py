"""The guided first games: whoever does what the ring shows is led to the end, in both languages, on a desktop and on a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from magnat.core.game import load, names
from magnat.core.say import Words
from tests.browser.conftest import Visit
from tests.browser.looking import comes_true, redrawn
from tests.browser.test_everyone import LOOK
from tests.browser.visitor import Visitor

TYPED = "maxi_bourse"  # with the most kinds of controls; the others by keyboard alone when there is time
GUIDED = [name for name in names() if load(name).guide is not None]
MOST_KEYS = 150
PATIENCE = 20.0  # seconds for the table to go on
COVERED = """
() => [...document.querySelectorAll('[data-ring]')].flatMap(ring => {
  const box = element => element.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const [around, card] = [box(ring), box(document.querySelector('.guide'))];
  const wrong = [];
  if (!apart(around, card)) wrong.push('the card covers what it speaks of');
  if (around.top < 0 || around.bottom > innerHeight || around.width < 8) wrong.push('the ring is out of sight');
  ring.style.pointerEvents = 'auto';
  const seen = document.elementFromPoint(around.left + 1, around.top + around.height / 2);
  ring.style.pointerEvents = '';
  if (!seen?.closest('[data-ring]')) wrong.push(`the ring lies behind ${seen?.outerHTML.slice(0, 80)}`);
  for (const passing of [...document.querySelectorAll('.passing')].filter(one => getComputedStyle(one).visibility === 'visible'))
    for (const needed of ['.guide', '.dock', '.hint', '[data-ring]'])
      if ([...document.querySelectorAll(needed)].some(one => !apart(box(one), box(passing)))) wrong.push(`${passing.className} covers ${needed}`);
  return wrong;
})
"""

RINGED = f"""() => document.querySelector("[data-ring]") ? ({COVERED.strip()})() : ["there is no ring"]"""
ALIKE = """
() => {
  const seen = new Map();
  for (const one of document.querySelectorAll('li [data-act]'))
    if (one.checkVisibility() && !one.closest('[inert]')) {
      const list = one.closest('ul, ol');
      seen.set(list, [...(seen.get(list) ?? []), one]);
    }
  return [...seen.values()].flatMap(rows => rows.filter((row, place) => rows.findIndex(other => other.dataset.act === row.dataset.act) < place))
    .map(row => row.innerText);
}
"""


# What a newcomer has to press: the button of the guide, else what the ring shows.
WANTED = """
() => {
  const box = document.querySelector('[data-ring]')?.getBoundingClientRect();
  const shown = box && document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2).find(one => !one.closest('[data-ring]'));
  const button = document.querySelector('.guide .button.main');
  return button ?? shown.closest('label')?.control ?? shown.closest('button, a, input, select, summary, [tabindex]');
}
"""
# The key that leads on to it; none where the keyboard is there.
NEXT_KEY = """
wanted => {
  const here = document.activeElement;
  const isAmong = wanted.type === 'radio' ? here.name === wanted.name : wanted.tabIndex < 0 && here.closest('svg, [role=group]')?.contains(wanted);
  return here === wanted ? null : isAmong ? 'ArrowRight' : 'Tab';
}
"""


class Newcomer:
    """Somebody who does what the guide says."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def card(self) -> Locator:
        return self.page.locator(".guide")

    def now(self) -> Any:
        """Step, words, ring and version of the table: what changes when something has been done."""
        return self.page.evaluate("""() => {
            const [card, ring] = [document.querySelector('.guide'), document.querySelector('[data-ring]')];
            const box = ring?.getBoundingClientRect();
            return [card?.dataset.step ?? null, card?.innerText, box ? [box.x, box.y, box.width, box.height] : null,
                    document.querySelector('[data-version]')?.dataset.version, window.scrollY];
        }""")

    def step(self) -> str | None:
        """The step that is told, when the table has come to rest."""
        end = time.monotonic() + PATIENCE
        last = self.now()
        while time.monotonic() < end:
            self.page.wait_for_timeout(60)
            now = self.now()
            if now == last and (now[0] is None or now[0]):
                return None if now[0] is None else str(now[0])
            last = now
        raise AssertionError(f"the guide says nothing: {last}")

    def aim(self) -> Callable[[], None]:
        """At the button that reads on, else at what the ring shows; gives what presses it."""
        button = self.card.locator(".button.main")
        if button.count():
            return button.click
        _, _, (x, y, width, height), _, _ = self.now()
        return lambda: self.page.mouse.click(x + width / 2, y + height / 2)

    def go_on(self) -> None:
        press = self.aim()
        before = self.now()
        press()
        end = time.monotonic() + PATIENCE
        while self.now() == before:
            assert time.monotonic() < end, f"nothing happens: {before}"
            redrawn(self.page)


class Typist(Newcomer):
    """Somebody without a mouse: goes with Tab to what the ring shows, inside boards with the arrow keys, and presses Enter."""

    def aim(self) -> Callable[[], None]:
        wanted, pressed = self.page.evaluate_handle(WANTED), 0
        while (key := self.page.evaluate(NEXT_KEY, wanted)) is not None:
            pressed += 1
            assert pressed < MOST_KEYS, f"no key leads there: {self.now()}"
            self.page.keyboard.press(key)
        self.step()  # the page may have scrolled
        if not self.page.evaluate("([one, other]) => one === other", [wanted, self.page.evaluate_handle(WANTED)]):
            return self.aim()  # the arrow keys have chosen it already
        return lambda: self.page.keyboard.press("Enter")


def newcomers() -> list[Any]:
    """Every game in English at a desk and in French on a phone; `make test` has one of the two, taking turns."""
    return [
        pytest.param(game, language, language == "fr", marks=() if (index + turn) % 2 == 0 else pytest.mark.exhaustive)
        for index, game in enumerate(GUIDED)
        for turn, language in enumerate(("en", "fr"))
    ]


@pytest.mark.parametrize(("game", "language", "phone"), newcomers())
def test_a_newcomer_is_led_to_the_end(visit: Visit, axe: str, shots: Path, language: str, phone: bool, game: str) -> None:
    guide = load(game).guide
    assert guide is not None
    ada = visit(language=language, phone=phone, dark=phone)
    words = Words(load(game), language, guide.options)
    begin(ada, words, language)
    newcomer = Newcomer(ada.page)
    people = seated(ada, guide.seats)
    for place, told in enumerate(guide.steps):
        assert newcomer.step() == told.name
        if place == 0:
            expect(newcomer.card).to_contain_text({"en": "nothing to verify", "fr": "rien à vérifier"}[language])
            leave_and_come_back(ada, newcomer)
        expect(newcomer.card).to_contain_text(words.say(f"guide-{told.name}", **people))
        assert not ada.page.evaluate(COVERED), told.name
        assert not ada.page.evaluate(ALIKE), f"{told.name}: rows of a list that mean different things stand for the same act"
        if told.point:
            expect(ada.page.locator("[data-ring]").first, told.name).to_be_attached()
        ada.shot(shots, f"guide-{game}-{language}-{place + 1:02}-{told.name}")
        if place == 3:
            ada.page.evaluate(axe)
            assert not ada.page.evaluate(LOOK)
        while newcomer.step() == told.name:
            newcomer.go_on()
    expect(newcomer.card).to_have_count(0)
    expect(ada.page.locator(".dock.mine")).to_be_visible()  # and it goes on as any game


def begin(ada: Visitor, words: Words, language: str) -> None:
    """From the front door, or from "How to play"."""
    learn = {"en": "Learn by playing", "fr": "Apprendre en jouant"}[language]
    ada.front_door()
    if language == "fr":
        ada.page.goto(f"{ada.server}/how/{words.game.name}")
    ada.page.get_by_role("button", name=re.compile(rf"^{learn}\s*: {words.say('game-name')}$")).click()
    ada.at_the_table()


def seated(ada: Visitor, seats: int) -> dict[str, str]:
    """The names at the table, as the words of a guide want them."""
    snapshot = ada.page.request.get(f"{ada.server}/api/matches/{ada.page.url.rsplit('/', 1)[1]}").json()
    assert snapshot["marks"] == ["guided"] and len(snapshot["seats"]) == seats
    return {f"seat{seat}": row["name"] for seat, row in enumerate(snapshot["seats"])}


def leave_and_come_back(ada: Visitor, newcomer: Newcomer) -> None:
    """The guide can be left, is still left after a reload, and comes back where it was."""
    step = newcomer.step()
    newcomer.card.get_by_role("button").first.click()
    expect(ada.page.locator(".guide.resume")).to_be_visible()
    ada.page.reload()
    ada.page.locator(".guide.resume button").click()
    expect(ada.page.locator(".guide.resume")).to_have_count(0)
    assert newcomer.step() == step


def test_the_button_that_leads_on_waits_under_the_pointer(visit: Visit) -> None:
    """At a desk, from one step that is only read to the next: who has read may press again without looking for it."""
    ada = visit()
    guide = load("venture").guide
    assert guide is not None
    begin(ada, Words(load("venture"), "en", guide.options), "en")
    newcomer = Newcomer(ada.page)
    button = newcomer.card.locator(".button.main")
    read = [told.name for told in guide.steps[: next(place for place, told in enumerate(guide.steps) if told.acts)]]
    assert len(read) > 1
    assert newcomer.step() == read[0]
    place = button.bounding_box()
    for step in read[1:]:
        newcomer.go_on()
        assert newcomer.step() == step
        assert button.bounding_box() == place, step


def test_who_leaves_the_path_is_told_and_may_take_it_back(visit: Visit) -> None:
    ada = visit()
    begin(ada, Words(load("hab_und_gut"), "en"), "en")
    newcomer = Newcomer(ada.page)
    while newcomer.step() != "buy":
        newcomer.go_on()
    ada.settled(ada.pile(0).click)
    expect(newcomer.card).to_contain_text("You have left the path; the game goes on.")
    expect(newcomer.card).not_to_contain_text("Step")  # no counter that pretends
    newcomer.card.get_by_role("button", name="Take it back").click()
    assert newcomer.step() == "buy"
    expect(newcomer.card).not_to_contain_text("left the path")
    ada.settled(ada.act("trade_end").click)  # no tea at all: the guide goes on where it can
    assert newcomer.step() == "cards"
    expect(newcomer.card).to_contain_text("left the path")
    ada.front_door()
    ada.page.locator("section a[href^='/m/']").first.click()  # from My games
    expect(newcomer.card).to_be_visible()
    assert newcomer.step() == "cards"


@pytest.mark.parametrize("game", [pytest.param(game, marks=() if game == TYPED else pytest.mark.exhaustive) for game in GUIDED])
def test_the_keyboard_alone_is_enough_for_a_newcomer(visit: Visit, game: str) -> None:
    guide = load(game).guide
    assert guide is not None
    ada = visit()
    begin(ada, Words(load(game), "en", guide.options), "en")
    newcomer = Typist(ada.page)
    steps = []
    while (step := newcomer.step()) is not None:
        steps += [step] if step not in steps else []
        newcomer.go_on()
    assert steps == [told.name for told in guide.steps]


@pytest.mark.parametrize("game", [pytest.param(game, marks=() if game == "hab_und_gut" else pytest.mark.exhaustive) for game in GUIDED])
def test_on_a_phone_with_motion_the_ring_is_never_lost(visit: Visit, game: str) -> None:
    """Cards fly, prices glide, and table and guide both scroll to what matters: what the guide speaks of is in sight when it has come to rest."""
    guide = load(game).guide
    assert guide is not None
    ada = visit(language="fr", phone=True, dark=True, reduced_motion="no-preference")
    begin(ada, Words(load(game), "fr", guide.options), "fr")
    newcomer = Newcomer(ada.page)
    for told in guide.steps:
        assert newcomer.step() == told.name
        while newcomer.step() == told.name:
            if told.point:
                comes_true(lambda: ada.page.evaluate(RINGED), lambda wrong: wrong == [])
            newcomer.go_on()
    expect(newcomer.card).to_have_count(0)
