"""The three kinds of window on the server, with the made-up bazaar: asked in order, together, open."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from magnat.web.state.snapshots import timestamp
from tests.games.richesses_du_monde.scene import A, B, C, D, production
from tests.games.richesses_du_monde.test_match import trading
from tests.web.server import Person, Server, code, serving
from tests.web.test_bots import bots, crash


async def at_claims(server: Server, **more: Any) -> list[Person]:
    """Three people who are all asked to claim."""
    people = await server.open("me", "open", "open", game="bazaar", **more)
    ada, bob, _ = people
    assert (await ada.play("price 0")).status_code == 200
    assert (await bob.play("take")).status_code == 200
    assert (await ada.look())["window"] == "together" and ada.snapshot["asked"] == [0, 1, 2]
    return people


async def at_market(server: Server, **more: Any) -> list[Person]:
    """Three people at an open window; Bob has something to sell."""
    people = await at_claims(server, **more)
    for person in people:
        assert (await person.play("abstain")).status_code == 200
    assert (await people[0].look())["window"] == "open"
    return people


async def test_asked_in_order(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo = await server.open("me", "open", "open", game="bazaar")
        await ada.play("price 2")
        assert (await cleo.play("take")).json()["error"]["reason"] == "not-your-turn"
        await bob.play("decline")
        assert (await cleo.look())["asked"] == [2] and cleo.snapshot["window"] == "asked"


async def test_together_all_are_asked_at_once_and_nothing_shows_before_the_last(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo = await at_claims(server)
        versions = {person: (await person.look())["version"] for person in (ada, bob, cleo)}
        assert all(person.snapshot["legal"] for person in versions)
        log = (await cleo.look())["lines"]
        answers = await asyncio.gather(ada.play("claim 2", version=versions[ada]), bob.play("claim 1", version=versions[bob]))
        assert [answer.status_code for answer in answers] == [200, 200]  # another's sealed answer makes nobody's stale
        seen = await cleo.look()
        assert seen["asked"] == [2] and seen["lines"] == log and seen["view"]["has_claimed"][:3] == [0, 0, 0]
        assert (await ada.look())["undoable"] == 1 and ada.snapshot["legal"] == []
        assert (await cleo.play("abstain", version=versions[cleo])).json()["window"] == "open"
        events = [line["event"] for line in (await cleo.look())["lines"][len(log) :]]
        assert events[:3] == ["CLAIMED", "ABSTAINED", "CLAIMED"] and "REVEALED" in events


async def test_a_sealed_answer_can_be_taken_back_until_the_last(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo = await at_claims(server)
        await ada.play("claim 2")
        assert (await ada.play("claim 1")).json()["error"]["reason"] == "not-your-turn"
        back = await ada.ok(ada.post("undo", {"version": (await ada.look())["version"]}))
        assert back["asked"] == [0, 1, 2] and back["legal"]
        await ada.play("claim 3")
        await bob.play("abstain")
        await cleo.play("abstain")
        assert code(await ada.post("undo", {"version": (await ada.look())["version"]})) == (422, "illegal")


async def test_open_only_raised_hands_are_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, cleo = await at_market(server)
        ware = next(index for index, count in enumerate((await bob.look())["view"]["stall"][1]) if count)
        assert (await bob.play(f"offer {ware}")).status_code == 200
        seen = await cleo.look()
        assert seen["asked"] == [0, 2] and seen["view"]["till"] == 2  # nobody knows yet whether Bob sells
        for person in (ada, cleo):
            await person.ok(person.post("pass", {"version": (await person.look())["version"], "key": "p"}))
        assert [line["event"] for line in (await cleo.look())["lines"]].count("SOLD") == 1


async def test_a_whole_offer_is_one_raised_hand_and_outlives_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = await server.go_on(trading(), {"hand_down": False}, window=None)
        offer = [f"exchange_with {B}", f"give_lot {production('the')}", f"ask_lot {production('or')}", "give_cash", "add 2", "ok", "send"]
        refused = await people[D].play(*offer[:-2], "add 4", "ok", "send")
        assert refused.json()["error"]["rules"] == ["R67"] and (await people[A].look())["asked"] == [A, B, C, D]
        assert (await people[D].play(*offer)).status_code == 200
        seen = await people[B].look()
        assert seen["asked"] == [A, B, C] and seen["lines"] == [] and seen["view"]["give"] == seen["view"]["proposer"] == 0
        headers = [dict(person.client.headers) for person in people]
    async with serving(tmp_path) as server:
        people = [server.person(people[0].match, headers=header) for header in headers]
        assert (await people[D].look())["undoable"] == 1
        for person in people[:3]:
            await person.ok(person.post("pass", {"version": (await person.look())["version"]}))
        now = await people[B].look()
        assert (now["phase"], now["asked"]) == ("EXCHANGE_REPLY", [B]) and now["lines"][0]["event"] == "PROPOSED"


async def test_bots_answer_in_every_window(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        (host,) = await server.open("heuristic", "random", "heuristic", "random", game="bazaar", options={"turns": 4})
        over = await host.until(lambda now: now["status"] == "over")
        assert {"PRICED", "REVEALED"} <= {line["event"] for line in over["lines"]}
        (ada,) = await server.open("me", "heuristic", "heuristic", game="bazaar")
        while (now := await ada.until(lambda now: bool(now["legal"]) or now["status"] == "over"))["status"] != "over":
            assert (await ada.post("acts", {"version": now["version"], "acts": [now["legal"][-1]["act"]]})).status_code == 200


async def test_the_clock_closes_shared_windows(tmp_path: Path) -> None:
    """Together: the default of the phase is sealed. Open: the hand stays down. Nobody else's answer is touched."""
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        people = await at_claims(server, clock={"kind": "live", "per_decision": 30})
        ada, bob, cleo = people
        for person in people:
            await person.ok(person.post("standin", {"standin": None}))
        assert (await bob.play("claim 1")).status_code == 200
        time[0] += 31
        await server.table(ada.match).autoplay.ring()
        market = await ada.look()
        assert market["window"] == "open"
        told = [(line["event"], line["values"].get("seat")) for line in market["lines"]]
        assert ("ABSTAINED", 0) in told and ("ABSTAINED", 2) in told and ("CLAIMED", 1) in told
        time[0] += 31
        await server.table(ada.match).autoplay.ring()
        after = await cleo.look()
        assert after["phase"] == "PRICE" and "SOLD" not in [line["event"] for line in after["lines"]]


