"""Fewer bytes on the way: what is compressed, what never is, and how much a page costs at most."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx
import pytest

from magnat.web import page
from tests.web.server import serving

FRONT_DOOR, TABLE = 150_000, 300_000  # bytes on the wire at most: the front door, and a table besides
WORDS = ("/api/games/hab_und_gut/words/fr", "/api/games/richesses_du_monde/words/en", "/api/games", "/api/names/fr")
MODERN = {"Accept-Encoding": "gzip, deflate, br"}


async def wire(client: httpx.AsyncClient, path: str) -> tuple[int, httpx.Response]:
    """How many bytes the body of an answer is on its way."""
    async with client.stream("GET", path, headers=MODERN) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
        return len(raw), answer


async def test_words_travel_compressed_and_only_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        client = server.person().client
        for path in WORDS:
            plain = await client.get(path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers and plain.headers["vary"] == "Accept-Encoding"
            size, answer = await wire(client, path)
            assert answer.headers["content-encoding"] == "gzip" and size < len(plain.content) / 2
            again = await client.get(path, headers={"If-None-Match": answer.headers["etag"]})
            assert again.status_code == 304 and not again.content
            assert (await client.get(path, headers={"Accept-Encoding": "gzip;q=0"})).content == plain.content


async def test_what_holds_secrets_beside_what_others_write_is_never_compressed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        await bob.ok(bob.post("chat", {"text": "coal coal coal " * 20}))
        for path in ("", "/log", "/chat", "/hint", "/export", "/replay"):
            answer = await ada.client.get(f"/api/matches/{ada.match}{path}", headers=MODERN)
            assert answer.status_code == 200 and "content-encoding" not in answer.headers


async def test_the_front_door_loads_names_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        client = server.person().client
        names = (await client.get("/api/names/fr")).json()["names"]["richesses_du_monde"]
        whole = (await client.get("/api/games/richesses_du_monde/words/fr")).text
        heads = {line.partition(" =")[0] for line in names.splitlines() if re.match(r"[\w-]+ =", line)}
        assert "game-name" in heads and all(head.startswith(("game-", "option-", "-")) for head in heads)
        assert len(names) < len(whole) / 3 and all(line in whole for line in names.splitlines())


async def test_a_page_weighs_what_was_promised(tmp_path: Path) -> None:
    """The scripts and styles that the front door and a table load, with the words of all games, as a browser gets them."""
    if not (page.STATIC / "index.html").exists():
        pytest.skip("the page is not built: run `npm run build` in web/")
    async with serving(tmp_path) as server:
        client = server.person().client
        document = (await client.get("/")).text
        first = re.findall(r'(?:src|href)="\./?(assets/[^"]+)"|(?:src|href)="/(assets/[^"]+)"', document)
        paths = [f"/{one or other}" for one, other in first]
        assert paths
        front = sum([(await wire(client, path))[0] for path in (*paths, "/api/games", "/api/names/fr")])
        assert front <= FRONT_DOOR, front
        script = next(path for path in paths if path.endswith(".js"))
        size, answer = await wire(client, script)
        assert answer.headers["content-encoding"] == "br" and size < (page.STATIC / script.lstrip("/")).stat().st_size / 2


async def test_the_document_of_a_table_names_what_it_needs(tmp_path: Path) -> None:
    """The files of the tables and of its game, which are there; none of other games, and nothing where no table is."""
    if not (page.STATIC / "index.html").exists():
        pytest.skip("the page is not built: run `npm run build` in web/")
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        client = server.person().client
        document = (await client.get(f"/m/{ada.match}")).text
        assert '<meta name="magnat-game" content="hab_und_gut" />' in document
        hinted = re.findall(r'<link rel="(?:modulepreload|preload)"[^>]* href="(/assets/[^"]+)"', document)
        assert any("/table-hab_und_gut-" in path and path.endswith(".js") for path in hinted)
        assert not any("venture" in path for path in hinted)
        for path in hinted:
            assert (await client.get(path)).status_code == 200, path
        for address in ("/", "/m/nonsense", "/how/venture"):
            assert "magnat-game" not in (await client.get(address)).text


def test_what_is_compressed_can_be_read_again() -> None:
    from magnat.web.compressed import zipped

    assert gzip.decompress(zipped(b"tea " * 500)) == b"tea " * 500
