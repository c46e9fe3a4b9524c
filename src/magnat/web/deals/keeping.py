"""The deal of a day: it is made the day before, and everybody may try it once."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta

from magnat.bots.naming import bot_name
from magnat.core.game import Game
from magnat.core.play import PERSON
from magnat.core.play import options as options_module
from magnat.web import commands
from magnat.web.deals import calendar
from magnat.web.errors import ApiError, not_found
from magnat.web.json_text import as_json
from magnat.web.schemas.deals import DealFacts
from magnat.web.state import BOT, NO_SEAT, OVER, Chair, ClockRules, Dealt, Reader, TableState
from magnat.web.store import Deal, Person
from magnat.web.store import deals as rows
from magnat.web.tables import LiveTable, TableRegistry
from magnat.web.tokens import SEAT, Right, hashed

MOST_SHARE = 2000  # thousandths of what strong bots made: beyond that a deal says nothing any more
LONGEST_STREAK = 400  # days
MOST_SETTLED = 20  # tries that are settled while somebody waits


async def deal_of(registry: TableRegistry, day: date) -> Deal:
    """The deal of a day that has been, is, or is the next; others are not found."""
    now = registry.services.now()
    found = await rows.find(registry.store, day.isoformat())
    if found is None:
        if day not in (today := calendar.day_at(now), today + timedelta(days=1)):
            raise not_found("deal")
        await rows.make(registry.store, drawn_up(registry.games, day, now, ahead=registry.services.thinkers.count > 0))
        found = await rows.find(registry.store, day.isoformat())
    if found is None or found.game not in registry.games:
        raise not_found("deal")
    return found


def drawn_up(games: Mapping[str, Game], day: date, now: float, *, ahead: bool) -> Deal:
    """The deal of a day with a new secret; ahead: whether bots look ahead here."""
    plan = calendar.plan_of(day, games, ahead=ahead)
    game = games[plan.game]
    seats, opens = plan.seats or game.usual_seats, calendar.begin_of(day)
    closes = opens + calendar.DAY
    return Deal(
        id=day.isoformat(),
        kind=rows.DAY,
        game=game.name,
        rules_version=game.version,
        options=as_json(options_module.spelled(game, options_module.resolve(game, seats, dict(plan.options)))),
        seats=seats,
        seat=calendar.seat_of(day, seats),
        level=plan.level,
        secret=secrets.token_hex(32),
        made=now,
        opens=opens,
        closes=closes,
        ends=closes + calendar.GRACE,
    )


# Trying it.


async def try_it(registry: TableRegistry, deal: Deal, person: Person) -> LiveTable:
    """The table of somebody's one try, opened or found again."""
    now = registry.services.now()
    if (mine := await rows.try_of(registry.store, deal.id, person.id)) is not None:
        return await _give_seat(registry, await registry.table(mine.match), deal, person)
    if not deal.opens <= now < deal.closes:
        raise ApiError(409, "wrong-status", "deal-not-yet" if now < deal.opens else "deal-over")
    table = await open_table(registry, deal, person.name, Dealt(deal.id, deal.ends, deal.ends))
    new = rows.Try(table.state.id, deal.id, person.id, deal.opens, now)
    if await rows.begin(registry.store, new):
        return await _give_seat(registry, table, deal, person)
    await registry.close_table(table.state.id)  # another window of the same person was faster
    mine = await rows.try_of(registry.store, deal.id, person.id)
    if mine is None:
        raise ApiError(409, "wrong-status", "deal-over")
    return await _give_seat(registry, await registry.table(mine.match), deal, person)


async def _give_seat(registry: TableRegistry, table: LiveTable, deal: Deal, person: Person) -> LiveTable:
    """The seat is the person's, on all devices; also if a server ended just before it could give it."""
    persons, match = registry.services.persons, table.state.id
    right = Right(hashed(persons.token(person, match, SEAT)), match, SEAT, deal.seat)
    if right.hash not in table.rights.held:
        await table.grants.grant_right(right)
    await persons.hold(person, right)
    return table


async def practise(registry: TableRegistry, deal: Deal, name: str) -> tuple[LiveTable, str | None, str]:
    """A table with a deal that lies open; nothing of it counts. Gives the table, the token of the seat, and that of the host."""
    if not deal.is_revealed(registry.services.now()):
        raise ApiError(409, "wrong-status", "deal-not-over")
    return await _create(registry, deal, name, Dealt(deal.id), hosted=True)


async def open_table(registry: TableRegistry, deal: Deal, name: str, dealt: Dealt) -> LiveTable:
    """A table of a try. Nobody has its host's rights: there is nothing to choose."""
    table, _, _ = await _create(registry, deal, name, dealt, hosted=False)
    return table


