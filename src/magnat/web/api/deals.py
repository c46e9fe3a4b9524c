"""The deal of the day: one deal for everybody, one try each."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from magnat.web.api.context import Creating, Registry, failures, person_of
from magnat.web.api.matches import created
from magnat.web.api.me import First, Myself
from magnat.web.deals import Sharing, calendar, keeping, picture_of, side_by_side
from magnat.web.errors import ApiError, not_found
from magnat.web.responses import json_response
from magnat.web.schemas import deals as schemas
from magnat.web.schemas import responses
from magnat.web.state import Past, Reader, TableState
from magnat.web.store import Deal, Person, Row, persons
from magnat.web.store import deals as rows
from magnat.web.tables import TableRegistry
from magnat.web.texts import language_of, say, words_of
from magnat.web.workers import FOR_HISTORY

router = APIRouter(prefix="/api/deals", tags=["deals"])
RANKED = 50  # persons in an answer
PAGE = 30  # deals in one
MOST_SUMMED = 1000  # persons in the ranking of a week or a month
KEPT = 60.0  # seconds for which such a ranking is not worked out again


async def must_be_offered(registry: Registry) -> None:
    if not registry.settings.offers_deals:
        raise ApiError(404, "not-found", "no-deals")


Offered = Annotated[None, Depends(must_be_offered)]
DayName = Annotated[str, Path(max_length=20, description="a day, as 2026-11-18, or `today`")]
FAILURES = failures(404)


async def named(registry: Registry, _: Offered, day: DayName) -> Deal:
    found = calendar.day_at(registry.services.now()) if day == "today" else calendar.day_named(day)
    if found is None:
        raise not_found("deal")
    return await keeping.deal_of(registry, found)


Named = Annotated[Deal, Depends(named)]


@router.get("/past", response_model=schemas.PastDeals, responses=FAILURES, summary="Deals that are over")
async def past(registry: Registry, request: Request, _: Offered, first: First = 0) -> Response:
    """The last one first; each can be played again, and then counts for nothing."""
    now, me = registry.services.now(), await person_of(request)
    found = await rows.days_before(registry.store, now - calendar.DAY - calendar.GRACE, first, PAGE + 1)
    deals: list[schemas.PastDeal] = []
    for deal in found[:PAGE]:
        mine = None if me is None else await rows.try_of(registry.store, deal.id, me.id)
        deals.append(
            {
                "id": deal.id,
                "game": deal.game,
                "options": deal.chosen,
                "seats": deal.seats,
                "level": deal.level,
                "tries": sum((await rows.counts(registry.store, deal.id)).values()),
                "mine": None if mine is None else _status(mine),
                "share": None if mine is None else mine.share,
            }
        )
    response: schemas.PastDeals = {"deals": deals, "next": first + PAGE if len(found) > PAGE else None}
    return json_response(response)


Span = Annotated[Literal["week", "month"], Query(description="of which days")]


@router.get("/ranking", response_model=schemas.SpanRanking, responses=FAILURES, summary="Who did best in a week or a month")
async def span_ranking(registry: Registry, request: Request, _: Offered, span: Span = "week", first: First = 0) -> Response:
    """By the sum of the shares of all days that are over; worked out once a minute at most."""
    now, me = registry.services.now(), await person_of(request)
    since, until = calendar.span_of(calendar.day_at(now - calendar.DAY - calendar.GRACE), span)
    until = min(until, calendar.day_at(now - calendar.GRACE))
    found = await _summed(registry, span, since, until)
    places = {row["points"]: place for place, row in reversed(list(enumerate(found, 1)))}  # who has as much shares the place
    page = found[first : first + RANKED]
    seen = await persons.faces(registry.store, [row["person"] for row in page])
    response: schemas.SpanRanking = {
        "since": since.isoformat(),
        "until": until.isoformat(),
        "ranking": [_span_place(row, places[row["points"]], seen.get(row["person"]), me) for row in page],
        "next": first + RANKED if len(found) > first + RANKED else None,
    }
    return json_response(response)


async def _summed(registry: TableRegistry, span: str, since: date, until: date) -> list[Row]:
    name, now = f"{span} {since} {until}", registry.services.now()
    sums = registry.services.kept_sums
    kept = sums.get(name)
    if kept is None or not 0 <= now - kept[0] < KEPT:
        found = await rows.summed(registry.store, calendar.begin_of(since), calendar.begin_of(until), MOST_SUMMED)
        for other in [other for other in sums if other.startswith(f"{span} ")]:
            del sums[other]
        kept = sums[name] = (now, found)
    return kept[1]


def _span_place(row: Row, place: int, face: Row | None, me: Person | None) -> schemas.SpanPlace:
    """`face`: who it is now; sums are kept for a while, and nobody is named in them who has gone into hiding or is gone meanwhile."""
    mine = me is not None and row["person"] == me.id
    known = face if face is not None and (mine or not face["hidden"]) else None
    return {
        "place": place,
        "person": row["person"] if known else None,
        "name": known["name"] if known else None,
        "me": mine,
        "points": round(int(row["points"]) / 10),
        "days": row["days"],
    }


@router.get("/{day}", response_model=schemas.DealOfDay, responses=FAILURES, summary="The deal of a day")
async def look(registry: Registry, request: Request, deal: Named) -> Response:
    """Its commitment is public the day before, the secret when it is over: a game that was exported then is proved by `magnat verify`."""
    now, me = registry.services.now(), await person_of(request)
    mine = None if me is None else await rows.try_of(registry.store, deal.id, me.id)
    if mine is not None:
        mine = await keeping.settle(registry, mine, deal)
        await keeping.settle_rest(registry, deal)
    money = money_of(registry, deal, request)
    counts, revealed = await rows.counts(registry.store, deal.id), deal.is_revealed(now)
    knows = revealed or (mine is not None and mine.status != rows.PLAYING)
    status: Literal["coming", "open", "closing", "over"] = (
        "coming" if now < deal.opens else "open" if now < deal.closes else "over" if revealed else "closing"
    )
    tomorrow = calendar.day_at(deal.opens) + timedelta(days=1)
    coming = await keeping.deal_of(registry, tomorrow) if status in ("open", "closing") else None
    response: schemas.DealOfDay = {
        **keeping.facts(deal),
        "status": status,
        "now": now,
        "tries": sum(counts.values()),
        "mine": None if mine is None else await _told(registry, mine, counts, money),
        "par": _par(deal, money) if knows else None,
        "secret": deal.secret if revealed else None,
        "streak": 0 if me is None else await keeping.streak(registry, me),
        "next": None if coming is None else keeping.facts(coming),
    }
    return json_response(response)


Money = Callable[[int], str]


def money_of(registry: TableRegistry, deal: Deal, request: Request) -> Money:
    """How scores of a game are told in the reader's language."""
    return partial(words_of(registry.game(deal.game), language_of(request), deal.chosen).thing, "money")


