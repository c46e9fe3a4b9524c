"""A running game, for a person alone among bots: their acts that the advice would not have played, judged from what they could see then.

Worlds are drawn where the record is; the process that plays them out gets nothing else. Nothing is said of others, or of what came of an act.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from magnat.bots.coach.report import Document, said_act, said_seen
from magnat.bots.coach.seeing import Seen, weighed
from magnat.core.asking import hinted
from magnat.core.game import Game

LOOKED_AT = 60  # of one's own decisions, the latest
MOST = 5  # of those that are told


@dataclass(frozen=True)
class Doubtful:
    """An act that the advice would not have played, in a world that the seat could not tell from the true one."""

    place: int
    world: Any
    played: int
    better: int


def doubtful(game: Game, start: Any, acts: Sequence[int], seat: int, luck: int) -> list[Doubtful]:
    """The latest such acts of a seat in a game that began with this state; the last one first."""
    st, asked = start, []
    for place, act in enumerate(acts):
        if st.actor == seat and len(game.legal(st)) > 1:
            asked.append((place, st.copy(), act))
        game.dispatch.apply(st, act)
    found: list[Doubtful] = []
    for place, before, act in reversed(asked[-LOOKED_AT:]):
        game.resample(before, seat, [luck + place, 0])
        better = int(game.advise(before.copy()))
        if better != act:
            found.append(Doubtful(place, before, act, better))
        if len(found) == MOST:
            break
    return found


def looked_at(game: Game, seat: int, one: Doubtful, luck: int) -> Document:
    """What such an act has cost, as far as the player could know: a row of a report, still without words."""
    gain, error, is_sure = weighed(game, one.world, seat, one.played, one.better, luck)
    _, reasons = hinted(game, one.world, seat)
    seen = Seen(seat, one.place, one.played, one.better, gain, error, is_sure, tuple(reasons))
    return {
        "place": one.place,
        "act": said_act(game, one.world, one.played),
        "better": said_act(game, one.world, one.better),
        "seen": said_seen(seen),
    }
