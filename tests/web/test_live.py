"""Pushes over the WebSocket, and waiting with `?after=`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.web.server import Json, serving


def merged(known: list[Any], message: Json, name: str = "lines") -> list[Any]:
    """What a page does with a part of the log."""
    return [*known[: message[f"{name}_from"]], *message[name]]


async def test_every_change_is_pushed_with_only_the_new_lines(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        async with server.socket(bob) as socket:
            first = await socket.message()
            assert first["type"] == "snapshot" and first["me"] == 1 and first["lines_from"] == 0
            lines = first["lines"]
            await ada.play("buy 0")
            push = await socket.message()
            lines = merged(lines, push)
            assert push["version"] == first["version"] + 1 and len(push["lines"]) == 1 and push["view"]["shares_held"][0] == 1
            await ada.post("undo", {"version": push["version"]})
            await ada.play("buy 3", "trade_end", "donate 3")
            while push["asked"] != [1]:
                push = await socket.message()
                lines = merged(lines, push)
            assert lines == (await bob.look())["lines"] and lines[-1]["values"] == {"seat": 0, "good": None}
            assert push["legal"] == bob.snapshot["legal"]


async def test_a_slow_listener_gets_one_push_for_many_changes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        async with server.socket(bob) as socket:
            lines = (await socket.message())["lines"]
            (listener,) = server.table(ada.match).audience.listeners
            gate = asyncio.Event()
            send = listener._send

            async def slowly(text: str) -> None:
                await gate.wait()
                await send(text)

            listener._send = slowly
            await ada.play("buy 0")
            await ada.play("buy 1")
            await ada.post("undo", {"version": (await ada.look())["version"]})
            await ada.play("buy 2")
            gate.set()
            lines = merged(lines, await socket.message())
            last = await socket.message()
            assert merged(lines, last) == (await bob.look())["lines"] and last["version"] == bob.snapshot["version"]
            assert socket.waiting() == []


async def test_chat_and_presence_are_pushed_between(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        async with server.socket(ada) as socket:
            assert [seat["connected"] for seat in (await socket.message())["seats"]] == [True, False, False]
            async with server.socket(bob) as other:
                assert (await other.message())["seats"][1]["connected"]
                told = await socket.message()
                assert {**told, "coverable_from": None} == {
                    "type": "presence",
                    "connected": [True, True, False],
                    "coverable_from": None,
                    "spectators": 0,
                }
                await bob.ok(bob.post("chat", {"text": "hello"}))
                said = await socket.message()
                assert said["type"] == "chat" and said["chat_from"] == 0 and said["chat"][0]["text"] == "hello"
                await bob.ok(bob.post("chat", {"text": "again"}))
                assert (await socket.message())["chat_from"] == 1
                await ada.play("buy 0")
                push = await socket.message()
                assert push["type"] == "snapshot" and push["chat"] == [] and push["chat_from"] == 2
            assert (await socket.message("presence"))["connected"] == [True, False, False]


async def test_what_a_client_sends_is_ignored(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        async with server.socket(ada) as socket:
            await socket.message()
            socket._up.put_nowait({"type": "websocket.receive", "text": '{"acts": [["buy", 0]]}'})
            await ada.play("buy 1")
            assert (await socket.message())["view"]["hand"][0] == [0, 1, 0, 0, 0, 0]


async def test_waiting_for_something_newer(tmp_path: Path) -> None:
    async with serving(tmp_path, wait=0.05) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        version = (await bob.look())["version"]
        assert (await bob.get(params={"after": version})).status_code == 204
    async with serving(tmp_path, wait=30.0) as server:
        ada, bob = (server.person(person.match, headers={"Authorization": f"Bearer {person.token}"}) for person in (ada, bob))
        waiting = asyncio.create_task(bob.get(params={"after": version}))
        while not (await ada.look())["seats"][1]["connected"]:
            await asyncio.sleep(0.01)
        await ada.play("buy 0")
        answer = await waiting
        assert answer.status_code == 200 and answer.json()["version"] == version + 1
        assert (await bob.get(params={"after": version})).json() == answer.json()


@pytest.mark.thorough
async def test_bots_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=0.3) as server:
        (ada,) = await server.open("me", "random", "random")
        began = asyncio.get_running_loop().time()
        await ada.play("trade_end")
        await ada.until(lambda now: now["asked"] == [0])
        assert asyncio.get_running_loop().time() - began >= 0.6
