"""What the host of a table may do."""

from __future__ import annotations

from magnat.bots.naming import bot_name
from magnat.web.commands.declared import Asked, Decision, Nothing, Who, command
from magnat.web.schemas import requests
from magnat.web.tables import entries
from magnat.web.tables.state import NO_SEAT, Entry


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
    """The host frees a seat in the lobby: whoever sat there is sent away, and anybody may take it."""
    others = [name for other, name in enumerate(asked.state.names) if other != asked.about]
    return Decision(entries.FreeSeat(asked.about, bot_name(asked.about, others)), revoked=asked.rights.of_seat(asked.about))


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
