"""Requests that fit the schema at /openapi.json, made at random: nothing makes the server fail."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig

from magnat.web.app import create_app
from tests.web import server

pytestmark = pytest.mark.thorough


@pytest.fixture
def nothing_left_open() -> None:
    """The server of the random requests outlives each test."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client with a seat at a running table, and the host's rights."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Starlette would rather have another library below
        from starlette.testclient import TestClient
    with TestClient(create_app(server.settings(tmp_path_factory.mktemp("fuzz"), wait=0.01))) as client:
        body = {"game": "hab_und_gut", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], "name": "Ada", "start": True}
        client.params = {"match": client.post("/api/matches", json=body).json()["id"]}
        yield client


API = schemathesis.openapi.from_dict(create_app(server.settings(Path("/nowhere"))).openapi(), config=SchemathesisConfig())


@API.include(method="POST").parametrize()
@settings(max_examples=3, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck), deadline=None)
def test_nothing_makes_it_fail(case: Any, client: httpx.Client) -> None:
    """Requests that fit the schema, made at random, for a table that exists: no answer is a failure of the server."""
    path = case.path.replace("{id}", client.params["match"])
    body = case.body if isinstance(case.body, (dict, list)) else None
    answer = client.request(case.method, path, json=body)
    assert answer.status_code < 500, (case.method, path, body, answer.text)
    if answer.status_code >= 400:
        assert answer.json()["error"]["code"] and answer.json()["error"]["message"]
