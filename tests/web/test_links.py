"""What links tell before they are opened, what a wrong address says, and where friends reach the server."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from magnat.core.game import load, names
from magnat.web import addresses, page
from magnat.web.link_previews import SIZE
from magnat.web.settings import Limits
from tests.web.server import serving

BROWSER = {"Accept": "text/html,*/*;q=0.8", "Accept-Language": "en"}


@pytest.fixture(autouse=True)
def built() -> None:
    if not (page.STATIC / "index.html").exists():
        pytest.skip("the page is not built: run `npm run build` in web/")


async def test_a_link_tells_the_game_and_who_waits(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open", guests=0, start=False)
        bob = await server.join(ada.match, '"><b>Bob')
        lobby = (await server.person().client.get(f"/m/{ada.match}", headers=BROWSER)).text
        assert 'property="og:title" content="Hab &amp; Gut"' in lobby and "One seat is free." in lobby and "/previews/hab_und_gut.png" in lobby
        assert "<b>Bob" not in lobby and "&quot;&gt;&lt;b&gt;Bob" in lobby  # names are text, whatever they look like
        await ada.ok(ada.post("start"))
        running = (await bob.client.get(f"/m/{ada.match}", headers={**BROWSER, "Accept-Language": "fr"})).text
        assert "On attend Ada." in running
        await ada.post("close")
        assert "The game was closed before its end." in (await bob.client.get(f"/m/{ada.match}", headers=BROWSER)).text


async def test_a_link_to_a_game_that_came_to_its_end_says_that_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "standard", game="bazaar")
        await ada.post("resign")
        await ada.until(lambda now: now["status"] == "over")
        assert "The game is over." in (await ada.client.get(f"/m/{ada.match}", headers=BROWSER)).text


async def test_a_wrong_address_is_answered_by_the_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        client = server.person().client
        for path, status in (("/m/nonsense", 200), ("/m/NO%20SUCH", 200), ("/nonsense", 404), ("/m/a/b/c", 404)):
            answer = await client.get(path, headers=BROWSER)
            assert answer.status_code == status and 'id="app"' in answer.text, path
        for path in ("/api/nonsense", "/assets/nonsense.js"):
            assert (await client.get(path, headers=BROWSER)).json()["error"]["code"] == "not-found"
        assert (await client.get("/nonsense")).headers["content-type"] == "application/json"


async def test_the_page_knows_where_friends_reach_it(tmp_path: Path) -> None:
    async with serving(tmp_path, friends="http://192.168.1.5:8000") as server:
        assert '<meta name="magnat-friends" content="http://192.168.1.5:8000" />' in (await server.person().client.get("/", headers=BROWSER)).text


def test_friends_are_told_an_address_only_where_the_server_listens_to_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    assert addresses.for_friends("127.0.0.1", 8000) is None
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    assert addresses.for_friends("0.0.0.0", 8000) == "http://192.168.1.5:8000"
    monkeypatch.setattr(addresses, "lan_address", lambda: "2001:db8::7")
    assert addresses.for_friends("::", 80) == "http://[2001:db8::7]:80"
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    assert addresses.for_friends("0.0.0.0", 8000) is None


def test_the_code_in_the_terminal_is_white_and_black_whatever_its_colours() -> None:
    rows = addresses.qr_code("http://192.168.1.5:8000").splitlines()
    drawn = [row.removeprefix(addresses.WHITE_ON_BLACK).removesuffix(addresses.PLAIN) for row in rows]
    assert len(drawn) == 17 and all(len(line) == 33 and len(row) > 33 + 8 for line, row in zip(drawn, rows, strict=True))
    assert drawn[0] == "█" * 33 and {line[:4] for line in drawn[:-1]} == {"████"}  # light around it
    assert drawn[2][4:11] == " ▄▄▄▄▄ "  # a corner, dark outside


async def test_an_invitation_tells_who_waits_and_a_wrong_code_tells_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open", guests=0, start=False)
        client = server.person().client
        invited = (await client.get(f"/join/{ada.snapshot['code']}", headers=BROWSER)).text
        assert 'property="og:title" content="Hab &amp; Gut"' in invited and "2 seats are free." in invited
        for code in ("ACORN-ACORN-1000", "%00", "x" * 500):
            assert 'property="og:title" content="Magnat"' in (await client.get(f"/join/{code}", headers=BROWSER)).text


async def test_codes_are_tried_in_links_no_faster_than_elsewhere(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits()) as server:
        ada, *_ = await server.open("me", "open", "open", guests=0, start=False)
        client = server.person().client
        for number in range(1000, 1100):
            await client.get(f"/join/ACORN-ACORN-{number}", headers=BROWSER)
        assert 'content="Magnat"' in (await client.get(f"/join/{ada.snapshot['code']}", headers=BROWSER)).text  # tried too often to be told


@pytest.mark.parametrize("name", names())
async def test_every_game_has_a_picture_that_messengers_show(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path, games={name: load(name)}) as server:
        client = server.person().client
        page = (await client.get(f"/how/{name}", headers=BROWSER)).text
        assert f"/previews/{name}.png" in page and "summary_large_image" in page
        picture = await client.get(f"/previews/{name}.png")
        assert picture.headers["content-type"] == "image/png" and len(picture.content) <= 100_000
        assert struct.unpack(">II", picture.content[16:24]) == SIZE  # of the header of a PNG
        assert (await client.get("/previews/nonsense.png")).status_code == 404
        assert "/preview.png" in (await client.get("/", headers=BROWSER)).text
        assert struct.unpack(">II", (await client.get("/preview.png")).content[16:24]) == SIZE
