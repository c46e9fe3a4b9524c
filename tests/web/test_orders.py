"""Standing orders at the server: given, kept secret, carried out in the place of their person, and forgotten in time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magnat.core.play import Match
from magnat.web.store import EntryRow
from tests.games.maxi_bourse.scene import Scene as Exchange
from tests.games.maxi_bourse.scene import company
from tests.games.maxi_bourse.test_match import match_at
from tests.games.richesses_du_monde.scene import A, B, C, D, Scene, production, units
from tests.games.richesses_du_monde.test_match import match_of, royalties, trading
from tests.web.server import Json, Person, Server, code, serving

USUAL = {"claim": True, "agree": False, "hand_down": True, "bid": {}, "let": {}, "never_sell": [], "every_bid": False, "unwanted": {}}
NICKEL = str(production("nickel"))


def auction(*cash: float) -> Match:
    """Ada must auction her nickel; the others are asked from Bob on, at 1.35 M."""
    return match_of(Scene().owns(A, "nickel", "Canada").at(A, 64 + 4).cash(*cash).roll(5, 1).put_up("nickel"))


async def order(person: Person, **orders: Any) -> Json:
    return await person.ok(person.post("orders", {"version": (await person.look())["version"], "orders": orders}))


async def entries(server: Server, person: Person) -> list[EntryRow]:
    stored = await server.registry.store.load(person.match)
    assert stored is not None
    return list(stored.entries)


def events(snapshot: Json) -> list[str]:
    return [line["event"] for line in snapshot["lines"]]


async def test_orders_are_listed_given_and_nobody_elses_business(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, *_ = await server.go_on(trading())
        listed = (await ada.get("/api/games/richesses_du_monde")).json()["orders"]
        assert {row["name"]: row["default"] for row in listed} == USUAL
        assert [(row["kind"], row["of"]) for row in listed] == [
            ("flag", ""), ("flag", ""), ("flag", ""), ("amounts", "production"), ("amounts", "seat"), ("set", "production"), ("flag", ""),
                ("amounts", "production"),
        ]  # fmt: skip
        assert (await ada.get("/api/games/hab_und_gut")).json()["orders"] == []
        assert (await ada.look())["orders"] == USUAL
        now = await order(ada, never_sell=[3, 1], bid={"5": 40})
        assert now["orders"] == USUAL | {"never_sell": [1, 3], "bid": {"5": 40}}
        assert (await order(ada, claim=True))["orders"]["never_sell"] == [1, 3]
        assert (await bob.look())["orders"] == USUAL and all("orders" not in seat for seat in bob.snapshot["seats"])
        assert (await server.person(ada.match).look())["orders"] is None
        assert code(await server.person(ada.match).post("orders", {"version": 1, "orders": {}})) == (401, "no-seat")


async def test_a_wrong_order_changes_nothing_and_is_said_in_the_readers_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.go_on(royalties(), {"claim": False})
        before = await ada.look()
        for orders in ({"claim": True, "sell_all": True}, {"claim": 1}, {"bid": {"24": 1}}, {"never_sell": "all"}):
            answer = await ada.post("orders", {"version": before["version"], "orders": orders})
            assert code(answer) == (422, "invalid")
        answer = await ada.post("orders", {"version": before["version"], "orders": {"bid": {"x": 1}}}, params={"lang": "fr"})
        assert answer.json()["error"]["message"] == "Il n’y a pas d’ordre permanent « bid » de cette sorte."
        assert await ada.look() == before


async def test_orders_are_never_stale_and_what_has_a_key_is_done_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = await server.go_on(auction(20, 20, 20, 20))
        cleo, old = people[C], (await people[C].look())["version"]
        await people[B].play("pass_by")
        late = await cleo.ok(cleo.post("orders", {"version": old, "key": "k", "orders": {"claim": True}}))
        assert late["lines_from"] == 0 and events(late) == ["PASSED"] and late["orders"]["claim"]
        await order(cleo, claim=False)
        again = await cleo.ok(cleo.post("orders", {"version": old, "key": "k", "orders": {"claim": True}}))
        assert again["version"] == late["version"] + 1 and again["orders"]["claim"] is False  # it was done once, and is not done again


async def test_r22_claims_by_order_are_recorded_as_such_and_replay(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = await server.go_on(royalties())  # from the start, unless somebody wants to be asked
        now = await people[A].until(lambda now: now["asked"] == [A])
        assert events(now) == ["CLAIMED", "CLAIMED", "PAID", "PAID"]
        assert [(entry.kind, entry.seat, entry.body) for entry in await entries(server, people[A]) if entry.kind == "order"] == [
            ("order", seat, {"acts": [["claim", 0]]}) for seat in (B, C)
        ]
    async with serving(tmp_path) as server:
        again = server.person(people[A].match, headers=dict(people[A].client.headers))
        assert (await again.look()) | {"seats": []} == now | {"seats": []}  # who is connected apart


async def test_orders_outlive_the_server_and_are_carried_out_by_the_next_one(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=60.0) as server:
        people = await server.go_on(royalties(), {"claim": True})
        assert [(await person.look())["ordered"] for person in people] == [False, True, True, False] and people[A].snapshot["asked"] == [B, C]
    async with serving(tmp_path) as server:
        ada = server.person(people[A].match, headers=dict(people[A].client.headers))
        now = await ada.until(lambda now: now["asked"] == [A])
        assert events(now)[:2] == ["CLAIMED", "CLAIMED"] and now["orders"]["claim"]


async def test_r75_hands_stay_down_before_the_rolls_of_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = await server.go_on(trading())
        now = await people[A].until(lambda now: now["asked"] == [A])
        assert now["phase"] == "MARKET" and now["legal"]
        await people[A].play("pass_by")
        assert (await people[A].look())["phase"] == "ROLL"
        quiet = await server.go_on(trading(), {"hand_down": False})
        assert (await quiet[A].look())["asked"] == [A, B, C, D]
        await order(quiet[C], hand_down=True)
        assert (await quiet[A].until(lambda now: now["asked"] == [A, B, D]))["phase"] == "MARKET"


async def test_r53_two_limits_meet_and_are_forgotten_with_the_lot(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=0.05) as server:
        people = await server.go_on(auction(20, 20, 20, 20))
        await order(people[D], bid={NICKEL: 0, "1": 9})
        await order(people[C], bid={NICKEL: units(1.8)})
        await order(people[B], bid={NICKEL: units(1.6)})
        now = await people[A].until(lambda now: now["view"]["lot"] == 0)
        bids = [(line["values"]["seat"], line["values"]["price"]) for line in now["lines"] if line["event"] == "BID"]
        assert bids == [(B, units(1.35)), (C, units(1.45)), (B, units(1.55)), (C, units(1.65))] and "KNOCKED_DOWN" in events(now)
        assert [(await person.look())["orders"]["bid"] for person in people] == [{}, {}, {}, {"1": 9}]


@pytest.mark.thorough
async def test_r52_a_pass_for_want_of_cash_takes_as_long_as_a_bid(tmp_path: Path) -> None:
    waited = []
    async with serving(tmp_path, bot_pause=0.4) as server:
        for cash in (1, 20):
            people = await server.go_on(auction(20, cash, 20, 20), {"bid": {NICKEL: units(19)}})
            await people[A].until(lambda now: now["asked"] != [B])
            written = await entries(server, people[A])
            index = next(index for index, entry in enumerate(written) if entry.kind == "order")
            assert written[index].seat == B and written[index].body["acts"] == [["pass_by" if cash == 1 else "bid_min", 0]]
            waited.append(written[index].at - written[index - 1].at)
        assert min(waited) >= 0.39


@pytest.mark.thorough
async def test_m36_who_cannot_pay_takes_as_long_as_who_wants_nothing(tmp_path: Path) -> None:
    """Bob has too little for a lot of Elf, or has said that he wants no more of it: nobody can tell one from the other."""
    waited = []
    async with serving(tmp_path, bot_pause=0.4) as server:
        for cash in (300_000, 5_000_000):
            scene = Exchange(3).quotes(elf=400).cash(5_000_000, cash, 5_000_000).onto("elf").name("elf").qty(1)
            wants_no_more = {"enough": {str(company("elf")): scene.st.turn}}
            people = await server.go_on(match_at(scene), wants_no_more if cash == 5_000_000 else {})
            await people[A].until(lambda now: now["asked"] != [B])
            written = await entries(server, people[A])
            index = next(index for index, entry in enumerate(written) if entry.kind == "order")
            assert written[index].seat == B and written[index].body["acts"] == [["qty", 0]]
            waited.append(written[index].at - written[index - 1].at)
    assert min(waited) >= 0.39


async def test_r69_r72_what_is_not_for_sale(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = await server.go_on(trading(), {"never_sell": [production("riz"), production("or")]})
        await people[A].until(lambda now: now["asked"] == [A])
        await people[A].play(f"exchange_with {B}", f"give_lot {production('riz')}", f"ask_lot {production('or')}", "send")
        now = await people[A].until(lambda now: now["asked"] == [A])
        assert events(now)[-1] == "DECLINED" and now["phase"] == "MARKET"
        await people[A].play(f"put_up {production('riz')}", "ok")
        await people[B].play("bid_min")
        for seat in (C, D):
            await people[seat].play("pass_by")
        now = await people[A].until(lambda now: now["phase"] == "ROLL")
        assert events(now)[-1] == "KEPT"


async def test_what_the_person_does_meanwhile_comes_first(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=0.4) as server:
        people = await server.go_on(royalties(), {"claim": True})
        assert (await people[B].play("skip")).status_code == 200
        await order(people[C], claim=False)
        still = await people[A].look()
        assert still["asked"] == [C]
        await order(people[C], claim=True)
        now = await people[A].until(lambda now: now["asked"] == [A])
        assert events(now) == ["SKIPPED", "CLAIMED", "PAID"]
        assert [entry.seat for entry in await entries(server, people[A]) if entry.kind == "order"] == [C]


@pytest.mark.thorough
async def test_where_a_bot_plays_orders_do_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=0.2) as server:
        people = await server.go_on(auction(20, 20, 20, 20))
        await people[B].ok(people[B].post("bot", {"bot": "heuristic"}))
        await order(people[B], bid={NICKEL: 0})
        await people[C].ok(people[C].post("resign"))
        assert code(await people[C].post("orders", {"version": 1, "orders": {"claim": True}})) == (409, "wrong-status")
        await people[A].until(lambda now: now["asked"] == [D] or now["view"]["lot"] == 0)
        assert "order" not in [entry.kind for entry in await entries(server, people[A])]


async def test_a_takeback_goes_back_to_what_the_person_decided(tmp_path: Path) -> None:
    """Not to an answer of the orders, which would be given again at once."""
    async with serving(tmp_path) as server:
        (ada,) = await server.open("me", "heuristic", "heuristic", game="richesses_du_monde", takebacks=True)
        rolled = -1
        while True:
            now = await ada.until(lambda now: bool(now["legal"]) and (now["phase"] != "MARKET" or now["view"]["active"] == 0))
            if now["phase"] == "MARKET" and rolled >= 0:
                break
            rolled = now["view"]["turn"] if now["phase"] == "ROLL" else rolled
            legal = [choice["act"][0] for choice in now["legal"]]
            await ada.play(next(block for block in ("roll", "pass_by", "stop", "refuse", "decline", "skip", "keep_joker") if block in legal))
        written = [(entry.kind, entry.body.get("acts")) for entry in await entries(server, ada) if entry.seat == 0]
        assert now["view"]["turn"] == rolled + 3 and written[-2:] == [("order", [["pass_by", 0]])] * 2
        back = await ada.ok(ada.post("takeback", {"version": now["version"]}))
        assert back["asked"] == [0] and back["view"]["turn"] == rolled and back["phase"] in ("ROLL", "BUY", "JOKER_BUY")
