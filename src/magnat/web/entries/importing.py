"""A table that goes on with a save that somebody has sent: read, checked and set up in a worker, because a save may be long."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from magnat.bots import level_named
from magnat.core.declare import HABITS
from magnat.core.errors import CorruptSave
from magnat.core.game import Game
from magnat.core.play import PERSON, Match, Seat, options, saves
from magnat.web import signing
from magnat.web.entries.kinds import row_of
from magnat.web.entries.opening import Open
from magnat.web.errors import ApiError, not_found
from magnat.web.json_text import as_json
from magnat.web.state import BOT, EMPTY, NO_SEAT, STANDARD, Chair, ClockRules, TableState
from magnat.web.store import EntryRow
from magnat.web.texts import clean, distinct_name

MARKS = {"takeback", "what-if", "rules-changed", "imported"}


@dataclass(frozen=True)
class Given:
    """What the server gives a new table."""

    id: str
    code: str
    dice: dict[str, Any]
    at: float


@dataclass(frozen=True)
class Opened:
    """A table that is set up and not stored yet. The body of its entry is written as JSON already if it is long."""

    state: TableState
    row: EntryRow
    body: str | None
    my_seat: int


@dataclass(frozen=True)
class Terms:
    """What a server allows an import."""

    games: Mapping[str, Game]
    bots: Collection[str]
    name: int  # characters
    entries: int
    key: str  # with which this server signs its saves


def imported(raw: bytes, terms: Terms, clock: ClockRules | None, given: Given) -> Opened:
    """The importer takes the first person's seat; other people's seats are open until the start. CorruptSave or ApiError if it cannot be."""
    match = _read(raw, terms)
    if len(match.played) + len(match.before) >= terms.entries:
        raise ApiError(413, "too-large")
    match.marks = (match.marks & MARKS) | {"imported"}
    my_seat = next((seat for seat, who in enumerate(match.seats) if who.kind == PERSON), NO_SEAT)
    chairs = _chairs(match.seats, my_seat, terms)
    match.seats = [chair.kernel_seat() for chair in chairs]
    chosen = options.spelled(match.game, options.of_state(match.game, match.state))
    save = saves.to_json(match)
    rules = clock or ClockRules().usual(sum(chair.kind != BOT for chair in chairs))
    entry = Open(
        NO_SEAT,
        id=given.id,
        game=match.game.name,
        options=chosen,
        chairs=[chair.to_json() for chair in chairs],
        clock=rules.to_json(),
        takebacks=True,
        host_seat=my_seat,
        dice=given.dice,
        save=save,
        code=given.code,
        habits=HABITS,
        number=1,
        at=given.at,
    )
    row = row_of(entry)
    return Opened(entry.table(match.game), EntryRow(row.number, row.at, row.kind, row.seat, {}), as_json(row.body), my_seat)


def _read(raw: bytes, terms: Terms) -> Match:
    try:
        save = json.loads(raw)
    except (ValueError, RecursionError) as wrong:
        raise CorruptSave("this is not a saved match of Magnat") from wrong
    if not isinstance(save, dict):
        raise CorruptSave("this is not a saved match of Magnat")
    game = terms.games.get(str(save.get("game")))
    if game is None:
        raise not_found("game")
    return saves.from_json(save, game=game, trusted=signing.is_ours(save, terms.key))


def _chairs(seats: list[Seat], my_seat: int, terms: Terms) -> list[Chair]:
    chairs: list[Chair] = []
    for seat, who in enumerate(seats):
        name = distinct_name(clean(who.name, terms.name) or str(seat + 1), [chair.name for chair in chairs], terms.name)
        if who.kind == PERSON:
            chairs.append(Chair(name, PERSON if seat == my_seat else EMPTY))
        else:
            chairs.append(Chair(name, BOT, who.kind if level_named(who.kind) in terms.bots else STANDARD, character=who.character))
    return chairs
