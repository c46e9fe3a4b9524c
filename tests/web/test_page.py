"""The built page and its files."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from magnat.web import page, responses
from magnat.web.errors import ApiError


async def pages(static: Path, *paths: str) -> list[httpx.Response]:
    app = FastAPI()
    app.add_exception_handler(ApiError, responses.on_api_error)
    app.include_router(page.router(static))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table.test") as client:
        return [await client.get(path) for path in paths]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Magnat</title>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return static


async def test_one_document_serves_all_routes_of_the_page(built: Path) -> None:
    for answer in await pages(built, "/", "/m/abc", "/join/WOLF-42", "/seat/secret"):
        assert answer.status_code == 200 and "Magnat" in answer.text and answer.headers["cache-control"] == "no-cache"


async def test_whatever_the_page_can_show_has_an_address_that_answers(built: Path) -> None:
    """Links that are sent around are asked for by programs too, which see the status alone."""
    app = (Path(__file__).parents[2] / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    shown = set(re.findall(r'parts\[0\] === "(\w+)"', app))
    assert {"deal", "duplicate", "puzzles", "series", "p"} <= shown
    paths = ["/me", "/deal", "/duplicate", "/puzzles", *(f"/{name}/abcd" for name in sorted(shown - {"me", "puzzles"}))]
    assert [path for path, answer in zip(paths, await pages(built, *paths), strict=True) if answer.status_code != 200] == []


async def test_hashed_files_are_kept_for_long_and_others_are_asked_for_again(built: Path) -> None:
    script, icon = await pages(built, "/assets/app-1a2b.js", "/icon.svg")
    assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
    assert icon.headers["cache-control"] == "no-cache" and icon.headers["content-type"] == "image/svg+xml"


async def test_nothing_outside_the_page_is_served(built: Path) -> None:
    for answer in await pages(built, "/secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets", "/api/nothing", "/..%2fsecret.txt"):
        assert answer.status_code == 404 and "secret" not in answer.text


async def test_names_that_no_file_can_have_are_not_found(built: Path) -> None:
    for answer in await pages(built, "/assets/%00", "/api/%00", f"/assets/{'x' * 5000}", "/%00", f"/{'x' * 300}"):
        assert answer.status_code == 404


async def test_the_notices_of_the_libraries_are_served_with_the_page() -> None:
    if not (page.STATIC / "index.html").exists():
        pytest.skip("the page is not built: run `npm run build` in web/")
    (notices,) = await pages(page.STATIC, "/licences.txt")
    for library in ("svelte", "@fluent/bundle", "qrcode-generator"):
        assert f"\n{library} " in f"\n{notices.text}"
    assert "Permission is hereby granted" in notices.text and "Apache License" in notices.text


async def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    (answer,) = await pages(tmp_path / "static", "/")
    assert answer.status_code == 503 and "npm run build" in answer.text
