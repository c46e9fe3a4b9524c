"""Bots at a table have characters: drawn with the dice, told to everybody, kept in the record."""

from __future__ import annotations

from pathlib import Path

from magnat.core.game import load
from magnat.core.play import SeededDice, drawn_character
from tests.web.server import serving

HAB = load("hab_und_gut")


def told(seat: int) -> dict[str, int]:
    """The character of a bot on a seat at the tables of these tests, as a page gets it."""
    return {row.name.lower(): value for row, value in zip(HAB.state.traits, drawn_character(HAB, SeededDice(1), seat), strict=True) if value}


async def test_everybody_reads_how_the_bots_are_and_the_record_keeps_it(tmp_path: Path) -> None:
    async with serving(tmp_path, characters=True) as server:
        me, *_ = await server.open("me", "standard", "open", start=False, guests=0)
        seats = (await me.look())["seats"]
        assert [seat["character"] for seat in seats] == [{}, told(1), {}] and told(1)
        await me.ok(me.post("start"))
        assert [seat["character"] for seat in (await me.look())["seats"]] == [{}, told(1), told(2)]
    async with serving(tmp_path, characters=True) as server:
        again = server.person(me.match)
        assert [seat["character"] for seat in (await again.look())["seats"]] == [{}, told(1), told(2)]


async def test_a_seat_that_changes_hands_keeps_its_bot(tmp_path: Path) -> None:
    async with serving(tmp_path, characters=True) as server:
        me, *_ = await server.open("me", "standard", "open", start=False, guests=0)
        await me.ok(me.post("seats/1/player", {"bot": None}))
        assert (await me.look())["seats"][1]["character"] == {}
        await me.ok(me.post("seats/1/player", {"bot": "standard"}))
        assert (await me.look())["seats"][1]["character"] == told(1)


async def test_a_guided_game_goes_its_prepared_way(tmp_path: Path) -> None:
    async with serving(tmp_path, characters=True) as server:
        me = server.person()
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        answer = await me.ok(me.post("/api/matches", {"game": "hab_und_gut", "seats": seats, "name": "Ada", "guided": True, "start": True}))
        assert [seat["character"] for seat in answer["snapshot"]["seats"]] == [{}, {}, {}]
