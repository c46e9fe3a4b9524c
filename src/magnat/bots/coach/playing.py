"""The compiled part of the coach: what the advice would have done in a whole game, and how games end that go on from its positions.

Playouts go on with the chance numbers of the game: number k of the game is number k of the playout. So a position and the one after an act that the
policy of the playouts would have chosen end alike in every playout.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from magnat.bots.search import exploring
from magnat.core.compile import QUICKLY, TO_THE_END
from magnat.core.declare import CHANCE, NOBODY, scratch
from magnat.core.entries import reach
from magnat.core.game import Game
from magnat.core.play import Match
from magnat.core.stubs import advise, apply, legal, play_on, quick, won

WALK, WORK = 0, 1  # states: where the game stands, and the game played on
STATES = 2
ACTOR, DRAWN, ADVISED, EXPECTED = range(4)  # what is noted of a ply; EXPECTED: what the policy of the playouts would do
NOTES = 4
SHARED_WIN = exploring.SHARED_WIN
WIDEST = 0  # bound: the most acts that can be legal at once


def note_plies(states: Any, acts: Any, notes: Any) -> None:
    """Go through a game and note of every ply who acted, and what would have been expected of them."""
    choices = scratch(WIDEST)
    drawn = 0
    for ply in range(len(acts)):
        notes[ply, ACTOR] = states[WALK].actor
        notes[ply, DRAWN] = drawn
        notes[ply, ADVISED] = acts[ply]
        notes[ply, EXPECTED] = acts[ply]
        if states[WALK].actor == CHANCE:
            drawn += 1
        elif legal(states[WALK], choices) > 1:
            states[WORK] = states[WALK]
            notes[ply, ADVISED] = advise(states[WORK])
            states[WORK] = states[WALK]
            notes[ply, EXPECTED] = quick(states[WORK])
        apply(states[WALK], acts[ply])


def play_from(states: Any, acts: Any, places: Any, drawn: Any, first: int, policies: int, seed: int, limit: int, wins: Any) -> None:
    """wins[index, playout, seat]: its part of the victory when the game goes on from the position before act places[index]; places ascend."""
    ply = 0
    for index in range(len(places)):
        while ply < places[index]:
            apply(states[WALK], acts[ply])
            ply += 1
        for playout in range(len(wins[index])):
            states[WORK] = states[WALK]
            if states[WORK].actor != NOBODY:
                play_on(states[WORK], policies, drawn[index], seed, first + playout, limit, TO_THE_END)
            winners = 0
            for seat in range(states[WORK].seats):
                if states[WORK].actor == NOBODY:
                    winners += won(states[WORK], seat)
            for seat in range(states[WORK].seats):
                if winners:
                    wins[index, playout, seat] = won(states[WORK], seat) * SHARED_WIN // winners
                else:
                    wins[index, playout, seat] = SHARED_WIN // states[WORK].seats


@cache
def noter(game: Game) -> Any:
    return reach(game, "note_plies", note_plies)


@cache
def player(game: Game) -> Any:
    return reach(game, "play_from", play_from)


@dataclass(frozen=True)
class Record:
    """A game as another process needs it to judge it: where it began and which acts followed."""

    game: Game
    base: Any  # the state from which the acts start
    acts: array[int]

    @classmethod
    def of(cls, match: Match) -> Record:
        return cls(match.game, match.base, array("l", [act.act for act in match.played]))

    def start(self) -> Any:
        st = self.base.copy()
        self.game.setup(st)
        return st

    @property
    def seats(self) -> int:
        return int(self.base.seats)


def noted(record: Record) -> Any:
    """Of every ply: who acted, how many numbers chance had drawn, what the advice and the policy of the playouts would have done."""
    notes = np.zeros((len(record.acts), NOTES), np.int64)
    noter(record.game)(record.start().to_records(STATES), np.array(record.acts, np.int64), notes)
    return notes


def wins_from(record: Record, places: list[int], drawn: list[int], first: int, playouts: int, seed: int) -> Any:
    """[place, playout, seat]: parts of SHARED_WIN, in the playouts `first`, `first + 1`, ..."""
    wins = np.zeros((len(places), playouts, record.seats), np.int64)
    game, acts = record.game, np.array(record.acts, np.int64)
    player(game)(record.start().to_records(STATES), acts, np.array(places), np.array(drawn), first, QUICKLY, seed, game.limit, wins)
    return wins.astype(np.int16)
