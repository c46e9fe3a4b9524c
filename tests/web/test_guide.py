"""The guided first game at the server: an ordinary match, marked, with prepared draws; where the newcomer stands outlives the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magnat.core.game import load
from magnat.games.hab_und_gut.guide import GUIDE, TEA
from tests.web.server import Person, Server, code, serving

WANTED: dict[str, Any] = {
    "game": "hab_und_gut",
    "guided": True,
    "name": "Ada",
    "takebacks": True,
    "start": True,
    "seats": [{"kind": "me"}, *2 * [{"kind": "bot"}]],
}


async def newcomer(server: Server, game: str = "hab_und_gut") -> Person:
    ada = server.person()
    made = await ada.ok(ada.post("/api/matches", WANTED | {"game": game}))
    ada.match, ada.seat, ada.token, ada.snapshot = made["id"], made["seat"], made["token"], made["snapshot"]
    return ada


async def read_up_to(ada: Person, step: str) -> None:
    while (now := (await ada.look())["guide"]["step"]) != step:
        await ada.ok(ada.post("guide", {"read": now}))


def told(ada: Person) -> Any:
    return ada.snapshot["guide"]["step"]


async def test_the_newcomer_is_led_and_found_again_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await newcomer(server)
        assert ada.snapshot["marks"] == ["guided"] and ada.snapshot["fair"]["commitment"] is None
        assert ada.snapshot["guide"] == {
            "step": "welcome", "number": 1, "steps": len(GUIDE.steps), "point": ["my-things"], "acts": [], "done": None,
            "strayed": False, "left": False, "over": False,
        }  # fmt: skip
        assert (await server.person(ada.match).look())["guide"] is None  # nobody else is guided
        await read_up_to(ada, "buy")
        await ada.ok(ada.post("guide", {"read": "welcome"}))  # read long ago: nothing changes
        assert told(ada) == "buy"
        await ada.play(f"buy {TEA}", f"buy {TEA}")
        assert (await ada.look())["guide"]["acts"] == [["buy", TEA]] and told(ada) == "buy"
        assert (await ada.ok(ada.post("undo", {"version": ada.snapshot["version"]})))["guide"]["acts"] == 2 * [["buy", TEA]]
        await ada.play(f"buy {TEA}", f"buy {TEA}")
        assert (await ada.look())["guide"]["done"] == "buy" and told(ada) == "give"
        await ada.ok(ada.post("guide", {"left": True}))
    async with serving(tmp_path) as server:
        again = server.person(ada.match, headers={"Authorization": f"Bearer {ada.token}"})
        assert (await again.look())["guide"] | {"point": []} == {**ada.snapshot["guide"], "left": True, "point": []}
        await again.ok(again.post("guide", {}))
        await again.play(f"donate {TEA}")
        after = await again.until(lambda now: now["asked"] == [0])
        assert after["guide"]["step"] == "cards" and not after["guide"]["left"]
        assert [line["values"] for line in after["lines"] if line["event"] == "BOUGHT" and line["values"]["seat"] == 1] == 3 * [
            {"seat": 1, "good": 0, "price": 40}
        ]


async def test_the_path_can_be_left_and_found_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await newcomer(server)
        await ada.play("trade_end")  # instead of all that could be read first
        assert (await ada.until(lambda now: now["asked"] == [0]))["guide"]["strayed"] and told(ada) == "cards"
        await ada.ok(ada.post("takeback", {"version": ada.snapshot["version"]}))
        assert (await ada.look())["guide"]["strayed"] is False and told(ada) == "welcome"
        await read_up_to(ada, "buy")
        hint = await ada.ok(ada.get("hint"))
        assert hint["acts"] == [["buy", TEA]] and hint["reasons"] == []  # a hint stays on the path
        await ada.play(*3 * [f"buy {TEA}"])
        await ada.play(f"donate {TEA}")
        again = await ada.until(lambda now: now["asked"] == [0])
        assert again["guide"]["step"] == "cards" and again["view"]["price"] == 6 * [8]


async def test_nobody_plays_on_while_something_is_read(tmp_path: Path) -> None:
    """In Venture a Profit card pays in the midst of the others' turns: the stack that the guide speaks of is still there."""
    async with serving(tmp_path, games={"venture": load("venture")}) as server:
        ada = await newcomer(server, "venture")
        while (now := await ada.until(lambda now: now["guide"]["step"] is not None))["guide"]["step"] != "profit":
            if now["guide"]["acts"]:
                await ada.play(*(f"{block} {argument}" for block, argument in now["guide"]["acts"]))
            else:
                await ada.ok(ada.post("guide", {"read": told(ada)}))
        await asyncio.sleep(0.3)
        assert (await ada.look())["version"] == now["version"] and 0 not in now["asked"]
        await ada.ok(ada.post("guide", {"read": "profit"}))
        assert (await ada.until(lambda now: now["asked"] == [0]))["guide"]["step"] == "reorganise"


@pytest.mark.parametrize(
    "change",
    [
        {"game": "bazaar"}, {"options": {"memory_aid": "off"}}, {"start": False}, {"clock": {"kind": "days", "days": 1}},
        {"seats": [{"kind": "me"}, {"kind": "bot"}]}, {"seats": [{"kind": "bot"}, {"kind": "me"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]},
    ],
)  # fmt: skip
async def test_nothing_of_a_guided_game_can_be_chosen(tmp_path: Path, change: dict[str, Any]) -> None:
    async with serving(tmp_path) as server:
        assert code(await server.person().post("/api/matches", WANTED | change)) == (422, "invalid")


async def test_only_who_is_guided_follows_a_guide(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "random", "random")
        assert code(await ada.post("guide", {"read": "welcome"})) == (409, "wrong-status")
        assert code(await server.person((await newcomer(server)).match).post("guide", {"left": True})) == (401, "no-seat")
