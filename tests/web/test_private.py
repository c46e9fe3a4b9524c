"""Private servers, and servers that a proxy shows under a path."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.cli.serve import rooted
from magnat.core.errors import MagnatError
from magnat.web import page
from tests.web.server import code, serving

TABLE = {"game": "hab_und_gut", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], "name": "Ada"}


async def test_on_a_private_server_only_those_who_know_its_code_open_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, creation_code="größe 7") as server:
        ada = server.person()
        assert code(await ada.post("/api/matches", TABLE)) == (403, "code-needed")
        wrong = await ada.post("/api/matches", TABLE, headers={"X-Magnat-Code": "guess"})
        assert code(wrong) == (403, "code-needed") and "not the code" in wrong.json()["error"]["message"]
        assert code(await ada.post("/api/matches/import", {"game": "hab_und_gut"})) == (403, "code-needed")
        known = {"X-Magnat-Code": "gr%C3%B6%C3%9Fe%207"}  # as the page writes it: headers hold no umlauts
        made = await ada.ok(ada.post("/api/matches", TABLE, headers=known))
        bob = await server.join(made["id"], "Bob")  # friends need no more than the link
        assert bob.seat == 1


async def test_under_a_path_links_cookies_and_the_page_have_it_in_front(tmp_path: Path) -> None:
    async with serving(tmp_path, root_path="/games/magnat") as server:
        for prefix in ("/games/magnat", ""):  # whether or not the proxy takes it away
            ada = server.person()
            made = await ada.client.post(f"{prefix}/api/matches", json=TABLE)
            assert made.status_code == 201 and made.json()["invite"].startswith("/games/magnat/join/")
            assert f"Path=/games/magnat/api/matches/{made.json()['id']}" in made.headers["set-cookie"]
            token = {"Authorization": f"Bearer {made.json()['token']}"}
            link = await ada.client.get(f"{prefix}/api/matches/{made.json()['id']}/recover", headers=token)
            assert link.json()["link"].startswith("/games/magnat/seat#")
            assert (await ada.client.get(f"{prefix}/health")).status_code == 200
        assert (await server.person().client.get("/games/magnatic/health")).status_code == 404
        if (page.STATIC / "index.html").exists():
            shown = (await server.person().client.get("/games/magnat/m/abcd")).text
            assert '<meta name="magnat-root" content="/games/magnat" />' in shown and 'src="/games/magnat/assets/' in shown


@pytest.mark.parametrize("path", ["/a b", "/../x", '/"><script>', "/ä"])
def test_what_is_no_path_is_refused_with_a_sentence(path: str) -> None:
    with pytest.raises(MagnatError, match="is not a path"):
        rooted(path)
