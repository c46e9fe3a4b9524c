"""The schema at /openapi.json is what the server does: its responses have that form, and nothing that fits it makes it fail."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from pydantic import ValidationError

from magnat.core.game import load, names
from magnat.web.app import create_app
from magnat.web.schemas.snapshot import EXAMPLE, Snapshot
from tests.core.bazaar import BAZAAR
from tests.web import server
from tests.web.documented import adapter, check_push, check_response
from tests.web.server import Person, Server, code, serving

ALL_GAMES = {**{name: load(name) for name in names()}, BAZAAR.name: BAZAAR}
EVERYWHERE = ("", "hint", "replay", "recover", "export")


@pytest.mark.thorough
async def test_responses_have_the_documented_form_in_every_game_and_status(tmp_path: Path) -> None:
    """`Person` and `Socket` hold whatever they get against the documented models, here and in all other tests."""
    async with serving(tmp_path, games=ALL_GAMES) as server:
        me = server.person()
        games = [game["name"] for game in (await me.get("/api/games")).json()]
        for path in ("/health", *(f"/api/games/{game}{more}" for game in games for more in ("", *(["/rules/en"] if game != "bazaar" else [])))):
            assert (await me.get(path)).status_code == 200
        for game in games:
            await _look_around(server, game)


async def _look_around(server: Server, game: str) -> None:
    people = await server.open("me", "open", "open", game=game, start=False)
    for status in ("lobby", "running", "over") if game == "bazaar" else ("lobby", "running"):
        if status == "running":
            await people[0].ok(people[0].post("start"))
        for person in (*people, server.person(people[0].match)):
            assert (await person.look())["status"] == status
            for path in EVERYWHERE:
                await person.get(path)
        if status == "running":
            await _play_on(server, people)


async def _play_on(server: Server, people: list[Person]) -> None:
    ada = people[(await people[0].look())["asked"][0]]
    body = {"version": (await ada.look())["version"], "acts": [ada.snapshot["legal"][0]["act"]]}
    assert (await ada.post("preview", body)).status_code in (200, 422)
    assert (await ada.post("ends", body)).status_code in (200, 422)
    assert (await ada.post("what-if", {})).status_code == 201
    assert code(await ada.post("acts", body | {"version": 0})) == (409, "stale")
    async with server.socket(ada) as socket:
        await socket.message("snapshot")
        await ada.ok(ada.post("chat", {"text": "hello"}))
        await socket.message("chat")
    if ada.snapshot["game"] == "bazaar":
        for person in people:
            await person.ok(person.post("resign"))
        await ada.until(lambda now: now["status"] == "over")
        assert (await ada.post("rematch")).status_code == 201


def test_a_response_of_another_form_is_noticed() -> None:
    """So that the checks above can fail."""
    response = httpx.Response(200, json={"id": 7}, request=httpx.Request("GET", "http://table.test/api/codes/WOLF-1"))
    with pytest.raises(ValidationError):
        check_response(response)
    with pytest.raises(ValidationError):
        check_push('{"type": "presence", "connected": "all"}', "presence")


def test_every_call_is_described_with_an_example(tmp_path: Path) -> None:
    schema = create_app(server.settings(tmp_path)).openapi()
    calls = [(path, method, call) for path, methods in schema["paths"].items() for method, call in methods.items()]
    assert len(calls) >= 30
    adapter(Snapshot).validate_python(EXAMPLE)
    for path, method, call in calls:
        assert call["summary"] and call["tags"], path
        if method == "post" and "requestBody" in call and "import" not in path:
            reference = call["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            assert "example" in json.dumps(schema["components"]["schemas"][reference]), reference


async def test_the_page_to_try_it_is_whole_without_a_network(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        me = place.person()
        page = (await me.get("/docs")).text
        assert "POST /api/matches/{id}/acts" in page and "://" not in page
        assert "<script>" not in page and (await me.get("/docs.js")).headers["content-type"].startswith("text/javascript")
