"""Making tables, sitting down, and the rights of host and seats."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from magnat.bots.naming import bot_name
from magnat.core.errors import WrongOptions
from magnat.core.game import Game
from magnat.core.play import PERSON
from magnat.core.play import options as options_module
from magnat.web import commands, tokens
from magnat.web.api.context import Context, Creating, Guessing, Invited, Registry, check_name, failures, guess, keep, person_of
from magnat.web.commands import bot_named, check_levels, person_name
from magnat.web.errors import ApiError, not_found, wrong_status
from magnat.web.limits import caller, is_blocked
from magnat.web.matching import check_open_table
from magnat.web.responses import json_response
from magnat.web.schemas import requests, responses
from magnat.web.schemas.snapshot import ChatPage, LogPage, Snapshot
from magnat.web.state import BOT, EMPTY, LOBBY, NO_SEAT, OVER, Chair, ClockRules, Reader, snapshots
from magnat.web.store import deals
from magnat.web.tables import LiveTable, TableRegistry
from magnat.web.texts import language_of, words_of

router = APIRouter(prefix="/api", tags=["matches"])


@router.post("/matches", status_code=201, response_model=responses.Created, responses=failures(403, 404), summary="Open a table")
async def create(registry: Registry, request: Request, _: Creating, __: Invited, wanted: requests.Create) -> Response:
    game = registry.game(wanted.game)
    if wanted.guided:
        check_guided(game, wanted)
    prepared = game.guide.options if wanted.guided and game.guide else {}
    chosen = resolved(game, len(wanted.seats), {**wanted.options, **prepared}, language_of(request))
    mine = [number for number, seat in enumerate(wanted.seats) if seat.kind == "me"]
    if wanted.rated and (wanted.takebacks or wanted.guided or not registry.settings.persons):
        raise ApiError(422, "invalid", "cannot-be-rated")
    if len(mine) > 1:
        raise ApiError(422, "invalid", "one-seat-each")
    my_seat = mine[0] if mine else NO_SEAT
    await check_name(request, wanted.name or "")
    chairs = seated(registry, wanted)
    if wanted.rated:
        check_levels(chair.bot for chair in chairs)
    table, token, host_token = await registry.create(
        game,
        options=chosen,
        chairs=chairs,
        clock=clock_rules(wanted.clock, people=sum(seat.kind != "bot" for seat in wanted.seats)),
        takebacks=wanted.takebacks,
        my_seat=my_seat,
        host_seat=my_seat,
        guided=wanted.guided,
        rated=wanted.rated,
        advice=wanted.advice and not wanted.rated,
    )
    reader = Reader(my_seat, host=True)
    if wanted.start:
        await table.do(commands.start, reader)
    return await created(request, table, reader, token, host_token)


def check_guided(game: Game, wanted: requests.Create) -> None:
    """A guided game is prepared: nothing of it can be chosen."""
    if game.guide is None:
        raise ApiError(422, "invalid", "no-guide")
    kinds = [seat.kind for seat in wanted.seats]
    if kinds != ["me"] + ["bot"] * (game.guide.seats - 1) or wanted.options or wanted.clock is not None or not wanted.start:
        raise ApiError(422, "invalid", "guided-as-prepared", seats=game.guide.seats)


def resolved(game: Game, seats: int, chosen: dict[str, object], language: str) -> dict[str, str]:
    """The full set of options in words; a wrong set is refused with its sentence, in the host's language where the game has words for it."""
    try:
        return options_module.spelled(game, options_module.resolve(game, seats, chosen))
    except WrongOptions as error:
        speak, key = words_of(game, language, {}), f"refusal-{error.reason}"
        raise ApiError(422, "invalid", "sentence", sentence=speak.say(key) if speak.has(key) else str(error)) from error


def clock_rules(wanted: requests.ClockChoice | None, people: int) -> ClockRules:
    """A clock that runs must give some time."""
    rules = ClockRules.from_json(wanted.model_dump() if wanted else None)
    if wanted is None or "window" not in wanted.model_fields_set:
        rules = rules.usual(people)
    if (rules.kind == "live" and rules.per_decision + rules.bank < 1) or (rules.kind == "days" and rules.days <= 0):
        raise ApiError(422, "invalid", "no-time")
    return rules


