"""Opens the tables of series, counts them when they are over, and goes on to the next round, in the background."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence

from magnat.bots.naming import bot_name
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import PERSON
from magnat.core.play import options as options_module
from magnat.web import commands
from magnat.web.series.drawing import seated
from magnat.web.series.scoring import points
from magnat.web.state import BOT, NO_SEAT, Chair, ClockRules, Gathering, Reader
from magnat.web.store import Member, Person, Series, SeriesTable, results
from magnat.web.store import persons as person_rows
from magnat.web.store import series as rows
from magnat.web.tables import LiveTable, TableRegistry
from magnat.web.texts import distinct_name
from magnat.web.tokens import HOST, SEAT, Right, hashed

NEVER_BEGUN = 30 * 86_400.0  # seconds after which a series that nobody has begun is forgotten
logger = logging.getLogger("magnat.series")


def seats_at(game: Game, size: int, members: int, here: int) -> int:
    """How many seats a table has at which so many of the members sit; bots take the others.

    If all fit at one table, it has the size that was asked for; else there are as few bots as the game allows.
    """
    return size if members <= size else min(count for count in game.seat_counts if count >= here)


def drawn(series: Series, game: Game, members: int, rounds: int) -> list[SeriesTable]:
    """All tables of a series, with the bots that fill them."""
    return [
        SeriesTable(series.id, round, number, [*table, *[None] * (seats_at(game, series.size, members, len(table)) - len(table))])
        for round, tables in enumerate(seated(members, series.size, rounds), 1)
        for number, table in enumerate(tables, 1)
    ]


async def look(registry: TableRegistry) -> None:
    """Take every step that can be taken."""
    store, now = registry.store, registry.services.now()
    for table in await rows.to_count(store):
        await rows.note_over(store, table, await _points(registry, table))
    for series in await rows.to_go_on(store):
        await (rows.next_round(store, series, now) if series.round < series.rounds else rows.end(store, series.id, now))
    for table in await rows.to_open(store):
        try:
            await _open(registry, table)
        except MagnatError as error:  # the server is full, say: the next look may go well
            logger.error("a table of a series could not be opened", exc_info=error, extra={"series": table.series})
    await rows.tidy(store, now - NEVER_BEGUN)


async def _points(registry: TableRegistry, table: SeriesTable) -> list[float] | None:
    """None if the game did not come to its end."""
    seats = await results.finished_seats(registry.store, table.match or "")
    return points(seats) if len(seats) == len(table.members) else None


async def _open(registry: TableRegistry, table: SeriesTable) -> None:
    """Seat everybody who is still there; if nobody is, the table has no result."""
    series, store = await rows.find(registry.store, table.series), registry.store
    if series is None or series.game not in registry.games:
        await rows.note_over(store, table, None)
        return
    members = {member.number: member for member in await rows.members(store, series.id)}
    people = await _people(registry, [members.get(number) if number is not None else None for number in table.members])
    there = {seat: person for seat, person in enumerate(people) if person is not None}
    if not there:
        await rows.note_over(store, table, None)
        return
    host = next((seat for seat, person in there.items() if person.id == series.maker), min(there))
    live = await _create(registry, series, registry.games[series.game], people, host)
    for seat, person in there.items():
        await _grant(registry, live, person, SEAT, seat)
    await _grant(registry, live, there[host], HOST, NO_SEAT)
    if not await rows.note_opened(store, table, live.state.id):
        await registry.close_table(live.state.id)  # another process was faster
    elif live.state.gathering is None:
        await live.do(commands.start, Reader(host=True))


async def _people(registry: TableRegistry, members: Sequence[Member | None]) -> list[Person | None]:
    """Who sits on each seat; None for bots, also those that replace somebody who has left."""
    found: list[Person | None] = []
    for member in members:
        person = await person_rows.by_id(registry.store, member.person) if member is not None and member.person and not member.gone else None
        found.append(None if person is None or any(other is not None and other.id == person.id for other in found) else person)
    return found


async def _create(registry: TableRegistry, series: Series, game: Game, people: Sequence[Person | None], host: int) -> LiveTable:
    names: list[str] = []
    for known in filter(None, people):
        names.append(distinct_name(known.name, names, registry.settings.limits.name))
    called, chairs = iter(list(names)), list[Chair]()
    for seat, person in enumerate(people):
        if person is None:
            names.append(bot_name(seat, names))
        chairs.append(Chair(names[-1], BOT, series.bot) if person is None else Chair(next(called), PERSON))
    clock = ClockRules.from_json(json.loads(series.clock))
    table, _, _ = await registry.create(
        game,
        options=options_module.spelled(game, options_module.resolve(game, len(chairs), json.loads(series.options))),
        chairs=chairs,
        clock=clock,
        takebacks=False,
        my_seat=NO_SEAT,
        host_seat=host,
        rated=bool(series.rated),
        advice=not series.rated,
        gathering=None if clock.kind == "days" else Gathering(there=True),  # who has days to decide need not be there
        series=series.id,
    )
    return table


async def _grant(registry: TableRegistry, table: LiveTable, person: Person, kind: str, seat: int) -> None:
    """A seat, or the host's rights, for a person on all devices."""
    persons, match = registry.services.persons, table.state.id
    right = Right(hashed(persons.token(person, match, kind)), match, kind, seat)
    await table.grants.grant_right(right)
    await persons.hold(person, right)
