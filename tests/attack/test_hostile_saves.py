"""Saves that somebody has made up: refused with a sentence, and the table beside them notices nothing."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from magnat.core.game import load, names
from magnat.core.play import saves
from tests.attack.hostile_saves import forged, honest, padded, sealed
from tests.web.server import Person, code, serving

BOX = {name: load(name) for name in names()}
COUNTS = [pytest.param(2, id="some"), pytest.param(25, id="many", marks=pytest.mark.exhaustive)]


async def refused(person: Person, save: dict[str, Any]) -> str:
    """The sentence with which a save is refused."""
    answer = await asyncio.wait_for(person.post("/api/matches/import", save), 60)
    assert answer.status_code == 422, (answer.status_code, answer.text[:300], json.dumps(save)[:300])
    return str(answer.json()["error"]["message"])


@pytest.mark.parametrize("count", COUNTS)
async def test_no_made_up_position_is_taken_in(tmp_path: Path, count: int) -> None:
    luck = random.Random("forged")
    async with serving(tmp_path, games=BOX) as server:
        (ada,) = await server.open("me", "random", "random")
        for name in names():
            for save in forged(load(name), luck, count):
                assert " " in await refused(ada, save)
        await ada.play("trade_end")
        assert ada.snapshot["version"] > 1


@pytest.mark.parametrize("name", ["hab_und_gut", *(pytest.param(name, marks=pytest.mark.exhaustive) for name in names() if name != "hab_und_gut")])
async def test_no_padded_save_is_taken_in(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path, games=BOX) as server:
        ada = server.person()
        for save in padded(load(name)):
            assert " " in await refused(ada, save)
        assert (await ada.post("/api/matches/import", honest(load(name)))).status_code == 201


async def test_the_servers_own_what_ifs_come_back_and_nobody_elses(tmp_path: Path) -> None:
    async with serving(tmp_path, games=BOX) as server:
        (ada,) = await server.open("me", "random", "random")
        await ada.play("buy 2", "trade_end", "donate_none")
        await ada.until(lambda now: now["asked"] == [0])
        made = await ada.ok(ada.post("what-if", {}))
        twin = server.person(made["id"], headers={"Authorization": f"Bearer {made['token']}", "X-Magnat-Host": made["host_token"]})
        save = await twin.ok(twin.get("export"))
        assert save["known_acts"] == 1 and save["signature"]
        assert (await ada.post("/api/matches/import", save)).status_code == 201
        assert "not saved by this server" in await refused(ada, {key: value for key, value in save.items() if key != "signature"})
        richer = json.loads(json.dumps(save))
        richer["base"]["cash"][0] = richer["snapshot"]["cash"][0] = 999
        assert "not saved by this server" in await refused(ada, sealed(richer))
    async with serving(tmp_path, games=BOX) as server:  # the key is kept with the data
        assert (await server.person().post("/api/matches/import", save)).status_code == 201
    async with serving(tmp_path / "elsewhere", games=BOX) as server:
        assert "not saved by this server" in await refused(server.person(), save)


async def test_a_record_is_enough_however_it_was_signed(tmp_path: Path) -> None:
    """Whatever was reached by playing can be played again, so it needs nobody's word."""
    save = honest(load("venture"))
    async with serving(tmp_path, games=BOX) as server:
        for signature in ("", "0" * 64, "é", "\u202e"):
            assert (await server.person().post("/api/matches/import", save | {"signature": signature})).status_code == 201


async def test_a_match_under_changed_rules_is_played_again_from_its_setup() -> None:
    """A save that goes on from a base is believed without one, if its acts lead there."""
    game = load("hab_und_gut")
    save = honest(game)
    base = saves.from_json(save)
    known = len(save["acts"])
    later = sealed(save | {"known_acts": known, "base": base.state.to_json(), "draws": [], "marks": ["rules-changed"]})
    match = saves.from_json(later, trusted=False)
    assert match.state == base.state and not match.before and len(match.played) == known


async def test_halves_of_characters_are_refused_wherever_they_hide(tmp_path: Path) -> None:
    """Behind an escaped backslash, behind a whole pair, alone."""
    async with serving(tmp_path, games=BOX) as server:
        (ada,) = await server.open("me", "random", "random")
        for text in (r"\\\ud800", r"\ud83d\ude00\ud800", r"\udc00", r"\ud83d", r"\\\\\ud83d"):
            body = b'{"text": "' + text.encode() + b'"}'
            answer = await ada.client.post(f"/api/matches/{ada.match}/chat", content=body, headers={"content-type": "application/json"})
            assert code(answer) == (422, "invalid"), text
        for text in (r"\\ud800 is how one writes it", r"\ud83d\ude00", r"\\\\udc00"):
            body = b'{"text": "' + text.encode() + b'"}'
            answer = await ada.client.post(f"/api/matches/{ada.match}/chat", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 200, text


async def test_arguments_that_nest_deeply_are_refused(tmp_path: Path) -> None:
    deep: Any = 0
    for _ in range(600):
        deep = [deep]
    async with serving(tmp_path, games=BOX) as server:
        (ada,) = await server.open("me", "heuristic", "heuristic", game="venture")
        helper = next(iter(load("venture").helpers))
        for body in ({"arguments": {"cards": deep}}, {"arguments": {"cards": {"a": deep}}}):
            assert code(await ada.post(f"helpers/{helper}", body)) == (422, "invalid")
        assert code(await ada.post("orders", {"version": 1, "orders": {"claim": deep}})) == (422, "invalid")
