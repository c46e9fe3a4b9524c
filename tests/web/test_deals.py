"""The deal of the day: one deal for everybody, one try each, and nothing of it where it would help somebody who has it before them."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from magnat.bots import ExpertBot
from magnat.bots.fixed import FixedBot, play_on, seed_of
from magnat.cli.texts import texts
from magnat.cli.verify import foreign_secret, judged
from magnat.core.game import Game, load
from magnat.core.play import Match, saves
from magnat.web.deals import calendar, keeping, strong
from magnat.web.store import Deal
from magnat.web.store import deals as rows
from magnat.web.store.copying import move
from magnat.web.store.deals import Try
from magnat.web.store.statements import MATCHES
from tests.core.bazaar import BAZAAR
from tests.web.databases import database_of, execute
from tests.web.server import PATIENCE, Json, Person, Server, code, serving
from tests.web.test_persons import me, somebody

MONDAY = calendar.begin_of(date(2026, 11, 16))
SMALL = {"games": {"bazaar": BAZAAR}}  # a short game
HOUR = 3600.0
ALLOWED: tuple[Json, ...] = ({"blocked": []},)  # what says nothing about a table
OF_A_TABLE = ("", "log", "export", "replay", "dice", "chat", "hint", "coach", "coach/picture", "recover")


class Clock:
    """A clock that a test moves."""

    def __init__(self, now: float = MONDAY + 10 * HOUR) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


async def look(person: Person, day: str = "today") -> Json:
    return await person.ok(person.get(f"/api/deals/{day}"))


async def begin(person: Person, day: str = "today") -> Json:
    opened = await person.ok(person.post(f"/api/deals/{day}/try"))
    person.match, person.seat = opened["id"], opened["seat"]
    return await person.look()


async def act(person: Person) -> Json:
    """One act, the last that is legal; waits until one is asked."""
    now = await person.until(lambda now: now["status"] == "over" or (now["me"] in now["asked"] and now["legal"]))
    if now["status"] != "over":
        await person.ok(person.post("acts", {"version": now["version"], "key": None, "acts": [now["legal"][-1]["act"]]}))
    return now


async def finish(person: Person) -> Json:
    """Play to the end, one act after the other."""
    async with asyncio.timeout(4 * PATIENCE):
        while (await act(person))["status"] != "over":
            pass
    return await person.look()


async def test_everybody_has_the_same_draws_and_one_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong.Strong, "pause", 3600.0)  # nobody looks but this test
    async with serving(tmp_path, now=Clock(), **SMALL) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        today = await look(ada)
        assert (today["id"], today["game"], today["seats"], today["status"], today["mine"]) == (
            "2026-11-16",
            "bazaar",
            BAZAAR.usual_seats,
            "open",
            None,
        )
        first, other = await begin(ada), await begin(bob)
        assert first["deal"]["id"] == "2026-11-16" and first["deal"]["sealed"] and not first["host"] and not first["advice"]
        assert first["fair"]["commitment"] == other["fair"]["commitment"] == today["commitment"]
        assert first["view"] == other["view"] and first["legal"] == other["legal"]
        assert (await ada.ok(ada.post("/api/deals/today/try")))["id"] == ada.match
        assert code(await server.person().post("/api/deals/today/try")) == (401, "no-person")
        assert code(await ada.get("/api/deals/today/ranking")) == (409, "wrong-status")
        ends = [await finish(person) for person in (ada, bob)]
        assert ends[0]["result"] == ends[1]["result"]
        assert (await ada.ok(ada.post("/api/deals/today/try")))["id"] == ada.match
        await server.app.state.dealing.look()
        told = (await look(ada))["mine"]
        assert told["status"] == "finished" and (told["place"], told["of"]) == (1, 2) and told["score"] is not None and told["share"] is None
        ranking = (await bob.ok(bob.get("/api/deals/today/ranking")))["ranking"]
        assert {row["name"] for row in ranking} == {"Ada", "Bob"} and {row["place"] for row in ranking} == {1}
        assert [row["match"] for row in ranking if not row["me"]] == [None]

        await server.app.state.dealing.strong.look()
        today = await look(ada)
        assert today["par"]["level"] == "standard" and today["mine"]["share"] is not None
        drawn = (await ada.get("/api/deals/today/picture")).text
        assert drawn.startswith("<svg") and "2026-11-16" in drawn and "of par" in drawn
        assert "du par" in (await ada.get("/api/deals/today/picture", params={"lang": "fr", "dark": True})).text


async def test_nothing_of_a_deal_reaches_others_or_helps_before_it_is_over(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock, **SMALL) as server:
        ada, eve = await somebody(server), await somebody(server, "Eve")
        await begin(ada)
        for path in ("hint", "recover"):
            assert (await ada.get(path)).status_code in (403, 409), path
        for path, body in (
            ("think", {}),
            ("what-if", {"place": 0}),
            ("bot", {"bot": "standard"}),
            ("takeback", {"version": 1}),
            ("words", {"words": "x"}),
        ):
            assert (await ada.post(path, body)).status_code == 409, path
        await ada.ok(ada.post("bot", {"bot": None}))

        async def looked_at() -> None:
            for reader in (eve, server.person()):
                reader.match = ada.match
                for path in OF_A_TABLE:
                    assert code(await reader.get(path)) == (403, "sealed"), path
                for path in ("coach", "think", "what-if", "join", "rematch"):
                    assert code(await reader.post(path, {"name": "Eve"} if path == "join" else {})) == (403, "sealed"), path
                async with server.socket(reader) as socket:
                    assert socket.refused

        await looked_at()
        assert (await ada.ok(ada.get("export")))["format"] == "magnat-seen"
        end = await finish(ada)
        await looked_at()
        assert end["fair"]["secret"] is None and (await ada.ok(ada.get("export")))["format"] == "magnat-seen"
        assert (await look(eve))["secret"] is None and code(await eve.get("/api/deals/today/compare")) == (409, "wrong-status")
        await server.app.state.counting.look()
        plays = f"/api/persons/{(await me(ada))['id']}/plays"
        assert (await eve.ok(eve.get(plays)))["plays"] == []

        clock.now = MONDAY + 24 * HOUR + calendar.GRACE
        eve.match = ada.match
        assert (await eve.look())["fair"]["secret"] == (await look(eve, "2026-11-16"))["secret"] is not None
        save = await eve.ok(eve.get("export"))
        say = texts("en").say
        proved, _ = judged(saves.from_json(save, game=BAZAAR), say)
        assert proved and not foreign_secret(save, (await look(eve, "2026-11-16"))["commitment"], say)
        await server.app.state.counting.look()
        assert len((await eve.ok(eve.get(plays)))["plays"]) == 1
        (row,) = (await eve.ok(eve.get("/api/deals/2026-11-16/ranking")))["ranking"]
        assert row["match"] == ada.match


async def test_two_deals_look_alike_to_whoever_has_them_before_them(tmp_path: Path) -> None:
    """Two servers with other secrets: all that somebody can ask who has not tried the deal is the same, but for ids and commitments."""
    told: list[list[str]] = []
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
        async with serving(tmp_path / folder, now=Clock(), **SMALL) as server:
            ada, eve = await somebody(server), await somebody(server, "Eve")
            await begin(ada)
            before = await everything_told(server, eve, ada)
            await act(ada)
            await begin(eve)
            told.append([*before, *await everything_told(server, eve, ada)])
    assert told[0] == told[1]


def addresses(server: Server, *beginnings: str) -> list[tuple[str, str]]:
    """Method and address of everything that can be asked about these, as the server itself describes it: none is forgotten."""
    paths = server.app.openapi()["paths"].items()
    return [(method.upper(), path) for path, methods in paths if path.startswith(beginnings) for method in methods]


async def everything_told(server: Server, eve: Person, ada: Person) -> list[str]:
    """All that can be looked at of deals, of Ada's table, of her, and of the games that are played."""
    about = {"id": ada.match, "person": (await me(ada))["id"], "game": "bazaar", "language": "en"}
    found = []
    for method, path in addresses(server, "/api/deals", "/api/matches/{id}", "/api/persons", "/api/games/{game}", "/api/tables", "/api/live"):
        if method == "GET":
            for day in ("today", "2026-11-16", "2026-11-17") if "{day}" in path else ("",):
                found.append(await eve.get(path.format(day=day, **about)))
    assert len(found) > 25
    blots = r'"(id|match|person|commitment|since)": ?("[^"]*"|[0-9.]+)'
    return [f"{answer.status_code} {re.sub(blots, '?', answer.text)}" for answer in found]


