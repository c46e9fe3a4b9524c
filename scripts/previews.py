"""Takes the pictures that links show before they are opened: a game's box as the front door draws it, beside its name. Part of `make pictures`.

Messengers read PNG of 1200 by 630 pixels; heavy ones are left out by some of them.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from magnat.core.game import load, names
from magnat.core.say import words

SIZE = {"width": 1200, "height": 630}
HEAVIEST = 100_000  # bytes
FRONT_DOOR = Path(__file__).parents[1] / "web" / "public" / "preview.png"
SHOW = """([titles, name]) => {
  const cards = [...document.querySelectorAll("article")];
  const boxOf = (title) => cards.find((one) => one.querySelector("h2").textContent === title).querySelector(".box > svg");
  const sheet = document.createElement("div");
  sheet.id = "preview";
  sheet.innerHTML = `<style>
    #preview { position: fixed; inset: 0; z-index: 99; display: flex; align-items: center; justify-content: center; gap: 64px }
    #preview { background: #f2efe8; color: #1d2326 }
    #preview .boxes { display: grid; grid-template-columns: repeat(${titles.length > 1 ? 3 : 1}, auto); gap: 26px }
    #preview .boxes > svg { width: ${titles.length > 1 ? 200 : 560}px; height: auto; filter: drop-shadow(0 8px 14px rgb(40 30 10 / 0.35)) }
    #preview .said { display: grid; gap: 22px; max-width: 400px; font-family: Georgia, "DejaVu Serif", serif }
    #preview strong { font-size: 68px; line-height: 1.08 }
    #preview span { font-size: 34px; color: #17595f; font-weight: 700 }
  </style><div class="boxes"></div><div class="said"><strong></strong><span></span></div>`;
  titles.forEach((title) => sheet.querySelector(".boxes").append(boxOf(title).cloneNode(true)));
  sheet.querySelector("strong").textContent = name;
  sheet.querySelector("span").textContent = titles.length > 1 ? "" : "Magnat";
  document.body.append(sheet);
}"""


def take_all(browser: Browser, server: str) -> list[Path]:
    """One for each game, in its folder, and one for the front door."""
    titles = {name: words(load(name), "en").say("game-name") for name in names()}
    taken = []
    with closing(browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce", color_scheme="light")) as context:  # type: ignore[arg-type]
        page = context.new_page()
        for name, title in titles.items():
            folder = load(name).folder
            assert folder is not None
            taken.append(take(page, server, [title], title, folder / "preview.png"))
        taken.append(take(page, server, list(titles.values()), "Magnat", FRONT_DOOR))
    return taken


def take(page: Page, server: str, titles: list[str], name: str, path: Path) -> Path:
    page.goto(server)
    for title in titles:
        expect(page.locator("article", has_text=title).locator(".box > svg")).to_be_visible()
    page.evaluate(SHOW, [titles, name])
    page.screenshot(path=path)
    if (weight := path.stat().st_size) > HEAVIEST:
        raise SystemExit(f"{path} weighs {weight} bytes, more than {HEAVIEST}")
    return path
