"""What the host of a table may do."""

from __future__ import annotations

from typing import Any

from magnat.bots.naming import bot_name
from magnat.web.commands.declared import Asked, Decision, Nothing, Who, command
from magnat.web.commands.playing import bot_named
from magnat.web.schemas import requests
from magnat.web.tables import entries
from magnat.web.tables.rights import SEATS
from magnat.web.tables.seating import Agree, SetPlayer
from magnat.web.tables.state import NO_SEAT, Entry
from magnat.web.tokens import kept_out


@command("Open the table to everybody, or not", path="list", tag="matches", by=Who.HOST, wants=requests.Listing)
def list_table(asked: Asked[requests.Listing]) -> Entry:
    """Until the game begins everybody on this server can find the table. Only its host opens it."""
    return entries.ListTable(NO_SEAT, asked.wanted.listed)


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
    return SetPlayer(asked.about, bot_named(asked.wanted.bot, asked.bots))


class Agreement(requests.RequestModel):
    """What the host wants to agree on, as it is kept."""

    options: dict[str, str] | None = None
    clock: dict[str, Any] | None = None
    advice: bool | None = None


@command(by=Who.HOST, wants=Agreement)
def agree(asked: Asked[Agreement]) -> Entry:
    """Until the game begins. Who asks has looked whether it can be agreed on."""
    return Agree(NO_SEAT, asked.wanted.options, asked.wanted.clock, asked.wanted.advice)


@command(by=Who.HOST)
def give_seat(asked: Asked[Nothing]) -> Entry:
    """The link itself is no entry; whoever gives it out has looked how long the person was absent."""
    return entries.GiveSeat(asked.about)


@command("Stop or resume the game", path="pause", tag="matches", by=Who.HOST, wants=requests.Pause)
def pause(asked: Asked[requests.Pause]) -> Entry:
    return entries.Pause(NO_SEAT, asked.wanted.paused)


@command(by=Who.HOST)
def end_unfinished(asked: Asked[Nothing]) -> Entry:
    return entries.EndUnfinished(NO_SEAT)