async def _create(registry: TableRegistry, deal: Deal, name: str, dealt: Dealt, *, hosted: bool) -> tuple[LiveTable, str | None, str]:
    game = registry.game(deal.game)
    if game.version != deal.rules_version:
        raise ApiError(409, "wrong-status", "deal-other-rules")
    table, token, host_token = await registry.create(
        game,
        options=deal.chosen,
        chairs=chairs_of(deal, name),
        clock=ClockRules().usual(1),
        takebacks=False,
        my_seat=deal.seat,
        host_seat=deal.seat if hosted else NO_SEAT,
        advice=not dealt.counts,
        dealt=dealt,
        dice=deal.dice,
    )
    await table.do(commands.start, Reader(deal.seat, host=True))
    return table, token, host_token


def chairs_of(deal: Deal, name: str) -> list[Chair]:
    chairs: list[Chair] = []
    for seat in range(deal.seats):
        if seat == deal.seat:
            chairs.append(Chair(name, PERSON))
        else:
            chairs.append(Chair(bot_name(seat, [name, *(chair.name for chair in chairs)]), BOT, deal.level))
    return chairs


# What became of it.


def counted_score(scores: Sequence[int], ranks: Sequence[int], seat: int) -> int:
    """The score with which a seat is compared with others; nothing for one that the rules have put behind somebody with less.

    >>> counted_score([260, 80, 105], [3, 2, 1], 0), counted_score([260, 80, 105], [1, 3, 2], 0)
    (0, 260)
    """
    is_out = any(rank < ranks[seat] and score < scores[seat] for score, rank in zip(scores, ranks, strict=True))
    return 0 if is_out else scores[seat]


def share_of(score: int, mean: float) -> int:
    """A score in thousandths of what strong bots made.

    >>> share_of(150, 120.0), share_of(10**6, 1.0), share_of(5, 0.0), share_of(-3, 12.0)
    (1250, 2000, 1000, 0)
    """
    if mean <= 0:
        return 1000 if score >= mean else 0
    return min(MOST_SHARE, max(0, round(1000 * score / mean)))


def ending(state: TableState, mine: rows.Try, deal: Deal) -> rows.Try:
    """What became of a try whose game is over."""
    result, match = state.result(), state.match
    if state.chairs[deal.seat].resigned:
        return replace(mine, status=rows.LEFT, ended=state.at)
    if result is None or match is None or not match.is_over or state.unfinished:
        return replace(mine, status=rows.UNFINISHED, ended=state.at)
    score = counted_score(result["scores"], result["ranks"], deal.seat)
    share = None if deal.strong is None else share_of(score, deal.strong["mean"])
    return replace(mine, status=rows.FINISHED, ended=state.at, score=score, rank=result["ranks"][deal.seat], share=share)


async def settle(registry: TableRegistry, mine: rows.Try, deal: Deal) -> rows.Try:
    """A try as it is now. If its game is over, the result is written down."""
    if mine.status != rows.PLAYING:
        return mine
    try:
        table = await registry.table(mine.match)
        await table.refresh()
    except ApiError as error:
        if error.status != 410:  # gone
            raise
        done = replace(mine, status=rows.UNFINISHED, ended=registry.services.now())
    else:
        if table.state.status != OVER:
            return mine
        done = ending(table.state, mine, deal)
    await rows.settle(registry.store, done)
    return done


async def settle_rest(registry: TableRegistry, deal: Deal) -> None:
    """Write down the results of those whose games have just ended."""
    for mine in await rows.over_and_unsettled(registry.store, MOST_SETTLED, deal=deal.id):
        await settle(registry, mine, deal)


async def streak(registry: TableRegistry, person: Person) -> int:
    """On how many days in a row somebody has finished the deal, up to today or yesterday.

    Today's deal is not missed before it is over, so nobody is hurried.
    """
    today = calendar.day_at(registry.services.now())
    days = [calendar.day_at(opens) for opens in await rows.finished_days(registry.store, person.id, LONGEST_STREAK)]
    return in_a_row(days, today)


def in_a_row(days: Sequence[date], today: date) -> int:
    """How many of these days, the last one first, follow each other up to today or yesterday.

    >>> in_a_row([date(2026, 11, 17), date(2026, 11, 16), date(2026, 11, 14)], date(2026, 11, 18))
    2
    >>> in_a_row([date(2026, 11, 15)], date(2026, 11, 18))
    0
    """
    if not days or days[0] < today - timedelta(days=1):
        return 0
    return next((count for count, day in enumerate(days) if day != days[0] - timedelta(days=count)), len(days))


def facts(deal: Deal) -> DealFacts:
    """What everybody may know of a deal as soon as its commitment is public."""
    return {
        "id": deal.id,
        "game": deal.game,
        "options": deal.chosen,
        "seats": deal.seats,
        "seat": deal.seat,
        "level": deal.level,
        "commitment": deal.dice.commitment,
        "made": deal.made,
        "opens": deal.opens,
        "closes": deal.closes,
        "ends": deal.ends,
    }
