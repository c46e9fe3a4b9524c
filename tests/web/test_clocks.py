"""Clocks: what they know by themselves, and what a table does when one ends."""

from __future__ import annotations

from pathlib import Path

from magnat.web.clocks import DAY, ClockRules, Clocks
from tests.web.house import run, server

LIVE = ClockRules("live", per_decision=30, bank=100)


def test_a_decision_is_free_for_a_while_then_the_bank_pays() -> None:
    clocks = Clocks.fresh(LIVE, 2).asked(1000, [0], 0)
    assert clocks.deadline(0) == 1130 and clocks.deadline(1) is None
    clocks = clocks.asked(1020, [1], 1)
    assert clocks.bank == (100, 100) and clocks.deadline(1) == 1150
    clocks = clocks.asked(1090, [0], 2)
    assert clocks.bank == (100, 60) and clocks.deadline(0) == 1220


def test_the_next_decision_of_the_same_seat_is_a_new_one() -> None:
    clocks = Clocks.fresh(LIVE, 1).asked(0, [0], 0).asked(25, [0], 1)
    assert clocks.bank == (100,) and clocks.deadline(0) == 155


def test_undo_wins_no_time() -> None:
    clocks = Clocks.fresh(LIVE, 2).asked(0, [0], 0).asked(20, [0], 1)
    assert clocks.asked(40, [0], 0).asked(45, [0], 1).deadline(0) == 150
    left = clocks.asked(45, [1], 2)  # 25 of 30 seconds used
    assert left.asked(50, [0], 1).deadline(0) == 50 + 5 + 100


def test_a_pause_stops_all_clocks() -> None:
    clocks = Clocks.fresh(LIVE, 1).asked(0, [0], 0).pause(10)
    assert clocks.deadline(0) is None
    assert clocks.go_on(1000).deadline(0) == 990 + 130
    assert Clocks.fresh(LIVE, 1).go_on(5) == Clocks.fresh(LIVE, 1)


def test_while_the_server_is_away_live_clocks_stand_and_days_pass() -> None:
    assert Clocks.fresh(LIVE, 1).asked(0, [0], 0).woken(5000).deadline(0) == 5130
    days = Clocks.fresh(ClockRules("days", days=3), 1).asked(0, [0], 0)
    assert days.woken(5000).deadline(0) == days.deadline(0) == 3 * DAY


def test_without_a_clock_nothing_ends() -> None:
    assert Clocks.fresh(ClockRules(), 1).asked(0, [0], 0).deadline(0) is None


def test_when_a_clock_ends_the_stand_in_acts(tmp_path: Path) -> None:
    """With real time: the table does it by itself."""

    async def story() -> None:
        async with server(tmp_path) as house:
            ada, bob, _ = await house.open("me", "open", "open", start=False, clock={"kind": "live", "per_decision": 1})
            await ada.ok(ada.post("standin", {"standin": "random"}))
            await ada.ok(ada.post("start"))
            now = await bob.until(lambda now: now["asked"] == [1])
            assert now["seats"][0]["bot"] is None and now["deadline"] > now["lines"][-1]["at"]
            stored = await house.house.store.load(ada.match)
            assert stored is not None and {entry.body["by"] for entry in stored.entries if entry.kind == "clock" and entry.seat == 0} == {"random"}

    run(story())


def test_when_a_clock_ends_and_there_is_no_stand_in_the_default_is_played(tmp_path: Path) -> None:
    async def story() -> None:
        time = [1000.0]
        async with server(tmp_path, now=lambda: time[0]) as house:
            ada, bob, _ = await house.open("me", "open", "open", clock={"kind": "live", "per_decision": 20, "bank": 10})
            await ada.ok(ada.post("standin", {"standin": None}))
            time[0] += 29
            await house.table(ada.match).keeper.ring()
            assert (await bob.look())["asked"] == [0]
            time[0] += 2
            await house.table(ada.match).keeper.ring()
            now = await bob.look()
            assert now["asked"] == [1] and now["lines"][-1]["event"] == "PASSED" and now["clocks"]["bank"] == [0.0, 10.0, 10.0]
            answer = await ada.post("undo", {"version": (await ada.look())["version"]})
            assert answer.json()["error"]["reason"] == "nothing-to-undo"

    run(story())


def test_the_absent_are_represented_after_a_grace(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path) as house:
            ada, *_ = await house.open("me", "open", "open", clock={"kind": "none", "grace": 1})
            async with house.socket(ada) as socket:
                assert (await socket.message())["asked"] == [0]
                await ada.play("trade_end")
                while (await socket.message("snapshot"))["asked"] != [2]:  # Bob is not there, Ada is
                    pass
            stranger = house.person(ada.match)
            assert (await stranger.until(lambda now: now["phase"] == "LEFT_CARD"))["asked"] == [0]

    run(story())


def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        time = [1_000_000.0]
        async with server(tmp_path, now=lambda: time[0]) as house:
            live, *_ = await house.open("me", "open", "open", clock={"kind": "live", "per_decision": 30, "bank": 60})
            days, *_ = await house.open("me", "open", "open", clock={"kind": "days", "days": 2})
            time[0] += 40
            await live.play("buy 0")  # ten seconds from the bank
        time[0] += 1000
        async with server(tmp_path, now=lambda: time[0]) as house:
            now = await house.person(live.match).look()
            assert now["clocks"]["bank"] == [50.0, 60.0, 60.0] and now["deadline"] == "1970-01-12T14:05:20.000Z"  # 1 000 000 + 1040 + 80
            assert (await house.person(days.match).look())["deadline"] == "1970-01-14T13:46:40.000Z"
            time[0] += 2 * DAY
            table = await house.house.table(days.match)
            await table.keeper.ring()
            assert (await house.person(days.match).look())["version"] > 4

    run(story())
