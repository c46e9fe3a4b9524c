"""How fast profiles, rankings, searches, deals and puzzles are on a server with many persons and finished games.

    python -m benchmarks.profiles [--persons 10000] [--games 100000] [--requests 400]
    python -m benchmarks.profiles --postgresql                   # a real one, started for this in a folder of its own
    python -m benchmarks.profiles --database postgresql://...    # an empty one

The rows are made up and written straight into the database; the requests go through the whole application, one after the other, without a network.
Reported: p50 and p99 in milliseconds, the first answer of each kind (when nothing is kept yet), and the CPU time for one answer, which a busy machine
changes little: the mean, with --postgresql what the database spends in it, and the p99 of this process alone. The goal is a p99 under 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import asdict, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import psycopg

from magnat.bots.puzzles import shipped
from magnat.core.game import load, names
from magnat.web.app import create_app
from magnat.web.deals import calendar, keeping
from magnat.web.results import basis
from magnat.web.settings import UNLIMITED, Settings
from magnat.web.store import MATCHES, RIGHTS, Member, Series, Statement, Store, deals, puzzles, results, series, store_at
from magnat.web.store import persons as person_rows
from magnat.web.tokens import hashed
from tests.web.databases import Cluster

GOAL_MS = 100.0
BATCH = 2000
DAYS = 60  # whose deals were played
PUZZLES = 4  # of every game that everybody has tried
BUSY = 20  # persons with many seats
SERIES = 8  # made for each of them; three play in one
CLOCK = '{"kind": "none", "days": 0}'
STATISTICS = Statement("ANALYZE")


async def fill(database: Path | str, persons: int, games: int) -> None:
    """So many persons and games; some persons play much more than others."""
    store, draw = store_at(database), random.Random(1)
    await store.open()
    await store.write([(person_rows.PERSONS.add, [_person(number) for number in range(persons)])])
    for begin in range(0, games, BATCH):
        numbers = range(begin, min(games, begin + BATCH))
        plays = [_play(number, draw) for number in numbers]
        seats = [seat for play in plays for seat in _seats(play, persons, draw)]
        matches = [_match(play["match"], play["game"], play["ended"]) for play in plays]
        counted = [{"of": play["match"]} for play in plays]
        await store.write([(MATCHES.add, matches), (results.PLAYS.add, plays), (results.PLAY_SEATS.add, seats), (results.COUNTED, counted)])
    rated = [
        {"person": f"person{number:06}", "game": game, "mu": draw.gauss(25, 5), "sigma": 2.5, "games": 10}
        for number in range(persons)
        for game in names()
    ]
    await store.write([(results.RATINGS.add, rated), (person_rows.DEVICES.add, [_device(number) for number in range(persons)])])
    await fill_deals(store, persons, draw)
    await fill_puzzles(store, persons, draw)
    await fill_company(store, persons, games)
    await store.set_value(results.RATED_ON, basis(names()))
    await store.write([(STATISTICS, [{}])])
    await store.close()


async def fill_deals(store: Store, persons: int, draw: random.Random) -> None:
    """Every day one in five has tried the deal."""
    games, today = {name: load(name) for name in names()}, calendar.day_at(time.time())
    for ago in range(DAYS, 0, -1):
        day = today - timedelta(days=ago)
        opens = calendar.begin_of(day)
        deal = replace(
            keeping.drawn_up(games, day, opens - calendar.DAY, ahead=False), par=json.dumps({"level": "standard", "scores": [900], "mean": 900})
        )
        tries, matches = [], []
        for number in draw.sample(range(persons), persons // 5):
            match, ended, score = f"try{ago:03}x{number:06}", opens + draw.random() * calendar.DAY, draw.randrange(1500)
            matches.append(_match(match, deal.game, ended))
            tries.append(asdict(deals.Try(match, deal.id, f"person{number:06}", opens, ended - 1500, deals.FINISHED, ended, score, 1, score)))
        counted = [{"of": row["id"]} for row in matches]
        await store.write([(deals.DEALS.add, [asdict(deal)]), (MATCHES.add, matches), (deals.TRIES.add, tries), (results.COUNTED, counted)])


async def fill_puzzles(store: Store, persons: int, draw: random.Random) -> None:
    """Everybody has tried some of every game."""
    for name in names():
        known = sorted(shipped(load(name)))
        tries = [
            asdict(puzzles.Try(f"{name}{number}x{puzzle}", f"person{number:06}", puzzle, name, 1.7e9 + draw.random() * 1e7, int(draw.random() < 0.5)))
            | {"mu": 25.0, "sigma": 3.0, "puzzle_mu": 25.0, "puzzle_sigma": 2.0}
            for number in range(persons)
            for puzzle in draw.sample(known, min(len(known), PUZZLES))
        ]
        await store.write([(puzzles.TRIES.add, tries)])


async def fill_company(store: Store, persons: int, games: int) -> None:
    """Seats and series of some who have many, and what they have met."""
    rights = [{"hash": f"right{number}", "match": f"match{number:08}", "kind": "seat", "seat": 0} for number in range(0, games, 4)]
    holdings = [row | {"person": f"person{number % BUSY:06}", "at": 1.0 + number} for number, row in enumerate(rights)]
    made = [
        Series(f"series{number:06}", f"Series {number}", names()[0], "{}", CLOCK, 3, 5, 0, "standard", None, series.OVER, 5, None, number, number)
        for number in range(BUSY * SERIES)
    ]
    members = [Member(one.id, seat, f"person{(number + seat) % BUSY:06}", "?") for number, one in enumerate(made) for seat in range(3)]
    met = [
        {"person": f"person{number:06}", "game": name, "kind": kind, "thing": thing, "at": 1.0}
        for number in range(0, persons, 100)
        for name in names()
        for kind in load(name).collections
        for thing in load(name).things(kind)
    ]
    await store.write(
        [
            (RIGHTS.add, rights),
            (person_rows.HOLDINGS.add, holdings),
            (results.DISCOVERIES.add, met),
            (series.SERIES.add, [asdict(row) for row in made]),
            (series.MEMBERS.add, [asdict(row) for row in members]),
        ]
    )


def _device(number: int) -> dict[str, object]:
    return {"hash": hashed(f"device{number}"), "person": f"person{number:06}", "label": "?", "made": 1.0, "seen": time.time()}


def _person(number: int) -> dict[str, object]:
    name = f"Player {number}"
    return {
        "id": f"person{number:06}",
        "name": name,
        "appearance": f"player{number}",
        "phrase": None,
        "hidden": 0,
        "made": 1.0,
        "seen": time.time(),
        "erased": None,
    }


def _match(id: str, game: str, ended: float) -> dict[str, object]:
    return {
        "id": id, "code": id, "game": game, "rules_version": 1, "status": "over", "head": 1, "due": None, "touched": ended, "position": None,
        "owner": None, "fence": 0,
    }  # fmt: skip


def _play(number: int, draw: random.Random) -> dict[str, Any]:
    ended = 1.7e9 + 300.0 * number
    return {
        "match": f"match{number:08}", "game": draw.choice(names()), "edition": draw.choice(("", "junior")), "seats": 3, "people": 2,
        "began": ended - 1800, "ended": ended, "acts": draw.randrange(40, 400), "finished": 1, "plain": 1, "rated": 1, "shown": 1,
    }  # fmt: skip


def _seats(play: dict[str, object], persons: int, draw: random.Random) -> list[dict[str, object]]:
    ranks = draw.sample((1, 2, 3), 3)
    one, other = (int(persons * draw.random() ** 3) for _ in range(2))
    who = (one, other if other != one else (one + 1) % persons)
    return [
        {
            "match": play["match"], "seat": seat, "person": f"person{who[seat]:06}" if seat < 2 else None,
            "name": f"Player {who[seat]}" if seat < 2 else "Cleo", "appearance": f"player{who[seat]}" if seat < 2 else "",
            "bot": None if seat < 2 else "standard", "score": draw.randrange(5000), "rank": ranks[seat], "won": int(ranks[seat] == 1), "resigned": 0,
            "game": play["game"], "edition": play["edition"], "seats": 3, "finished": 1, "plain": 1,
            "ended": play["ended"], "mu": 25.0 if seat < 2 else None, "sigma": 3.0 if seat < 2 else None,
            "decisions": 40 if seat < 2 else None, "seconds": 400.0 if seat < 2 else None,
        }
        for seat in range(3)
    ]  # fmt: skip


def cpu_time(cluster: Cluster | None) -> float:
    """Seconds that this process has computed, and the PostgreSQL that was started for it."""
    spent = time.process_time()
    for status in Path("/proc").glob("[0-9]*/stat") if cluster else ():
        with suppress(OSError):  # it has just ended
            fields = status.read_text().rpartition(")")[2].split()
            if cluster and int(fields[1]) == cluster.process.pid:
                spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


async def measure(database: Path | str, persons: int, requests: int, cluster: Cluster | None) -> bool:
    app = create_app(Settings(database=database, limits=UNLIMITED))
    draw, good, today = random.Random(2), True, calendar.day_at(time.time())

    def a_day() -> str:
        return (today - timedelta(days=draw.randrange(2, DAYS))).isoformat()

    paths: dict[str, Callable[[], str]] = {
        "profile": lambda: f"/api/persons/person{int(persons * draw.random() ** 3):06}",
        "busiest profile": lambda: "/api/persons/person000000",
        "games of a person": lambda: f"/api/persons/person{int(persons * draw.random() ** 3):06}/plays",
        "ranking": lambda: f"/api/games/{draw.choice(names())}/ranking?from={draw.choice((0, 50, 5000))}",
        "search": lambda: f"/api/games/{draw.choice(names())}/plays?player=Player+{draw.randrange(persons)}&edition=junior",
        "search by length": lambda: f"/api/games/{draw.choice(names())}/plays?least=395&from={draw.choice((0, 200))}",
        "records": lambda: f"/api/games/{draw.choice(names())}/records",
        "deal of the day": lambda: f"/api/deals/{draw.choice(('today', a_day()))}",
        "ranking of a day": lambda: f"/api/deals/{a_day()}/ranking?from={draw.choice((0, 50, persons // 10))}",
        "week and month": lambda: f"/api/deals/ranking?span={draw.choice(('week', 'month'))}&from={draw.choice((0, 50))}",
        "earlier deals": lambda: f"/api/deals/past?from={draw.choice((0, 30))}",
        "puzzles": lambda: "/api/puzzles",
        "puzzles of a game": lambda: f"/api/games/{draw.choice(names())}/puzzles",
        "my games": lambda: f"/api/me/matches?from={draw.choice((0, 50, 400))}",
        "my series": lambda: f"/api/me/series?from={draw.choice((0, 20))}",
        "games being played": lambda: f"/api/live?game={draw.choice(names())}",
    }
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
        for name, path in paths.items():
            took, computed, busy = [], [], cpu_time(cluster)
            for _ in range(requests):
                began, before = time.perf_counter(), time.process_time()
                client.cookies.set("magnat_me", f"device{draw.randrange(BUSY)}")
                answer = await client.get(path())
                took.append((time.perf_counter() - began) * 1000)
                computed.append((time.process_time() - before) * 1000)
                assert answer.status_code == 200, answer.text
            first, busy = took[0], (cpu_time(cluster) - busy) * 1000 / requests
            p50, p99, most = nth(took, 0.5), nth(took, 0.99), nth(computed, 0.99)
            print(f"{name:20} p50 {p50:7.1f} ms   p99 {p99:7.1f} ms   first {first:7.1f} ms   CPU {busy:6.1f}, p99 {most:6.1f} ms", flush=True)
            good = good and p99 < GOAL_MS
    return good


def nth(values: list[float], share: float) -> float:
    """The value below which so many of them are."""
    return sorted(values)[int(len(values) * share)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--persons", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=400)
    parser.add_argument("--database", help="the address of an empty PostgreSQL; without it a SQLite file of its own")
    parser.add_argument("--postgresql", action="store_true", help="start a PostgreSQL for this")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as ending:
        database: Path | str = wanted.database or Path(folder) / "magnat.db"
        cluster = Cluster() if wanted.postgresql else None
        if cluster is not None:
            ending.callback(cluster.stop)
            database = cluster.url()
        asyncio.run(fill(database, wanted.persons, wanted.games))
        if cluster is not None:
            with psycopg.connect(cluster.url(), autocommit=True) as connection:
                connection.execute("VACUUM ANALYZE")  # as it does by itself after a while
        if not asyncio.run(measure(database, wanted.persons, wanted.requests, cluster)):
            raise SystemExit("slower than the goal")


if __name__ == "__main__":
    main()
