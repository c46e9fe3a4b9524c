"""Holidays: in games by days a clock stands still for some days; the table is told, and nobody can freeze it that way."""

from __future__ import annotations

from pathlib import Path

from magnat.web.state.clocks import DAY, ClockRules, Clocks
from tests.web.server import code, serving
from tests.web.test_absence import Watch, told, turn_of_bob

BY_DAYS = {"kind": "days", "days": 2}
TWO_DAYS = Clocks.new(ClockRules("days", days=2), 2)


def test_a_decision_has_its_days_besides_the_holiday() -> None:
    clocks = TWO_DAYS.asked(0, [0], 0).rest(0, 1 * DAY, 6 * DAY)
    assert clocks.deadline(0) == 7 * DAY  # one day was over, five do not count, one is left
    assert clocks.asked(3 * DAY, [1], 1).deadline(1) == 5 * DAY  # nobody else's clock stands still


def test_a_question_that_comes_during_a_holiday_begins_with_its_end() -> None:
    clocks = TWO_DAYS.rest(0, 0, 5 * DAY).asked(4 * DAY, [0], 3)
    assert clocks.deadline(0) == 7 * DAY
    assert clocks.asked(6 * DAY, [0], 4).deadline(0) == 8 * DAY  # the next one comes after it


def test_a_holiday_that_ends_early_gives_what_it_has_given() -> None:
    clocks = TWO_DAYS.asked(0, [0], 0).rest(0, 1 * DAY, 6 * DAY).work(0, 2 * DAY)
    assert clocks.deadline(0) == 3 * DAY and clocks.holiday(0, 2 * DAY) is None and clocks.rested == {0: DAY}
    again = clocks.rest(0, 2 * DAY, 4 * DAY)
    assert again.deadline(0) == 5 * DAY
    assert again.work(0, 9 * DAY).rested == {0: 3 * DAY}


async def test_bob_takes_a_holiday_and_everybody_is_told(tmp_path: Path) -> None:
    watch = Watch()
    async with serving(tmp_path, now=watch) as server:
        ada, bob, cleo = await turn_of_bob(server, clock=BY_DAYS)
        due = (await bob.look())["deadline"]
        for wrong in ({"days": -1}, {"days": 15}, {"days": "long"}, {}):
            assert code(await bob.post("holiday", wrong)) == (422, "invalid")
        assert code(await bob.post("holiday", {"days": 0})) == (409, "wrong-status")  # he has none
        assert code(await server.person(ada.match).post("holiday", {"days": 3})) == (401, "no-seat")
        now = await bob.ok(bob.post("holiday", {"days": 10}))
        assert told(now) == [("holiday", "Bob", "10")] and now["seats"][1]["holiday_left"] == 4
        assert now["seats"][1]["holiday"] is not None and now["seats"][0]["holiday"] is None and now["deadline"] > due
        watch.time += 9 * DAY
        await server.table(ada.match).autoplay.ring()
        assert (await ada.look())["asked"] == [1]
        assert code(await ada.post("seats/1/cover")) == (409, "wrong-status") == code(await cleo.post("seats/1/cover"))
        assert code(await bob.post("holiday", {"days": 6})) == (409, "wrong-status")  # he has had nine of fourteen
        over = await bob.ok(bob.post("holiday", {"days": 0}))
        assert told(over)[-1] == ("holiday-over", "Bob", "") and over["seats"][1]["holiday_left"] == 5
        watch.time += 2 * DAY - 1
        await server.table(ada.match).autoplay.ring()
        assert (await ada.look())["version"] == over["version"]
        watch.time += 2
        await server.table(ada.match).autoplay.ring()
        assert (await ada.look())["version"] > over["version"]  # his stand-in has played
    async with serving(tmp_path, now=watch) as server:
        again = server.person(ada.match)
        assert (await again.look())["seats"][1]["holiday_left"] == 5


async def test_only_games_by_days_know_holidays(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, *_ = await server.open("me", "open", "open")
        assert code(await ada.post("holiday", {"days": 3})) == (409, "wrong-status")
        lobby, *_ = await server.open("me", "open", "open", clock=BY_DAYS, start=False)
        assert code(await lobby.post("holiday", {"days": 3})) == (409, "wrong-status")
