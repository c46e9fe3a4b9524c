"""Play now with people: a seat at an open table that fits, or a new one that waits for others. And games that can be watched."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from magnat.bots.naming import bot_name
from magnat.core.declare import CHANCE
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import PERSON
from magnat.core.play import options as options_module
from magnat.web import commands
from magnat.web.api.context import Creating, Invited, Registry, check_name, failures, keep, person_of
from magnat.web.api.matches import clock_rules, resolved, sit
from magnat.web.api.me import First
from magnat.web.api.results import Edition, Length, Player, Time
from magnat.web.commands import bot_named, check_levels, person_name
from magnat.web.errors import ApiError
from magnat.web.matching import Seeker, is_wanted, meets_strangers, seeker
from magnat.web.responses import json_response
from magnat.web.schemas import company as schemas
from magnat.web.schemas import requests
from magnat.web.state import EMPTY, LOBBY, Chair, ClockRules, Gathering, Reader
from magnat.web.store import Person
from magnat.web.tables import LiveTable, TableRegistry
from magnat.web.texts import appearance, language_of
from magnat.web.tokens import HOST, SEAT

router = APIRouter(prefix="/api", tags=["matches"])
PATIENCE = 60.0  # seconds after which bots take the seats that are left
MOST_LIVE = 100  # games that can be found, those that began last
PAGE = 8  # of them in an answer
KEPT = 5.0  # seconds for which they are not looked for again


@dataclass(frozen=True)
class Sought:
    """What somebody looks for."""

    game: Game
    seats: int | None
    options: dict[str, object]
    clock: ClockRules
    rated: bool
    who: Seeker

    def fits(self, table: LiveTable) -> bool:
        """Whether it is such a table, and its host wants them there."""
        state = table.state
        if state.game.name != self.game.name or state.rated != self.rated or (self.seats or len(state.chairs)) != len(state.chairs):
            return False
        if (state.clocks.rules.kind, state.clocks.rules.days) != (self.clock.kind, self.clock.days) or not is_wanted(table, self.who):
            return False
        return dict(state.options) == self._resolved(len(state.chairs))

    def _resolved(self, seats: int) -> dict[str, str] | None:
        try:
            return options_module.spelled(self.game, options_module.resolve(self.game, seats, self.options))
        except MagnatError:
            return None  # that many cannot play so


@router.post("/seek", response_model=schemas.Sought, responses=failures(401, 403, 404, 409), summary="Play now with people")
async def seek(registry: Registry, request: Request, _: Creating, __: Invited, wanted: schemas.Seek) -> Response:
    """Takes a seat at an open table of this kind, or opens one, which begins by itself when its seats are taken."""
    game, person = registry.game(wanted.game), await person_of(request)
    if wanted.rated and not registry.settings.persons:
        raise ApiError(422, "invalid", "cannot-be-rated")
    await check_name(request, wanted.name)
    seats = wanted.seats or game.usual_seats
    options = resolved(game, seats, dict(wanted.options), language_of(request))
    clock = clock_rules(wanted.clock, people=seats)
    bot = bot_named(wanted.bot, list(registry.services.bots.bots))
    if wanted.rated:
        check_levels([bot])
    sought = Sought(game, wanted.seats, dict(wanted.options), clock, wanted.rated, await seeker(registry.store, person))
    mine = await waiting_at(registry, person, wanted.instead_of) if wanted.instead_of else None
    if (found := await place_at(registry, request, sought, wanted.name, mine)) is not None:
        return found
    if mine is not None:
        return answered(mine, found=False)
    name = person_name(registry.settings.limits, wanted.name, [])
    chairs = [Chair(name, PERSON)]
    while len(chairs) < seats:
        chairs.append(Chair(bot_name(len(chairs), [chair.name for chair in chairs]), EMPTY))
    table, token, host_token = await registry.create(
        game,
        options=options,
        chairs=chairs,
        clock=clock,
        takebacks=False,
        my_seat=0,
        host_seat=0,
        rated=wanted.rated,
        advice=not wanted.rated,
        gathering=Gathering(registry.services.now() + PATIENCE if bot else None, bot),
    )
    await table.do(commands.list_table, Reader(0, host=True), requests.Listing(listed=True))
    return await keep(request, answered(table, found=False), table, token, host_token)


def answered(table: LiveTable, *, found: bool) -> Response:
    response: schemas.Sought = {"id": table.state.id, "found": found}
    return json_response(response)


async def waiting_at(registry: TableRegistry, person: Person | None, match: str) -> LiveTable:
    """The table at which somebody waits; a refusal if they do not."""
    table = await registry.table(match)
    reader, gathering = await reader_of(registry, table, person), table.state.gathering
    if reader.seat < 0 or gathering is None or gathering.there or table.state.status != LOBBY:
        raise ApiError(409, "wrong-status", "not-waiting")
    return table


async def reader_of(registry: TableRegistry, table: LiveTable, person: Person | None) -> Reader:
    """What somebody holds at a table already."""
    persons = registry.services.persons
    return await table.reader(*(persons.token(person, table.state.id, kind) for kind in (SEAT, HOST))) if person else Reader()


async def place_at(registry: TableRegistry, request: Request, sought: Sought, name: str, mine: LiveTable | None) -> Response | None:
    """A seat at the oldest table that fits. Whoever waits already leaves their own table for an older one only, so that no two change places."""
    person = await person_of(request)
    tables = sorted(await registry.listed(), key=lambda table: (table.state.opened, table.state.id))
    for table in tables:
        if mine is not None and (table is mine or not _is_older(table, mine)):
            continue
        if not sought.fits(table) or await meets_strangers(registry.store, table, sought.who):
            continue
        reader = await reader_of(registry, table, person)
        if reader.seat >= 0:
            return answered(table, found=True)
        try:
            token, reader = await sit(table, reader, requests.Join(name=name))
        except ApiError:
            continue  # somebody else was faster, or the host has removed them
        if mine is not None and not await leave(registry, mine, person):
            await table.do(commands.stand, reader)
            return answered(mine, found=True)
        return await keep(request, answered(table, found=True), table, token, None)
    return None


async def leave(registry: TableRegistry, table: LiveTable, person: Person | None) -> bool:
    """Whether somebody could leave the table at which they waited; not if it has begun. Others go on waiting there, and nobody's table is closed."""
    try:
        await table.do(commands.stand, await reader_of(registry, table, person))
    except ApiError:
        return False
    if table.state.people == 0:
        await registry.close_table(table.state.id)
    return True


