"""Who has really played a seat: its person or others for it, and as which level a bot has answered. From the record of a table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from magnat.web.entries import Acts, ClockEnded, ComeBack, CoverSeat, HandOver, Pass, Resign, StandingOrder, Undo
from magnat.web.store import EntryRow, Stored


def hands(stored: Stored) -> Iterator[tuple[EntryRow, bool]]:
    """The entries in their order, each with whether a bot plays its seat afterwards in the place of a person."""
    by_bot: set[int] = set()
    for row in stored.entries:
        if row.kind in (CoverSeat.kind, Resign.kind) or (row.kind == HandOver.kind and row.body.get("bot")):
            by_bot.add(row.seat)
        elif row.kind in (ComeBack.kind, HandOver.kind):
            by_bot.discard(row.seat)
        yield row, row.seat in by_bot


def left_to_others(stored: Stored) -> set[int]:
    """The seats for which bots and clocks have played more acts than their people have. What was taken back was not played."""
    own, others = Counter[int](), Counter[int]()
    for row, is_bots in hands(stored):
        if row.kind in (Acts.kind, StandingOrder.kind):
            (others if is_bots else own)[row.seat] += len(row.body["acts"])
        elif row.kind == Pass.kind:
            (others if is_bots else own)[row.seat] += 1
        elif row.kind == Undo.kind:
            own[row.seat] -= row.body["steps"]
        elif row.kind == ClockEnded.kind:
            others[row.seat] += 1
    return {seat for seat in others if others[seat] > own[seat]}


def levels_played(stored: Stored) -> dict[int, str]:
    """The seats at which mostly another level has answered than the one that sits there, and which. Where nobody can look ahead, say."""
    told = defaultdict[int, Counter[str]](Counter)
    for row in stored.entries:
        if row.kind == Acts.kind:
            told[row.seat][row.body.get("by") or ""] += 1
    most = {seat: levels.most_common(1)[0][0] for seat, levels in told.items()}
    return {seat: level for seat, level in most.items() if level}