def _par(deal: Deal, money: Money) -> schemas.Par | None:
    strong = deal.strong
    if strong is None:
        return None
    return {"level": strong["level"], "scores": strong["scores"], "mean": strong["mean"], "sum": money(round(strong["mean"]))}


def _status(mine: rows.Try) -> schemas.TryStatus:
    status: dict[str, schemas.TryStatus] = {
        rows.PLAYING: "playing", rows.FINISHED: "finished", rows.UNFINISHED: "unfinished", rows.LEFT: "left"
    }  # fmt: skip
    return status[mine.status]


async def _told(registry: TableRegistry, mine: rows.Try, counts: dict[str, int], money: Money) -> schemas.Tried:
    done = mine.status == rows.FINISHED and mine.score is not None
    return {
        "match": mine.match,
        "status": _status(mine),
        "score": mine.score,
        "sum": None if mine.score is None else money(mine.score),
        "rank": mine.rank,
        "share": mine.share,
        "place": 1 + await rows.better(registry.store, mine.deal, mine.score) if done and mine.score is not None else None,
        "of": counts.get(rows.FINISHED, 0) if done else None,
    }


@router.post("/{day}/try", response_model=schemas.TryOpened, responses=failures(401, 404, 409), summary="Play the deal of the day: one try")
async def begin(registry: Registry, request: Request, _: Creating, person: Myself, deal: Named) -> Response:
    """Whoever asks again is led to the same table. It is ended at midnight (UTC) and some time of grace, wherever it stands."""
    table = await keeping.try_it(registry, deal, person)
    response: schemas.TryOpened = {"id": table.state.id, "seat": deal.seat}
    return json_response(response)


@router.post("/{day}/practice", status_code=201, response_model=responses.Created, responses=failures(404, 409), summary="Play a deal that is over")
async def practise(registry: Registry, request: Request, _: Creating, deal: Named) -> Response:
    """As often as one likes; nothing of it counts."""
    me = await person_of(request)
    table, token, host_token = await keeping.practise(registry, deal, me.name if me else "?")
    return await created(request, table, Reader(deal.seat, host=True), token, host_token)


