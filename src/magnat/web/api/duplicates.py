"""Duplicates: one deal at several tables, for friends."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from magnat.bots import StandardBot
from magnat.bots.naming import bot_name
from magnat.core.play import FairDice
from magnat.web import tokens
from magnat.web.api.context import Creating, Invited, Registry, failures, person_of, take_over
from magnat.web.api.deals import Money, Offered, money_of
from magnat.web.api.matches import resolved
from magnat.web.api.me import Myself
from magnat.web.deals import Sat, compared, sat_at, team_of
from magnat.web.errors import ApiError, LimitReached, not_found
from magnat.web.json_text import as_json
from magnat.web.responses import json_response
from magnat.web.schemas import deals as schemas
from magnat.web.state import BOT, EMPTY, LOBBY, NO_SEAT, OVER, Chair, ClockRules, Dealt, TableState
from magnat.web.store import Deal, Person, Row, persons
from magnat.web.store import deals as rows
from magnat.web.tables import TableRegistry
from magnat.web.texts import language_of

router = APIRouter(prefix="/api/duplicates", tags=["deals"])
DAY = 86_400.0
MOST_A_DAY = 10  # duplicates that one person opens
MOST_HELD = 2000  # seats of a person that are looked through
DuplicateId = Annotated[str, Path(pattern="^[0-9a-z]{4,40}$", description="the id of a duplicate")]


@router.post("", status_code=201, response_model=schemas.Duplicate, responses=failures(401, 403, 404), summary="One deal at several tables")
async def create(
    registry: Registry, request: Request, _: Creating, __: Invited, ___: Offered, person: Myself, wanted: schemas.NewDuplicate
) -> Response:
    """Opens the tables. Whoever opens them is their host and sits at one of them, or at none, like everybody else."""
    game, now = registry.game(wanted.game), registry.services.now()
    if wanted.people > wanted.seats:
        raise ApiError(422, "invalid", "duplicate-people")
    if await rows.hosted_since(registry.store, person.id, now - DAY) >= MOST_A_DAY:
        raise LimitReached(DAY / MOST_A_DAY, "too-many-matches")
    options = resolved(game, wanted.seats, dict(wanted.options), language_of(request))
    dice, id, ends = FairDice(), tokens.match_id(), now + wanted.days * DAY
    deal = Deal(
        id=id,
        kind=rows.DUPLICATE,
        game=game.name,
        rules_version=game.version,
        options=as_json(options),
        seats=wanted.seats,
        seat=NO_SEAT,
        level=StandardBot.name,
        secret=dice.secret.hex(),
        made=now,
        opens=now,
        closes=ends,
        ends=ends,
        host=person.id,
    )
    made = []
    for _number in range(wanted.tables):
        opened = await registry.create(
            game,
            options=options,
            chairs=_chairs(wanted.seats, wanted.people),
            clock=ClockRules().usual(wanted.people),
            takebacks=False,
            my_seat=NO_SEAT,
            host_seat=NO_SEAT,
            advice=False,
            dealt=Dealt(id, ends, ends),
            dice=dice,
        )
        table, host_token = opened[0], opened[2]
        await take_over(registry, table, person, host_token)
        made.append(table.state.id)
    await rows.make_duplicate(registry.store, deal, made)
    return json_response(await told(registry, deal, person, money_of(registry, deal, request)), 201)


def _chairs(seats: int, people: int) -> list[Chair]:
    names: list[str] = []
    for seat in range(seats):
        names.append(bot_name(seat, names))
    return [Chair(name, EMPTY) if seat < people else Chair(name, BOT, StandardBot.name) for seat, name in enumerate(names)]


@router.get("/{id}", response_model=schemas.Duplicate, responses=failures(404), summary="A duplicate: its tables, compared seat by seat")
async def look(registry: Registry, request: Request, _: Offered, id: DuplicateId) -> Response:
    """Whoever has its link may look. What became of a table is told to those whose own is over, and to everybody when all are."""
    deal = await rows.find(registry.store, id)
    if deal is None or deal.kind != rows.DUPLICATE or deal.game not in registry.games:
        raise not_found("duplicate")
    return json_response(await told(registry, deal, await person_of(request), money_of(registry, deal, request)))


async def told(registry: TableRegistry, deal: Deal, me: Person | None, money: Money) -> schemas.Duplicate:
    tables = await rows.tables_of(registry.store, deal.id)
    states = [await _state(registry, row) for row in tables]
    held = await persons.holdings(registry.store, me.id, most=MOST_HELD) if me else []
    mine = {one.match for one in held if one.seat >= 0}
    revealed = deal.is_revealed(registry.services.now())
    knows = revealed or any(row["match"] in mine and (state is None or state.status == OVER) for row, state in zip(tables, states, strict=True))
    empty = [Sat("", False, None)] * deal.seats
    sat = [empty if state is None else sat_at(state) for state in states]
    if not knows:
        sat = [[Sat(one.name, one.person, None) for one in table] for table in sat]
    result = compared(sat)
    return {
        "id": deal.id,
        "game": deal.game,
        "options": deal.chosen,
        "seats": deal.seats,
        "level": deal.level,
        "commitment": deal.dice.commitment,
        "secret": deal.secret if revealed else None,
        "made": deal.made,
        "ends": deal.ends,
        "open": revealed,
        "host": me is not None and deal.host == me.id,
        "tables": [
            {
                "number": row["number"],
                "status": "gone" if state is None else state.status,
                "code": row["code"] if state is not None and state.status == LOBBY else None,
                "match": row["match"] if row["match"] in mine or revealed or (state is not None and state.status == LOBBY) else None,
                "mine": row["match"] in mine,
                "seats": [
                    {
                        "name": one.name,
                        "person": one.person,
                        "score": one.score,
                        "sum": None if one.score is None else money(one.score),
                        "team": team_of(number, seat, len(tables)),
                        "points": result.points[number][seat],
                    }
                    for seat, one in enumerate(sat[number])
                ],
            }
            for number, (row, state) in enumerate(zip(tables, states, strict=True))
        ],
        "teams": result.teams,
    }


async def _state(registry: TableRegistry, row: Row) -> TableState | None:
    """A table as it is; None if it is gone."""
    try:
        table = await registry.table(row["match"])
        await table.refresh()
    except ApiError as error:
        if error.status in (404, 410):
            return None
        raise
    return table.state
