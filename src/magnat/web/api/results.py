"""Profiles of persons and pages of games: what finished games leave behind. Every list comes in pages."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, cast

from fastapi import APIRouter, Path, Query, Request, Response

from magnat.web.api.context import Registry, failures, person_of
from magnat.web.api.me import First, Offered
from magnat.web.errors import not_found
from magnat.web.responses import json_response
from magnat.web.results import FEW, VAGUE, certainty, keep_records
from magnat.web.schemas import results as schemas
from magnat.web.store import Person, Play, Row, company
from magnat.web.store import persons as persons_rows
from magnat.web.store import results as rows
from magnat.web.tables import TableRegistry
from magnat.web.texts import appearance, language_of, score_text

router = APIRouter(prefix="/api", tags=["results"])
PAGE = 20  # games in an answer
RANKED = 50  # persons in one
MOST_ROWS = 10_000  # of a table in CSV
PersonId = Annotated[str, Path(pattern="^[0-9a-z]{4,40}$", description="the id of a person")]
NOWHERE = failures(404)


async def public(registry: TableRegistry, request: Request, person: str) -> tuple[Person, Person | None]:
    """Whose profile is read, and who reads it; a hidden one is there for its person alone."""
    me, found = await person_of(request), await persons_rows.by_id(registry.store, person)
    if found is None or (found.hidden and (me is None or me.id != found.id)):
        raise not_found("profile")
    return found, me


@router.get("/persons/{person}", response_model=schemas.Profile, responses=NOWHERE, summary="What somebody has achieved")
async def profile(registry: Registry, request: Request, _: Offered, person: PersonId) -> Response:
    found, me = await public(registry, request, person)
    store, of = registry.store, {"person": person}
    totals, met, paces, collected = await store.read(*((query, of) for query in (rows.TOTALS, rows.OPPONENTS, rows.TIMES, rows.COLLECTED)))
    best, language = await rows.best_of(store, person, totals), language_of(request)
    mine = me is not None and me.id == found.id
    open_to_all = set() if mine else await rows.shown(store, [row["match"] for row in best])
    blocked = me is not None and not mine and any(row.other == found.id for row in await company.blocks_of(store, me.id))
    response: schemas.Profile = {
        "id": found.id,
        "name": found.name,
        "me": mine,
        "hidden": bool(found.hidden),
        "since": found.made,
        "totals": [_total(registry, language, row) for row in totals],
        "ratings": [await _rating(registry, row) for row in await rows.ratings_of(store, person)],
        "met": [{"person": row["person"], "name": row["name"], "games": row["games"], "ahead": row["ahead"], "behind": row["behind"]} for row in met],
        "best": [_best(registry, language, row, may_look=mine or row["match"] in open_to_all) for row in best],
        "paces": [
            {"game": row["game"], "decisions": int(row["decisions"]), "seconds": round(float(row["seconds"]) / int(row["decisions"]), 1)}
            for row in paces
        ],
        "collections": _collections(registry, collected),
        "blocked": blocked,
    }
    return json_response(response)


def _total(registry: TableRegistry, language: str, row: Row) -> schemas.Total:
    best: int | None = row["best"]
    return {
        "game": row["game"],
        "edition": row["edition"],
        "seats": row["seats"],
        "games": row["games"],
        "finished": int(row["finished"]),
        "wins": int(row["wins"]),
        "best": best,
        "sum": None if best is None else score_text(registry.games.get(row["game"]), language, row["edition"], best),
        "mean_rank": round(float(row["ranks"]) / row["games"], 2),
    }


def _best(registry: TableRegistry, language: str, row: Row, *, may_look: bool) -> schemas.BestPlay:
    return {
        "game": row["game"],
        "edition": row["edition"],
        "seats": row["seats"],
        "score": row["score"],
        "sum": score_text(registry.games.get(row["game"]), language, row["edition"], row["score"]),
        "rank": row["rank"],
        "ended": row["ended"],
        "match": row["match"] if may_look else None,
    }


def _collections(registry: TableRegistry, collected: list[Row]) -> list[schemas.Collection]:
    """Only of what the games of this server have today, and only where something was met."""
    found: list[schemas.Collection] = []
    for game in registry.games.values():
        for kind in game.collections:
            all_of = game.things(kind)
            met = {row["thing"] for row in collected if (row["game"], row["kind"]) == (game.name, kind)}
            if things := [thing for thing in all_of if thing in met]:
                found.append({"game": game.name, "kind": kind, "things": things, "all": len(all_of)})
    return found


async def _rating(registry: TableRegistry, row: Row) -> schemas.RatingInfo:
    curve = await registry.store.rows(rows.CURVE, person=row["person"], game=row["game"])
    return {
        "game": row["game"],
        "skill": round(row["mu"], 1) if row["sigma"] <= VAGUE else None,
        "certainty": certainty(row["sigma"]),
        "games": row["games"],
        "curve": [(one["ended"], round(one["mu"], 2)) for one in reversed(curve)],
    }


async def told(registry: TableRegistry, plays: list[Play], me: Person | None, language: str) -> list[schemas.PlayResult]:
    """Games as the reader may see them: whoever sat there sees all, others what is public."""
    seats, mine = await rows.seats_of(registry.store, [play.match for play in plays]), me.id if me else ""
    found: list[schemas.PlayResult] = []
    for play in plays:
        inside = any(row["person"] == mine for row in seats[play.match] if mine)
        tell = partial(score_text, registry.games.get(play.game), language, play.edition)
        found.append(
            {
                "match": play.match if play.shown or inside else None,
                "game": play.game,
                "edition": play.edition,
                "began": play.began,
                "ended": play.ended,
                "acts": play.acts,
                "finished": bool(play.finished),
                "rated": bool(play.rated),
                "seats": [_seat(row, tell, inside=inside) for row in seats[play.match]],
            }
        )
    return found


def _seat(row: Row, tell: Callable[[int], str], *, inside: bool) -> schemas.SeatResult:
    known = inside or row["bot"] is not None or row["seen"]
    return {
        "seat": row["seat"],
        "name": (row["name"] or None) if known else None,
        "person": row["person"] if row["seen"] else None,
        "bot": row["bot"],
        "score": row["score"],
        "sum": tell(row["score"]),
        "rank": row["rank"],
        "won": bool(row["won"]),
        "resigned": bool(row["resigned"]),
    }


@router.get("/persons/{person}/plays", response_model=schemas.Plays, responses=NOWHERE, summary="The games of a person")
async def plays_of(registry: Registry, request: Request, _: Offered, person: PersonId, first: First = 0) -> Response:
    found, me = await public(registry, request, person)
    return await paged(registry, request, await rows.plays_of(registry.store, found.id, first, PAGE + 1), me, first)


async def paged(registry: TableRegistry, request: Request, plays: list[Play], me: Person | None, first: int) -> Response:
    found = await told(registry, plays[:PAGE], me, language_of(request))
    response: schemas.Plays = {"plays": found, "next": first + PAGE if len(plays) > PAGE else None}
    return json_response(response)


@router.get("/persons/{person}/plays.csv", response_class=Response, responses=NOWHERE, summary="The games of a person as a table")
async def plays_csv(registry: Registry, request: Request, _: Offered, person: PersonId) -> Response:
    """One line a game; a spreadsheet reads it. Fields that a spreadsheet would calculate are marked as text."""
    found, me = await public(registry, request, person)
    text, language = io.StringIO(), language_of(request)
    table = csv.writer(text)
    table.writerow(["ended", "game", "edition", "seats", "rank", "score", "won", "finished", "rated", "decisions", "players", "match"])
    for begin in range(0, MOST_ROWS, 500):
        plays = await rows.plays_of(registry.store, found.id, begin, 500)
        seats = await rows.seats_of(registry.store, [play.match for play in plays])
        for play, row in zip(plays, await told(registry, plays, me, language), strict=True):
            own = next(seat for seat in seats[play.match] if seat["person"] == found.id)
            names = ", ".join(seat["name"] or "?" for seat in row["seats"])
            when = datetime.fromtimestamp(play.ended, UTC).isoformat(timespec="seconds")
            own_part = [own["rank"], own["score"], own["won"], play.finished, play.rated, play.acts]
            table.writerow([when, play.game, play.edition, play.seats, *own_part, f"'{names}" if names[:1] in "=+-@" else names, row["match"] or ""])
        if len(plays) < 500:
            break
    answer = Response(text.getvalue(), media_type="text/csv")
    answer.headers["Content-Disposition"] = 'attachment; filename="magnat-games.csv"'
    return answer


@router.get("/persons/{person}/plays.json", response_model=schemas.Plays, responses=NOWHERE, summary="The games of a person as one document")
async def plays_json(registry: Registry, request: Request, _: Offered, person: PersonId) -> Response:
    """As many as a table has lines."""
    found, me = await public(registry, request, person)
    plays = await rows.plays_of(registry.store, found.id, 0, MOST_ROWS)
    response: schemas.Plays = {"plays": [], "next": None}
    for begin in range(0, len(plays), 500):
        response["plays"] += await told(registry, plays[begin : begin + 500], me, language_of(request))
    answer = json_response(response)
    answer.headers["Content-Disposition"] = 'attachment; filename="magnat-games.json"'
    return answer


@router.get("/games/{game}/records", response_model=schemas.Records, responses=NOWHERE, summary="Records, lengths and win rates of a game")
async def records(registry: Registry, request: Request, _: Offered, game: str) -> Response:
    """Of many games as of a minute ago at most: whoever asks does not wait for their figures."""
    kept = registry.services.kept_records
    played = registry.game(game)
    if played.name not in kept or kept[played.name].games < FEW:
        await keep_records(registry.store, kept, played, registry.services.now())
    told = kept[played.name].told[language_of(request)]
    seen = await persons_rows.faces(registry.store, [row["person"] for row in told["best"]])
    best = [{**row, "name": seen[row["person"]]["name"]} for row in told["best"] if row["person"] in seen and not seen[row["person"]]["hidden"]]
    response = cast(schemas.Records, told | {"best": best})
    return json_response(response)


@router.get("/games/{game}/ranking", response_model=schemas.Ranking, responses=NOWHERE, summary="Who plays a game best, by rated games")
async def ranking(registry: Registry, _: Offered, game: str, first: First = 0) -> Response:
    """Only ratings that mean something."""
    wanted = {"game": registry.game(game).name, "sigma": VAGUE, "first": first, "most": RANKED + 1}
    found = await registry.store.rows(rows.RANKING, **wanted)
    response: schemas.Ranking = {
        "ranking": [
            {
                "place": first + number,
                "person": row["person"],
                "name": row["name"],
                "skill": round(row["mu"], 1),
                "certainty": certainty(row["sigma"]),
                "games": row["games"],
            }
            for number, row in enumerate(found[:RANKED], 1)
        ],
        "next": first + RANKED if len(found) > RANKED else None,
    }
    return json_response(response)


Player = Annotated[str, Query(max_length=60, description="the name of somebody who played")]
Edition = Annotated[str, Query(max_length=60)]
Time = Annotated[float, Query(ge=0, le=1e12, allow_inf_nan=False, description="when it ended (or began, if it has not), in seconds since 1970")]
Length = Annotated[int, Query(ge=0, le=10**9, description="in decisions")]


@router.get("/games/{game}/plays", response_model=schemas.Plays, responses=NOWHERE, summary="Finished games, searched")
async def search(
    registry: Registry,
    request: Request,
    _: Offered,
    game: str,
    player: Player = "",
    edition: Edition = "",
    since: Time = 0.0,
    until: Time = 1e12,
    least: Length = 0,
    longest: Length = 10**9,
    first: First = 0,
) -> Response:
    """Those at tables that were open to everybody, and one's own."""
    me = await person_of(request)
    wanted = rows.Wanted(registry.game(game).name, appearance(player), edition, since, until, least, longest)
    found = await rows.search(registry.store, wanted, me.id if me else "", first, PAGE + 1)
    return await paged(registry, request, found, me, first)
