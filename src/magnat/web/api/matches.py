"""Making tables, sitting down, and the rights of host and seats."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from magnat.core import options as options_module
from magnat.core.dice import FairDice
from magnat.core.errors import WrongOptions
from magnat.core.game import Game
from magnat.core.match import PERSON
from magnat.web import readers, schemas, seats
from magnat.web.answers import json_answer
from magnat.web.api.visits import Chatting, Creating, Guessing, Here, Inn, failures, keep
from magnat.web.clocks import ClockRules
from magnat.web.course import BOT, EMPTY, HEURISTIC, LOBBY, OVER, Chair
from magnat.web.entries import NO_SEAT
from magnat.web.errors import TooFast, Wrong, no_seat, not_found, wrong_status
from magnat.web.house import House
from magnat.web.readers import Reader
from magnat.web.speech import clean, unlike
from magnat.web.tables import Table

router = APIRouter(prefix="/api", tags=["matches"])
BOT_NAMES = ("Anton", "Berta", "Carla", "David", "Emil", "Flora", "Georg", "Hanna")


@router.post("/matches", status_code=201, response_model=schemas.Created, responses=failures(404), summary="Open a table")
async def create(house: Inn, request: Request, _: Creating, wanted: schemas.Create) -> Response:
    game = house.game(wanted.game)
    chosen = resolved(game, len(wanted.seats), dict(wanted.options))
    mine = [place for place, seat in enumerate(wanted.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise Wrong(422, "invalid", "one-seat-each")
    my_seat = mine[0] if mine else NO_SEAT
    table, token, host_token = await house.create(
        game,
        options=chosen,
        chairs=seated(house, wanted),
        clock=clock_rules(wanted.clock),
        takebacks=wanted.takebacks,
        my_seat=my_seat,
        host_seat=my_seat,
    )
    reader = Reader(my_seat, host=True)
    if wanted.start:
        await table.do("start", reader, seat=NO_SEAT)
    return created(request, table, reader, token, host_token)


def resolved(game: Game, seats: int, chosen: dict[str, object]) -> dict[str, str]:
    """The full set of options in words; a wrong set is refused with its sentence."""
    try:
        return options_module.spelled(game, options_module.resolve(game, seats, chosen))
    except WrongOptions as wrong:
        raise Wrong(422, "invalid", "sentence", sentence=str(wrong)) from wrong


def clock_rules(wanted: schemas.ClockChoice | None) -> ClockRules:
    """A clock that runs must give some time."""
    rules = ClockRules.from_json(wanted.model_dump() if wanted else None)
    if (rules.kind == "live" and rules.per_decision + rules.bank < 1) or (rules.kind == "days" and rules.days <= 0):
        raise Wrong(422, "invalid", "no-time")
    return rules


def person_name(house: House, name: str, others: list[str]) -> str:
    """What somebody wants to be called, told apart from the others."""
    cleaned = clean(name, house.settings.limits.name)
    if not cleaned:
        raise Wrong(422, "invalid", "no-name")
    return unlike(cleaned, others, house.settings.limits.name)


def bot_named(house: House, name: str | None) -> str:
    if (name or HEURISTIC) not in house.thinker.bots:
        raise Wrong(422, "invalid", "no-bot")
    return name or HEURISTIC


def seated(house: House, wanted: schemas.Create) -> list[Chair]:
    """The chairs as the creator wants them. An open one has a name too: that of the bot which sits there if nobody comes."""
    chairs: list[Chair] = []
    for seat in wanted.seats:
        names = [chair.name for chair in chairs]
        if seat.kind == "me":
            chairs.append(Chair(person_name(house, wanted.name or seat.name or "", names), PERSON))
            continue
        name = person_name(house, seat.name or next(name for name in BOT_NAMES if name not in names), names)
        chairs.append(Chair(name, BOT, bot_named(house, seat.bot)) if seat.kind == "bot" else Chair(name, EMPTY))
    return chairs


def created(request: Request, table: Table, reader: Reader, token: str | None, host_token: str | None) -> Response:
    course = table.course
    answer: dict[str, Any] = {
        "id": course.id,
        "code": course.code,
        "token": token,
        "host_token": host_token,
        "seat": None if reader.seat == NO_SEAT else reader.seat,
        "invite": f"/join/{course.code}",
        "snapshot": readers.snapshot(course, reader, table.connected()),
    }
    return keep(request, json_answer(answer, 201), course.id, token, host_token)


After = Annotated[int | None, Query(ge=0, description="wait until the table is newer than this version, at most 25 s")]


@router.get(
    "/matches/{id}",
    response_model=schemas.Snapshot,
    responses={204: {"description": "nothing newer"}, **failures(401, 404)},
    summary="The table as the reader may see it",
)
async def look(here: Here, after: After = None) -> Response:
    if after is not None and not here.house.has_room(here.table):
        raise TooFast(10.0, "too-many-readers")
    if after is not None and not await here.table.wait(after, here.house.settings.wait, here.reader.seat):
        if here.house.closing:
            raise Wrong(503, "closing")
        return Response(status_code=204)
    return json_answer(here.table.snapshot(here.reader))


@router.get("/codes/{code}", response_model=schemas.Found, responses=failures(404), summary="Find a match by its short code")
async def find(house: Inn, _: Guessing, code: str) -> Response:
    found = await house.store.id_of(code.strip().upper()[:40])
    if found is None:
        raise not_found("code")
    return json_answer({"id": found})


@router.post("/matches/{id}/join", response_model=schemas.Joined, responses=failures(401, 404, 409), summary="Take an open seat")
async def join(here: Here, request: Request, wanted: schemas.Join) -> Response:
    course = here.table.course
    if course.status != LOBBY:
        raise wrong_status(course.status)
    if here.reader.seat != NO_SEAT:
        raise Wrong(409, "wrong-status", "one-seat-each")
    open_seats = [seat for seat, chair in enumerate(course.chairs) if chair.kind == EMPTY and wanted.seat in (None, seat)]
    if not open_seats:
        raise Wrong(409, "wrong-status", "no-open-seat")
    token, reader = await sit(here.house, here.table, here.reader, open_seats[0], wanted.name)
    answer = {"token": token, "seat": reader.seat, "snapshot": readers.snapshot(here.table.course, reader, here.table.connected())}
    return keep(request, json_answer(answer), course.id, token, None)


async def sit(house: House, table: Table, reader: Reader, seat: int, name: str) -> tuple[str, Reader]:
    """Take a seat; gives its token and the reader one now is."""
    others = [chair.name for place, chair in enumerate(table.course.chairs) if place != seat]
    token, rights = seats.issue(table.course.id, seats.SEAT, seat)
    seated = Reader(seat, reader.host)
    await table.do("join", seated, {"name": person_name(house, name, others), "host": reader.host}, rights=rights)
    return token, seated


@router.post("/matches/{id}/start", response_model=schemas.Snapshot, responses=failures(401, 403, 404, 409), summary="Begin; open seats become bots")
async def start(here: Here) -> Response:
    here.host()
    return json_answer(await here.table.do("start", here.reader, seat=NO_SEAT))


@router.post("/matches/{id}/words", response_model=schemas.Snapshot, responses=failures(401, 404, 409), summary="Add words to the committed seed")
async def add_words(here: Here, wanted: schemas.SeedWords) -> Response:
    here.seat()
    if not isinstance(here.table.course.dice, FairDice):
        raise Wrong(409, "wrong-status", "no-words")
    words = clean(wanted.words, here.house.settings.limits.words)
    return json_answer(await here.table.do("words", here.reader, {"words": words}))


@router.post("/matches/{id}/pause", response_model=schemas.Snapshot, responses=failures(401, 403, 404, 409), summary="Stop or resume the game")
async def pause(here: Here, wanted: schemas.Pause) -> Response:
    here.host()
    return json_answer(await here.table.do("pause", here.reader, {"paused": wanted.paused}, seat=NO_SEAT))


@router.post("/matches/{id}/chat", response_model=schemas.Snapshot, responses=failures(401, 404), summary="Say something to the table")
async def chat(here: Here, _: Chatting, wanted: schemas.Chat) -> Response:
    limits = here.house.settings.limits
    text = clean(wanted.text, limits.chat)
    if not text:
        raise Wrong(422, "invalid", "no-text")
    if len(here.table.course.chat) >= limits.chats_a_match:
        raise TooFast(86_400.0, "too-many-chats")
    return json_answer(await here.table.do("chat", here.reader, {"text": text}, key=wanted.key))


@router.get("/matches/{id}/recover", response_model=schemas.Link, responses=failures(401, 404), summary="A private link to one's seat")
async def recovery_link(here: Here) -> Response:
    if here.reader.seat == NO_SEAT and not here.reader.host:
        raise no_seat()
    parts = [seats.recovery_of(here.token)] if here.token and here.reader.seat != NO_SEAT else []
    parts += [seats.recovery_of(here.host_token)] if here.host_token and here.reader.host else []
    answer = json_answer({"link": f"/seat/{'.'.join(parts)}"})
    answer.headers["Cache-Control"] = "no-store"
    return answer


@router.post("/recover", response_model=schemas.Recovered, responses=failures(404), summary="Open one's seat on another device")
async def recover(house: Inn, request: Request, _: Guessing, wanted: schemas.Recover) -> Response:
    found = [await house.store.right(seats.hashed(part)) for part in wanted.secret.split(".")[:2]]
    opened = [right for right in found if right is not None and right.kind.endswith(seats.RECOVERY)]
    if not opened or len({right.match for right in opened}) != 1:
        raise not_found("secret")
    table = await house.table(opened[0].match)
    tokens: dict[str, str] = {}
    for right in opened:
        kind = right.kind.removesuffix(seats.RECOVERY)
        tokens[kind] = await table.grant(kind, right.seat)
    seat = next((right.seat for right in opened if right.seat != NO_SEAT), None)
    answer = {"id": table.course.id, "token": tokens.get(seats.SEAT), "host_token": tokens.get(seats.HOST), "seat": seat}
    return keep(request, json_answer(answer), table.course.id, tokens.get(seats.SEAT), tokens.get(seats.HOST))


@router.post("/matches/{id}/rematch", status_code=201, response_model=schemas.Again, responses=failures(401, 404, 409), summary="Play again")
async def rematch(here: Here, request: Request, _: Creating) -> Response:
    """The first who asks opens the new table and is its host; the others take their seats there with the same call."""
    seat, course = here.seat(), here.table.course
    if course.status != OVER:
        raise wrong_status(course.status)
    async with here.table.rematching:
        if here.table.course.rematch is None:
            chairs = [Chair(chair.name, EMPTY) if chair.kind == PERSON else Chair(chair.name, BOT, chair.bot) for chair in course.chairs]
            chairs[seat] = Chair(course.chairs[seat].name, PERSON, standin=course.chairs[seat].standin)
            table, token, host_token = await here.house.create(
                course.game,
                options=course.options,
                chairs=chairs,
                clock=course.clocks.rules,
                takebacks=course.takebacks,
                my_seat=seat,
                host_seat=seat,
            )
            await here.table.do("rematch", here.reader, {"id": table.course.id})
            return created(request, table, Reader(seat, host=True), token, host_token)
    table = await here.house.table(here.table.course.rematch)
    new = table.course
    if new.status != LOBBY or new.chairs[seat].kind != EMPTY:
        raise Wrong(409, "wrong-status", "seat-taken")
    token, reader = await sit(here.house, table, Reader(), seat, course.chairs[seat].name)
    return created(request, table, reader, token, None)
