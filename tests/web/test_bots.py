"""Bots that hang, crash or cheat: the table goes on."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from magnat.bots import BOTS, Bot
from magnat.core.play import Match, Seat, SeededDice
from magnat.web.bot_runner import BotRunner
from magnat.web.workers import Workers
from tests.core.tables import bazaar, play
from tests.games.richesses_du_monde.scene import GAME as RICHESSES
from tests.games.richesses_du_monde.scene import A, B, Scene, production
from tests.web.server import PATIENCE, code, serving


class Broken:
    """A bot that does whatever its function does."""

    name = "broken"

    def __init__(self, choose: Callable[[Match, int], int]) -> None:
        self._choose = choose

    def choose(self, match: Match, seat: int) -> int:
        return self._choose(match, seat)


def crash(match: Match, seat: int) -> int:
    raise SystemExit("a bot must not stop the server")


def cheat(match: Match, seat: int) -> int:
    return 9999


def hang(match: Match, seat: int) -> int:
    time.sleep(4)
    return 0


def bots(choose: Callable[[Match, int], int], *, heuristic: bool = True) -> Mapping[str, Callable[[int], Bot]]:
    def broken(seed: int) -> Bot:
        return Broken(choose)

    return {**BOTS, "broken": broken} | ({} if heuristic else {"standard": broken})


@pytest.mark.thorough
async def test_a_broken_bot_is_replaced_by_the_heuristic_then_by_the_default(tmp_path: Path) -> None:
    match = bazaar(3)
    play(match, "0 price 0")
    advised, default = match.game.act_id("take"), match.game.act_id("decline")
    assert await BotRunner(60.0, Workers()).act(match, 1, "heuristic") == advised  # by now a worker has been started
    for wrong in (crash, cheat, hang):
        assert await BotRunner(2.0, Workers(), bots(wrong)).act(match, 1, "broken") == advised
        assert await BotRunner(0.3, Workers(), bots(wrong, heuristic=False)).act(match, 1, "broken") == default
    assert await BotRunner(9.0, Workers()).act(match, 1, "nobody") == advised


async def test_in_an_open_window_a_bot_keeps_its_hand_down_where_it_wants_nothing(tmp_path: Path) -> None:
    match = bazaar(3)
    play(match, "0 price 0", "1 take", "0 abstain", "1 abstain", "2 abstain")
    assert match.window == "open"
    assert await BotRunner(9.0, Workers()).act(match, 0, "heuristic") is None
    sold = await BotRunner(9.0, Workers()).act(match, 1, "heuristic")
    assert sold is not None and match.game.spelled(sold)[0] == "offer"
    assert await BotRunner(9.0, Workers(), bots(crash, heuristic=False)).act(match, 1, "broken") is None


@pytest.mark.thorough
async def test_a_table_with_a_hanging_bot_goes_on_and_others_do_not_notice(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_patience=0.3) as server:
        rest = threading.Event()
        server.registry.services.bots.bots = bots(lambda match, seat: int(rest.wait(2 * PATIENCE)))
        ada, _ = await server.open("me", "open", "broken", game="bazaar")
        zoe, *_ = await server.open("me", "open", "open")
        await ada.ok(ada.post("bot", {"bot": "broken"}))
        async with asyncio.timeout(PATIENCE):
            await zoe.play("buy 0")
        assert (await ada.until(lambda now: now["asked"] == [1]))["status"] == "running"
        rest.set()


async def test_an_undo_overtakes_a_thinking_bot(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_patience=PATIENCE) as server:
        thought, answered = threading.Event(), threading.Event()

        def think(match: Match, seat: int) -> int:
            thought.wait(PATIENCE)
            answered.set()
            return match.hint(seat)[0]

        server.registry.services.bots.bots = bots(think)
        (ada,) = await server.open("me", "broken", "broken")
        await ada.play("trade_end")
        back = await ada.ok(ada.post("undo", {"version": (await ada.look())["version"]}))
        assert back["asked"] == [0]
        thought.set()
        assert await asyncio.to_thread(answered.wait, PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while server.table(ada.match).autoplay.busy:
                await asyncio.sleep(0.01)
        assert (await ada.look())["version"] == back["version"]


async def test_a_bot_says_why_it_declines_what_a_person_offers(tmp_path: Path) -> None:
    """Ada wants Bob's coffee for a single title of tea. Only people are answered, and only bots give reasons."""
    tea, coffee = production("the"), production("cafe")
    scene = Scene(3, A, open_market="own_turn").owns(A, "the", "Kenya").owns(B, "cafe", "Brésil", "Colombie")
    scene.acts(("exchange_with", B), ("give_lot", tea), ("ask_lot", coffee), "send")
    match = Match(RICHESSES, [Seat("Ada"), Seat("Bob"), Seat("Cleo")], SeededDice(1), scene.st, scene.st.copy(), before=[[0, "what-if", 0]])
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.go_on(match)
        await bob.ok(bob.post("bot", {"bot": "heuristic"}))
        now = await ada.until(lambda now: now["phase"] == "MARKET")
        assert remarks(now) == [("Bob", "", "COSTS_ME")]
        ada, bob, _ = await server.go_on(match)
        await bob.ok(bob.play("refuse"))
        assert (await ada.look())["chat"] == []
        ada, bob, _ = await server.go_on(match)
        await ada.ok(ada.post("bot", {"bot": "heuristic"}))
        await bob.ok(bob.post("bot", {"bot": "heuristic"}))
        assert remarks(await bob.until(lambda now: any(line["event"] == "DECLINED" for line in now["lines"]))) == []


def remarks(now: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What bots have said aloud: who, in which words, why."""
    return [(said["name"], said["text"], said["remark"]) for said in now["chat"] if said["remark"]]


async def test_who_sits_alone_sets_the_pace_of_the_bots_and_skips(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=60.0) as server:
        (ada,) = await server.open("me", "heuristic", "heuristic")
        await ada.ok(ada.play("trade_end"))
        assert (await ada.ok(ada.post("skip")))["asked"] != [0]
        now = await ada.until(lambda now: now["asked"] == [0])
        assert (await ada.ok(ada.post("pace", {"pace": "at_once"})))["pace"] == "at_once"
        hint = await ada.ok(ada.get("hint"))
        assert hint["acts"][0] == hint["act"] and len(hint["acts"]) == len(hint["plan"]) > 1  # the whole price turn
        await ada.ok(ada.post("acts", {"version": now["version"] + 1, "acts": hint["acts"]}))
        assert (await ada.until(lambda now: now["asked"] == [0]))["pace"] == "at_once"
        assert (await ada.post("pace", {"pace": "never"})).status_code == 422


@pytest.mark.thorough
async def test_who_hands_the_seat_over_watches_at_the_pace_set_or_skips_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=60.0) as server:
        (ada,) = await server.open("me", "heuristic", "heuristic")
        async with server.socket(ada):
            await ada.ok(ada.post("bot", {"bot": "heuristic"}))
            await asyncio.sleep(0.3)
            assert (now := await ada.look())["status"] == "running" and now["asked"] == [0]  # the bot takes its time
            await ada.ok(ada.post("skip"))
            await ada.until(lambda now: now["status"] == "over")


async def test_among_people_nobody_hurries_the_bots(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=60.0) as server:
        ada, _ = await server.open("me", "open", "heuristic")
        for answer in (await ada.post("pace", {"pace": "fast"}), await ada.post("skip")):
            assert code(answer) == (409, "wrong-status")
        assert (await ada.look())["pace"] == "normal"
