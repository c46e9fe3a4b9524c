"""Who sits where, until the game begins and when it is over; and what is said."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from magnat.bots.naming import BOT_NAMES, bot_name
from magnat.core.play import PERSON, FairDice
from magnat.web import entries
from magnat.web.commands.declared import Asked, Decision, Nothing, Who, command
from magnat.web.errors import ApiError, LimitReached, no_seat, wrong_status
from magnat.web.look_alikes import skeleton
from magnat.web.schemas import requests
from magnat.web.settings import FOR_SPECTATORS, Limits
from magnat.web.state import EMPTY, LOBBY, NO_SEAT, Entry, Reader, TableState
from magnat.web.texts import appearance, clean, distinct_name
from magnat.web.tokens import SEAT, Right


class Sitting(requests.Join):
    """Somebody who wants to sit down, with the hash of the token that is to open the seat."""

    hash: str
    again: bool = False  # on the seat that was reserved in a rematch


class Again(requests.RequestModel):
    """The table at which everybody plays again."""

    id: Annotated[str, Field(max_length=40)]


@command(by=Who.ANYBODY, wants=Sitting, seats=True)
def sit(asked: Asked[Sitting]) -> Decision:
    """The seat and the names are settled here, where nobody else sits down at the same time."""
    wanted, seat = asked.wanted, free_seat(asked)
    if asked.seat != NO_SEAT:
        return change_seat(asked, seat)
    bots = [bot for bot in giving_way(asked.state, wanted.name.strip()[:1]) if bot != seat]
    others = [chair.name for other, chair in enumerate(asked.state.chairs) if other not in (seat, *bots)]
    called = person_name(asked.limits, wanted.name, others)
    renamed: dict[str, str] = {}
    for bot in bots:
        renamed[str(bot)] = bot_name(bot, [*others, called, *renamed.values()])
    host = asked.reader.host
    right = Right(wanted.hash, asked.state.id, SEAT, seat)
    return Decision(entries.Join(seat, called, host, renamed), reader=Reader(seat, host), rights=[right])


def change_seat(asked: Asked[Sitting], seat: int) -> Decision:
    """Whoever sits already moves there, with a new token; what opened the old seat opens nothing any more."""
    old, right = asked.seat, Right(asked.wanted.hash, asked.state.id, SEAT, seat)
    others = [name for other, name in enumerate(asked.state.names) if other != seat]
    entry = entries.ChangeSeat(seat, old, bot_name(old, others))
    return Decision(entry, reader=Reader(seat, asked.reader.host), rights=[right], revoked=asked.rights.of_seat(old))


def free_seat(asked: Asked[Sitting]) -> int:
    """The seat that is wanted, or the first that anybody may take."""
    state, wanted = asked.state, asked.wanted
    if state.status != LOBBY:
        raise wrong_status(state.status)
    if asked.reader.out:
        raise ApiError(403, "forbidden", "removed")
    if asked.reader.seat != NO_SEAT and wanted.seat in (None, asked.reader.seat):
        raise ApiError(409, "wrong-status", "one-seat-each")
    empty = [seat for seat, chair in enumerate(state.chairs) if chair.kind == EMPTY and wanted.seat in (None, seat)]
    free = [seat for seat in empty if wanted.again or not state.chairs[seat].reserved]
    if not free:
        raise ApiError(409, "wrong-status", "seat-taken" if wanted.again else "reserved" if empty else "no-open-seat")
    return free[0]


def giving_way(state: TableState, initial: str) -> list[int]:
    """The seats of bots, present or to come, to which the server has given a name with this first letter."""
    return [
        seat
        for seat, chair in enumerate(state.chairs)
        if chair.kind != PERSON and chair.name in BOT_NAMES and chair.name[0].casefold() == initial.casefold()
    ]


def person_name(limits: Limits, name: str, others: list[str]) -> str:
    """What somebody wants to be called, told apart from the others."""
    cleaned = clean(name, limits.name)
    if not appearance(cleaned):
        raise ApiError(422, "invalid", "no-name")
    if any(skeleton(cleaned) == skeleton(other) and cleaned.casefold() != other.casefold() for other in others):
        raise ApiError(422, "invalid", "looks-alike")
    return distinct_name(cleaned, others, limits.name)


@command("Keep or end what a link of the host has opened at one's seat", path="settle", tag="matches", wants=requests.Settle)
def settle(asked: Asked[requests.Settle]) -> Decision:
    """For whoever had the seat before. With `end` nothing opens it any more that came by a link of the host."""
    if asked.reader.given:
        raise ApiError(403, "forbidden", "given-seat")
    revoked = asked.rights.given(asked.seat) if asked.wanted.end else []
    return Decision(entries.SettleSeat(asked.seat, asked.wanted.end), revoked=revoked)


@command("Leave one's seat before the game begins", path="stand", tag="matches")
def stand(asked: Asked[Nothing]) -> Decision:
    """Anybody may take the seat then, and so may whoever left it."""
    others = [name for other, name in enumerate(asked.state.names) if other != asked.seat]
    entry = entries.FreeSeat(asked.seat, bot_name(asked.seat, others))
    return Decision(entry, reader=Reader(host=asked.reader.host), revoked=asked.rights.of_seat(asked.seat))


@command("Begin; open seats become bots", path="start", tag="matches", by=Who.HOST)
def start(asked: Asked[Nothing]) -> Entry:
    return entries.Start(NO_SEAT)


@command("Add words to the committed seed", path="words", tag="matches", wants=requests.SeedWords)
def add_words(asked: Asked[requests.SeedWords]) -> Entry:
    if not isinstance(asked.state.dice, FairDice) or asked.state.dealt is not None:
        raise ApiError(409, "wrong-status", "no-words")
    return entries.SeedWords(asked.seat, clean(asked.wanted.words, asked.limits.words))


@command("Say something to the table", path="chat", tag="matches", by=Who.ANYBODY, wants=requests.Chat, rate="chats")
def chat(asked: Asked[requests.Chat]) -> Entry:
    wanted, limits, sits = asked.wanted, asked.limits, asked.seat != NO_SEAT
    if not sits and not asked.state.spectators_chat:
        raise no_seat()
    text = clean(wanted.text, limits.chat)
    if not text:
        raise ApiError(422, "invalid", "no-text")
    if len(asked.state.chat) >= (limits.chats_a_match if sits else FOR_SPECTATORS * limits.chats_a_match):
        raise LimitReached(86_400.0, "too-many-chats")
    return entries.Say(asked.seat, text, "" if sits else person_name(limits, wanted.name or "", asked.state.names))


@command(wants=Again)
def play_again(asked: Asked[Again]) -> Entry:
    return entries.Rematch(asked.seat, asked.wanted.id)
