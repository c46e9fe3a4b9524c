"""What a reader gets. Everything that leaves the server about a match is made here, for one reader: a seat, or a spectator."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from magnat.core.acts import ASKED
from magnat.core.dice import FairDice
from magnat.core.match import Line, Match
from magnat.core.state import SPECTATOR
from magnat.web.course import OVER, RUNNING, Course


@dataclass(frozen=True)
class Reader:
    """Who reads: a seat or SPECTATOR, and whether as the host."""

    seat: int = SPECTATOR
    host: bool = False


def dumped(document: Any) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def moment(at: float | None) -> str | None:
    """A time as it is written in JSON."""
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def snapshot(course: Course, reader: Reader, connected: Sequence[bool], *, lines_from: int = 0, chat_from: int = 0) -> dict[str, Any]:
    """The table as its reader may see it; lines and chat from the given places on."""
    match, started = course.match, course.started
    return {
        "id": course.id,
        "code": course.code,
        "game": course.game.NAME,
        "version": course.number,
        "status": course.status,
        "me": None if reader.seat == SPECTATOR else reader.seat,
        "host": reader.host,
        "options": course.options,
        "marks": sorted(match.marks) if match else [],
        "seats": [chair.to_json() | {"connected": there} for chair, there in zip(course.chairs, connected, strict=True)],
        "asked": course.asked if course.status != OVER else [],
        **_question(course, reader),
        "clocks": _clocks(course),
        "view": match.view(reader.seat) if match and started else None,
        **_choices(course, reader.seat),
        "orders": None if reader.seat == SPECTATOR else course.orders(reader.seat),
        "ordered": course.status == RUNNING and reader.seat in course.ordered,
        "takebacks": course.takebacks,
        "lines_from": lines_from,
        "lines": [line(match, told.place, told.line, told.at, reader.seat) for told in course.told[lines_from:]] if match else [],
        "chat_from": chat_from,
        "chat": chat(course, chat_from),
        "fair": _fair(course),
        "result": match.result() if match and course.status == OVER else None,
        "rematch": course.rematch,
    }


def chat(course: Course, chat_from: int) -> list[dict[str, Any]]:
    said = course.chat[chat_from:]
    return [{"seat": one.seat, "name": one.name, "text": one.text, "remark": one.remark, "at": moment(one.at)} for one in said]


def _question(course: Course, reader: Reader) -> dict[str, Any]:
    if course.match is None or not course.started or course.status == OVER:
        return {"window": ASKED, "phase": None, "phase_rule": None, "deadline": None, "countdown": None}
    phase = course.game.Phase.entries[course.match.state.phase]
    awaited = [reader.seat] if reader.seat in course.asked else course.asked
    ends = [ends for seat in awaited if (ends := course.deadline(seat)) is not None]
    countdown = course.clocks.countdown() if course.status == RUNNING else None
    return {
        "window": course.match.window,
        "phase": phase.name,
        "phase_rule": phase.rule,
        "deadline": moment(min(ends, default=None)),
        "countdown": {"until": moment(countdown[0]), "seconds": countdown[1]} if countdown else None,
    }


def _clocks(course: Course) -> dict[str, Any]:
    rules = course.clocks.rules
    return rules.to_json() | {"bank": [round(left, 3) for left in course.clocks.bank]}


def _choices(course: Course, seat: int) -> dict[str, Any]:
    """What the reader may do now, and what not and why; and how much may be taken back."""
    match = course.match
    if match is None or course.status != RUNNING or seat == SPECTATOR:
        return {"legal": [], "refused": [], "undoable": 0, "may_take_back": may_take_back(course, seat)}
    legal: list[dict[str, Any]] = []
    refused: list[dict[str, Any]] = []
    if seat in course.asked and course.playing_bot(seat) is None:
        game, st = course.game, match._asking(seat, match.state)
        for block in game.Phase.entries[st.phase].pairs:
            row = game.Block[block]
            for act in range(row.number, row.number + row.size):
                spelled = [block, act - row.number]
                reason = game.refusal(st, act)
                if reason is None:
                    legal.append({"act": spelled})
                else:
                    refused.append({"act": spelled, "reason": reason.reason, "rules": list(reason.rules)})
    return {"legal": legal, "refused": refused, "undoable": match.undoable(seat), "may_take_back": may_take_back(course, seat)}


def may_take_back(course: Course, seat: int) -> bool:
    """Whether the table allows this seat to go back over bots and chance."""
    if course.match is None or not course.takebacks or course.people > 1 or course.status != RUNNING or seat == SPECTATOR:
        return False
    return any(act.seat == seat for act in course.match.played)


def line(match: Match, place: int, told: Line, at: float | None, seat: int, *, everything: bool = False) -> dict[str, Any]:
    """A line of the log; `everything` only after the end."""
    row = match.game.events[told.event]
    if everything:
        values: dict[str, int | None] = dict(zip(row.kinds, told.values, strict=True))
    else:
        values = match.values(told, seat)
    return {"place": place, "event": told.event, "values": values, "rules": list(row.rules), "chapter": row.chapter, "at": moment(at)}


def _fair(course: Course) -> dict[str, Any]:
    """The commitment from the beginning; the secret when nothing can be drawn any more."""
    dice = course.dice_now
    if not isinstance(dice, FairDice):
        return {"commitment": None, "words": [], "secret": None}
    return {"commitment": dice.commitment, "words": list(dice.words), "secret": dice.secret.hex() if course.status == OVER else None}


def curves(match: Match) -> list[list[int]]:
    """For every seat, how it stood before each act and at the end."""
    st = match.state_at(0)
    standing = [[match.game.standing(st, seat)] for seat in range(st.seats)]
    for act in match.played:
        match.game.dispatch.apply(st, act.act)
        for seat, row in enumerate(standing):
            row.append(match.game.standing(st, seat))
    return standing