async def at_auction(server: Server, **more: Any) -> list[Person]:
    """Three people in the first step of an auction."""
    people = await at_market(server, options={"auction": "on", "coins": 9}, **more)
    for person in people:
        await person.ok(person.post("pass", {"version": (await person.look())["version"]}))
    assert (await people[0].look())["phase"] == "AUCTION" and people[0].snapshot["asked"] == [0, 1, 2]
    return people


async def test_every_step_of_an_auction_is_a_question_with_a_countdown_of_its_own(tmp_path: Path) -> None:
    time = [2000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        people = await at_auction(server, clock={"kind": "none", "window": 7})
        ada, bob, cleo = people
        for person in people:
            await person.ok(person.post("standin", {"standin": None}))
        before = 1  # a version of the step before
        for step in range(3):
            first = await ada.look()
            assert first["asked"] == [0, 1, 2] and first["view"]["bid"] == 1 + step
            assert first["countdown"] == {"until": timestamp(time[0] + 7), "seconds": 7.0}
            time[0] += 2
            assert (await cleo.play("stay")).status_code == 200
            back = await cleo.ok(cleo.post("undo", {"version": (await cleo.look())["version"]}))
            assert back["asked"] == [0, 1, 2] and back["deadline"] == timestamp(time[0] + 5)  # taking back wins no time
            for person in people:
                stale = await person.play("stay", version=before)
                assert code(stale) == (409, "stale")
                assert (await person.play("stay")).status_code == 200
            before = first["version"]
        last = await ada.look()
        assert last["view"]["bid"] == 4 and last["countdown"]["until"] == timestamp(time[0] + 7)
        assert (await bob.play("jump 5")).status_code == 200
        time[0] += 8
        await server.table(ada.match).autoplay.ring()  # Ada drops, Bob jumps: that is a step of its own for those who are left
        now = await ada.look()
        assert now["asked"] == [1, 2] and now["view"]["bid"] == 6 and now["countdown"]["until"] == timestamp(time[0] + 7)
        time[0] += 8
        await server.table(ada.match).autoplay.ring()
        assert (await ada.look())["phase"] == "PRICE" and ada.snapshot["view"]["trinkets"] == [0, 0, 0, 0]


async def test_a_step_of_an_auction_outlives_the_serving(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = await at_auction(server)
        for person in people:
            await person.play("stay")
        await people[2].play("drop")
        tokens = [person.token for person in people]
    async with serving(tmp_path) as server:
        people = [server.person(people[0].match, headers={"Authorization": f"Bearer {token}"}) for token in tokens]
        assert (await people[2].look())["undoable"] == 1 and people[2].snapshot["asked"] == [0, 1]
        await people[0].play("jump 4")
        await people[1].play("stay")
        now = await people[2].look()  # the jump was heard first, so Cleo has not dropped
        assert now["asked"] == [0, 1, 2] and now["view"]["bid"] == 5 and now["undoable"] == 0 and now["legal"]


async def test_a_bot_that_fails_in_a_step_takes_the_default_of_the_phase(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.registry.services.bots.bots = bots(crash, heuristic=False)
        people = await at_auction(server)
        for person in people[1:]:
            await person.ok(person.post("bot", {"bot": "broken"}))
        await people[0].play("stay")
        second = await people[0].until(lambda now: now["view"]["bid"] == 2)  # by default all are in for the first coin
        assert second["view"]["into"][:3] == [1, 1, 1]
        await people[0].until(lambda now: now["asked"] == [0] and now["view"]["bid"] == 2)
        await people[0].play("stay")
        third = await people[0].until(lambda now: now["view"]["bid"] == 3)
        assert third["view"]["into"][:3] == [1, 0, 0] and third["asked"] == [0]
