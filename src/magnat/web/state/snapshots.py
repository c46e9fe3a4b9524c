"""What a reader gets. Everything that leaves the server about a match is made here, for one reader: a seat, or a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, Literal, cast

from magnat.core.asking import Line
from magnat.core.declare import ASKED, FREE, NEWCOMER, SPECTATOR, Bond, EventRow
from magnat.core.play import FairDice, Match, OneDice, Views, parts_of
from magnat.web.schemas import snapshot as schema
from magnat.web.schemas.common import PaceName
from magnat.web.state.clocks import days_left
from magnat.web.state.state import BOT, OVER, RUNNING, Chair, LogLine, TableState

CHAT_PAGE = 100  # messages that a response carries at most
NEARLY = 1000  # entries before the bound at which the table is told of it
Window = Literal["asked", "together", "open"]


@dataclass(frozen=True)
class Reader:
    """Who reads: a seat or SPECTATOR, whether as the host; `given`: the seat was opened by a link of the host; `out`: the host has removed them."""

    seat: int = SPECTATOR
    host: bool = False
    given: bool = False
    out: bool = False


def timestamp(at: float) -> str:
    """A time as it is written in JSON."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass(frozen=True)
class Present:
    """Who is there: by seat whether somebody is connected, and from when on a bot may play for them (None: not now)."""

    connected: Sequence[bool]
    coverable_from: Sequence[float | None]
    spectators: int

    def moments(self) -> list[str | None]:
        return [None if at is None else timestamp(at) for at in self.coverable_from]


class Snapshots:
    """One state of a table for all its readers, and who is there: what is the same for everybody is made once."""

    def __init__(self, state: TableState, present: Present, *, entries_left: int, sealed: bool) -> None:
        self.state, self.present, self.entries_left, self.sealed = state, present, entries_left, sealed

    @cached_property
    def for_everybody(self) -> schema.ForEverybody:
        state = self.state
        window, phase, rule, countdown = _question(state)
        return {
            "id": state.id,
            "code": state.code,
            "game": state.game.name,
            "version": state.version,
            "status": state.status,
            "options": dict(state.options),
            "marks": sorted(state.match.marks) if state.match else [],
            "seats": _seats(state, self.present),
            "spectators": self.present.spectators,
            "listed": state.listed and not state.started,
            "wish": wish(state),
            "gathering": _gathering(state),
            "series": state.series,
            "spectators_chat": state.spectators_chat,
            "pace": cast(PaceName, state.pace),
            "asked": state.asked if state.status != OVER else [],
            "window": window,
            "phase": phase,
            "phase_rule": rule,
            "countdown": countdown,
            "clocks": clocks(state),
            "takebacks": state.takebacks,
            "rated": state.rated,
            "advice": state.advice,
            "fixed": state.is_fixed,
            "puzzle": _puzzle(state),
            "deal": _deal(state, sealed=self.sealed),
            "fair": _fair(state, sealed=self.sealed),
            "result": state.result(),
            "entries_left": self.entries_left if self.entries_left < NEARLY and state.status != OVER else None,
            "rematch": state.rematch,
        }

    def _closed(self, reader: Reader) -> schema.Snapshot:
        """For who looks on where others have the same deal before them, as the host of a duplicate or whoever saw its lobby: that it is played."""
        return {
            **self.for_everybody,
            "asked": [],
            "window": cast(Window, ASKED),
            "phase": None,
            "phase_rule": None,
            "countdown": None,
            "result": None,
            "me": None,
            "host": reader.host,
            "deadline": None,
            "view": None,
            "legal": [],
            "refused": [],
            "undoable": 0,
            "may_take_back": False,
            "orders": None,
            "ordered": False,
            "lines_from": 0,
            "lines": [],
            "chat_from": 0,
            "chat": [],
            "guide": None,
            "may_settle": False,
            "removed": reader.out,
        }

    @cached_property
    def _views(self) -> Views | None:
        return Views(self.state.match.state) if self.state.match and self.state.started else None

    def of(self, reader: Reader, *, lines_from: int, chat_from: int) -> schema.Snapshot:
        """The table as that reader may see it; log and chat from the given lines on, of the chat the last page at most."""
        state, match, seat = self.state, self.state.match, reader.seat
        if self.sealed and state.started and seat == SPECTATOR:
            return self._closed(reader)
        chat_from = max(chat_from, len(state.chat) - CHAT_PAGE)
        legal, refused = _choices(state, seat)
        return {
            **self.for_everybody,
            "me": None if seat == SPECTATOR else seat,
            "host": reader.host,
            "deadline": _deadline(state, seat),
            "view": self._views.of(seat) if self._views else None,
            "legal": legal,
            "refused": refused,
            "undoable": match.undoable(seat) if match and state.status == RUNNING and seat != SPECTATOR else 0,
            "may_take_back": may_take_back(state, seat),
            "orders": None if seat == SPECTATOR else state.orders(seat),
            "ordered": state.status == RUNNING and seat in state.ordered,
            "lines_from": lines_from,
            "lines": [logged(match, line, seat) for line in state.log[lines_from:]] if match else [],
            "chat_from": chat_from,
            "chat": chat(state, chat_from),
            "guide": _guide(state, seat),
            "may_settle": may_settle(state, reader),
            "removed": reader.out,
        }


