"""Takes the pictures of the README again, and those that links show: `python -m scripts.pictures`, or `make pictures`.

Real games with fixed dice, played by the advice to a moment worth seeing, on the page as it is built now. Times in the log are those of the day.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from magnat.core.game import load
from magnat.core.play import Match, Seat, SeededDice
from scripts.previews import take_all
from tests.browser.conftest import chromium, wait_for
from tests.browser.server import signed
from tests.browser.visitor import POST, Visitor

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
WIDE, SCREEN, PHONE = (1440, 900), (1280, 800), (390, 844)
PREVIEWS = "previews"  # what links show
NAMES = ("Ada", "Anton", "Berta", "Carla")
HEAVIEST = 700_000  # bytes of a picture
AS_PLAYED = "header .tag { display: none !important }"  # the mark of a game that was taken in from a save, as ours are only to be looked at
QUIET_MS = 3000  # until the page has drawn what it asks the server about
LONGEST = 3000  # acts in which a moment must come


def as_it_is(ada: Visitor) -> None:
    """Nothing is done first."""


@dataclass(frozen=True)
class Picture:
    """Ada, the first seat, is asked in this phase, for the first time after so many acts."""

    name: str
    game: str
    phase: str
    seats: int
    after: int
    seed: int = 7
    size: tuple[int, int] = SCREEN
    chosen: dict[str, str] = field(default_factory=dict)
    prepare: Callable[[Visitor], None] = as_it_is

    def moment(self) -> Match:
        match = Match.new(load(self.game), NAMES[: self.seats], dice=SeededDice(self.seed), chosen=self.chosen)
        for acts in range(LONGEST):
            if match.is_over:
                break
            asked = match.asked()
            if acts >= self.after and 0 in asked and match.row.name == self.phase:
                return match
            match.play(asked[0], [match.hint(asked[0])[0]])
        raise SystemExit(f"{self.name}: no {self.phase} comes for {NAMES[0]} after {self.after} acts with seed {self.seed}")


def choose_cards(ada: Visitor) -> None:
    """Two price cards, with what they would do."""
    ada.choose_cards(1, 1)


def compose_exchange(ada: Visitor) -> None:
    """The first lot of each side."""
    page = ada.page
    page.locator("[data-do=trade]").click()
    page.locator("[name=deal-kind][value=exchange]").check(force=True)
    page.locator("[name=deal-party]").last.check(force=True)
    for side in ("give", "want"):
        page.locator(f"[name={side}]").first.check(force=True)


SERIES = (
    Picture("table", "hab_und_gut", "LEFT_CARD", seats=3, after=40, size=WIDE, prepare=choose_cards),
    Picture("richesses-du-monde", "richesses_du_monde", "MARKET", seats=4, after=300),
    Picture("exchange", "richesses_du_monde", "MARKET", seats=4, after=300, prepare=compose_exchange),
    Picture("phone", "richesses_du_monde", "AUCTION_BID", seats=4, after=200, size=PHONE),
    Picture("venture", "venture", "MAIN", seats=4, after=150),
    Picture("maxi-bourse", "maxi_bourse", "DEMAND", seats=4, after=120, chosen={"edition": "junior"}),
    Picture("merchant-of-venus", "merchant_of_venus", "HEADING", seats=3, after=150),
)


def seen(match: Match) -> dict[str, Any]:
    """A save in which Ada is a person and the others are bots."""
    match.seats = [Seat(NAMES[0]), *(Seat(name, "standard") for name in NAMES[1 : len(match.seats)])]
    return signed(match)


def take(browser: Browser, server: str, picture: Picture, folder: Path) -> Path:
    width, height = picture.size
    is_phone = picture.size == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce", has_touch=is_phone, is_mobile=is_phone
    )
    with closing(context):
        ada = Visitor(context.new_page(), server)
        sit_down(ada.page, ada, seen(picture.moment()))
        ada.page.add_style_tag(content=AS_PLAYED)
        picture.prepare(ada)
        ada.page.mouse.move(0, 0)
        ada.page.wait_for_timeout(QUIET_MS)
        ada.shot(folder, picture.name)
    return folder / f"{picture.name}.png"


def sit_down(page: Page, ada: Visitor, save: dict[str, Any]) -> None:
    page.goto(f"{ada.server}/health")
    match = page.evaluate(POST, ["/matches/import?window=60", save])["id"]
    page.evaluate(POST, [f"/matches/{match}/start", {}])
    page.goto(f"{ada.server}/m/{match}")
    ada.at_the_table()
    expect(ada.mine).to_be_visible()


def main(wanted: list[str]) -> None:
    """The pictures of these names, or all."""
    known = [*(picture.name for picture in SERIES), PREVIEWS]
    if unknown := set(wanted) - set(known):
        raise SystemExit(f"no such picture: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright, (Path(made) / "log").open("w") as log:
        folder = Path(made)
        process = subprocess.Popen([sys.executable, "-m", "tests.browser.server", str(port), made], stdout=log, stderr=log)
        try:
            wait_for(f"http://127.0.0.1:{port}", process, folder / "log")
            with closing(chromium(playwright)) as browser:
                for picture in SERIES:
                    if wanted and picture.name not in wanted:
                        continue
                    taken = take(browser, f"http://127.0.0.1:{port}", picture, folder)
                    if (weight := taken.stat().st_size) > HEAVIEST:
                        raise SystemExit(f"{picture.name} weighs {weight} bytes, more than {HEAVIEST}")
                    shutil.copy(taken, PICTURES / taken.name)
                    print(f"{PICTURES.name}/{taken.name}  {weight // 1000} kB", flush=True)
                if not wanted or PREVIEWS in wanted:
                    for path in take_all(browser, f"http://127.0.0.1:{port}"):
                        print(f"{path.parent.name}/{path.name}  {path.stat().st_size // 1000} kB", flush=True)
        finally:
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main(sys.argv[1:])