def seated(registry: TableRegistry, wanted: requests.Create) -> list[Chair]:
    """The chairs as the creator wants them. An open one has a name too: that of the bot which sits there if nobody comes."""
    chairs: list[Chair] = []
    given = [wanted.name or "", *(seat.name or "" for seat in wanted.seats)]
    for number, seat in enumerate(wanted.seats):
        names = [chair.name for chair in chairs]
        if seat.kind == "me":
            chairs.append(Chair(person_name(registry.settings.limits, wanted.name or seat.name or "", names), PERSON))
            continue
        name = person_name(registry.settings.limits, seat.name or bot_name(number, [*filter(None, given), *names]), names)
        chairs.append(Chair(name, BOT, bot_named(seat.bot or "", list(registry.services.bots.bots))) if seat.kind == "bot" else Chair(name, EMPTY))
    return chairs


async def created(request: Request, table: LiveTable, reader: Reader, token: str | None, host_token: str | None) -> Response:
    state = table.state
    response: responses.Again = {
        "id": state.id,
        "code": state.code,
        "token": token,
        "host_token": host_token,
        "seat": None if reader.seat == NO_SEAT else reader.seat,
        "invite": f"{table.services.settings.root_path}/join/{state.code}",
        "snapshot": table.snapshot(reader),
    }
    return await keep(request, json_response(response, 201), table, token, host_token)


After = Annotated[int | None, Query(ge=0, description="wait until the table is newer than this version, at most 25 s")]


@router.get(
    "/matches/{id}",
    response_model=Snapshot,
    responses={204: {"description": "nothing newer"}, **failures(401, 404)},
    summary="The table as the reader may see it",
)
async def look(context: Context, request: Request, after: After = None) -> Response:
    table, registry = context.table, context.registry
    if after is not None:
        with registry.services.places.take(table.state.id, context.reader, caller(request)):
            is_newer = await table.wait(after, registry.settings.wait, context.reader.seat)
        if not is_newer and registry.closing:
            raise ApiError(503, "closing")
        if not is_newer:
            return Response(status_code=204)
    if is_blocked(request, registry.services.blocked):
        raise ApiError(403, "blocked")  # while it waited
    return json_response(table.snapshot(context.reader))


First = Annotated[int, Query(alias="from", ge=0, le=2**31, description="the first line")]


@router.get("/matches/{id}/log", response_model=LogPage, responses=failures(401, 404), summary="A page of the log")
async def log(context: Context, first: First = 0) -> Response:
    """The lines from there on, as the reader may read them; after the end, everything."""
    state, seat = context.table.state, context.reader.seat
    lines = state.log[first : first + context.registry.settings.log_page] if state.match else []
    response: LogPage = {
        "version": state.version,
        "lines_from": first,
        "lines": [snapshots.logged(state.match, line, seat, everything=state.status == OVER) for line in lines] if state.match else [],
        "total": len(state.log),
    }
    return json_response(response)


@router.get("/matches/{id}/chat", response_model=ChatPage, responses=failures(401, 404), summary="A page of the chat")
async def chat_page(context: Context, first: First = 0) -> Response:
    """What was said from there on."""
    state = context.table.state
    page: ChatPage = {
        "version": state.version,
        "chat_from": first,
        "chat": snapshots.chat(state, first, snapshots.CHAT_PAGE),
        "total": len(state.chat),
    }
    return json_response(page)


@router.post(
    "/matches/{id}/agree", response_model=Snapshot, responses=failures(401, 403, 404, 409), summary="Change what is agreed on, before the start"
)
async def agree(context: Context, wanted: requests.Agree) -> Response:
    """The host changes options, clock, and whether hints may be asked for. What is not named stays as it is."""
    context.host()
    state = context.table.state
    options = None if wanted.options is None else resolved(state.game, len(state.chairs), dict(wanted.options), context.language)
    clock = None if wanted.clock is None else clock_rules(wanted.clock, people=sum(chair.kind != BOT for chair in state.chairs)).to_json()
    agreed = commands.Agreement(options=options, clock=clock, advice=wanted.advice)
    return json_response(await context.table.do(commands.agree, context.reader, agreed))


