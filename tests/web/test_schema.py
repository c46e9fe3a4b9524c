"""The schema at /openapi.json is what the server does: its answers have that form, and nothing that fits it makes it fail."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from pydantic import BaseModel
from schemathesis.config import SchemathesisConfig

from magnat.web import schemas
from magnat.web.app import create_app
from tests.web import house
from tests.web.house import Server, run, server

ANSWERS: dict[str, type[BaseModel]] = {"": schemas.Snapshot, "hint": schemas.Hint, "replay": schemas.Replayed, "recover": schemas.Link}


def test_answers_have_the_declared_form(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path) as place:
            await _look_around(place)

    run(story())


async def _look_around(place: Server) -> None:
    me = place.person()
    for game in (await me.get("/api/games")).json():
        schemas.GameInfo.model_validate(game)
        schemas.GameDetails.model_validate((await me.get(f"/api/games/{game['name']}")).json())
    schemas.Rules.model_validate((await me.get("/api/games/hab_und_gut/rules/en")).json())
    schemas.Health.model_validate((await me.get("/health")).json())
    for game in ("hab_und_gut", "bazaar"):
        people = await place.open("me", "open", "open", game=game, start=False)
        for when in ("lobby", "running", "over"):
            if when == "running":
                await people[0].ok(people[0].post("start"))
            for person in (*people, place.person(people[0].match)):
                for path, model in ANSWERS.items():
                    answer = await person.get(path)
                    (model if answer.is_success else schemas.Failure).model_validate(answer.json())
            if when == "running":
                await _play_on(place, people)


async def _play_on(place: Server, people: list[house.Person]) -> None:
    ada = people[0]
    body = {"version": (await ada.look())["version"], "acts": [ada.snapshot["legal"][0]["act"]]}
    schemas.Previewed.model_validate((await ada.post("preview", body)).json())
    schemas.Created.model_validate((await ada.post("what-if", {})).json())
    schemas.Failure.model_validate((await ada.post("acts", body | {"version": 0})).json())
    async with place.socket(ada) as socket:
        schemas.Push.model_validate(await socket.message("snapshot"))
        await ada.post("chat", {"text": "hello"})
        schemas.ChatPush.model_validate(await socket.message("chat"))
    if ada.snapshot["game"] == "bazaar":
        for person in people:
            await person.ok(person.post("resign"))
        await ada.until(lambda now: now["status"] == "over")
        schemas.Again.model_validate((await ada.post("rematch")).json())


def test_every_call_is_described_with_an_example(tmp_path: Path) -> None:
    schema = create_app(house.settings(tmp_path)).openapi()
    calls = [(path, method, call) for path, methods in schema["paths"].items() for method, call in methods.items()]
    assert len(calls) >= 30
    schemas.Snapshot.model_validate(schemas.EXAMPLE)
    for path, method, call in calls:
        assert call["summary"] and call["tags"], path
        if method == "post" and "requestBody" in call and "import" not in path:
            reference = call["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            assert "example" in json.dumps(schema["components"]["schemas"][reference]), reference


def test_the_page_to_try_it_is_whole_without_a_network(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path) as place:
            me = place.person()
            page = (await me.get("/docs")).text
            assert "POST /api/matches/{id}/acts" in page and "://" not in page
            assert "<script>" not in page and (await me.get("/docs.js")).headers["content-type"].startswith("text/javascript")

    run(story())


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client with a seat at a running table, and the host's rights."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Starlette would rather have another library below
        from starlette.testclient import TestClient
    with TestClient(create_app(house.settings(tmp_path_factory.mktemp("fuzz"), wait=0.01))) as client:
        body = {"game": "hab_und_gut", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], "name": "Ada", "start": True}
        client.params = {"match": client.post("/api/matches", json=body).json()["id"]}
        yield client


API = schemathesis.openapi.from_dict(create_app(house.settings(Path("/nowhere"))).openapi(), config=SchemathesisConfig())


@API.include(method="POST").parametrize()
@settings(max_examples=4, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck), deadline=None)
def test_nothing_makes_it_fail(case: Any, client: httpx.Client) -> None:
    """Requests that fit the schema, made at random, for a table that exists: no answer is a failure of the server."""
    path = case.path.replace("{id}", client.params["match"])
    body = case.body if isinstance(case.body, (dict, list)) else None
    answer = client.request(case.method, path, json=body)
    assert answer.status_code < 500, (case.method, path, body, answer.text)
    if answer.status_code >= 400:
        assert answer.json()["error"]["code"] and answer.json()["error"]["message"]