def chat(state: TableState, chat_from: int, most: int | None = None) -> list[schema.Message]:
    """What was said from that message on."""
    return [
        {
            "seat": message.seat if message.seat >= 0 else None,
            "name": message.name,
            "text": message.text,
            "remark": message.remark,
            "notice": message.notice,
            "at": timestamp(message.at),
        }
        for message in state.chat[chat_from:][:most]
    ]


def _puzzle(state: TableState) -> schema.PuzzleAsked | None:
    asked = state.puzzle
    return None if asked is None else {"id": asked.id, "seat": asked.seat, "scope": cast(schema.Scope, asked.scope), "answered": asked.is_answered}


def _seats(state: TableState, present: Present) -> list[schema.Chair]:
    rows = zip(state.chairs, present.connected, present.moments(), strict=True)
    return [
        cast(schema.Chair, chair.to_json() | {"connected": there, "coverable_from": at} | _holiday(state, seat) | _character(state, chair))
        for seat, (chair, there, at) in enumerate(rows)
    ]


def _character(state: TableState, chair: Chair) -> dict[str, Any]:
    """What is remarkable in the bot that sits there, by the names of traits."""
    traits = zip(state.game.state.traits, chair.character, strict=False)
    return {"character": {row.name.lower(): value for row, value in traits if value} if chair.kind == BOT else {}}


def _holiday(state: TableState, seat: int) -> dict[str, Any]:
    until = state.clocks.holiday(seat, state.at) if state.status != OVER else None
    return {"holiday": None if until is None else timestamp(until), "holiday_left": days_left(state.clocks, seat)}


def wish(state: TableState) -> schema.WishInfo | None:
    return None if state.wish is None or state.started else cast(schema.WishInfo, state.wish.to_json())


def _gathering(state: TableState) -> schema.GatheringInfo | None:
    gathering = state.gathering
    if gathering is None or state.started:
        return None
    return {"until": None if gathering.until is None else timestamp(gathering.until), "bot": gathering.bot, "there": gathering.there}


def _question(state: TableState) -> tuple[Window, str | None, str | None, schema.CountdownInfo | None]:
    """Window, phase, its rule, and the countdown for everybody."""
    if state.match is None or not state.started or state.status == OVER:
        return cast(Window, ASKED), None, None, None
    phase = state.game.phases.entries[state.match.state.phase]
    countdown = state.clocks.countdown() if state.status == RUNNING else None
    told: schema.CountdownInfo | None = {"until": timestamp(countdown[0]), "seconds": countdown[1]} if countdown else None
    return cast(Window, state.match.window), phase.name, phase.rule, told


def _deadline(state: TableState, seat: int) -> str | None:
    """When the reader's answer is due, else the next one."""
    awaited = [seat] if seat in state.asked else state.asked
    ends = [ends for one in awaited if (ends := state.deadline(one)) is not None]
    return timestamp(min(ends)) if ends else None


def clocks(state: TableState) -> schema.Clocks:
    rules = state.clocks.rules
    return cast(schema.Clocks, rules.to_json() | {"bank": [round(left, 3) for left in state.clocks.bank]})


