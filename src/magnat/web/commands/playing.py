"""What those who sit at a table do in a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from magnat.bots import LEVELS, level_named
from magnat.core.declare import NEWCOMER
from magnat.web import entries
from magnat.web.commands.declared import Asked, Decision, Nothing, Who, command
from magnat.web.errors import ApiError, no_seat
from magnat.web.schemas import requests
from magnat.web.state import NO_SEAT, STANDARD, Entry, is_dealt


@command("Play one or several acts", path="acts", wants=requests.Acts)
def acts(asked: Asked[requests.Acts]) -> Entry:
    return entries.Acts(asked.seat, [list(act) for act in asked.wanted.acts])


@command("Keep the hand down in an open window", path="pass", wants=requests.Pass)
def keep_hand_down(asked: Asked[requests.Pass]) -> Entry:
    return entries.Pass(asked.seat)


@command("Take back one's last acts, where that is fair", path="undo", wants=requests.Undo)
def undo(asked: Asked[requests.Undo]) -> Entry:
    return entries.Undo(asked.seat, asked.wanted.steps)


@command("Go back over bots and chance, where the table allows it", path="takeback", wants=requests.Takeback)
def takeback(asked: Asked[requests.Takeback]) -> Entry:
    return entries.Takeback(asked.seat, whole=True)


@command("Leave the game for good; a bot plays on", path="resign")
def resign(asked: Asked[Nothing]) -> Entry:
    return entries.Resign(asked.seat, STANDARD)


@command("Hand the seat to a bot, or take it back", path="bot", wants=requests.Handing)
def hand_over(asked: Asked[requests.Handing]) -> Entry:
    if asked.wanted.bot is not None and asked.state.dealt is not None and asked.state.dealt.counts:
        raise is_dealt()
    if asked.wanted.bot is not None and asked.state.rated:
        raise ApiError(409, "wrong-status", "rated-own-seat")
    return entries.HandOver(asked.seat, bot_named(asked.wanted.bot, asked.bots))


@command("Let a bot play for somebody who does not answer, until they are back", path="seats/{seat}/cover", by=Who.ANYBODY)
def cover(asked: Asked[Nothing]) -> Entry:
    """Everybody who sits at the table may do so from the time that `coverable_from` names; the host for anybody who is not connected."""
    seat, present = asked.about, asked.present
    if asked.seat == NO_SEAT and not asked.reader.host:
        raise no_seat()
    if asked.seat == seat:
        raise ApiError(409, "wrong-status", "cover-oneself")
    if asked.state.clocks.holiday(seat, asked.now) is not None:
        raise ApiError(409, "wrong-status", "on-holiday", name=asked.state.names[seat])
    away, since = not present.connected[seat], present.coverable_from[seat]
    if not (asked.reader.host and away) and (since is None or asked.now < since):
        raise ApiError(409, "wrong-status", "cover-too-early", name=asked.state.names[seat])
    return entries.CoverSeat(seat, STANDARD, asked.seat, away)


@command("Let one's clock stand still for some days, in a game by days", path="holiday", wants=requests.Holiday)
def holiday(asked: Asked[requests.Holiday]) -> Entry:
    """The table is told, and no bot plays meanwhile. There are only so many days in one game; 0 ends a holiday."""
    return entries.TakeHoliday(asked.seat, asked.wanted.days)


@command("How fast the bots play, where no other person sits", path="pace", wants=requests.Pace)
def pace(asked: Asked[requests.Pace]) -> Entry:
    return entries.SetPace(asked.seat, asked.wanted.pace)


@command("Let the bots play at once until one is asked, where no other person sits", path="skip")
def skip(asked: Asked[Nothing]) -> Decision:
    if not asked.state.is_alone(asked.seat):
        raise ApiError(409, "wrong-status", "not-alone")
    return Decision(hurry=True)


@command("Choose who acts when one's clock ends", path="standin", wants=requests.Standin)
def standin(asked: Asked[requests.Standin]) -> Entry:
    bot = bot_named(asked.wanted.standin, asked.bots)
    if bot is not None and asked.state.rated and bot not in LEVELS[: LEVELS.index(STANDARD) + 1]:
        raise ApiError(409, "wrong-status", "rated-standin")
    return entries.ChooseStandin(asked.seat, bot)


@command("Give standing orders, which answer in one's place", path="orders", wants=requests.Orders, ages=False)
def orders(asked: Asked[requests.Orders]) -> Entry:
    return entries.GiveOrders(asked.seat, asked.wanted.orders)


@command("Go on in a guided game, leave its guide or come back to it", path="guide", wants=requests.FollowGuide)
def follow_guide(asked: Asked[requests.FollowGuide]) -> Entry | Decision:
    guided, wanted = asked.state.guided, asked.wanted
    if guided is None or asked.seat != NEWCOMER:
        raise ApiError(409, "wrong-status", "not-guided")
    after = replace(guided.read(wanted.read) if wanted.read else guided, left=wanted.left)
    return Decision() if after == guided else entries.FollowGuide(asked.seat, wanted.read, wanted.left)


def bot_named(name: str | None, bots: Sequence[str]) -> str | None:
    """A bot that can play here; None for none."""
    if name is not None and level_named(name or STANDARD) not in bots:
        raise ApiError(422, "invalid", "no-bot")
    return None if name is None else level_named(name or STANDARD)


def check_levels(bots: Iterable[str | None]) -> None:
    """At a rated table play only bots whose strength is known."""
    if any(bot is not None and bot not in LEVELS for bot in bots):
        raise ApiError(422, "invalid", "rated-levels")