async def test_no_address_of_a_sealed_table_answers_others(tmp_path: Path) -> None:
    async with serving(tmp_path, now=Clock(), **SMALL) as server:
        ada, eve = await somebody(server), await somebody(server, "Eve")
        await begin(ada)
        asked = addresses(server, "/api/matches/{id}")
        assert len(asked) > 40
        for end in (False, True):
            for method, path in asked:
                for reader in (eve, server.person()):
                    url = path.format(id=ada.match, seat=0, name="oracle")
                    answer = await reader.send(method, url, None if method == "GET" else {"name": "Eve"})
                    assert answer.status_code >= 400 or answer.json() in ALLOWED, (path, answer.text)
            if not end:
                await finish(ada)


@pytest.mark.compiled
@pytest.mark.service
async def test_a_deal_with_strong_bots_is_played_alike_where_nobody_looks_ahead(tmp_path: Path) -> None:
    """It was drawn up where somebody does: on the command line, or before the server was started without thinkers."""
    clock = Clock()
    async with serving(tmp_path, now=clock, thinkers=0, **SMALL) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        await look(ada)
        execute(tmp_path, "UPDATE deals SET level = 'strong'")
        ends = []
        for person in (ada, bob):
            assert [seat["bot"] for seat in (await begin(person))["seats"]].count("strong") > 0
            await finish(person)
            match = server.table(person.match).state.match
            assert match is not None
            ends.append(match.spelled())
        assert ends[0] == ends[1]