def _choices(state: TableState, seat: int) -> tuple[list[schema.Choice], list[schema.RefusedChoice]]:
    """What the reader may do now, and what not and why."""
    legal: list[schema.Choice] = []
    refused: list[schema.RefusedChoice] = []
    match = state.match
    if match is None or state.status != RUNNING or seat not in state.asked or state.playing_bot(seat) is not None:
        return legal, refused
    game, st = state.game, match.asking(seat)
    for block in game.phases.entries[st.phase].pairs:
        row = game.blocks[block]
        for act in range(row.number, row.number + row.size):
            spelled = (block, act - row.number)
            reason, named = game.refusal(st, act), dict(game.named(st, act))
            if reason is None:
                legal.append({"act": spelled, "named": named} if named else {"act": spelled})
            else:
                why: schema.RefusedChoice = {"act": spelled, "reason": reason.reason, "rules": list(reason.rules)}
                refused.append({**why, "named": named} if named else why)
    return legal, refused


def may_settle(state: TableState, reader: Reader) -> bool:
    """Whether the host has given a link to the reader's seat, and the reader had it before."""
    return reader.seat != SPECTATOR and not reader.given and state.chairs[reader.seat].given


def may_take_back(state: TableState, seat: int) -> bool:
    """Whether the table allows this seat to go back over bots and chance."""
    if state.match is None or not state.takebacks or state.people > 1 or state.status != RUNNING or seat == SPECTATOR:
        return False
    return any(act.seat == seat for act in state.match.played)


def logged(match: Match, line: LogLine, seat: int, *, everything: bool = False) -> schema.LogLine:
    """A line of the log for a reader; `everything` only after the end."""
    row = match.game.events[line.line.event]
    if everything:
        values: dict[str, int | None] = dict(zip(row.kinds, line.line.values, strict=True))
    else:
        values = match.values(line.line, seat)
    return _line(line.ply, line.line.event, values, row, line.bond, timestamp(line.at))


def foreseen(match: Match, ply: int, line: Line, seat: int) -> schema.LogLine:
    """A line that acts would write; they have no time yet."""
    return _line(ply, line.event, match.values(line, seat), match.game.events[line.event], FREE, None)


def _line(ply: int, event: str, values: dict[str, int | None], row: EventRow, bond: Bond, at: str | None) -> schema.LogLine:
    return {
        "place": ply,
        "event": event,
        "values": values,
        "rules": list(row.rules),
        "chapter": row.chapter,
        "turn": row.turn,
        "joined": bond.joined,
        "leads": bond.leads,
        "at": at,
    }


def _deal(state: TableState, *, sealed: bool) -> schema.DealtHere | None:
    dealt = state.dealt
    if dealt is None:
        return None
    return {"id": dealt.id, "ends": None if dealt.ends is None else timestamp(dealt.ends), "sealed": sealed}


def _fair(state: TableState, *, sealed: bool) -> schema.Fair:
    """The commitment from the beginning, with the words in use; the secret when nothing can be drawn any more, here and where others have it too."""
    _, dice = parts_of(state.dice_now)[-1]
    return {**_commitment(dice, state.status == OVER and not sealed), "earlier": len(_earlier(state))}


def earlier_dice(state: TableState) -> list[schema.EarlierDice]:
    """The dice that were in use before the match was continued."""
    return [{**_commitment(part, state.status == OVER), "first": first} for first, part in _earlier(state)]


def _earlier(state: TableState) -> Sequence[tuple[int, OneDice]]:
    if not state.started and state.match is not None and state.new_dice:
        return parts_of(state.match.dice)
    return parts_of(state.dice_now)[:-1]


def _guide(state: TableState, seat: int) -> schema.GuideInfo | None:
    """Where the newcomer stands on the path of a guide; nobody else is guided."""
    guided, match = state.guided, state.match
    if guided is None or match is None or not state.started or seat != NEWCOMER:
        return None
    step = guided.shown(match) if state.status == RUNNING else None
    return {
        "step": step.name if step else None,
        "number": min(guided.step + 1, len(guided.guide.steps)),
        "steps": len(guided.guide.steps),
        "point": list(step.point) if step else [],
        "acts": list(guided.to_do) if step else [],
        "done": guided.done or None,
        "strayed": guided.strayed,
        "left": guided.left,
        "over": guided.is_over or state.status == OVER,
    }


def _commitment(dice: OneDice, over: bool) -> schema.Commitment:
    if not isinstance(dice, FairDice):
        return {"commitment": None, "words": [], "secret": None}
    return {"commitment": dice.commitment, "words": list(dice.words), "secret": dice.secret.hex() if over else None}
