"""Clocks: what they know by themselves, and what a table does when one ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.web.state.clocks import DAY, ClockRules, Clocks
from tests.games.richesses_du_monde.scene import A, B, C, D, Scene, units
from tests.games.richesses_du_monde.test_match import match_of, royalties, trading
from tests.web.server import Person, Server, code, serving

LIVE = ClockRules("live", per_decision=30, bank=100)


def test_a_decision_is_free_for_a_while_then_the_bank_pays() -> None:
    clocks = Clocks.new(LIVE, 2).asked(1000, [0], 0)
    assert clocks.deadline(0) == 1130 and clocks.deadline(1) is None
    clocks = clocks.asked(1020, [1], 1)
    assert clocks.bank == (100, 100) and clocks.deadline(1) == 1150
    clocks = clocks.asked(1090, [0], 2)
    assert clocks.bank == (100, 60) and clocks.deadline(0) == 1220


def test_the_next_decision_of_the_same_seat_is_a_new_one() -> None:
    clocks = Clocks.new(LIVE, 1).asked(0, [0], 0).asked(25, [0], 1)
    assert clocks.bank == (100,) and clocks.deadline(0) == 155


def test_undo_wins_no_time() -> None:
    clocks = Clocks.new(LIVE, 2).asked(0, [0], 0).asked(20, [0], 1)
    assert clocks.asked(40, [0], 0).asked(45, [0], 1).deadline(0) == 150
    left = clocks.asked(45, [1], 2)  # 25 of 30 seconds used
    assert left.asked(50, [0], 1).deadline(0) == 50 + 5 + 100


def test_a_pause_stops_all_clocks() -> None:
    clocks = Clocks.new(LIVE, 1).asked(0, [0], 0).pause(10)
    assert clocks.deadline(0) is None
    assert clocks.resume(1000).deadline(0) == 990 + 130
    assert Clocks.new(LIVE, 1).resume(5) == Clocks.new(LIVE, 1)


def test_while_the_server_is_away_live_clocks_stand_and_days_pass() -> None:
    assert Clocks.new(LIVE, 1).asked(0, [0], 0).server_back(5000).deadline(0) == 5130
    days = Clocks.new(ClockRules("days", days=3), 1).asked(0, [0], 0)
    assert days.server_back(5000).deadline(0) == days.deadline(0) == 3 * DAY


def test_without_a_clock_nothing_ends() -> None:
    assert Clocks.new(ClockRules(), 1).asked(0, [0], 0).deadline(0) is None


# Windows that are answered against the clock


def test_a_hurried_answer_has_its_own_seconds_and_costs_the_bank_nothing() -> None:
    clocks = Clocks.new(ClockRules("live", 2, 100), 3).asked(1000, [0, 1, 2], 4, [1, 2])
    assert (clocks.deadline(0), clocks.deadline(1), clocks.deadline(2)) == (1102, 1007, 1007) and clocks.countdown() == (1007, 7)
    clocks = clocks.asked(1006, [0, 2], 4, [1, 2])
    assert clocks.bank == (100, 100, 100) and clocks.countdown() == (1007, 7)
    assert clocks.asked(1006, [0], 4, [1, 2]).countdown() is None  # all who are hurried have answered: it would end nothing
    assert clocks.asked(1006, [0], 4, [1, 2]).asked(1006.5, [0, 1], 4, [1, 2]).countdown() == (1007, 7)  # one of them thinks again
    assert clocks.asked(1009, [0], 5).countdown() is None and clocks.asked(1009, [1], 5).bank == (93, 100, 100)


def test_in_a_shared_window_all_have_the_same_end_also_after_an_undo() -> None:
    clocks = Clocks.new(ClockRules(), 2).asked(10, [0, 1], 3, [0, 1]).asked(12, [1], 3, [0, 1]).asked(15, [0, 1], 3, [0, 1])
    assert clocks.deadline(0) == clocks.deadline(1) == 17 and clocks.countdown() == (17, 7)


def test_an_answer_that_is_being_completed_goes_on_with_its_time() -> None:
    bid = Clocks.new(ClockRules(), 2).asked(10, [1], 3, [1])
    assert bid.asked(14, [1], 4, [1], continues=True).asked(15, [1], 5, [1], continues=True).deadline(1) == 17
    assert bid.asked(14, [1], 4, [1]).deadline(1) == 21  # the next lot, say


def test_a_countdown_pauses_and_begins_again_after_a_restart() -> None:
    clocks = Clocks.new(ClockRules(), 1).asked(0, [0], 0, [0])
    paused = clocks.pause(5)
    assert paused.countdown() is None and paused.deadline(0) is None
    assert paused.resume(100).countdown() == (102, 7) and clocks.server_back(50).countdown() == (57, 7)
    assert paused.server_back(50).resume(60).deadline(0) == 67


def test_a_countdown_can_be_off_and_days_have_none() -> None:
    for rules in (ClockRules(window=None), ClockRules.from_json({"kind": "days", "days": 2, "window": 7})):
        clocks = Clocks.new(rules, 1).asked(0, [0], 0, [0])
        assert clocks.countdown() is None and clocks.deadline(0) == (None if rules.kind == "none" else 2 * DAY)
    live = Clocks.new(ClockRules("live", 30, 100, window=None), 1).asked(0, [0], 0, [0])
    assert live.deadline(0) == 130 and live.asked(50, [], 1).bank == (80,)
    assert ClockRules.from_json({"kind": "live"}).window == 7


async def test_a_countdown_is_agreed_on_when_a_table_is_opened(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for clock, alone, among_people in (
            (None, None, 30.0),
            ({"kind": "live", "bank": 60}, None, 30.0),
            ({"window": 7}, 7.0, 7.0),
            ({"window": None}, None, None),
            ({"kind": "days", "days": 1}, None, None),
        ):
            for second, window in (("random", alone), ("open", among_people)):
                ada, *_ = await server.open("me", second, "random", game="richesses_du_monde", start=False, clock=clock)
                assert ada.snapshot["clocks"]["window"] == window
        wrong = {"game": "richesses_du_monde", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "A", "clock": {"window": 0}}
        assert code(await ada.post("/api/matches", wrong)) == (422, "invalid")
        games = {game["name"]: game["hurried"] for game in (await ada.get("/api/games")).json()}
        assert games["richesses_du_monde"] and not games["hab_und_gut"]


async def ring(server: Server, person: Person) -> None:
    await server.table(person.match).autoplay.ring()


async def test_r22_silence_is_a_skip_for_who_is_there_and_the_stand_in_speaks_for_who_is_not(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        people = await server.go_on(royalties(), {"claim": False})
        assert (await people[A].look())["countdown"] == {"until": "1970-01-01T00:16:47.000Z", "seconds": 7.0}
        async with server.socket(people[B], authorization=people[B].client.headers["Authorization"]):
            time[0] += 6.9
            await ring(server, people[A])
            assert (await people[A].look())["asked"] == [B, C]
            time[0] += 0.2
            await ring(server, people[A])
        now = await people[A].look()
        assert [line["event"] for line in now["lines"]] == ["SKIPPED", "CLAIMED", "PAID"] and now["asked"] == [A] and now["countdown"] is None
        stored = await server.registry.store.load(people[A].match)
        assert stored is not None
        assert [(entry.seat, entry.body["by"]) for entry in stored.entries if entry.kind == "clock"] == [(B, None), (C, "standard")]


async def test_a_countdown_is_the_same_for_all_and_gone_once_it_would_end_nothing(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        people = await server.go_on(trading(), {"hand_down": False}, kind="live", bank=100)
        seen = [(await person.look())["countdown"] for person in people]
        deadlines = [person.snapshot["deadline"] for person in people]
        assert deadlines[B] == deadlines[C] == deadlines[D] == seen[0]["until"] == "1970-01-01T00:16:47.000Z"
        assert deadlines[A] == "1970-01-01T00:18:20.000Z"  # about to roll, at leisure
        for seat, acts in ((B, ["pass_by"]), (D, ["associate_with 0", "send"]), (C, ["pass_by"])):
            time[0] += 1
            assert (await people[seat].play(*acts)).status_code == 200
            assert [(await person.look())["countdown"] for person in people] == ([None] * 4 if seat == C else seen)  # C was the last to be hurried
        back = await people[D].ok(people[D].post("undo", {"version": (await people[D].look())["version"]}))
        assert back["countdown"] == seen[0] and back["deadline"] == seen[0]["until"]
        time[0] += 5
        assert (await people[A].look())["countdown"] == seen[0]
        await ring(server, people[A])  # the hand of D stays down, though a stand-in might have raised it
        now = await people[A].look()
        assert now["asked"] == [A] and now["countdown"] is None and now["clocks"]["bank"] == [100.0] * 4


async def test_r53_a_raise_is_part_of_the_same_bid_and_a_pass_if_it_is_not_finished(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        scene = Scene().owns(A, "nickel", "Canada").at(A, 64 + 4).cash(20, 20, 20, 20).roll(5, 1).put_up("nickel")
        people = await server.go_on(match_of(scene))
        await people[B].ok(people[B].post("standin", {"standin": None}))
        time[0] += 4
        assert (await people[B].play("raise_bid", "add 1")).json()["deadline"] == "1970-01-01T00:16:47.000Z"
        time[0] += 3
        await ring(server, people[A])
        now = await people[C].look()
        assert now["asked"] == [C] and now["view"]["price"] == units(1.25) and now["countdown"]["until"] == "1970-01-01T00:16:54.000Z"
        assert [line["event"] for line in now["lines"]] == ["PASSED"]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        again = server.person(people[C].match, headers=dict(people[C].client.headers))
        assert (await again.look())["view"] == now["view"]


async def test_r53_who_cannot_pay_is_asked_as_long_as_everybody(tmp_path: Path) -> None:
    """A purse is nobody's business, so a pass without a choice takes its time too."""
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        for cash in (0, 20):
            scene = Scene().owns(A, "nickel", "Canada").at(A, 64 + 4).cash(20, cash, 20, 20).roll(5, 1).put_up("nickel")
            people = await server.go_on(match_of(scene))
            now = await people[C].look()
            assert now["asked"] == [B] and now["countdown"]["seconds"] == 7.0
            assert len((await people[B].look())["legal"]) == (1 if cash == 0 else 3)


