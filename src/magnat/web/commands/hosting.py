"""What the host of a table may do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from magnat.bots.naming import bot_name
from magnat.core.play import PERSON
from magnat.web import entries
from magnat.web.commands.declared import Asked, Decision, Nothing, Who, command
from magnat.web.commands.playing import bot_named, check_levels
from magnat.web.errors import ApiError, not_found
from magnat.web.schemas import requests
from magnat.web.state import NO_SEAT, SEATS, Entry, TableState, is_dealt
from magnat.web.tokens import kept_out


@command("Open the table to everybody, or not", path="list", tag="matches", by=Who.HOST, wants=requests.Listing)
def list_table(asked: Asked[requests.Listing]) -> Entry:
    """Until the game begins everybody on this server can find the table. Only its host opens it."""
    wish = asked.wanted.wish
    if wish is not None and wish.least is not None and wish.most is not None and wish.least > wish.most:
        raise ApiError(422, "invalid", "wish-nobody")
    return entries.ListTable(NO_SEAT, asked.wanted.listed, None if wish is None else wish.model_dump())


@command("Let spectators chat, or not", path="audience", tag="matches", by=Who.HOST, wants=requests.Audience)
def audience(asked: Asked[requests.Audience]) -> Entry:
    return entries.LetSpectatorsChat(NO_SEAT, asked.wanted.chat)


@command("Take the word from a seat, or give it back", path="seats/{seat}/mute", tag="matches", by=Who.HOST, wants=requests.Mute)
def mute(asked: Asked[requests.Mute]) -> Entry:
    return entries.Mute(asked.about, asked.wanted.muted)


@command("Free a seat before the game begins", path="seats/{seat}/free", tag="matches", by=Who.HOST)
def free(asked: Asked[Nothing]) -> Decision:
    """The host frees a seat in the lobby: whoever sat there is told, and stays out; anybody else may take it."""
    gone = asked.rights.of_seat(asked.about)
    others = [name for other, name in enumerate(asked.state.names) if other != asked.about]
    return Decision(
        entries.FreeSeat(asked.about, bot_name(asked.about, others)), rights=[kept_out(right) for right in gone if right.kind in SEATS], revoked=gone
    )


@command("Who plays at a seat where no person sits", path="seats/{seat}/player", tag="matches", by=Who.HOST, wants=requests.Player)
def set_player(asked: Asked[requests.Player]) -> Entry:
    check_undealt(asked)
    bot = bot_named(asked.wanted.bot, asked.bots)
    if asked.state.rated:
        check_levels([bot])
    return entries.SetPlayer(asked.about, bot)


@command("Let two seats change places before the game begins", path="seats/{seat}/swap", tag="matches", by=Who.HOST, wants=requests.Swap)
def swap(asked: Asked[requests.Swap]) -> Decision:
    """Whoever sits there moves with the seat; what opened the one opens the other."""
    check_undealt(asked)
    places = {asked.about: asked.wanted.other, asked.wanted.other: asked.about}
    if not asked.wanted.other < len(asked.state.chairs):
        raise not_found("seat-number")
    moved = [replace(right, seat=there) for here, there in places.items() for right in asked.rights.of_seat(here)]
    reader = replace(asked.reader, seat=places.get(asked.seat, asked.seat))
    return Decision(entries.SwapSeats(asked.about, asked.wanted.other), reader=reader, moved=moved)


def check_undealt(asked: Asked[Any]) -> None:
    """Where others play the same deal nothing of it can be changed."""
    if asked.state.dealt is not None:
        raise is_dealt()


class Agreement(requests.RequestModel):
    """What the host wants to agree on, as it is kept."""

    options: dict[str, str] | None = None
    clock: dict[str, Any] | None = None
    advice: bool | None = None


@command(by=Who.HOST, wants=Agreement)
def agree(asked: Asked[Agreement]) -> Entry:
    """Until the game begins. Whoever asks has looked whether it can be agreed on."""
    check_undealt(asked)
    if asked.wanted.advice and asked.state.rated:
        raise ApiError(409, "wrong-status", "rated-advice")
    return entries.Agree(NO_SEAT, asked.wanted.options, asked.wanted.clock, asked.wanted.advice)


@command(by=Who.HOST)
def give_seat(asked: Asked[Nothing]) -> Entry:
    """The link itself is no entry; whoever gives it out has looked how long the person was absent."""
    return entries.GiveSeat(asked.about)


@command("Stop or resume the game", path="pause", tag="matches", by=Who.HOST, wants=requests.Pause)
def pause(asked: Asked[requests.Pause]) -> Entry:
    return entries.Pause(NO_SEAT, asked.wanted.paused)


@command(by=Who.HOST)
def unseal(asked: Asked[Nothing]) -> Entry:
    return entries.Unseal(NO_SEAT)


@command(by=Who.HOST)
def end_unfinished(asked: Asked[Nothing]) -> Entry:
    """By the host, or by the operator, who is nobody at the table."""
    if asked.reader.host and not may_close(asked.state, asked.seat):
        raise ApiError(409, "wrong-status", "counted-close")
    return entries.EndUnfinished(NO_SEAT)


def may_close(state: TableState, seat: int) -> bool:
    """Whether the host there may end the game. Where it counts nobody gets out of losing so: everybody else must have left before."""
    counts = state.rated or state.series is not None or (state.dealt is not None and state.dealt.counts)
    others = [chair for other, chair in enumerate(state.chairs) if chair.kind == PERSON and other != seat]
    return not counts or (bool(others) and all(chair.resigned for chair in others))