async def test_a_day_turns_over_while_one_plays(tmp_path: Path) -> None:
    clock = Clock(MONDAY + 23.9 * HOUR)
    async with serving(tmp_path, now=clock, **SMALL) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        tomorrow = (await look(ada))["next"]
        assert (await begin(ada))["deal"]["ends"].startswith("2026-11-17T00:30")
        await act(ada)
        clock.now = MONDAY + 24.1 * HOUR
        await act(ada)
        monday = await look(ada, "2026-11-16")
        assert monday["status"] == "closing" and monday["secret"] is None and monday["mine"]["status"] == "playing"
        assert (await look(ada))["id"] == "2026-11-17" and (await look(ada))["commitment"] == tomorrow["commitment"]
        assert code(await bob.post("/api/deals/2026-11-16/try")) == (409, "wrong-status")
        assert code(await bob.post("/api/deals/2026-11-18/try")) == (409, "wrong-status")
        assert code(await bob.post("/api/deals/2026-11-19/try")) == (404, "not-found")
        assert (await ada.ok(ada.post("/api/deals/2026-11-16/try")))["id"] == ada.match
        clock.now = MONDAY + 24.5 * HOUR
        await server.table(ada.match).autoplay.ring()
        assert (await ada.until(lambda now: now["status"] == "over"))["marks"] == ["unfinished"]
        monday = await look(ada, "2026-11-16")
        assert (monday["status"], monday["mine"]["status"], monday["mine"]["place"]) == ("over", "unfinished", None)
        assert monday["secret"] and (await ada.ok(ada.get("/api/deals/2026-11-16/ranking")))["ranking"] == []
        assert execute(tmp_path, "SELECT due FROM matches") == [(None,)]


