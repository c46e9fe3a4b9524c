"""A running game, for a person alone among bots: their moves that the advice would not have made, judged from what they could see then.

Worlds are drawn where the record is; the process that plays them out gets nothing else. Nothing is said of others, or of what came of a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from magnat.bots.coach.report import Document, said_advice, said_move, said_seen
from magnat.bots.coach.seeing import seen_in
from magnat.bots.search import Plan
from magnat.core.declare import NOBODY
from magnat.core.game import Game

LOOKED_AT = 60  # of one's own decisions, the latest
MOST = 5  # of those that are told


@dataclass(frozen=True)
class Doubtful:
    """A move that the advice would not have made, in a world that the seat could not tell from the true one before it."""

    place: int
    world: Any
    played: Plan  # from the first act that the advice would not have played to the last
    better: int  # instead of the first
    whole: Plan  # what was played and what the seat did after it, before anybody else or chance had a say


def doubtful(game: Game, start: Any, acts: Sequence[int], seat: int, luck: int) -> list[Doubtful]:
    """The latest such moves of a seat in a game that began with this state; the last one first."""
    st, moves = start, list[list[tuple[int, Any]]]()  # of the seat: the place and position of each of its acts
    actor = NOBODY
    for place, act in enumerate(acts):
        if st.actor == seat:
            if actor != seat:
                moves.append([])
            moves[-1].append((place, st.copy()))
        actor = st.actor
        game.dispatch.apply(st, act)
    found: list[Doubtful] = []
    left = LOOKED_AT
    for move in reversed(moves):
        asked = [(place, before) for place, before in move if len(game.legal(before)) > 1][-left:]
        left -= len(asked)
        strays = []
        for place, before in asked:
            game.resample(before, seat, [luck + place, 0])
            if (better := int(game.advise(before.copy()))) != acts[place]:
                strays.append((place, before, better))
        if strays:
            first, world, better = strays[0]
            found.append(Doubtful(first, world, tuple(acts[first : strays[-1][0] + 1]), better, tuple(acts[first : move[-1][0] + 1])))
        if len(found) == MOST or left <= 0:
            break
    return found


def looked_at(game: Game, seat: int, one: Doubtful, luck: int) -> Document:
    """What such a move has cost, as far as the player could know: a row of a report, still without words."""
    return {
        "place": one.place,
        "act": said_move(game, one.world, seat, one.whole, len(one.played)),
        "better": said_advice(game, one.world, seat, len(one.played)),
        "seen": said_seen(seen_in(game, one.world, seat, one.place, one.played, one.better, luck)),
    }