@router.get("/{day}/ranking", response_model=schemas.DealRanking, responses=failures(404, 409), summary="Who did best on a day")
async def ranking(registry: Registry, request: Request, deal: Named, first: First = 0) -> Response:
    """For those who have finished, and for everybody when the deal is over: what others made of it tells something of it."""
    me, revealed = await person_of(request), deal.is_revealed(registry.services.now())
    mine = None if me is None else await rows.try_of(registry.store, deal.id, me.id)
    if not revealed and (mine is None or (await keeping.settle(registry, mine, deal)).status == rows.PLAYING):
        raise ApiError(409, "wrong-status", "deal-not-finished")
    await keeping.settle_rest(registry, deal)
    money = money_of(registry, deal, request)
    found = await rows.ranked(registry.store, deal.id, first, RANKED + 1)
    response: schemas.DealRanking = {
        "ranking": [_place(row, me, money, revealed=revealed) for row in found[:RANKED]],
        "next": first + RANKED if len(found) > RANKED else None,
    }
    return json_response(response)


def _place(row: Row, me: Person | None, money: Money, *, revealed: bool) -> schemas.DealPlace:
    mine = me is not None and row["person"] == me.id
    known = mine or not row["hidden"]
    return {
        "place": row["place"],
        "person": row["person"] if known else None,
        "name": row["name"] if known else None,
        "me": mine,
        "score": row["score"],
        "sum": money(row["score"]),
        "rank": row["rank"],
        "share": row["share"],
        "minutes": round((row["ended"] - row["began"]) / 60),
        "match": row["match"] if mine or (revealed and known) else None,  # at the table stands the name
    }


@router.get("/{day}/compare", response_model=schemas.SideBySideWith, responses=failures(401, 404, 409), summary="My game beside the best one")
async def compare(registry: Registry, request: Request, person: Myself, deal: Named) -> Response:
    """Turn by turn, when the deal is over."""
    if not deal.is_revealed(registry.services.now()):
        raise ApiError(409, "wrong-status", "deal-not-over")
    mine = await rows.try_of(registry.store, deal.id, person.id)
    if mine is None or (mine := await keeping.settle(registry, mine, deal)).status != rows.FINISHED:
        raise ApiError(409, "wrong-status", "deal-not-tried")
    await keeping.settle_rest(registry, deal)
    best = next(row for row in await rows.ranked(registry.store, deal.id, 0, 1))
    played = [_played((await registry.table(match)).state) for match in (mine.match, best["match"])]
    arguments = (registry.game(deal.game), language_of(request), deal.chosen, deal.seat, *played)
    found: schemas.SideBySide = await registry.services.workers.run(side_by_side, *arguments, patience=FOR_HISTORY)
    known, money = best["person"] == person.id or not best["hidden"], money_of(registry, deal, request)
    response: schemas.SideBySideWith = {
        **found,
        "match": mine.match,
        "best": best["match"] if known else None,
        "name": best["name"] if known else None,
        "sum": money(best["score"]),
        "mine": money(mine.score or 0),
    }
    return json_response(response)


def _played(state: TableState) -> tuple[Past, list[int]]:
    if state.match is None:
        raise ApiError(409, "wrong-status", "deal-not-tried")
    return Past.of(state.match), [act.seat for act in state.match.played]


@router.get(
    "/{day}/picture",
    response_class=Response,
    responses=failures(401, 404, 409) | {200: {"content": {"image/svg+xml": {}}, "description": "the picture"}},
    summary="One picture of how I did, to share (SVG); it tells nothing of the deal",
)
async def picture(
    registry: Registry, request: Request, person: Myself, deal: Named, dark: bool = Query(default=False, description="for dark surroundings")
) -> Response:
    mine = await rows.try_of(registry.store, deal.id, person.id)
    if mine is None or (mine := await keeping.settle(registry, mine, deal)).status != rows.FINISHED:
        raise ApiError(409, "wrong-status", "deal-not-tried")
    counts, language = await rows.counts(registry.store, deal.id), language_of(request)
    told = await _told(registry, mine, counts, money_of(registry, deal, request))
    words, days = words_of(registry.game(deal.game), language, deal.chosen), await keeping.streak(registry, person)
    share = None if mine.share is None else round(mine.share / 10)
    sharing = Sharing(
        title=say(language, "deal-picture-title", day=deal.id),
        about=words.say("game-name") if words.has("game-name") else deal.game,
        result=say(language, "deal-picture-waiting") if share is None else say(language, "deal-picture-share", share=share),
        place=say(language, "deal-picture-place", place=told["place"] or 0, of=told["of"] or 0, days=days),
        par="100 %",
        link=f"{request.url.netloc}{registry.settings.root_path}/deal/{deal.id}",
        share=mine.share,
    )
    return Response(picture_of(sharing, dark=dark), media_type="image/svg+xml")