async def test_deals_that_are_over_can_be_played_and_count_for_nothing(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock, **SMALL) as server:
        ada = await somebody(server)
        await begin(ada)
        await finish(ada)
        assert code(await ada.post("/api/deals/today/practice")) == (409, "wrong-status")
        clock.now += 48 * HOUR
        first = await ada.ok(ada.get("/api/deals/2026-11-16"))
        assert first["status"] == "over" and first["next"] is None
        (row,) = [row for row in (await ada.ok(ada.get("/api/deals/past")))["deals"] if row["id"] == "2026-11-16"]
        assert row["mine"] == "finished" and row["tries"] == 1
        made = await ada.ok(ada.post("/api/deals/2026-11-16/practice"))
        assert made["snapshot"]["fair"]["commitment"] == first["commitment"] and made["snapshot"]["advice"] and not made["snapshot"]["deal"]["sealed"]
        assert (await look(ada, "2026-11-16"))["tries"] == 1
        told = await ada.ok(ada.get("/api/deals/2026-11-16/compare"))
        assert told["turns"] == [] and told["alike"] > 1 and told["best"] == told["match"] and told["mine"] == told["sum"]


async def test_two_games_side_by_side(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock, **SMALL) as server:
        ada, bob = await somebody(server), await somebody(server, "Bob")
        for person in (ada, bob):
            await begin(person)
        now = await bob.until(lambda now: now["me"] in now["asked"] and now["legal"])
        await bob.ok(bob.post("acts", {"version": now["version"], "key": None, "acts": [now["legal"][0]["act"]]}))
        for person in (ada, bob):
            await finish(person)
        clock.now = MONDAY + 30 * HOUR
        told = [await person.ok(person.get("/api/deals/2026-11-16/compare")) for person in (ada, bob)]
        assert told[0]["best"] == told[1]["best"] and told[0]["name"] in ("Ada", "Bob")
        differing = next(row for row in told if row["match"] != row["best"])
        assert differing["turns"][0]["mine"]["words"] != differing["turns"][0]["best"]["words"]
        best, other = (ada, bob) if told[0]["name"] == "Ada" else (bob, ada)
        await best.ok(best.post("/api/me/hidden", {"hidden": True}))
        for reader, links in ((best, {best.match, other.match}), (other, {other.match, None})):  # her name stands at her table
            ranking = (await reader.ok(reader.get("/api/deals/2026-11-16/ranking")))["ranking"]
            assert {row["match"] for row in ranking} == links
        beside = await other.ok(other.get("/api/deals/2026-11-16/compare"))
        assert beside["best"] is None and beside["name"] is None and beside["match"] == other.match


async def put_tries(server: Server, shares: dict[str, list[int]]) -> None:
    """Results of persons on days from Monday on, without the games."""
    store = server.registry.store
    monday = await rows.find(store, "2026-11-16")
    assert monday is not None
    for person, found in shares.items():
        for number, share in enumerate(found):
            opens, match = MONDAY + number * calendar.DAY, f"{person}{number}"
            day = calendar.day_at(opens).isoformat()
            await rows.make(store, replace(monday, id=day, opens=opens, closes=opens + calendar.DAY, ends=opens + calendar.DAY + calendar.GRACE))
            made = {"id": match, "code": match, "game": "bazaar", "rules_version": 1, "status": "thinned", "head": 1, "due": None}
            await store.write([(MATCHES.add, [made | {"touched": opens, "position": None, "owner": None, "fence": 0}])])
            assert await rows.begin(store, Try(match, day, person, opens, opens, rows.FINISHED, opens + 600, share, 1, share))


