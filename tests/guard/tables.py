"""One server's database for each game, with tables in the midst of everything: sealed answers, drafts, bots, chat, orders, clocks, saves."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import tempfile
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any

from magnat.bots import level_named
from magnat.core.game import Game
from magnat.core.play import FairDice, saves
from tests.games.richesses_du_monde.test_match import royalties, trading
from tests.guard.files import DATA, missing, packed
from tests.web.server import Person, Server, serving

NOON = 1_800_000_000.0  # the server's clock stands still
NAMES = ("bot", "standin", "kind")  # of what bots are called in
PASSING = ("connected", "words")  # who is there just now, and wordings: nobody's past
Row = dict[str, Any]
Story = Callable[[Server], Coroutine[Any, Any, list[Person]]]


def house(folder: Path, games: Mapping[str, Game] | None = None) -> Any:
    return serving(folder, games=games, now=lambda: NOON, dice=lambda: FairDice(b"guard" * 6))


async def chats(*people: Person) -> None:
    for person in people:
        await person.ok(person.post("chat", {"text": f"hello from {person.seat}"}))


async def at_rest(inn: Server, person: Person) -> Row:
    """What a person sees when bots and standing orders have nothing left to answer."""
    await person.look()
    while inn.table(person.match).autoplay.busy:
        await asyncio.sleep(0.01)
    return await person.look()


async def my_turn(person: Person) -> None:
    await person.until(lambda now: person.seat in now["asked"])


async def play_along(inn: Server, people: list[Person], count: int) -> None:
    """Whoever is asked first plays the last of all legal acts."""
    for _ in range(count):
        actor = people[(await at_rest(inn, people[0]))["asked"][0]]
        await actor.look()
        await actor.ok(actor.play(*choice(actor, -1)))


async def play_alone(me: Person, count: int) -> None:
    """The first of all legal acts, among bots."""
    for _ in range(count):
        await my_turn(me)
        await me.ok(me.play(*choice(me)))


async def at_hab_und_gut(inn: Server) -> list[Person]:
    """A drafted trade that can be undone, beside a bot; a table that is paused; a what-if; one that waits for its second card."""
    ada, bob = await inn.open("me", "open", "heuristic", clock={"kind": "live", "per_decision": 80, "bank": 300})
    await chats(ada, bob)
    await ada.ok(ada.play("buy 0", "buy 1", key="first"))
    await ada.ok(ada.post("undo", {"version": (await ada.look())["version"]}))
    await play_along(inn, [ada, bob], 31)
    paused, *others = await inn.open("me", "open", "open", "open", options={"memory_aid": "off"})
    await paused.ok(paused.play("buy 2", "buy 3"))
    await paused.ok(paused.post("pause", {"paused": True}))
    alone = await twin(inn, bob)
    (me,) = await inn.open("me", "heuristic", "heuristic", takebacks=True)
    await play_alone(me, 14)
    return [ada, bob, paused, *others, alone, me]


async def at_venture(inn: Server) -> list[Person]:
    """A payment half made; a reorganisation beside bots; a what-if."""
    people = await inn.open("me", "open", "open", game="venture", options={"mistakes": "on"})
    await chats(*people)
    await play_along(inn, people, 40)
    alone = await twin(inn, people[1])
    (me,) = await inn.open("me", "heuristic", "heuristic", "heuristic", game="venture", takebacks=True)
    await play_alone(me, 12)
    return [*people, alone, me]


async def at_richesses(inn: Server) -> list[Person]:
    """Claims with one answer sealed; a market with one hand raised and one kept down; standing orders; bots; a what-if."""
    claims = await inn.go_on(royalties(), {"never_sell": [1, 3]})
    await claims[2].ok(claims[2].play("claim"))
    market = await inn.go_on(trading(), {"hand_down": False, "bid": {"5": 40}})
    await market[2].ok(market[2].post("pass", {"version": (await market[2].look())["version"]}))
    await market[3].ok(market[3].play("exchange_with 1"))
    people = await inn.open("me", "open", "open", game="richesses_du_monde", clock={"kind": "days", "days": 2})
    await chats(*people)
    await play_along(inn, people, 30)
    alone = await twin(inn, people[2])
    (me,) = await inn.open("me", "heuristic", "heuristic", "heuristic", game="richesses_du_monde")
    await play_alone(me, 8)
    return [*claims, *market, *people, alone, me]


STORIES: dict[str, Story] = {"hab_und_gut": at_hab_und_gut, "venture": at_venture, "richesses_du_monde": at_richesses}


def choice(person: Person, index: int = 0) -> list[str]:
    """A legal act as a person writes it."""
    act = person.snapshot["legal"][index]["act"]
    return [f"{act[0]} {act[1]}"]


async def twin(inn: Server, person: Person) -> Person:
    """The what-if of a person."""
    answer = await person.ok(person.post("what-if", {}))
    made = inn.person(answer["id"])
    made.token, made.host_token, made.seat = answer["token"], answer["host_token"], answer["seat"]
    return made


def seen(document: Any) -> Any:
    """A snapshot without what passes."""
    if isinstance(document, dict):
        return {key: seen(value) for key, value in document.items() if key not in PASSING}
    return [seen(row) for row in document] if isinstance(document, list) else document


async def told(inn: Server, people: list[Person]) -> list[Row]:
    """Everybody looks; then everybody takes back what can be taken back and plays on, and looks again."""
    rows = [{"looked": seen(await at_rest(inn, person)), "exported": await person.ok(person.get("export"))} for person in people]
    for person, row in zip(people, rows, strict=True):
        if (await at_rest(inn, person))["undoable"] and person.snapshot["status"] == "running":
            await person.ok(person.post("undo", {"version": person.snapshot["version"], "steps": person.snapshot["undoable"]}))
            row["undone"] = seen(await at_rest(inn, person))
    for person, row in zip(people, rows, strict=True):
        if (await at_rest(inn, person))["legal"] and person.snapshot["status"] == "running":
            await person.ok(person.play(*choice(person)))
            row["played"] = seen(await at_rest(inn, person))
    return rows


def write(name: str) -> None:
    """Play at new tables, and write down what is seen there."""

    async def made() -> list[Row]:
        async with house(folder) as inn:
            people = await STORIES[name](inn)
            for person in people:
                await at_rest(inn, person)
            return [{"match": person.match, "seat": person.seat, "headers": headers(person)} for person in people]

    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        people = asyncio.run(made())
        database = sqlite3.connect(folder / "magnat.db")
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("VACUUM")
        database.close()
        packed(DATA / name / "tables.db.gz", (folder / "magnat.db").read_bytes())
    keep(name, people)


def rewrite(name: str) -> None:
    """Write down what is seen now at the tables that were stored."""
    keep(name, [{key: row[key] for key in ("match", "seat", "headers")} for row in stored(name)])


def keep(name: str, people: list[Row]) -> None:
    rows = [person | row for person, row in zip(people, again(name, people), strict=True)]
    packed(DATA / name / "tables.json.gz", json.dumps(rows).encode())


def stored(name: str) -> list[Row]:
    """Everybody at the tables, with what was seen."""
    rows: list[Row] = json.loads(gzip.decompress((DATA / name / "tables.json.gz").read_bytes()))
    return rows


def headers(person: Person) -> dict[str, str]:
    """What opens the table to a person: tokens of a table that exists in the fixture alone."""
    if "authorization" in person.client.headers:
        return {name: person.client.headers[name] for name in ("authorization", "x-magnat-host")}
    return {"authorization": f"Bearer {person.token}", "x-magnat-host": person.host_token}


def again(name: str, people: list[Row], game: Game | None = None, prepare: Callable[[Path], None] | None = None) -> list[Row]:
    """What today's server makes of the database, perhaps under other rules and after something was done to the file."""

    async def story() -> list[Row]:
        async with house(folder, None if game is None else {name: game}) as inn:
            visitors = [inn.person(row["match"], headers=row["headers"]) for row in people]
            return await told(inn, visitors)

    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "magnat.db").write_bytes(gzip.decompress((DATA / name / "tables.db.gz").read_bytes()))
        if prepare is not None:
            prepare(folder / "magnat.db")
        return asyncio.run(story())


def named_today(document: Any) -> Any:
    """What was seen then, with the levels of bots called as they are today; the digest of a save is over these names too."""
    if isinstance(document, list):
        return [named_today(row) for row in document]
    if not isinstance(document, dict):
        return document
    named = {key: level_named(value) if key in NAMES and value is not None else named_today(value) for key, value in document.items()}
    return named | {"digest": saves.digest(named)} if "digest" in named else named


def wrong(name: str) -> list[str]:
    """What is otherwise today."""
    rows = stored(name)
    kept = [named_today({key: row[key] for key in ("looked", "exported", "undone", "played") if key in row}) for row in rows]
    today = again(name, rows)
    for then, now in zip(kept, today, strict=True):
        if (then["exported"]["format"], now["exported"]["format"]) == ("magnat-match", "magnat-seen"):
            del then["exported"]  # a host got the full save of a running game once, whoever else held a seat
    return [line for then, now in zip(kept, today, strict=True) for line in missing(then, now, then["looked"]["code"])]
