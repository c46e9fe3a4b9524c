"""Series of games: made for whoever joins, or of those who have just played; everybody who knows the link may look."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any, cast

from fastapi import APIRouter, Path, Request, Response

from magnat.core.play import PERSON
from magnat.web import tokens
from magnat.web.api.context import Context, Creating, Invited, Registry, failures, person_of
from magnat.web.api.matches import clock_rules, resolved
from magnat.web.api.me import OF_ME, First, Myself
from magnat.web.commands import bot_named, check_levels
from magnat.web.errors import ApiError, LimitReached, not_found, wrong_status
from magnat.web.json_text import as_json
from magnat.web.responses import json_response
from magnat.web.schemas import series as schemas
from magnat.web.series import MOST_MEMBERS, cycle, running, sizes, standings
from magnat.web.state import OVER as GAME_OVER
from magnat.web.state import STANDARD
from magnat.web.store import Member, Person, Series, SeriesTable, results
from magnat.web.store import persons as person_rows
from magnat.web.store import series as rows
from magnat.web.tables import TableRegistry
from magnat.web.texts import clean, language_of

router = APIRouter(prefix="/api", tags=["series"])
PAGE = 20
SeriesId = Annotated[str, Path(pattern="^[0-9a-z]{4,40}$", description="the id of a series")]
REFUSED = failures(401, 403, 404, 409)


async def found(registry: TableRegistry, id: str) -> Series:
    if (series := await rows.find(registry.store, id)) is None:
        raise not_found("series")
    return series


async def told(registry: TableRegistry, series: Series, person: Person | None) -> Response:
    """All about a series, as the reader may see it."""
    members, tables = await rows.members(registry.store, series.id), await rows.tables(registry.store, series.id)
    public = await person_rows.public(registry.store, [member.person for member in members if member.person])
    me = next((member.number for member in members if person is not None and member.person == person.id and not member.gone), None)
    clock = json.loads(series.clock)
    meets = len(await asyncio.to_thread(cycle, len(members), series.size)) if 2 <= len(members) <= MOST_MEMBERS else None
    response: schemas.SeriesInfo = {
        "id": series.id,
        "title": series.name,
        "game": series.game,
        "options": json.loads(series.options),
        "clock": clock["kind"],
        "days": clock["days"],
        "size": series.size,
        "rounds": series.rounds or None,
        "meets": meets,
        "rated": bool(series.rated),
        "bot": series.bot,
        "status": cast(Any, series.status),
        "round": series.round,
        "me": me,
        "maker": person is not None and series.maker == person.id,
        "members": [
            {
                "number": member.number,
                "name": member.name or None,
                "person": member.person if member.person in public else None,
                "gone": bool(member.gone),
            }
            for member in members
        ],
        "standings": [
            {"place": row.place, "number": row.number, "points": row.points, "games": row.games, "wins": row.wins}
            for row in standings(members, tables)
        ],
        "tables": [_table(table) for table in tables],
    }
    return json_response(response)


def _table(table: SeriesTable) -> schemas.SeriesTableInfo:
    return {
        "round": table.round,
        "number": table.number,
        "members": table.members,
        "match": table.match,
        "status": cast(Any, table.status),
        "points": table.points,
    }


@router.post("/series", status_code=201, response_model=schemas.SeriesInfo, responses=REFUSED, summary="Make a series that others can join")
async def make(registry: Registry, request: Request, me: Myself, _: Creating, __: Invited, wanted: schemas.MakeSeries) -> Response:
    game = registry.game(wanted.game)
    if wanted.size not in game.seat_counts:
        raise ApiError(422, "invalid", "series-size", least=game.seat_counts[0], most=game.seat_counts[-1])
    resolved(game, wanted.size, dict(wanted.options), language_of(request))
    name = await registry.services.persons.checked_name(wanted.name, me)
    bot = bot_named(wanted.bot, list(registry.services.bots.bots)) or STANDARD
    if wanted.rated:
        check_levels([bot])
    series = Series(
        id=tokens.match_id(),
        name=clean(wanted.title, 60),
        game=game.name,
        options=as_json(dict(wanted.options)),
        clock=as_json(clock_rules(wanted.clock, people=wanted.size).to_json()),
        size=wanted.size,
        rounds=wanted.rounds or 0,
        rated=int(wanted.rated),
        bot=bot,
        maker=me.id,
        status=rows.OPEN,
        round=0,
        origin=None,
        made=registry.services.now(),
        touched=registry.services.now(),
    )
    await check_number(registry, me)
    await rows.make(registry.store, series, [Member(series.id, 0, me.id, name)])
    return await told(registry, series, me)


async def check_number(registry: TableRegistry, me: Person) -> None:
    if await rows.unfinished_of(registry.store, me.id) >= registry.settings.limits.series:
        raise LimitReached(86_400.0, "too-many-series")


@router.post(
    "/matches/{id}/series", status_code=201, response_model=schemas.SeriesInfo, responses=REFUSED, summary="Play on as a series after a game"
)
async def play_on(context: Context, me: Myself, _: Creating, wanted: schemas.PlayOn) -> Response:
    """Of those who sat at the table, with its options and its clock. The first who asks makes it; it begins at once."""
    context.seat()
    registry, state = context.registry, context.table.state
    if state.status != GAME_OVER:
        raise wrong_status(state.status)
    if (made := await rows.after_match(registry.store, state.id)) is None:
        holders = await results.holders(registry.store, state.id)
        seats = [seat for seat, chair in enumerate(state.chairs) if chair.kind == PERSON and seat in holders]
        known = {seat: await person_rows.by_id(registry.store, holders[seat]) for seat in seats}
        members = [person for person in known.values() if person is not None]
        if len(members) < 2:
            raise ApiError(409, "wrong-status", "series-alone")
        await check_number(registry, me)
        now, bots = registry.services.now(), [chair.bot for chair in state.chairs if chair.kind != PERSON and chair.bot]
        made = Series(
            id=tokens.match_id(),
            name=clean(wanted.title, 60),
            game=state.game.name,
            options=as_json(dict(state.options)),
            clock=as_json(state.clocks.rules.to_json()),
            size=len(state.chairs),
            rounds=wanted.rounds,
            rated=int(state.rated),
            bot=bots[0] if bots else STANDARD,
            maker=me.id,
            status=rows.OPEN,
            round=0,
            origin=state.id,
            made=now,
            touched=now,
        )
        await rows.make(registry.store, made, [Member(made.id, number, one.id, one.name) for number, one in enumerate(members)])
        made = await rows.after_match(registry.store, state.id) or made
        await begin_series(registry, made, context.language)
    return await told(registry, await found(registry, made.id), me)


@router.get("/series/{series}", response_model=schemas.SeriesInfo, responses=failures(404), summary="A series: who plays, standings, tables")
async def look(registry: Registry, request: Request, series: SeriesId) -> Response:
    return await told(registry, await found(registry, series), await person_of(request))


@router.post("/series/{series}/join", response_model=schemas.SeriesInfo, responses=REFUSED, summary="Belong to a series that has not begun")
async def join(registry: Registry, me: Myself, series: SeriesId, wanted: schemas.Belong) -> Response:
    row = await found(registry, series)
    members = await rows.members(registry.store, row.id)
    if all(member.person != me.id for member in members):
        check_open(row)
        if len(members) >= MOST_MEMBERS:
            raise ApiError(409, "wrong-status", "series-full", most=MOST_MEMBERS)
        name = await registry.services.persons.checked_name(wanted.name, me)
        if not await rows.add(registry.store, Member(row.id, len(members), me.id, name), registry.services.now()):
            raise ApiError(409, "wrong-status", "series-again")
    return await told(registry, row, me)


def check_open(series: Series) -> None:
    if series.status != rows.OPEN:
        raise ApiError(409, "wrong-status", "series-over" if series.status == rows.OVER else "series-begun")


def check_maker(series: Series, me: Person) -> None:
    if series.maker != me.id:
        raise ApiError(403, "not-host", "not-maker")


@router.post("/series/{series}/leave", response_model=schemas.SeriesInfo, responses=REFUSED, summary="Leave a series; a bot plays on")
async def leave(registry: Registry, me: Myself, series: SeriesId) -> Response:
    """Also from tables that are to come. The table at which one sits now is left like any other."""
    row = await found(registry, series)
    members = await rows.members(registry.store, row.id)
    mine = next((member for member in members if member.person == me.id and not member.gone), None)
    if mine is None:
        raise ApiError(409, "wrong-status", "series-no-member")
    await out(registry, row, mine, members)
    return await told(registry, await found(registry, series), me)


@router.post("/series/{series}/remove", response_model=schemas.SeriesInfo, responses=REFUSED, summary="Remove a member before it begins")
async def remove(registry: Registry, me: Myself, series: SeriesId, wanted: schemas.RemoveMember) -> Response:
    row = await found(registry, series)
    check_maker(row, me)
    check_open(row)
    members = await rows.members(registry.store, row.id)
    gone = next((member for member in members if member.number == wanted.number), None)
    if gone is None:
        raise ApiError(409, "wrong-status", "series-no-member")
    await out(registry, row, gone, members)
    return await told(registry, row, me)


async def out(registry: TableRegistry, series: Series, member: Member, members: list[Member]) -> None:
    """Nobody is left: then it is over."""
    now, others = registry.services.now(), [one for one in members if one.number != member.number and not one.gone]
    if series.status == rows.OPEN and not await rows.remove(registry.store, member, members, now):
        raise ApiError(409, "wrong-status", "series-again")
    if series.status != rows.OPEN:
        await rows.leave(registry.store, member)
    if not others:
        await rows.end(registry.store, series.id, now)


@router.post(
    "/series/{series}/begin", response_model=schemas.SeriesInfo, responses=REFUSED, summary="Begin: the tables are drawn, the first ones open"
)
async def begin(registry: Registry, request: Request, me: Myself, series: SeriesId) -> Response:
    row = await found(registry, series)
    check_maker(row, me)
    check_open(row)
    await begin_series(registry, row, language_of(request))
    return await told(registry, await found(registry, series), me)


async def begin_series(registry: TableRegistry, series: Series, language: str) -> None:
    members = len(await rows.members(registry.store, series.id))
    if members < 2:
        raise ApiError(409, "wrong-status", "series-alone")
    game, options = registry.game(series.game), json.loads(series.options)
    for count in {running.seats_at(game, series.size, members, here) for here in sizes(members, series.size)}:
        resolved(game, count, options, language)
    rounds = series.rounds or len(await asyncio.to_thread(cycle, members, series.size))
    tables = await asyncio.to_thread(running.drawn, series, game, members, rounds)
    if await rows.begin(registry.store, series.id, rounds, tables, registry.services.now()):
        await running.look(registry)


@router.post("/series/{series}/close", response_model=schemas.SeriesInfo, responses=REFUSED, summary="End a series; standings stay as they are")
async def close(registry: Registry, me: Myself, series: SeriesId) -> Response:
    row = await found(registry, series)
    check_maker(row, me)
    if not await rows.end(registry.store, row.id, registry.services.now()):
        raise ApiError(409, "wrong-status", "series-over")
    return await told(registry, await found(registry, series), me)


@router.get("/me/series", response_model=schemas.MySeries, responses=OF_ME, summary="The series at which I play")
async def mine(registry: Registry, person: Myself, first: First = 0) -> Response:
    series = await rows.of_person(registry.store, person.id, first, PAGE + 1)
    response: schemas.MySeries = {
        "series": [await brief(registry, row, person) for row in series[:PAGE]],
        "next": first + PAGE if len(series) > PAGE else None,
    }
    return json_response(response)


async def brief(registry: TableRegistry, series: Series, person: Person) -> schemas.SeriesBrief:
    return {
        "id": series.id,
        "title": series.name,
        "game": series.game,
        "status": cast(Any, series.status),
        "round": series.round,
        "rounds": series.rounds or None,
        "match": await rows.present_match(registry.store, series, person.id),
    }