def _is_older(table: LiveTable, mine: LiveTable) -> bool:
    return (table.state.opened, table.state.id) < (mine.state.opened, mine.state.id)


@router.get("/live", response_model=schemas.LiveGames, responses=failures(), summary="Games that are being played and can be watched")
async def live_games(
    registry: Registry,
    game: str = "",
    player: Player = "",
    edition: Edition = "",
    since: Time = 0.0,
    until: Time = 1e12,
    least: Length = 0,
    longest: Length = 10**9,
    first: First = 0,
) -> Response:
    """Those at tables that were open to everybody, and rated ones. Searched like finished games, by when they began and how long they are by now."""
    kept, now = registry.services.kept_live, registry.services.now()
    name, wanted = registry.game(game).name if game else "", appearance(player)
    if (known := kept.get(name)) is None or not 0 <= now - known[0] < KEPT:
        kept[name] = known = (now, [described(table) for table in await registry.live(name, MOST_LIVE)])
    found = [
        one
        for one in known[1]
        if (not wanted or wanted in map(appearance, one["players"]))
        and (not edition or one["edition"] == edition)
        and since <= one["since"] <= until
        and least <= one["acts"] <= longest
    ]
    response: schemas.LiveGames = {"games": found[first : first + PAGE], "next": first + PAGE if len(found) > first + PAGE else None}
    return json_response(response)


def described(table: LiveTable) -> schemas.LiveGame:
    state = table.state
    return {
        "id": state.id,
        "game": state.game.name,
        "edition": state.options.get("edition", ""),
        "players": state.names,
        "rated": state.rated,
        "since": state.log[0].at if state.log else state.at,
        "acts": sum(act.seat != CHANCE for act in state.match.played) if state.match is not None else 0,
        "spectators": table.audience.presence()[1],
    }