@router.get("/codes/{code}", response_model=responses.Found, responses=failures(404), summary="Find a table by its short code")
async def find(registry: Registry, request: Request, _: Guessing, code: str) -> Response:
    """Only until the game begins: whoever wants to watch it then is given the link of the match."""
    with guess(request, "wrong code"):
        found = await registry.store.lobby_of(code.strip().upper()[:40]) if code.isprintable() else None
        if found is None:
            raise not_found("code")
    response: responses.Found = {"id": found}
    return json_response(response)


@router.post("/matches/{id}/join", response_model=responses.Joined, responses=failures(401, 404, 409), summary="Take an open seat")
async def join(context: Context, request: Request, wanted: requests.Join) -> Response:
    await check_name(request, wanted.name)
    if context.reader.seat < 0:
        await check_open_table(context.registry.store, context.table, await person_of(request))
    await check_duplicate(context, request)
    token, reader = await sit(context.table, context.reader, wanted)
    response: responses.Joined = {"token": token, "seat": reader.seat, "snapshot": context.table.snapshot(reader)}
    return await keep(request, json_response(response), context.table, token, None)


async def check_duplicate(context: Context, request: Request) -> None:
    """At a duplicate sit persons alone, each at one of its tables: whoever knows the draws of one sits at no other."""
    dealt = context.table.state.dealt
    if dealt is None:
        return
    if (person := await person_of(request)) is None:
        raise ApiError(401, "no-person", "nobody")
    if await deals.sits_elsewhere(context.registry.store, dealt.id, context.table.state.id, person.id):
        raise ApiError(409, "wrong-status", "duplicate-twice")


async def sit(table: LiveTable, reader: Reader, wanted: requests.Join, *, again: bool = False) -> tuple[str, Reader]:
    """Take a seat; gives its token and the reader one now is."""
    token, right = tokens.issue(table.state.id, tokens.SEAT, NO_SEAT)  # of which seat, who owns the match will say
    answer = json.loads(await table.do(commands.sit, reader, commands.Sitting(**wanted.model_dump(), hash=right.hash, again=again)))
    return token, Reader(answer["me"], reader.host)


@router.post("/matches/{id}/rematch", status_code=201, response_model=responses.Again, responses=failures(401, 404, 409), summary="Play again")
async def rematch(context: Context, request: Request, _: Creating) -> Response:
    """The first who asks opens the new table and is its host; the others take their seats there with the same call."""
    seat, state = context.seat(), context.table.state
    if state.status != OVER:
        raise wrong_status(state.status)
    async with context.table.rematching:
        if context.table.state.rematch is None:
            chairs = [
                Chair(chair.name, EMPTY, reserved=True) if chair.kind == PERSON else Chair(chair.name, BOT, chair.bot) for chair in state.chairs
            ]
            chairs[seat] = Chair(state.chairs[seat].name, PERSON, standin=state.chairs[seat].standin)
            table, token, host_token = await context.registry.create(
                state.game,
                options=state.options,
                chairs=chairs,
                clock=state.clocks.rules,
                takebacks=state.takebacks,
                my_seat=seat,
                host_seat=seat,
                rated=state.rated,
                advice=state.advice,
            )
            try:
                await context.table.do(commands.play_again, context.reader, commands.Again(id=table.state.id))
                return await created(request, table, Reader(seat, host=True), token, host_token)
            except ApiError:
                await context.table.refresh()
                if context.table.state.rematch is None:  # else somebody at another process was faster
                    raise
    table = await context.registry.table(context.table.state.rematch)
    await table.refresh()
    new = table.state
    if new.status != LOBBY or new.chairs[seat].kind != EMPTY:
        raise ApiError(409, "wrong-status", "seat-taken")
    token, reader = await sit(table, Reader(), requests.Join(name=state.chairs[seat].name, seat=seat), again=True)
    return await created(request, table, reader, token, None)
