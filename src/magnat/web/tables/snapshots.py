"""What a reader gets. Everything that leaves the server about a match is made here, for one reader: a seat, or a spectator."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, cast

from magnat.core.acts import ASKED, EventRow
from magnat.core.dice import FairDice, OneDice, parts_of
from magnat.core.gathering import FREE, Bond
from magnat.core.guide import NEWCOMER
from magnat.core.match import Match
from magnat.core.state import SPECTATOR
from magnat.core.telling import Line
from magnat.web.schemas import responses
from magnat.web.tables.state import OVER, RUNNING, LogLine, TableState

NEARLY = 1000  # entries before the bound at which the table is told of it
Window = Literal["asked", "together", "open"]


@dataclass(frozen=True)
class Reader:
    """Who reads: a seat or SPECTATOR, and whether as the host."""

    seat: int = SPECTATOR
    host: bool = False


ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)  # our documents hold nothing of themselves


def to_bytes(document: Any) -> bytes:
    return ENCODER.encode(document).encode("utf-8", "replace")


def timestamp(at: float) -> str:
    """A time as it is written in JSON."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def snapshot(
    state: TableState, reader: Reader, connected: Sequence[bool], *, spectators: int, lines_from: int, chat_from: int, entries_left: int
) -> responses.Snapshot:
    """The table as its reader may see it; log and chat from the given lines on."""
    match, seat = state.match, reader.seat
    window, phase, rule, deadline, countdown = _question(state, reader)
    legal, refused = _choices(state, seat)
    return {
        "id": state.id,
        "code": state.code,
        "game": state.game.name,
        "version": state.version,
        "status": state.status,
        "me": None if seat == SPECTATOR else seat,
        "host": reader.host,
        "options": dict(state.options),
        "marks": sorted(match.marks) if match else [],
        "seats": [cast(responses.Chair, chair.to_json() | {"connected": there}) for chair, there in zip(state.chairs, connected, strict=True)],
        "spectators": spectators,
        "listed": state.listed and not state.started,
        "spectators_chat": state.spectators_chat,
        "pace": cast(responses.PaceName, state.pace),
        "asked": state.asked if state.status != OVER else [],
        "window": window,
        "phase": phase,
        "phase_rule": rule,
        "deadline": deadline,
        "countdown": countdown,
        "clocks": _clocks(state),
        "view": match.view(seat) if match and state.started else None,
        "legal": legal,
        "refused": refused,
        "undoable": match.undoable(seat) if match and state.status == RUNNING and seat != SPECTATOR else 0,
        "may_take_back": may_take_back(state, seat),
        "orders": None if seat == SPECTATOR else state.orders(seat),
        "ordered": state.status == RUNNING and seat in state.ordered,
        "takebacks": state.takebacks,
        "lines_from": lines_from,
        "lines": [logged(match, line, seat) for line in state.log[lines_from:]] if match else [],
        "chat_from": chat_from,
        "chat": chat(state, chat_from),
        "fair": _fair(state),
        "guide": _guide(state, seat),
        "result": cast(responses.Result | None, state.result()),
        "entries_left": entries_left if entries_left < NEARLY and state.status != OVER else None,
        "rematch": state.rematch,
    }


def chat(state: TableState, chat_from: int) -> list[responses.Message]:
    return [
        {
            "seat": message.seat if message.seat >= 0 else None,
            "name": message.name,
            "text": message.text,
            "remark": message.remark,
            "at": timestamp(message.at),
        }
        for message in state.chat[chat_from:]
    ]


def _question(state: TableState, reader: Reader) -> tuple[Window, str | None, str | None, str | None, responses.CountdownInfo | None]:
    """Window, phase, its rule, when the reader's (else the next) answer is due, and the countdown for everybody."""
    if state.match is None or not state.started or state.status == OVER:
        return cast(Window, ASKED), None, None, None, None
    phase = state.game.phases.entries[state.match.state.phase]
    awaited = [reader.seat] if reader.seat in state.asked else state.asked
    ends = [ends for seat in awaited if (ends := state.deadline(seat)) is not None]
    countdown = state.clocks.countdown() if state.status == RUNNING else None
    return (
        cast(Window, state.match.window),
        phase.name,
        phase.rule,
        timestamp(min(ends)) if ends else None,
        {"until": timestamp(countdown[0]), "seconds": countdown[1]} if countdown else None,
    )


def _clocks(state: TableState) -> responses.Clocks:
    rules = state.clocks.rules
    return cast(responses.Clocks, rules.to_json() | {"bank": [round(left, 3) for left in state.clocks.bank]})


def _choices(state: TableState, seat: int) -> tuple[list[responses.Choice], list[responses.RefusedChoice]]:
    """What the reader may do now, and what not and why."""
    legal: list[responses.Choice] = []
    refused: list[responses.RefusedChoice] = []
    match = state.match
    if match is None or state.status != RUNNING or seat not in state.asked or state.playing_bot(seat) is not None:
        return legal, refused
    game, st = state.game, match.asking(seat)
    for block in game.phases.entries[st.phase].pairs:
        row = game.blocks[block]
        for act in range(row.number, row.number + row.size):
            spelled = (block, act - row.number)
            reason = game.refusal(st, act)
            if reason is None:
                legal.append({"act": spelled})
            else:
                refused.append({"act": spelled, "reason": reason.reason, "rules": list(reason.rules)})
    return legal, refused


def may_take_back(state: TableState, seat: int) -> bool:
    """Whether the table allows this seat to go back over bots and chance."""
    if state.match is None or not state.takebacks or state.people > 1 or state.status != RUNNING or seat == SPECTATOR:
        return False
    return any(act.seat == seat for act in state.match.played)


def logged(match: Match, line: LogLine, seat: int, *, everything: bool = False) -> responses.LogLine:
    """A line of the log for a reader; `everything` only after the end."""
    row = match.game.events[line.line.event]
    if everything:
        values: dict[str, int | None] = dict(zip(row.kinds, line.line.values, strict=True))
    else:
        values = match.values(line.line, seat)
    return _line(line.ply, line.line.event, values, row, line.bond, timestamp(line.at))


def foreseen(match: Match, ply: int, line: Line, seat: int) -> responses.LogLine:
    """A line that acts would write; they have no time yet."""
    return _line(ply, line.event, match.values(line, seat), match.game.events[line.event], FREE, None)


def _line(ply: int, event: str, values: dict[str, int | None], row: EventRow, bond: Bond, at: str | None) -> responses.LogLine:
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


def _fair(state: TableState) -> responses.Fair:
    """The commitment from the beginning, with the words in use; the secret when nothing can be drawn any more."""
    *earlier, (_, dice) = parts_of(state.dice_now)
    if not state.started and state.match is not None and state.new_dice:
        earlier = list(parts_of(state.match.dice))
    over = state.status == OVER
    return {**_commitment(dice, over), "earlier": [{**_commitment(part, over), "first": first} for first, part in earlier]}


def _guide(state: TableState, seat: int) -> responses.GuideInfo | None:
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


def _commitment(dice: OneDice, over: bool) -> responses.Commitment:
    if not isinstance(dice, FairDice):
        return {"commitment": None, "words": [], "secret": None}
    return {"commitment": dice.commitment, "words": list(dice.words), "secret": dice.secret.hex() if over else None}