def looking_ahead(server: Server) -> None:
    """Experts play for par, in an ordinary worker."""
    thinkers = server.registry.services.thinkers
    thinkers.count = 1
    thinkers.ready.add(BAZAAR.name)


@pytest.mark.compiled
async def test_par_goes_on_after_the_last_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def counted(game: Game, deal: Deal) -> Match:
        begun.append(deal.id)
        if len(begun) == 2:
            raise RuntimeError("the server ends in the second game")
        return begin_match(game, deal)

    begin_match, clock = strong.begun, Clock()
    monkeypatch.setattr(strong, "begun", counted)
    monkeypatch.setattr(strong.Strong, "pause", 3600.0)  # nobody looks but this test
    async with serving(tmp_path, now=clock, **SMALL) as server:
        looking_ahead(server)
        await look(ada := await somebody(server))
        with pytest.raises(RuntimeError):
            await server.app.state.dealing.strong.look()
        assert (await look(ada))["par"] is None
    clock.now += 2 * strong.CLAIMED
    async with serving(tmp_path, now=clock, **SMALL) as server:
        looking_ahead(server)
        await server.app.state.dealing.strong.look()
        assert begun.count("2026-11-16") == 1 + strong.GAMES
        found = await rows.find(server.registry.store, "2026-11-16")
        assert found is not None and found.strong is not None
        assert found.strong["level"] == ExpertBot.name and len(found.strong["scores"]) == strong.GAMES
        assert execute(tmp_path, "SELECT name FROM magnat WHERE name = 'par 2026-11-16'") == []
    execute(tmp_path, "UPDATE deals SET par = NULL")
    clock.now += 2 * strong.CLAIMED
    async with serving(tmp_path, now=clock, **SMALL) as server:
        looking_ahead(server)
        await server.app.state.dealing.strong.look()
        again = await rows.find(server.registry.store, "2026-11-16")
        assert again is not None and again.strong == found.strong


@pytest.mark.compiled
@pytest.mark.parametrize("day", range(5), ids=[plan.game for plan in calendar.WEEK[:5]])
def test_experts_play_the_deal_of_every_game_to_its_end(day: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong, "PLAYOUTS", 4)
    monkeypatch.setattr(strong, "PLAYOUTS_OF", {})
    game = load(calendar.WEEK[day].game)
    deal = keeping.drawn_up({game.name: game}, date(2026, 11, 16 + day), MONDAY, ahead=True)
    match = play_on(strong.begun(game, deal), strong.bots_of(deal, ExpertBot.name, 0), float("inf"))
    result = match.result()
    assert match.is_over and keeping.counted_score(result["scores"], result["ranks"], deal.seat) in (0, result["scores"][deal.seat])


@pytest.mark.thorough
@pytest.mark.parametrize("day", range(7), ids=[f"{plan.game} {plan.seats}" for plan in calendar.WEEK])
def test_every_deal_of_the_week_has_few_enough_decisions(day: int) -> None:
    """Over four weeks, on every seat, as the advice plays: half an hour, not an evening."""
    plan, decisions = calendar.WEEK[day], 0
    game = load(plan.game)
    for week in range(4):
        moment = date(2026, 11, 16) + timedelta(weeks=week, days=day)
        deal = replace(keeping.drawn_up({game.name: game}, moment, calendar.begin_of(moment), ahead=False), secret=f"{week:064x}")
        match = play_on(strong.begun(game, deal), {seat: FixedBot(deal.level, seed_of(deal.dice)) for seat in range(deal.seats)}, float("inf"))
        decisions += sum(act.seat == deal.seat for act in match.played)
    assert 45 <= decisions / 4 <= 260


