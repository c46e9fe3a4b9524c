"""Playing through the server: acts, refusals, stale pages, repeated requests, undo, bots in one's place."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.web.databases import execute
from tests.web.server import Person, Server, code, serving


async def three(server: Server) -> list[Person]:
    """A running game of three people; Ada trades first."""
    return await server.open("me", "open", "open")


async def test_acts_change_the_table_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        answer = (await ada.play("buy 0", "trade_end")).json()
        assert answer["phase"] == "DONATE" and answer["view"]["hand"][0] == [1, 0, 0, 0, 0, 0] and answer["undoable"] == 2
        assert [line["event"] for line in answer["lines"]] == ["BOUGHT"] and answer["lines_from"] == 2
        seen = await bob.look()
        assert seen["version"] == answer["version"] and seen["view"]["hand"][0] == [None] * 6 and seen["legal"] == []
        assert [line["event"] for line in seen["lines"]] == ["LAP", "TOUR", "BOUGHT"] and seen["lines_from"] == 0


async def test_an_illegal_act_is_refused_with_reason_rules_and_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        before = (await ada.get()).content
        answer = await ada.play("sell 0")
        assert answer.status_code == 422
        error = answer.json()["error"]
        assert (error["code"], error["reason"], error["rules"]) == ("illegal", "NOT_YOURS", ["H20"]) and "(H20)" in error["message"]
        french = await ada.post("acts", {"version": ada.snapshot["version"], "acts": [["sell", 0]]}, params={"lang": "fr"})
        assert french.json()["error"]["message"] != error["message"]
        assert (await ada.play("buy 0", "sell 0")).json()["error"]["reason"] == "BUY_OR_SELL"
        assert (await ada.play("fly 0")).json()["error"]["reason"] == "unknown-act"
        assert (await ada.play("buy 99")).json()["error"]["reason"] == "unknown-act"
        assert (await bob.play("buy 0")).json()["error"]["reason"] == "not-your-turn"
        assert (await ada.get()).content == before


async def test_a_stale_page_gets_the_news(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        old = (await ada.look())["version"]
        await ada.play("buy 0")
        answer = await ada.play("buy 1", version=old)
        assert code(answer) == (409, "stale") and answer.json()["news"] == (await ada.look())
        assert code(await ada.play("buy 1", version=10**6)) == (409, "stale")
        await bob.ok(bob.post("chat", {"text": "take your time"}))
        assert (await ada.play("buy 1", version=old + 1)).status_code == 200  # chat does not make a decision stale


async def test_what_is_repeated_with_its_key_is_not_done_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        version = (await ada.look())["version"]
        first, second = await asyncio.gather(*(ada.play("buy 0", key="one", version=version) for _ in range(2)))
        assert first.status_code == second.status_code == 200
        assert [answer.json()["version"] for answer in (first, second)] == [version + 1] * 2 and first.json()["view"] == second.json()["view"]
        assert (await ada.play("trade_end", key="two")).status_code == 200
        repeated = await ada.play("buy 5", key="one", version=version)  # whatever it says now: it was done, and this is what the table looks like
        assert repeated.status_code == 200 and repeated.json() == (await ada.look())
        assert (await ada.look())["view"]["hand"][0] == [1, 0, 0, 0, 0, 0]
        assert (await bob.play("buy 0", key="one")).status_code == 422  # another seat's keys are its own
    async with serving(tmp_path) as server:
        again = server.person(ada.match, headers={"Authorization": f"Bearer {ada.token}"})
        assert (await again.play("buy 0", key="one", version=version)).json()["view"]["hand"][0] == [1, 0, 0, 0, 0, 0]


async def test_of_what_was_done_only_that_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        for number in range(59):
            await ada.ok(ada.post("chat", {"text": "x" * 500, "key": str(number)}))
        ((kept, largest),) = execute(tmp_path, "SELECT COUNT(answer), MAX(LENGTH(answer)) FROM entries WHERE match = ?", ada.match)
        assert kept == 59 and largest < 50
        await ada.ok(ada.post("chat", {"text": "again", "key": "7"}))
        assert len((await ada.look())["chat"]) == 59


async def test_the_chat_comes_in_pages(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        for number in range(230):
            await ada.ok(ada.post("chat", {"text": str(number)}))
        seen = await bob.look()
        assert seen["chat_from"] == 130 and [told["text"] for told in seen["chat"]] == [str(number) for number in range(130, 230)]
        read: list[str] = []
        while len(read) < 230:
            page = await bob.ok(bob.get("chat", params={"from": len(read)}))
            assert page["total"] == 230 and page["chat_from"] == len(read) and len(page["chat"]) <= 100
            read += [told["text"] for told in page["chat"]]
        assert read == [str(number) for number in range(230)]
        assert (await bob.ok(bob.get("chat", params={"from": 1000})))["chat"] == []
        async with server.socket(bob) as socket:
            push = await socket.message("snapshot")
            assert push["chat_from"] == 130 and len(push["chat"]) == 100
            await ada.ok(ada.post("chat", {"text": "new"}))
            assert [told["text"] for told in (await socket.message("chat"))["chat"]] == ["new"]


async def test_two_clicks_at_once_are_one_act(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await three(server)
        version = (await ada.look())["version"]
        answers = await asyncio.gather(*(ada.play("buy 0", key=str(index), version=version) for index in range(5)))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
        assert (await ada.look())["view"]["hand"][0][0] == 1


async def test_a_preview_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        before = (await ada.get()).content
        body = {"version": (await ada.look())["version"], "acts": [["buy", 0], ["buy", 0]]}
        seen = await ada.ok(ada.post("preview", body))
        assert seen["view"]["hand"][0][0] == 2 and [line["event"] for line in seen["lines"]] == ["BOUGHT", "BOUGHT"]
        assert (await ada.get()).content == before
        assert code(await bob.post("preview", body)) == (422, "illegal")
        assert code(await ada.post("preview", body | {"version": 0})) == (409, "stale")


async def test_every_complete_answer_is_foreseen_in_one_request(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        before = (await ada.get()).content
        body = {"version": (await ada.look())["version"], "acts": [["buy", 0]], "phases": ["TRADE"]}
        told = await ada.ok(ada.post("ends", body))
        assert told["whole"] and len(told["ends"]) > 5
        for end in told["ends"]:
            assert end["acts"][0] == ["buy", 0] and end["acts"][-1] in (["buy", end["acts"][-1][1]], ["trade_end", 0])
            seen = await ada.ok(ada.post("preview", {"version": body["version"], "acts": end["acts"]}))
            assert (seen["view"], seen["lines"]) == (end["view"], end["lines"])
        assert (await ada.get()).content == before
        assert code(await bob.post("ends", body)) == (422, "illegal")
        assert code(await ada.post("ends", body | {"version": 0})) == (409, "stale")
        assert (await ada.post("ends", body | {"phases": ["NEVER"]})).json()["error"]["reason"] == "unknown-phase"


async def test_undo_goes_back_as_far_as_is_fair(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        await ada.play("buy 0", "buy 1")
        back = await ada.ok(ada.post("undo", {"version": (await ada.look())["version"]}))
        assert back["view"]["hand"][0] == [1, 0, 0, 0, 0, 0] and back["undoable"] == 1
        assert back["lines"] == [] and back["lines_from"] == 3  # two of the opening, one purchase
        await ada.play("trade_end", "donate_none")
        await bob.play("trade_end")
        answer = await ada.post("undo", {"version": (await ada.look())["version"]})
        assert answer.json()["error"]["reason"] == "nothing-to-undo"


async def test_takebacks_where_one_person_plays_and_the_table_allows_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "random", "random", takebacks=True)
        await ada.play("buy 0", "trade_end", "donate 0")
        now = await ada.until(lambda now: now["asked"] == [0])
        assert now["may_take_back"]
        back = await ada.ok(ada.post("takeback", {"version": now["version"], "key": "t"}))
        assert back["phase"] == "TRADE" and back["view"]["bought"] == 0 and back["marks"] == ["takeback"]  # all that was sent at once
        await ada.play("buy 0")
        await ada.play("trade_end", "donate 0")
        now = await ada.until(lambda now: now["asked"] == [0])
        back = await ada.ok(ada.post("takeback", {"version": now["version"]}))
        assert back["phase"] == "TRADE" and back["view"]["bought"] == 1
        back = await ada.ok(ada.post("takeback", {"version": back["version"]}))
        assert back["phase"] == "TRADE" and back["view"]["bought"] == 0
        (strict,) = await server.open("me", "random", "random")
        await strict.play("trade_end")
        now = await strict.until(lambda now: now["asked"] == [0])
        assert code(await strict.post("takeback", {"version": now["version"]})) == (409, "wrong-status") and not now["may_take_back"]
        first, *_ = await server.open("me", "open", "open", takebacks=True)
        await first.play("trade_end")
        answer = await first.post("takeback", {"version": (await first.look())["version"]})
        assert answer.json()["error"]["reason"] == "takeback-among-people"


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        assert code(await ada.post("bot", {"bot": "oracle"})) == (422, "invalid")
        handed = await ada.ok(ada.post("bot", {"bot": "random"}))
        assert handed["seats"][0]["kind"] == "person" and handed["seats"][0]["bot"] == "random" and handed["legal"] == []
        assert code(await ada.play("buy 0")) == (409, "wrong-status")
        await bob.until(lambda now: now["asked"] == [1])
        await ada.ok(ada.post("bot", {"bot": None}))
        await bob.play("trade_end")
        assert (await bob.until(lambda now: now["asked"] == [2]))["seats"][0]["bot"] is None


async def test_who_resigns_is_marked_and_a_bot_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo = await three(server)
        await ada.ok(ada.post("resign"))
        await bob.until(lambda now: now["asked"] == [1])
        assert (await bob.look())["seats"][0]["resigned"]
        assert code(await ada.post("bot", {"bot": None})) == (409, "wrong-status")
        await bob.ok(bob.post("resign"))
        await cleo.ok(cleo.post("resign"))
        assert (await cleo.until(lambda now: now["status"] == "over"))["result"] is not None


async def test_the_host_pauses(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        assert code(await bob.post("pause", {"paused": True})) == (403, "not-host")
        assert (await ada.ok(ada.post("pause", {"paused": True})))["status"] == "paused"
        assert code(await ada.play("buy 0")) == (409, "wrong-status")
        assert (await ada.look())["legal"] == []
        await ada.ok(ada.post("pause", {"paused": False}))
        assert (await ada.play("buy 0")).status_code == 200


async def test_a_hint_says_what_and_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        hint = await ada.ok(ada.get("hint", headers={"Accept-Language": "fr-FR,fr;q=0.9,en;q=0.5"}))
        english = await ada.ok(ada.get("hint"))
        assert hint["version"] == (await ada.look())["version"]
        assert hint["act"] == english["act"] and hint["words"] != english["words"] and english["words"]
        assert (await bob.get("hint")).json()["error"]["reason"] == "not-your-turn"
        assert code(await server.person(ada.match).get("hint")) == (401, "no-seat")


async def test_chat_reaches_everybody_as_one_harmless_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, _ = await three(server)
        await ada.ok(ada.post("chat", {"text": "Hello\n<b>friends</b>\u0000 \U0001f60a", "key": "c"}))
        await ada.ok(ada.post("chat", {"text": "again", "key": "c"}))
        (said,) = (await bob.look())["chat"]
        assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "Hello <b>friends</b> \U0001f60a")
        assert code(await ada.post("chat", {"text": " \n "})) == (422, "invalid")
        lone = await ada.client.post(f"/api/matches/{ada.match}/chat", content=b'{"text": "\\ud800"}', headers={"Content-Type": "application/json"})
        assert code(lone) == (422, "invalid")


async def test_a_whole_game_through_the_api(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "heuristic", "random")
        number = 0
        while (now := await ada.until(lambda now: bool(now["legal"]) or now["status"] == "over"))["status"] != "over":
            number += 1
            hint = await ada.ok(ada.get("hint"))
            assert (await ada.post("acts", {"version": now["version"], "key": str(number), "acts": [hint["act"]]})).status_code == 200
        assert sorted(now["result"]["ranks"]) != [] and now["asked"] == [] and now["phase"] is None


async def test_an_act_is_answered_alike_whichever_way_it_takes(tmp_path: Path) -> None:
    """The short way is for requests of exactly this content type; with another name for it, FastAPI reads them."""
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open")
        version = (await ada.look())["version"]
        bodies = [
            f'{{"version": {version}, "acts": [["sell", 0]]}}',
            f'{{"version": "{version}", "acts": [["sell", 0.0]], "key": "k"}}',
            '{"version": 0, "acts": [["buy", 0]]}',
            f'{{"version": {version}, "acts": []}}',
            f'{{"version": {version}, "acts": [["buy", 0]], "more": 1}}',
            f'{{"version": {version}, "acts": [["buy", "x"], ["buy"]]}}',
            "[" * 60_000,
            "{",
            "",
            "null",
            '{"version": NaN}',
        ]
        for person, match in ((ada, ada.match), (bob, ada.match), (server.person(), ada.match), (ada, "Zz"), (ada, "zzzzzz")):
            for body in bodies:
                short, long = [
                    await person.client.post(f"/api/matches/{match}/acts", content=body, headers={"Content-Type": f"application/json{more}"})
                    for more in ("", ";charset=utf-8")
                ]
                assert 400 <= short.status_code < 500 and (short.status_code, short.json()) == (long.status_code, long.json()), body[:50]
        assert (await ada.client.get(f"/api/matches/{ada.match}/acts")).status_code == 404
        played = await ada.client.post(f"/api/matches/{ada.match}/acts", json={"version": version, "acts": [["buy", 0]]})
        assert played.status_code == 200 and (await ada.look())["view"]["bought"] == 1
