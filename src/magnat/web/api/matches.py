"""Making tables, sitting down, and the rights of host and seats."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from magnat.bots.naming import BOT_NAMES, bot_name
from magnat.core import options as options_module
from magnat.core.dice import FairDice
from magnat.core.errors import WrongOptions
from magnat.core.game import Game
from magnat.core.match import PERSON
from magnat.web import tokens
from magnat.web.api.context import Chatting, Context, Creating, Guessing, Invited, Registry, failures, keep
from magnat.web.errors import ApiError, LimitReached, no_seat, not_found, wrong_status
from magnat.web.limits import caller, is_blocked
from magnat.web.responses import json_response
from magnat.web.schemas import requests, responses
from magnat.web.schemas.snapshot import LogPage, Snapshot
from magnat.web.tables.clocks import ClockRules
from magnat.web.tables.entries import Join, Pause, Rematch, Say, SeedWords, Start
from magnat.web.tables.live import LiveTable
from magnat.web.tables.places import FOR_SPECTATORS
from magnat.web.tables.registry import TableRegistry
from magnat.web.tables.snapshots import Reader, logged
from magnat.web.tables.state import BOT, EMPTY, HEURISTIC, LOBBY, NO_SEAT, OVER, Chair, TableState
from magnat.web.texts import appearance, clean, distinct_name, language_of, words_of

router = APIRouter(prefix="/api", tags=["matches"])


@router.post("/matches", status_code=201, response_model=responses.Created, responses=failures(403, 404), summary="Open a table")
async def create(registry: Registry, request: Request, _: Creating, __: Invited, wanted: requests.Create) -> Response:
    game = registry.game(wanted.game)
    if wanted.guided:
        check_guided(game, wanted)
    prepared = game.guide.options if wanted.guided and game.guide else {}
    chosen = resolved(game, len(wanted.seats), {**wanted.options, **prepared}, language_of(request))
    mine = [number for number, seat in enumerate(wanted.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise ApiError(422, "invalid", "one-seat-each")
    my_seat = mine[0] if mine else NO_SEAT
    table, token, host_token = await registry.create(
        game,
        options=chosen,
        chairs=seated(registry, wanted),
        clock=clock_rules(wanted.clock, people=sum(seat.kind != "bot" for seat in wanted.seats)),
        takebacks=wanted.takebacks,
        my_seat=my_seat,
        host_seat=my_seat,
        guided=wanted.guided,
    )
    reader = Reader(my_seat, host=True)
    if wanted.start:
        await table.do(Start(NO_SEAT), reader)
    return created(request, table, reader, token, host_token)


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


def person_name(registry: TableRegistry, name: str, others: list[str]) -> str:
    """What somebody wants to be called, told apart from the others."""
    cleaned = clean(name, registry.settings.limits.name)
    if not appearance(cleaned):
        raise ApiError(422, "invalid", "no-name")
    if any(appearance(cleaned) == appearance(other) and cleaned.casefold() != other.casefold() for other in others):
        raise ApiError(422, "invalid", "looks-alike")
    return distinct_name(cleaned, others, registry.settings.limits.name)


def bot_named(registry: TableRegistry, name: str | None) -> str:
    if (name or HEURISTIC) not in registry.services.bots.bots:
        raise ApiError(422, "invalid", "no-bot")
    return name or HEURISTIC


def seated(registry: TableRegistry, wanted: requests.Create) -> list[Chair]:
    """The chairs as the creator wants them. An open one has a name too: that of the bot which sits there if nobody comes."""
    chairs: list[Chair] = []
    given = [wanted.name or "", *(seat.name or "" for seat in wanted.seats)]
    for number, seat in enumerate(wanted.seats):
        names = [chair.name for chair in chairs]
        if seat.kind == "me":
            chairs.append(Chair(person_name(registry, wanted.name or seat.name or "", names), PERSON))
            continue
        name = person_name(registry, seat.name or bot_name(number, [*filter(None, given), *names]), names)
        chairs.append(Chair(name, BOT, bot_named(registry, seat.bot)) if seat.kind == "bot" else Chair(name, EMPTY))
    return chairs


def created(request: Request, table: LiveTable, reader: Reader, token: str | None, host_token: str | None) -> Response:
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
    return keep(request, json_response(response, 201), state.id, token, host_token)


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
        "lines": [logged(state.match, line, seat, everything=state.status == OVER) for line in lines] if state.match else [],
        "total": len(state.log),
    }
    return json_response(response)


@router.get("/codes/{code}", response_model=responses.Found, responses=failures(404), summary="Find a match by its short code")
async def find(registry: Registry, _: Guessing, code: str) -> Response:
    found = await registry.store.id_of(code.strip().upper()[:40]) if code.isprintable() else None
    if found is None:
        raise not_found("code")
    response: responses.Found = {"id": found}
    return json_response(response)


@router.post("/matches/{id}/join", response_model=responses.Joined, responses=failures(401, 404, 409), summary="Take an open seat")
async def join(context: Context, request: Request, wanted: requests.Join) -> Response:
    state = context.table.state
    if state.status != LOBBY:
        raise wrong_status(state.status)
    if context.reader.seat != NO_SEAT:
        raise ApiError(409, "wrong-status", "one-seat-each")
    open_seats = [seat for seat, chair in enumerate(state.chairs) if chair.kind == EMPTY and wanted.seat in (None, seat)]
    if open_seats and all(state.chairs[seat].reserved for seat in open_seats):
        raise ApiError(409, "wrong-status", "reserved")
    open_seats = [seat for seat in open_seats if not state.chairs[seat].reserved]
    if not open_seats:
        raise ApiError(409, "wrong-status", "no-open-seat")
    token, reader = await sit(context.registry, context.table, context.reader, open_seats[0], wanted.name)
    response: responses.Joined = {"token": token, "seat": reader.seat, "snapshot": context.table.snapshot(reader)}
    return keep(request, json_response(response), state.id, token, None)


async def sit(registry: TableRegistry, table: LiveTable, reader: Reader, seat: int, name: str) -> tuple[str, Reader]:
    """Take a seat; gives its token and the reader one now is."""
    bots = [bot for bot in giving_way(table.state, name.strip()[:1]) if bot != seat]
    others = [chair.name for other, chair in enumerate(table.state.chairs) if other not in (seat, *bots)]
    called = person_name(registry, name, others)
    renamed: dict[str, str] = {}
    for bot in bots:
        renamed[str(bot)] = bot_name(bot, [*others, called, *renamed.values()])
    token, right = tokens.issue(table.state.id, tokens.SEAT, seat)
    seated = Reader(seat, reader.host)
    await table.do(Join(seat, called, reader.host, renamed), seated, rights=[right])
    return token, seated


def giving_way(state: TableState, initial: str) -> list[int]:
    """The seats of bots, and of those who could come to sit there, that the house has given a name with this first letter."""
    return [
        seat
        for seat, chair in enumerate(state.chairs)
        if chair.kind != PERSON and chair.name in BOT_NAMES and chair.name[0].casefold() == initial.casefold()
    ]


@router.post("/matches/{id}/start", response_model=Snapshot, responses=failures(401, 403, 404, 409), summary="Begin; open seats become bots")
async def start(context: Context) -> Response:
    context.host()
    return json_response(await context.table.do(Start(NO_SEAT), context.reader))


@router.post("/matches/{id}/words", response_model=Snapshot, responses=failures(401, 404, 409), summary="Add words to the committed seed")
async def add_words(context: Context, wanted: requests.SeedWords) -> Response:
    seat = context.seat()
    if not isinstance(context.table.state.dice, FairDice):
        raise ApiError(409, "wrong-status", "no-words")
    words = clean(wanted.words, context.registry.settings.limits.words)
    return json_response(await context.table.do(SeedWords(seat, words), context.reader))


@router.post("/matches/{id}/pause", response_model=Snapshot, responses=failures(401, 403, 404, 409), summary="Stop or resume the game")
async def pause(context: Context, wanted: requests.Pause) -> Response:
    context.host()
    return json_response(await context.table.do(Pause(NO_SEAT, wanted.paused), context.reader))


@router.post("/matches/{id}/chat", response_model=Snapshot, responses=failures(401, 404), summary="Say something to the table")
async def chat(context: Context, _: Chatting, wanted: requests.Chat) -> Response:
    limits = context.registry.settings.limits
    if context.reader.seat == NO_SEAT and not context.table.state.spectators_chat:
        raise no_seat()
    text = clean(wanted.text, limits.chat)
    if not text:
        raise ApiError(422, "invalid", "no-text")
    room = limits.chats_a_match if context.reader.seat != NO_SEAT else FOR_SPECTATORS * limits.chats_a_match
    if len(context.table.state.chat) >= room:
        raise LimitReached(86_400.0, "too-many-chats")
    if context.reader.seat != NO_SEAT:
        return json_response(await context.table.do(Say(context.reader.seat, text), context.reader, key=wanted.key))
    name = person_name(context.registry, wanted.name or "", [chair.name for chair in context.table.state.chairs])
    return json_response(await context.table.do(Say(NO_SEAT, text, name), context.reader))


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
            )
            try:
                await context.table.do(Rematch(seat, table.state.id), context.reader)
                return created(request, table, Reader(seat, host=True), token, host_token)
            except ApiError:
                await context.table.refresh()
                if context.table.state.rematch is None:  # else somebody at another process was faster
                    raise
    table = await context.registry.table(context.table.state.rematch)
    await table.refresh()
    new = table.state
    if new.status != LOBBY or new.chairs[seat].kind != EMPTY:
        raise ApiError(409, "wrong-status", "seat-taken")
    token, reader = await sit(context.registry, table, Reader(), seat, state.chairs[seat].name)
    return created(request, table, reader, token, None)