async def test_weeks_months_and_days_in_a_row(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock, **SMALL) as server:
        ada, bob, cleo = await somebody(server), await somebody(server, "Bob"), await somebody(server, "Cleo")
        await look(ada)
        mine, his, hers = (await me(ada))["id"], (await me(bob))["id"], (await me(cleo))["id"]
        await put_tries(server, {mine: [900, 1100, 0], his: [1500], hers: [1500]})
        clock.now = MONDAY + 2 * 24 * HOUR + 10 * HOUR  # Wednesday: its results are not told yet
        week = await ada.ok(ada.get("/api/deals/ranking", params={"span": "week"}))
        assert sorted((row["place"], row["name"], row["points"], row["days"], row["me"]) for row in week["ranking"]) == [
            (1, "Ada", 200, 2, True),
            (2, "Bob", 150, 1, False),
            (2, "Cleo", 150, 1, False),
        ]
        assert (week["since"], week["until"], week["next"]) == ("2026-11-16", "2026-11-18", None)
        assert len((await ada.ok(ada.get("/api/deals/ranking", params={"span": "month", "from": 1})))["ranking"]) == 2
        assert code(await ada.get("/api/deals/ranking", params={"span": "year"})) == (422, "invalid")
        assert (await look(ada))["streak"] == 3 and (await look(bob))["streak"] == 0
        await bob.ok(bob.post("/api/me/hidden", {"hidden": True}))
        clock.now += 61
        names = {row["name"]: row["person"] for row in (await ada.ok(ada.get("/api/deals/ranking")))["ranking"]}
        assert names == {"Ada": mine, None: None, "Cleo": hers}
        execute(tmp_path, "UPDATE persons SET hidden = 1 WHERE id = ?", hers)  # at another process: the sums are kept for a minute
        assert "Cleo" not in str((await ada.ok(ada.get("/api/deals/ranking")))["ranking"])


async def test_erased_persons_are_somebody_and_copies_carry_deals(tmp_path: Path) -> None:
    source, target = tmp_path / "one", tmp_path / "other"
    source.mkdir()
    target.mkdir()
    clock = Clock()
    async with serving(source, now=clock, **SMALL) as server:
        ada = await somebody(server)
        await look(ada)
        await put_tries(server, {(await me(ada))["id"]: [700]})
        everything = await ada.ok(ada.get("/api/me/everything"))
        assert [(row["deal"], row["share"]) for row in everything["deals"]] == [("2026-11-16", 700)]
        commitment = (await look(ada))["commitment"]
    await move(database_of(source), database_of(target))
    for table in ("deals", "deal_tries"):
        assert sorted(map(repr, execute(source, f"SELECT * FROM {table}"))) == sorted(map(repr, execute(target, f"SELECT * FROM {table}")))
    async with serving(target, now=clock, **SMALL) as server:
        eve = await somebody(server, "Eve")
        assert (await look(eve))["commitment"] == commitment
        clock.now = MONDAY + 30 * HOUR
        assert [row["name"] for row in (await eve.ok(eve.get("/api/deals/2026-11-16/ranking")))["ranking"]] == ["Ada"]
        person = execute(target, "SELECT person FROM deal_tries")[0][0]
        await rows.make_nobodys(server.registry.store, person)
        (row,) = (await eve.ok(eve.get("/api/deals/2026-11-16/ranking")))["ranking"]
        assert row["name"] is None and row["share"] == 700


async def test_an_operator_can_do_without(tmp_path: Path) -> None:
    for choice in ({"deals": False}, {"persons": False}):
        (folder := tmp_path / next(iter(choice))).mkdir()
        async with serving(folder, now=Clock(), **SMALL, **choice) as server:
            ada = server.person()
            for path in ("/api/deals/today", "/api/deals/past", "/api/deals/ranking", "/api/duplicates/abcd"):
                assert code(await ada.get(path)) == (404, "not-found")
    async with serving(tmp_path, now=Clock(), **SMALL) as server:
        for day in ("yesterday", "2026-13-01", "2026-11-30", "2020-01-01", "20261116"):
            assert code(await server.person().get(f"/api/deals/{day}")) == (404, "not-found")