async def test_the_host_pauses_a_countdown(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        ada, *_ = people = await server.go_on(royalties(), {"claim": False})
        time[0] += 5
        assert (await ada.ok(ada.post("pause", {"paused": True})))["countdown"] is None
        time[0] += 500
        await ring(server, ada)
        assert (await ada.ok(ada.post("pause", {"paused": False})))["countdown"]["until"] == "1970-01-01T00:25:07.000Z"
        assert (await people[B].look())["asked"] == [B, C]


async def test_a_countdown_begins_again_with_the_server(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        ada, *_ = await server.go_on(royalties(), {"claim": False})
    time[0] += 1000
    async with serving(tmp_path, now=lambda: time[0]) as server:
        now = await server.person(ada.match).look()
        assert now["asked"] == [B, C] and now["countdown"]["until"] == "1970-01-01T00:33:27.000Z"


async def test_with_bots_alone_nothing_waits(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0], bot_pause=60.0) as server:
        (host,) = await server.open("heuristic", "random", "heuristic", game="richesses_du_monde", options={"turn_limit": 4})
        over = await host.until(lambda now: now["status"] == "over")
        assert sum(line["event"] == "ROLLED" for line in over["lines"]) == 4


@pytest.mark.thorough
async def test_a_countdown_ends_by_itself(tmp_path: Path) -> None:
    """With real time."""
    async with serving(tmp_path) as server:
        people = await server.go_on(royalties(), {"claim": False}, window=1.0)
        for person in people:
            await person.ok(person.post("standin", {"standin": None}))
        now = await people[A].until(lambda now: now["asked"] == [A])
        assert [line["event"] for line in now["lines"]] == ["SKIPPED", "SKIPPED"]


@pytest.mark.thorough
async def test_when_a_clock_ends_the_stand_in_acts(tmp_path: Path) -> None:
    """With real time: the table does it by itself."""
    async with serving(tmp_path) as server:
        ada, bob, _ = await server.open("me", "open", "open", start=False, clock={"kind": "live", "per_decision": 1})
        await ada.ok(ada.post("standin", {"standin": "random"}))
        await ada.ok(ada.post("start"))
        before = (await bob.look())["version"]
        now = await bob.until(lambda now: now["version"] > before)
        assert now["seats"][0]["bot"] is None and now["deadline"] > now["lines"][-1]["at"]
        stored = await server.registry.store.load(ada.match)
        assert stored is not None and {entry.body["by"] for entry in stored.entries if entry.kind == "clock" and entry.seat == 0} == {"random"}


async def test_when_a_clock_ends_and_there_is_no_stand_in_the_default_is_played(tmp_path: Path) -> None:
    time = [1000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        ada, bob, _ = await server.open("me", "open", "open", clock={"kind": "live", "per_decision": 20, "bank": 10})
        await ada.ok(ada.post("standin", {"standin": None}))
        time[0] += 29
        await server.table(ada.match).autoplay.ring()
        assert (await bob.look())["asked"] == [0]
        time[0] += 2
        await server.table(ada.match).autoplay.ring()
        now = await bob.look()
        assert now["asked"] == [1] and now["lines"][-1]["event"] == "PASSED" and now["clocks"]["bank"] == [0.0, 10.0, 10.0]
        answer = await ada.post("undo", {"version": (await ada.look())["version"]})
        assert answer.json()["error"]["reason"] == "nothing-to-undo"


@pytest.mark.thorough
async def test_the_absent_are_represented_after_a_grace(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = await server.open("me", "open", "open", start=False, clock={"kind": "none", "grace": 1})
        for person in people:
            await person.ok(person.post("standin", {"standin": None}))
        ada = people[0]
        await ada.ok(ada.post("start"))
        async with server.socket(ada) as socket:
            assert (await socket.message())["asked"] == [0]
            await ada.play("trade_end")
            while (await socket.message("snapshot"))["asked"] != [2]:  # Bob is not there, Ada is
                pass
        stranger = server.person(ada.match)
        assert (await stranger.until(lambda now: now["phase"] == "LEFT_CARD"))["asked"] == [0]


async def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    time = [1_000_000.0]
    async with serving(tmp_path, now=lambda: time[0]) as server:
        live, *_ = await server.open("me", "open", "open", clock={"kind": "live", "per_decision": 30, "bank": 60})
        days, *_ = await server.open("me", "open", "open", clock={"kind": "days", "days": 2})
        time[0] += 40
        await live.play("buy 0")  # ten seconds from the bank
    time[0] += 1000
    async with serving(tmp_path, now=lambda: time[0]) as server:
        now = await server.person(live.match).look()
        assert now["clocks"]["bank"] == [50.0, 60.0, 60.0] and now["deadline"] == "1970-01-12T14:05:20.000Z"  # 1 000 000 + 1040 + 80
        assert (await server.person(days.match).look())["deadline"] == "1970-01-14T13:46:40.000Z"
        time[0] += 2 * DAY
        table = await server.registry.table(days.match)
        await table.autoplay.ring()
        assert (await server.person(days.match).look())["version"] > 4
